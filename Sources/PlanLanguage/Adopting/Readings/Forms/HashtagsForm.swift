/// `#legday #gymlife`: words for a search, which go into a note of the plan.

extension LineForm {
  static let hashtags = LineForm { line, reader in
    // The first `#` was read as the mark of a heading.
    guard line.marks.heading == 1, line.tokens.first?.touches ?? false, line.tokens.count > 1 || reader.isLast else {
      return nil
    }
    let isTags = line.tokens.indices.allSatisfy { index in
      let token = line.tokens[index]
      if token.isSign("#") { return true }
      return token.isWord && (index == 0 || line.tokens[index - 1].isSign("#") && token.touches)
    }
    return isTags ? [.remark(line.original)] : nil
  }
}
