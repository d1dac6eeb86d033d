/// What a name says in parentheses: `Rear delt fly (pec deck)`, `Überzüge (Pullover, KH)`.

/// The words outside of the parentheses, and what each of them adds.
struct NameDetails {
  struct Detail {
    var whole: FoldedName
    /// What stands between commas, slashes and the like.
    var parts: [FoldedName]
    /// Whether a slash is among them: it says *or*, or as well.
    var hasSlash: Bool
  }

  private(set) var plain = FoldedName("")
  private(set) var details: [Detail] = []

  /// More of them name no exercise.
  private static let mostParts = 4

  /// Nil without any, or if the parentheses are empty, nested or unbalanced.
  init?(_ name: Swift.Span<UInt8>) {
    var (start, isInside) = (0, false)
    for index in name.indices where name[index] == UInt8(ascii: "(") || name[index] == UInt8(ascii: ")") {
      guard isInside == (name[index] == UInt8(ascii: ")")) else { return nil }
      let text = name.extracting(start..<index)
      if isInside { details.append(Detail(text)) } else { plain = plain.followed(by: FoldedName(text)) }
      isInside.toggle()
      start = index + 1
    }
    plain = plain.followed(by: FoldedName(name.extracting(start..<name.count)))
    let parts = details.reduce(0) { $0 + $1.parts.count }
    guard !isInside, plain.count > 0, 1...Self.mostParts ~= parts, details.allSatisfy({ !$0.parts.isEmpty }) else {
      return nil
    }
  }
}

extension NameDetails.Detail {
  init(_ text: Swift.Span<UInt8>) {
    whole = FoldedName(text)
    parts = []
    hasSlash = text.indices.contains { text[$0] == UInt8(ascii: "/") }
    var start = 0
    for index in 0...text.count where index == text.count || Self.separators.contains(text[index]) {
      let part = FoldedName(text.extracting(start..<index))
      if part.count > 0 { parts.append(part) }
      start = index + 1
    }
  }

  private static let separators: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: ";"),
  ]
}

extension FoldedName {
  /// The two names of `Criss-cross / Käfer`.
  static func alternatives(in name: Swift.Span<UInt8>) -> (FoldedName, FoldedName)? {
    let slashes = name.indices.filter { name[$0] == UInt8(ascii: "/") }
    guard slashes.count == 1, let slash = slashes.first else { return nil }
    return (FoldedName(name.extracting(0..<slash)), FoldedName(name.extracting(slash + 1..<name.count)))
  }
}
