/// Where the heart rate comes from, as the user says it: by the setting `heart-rate`, or by `--heart-rate`.

import SessionModel

enum HeartRateChoice: Equatable, Sendable {
  case off
  /// A strap that BlueZ knows.
  case bluetooth
  /// A line for the shell.
  case command(String)

  init(_ text: String) {
    switch text.lowercased() {
    case "off", "": self = .off
    case "bluetooth": self = .bluetooth
    default: self = .command(text)
    }
  }
}

/// Something that measures. It is waited for as any input of the loop is, and never blocks.
protocol HeartRateSource: AnyObject {
  var descriptors: [CInt] { get }
  func ready(_ descriptor: CInt, at now: Instant) -> HeartRateEvent?
  /// Ends it for good.
  func close()
}

enum HeartRateEvent: Equatable, Sendable {
  /// In beats per minute; plausible.
  case measured(Int)
  /// What the user should know, once.
  case trouble(HeartRateText)
}
