/// What a camera reads from a board: `1OO CAL ROW`, `8O WALL BALLS 2O/14`, `F0R TIME`, `W1TH A PARTNER`.

enum MisreadDigits {
  /// The same with an `O` after a digit as a zero, and a zero or a one between capitals as a letter.
  static func mended(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { $0 == "O" || $0 == "0" || $0 == "1" }) else { return scalars }
    var mended = scalars
    for index in mended.indices where index > 0 {
      let (before, next) = (mended[index - 1], index + 1 < mended.count ? mended[index + 1] : " ")
      switch mended[index] {
      case "O" where before.isDigit && endsNumber(scalars, from: index): mended[index] = "0"
      case "0" where isCapital(before) && isCapital(next): mended[index] = "O"
      // `W1TH`, but `W1D3` and `E1MOM`
      case "1"
      where isCapital(before) && isCapital(next) && !(before == "E" && next == "M")
        && !(index + 2 < mended.count && mended[index + 2].isDigit):
        mended[index] = "I"
      default: break
      }
    }
    return mended
  }

  /// Whether only such letters and digits follow up to the end of the word.
  private static func endsNumber(_ scalars: [Unicode.Scalar], from start: Int) -> Bool {
    let end = scalars[start...].firstIndex { $0 != "O" && !$0.isDigit } ?? scalars.count
    return end == scalars.count || !scalars[end].isOfWord
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
}
