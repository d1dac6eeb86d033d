/// What stands at a place: an exercise with its muscles, or a keyword with an example.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  func hover(at offset: Int, in document: Document) -> JSONValue {
    let tree = document.analysis.tree
    if tree.comments.contains(where: { Int($0.start) <= offset && offset < Int($0.end) }) { return .null }
    let exercise = document.analysis.walk.exercises.first { Int($0.span.start) <= offset && offset < Int($0.span.end) }
    if let exercise, let entry = setting.library.find(exercise.name) {
      return hover(card(of: entry), exercise.span, in: document)
    }
    var (start, end) = (offset, offset)
    let bytes = document.text.bytes
    while start > 0, bytes[start - 1].isOfWord { start -= 1 }
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    guard end > start, !isInQuotes(start, in: document.text),
      let keyword = setting.keyword(document.text.string(start..<end))
    else { return .null }
    var text = "**\(escaped(keyword.title))**\n\n\(escaped(keyword.text))"
    if let example = keyword.example { text += "\n\n```satz\n\(example)\n```" }
    return hover(text, Span(start: UInt32(clamping: start), end: UInt32(clamping: end)), in: document)
  }

  private func hover(_ text: String, _ span: Span, in document: Document) -> JSONValue {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": document.text.range(span)]
  }

  private func card(of entry: ExerciseEntry) -> String {
    let language = setting.language
    var lines = ["**\(escaped(entry.name(in: language.ofNames)))**"]
    lines.append(escaped(entry.category.said(in: language) + " · " + entry.equipment.said(in: language)))
    let primary = entry.primary.map { "**\(escaped($0.said(in: language)))**" }
    let muscles = primary + entry.secondary.map { escaped($0.said(in: language)) }
    if !muscles.isEmpty { lines.append(muscles.joined(separator: ", ")) }
    let names = ([entry.english, entry.german] + entry.aliases).filter { $0 != entry.name(in: language.ofNames) }
    if !names.isEmpty { lines.append("*" + escaped(names.joined(separator: ", ")) + "*") }
    if let max = setting.athlete.maxes[entry.key] {
      lines.append("1RM " + escaped(UnitFormatter(language: language, units: setting.athlete.units).mass(max)))
    }
    return lines.joined(separator: "\n\n")
  }

  /// Names are anybody's text: no mark-up.
  private func escaped(_ text: String) -> String {
    var plain = ""
    for character in text.visibleInRow {
      if "\\`*_[]<>#|!&".contains(character) { plain.append("\\") }
      plain.append(character)
    }
    return plain
  }

  /// Whether a quote is open on the line before the place.
  func isInQuotes(_ offset: Int, in text: DocumentText) -> Bool {
    let line = text.line(text.position(of: offset).line)
    return text.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))]
      .count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }
}
