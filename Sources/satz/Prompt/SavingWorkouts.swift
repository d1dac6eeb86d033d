/// `save` and `favourite` at the prompt: the plan of the running session becomes a saved workout.

import PlanWording
import SessionModel
import TrainingStore

extension LivePrompt {
  /// Under the session's name, unless another one is given. A session that was typed needs one.
  func save(as wanted: String?, at now: Instant) {
    guard let run else { return notice(.refused(.noSession)) }
    let isTyped = run.source.isEmpty
    guard let name = wanted ?? (isTyped ? nil : run.engine.session.name) else {
      return notice(.refused(.needsName))
    }
    guard !isTyped || !typedItems.isEmpty else { return notice(.refused(.nothingToSave)) }
    let title = name.asTitle
    guard !title.isEmpty else { return say(.misused(CommandWord.save.usage)) }
    let text = isTyped ? "workout \"\(title)\" <\n\(typedItems.map { "  " + $0 + "\n" }.joined())>\n" : run.source
    attempt { () throws(StoreProblem) in
      let outcome = try store?.saveWorkout(Array(text.utf8), named: title, at: .atBoot(now))
      savedName = title
      switch outcome {
      case .created?: notice(.workoutCreated(title))
      case .changed?: notice(.workoutSaved(title))
      case .unchanged?: print(WorkoutText.unchanged(title).said(in: formatter.language))
      case nil: notice(.refused(.noSession))
      }
    }
  }

  /// `favourite`, `favourite Push`, `favourite --off`.
  func favourite(_ arguments: String, at now: Instant) {
    let words = ToolLine.words(arguments)
    let named = words.filter { !$0.hasPrefix("-") }.joined(separator: " ")
    let name = named.isEmpty ? nameOfSession : named
    guard !named.isEmpty || run != nil else { return notice(.refused(.noSession)) }
    // That of this session is saved first; one that was typed has no name yet.
    if named.isEmpty, name.isEmpty || !words.contains("--off"), !isSaved(name) {
      save(as: nil, at: now)
      guard isSaved(name) else { return }
    }
    perform(ToolLine(["workouts", "favourite", name] + words.filter { $0.hasPrefix("-") }), at: now)
  }

  /// That under which it is saved, or else its own.
  private var nameOfSession: String {
    guard let run else { return "" }
    if let savedName { return savedName }
    let same = run.source.isEmpty ? nil : (try? store?.workouts())?.first { $0.source == Array(run.source.utf8) }
    return same?.name ?? run.engine.session.name
  }

  private func isSaved(_ name: String) -> Bool { planNames.contains(name) }

  /// The names that `run` takes, besides files.
  var planNames: [String] { (try? store?.workouts())?.map(\.name) ?? [] }
}
