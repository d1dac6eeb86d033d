/// A plan has no sets without reps, but what was done may have: `squat 0 @ 120kg` is a lift that failed.

import PlanLanguage

enum MissedReps {
  /// Stands for no reps while the text is compiled: a number that a set may have, and that the text does not.
  static func standIn(in text: String) -> Int { (900...999).last { !text.contains("\($0)") } ?? 999 }

  /// The text with a number in place of each zero; nil if there is anything else wrong with it, or no load was tried.
  static func attempt(_ source: [UInt8], _ diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.filter { $0.problem.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.problem == .meaning(.nothingToDo(.reps)) }),
      source.contains(UInt8(ascii: "@"))
    else { return nil }
    let number = standIn(in: String(decoding: source, as: UTF8.self))
    var bytes = source
    for span in errors.map(\.span).sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: "\(number)".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
