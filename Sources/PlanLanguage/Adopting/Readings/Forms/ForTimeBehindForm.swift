/// `Grace: 30 clean and jerks for time`, `100 burpees for time, cap 15 min`: `for time` after the work.

extension LineForm {
  static let forTimeBehind = LineForm { line, reader in
    guard let place = line.tokens.firstIndex(where: { $0.text == "for" }), place > 0, place + 1 < line.tokens.count,
      line.tokens[place + 1].text == "time"
    else { return nil }
    var work = line
    work.tokens.removeSubrange(place..<place + 2)
    let colon = work.tokens.prefix(6).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    let start = colon.map { $0 + 1 } ?? 0
    guard let items = reader.items(work.part(start..<work.tokens.count), bare: false) else { return nil }
    let title = colon.map { HeadingText.of(work, 0..<$0) }
    let head = HeadReading(groups: [HeadDraft(kind: .forTime, details: [])], title: title)
    return [.group(head)] + items.map { .exercise($0) } + [.groupEnd]
  }
}
