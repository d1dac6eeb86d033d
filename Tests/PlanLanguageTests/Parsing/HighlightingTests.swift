import FoundationEssentials
import Testing

@testable import PlanLanguage

/// The grammars that editors highlight with say what the lexer and the parser say.
struct HighlightingTests {
  static let folder = "\(Grammar.path)/Editors"

  static let examples: [String] = {
    let folder = "\(Grammar.path)/Examples"
    return GoldenFiles.plans(in: folder).map { "\(folder)/\($0).satz" } + [
      "\(GoldenFiles.folder("Syntax"))/scripts.satz"
    ]
  }()

  @Test(
    "Each editor's grammar is its template with the words of the keyword table",
    arguments: [
      "vim/syntax/satz.vim", "vscode/syntaxes/satz.tmLanguage.json", "emacs/satz-mode.el", "kate/satz.xml",
      "pygments/satz_lexer.py",
    ])
  func generated(_ path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let bytes = try GoldenFiles.bytes("\(HighlightingTests.folder)/templates/\(name)")
    var text = String(decoding: bytes, as: UTF8.self)
    // Emacs' expressions have signs of their own for alternatives and blanks; its file puts them in.
    let gap = name.hasSuffix(".json") ? #"\\s+"# : name.hasSuffix(".el") ? " " : #"\s+"#
    for (list, words) in HighlightingTests.lists {
      // Of two words at the same place, the longer one counts.
      let sorted = words.sorted { ($1.count, $0) < ($0.count, $1) }
      text.replace("{{\(list)}}", with: sorted.joined(separator: "|").replacing(" ", with: gap))
    }
    #expect(!text.contains("{{"))
    let words = text.replacing(#/\\+[a-zA-Z]/#, with: " ")
    for keyword in Keyword.allCases {
      #expect(words.contains(try Regex("\\b\(keyword.word)\\b")), "\(keyword.word)")
    }
    try GoldenFiles.compare(text, with: "\(HighlightingTests.folder)/\(path)")
  }

  /// The lists that the templates name.
  static let lists: [(name: String, words: [String])] = {
    let titled = Keyword.all(.titled)
    let groups = Keyword.groups.filter { !titled.contains($0) }
    let fields = Keyword.all(.exerciseField).filter { !$0.entry.roles.contains(.takesText) }
    let shortDays = Weekday.allCases.map { String("\($0)".prefix(3)) }
    return [
      ("titled", titled.map(\.word)), ("values", Keyword.all(.value).map(\.word)), ("fields", fields.map(\.word)),
      ("events", Keyword.all(.event).map(\.word)), ("stillness", Keyword.all(.stillness).map(\.word)),
      ("groups", groups.flatMap(\.groupHeads)),
      // `plank hold 30s` is a name.
      ("numbers", Keyword.all(.takesNumber).filter { $0 != .hold }.map(\.word)),
      ("nones", Keyword.all(.takesNone).map(\.word)),
      ("texts", Keyword.all(.takesText).map(\.word)), ("flags", Keyword.all(.flag).map(\.word)),
      ("units", Unit.spellings.flatMap(\.words)), ("days", Weekday.allCases.map { "\($0)" } + shortDays),
      ("shortDays", shortDays),
    ]
  }()

  @Test("TextMate's grammar has the lexer's keywords, units and days, and no other words")
  func textMateWords() throws {
    check(try TextMateGrammar(HighlightingTests.folder).patterns.map(\.match))
  }

  @Test("Vim's grammar has the lexer's keywords, units and days, and no other words")
  func vimWords() throws {
    let source = try GoldenFiles.bytes("\(HighlightingTests.folder)/vim/syntax/satz.vim")
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("syntax match") }
    check(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
  }

  private func check(_ patterns: [String]) {
    let words = Set(
      patterns.flatMap { pattern in
        // What follows a backslash or names a character class is not a word.
        pattern.replacing(#/\\[pP]\{\w+\}|\\u\w+|\\[a-zA-Z]|\[:\w+:\]/#, with: " ")
          .matches(of: #/[a-z]{2,}/#).map { String($0.output) }
      })
    let keywords = Set(Keyword.allCases.map(\.word))
    let units = Set(Unit.spellings.flatMap(\.words).filter { $0.count > 1 })
    let days = Set(Weekday.allCases.flatMap { ["\($0)", String("\($0)".prefix(3))] })
    #expect(words.subtracting(units).subtracting(days) == keywords.subtracting(units))
    #expect(words.isSuperset(of: units.union(days)))
  }

  @Test(
    "TextMate's grammar shows comments, texts and keywords of groups, and no exercise as a keyword",
    arguments: examples)
  func textMate(_ path: String) throws {
    let source = try GoldenFiles.bytes(path)
    let scopes = try TextMateGrammar(HighlightingTests.folder).scopes(of: source)
    let tree = parse(source).tree
    func expect(_ span: Span, _ scope: String, _ isScope: Bool = true) {
      let range = Int(span.start)..<Int(span.end)
      if scopes[range].contains(where: { $0.hasPrefix(scope) != isScope }) {
        Issue.record("\(tree.string(span)) in \(path): \(Set(scopes[range]))")
      }
    }
    for comment in tree.comments { expect(comment, "comment") }
    for group in tree.groups where group.keyword.start < group.keyword.end {
      expect(Span(start: group.keyword.start, end: group.keyword.start + 1), "keyword")
    }
    for item in tree.items {
      guard case .exercise(let name, _) = item.kind, !name.isQuoted else { continue }
      expect(name.span, "keyword.control", false)
      expect(name.span, "keyword.other", false)
      expect(name.span, "storage", false)
    }
    var lexer = Lexer(source)
    var token = lexer.next()
    while token.kind != .end {
      if token.kind == .text { expect(token.span, "string") }
      token = lexer.next()
    }
  }
}

/// `satz.tmLanguage.json`, run as an editor does: in each line the first match of any pattern, the earlier pattern of two.
private struct TextMateGrammar {
  struct Pattern: Decodable {
    struct Capture: Decodable { var name: String }
    var name: String?
    var match: String
    var captures: [String: Capture]?
  }

  private struct File: Decodable { var patterns: [Pattern] }

  let patterns: [Pattern]

  init(_ folder: String) throws {
    let bytes = try GoldenFiles.bytes("\(folder)/vscode/syntaxes/satz.tmLanguage.json")
    patterns = try JSONDecoder().decode(File.self, from: Data(bytes)).patterns
  }

  /// The scope of each byte; empty if there is none.
  func scopes(of source: [UInt8]) throws -> [String] {
    let atStart = try patterns.map { try Regex($0.match) }
    // Within a line, `^` must not match where the search continues.
    let within = try patterns.map { try Regex($0.match.replacing("(^\\s*|", with: "(")) }
    var scopes: [String] = []
    for line in String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      var line = Line(text: line)
      while let (index, match) = line.next(line.position == line.text.startIndex ? atStart : within) {
        line.paint(match, patterns[index])
      }
      scopes += line.scopes + [""]
    }
    return scopes
  }

  private struct Line {
    let text: Substring
    var position: Substring.Index
    var scopes: [String]

    init(text: Substring) {
      self.text = text
      position = text.startIndex
      scopes = Array(repeating: "", count: text.utf8.count)
    }

    func next(_ patterns: [Regex<AnyRegexOutput>]) -> (Int, Regex<AnyRegexOutput>.Match)? {
      var first: (Int, Regex<AnyRegexOutput>.Match)?
      for (index, pattern) in patterns.enumerated() {
        guard let match = try? pattern.firstMatch(in: text[position...]), !match.range.isEmpty else { continue }
        if let earlier = first, earlier.1.range.lowerBound <= match.range.lowerBound { continue }
        first = (index, match)
      }
      return first
    }

    mutating func paint(_ match: Regex<AnyRegexOutput>.Match, _ pattern: Pattern) {
      position = match.range.upperBound
      if let name = pattern.name { paint(match.range, name) }
      for (number, capture) in pattern.captures ?? [:] {
        guard let number = Int(number), let range = match.output[number].range else { continue }
        paint(range, capture.name)
      }
    }

    private mutating func paint(_ range: Range<Substring.Index>, _ scope: String) {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
      for index in start..<end { scopes[index] = scope }
    }
  }
}
