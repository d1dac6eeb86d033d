import LanguageServer
import PlanLanguage
import Testing

@Suite("The colours of words")
struct SemanticTokenTests {
  @Test("Each word has the colour of what it means, whole names have one")
  func kinds() {
    var client = Conversation()
    client.open(
      """
      let top set = 60kg // heavy
      def main(move) < move 3x5 @ top set rest 90s >
      workout "A" #upper <
        state load = 75% of max(squat)
        main(barbell bench press)
        unheard thing 5 @ ftp
        squat 5 @ load label "top"
      >

      """)
    #expect(
      client.tokens() == [
        "keyword let", "variable+declaration+readonly top set", "operator =", "number 60kg", "comment // heavy",
        "keyword def", "function+declaration main", "parameter+declaration move", "parameter move", "number 3",
        "operator x", "number 5", "operator @", "variable+readonly top set", "keyword rest", "number 90s",
        "keyword workout", "string \"A\"", "decorator #upper",
        "keyword state", "variable+declaration load", "operator =", "number 75%", "keyword of",
        "function+defaultLibrary max", "class+defaultLibrary squat",
        "function main", "class+defaultLibrary barbell bench press",
        "number 5", "operator @", "variable+readonly+defaultLibrary ftp",
        "class+defaultLibrary squat", "number 5", "operator @", "variable load", "keyword label", "string \"top\"",
      ])
  }

  @Test("A range has the tokens of the whole document that touch it")
  func part() {
    var client = Conversation()
    client.open("let a = 5kg\nworkout \"Ü𝄞\" < squat 5 @ a >\n// end\n")
    let whole = client.tokens()
    #expect(client.tokens(range(1, 0, 1, 40)) == Array(whole.filter { !$0.contains("//") }.suffix(6)))
    #expect(client.tokens(range(1, 15, 1, 15)) == [])
  }

  @Test("The difference from the last answer leads to the next one")
  func delta() throws {
    var client = Conversation()
    client.open("let a = 5kg\nworkout \"A\" <\n  squat 5 @ a\n  bench 3x5\n>\n")
    let first = client.ask("semanticTokens/full")
    client.change(range(2, 2, 2, 7), "front squat 3x5 rest 90s;squat")
    let difference = client.ask(
      "semanticTokens/full/delta", ["previousResultId": first["resultId"] ?? .null])
    var data = first["data"]?.array ?? []
    let edit = try #require(difference["edits"]?.array?.first)
    let (start, count) = (try #require(edit["start"]?.integer), try #require(edit["deleteCount"]?.integer))
    data.replaceSubrange(start..<start + count, with: edit["data"]?.array ?? [])
    let second = client.ask("semanticTokens/full")
    #expect(.array(data) == second["data"])
    #expect(count < data.count / 2)
    // One that nobody knows any more.
    #expect(client.ask("semanticTokens/full/delta", ["previousResultId": "0"])["data"] == second["data"])
  }
}

extension Conversation {
  /// Each token as its kind, its modifiers and its text.
  fileprivate mutating func tokens(_ range: JSONValue? = nil) -> [String] {
    let answer = range.map { ask("semanticTokens/range", ["range": $0]) } ?? ask("semanticTokens/full")
    let data = answer["data"]?.array?.compactMap(\.integer) ?? []
    let kinds = legend?["tokenTypes"]?.array?.compactMap(\.string) ?? []
    let modifiers = legend?["tokenModifiers"]?.array?.compactMap(\.string) ?? []
    let lines = (server.text(of: Self.uri) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var (line, character) = (0, 0)
    return stride(from: 0, to: data.count, by: 5).map { index in
      line += data[index]
      character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
      let units = Array(lines[line].utf16)[character..<character + data[index + 2]]
      let own = modifiers.indices.filter { data[index + 4] & 1 << $0 != 0 }.map { "+" + modifiers[$0] }.joined()
      return "\(kinds[data[index + 3]])\(own) \(String(decoding: units, as: UTF16.self))"
    }
  }
}
