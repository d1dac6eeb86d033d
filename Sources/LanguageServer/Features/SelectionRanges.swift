/// What a selection grows to: the word, its value, its sets, its item, its block, and so on up to the file.

import PlanLanguage

extension LanguageServer {
  /// For each position, from the inside out.
  func selectionRanges(at positions: [Position], in document: Document) -> JSONValue {
    .array(
      positions.map { position in
        let offset = document.text.offset(of: position)
        let word = document.text.word(at: offset)
        let around = document.analysis.tree.spans(around: offset).filter { word == nil || $0.encloses(word) }
        var selection = JSONValue.null
        for span in (around + [word].compactMap { $0 }) {
          var range: [String: JSONValue] = ["range": document.text.range(span)]
          if selection != .null { range["parent"] = selection }
          selection = .object(range)
        }
        return selection
      })
  }
}

extension Span {
  fileprivate func encloses(_ word: Span?) -> Bool {
    guard let word else { return true }
    return start <= word.start && word.end <= end && self != word
  }
}

extension DocumentText {
  /// The word at the place or directly before it.
  fileprivate func word(at offset: Int) -> Span? {
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1].isOfWord { start -= 1 }
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    return end > start ? Span(start: UInt32(clamping: start), end: UInt32(clamping: end)) : nil
  }
}
