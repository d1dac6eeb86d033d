/// Takes a result with the bodyweight in it where the plan leaves the load open: the set is then one with the bodyweight,
/// and so are those after it that ask the same.

import SessionModel
import TrainingStore

extension LivePrompt {
  func doneOnBody(_ done: Performance, _ plus: Mass, at now: Instant) {
    guard let run, let view = snapshot(at: now), view.phase == .work, !view.isPaused,
      case .work(let work)? = view.current
    else { return notice(.refused(.wrongMeasure(fitting: workOfResult(at: now)?.target.exampleOfDone))) }
    let atHand = run.engine.blockAtHand(at: run.instant(at: .atBoot(now)))
    let asksTheSame = run.engine.session.works.filter { id, other in
      if id == atHand { return true }
      guard case .asked = work.load else { return false }
      return other.exercise == work.exercise && other.load == work.load && other.role == work.role
    }
    let units = WrittenUnits.given(load: done.units?.load, distance: work.units?.distance)
    let revisions = asksTheSame.map { id, other in
      Revision(
        block: id, target: other.target, load: .bodyweight(plus: plus), effort: other.effort, rampTo: other.rampTo,
        units: units)
    }
    attempt { () throws(StoreProblem) in
      _ = try log.run?.perform(.revise(revisions), at: .atBoot(now))
    }
    var done = done
    done.units = WrittenUnits.given(load: nil, distance: done.units?.distance)
    command(.done(done), at: now)
  }
}
