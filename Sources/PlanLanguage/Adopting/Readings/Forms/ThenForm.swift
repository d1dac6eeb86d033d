/// `Then:`, `Dann`, `after that`: the group above is complete.

extension LineForm {
  static let then = LineForm { line, _ in
    let words = line.tokens.filter { $0.isWord }.map { $0.text }
    let isThen = [["then"], ["dann"], ["danach"], ["after", "that"], ["and", "then"], ["followed", "by"]].contains(
      words)
    return isThen && line.tokens.allSatisfy { $0.number == nil } ? [.then] : nil
  }
}
