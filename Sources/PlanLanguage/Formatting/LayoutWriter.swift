/// Items to lines.

struct LayoutWriter {
  private var lines: [Line] = []

  private struct Line {
    var indentation: Int
    var text: String
    /// The comment after the text.
    var comment: String?

    var width: Int { indentation + text.count }

    static let blank = Line(indentation: 0, text: "")
  }

  /// The widest line that could have been split.
  private static let width = 100
  fileprivate static let step = 2

  // MARK: Items

  /// A whole plan: declarations that span several lines are separated from their neighbours.
  mutating func writeDeclarations(_ items: [LayoutItem]) {
    // Where the last declaration began and what follows it: the comments up to the next.
    var last: (isLong: Bool, hasBlankBehind: Bool, end: Int)?
    for (position, item) in items.enumerated() {
      let hasBlank = item.hasBlankBefore && position > 0
      if hasBlank { writeBlank() }
      let start = lines.count
      write(item, indentation: 0)
      if last != nil, hasBlank { last?.hasBlankBehind = true }
      guard !item.isComment else { continue }
      let isLong = lines.count - start > 1
      if let last, !last.hasBlankBehind, last.isLong || isLong { lines.insert(.blank, at: last.end) }
      last = (isLong, false, lines.count)
    }
  }

  private mutating func write(_ items: [LayoutItem], indentation: Int) {
    for (position, item) in items.enumerated() {
      if item.hasBlankBefore, position > 0 { writeBlank() }
      write(item, indentation: indentation)
    }
  }

  private mutating func write(_ item: LayoutItem, indentation: Int) {
    lines.append(Line(indentation: indentation, text: ""))
    if item.isOnOneLine, let flat = flat(item), indentation + flat.count <= LayoutWriter.width {
      put(flat)
    } else {
      for (position, piece) in item.pieces.enumerated() {
        switch piece {
        case .run(let run): write(run, indentation: indentation)
        case .block(let block):
          write(block, indentation: indentation, before: item.pieces.dropFirst(position + 1).first)
        }
      }
    }
    if let comment = item.comment { putComment(comment) }
  }

  private mutating func write(_ run: Run, indentation: Int) {
    for comment in run.comments {
      if comment.isOnItsOwnLine {
        lines.append(Line(indentation: indentation + run.start.indentation, text: comment.text))
      } else {
        putComment(comment.text)
      }
    }
    switch run.start {
    case .inLine(let hasSpace): put((hasSpace ? " " : "") + run.text)
    case .whereItFits where column + 1 + run.text.count <= LayoutWriter.width: put(" " + run.text)
    // `> else <`
    case .alternative where lines.last?.text == ">" && lines.last?.comment == nil: put(" " + run.text)
    case .whereItFits, .nextLine, .alternative:
      lines.append(Line(indentation: indentation + run.start.indentation, text: run.text))
    }
  }

  private mutating func write(_ block: LayoutBlock, indentation: Int, before next: LayoutItem.Piece?) {
    let space = block.hasSpaceBefore ? " " : ""
    if let flat = flat(block) {
      // A closing parenthesis after it must fit, too.
      var following = 0
      if case .run(let run)? = next, case .inLine(let hasSpace) = run.start {
        following = run.text.count + (hasSpace ? 1 : 0)
      }
      if column + space.count + flat.count + following <= LayoutWriter.width { return put(space + flat) }
    }
    put(space + "<")
    if let comment = block.comment { putComment(comment) }
    write(block.items, indentation: indentation + LayoutWriter.step)
    lines.append(Line(indentation: indentation, text: ">"))
  }

  // MARK: On one line

  /// The item as one line; nil if the author's line break forbids it.
  private func flat(_ item: LayoutItem) -> String? {
    var text = ""
    for piece in item.pieces {
      switch piece {
      case .run(let run):
        switch run.start {
        case .inLine(let hasSpace): text += (hasSpace ? " " : "") + run.text
        case .whereItFits, .alternative: text += " " + run.text
        case .nextLine: return nil
        }
      case .block(let block):
        guard let flat = flat(block) else { return nil }
        text += (block.hasSpaceBefore ? " " : "") + flat
      }
    }
    return text
  }

  private func flat(_ block: LayoutBlock) -> String? {
    if block.items.isEmpty, block.comment == nil { return "< >" }
    guard block.isOnOneLine else { return nil }
    var texts: [String] = []
    for item in block.items {
      guard let text = flat(item) else { return nil }
      texts.append(text)
    }
    return "< \(texts.joined(separator: "; ")) >"
  }

  // MARK: Lines

  private var column: Int { lines.last?.width ?? 0 }

  private mutating func put(_ text: String) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].text += text
  }

  /// After the last line; on the next one if there is already a comment.
  private mutating func putComment(_ text: String) {
    guard let last = lines.indices.last else { return }
    if lines[last].comment == nil {
      lines[last].comment = text
    } else {
      lines.append(Line(indentation: lines[last].indentation, text: text))
    }
  }

  private mutating func writeBlank() { lines.append(.blank) }

  /// The lines, each with its end; trailing comments of neighbouring lines are aligned.
  var text: String {
    var text = ""
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.comment == nil } ?? lines.count
      let column = lines[start..<end].map { $0.width }.max() ?? 0
      for line in lines[start..<max(end, start + 1)] {
        text += String(repeating: " ", count: line.text.isEmpty ? 0 : line.indentation) + line.text
        if let comment = line.comment { text += String(repeating: " ", count: column - line.width + 1) + comment }
        text += "\n"
      }
      start = max(end, start + 1)
    }
    return text
  }
}

extension Run.Start {
  /// The indentation, relative to its item, if it begins on its own line.
  fileprivate var indentation: Int {
    switch self {
    case .alternative: 0
    case .inLine, .whereItFits, .nextLine: LayoutWriter.step
    }
  }
}
