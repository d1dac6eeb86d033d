/// Manual changes to the log, in lines and as JSON.

import PlanWording
import SessionModel
import TrainingStore

struct HistorySheet {
  var corrections: [Correction]
  var undoings: [ImportUndoing] = []
  var formatter: UnitFormatter
  /// How many acts are shown.
  var most = Int.max

  private enum Act {
    case correction(Correction)
    case undoing(ImportUndoing)

    var milliseconds: Int {
      switch self {
      case .correction(let correction): correction.wallMilliseconds
      case .undoing(let undoing): undoing.moment.milliseconds
      }
    }
  }

  /// The newest first; corrections stay in their order.
  private var acts: [Act] {
    var acts = corrections.map(Act.correction)
    for undoing in undoings.map(Act.undoing) {
      let place = acts.firstIndex { $0.milliseconds <= undoing.milliseconds } ?? acts.count
      acts.insert(undoing, at: place)
    }
    return Array(acts.prefix(most))
  }

  func lines() -> [String] {
    acts.flatMap { act -> [String] in
      switch act {
      case .correction(let correction): return lines(of: correction)
      case .undoing(let undoing):
        let found = undoing.found
        let day = WallMoment(milliseconds: found.wallMilliseconds, utcOffsetSeconds: found.utcOffsetSeconds).day.isoText
        return [
          "\(undoing.moment.minuteText)  " + LogText.importTakenBack.said(in: formatter.language),
          "  " + ExchangeText.importLine(day: day, found).said(in: formatter.language),
        ]
      }
    }
  }

  var json: [CorrectionJSON] {
    acts.map { act in
      switch act {
      case .correction(let correction): CorrectionJSON(correction)
      case .undoing(let undoing): CorrectionJSON(undoing)
      }
    }
  }

  private func lines(of correction: Correction) -> [String] {
    let act = LogText.act(correction.act, isUndone: correction.isUndone).said(in: formatter.language)
    return ["\(correction.time)  \(act)"] + changes(of: correction)
  }

  /// `12.3  Bench press  8 × 80 kg → 7 × 82.5 kg`. An act on thousands of sets is one act; JSON has all of it.
  func changes(of correction: Correction) -> [String] { shortened(correction.changes, of: correction.count) }

  /// The first of so many changes.
  func shortened(_ changes: [Correction.Change], of count: Int) -> [String] {
    if count <= Correction.shown { return lines(of: changes) }
    let lines = lines(of: Array(changes.prefix(Correction.shown - 1)))
    return lines + ["  " + LogText.moreChanges(count - lines.count).said(in: formatter.language)]
  }

  func lines(of changes: [Correction.Change]) -> [String] {
    changes.map { change in
      let (other, role) = (change.otherExercise, change.otherRole)
      let before = text(change.before, withExercise: other, withRole: role)
      let after = text(change.after, withExercise: other, withRole: role)
      // The same name, of another exercise.
      let remark = other && before == after ? " (\(LogText.inLibraryNow.said(in: formatter.language)))" : ""
      let mark = change.hasEffect ? "" : LogText.withoutEffect.said(in: formatter.language) + " "
      return [change.entry.text, name(change), "\(mark)\(before) → \(after)\(remark)"]
    }.alignedColumns().map { "  " + $0 }
  }

  private func name(_ change: Correction.Change) -> String {
    switch change.before ?? change.after {
    case .session(let name, _, _): formatter.language.sessionName(name)
    case .set(let exercise, _, _, _): formatter.exercise(exercise)
    case .score(let titled): ScoreText(formatter: formatter).name(titled)
    case nil: ""
    }
  }

  private func text(_ content: Correction.Content?, withExercise: Bool, withRole: Bool) -> String {
    switch content {
    case .session(let name, let day, let length):
      "\(day.isoText) \(formatter.language.sessionName(name))" + (length.map { ", " + text($0) } ?? "")
    case .set(let exercise, let performance, let load, let role):
      (withExercise ? formatter.exercise(exercise) + " " : "") + done(exercise, performance, load)
        + (withRole ? " · " + name(of: role) : "")
    case .score(let titled): ScoreText(formatter: formatter).words(titled.score)
    case nil: LogText.noEntry.said(in: formatter.language)
    }
  }

  private func text(_ length: Milliseconds) -> String {
    length > .zero ? formatter.minutes(length) : LogText.unknownLength.said(in: formatter.language)
  }

  private func name(of role: Role) -> String {
    switch role {
    case .work: LogText.workingSet.said(in: formatter.language)
    case .warmup: SheetText.warmup.said(in: formatter.language)
    case .drop: SheetText.drop.said(in: formatter.language)
    }
  }

  private func done(_ exercise: Exercise, _ performance: Performance, _ load: Load) -> String {
    let done = StepText(formatter: formatter).done(performance, load: load)
    return done.isEmpty ? formatter.exercise(exercise) : done
  }
}

extension Correction.Change {
  /// Whether it changed the exercise of the set.
  fileprivate var otherExercise: Bool {
    guard case .set(let before, _, _, _)? = before, case .set(let after, _, _, _)? = after else { return false }
    return before != after
  }

  /// Whether it made a warm-up, a drop or a working set of it.
  fileprivate var otherRole: Bool {
    guard case .set(_, _, _, let before)? = before, case .set(_, _, _, let after)? = after else { return false }
    return before != after
  }

  /// Undoing what had no effect has none.
  fileprivate var reversed: Correction.Change {
    if !hasEffect { return self }
    return Correction.Change(entry: entry, before: after, after: before)
  }
}

extension Correction {
  /// What undoing it does.
  var reversed: Correction {
    var reversed = self
    reversed.changes = changes.map(\.reversed)
    return reversed
  }

  /// When it was made, in local time.
  fileprivate var time: String {
    WallMoment(milliseconds: wallMilliseconds, utcOffsetSeconds: utcOffsetSeconds).minuteText
  }
}

/// An action in `satz log --history --json`.
struct CorrectionJSON: Encodable {
  var id: Int
  var act: String
  var time: String
  var undone: Bool
  var changes: [Change]
  /// The file of an import that was undone.
  var file: String?

  struct Change: Encodable {
    var entry: String
    var before: Content?
    var after: Content?
    /// True if the entry had changed or gone before, on another machine; otherwise not there.
    var withoutEffect: Bool?
  }

  struct Content: Encodable {
    var day: String?
    var name: String?
    var exercise: String?
    var reps: Int?
    /// The reps of each part of a cluster.
    var parts: [Int]?
    var seconds: Double?
    var metres: Double?
    var kcal: Int?
    var loadGrams: Int?
    var rpe: Double?
    var role: String?
    /// The kind of a score; `name` is that of its block, if it has one.
    var score: String?
    var rounds: Int?
    var of: Int?
    var least: Int?
  }

  init(_ undoing: ImportUndoing) {
    (id, act, time) = (undoing.found.id, "undo-import", undoing.moment.minuteText)
    (undone, changes, file) = (false, [], undoing.found.file)
  }

  init(_ correction: Correction) {
    id = correction.id
    act = correction.act.rawValue
    time = correction.time
    undone = correction.isUndone
    changes = correction.changes.map {
      Change(
        entry: $0.entry.text, before: $0.before.map(Content.init), after: $0.after.map(Content.init),
        withoutEffect: $0.hasEffect ? nil : true)
    }
  }
}

extension CorrectionJSON.Content {
  init(_ content: Correction.Content) {
    switch content {
    case .session(let name, let day, let length):
      (self.name, self.day) = (name, day.isoText)
      seconds = length.flatMap { $0 > .zero ? $0.inSeconds : nil }
    case .set(let exercise, let done, let load, let role):
      self.exercise = exercise.key
      self.role = role.rawValue
      (reps, kcal, seconds) = (done.reps, done.energy?.kilocalories, done.time?.inSeconds)
      parts = done.parts
      metres = done.distance.map { Double($0.millimetres) / 1000 }
      rpe = done.rpeTenths.map { Double($0) / 10 }
      switch load {
      case .mass(_, let each, _): loadGrams = each.grams
      case .bodyweight(let plus): loadGrams = plus.grams
      case .unstated, .asked, .share: break
      }
    case .score(let titled):
      let record = ScoreJSON(titled.score)
      (name, score, seconds, reps) = (titled.title, record.score, record.seconds, record.reps)
      (rounds, of, least, loadGrams) = (record.rounds, record.of, record.least, record.loadGrams)
    }
  }
}
