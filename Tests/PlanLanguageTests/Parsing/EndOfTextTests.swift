import Testing

@testable import PlanLanguage

/// Words and numbers are read eight bytes at a time, so each length is tried with and without eight bytes behind it.
struct EndOfTextTests {
  @Test("A word or a number is the same whatever follows it", arguments: 1...20)
  func lengths(_ length: Int) {
    let word = String("Abcdefghijklmnopqrstuvwxyz".prefix(length))
    let number = String("12345678901234567890".prefix(length))
    for text in [word, number, number + "kg", number + "sec", word + "-up", word + "'s", word + "ü", word + "2"] {
      for end in ["", " ", "\n", ",", "@", ">", ":", ".", "x", "ß", "[", "`", "{", "\u{7F}"] {
        var short = Lexer(Array((text + end).utf8))
        var long = Lexer(Array((text + end + "          ").utf8))
        let (one, two) = (short.next(), long.next())
        #expect(
          one.kind == two.kind && one.span == two.span && one.keyword == two.keyword && one.flaw == two.flaw
            && one.unit == two.unit && one.thousandths == two.thousandths && one.lastLetters == two.lastLetters,
          "\(text)\(end)")
      }
    }
  }

  @Test("Every keyword is recognised in any case, and not with an extra letter", arguments: Keyword.allCases)
  func keywords(_ keyword: Keyword) {
    for written in [keyword.word, keyword.word.uppercased()] {
      for end in ["", "        "] {
        var lexer = Lexer(Array((written + end).utf8))
        #expect(lexer.next().keyword == keyword)
        var longer = Lexer(Array((written + "q" + end).utf8))
        #expect(longer.next().keyword == nil)
      }
    }
  }

  @Test("A number is read digit by digit the same as at once", arguments: 1...9)
  func numbers(_ length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    for _ in 0..<200 {
      let digits = (0..<length).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
      var lexer = Lexer(Array((digits + "          ").utf8))
      let token = lexer.next()
      let expected = min((Int(digits) ?? 0) * 1000, Int(Quantity.limit))
      #expect(Int(token.thousandths) == expected, "\(digits)")
      #expect(token.end == length)
    }
  }
}
