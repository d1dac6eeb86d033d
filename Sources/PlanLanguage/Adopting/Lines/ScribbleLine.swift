/// A line of a scribble without the marks at its start: bullets, boxes, numbers, chat prefixes.

struct ScribbleLine {
  private var scalars: [Unicode.Scalar]
  /// The line as it was written, if `scalars` say the same in other words.
  private var source: [Unicode.Scalar]?
  /// The line with the dashes, quotes and crosses of its author.
  private var verbatim: [Unicode.Scalar]
  var tokens: [ScribbleToken]
  /// The marks that came before it.
  var marks: LineMarks
  /// Whether it follows a gap or the start of the text.
  var isAfterBlank: Bool
  /// The day that begins with this row of a table.
  var dayOfRow: String?
  /// Whether it names the columns of the rows below.
  var isTableHead = false

  init(_ scalars: [Unicode.Scalar], _ verbatim: [Unicode.Scalar], isAfterBlank: Bool) {
    self.verbatim = verbatim
    self.isAfterBlank = isAfterBlank
    let digits = MisreadDigits.mended(scalars)
    if digits != scalars { source = scalars }
    self.scalars = digits
    tokens = ScribbleLine.tokens(of: digits)
    // A quote that begins here and ends on another line, or nowhere.
    if tokens.count > 1, tokens[0].isSign("\""), tokens.count(where: { $0.isSign("\"") }) == 1 { tokens.removeFirst() }
    marks = LineMarks()
    let start = marks.read(tokens)
    let first = start > 0 ? tokens.first : nil
    tokens.removeFirst(start)
    // `--- rest 4 min ---`, `-rest 4 min-`
    if let last = tokens.last, ["-", "=", "*", "_", "~"].contains(last.text) {
      let rule = tokens.reversed().prefix { $0.text == last.text }.count
      if rule > 1 || first?.text == last.text, rule < tokens.count { tokens.removeLast(rule) }
    }
    // `3x [8 pull-ups, 12 dips]`
    for index in tokens.indices where tokens[index].isSign("[") || tokens[index].isSign("]") {
      tokens[index].text = tokens[index].isSign("[") ? "(" : ")"
    }
  }

  private static func tokens(of scalars: [Unicode.Scalar]) -> [ScribbleToken] {
    let words = SlashedCounts.read(ToWord.read(StrokedWord.read(NumberWord.read(ScribbleLexer.tokens(of: scalars)))))
    return JoinedLifts.read(OpenParentheses.read(TimesWord.read(HoursAndMinutes.read(words))))
  }

  private init(_ line: ScribbleLine, _ range: Range<Int>) {
    (scalars, source, verbatim) = (line.scalars, line.source, line.verbatim)
    (marks, isAfterBlank) = (line.marks, line.isAfterBlank)
    tokens = Array(line.tokens[range])
  }

  /// Replaces the text by other words with the same meaning.
  mutating func say(_ words: String) {
    source = source ?? scalars
    scalars = Array(words.unicodeScalars)
    tokens = ScribbleLine.tokens(of: scalars)
  }

  /// Makes the number at its start a mark of a list.
  mutating func takeNumber() {
    guard let number = tokens.first?.number?.whole else { return }
    marks.list(number)
    tokens.removeFirst()
    if tokens.first?.isSign("-") ?? false { tokens.removeFirst() }
  }

  /// The two lines as one.
  func joined(with next: ScribbleLine) -> ScribbleLine {
    var joined = self
    joined.verbatim += Array(" · ".unicodeScalars) + next.verbatim
    joined.say(text + ", " + next.text)
    joined.source = Array((words + ", " + next.words).unicodeScalars)
    return joined
  }

  /// The line as it was written, marks included.
  var original: String { ScribbleLine.string(verbatim) }

  /// What the plan must keep of it: everything but its bullet or number.
  var words: String { marks.isOfChat || source != nil ? ScribbleLine.string(source ?? scalars) : text }

  /// The text without its marks.
  var text: String { text(of: tokens.indices) }

  /// What was written from the first of these tokens to the last.
  func text(of range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    // The last picture may go on.
    var end = last.range.upperBound
    while end < scalars.count, scalars[end] == "\u{FE0F}" { end += 1 }
    return ScribbleLine.string(scalars[first.range.lowerBound..<end])
  }

  /// A part of the line as a line of its own.
  func part(_ range: Range<Int>) -> ScribbleLine { ScribbleLine(self, range) }

  var isEmpty: Bool { !tokens.contains { !$0.isMark } }
  var endsWithColon: Bool { tokens.last?.isSign(":") ?? false }

  /// Whether it is a row of numbers after a name, without a head that says what they are: `Bench,80,5,3`.
  var isRowWithoutHead: Bool {
    let cells = cells(between: ",")
    let numbers = cells.reversed().prefix { cell in
      !cell.isEmpty && cell.unicodeScalars.allSatisfy { $0.isDigit || $0 == "." }
    }
    let names = cells.dropLast(numbers.count)
    return source == nil && numbers.count >= 3 && (1...3).contains(names.count)
      && names.allSatisfy { $0.unicodeScalars.contains { $0.isOfWord } }
      && !(names.last?.unicodeScalars.contains { $0.isDigit } ?? true)
      && scalars.indices.allSatisfy { scalars[$0] != "," || $0 + 1 < scalars.count && scalars[$0 + 1] != " " }
  }

  /// The cells of a row, without the signs that emphasise; one for a line that is not a row.
  func cells(between separator: Unicode.Scalar) -> [String] {
    var cells: [String] = []
    for cell in scalars.split(separator: separator, omittingEmptySubsequences: false) {
      let plain = cell.filter { $0 != "*" && $0 != "`" }
      let start = plain.firstIndex { $0 != " " } ?? plain.endIndex
      let end = plain.lastIndex { $0 != " " }.map { $0 + 1 } ?? start
      cells.append(ScribbleLine.string(plain[start..<max(start, end)]))
    }
    if cells.count > 1, cells[0].isEmpty { cells.removeFirst() }
    return cells
  }

  static func string(_ part: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: part)
    return text
  }
}
