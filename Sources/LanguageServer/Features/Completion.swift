/// What can be written at a place: declarations, items, exercises, names, attributes, units.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func completion(at offset: Int, in document: Document) -> JSONValue {
    let text = document.text
    let line = text.line(text.position(of: offset).line)
    let before = Array(text.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))])
    if isInQuotes(offset, in: text) || before.firstRange(of: Array("//".utf8)) != nil { return [] }
    var start =
      before.lastIndex { [UInt8(ascii: "<"), UInt8(ascii: ";"), UInt8(ascii: ">")].contains($0) }
      .map { $0 + 1 } ?? 0
    while start < before.count, before[start] == 0x20 || before[start] == 0x09 { start += 1 }
    let item = String(decoding: before[start...], as: UTF8.self)
    let wordStart = before.lastIndex { !$0.isOfWord }.map { $0 + 1 } ?? 0
    let word = String(decoding: before[wordStart...], as: UTF8.self).lowercased()
    let parts = document.analysis.walk.all.filter { part in
      part.scope.map { Int($0.start) <= offset && offset <= Int($0.end) } ?? true
    }
    if let first = word.utf8.first, first &- UInt8(ascii: "0") < 10 {
      let digits = word.prefix { $0.isNumber }
      let unit = word.dropFirst(digits.count)
      let range = rangeBack(unit.utf8.count, from: offset, in: text)
      return list(OfferedWords.units.filter { $0.hasPrefix(unit) }.map { Candidate($0, 11, range) })
    }
    let wordRange = rangeBack(word.utf8.count, from: offset, in: text)
    let values = parts.filter { $0.kind == .value || $0.kind == .state }.map { Candidate($0.name, 6, wordRange) }
    if item.contains("@"), item.utf8.last == UInt8(ascii: "@") || item.hasSuffix("@ ") || item.hasSuffix("@ " + word) {
      let words = Self.intensities.map { Candidate($0, 14, wordRange) }
      return list((values + words).filter { $0.label.lowercased().hasPrefix(word) })
    }
    if item.contains(where: \.isNumber) {
      let free = OfferedWords.attributes.filter { attribute in
        attribute.hasPrefix(word) && !" \(item) ".contains(" \(attribute) ")
      }
      return list(free.map { Candidate($0, 14, wordRange) })
    }
    let itemRange = rangeBack(before.count - start, from: offset, in: text)
    let isTop = depth(before: offset, in: text) == 0
    let words = (isTop ? OfferedWords.declarations : OfferedWords.items).filter { $0.hasPrefix(item.lowercased()) }
    var candidates = words.map { Candidate($0, 14, itemRange) }
    if !isTop {
      let templates = parts.filter { $0.kind == .template && $0.name.lowercased().hasPrefix(item.lowercased()) }
      candidates += templates.map { Candidate($0.name, 3, itemRange) }
      if !item.isEmpty {
        let names = setting.library.completions(prefix: item, language: setting.language.ofNames, limit: 30)
        candidates += names.map { Candidate($0, 1, itemRange) }
      }
    }
    return list(candidates)
  }

  private struct Candidate {
    var label: String
    /// The number of its kind in the protocol.
    var kind: Int
    var range: JSONValue
    init(_ label: String, _ kind: Int, _ range: JSONValue) {
      (self.label, self.kind, self.range) = (label, kind, range)
    }
  }

  /// In the given order.
  private func list(_ candidates: [Candidate]) -> JSONValue {
    var seen: Set<String> = []
    var items: [JSONValue] = []
    for candidate in candidates where seen.insert(candidate.label).inserted {
      let place = String(items.count)
      items.append([
        "label": .string(candidate.label), "kind": .integer(candidate.kind),
        "sortText": .string(String(repeating: "0", count: max(0, 4 - place.count)) + place),
        "filterText": .string(candidate.label),
        "textEdit": ["range": candidate.range, "newText": .string(candidate.label)],
      ])
    }
    return ["isIncomplete": true, "items": .array(items)]
  }

  private func rangeBack(_ count: Int, from offset: Int, in text: DocumentText) -> JSONValue {
    text.range(Span(start: UInt32(clamping: offset - count), end: UInt32(clamping: offset)))
  }

  /// How many blocks are open before the place; brackets in texts and comments do not count.
  private func depth(before offset: Int, in text: DocumentText) -> Int {
    var (depth, isQuoted, isComment) = (0, false, false)
    var previous: UInt8 = 0
    for byte in text.bytes[..<offset] {
      switch byte {
      case 0x0A, 0x0D: (isQuoted, isComment) = (false, false)
      case UInt8(ascii: "\"") where !isComment: isQuoted.toggle()
      case UInt8(ascii: "/") where previous == byte && !isQuoted: isComment = true
      case UInt8(ascii: "<") where !isQuoted && !isComment: depth += 1
      case UInt8(ascii: ">") where !isQuoted && !isComment: depth = max(0, depth - 1)
      default: break
      }
      previous = byte
    }
    return depth
  }

  /// What may follow `@` besides a number.
  private static let intensities = [
    "rpe", "rir", "bw", "ask", "max", "lifted", "easy", "steady", "hard", "all out", "zone",
  ]
}
