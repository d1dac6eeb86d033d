/// A plan gives a sitting or a workout a name; what was done may have none: `meditation < sit 10min >`.

import PlanLanguage
import PlanWording
import SessionModel

enum UntitledSession {
  /// The text with what kind of session it is in place of each missing name; nil if there is anything else wrong with it.
  static func attempt(_ source: [UInt8], _ diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.filter { $0.problem.severity == .error }
    guard !errors.isEmpty else { return nil }
    var bytes = source
    for error in errors.sorted(by: { $0.span.start > $1.span.start }) {
      guard case .syntax(.missingTitle(let word)) = error.problem, let kind = Session.Kind(rawValue: word) else {
        return nil
      }
      let end = Int(error.span.end)
      bytes.replaceSubrange(end..<end, with: " \"\(kind.said(in: .current))\"".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
