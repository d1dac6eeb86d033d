/// What stands at a place: a name and what it means, a rule in words, a number, a word of the language.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  func hover(at offset: Int, in document: Document) -> JSONValue {
    let analysis = document.analysis
    if analysis.tree.comments.contains(where: { Int($0.start) <= offset && offset < Int($0.end) }) { return .null }
    if let reference = analysis.references.reference(at: offset), let card = card(of: reference, in: document) {
      return hover(card.markdown, reference.place.span, in: document)
    }
    if isInQuotes(offset, in: document.text) { return .null }
    if let (words, span) = ruleWords(at: offset, in: document) { return hover(escaped(words), span, in: document) }
    let word = word(around: offset, in: document.text)
    guard !word.isEmpty else { return .null }
    let span = Span(start: UInt32(clamping: word.lowerBound), end: UInt32(clamping: word.upperBound))
    let written = document.text.string(word)
    if let quantity = quantityWords(written) { return hover(escaped(quantity), span, in: document) }
    guard let keyword = setting.keyword(written) else { return .null }
    let card = WordCard(
      [.title(keyword.title), .text(keyword.text)] + (keyword.example.map { [.code($0)] } ?? []))
    return hover(card.markdown, span, in: document)
  }

  private func hover(_ text: String, _ span: Span, in document: Document) -> JSONValue {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": document.text.range(span)]
  }

  private func word(around offset: Int, in text: DocumentText) -> Range<Int> {
    var (start, end) = (offset, offset)
    func isPart(_ byte: UInt8) -> Bool { byte.isOfWord || byte == UInt8(ascii: ".") }
    while start > 0, isPart(text.bytes[start - 1]) { start -= 1 }
    while end < text.bytes.count, isPart(text.bytes[end]) { end += 1 }
    return start..<end
  }

  /// `80kg` in the other unit; nil for what is no number with such a unit.
  func quantityWords(_ written: String) -> String? {
    let digits = written.prefix { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, digits.count < 8, let number = Double(digits) else { return nil }
    func said(_ value: Double, _ unit: String) -> String {
      setting.formatter.decimal(WideInt((value * 100).rounded()), per: 100) + " " + unit
    }
    let pound = Double(Mass.tensOfMicrogramsInPound) / 100_000_000
    let (metre, mile) = (LengthUnit.metre.tenths, LengthUnit.mile.tenths)
    let (centimetre, inch) = (metre / 100, LengthUnit.foot.tenths / 12)
    let other: String
    switch written.dropFirst(digits.count).lowercased() {
    case "kg": other = said(number / pound, "lb")
    case "lb", "lbs": other = said(number * pound, "kg")
    case "km": other = said(number * LengthUnit.kilometre.tenths / mile, "mi")
    case "mi", "mile", "miles": other = said(number * mile / LengthUnit.kilometre.tenths, "km")
    case "cm": other = said(number * centimetre / inch, "in")
    case "in": other = said(number * inch / centimetre, "cm")
    case "ft": other = said(number * LengthUnit.foot.tenths / centimetre, "cm")
    case "yd": other = said(number * LengthUnit.yard.tenths / metre, "m")
    default: return nil
    }
    return "\(written) = \(other)"
  }

  /// Whether a quote is open on the line before the place.
  func isInQuotes(_ offset: Int, in text: DocumentText) -> Bool {
    let line = text.line(text.position(of: offset).line)
    return text.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))]
      .count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }
}

extension LengthUnit {
  /// Of a millimetre.
  fileprivate var tenths: Double { Double(tenthsOfMillimetre) }
}
