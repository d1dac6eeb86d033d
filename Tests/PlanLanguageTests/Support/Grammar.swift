/// `Grammar/satz.ebnf`, read as data.

struct Grammar: Sendable {
  /// In the notation that the file explains.
  indirect enum Rule: Sendable {
    case keyword(String)
    case token(String)
    case production(String)
    /// There is nothing between what precedes it and what follows it.
    case touching
    case sequence([Rule])
    case choice([Rule])
    case optional(Rule)
    case repeated(Rule)
    /// `{ }!`
    case eachOnce([Rule])
  }

  private(set) var productions: [String: Rule] = [:]
  /// Each production as written, with single spaces.
  private(set) var texts: [String: String] = [:]
  private(set) var keywords: Set<String> = []

  static let path = GoldenFiles.folder("", of: #filePath).replacing("/Tests/PlanLanguageTests/Golden/", with: "")

  init(_ text: String) {
    let withoutComments = text.replacing(#/\(\*(.|\n)*?\*\)/#, with: "")
    for part in withoutComments.split(separator: " ;\n") {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count > 2, words[1] == "=" else { continue }
      texts[words[0]] = words.joined(separator: " ") + " ;"
      var reader = Reader(words: Array(words.dropFirst(2)))
      productions[words[0]] = reader.choice()
      keywords.formUnion(reader.keywords)
    }
  }

  private struct Reader {
    var words: [String]
    var index = 0
    var keywords: Set<String> = []

    init(words: [String]) { self.words = words }

    private var word: String { index < words.count ? words[index] : "" }

    mutating func choice() -> Rule {
      let alternatives = self.alternatives()
      return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func alternatives() -> [Rule] {
      var alternatives = [sequence()]
      while word == "|" {
        index += 1
        alternatives.append(sequence())
      }
      return alternatives
    }

    private mutating func sequence() -> Rule {
      var rules: [Rule] = []
      while !["", "|", "]", "}", "}!", ")"].contains(word) { rules.append(single()) }
      return rules.count == 1 ? rules[0] : .sequence(rules)
    }

    private mutating func single() -> Rule {
      let first = word
      index += 1
      switch first {
      case "~": return .touching
      case "[":
        let inner = choice()
        index += 1
        return .optional(inner)
      case "(":
        let inner = choice()
        index += 1
        return inner
      case "{":
        let inner = alternatives()
        index += 1
        return words[index - 1] == "}!" ? .eachOnce(inner) : .repeated(inner.count == 1 ? inner[0] : .choice(inner))
      default: return named(first)
      }
    }

    private mutating func named(_ word: String) -> Rule {
      if word.hasPrefix("\"") {
        let keyword = String(word.dropFirst().dropLast())
        if keyword.allSatisfy(\.isLetter), keyword != "x" { keywords.insert(keyword) }
        return .keyword(keyword)
      }
      return word.first?.isUppercase == true ? .token(word) : .production(word)
    }
  }
}
