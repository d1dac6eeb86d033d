/// A line of a scribble without the marks in front of it: bullets, boxes, numbers, chat prefixes.

struct ScribbleLine {
  private let scalars: [Unicode.Scalar]
  var tokens: [ScribbleToken]
  /// The marks that stood in front of it.
  private(set) var marks: LineMarks
  /// Whether a gap or the start of the text is before it.
  let isAfterBlank: Bool

  init(_ scalars: [Unicode.Scalar], isAfterBlank: Bool) {
    self.scalars = scalars
    self.isAfterBlank = isAfterBlank
    tokens = ScribbleLexer.tokens(of: scalars)
    marks = LineMarks()
    let start = marks.read(tokens)
    tokens.removeFirst(start)
  }

  private init(_ line: ScribbleLine, _ range: Range<Int>) {
    (scalars, marks, isAfterBlank) = (line.scalars, line.marks, line.isAfterBlank)
    tokens = Array(line.tokens[range])
  }

  /// The line as it was written, marks included.
  var original: String { string(0..<scalars.count) }

  /// What a plan has to say of it: all but its bullet or number.
  var words: String { marks.isOfChat ? original : text }

  /// The text without its marks.
  var text: String { text(of: tokens.indices) }

  /// What was written from the first of these tokens to the last.
  func text(of range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return string(first.range.lowerBound..<last.range.upperBound)
  }

  /// A part of the line as a line of its own.
  func part(_ range: Range<Int>) -> ScribbleLine { ScribbleLine(self, range) }

  var isEmpty: Bool { !tokens.contains { !$0.isMark } }
  var endsWithColon: Bool { tokens.last?.isSign(":") ?? false }

  private func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

}
