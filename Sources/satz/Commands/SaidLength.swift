/// The length of a session as it is said after `--time`.

import PlanWording
import SessionModel

struct SaidLength {
  var time: Milliseconds
  /// `, 1 h 10 min`, where `1:10` could be 70 minutes or 70 seconds; otherwise empty.
  var spelling = ""

  /// Sessions last hours and minutes: `1:10` is 70 minutes. `45:00`, and the time of work that is done for time or over
  /// a distance, are minutes and seconds. Ends the command if it is no length.
  init(_ text: String, isOfWork: Bool) throws {
    guard let time = Self.length(text, isOfWork: isOfWork) else {
      throw fail(.invalidValue(option: "--time", value: text, .length), .usage)
    }
    self.time = time
    if text.split(separator: ":").count == 2 { spelling = ", " + UnitFormatter(language: .current).spelled(time) }
  }

  private static func length(_ text: String, isOfWork: Bool) -> Milliseconds? {
    guard var time = PerformanceText.time(text[...]) else { return nil }
    let parts = text.split(separator: ":")
    if parts.count == 2, !isOfWork, let hours = Int(parts[0]), hours < 10 { time = Milliseconds(time.count * 60) }
    return (0...86_400_000).contains(time.count) ? time : nil
  }
}

extension UnitFormatter {
  /// With the names of its units, as `1:10` could be read in two ways: `1 h 10 min`, `7 min 30 s`.
  fileprivate func spelled(_ time: Milliseconds) -> String {
    let seconds = time.count / 1000
    let parts: [(WideInt, String)] = [(seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
