/// What a session comes to if every set is done as prescribed: with the loads that follow from earlier sets of it.

import SessionModel

extension Plan {
  /// The planned course of a session, in which a load that is taken from another set, `80% of lifted(1)`, is known if that
  /// set is prescribed with a load. Its sets are those that the session begins with, whatever rules make of them.
  public func courseAsPrescribed(of compiled: Compiled) -> [CourseStep] {
    guard let session = compiled.session else { return [] }
    let course = session.plannedCourse()
    guard hasLiveRules else { return course }
    let done = perform(compiled, compiled.declaration) { _, work in .prescribed(by: work) }.log
    var works: [Occurrence: Work] = [:]
    for set in done where works[set.occurrence] == nil { works[set.occurrence] = set.work }
    return course.map { step in
      guard case .work = step.step, let work = works[step.occurrence] else { return step }
      return CourseStep(occurrence: step.occurrence, step: .work(work))
    }
  }
}
