/// The pieces of a scribbled line: words, numbers, times of a clock and signs.

struct ScribbleToken: Hashable {
  enum Kind: Hashable {
    /// Letters, with `-` and `'` between them.
    case word
    case number(ScribbleNumber)
    /// `1:30`, in seconds.
    case clock(Int)
    case sign
  }

  var kind: Kind
  /// In small letters.
  var text: String
  /// Its range in the characters of the line.
  var range: Range<Int>
  /// Whether nothing separates it from the token before it.
  var touches: Bool

  var number: ScribbleNumber? { if case .number(let number) = kind { number } else { nil } }
  var isWord: Bool { kind == .word }
  var isClock: Bool { if case .clock = kind { true } else { false } }
  var isMark: Bool { kind == .sign }
  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// A number as a plan can write it: at most three decimals, at most two million.
struct ScribbleNumber: Hashable {
  var thousandths: Int

  /// Nil for a fraction.
  var whole: Int? { thousandths % 1000 == 0 ? thousandths / 1000 : nil }

  var text: String {
    guard whole == nil else { return "\(thousandths / 1000)" }
    var decimals = "\(thousandths % 1000)"
    while decimals.utf8.count < 3 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(thousandths / 1000).\(decimals)"
  }
}
