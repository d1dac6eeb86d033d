/// The canonical layout, as edits of the lines that differ.

import PlanLanguage

extension LanguageServer {
  /// No edits for a plan with errors: what was meant is unknown.
  ///
  /// - Parameter range: only edits that touch it; nil for all.
  func formatting(_ document: Document, within range: JSONValue? = nil) -> JSONValue {
    let text = document.text
    guard let layout = format(text.bytes), !layout.utf8.elementsEqual(text.bytes) else { return [] }
    // As `satz fmt` does: nothing is moved that would change the meaning.
    guard
      check(Array(layout.utf8), library: setting.library, find: document.analysis.find)
        .means(theSameAs: document.analysis.checked)
    else { return [] }
    var edits = lineEdits(from: text, to: Array(layout.utf8))
    if let start = Position(range?["start"]), let end = Position(range?["end"]) {
      edits = edits.filter { $0.lines.lowerBound <= end.line && $0.lines.upperBound >= start.line }
    }
    return .array(edits.map { json($0, in: text) })
  }

  private func json(_ edit: LineEdit, in text: DocumentText) -> JSONValue {
    let end = edit.lines.upperBound
    let last =
      end < text.lineCount ? Position(line: end, character: 0) : text.position(of: text.bytes.count)
    return [
      "range": ["start": Position(line: edit.lines.lowerBound, character: 0).json, "end": last.json],
      "newText": .string(edit.text),
    ]
  }

  /// Replaces whole lines with their ends.
  private struct LineEdit {
    var lines: Range<Int>
    var text: String
  }

  /// Hunks of lines that differ, so that cursors and marks elsewhere stay.
  private func lineEdits(from text: DocumentText, to layout: [UInt8]) -> [LineEdit] {
    let old = lines(of: text.bytes)
    let new = lines(of: layout)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [LineEdit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (start, first) = (i, j)
      while i < old.count, removed.contains(i) { i += 1 }
      while j < new.count, inserted.contains(j) { j += 1 }
      if i > start || j > first {
        edits.append(LineEdit(lines: start..<i, text: String(decoding: new[first..<j].joined(), as: UTF8.self)))
      } else {
        i += 1
        j += 1
      }
    }
    return edits
  }

  /// Lines with their ends; the last one may be without.
  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = DocumentText(bytes, .utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for line in 1..<max(text.lineCount, 1) {
      let end = text.line(line).lowerBound
      lines.append(bytes[start..<end])
      start = end
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
