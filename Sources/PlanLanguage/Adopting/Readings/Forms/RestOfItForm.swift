/// `rest of ride endurance (Z2), cool down 10 min`: what fills the time that is left, which no plan can count.

extension LineForm {
  static let restOfIt = LineForm { line, reader in
    var cursor = TokenCursor(line)
    guard cursor.accept(all: "rest", "of") || cursor.accept(all: "rest", "der") || cursor.accept(all: "rest", "des"),
      cursor.token?.isWord ?? false
    else { return nil }
    guard let comma = line.tokens.firstIndex(where: { $0.isSign(",") || $0.isSign(";") }), comma + 1 < line.tokens.count
    else { return [.remark(line.text)] }
    return [.remark(line.text(of: 0..<comma))] + reader.reading(of: line.part(comma + 1..<line.tokens.count))
  }
}
