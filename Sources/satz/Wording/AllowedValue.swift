/// What an option or argument takes, said where it was given something else.

import PlanWording
import TrainingStore

enum AllowedValue: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  case whole(ClosedRange<Int>)
  /// 0 clears it.
  case zeroOr(ClosedRange<Int>)
  case day
  /// The day that was given is none: its month has fewer.
  case dayOfMonth(days: Int)
  case timeOfDay
  case length
  case month
  /// The week, month or year of a review.
  case period
  /// A month or a year alone, without `--json`.
  case textOnly
  case load(upTo: Int)
  case bodyweight
  /// What has come by now.
  case past
  /// Whole years, at most so many.
  case years(Int)
  case sessionNumber
  /// An entry of the log of another kind.
  case session
  /// A file, and not standard output.
  case file
  /// Nothing is drawn of what was asked for.
  case nothingHere

  func said(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    switch self {
    case .words(let words): "it takes \(words.joined(separator: ", ", last: " or "))"
    case .whole(let range):
      range.upperBound == .max
        ? "it takes a whole number from \(range.lowerBound)"
        : "it takes a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .zeroOr(let range): "it takes a whole number from \(range.lowerBound) to \(range.upperBound), and 0 clears it"
    case .day: "it takes a day such as 2026-11-19, today or yesterday"
    case .dayOfMonth(let days): "that month has \(days) days"
    case .timeOfDay: "it takes a time of day from 0:00 to 23:59, such as 18:30"
    case .length: "it takes a length up to 24h, such as 45min"
    case .month: "it takes a month such as 2026-11, or a year"
    case .period: "it takes week, month or year, a month such as 2026-11, or a year such as 2026"
    case .textOnly: "as JSON it takes one month, such as 2026-11"
    case .load(let most): "it takes a load up to \(most)kg, such as 82.5kg or 180lb"
    case .bodyweight: "a bodyweight is from 20kg to 400kg, such as 82.5kg or 180lb"
    case .past: "that is still to come"
    case .years(let most): "that is more than \(most) years"
    case .sessionNumber: "it takes the number of a session, today, yesterday or last"
    case .session: "it belongs to a whole session, such as 12"
    case .file: "it takes a file here"
    case .nothingHere: "there is no picture of this"
    }
  }

  private var german: String {
    switch self {
    case .words(let words): "möglich: \(words.joined(separator: ", ", last: " oder "))"
    case .whole(let range):
      range.upperBound == .max
        ? "möglich ist eine ganze Zahl ab \(range.lowerBound)"
        : "möglich ist eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound)"
    case .zeroOr(let range):
      "möglich ist eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound); 0 löscht den Wert"
    case .day: "möglich: ein Tag wie 2026-11-19, heute oder gestern"
    case .dayOfMonth(let days): "dieser Monat hat \(days) Tage"
    case .timeOfDay: "möglich: eine Uhrzeit von 0:00 bis 23:59, etwa 18:30"
    case .length: "möglich: eine Dauer bis 24h, etwa 45min"
    case .month: "möglich: ein Monat wie 2026-11 oder ein Jahr"
    case .period: "möglich: week, month oder year, ein Monat wie 2026-11 oder ein Jahr wie 2026"
    case .textOnly: "möglich als JSON: ein Monat wie 2026-11"
    case .load(let most): "möglich: eine Last bis \(most)kg, etwa 82.5kg oder 180lb"
    case .bodyweight: "ein Körpergewicht liegt zwischen 20kg und 400kg, etwa 82.5kg oder 180lb"
    case .past: "das liegt noch in der Zukunft"
    case .years(let most): "das sind mehr als \(most) Jahre"
    case .sessionNumber: "möglich: die Nummer einer Session, heute, gestern oder last"
    case .session: "das gehört zu einer ganzen Session, etwa 12"
    case .file: "möglich ist hier eine Datei"
    case .nothingHere: "davon gibt es kein Bild"
    }
  }
}

extension AllowedValue {
  /// Why this is no day: it has the form of one and its month has fewer days, or any other reason.
  static func day(for text: String) -> AllowedValue {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2], (29...31).contains(day),
      let last = (28...31).last(where: { Day(year: year, month: month, day: $0) != nil })
    else { return .day }
    return .dayOfMonth(days: last)
  }
}
