/// Writes the log in the form of another program, and counts what that form cannot hold.

import SessionModel

/// The forms in which other programs read a log.
public enum OtherForm: Hashable, Sendable, CaseIterable {
  /// As Strong exports it: one row for each set.
  case strong
  /// As Hevy exports it: one row for each set.
  case hevy
  /// iCalendar (RFC 5545): one event for each session.
  case calendar

  /// What precedes the first entry, with its line end.
  public var header: String {
    switch self {
    case .strong: StrongCSV.header
    case .hevy: HevyCSV.header
    case .calendar: SessionCalendar.header
    }
  }

  /// What follows the last entry.
  public var footer: String {
    switch self {
    case .strong, .hevy: ""
    case .calendar: SessionCalendar.footer
    }
  }

  /// An entry of the log in this form, empty if it has no place there; what is lost is added to `losses`. `knows` says
  /// whether the app has an exercise of this name.
  public func text(
    of entry: PortableEntry, knowing knows: (String) -> Bool, losing losses: inout FormLosses
  ) -> String {
    switch entry {
    case .bodyweight:
      losses.bodyweights += 1
      return ""
    case .max:
      losses.maxes += 1
      return ""
    case .session(let session):
      switch self {
      case .strong: return StrongCSV.rows(of: session, knowing: knows, losing: &losses)
      case .hevy: return HevyCSV.rows(of: session, knowing: knows, losing: &losses)
      case .calendar: return SessionCalendar.event(of: session)
      }
    }
  }
}

/// What a form could not hold, each as a number or by its names.
public struct FormLosses: Hashable, Sendable {
  /// Bodyweights that were left out.
  public var bodyweights = 0
  /// One-rep maxes that were left out.
  public var maxes = 0
  /// Sessions without sets, which were left out.
  public var emptySessions = 0
  /// Sessions with a number after their name, as another of that name began in the same minute.
  public var namesakes = 0
  /// Sets that say nothing which the form has a column for, left out.
  public var sets = 0
  /// Scores of blocks that were left out.
  public var scores = 0
  /// Clusters whose parts are written as sets of their own.
  public var clusters = 0
  /// Sets with two implements, written with the load of one.
  public var pairs = 0
  /// Sets whose calories were left out.
  public var energies = 0
  /// Sets whose heart rate was left out.
  public var heartRates = 0
  /// Sets whose side of the body was left out.
  public var sides = 0
  /// Sets whose RPE was left out.
  public var efforts = 0
  /// Sets whose distance was left out.
  public var distances = 0
  /// Warm-ups and drops, written as ordinary sets.
  public var roles = 0
  /// Sets whose superset was left out.
  public var supersets = 0
  /// Loads in pounds, written in kilograms.
  public var pounds = 0
  /// Sets that are only in the text of the session.
  public var noted = 0
  /// Notes that were left out.
  public var notes = 0
  /// Sessions whose times were cut to whole minutes.
  public var seconds = 0
  /// Sessions whose time of day nobody knows, written as 00:00.
  public var timesOfDay = 0
  /// Titles of sessions that were left out.
  public var titles = 0
  /// The names of exercises that the app does not have: it makes exercises of the athlete's own of them.
  public var ownExercises: Set<String> = []

  /// Nothing is lost.
  public init() {}
}

extension PortableSession {
  /// Whether anybody knows when it began. A session without a time of day begins with its day, and so does one that began
  /// at midnight by an app which writes the time of day.
  var isTimeKnown: Bool {
    let app = ForeignApp.allCases.first { identity.hasPrefix($0.rawValue + "-") }
    return !began.isMidnight || app?.mayLackTimeOfDay == false
  }

  /// The forms of other apps always have a time of day.
  func loseTimeOfDay(_ losses: inout FormLosses, toTheMinute: Bool = false) {
    let ofDay = began.local - began.day.number * 86_400_000
    if !isTimeKnown { losses.timesOfDay += 1 }
    if toTheMinute, ofDay / 1000 % 60 > 0 || (length?.count ?? 0) / 1000 % 60 > 0 { losses.seconds += 1 }
  }
}

extension PortableSet {
  /// The numbers that other apps have columns for; nil if there are none. A set that is only counted in calories or
  /// rounds keeps its time.
  func figures(knowing knows: (String) -> Bool, losing losses: inout FormLosses) -> ForeignFigures? {
    let hasOwn = performance.reps != nil || performance.time != nil || performance.distance != nil
    let lasted = ended > began ? ended - began : nil
    guard hasOwn || lasted != nil else {
      losses.sets += 1
      return nil
    }
    if performance.energy != nil { losses.energies += 1 }
    if heartRate != nil { losses.heartRates += 1 }
    if side != nil { losses.sides += 1 }
    if performance.units?.load == .pounds { losses.pounds += 1 }
    var figures = ForeignFigures(
      exercise: exercise.name, reps: performance.reps, time: hasOwn ? performance.time : lasted,
      distance: performance.distance, rpeTenths: performance.rpeTenths)
    switch load {
    case .mass(let count, let each, _):
      if count > 1 { losses.pairs += 1 }
      figures.load = each
    case .bodyweight(let plus):
      // Both apps know assistance by the name of the exercise.
      if plus.grams < 0, !exercise.name.lowercased().contains("assisted") { figures.exercise += " (Assisted)" }
      figures.load = plus.grams == 0 ? nil : Mass(grams: abs(plus.grams))
    case .unstated, .asked, .share: break
    }
    if !knows(figures.exercise) { losses.ownExercises.insert(figures.exercise) }
    return figures
  }
}

/// A set as other apps know it.
struct ForeignFigures {
  var exercise: String
  /// Of one implement, or what is added to the bodyweight.
  var load: Mass?
  var reps: Int?
  var time: Milliseconds?
  var distance: Length?
  var rpeTenths: Int?

  /// In whole seconds, at least one of a set that took any time.
  var seconds: Int? { time.map { max($0.count > 0 ? 1 : 0, ($0.count + 500) / 1000) } }
  /// `8.5`.
  var rpe: String { rpeTenths.map { PlainLog.decimal($0 * 100) } ?? "" }
}
