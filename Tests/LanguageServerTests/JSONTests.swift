import LanguageServer
import Testing

@Suite struct JSONTests {
  @Test(
    "What is read is written again",
    arguments: [
      "null", "true", "[]", "{}", "-12", "1.5", "\"\"", #"{"a":[1,{"b":null}],"c":"é𝄞"}"#, #""\"\\\n\u0001""#,
    ])
  func roundTrip(text: String) throws {
    #expect(String(decoding: try JSONValue(parsing: Array(text.utf8)).text, as: UTF8.self) == text)
  }

  @Test("Escapes become characters, halves of surrogates U+FFFD")
  func escapes() throws {
    #expect(try JSONValue(parsing: Array(#""\ud834\udd1e\t\/\u00e9\ud834x\udd1e""#.utf8)) == "𝄞\t/é\u{FFFD}x\u{FFFD}")
  }

  @Test(
    "What is no JSON is refused",
    arguments: ["", "{", "[1,]", "{\"a\"}", "01", "1.", "--1", "\"a", "\"\n\"", "\"\\x\"", "nul", "1 2", "\"\\ud8\""])
  func malformed(text: String) {
    #expect(throws: JSONProblem.self) { try JSONValue(parsing: Array(text.utf8)) }
  }

  @Test("Depth and number of values are bounded")
  func bounds() {
    #expect(throws: JSONProblem.tooDeep) {
      try JSONValue(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    }
    let many = Array(("[" + String(repeating: "0,", count: JSONValue.countLimit) + "0]").utf8)
    #expect(throws: JSONProblem.tooMany) { try JSONValue(parsing: many) }
  }
}
