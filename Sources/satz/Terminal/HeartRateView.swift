/// The heart rate on the screen: `♥ 128 · zone 2 · above target`, or `♥ 128 · 15 s ago`.

struct HeartRateView: Equatable, Sendable {
  /// Where it is, seen from what the plan asks of it.
  enum Place: Equatable, Sendable { case below, within, above }

  /// `128`
  var rate: String
  /// `zone 2`; nil if nobody knows.
  var zone: String?
  /// `above target`; nil without one.
  var target: String?
  var place: Place?
  /// `15 s ago`; nil while it is the present value.
  var age: String?
  /// `15s`, where there is little room.
  var shortAge = ""
  /// In words, for somebody who does not see the heart: `Heart rate 128, above target`; nil without a target.
  var spoken: String?

  /// `♥ 128`, and its age.
  var short: StyledText {
    guard let age else { return StyledText("♥ ", .tone(.alert)) + StyledText(rate) }
    return StyledText("♥ \(rate) · \(age)", .faint)
  }

  /// In nine columns.
  var narrow: StyledText { age == nil ? short : StyledText("♥ \(rate) \(shortAge)", .faint) }

  /// On one row.
  var row: StyledText { ([short] + words).reduce(StyledText()) { $0.runs.isEmpty ? $1 : $0 + " · " + $1 } }

  /// One under the other.
  var rows: [StyledText] { [short] + words }

  /// The words after the number.
  private var words: [StyledText] {
    var words: [StyledText] = []
    if let zone { words.append(StyledText(zone, .faint)) }
    if let target { words.append(StyledText(target, place == .within ? .tone(.work) : .notice(.warning))) }
    return words
  }
}
