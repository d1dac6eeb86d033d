/// Tables as apps write them are read as they were meant, and our own come back unchanged.

import Testing

@testable import TrainingStore

@Suite("CSV")
struct CSVTableTests {
  private func table(_ text: String) -> CSVTable? { CSVTable(Array(text.utf8)) }

  private func fields(_ text: String) -> [[String]]? { table(text).map { $0.rows.map(\.fields) } }

  @Test("Whatever fields contain, they come back as they were written", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let characters = ["a", "ü", "🏋️", "\"", ",", ";", "\n", "\r\n", "\r", "\t", " ", "'", "1"]
    let width = Int.random(in: 1...5, using: &random)
    let rows = (0...Int.random(in: 1...6, using: &random)).map { row in
      (0..<width).map { column in
        // A row of one empty field is an empty line.
        let least = width == 1 || row == 0 ? 1 : 0
        let text = (0..<Int.random(in: least...6, using: &random)).map { _ in
          characters.randomElement(using: &random) ?? ""
        }.joined()
        return row == 0 ? "c\(column)" : text
      }
    }
    let read = try #require(table(rows.map(CSVTable.text).joined()))
    #expect([read.header] + read.rows.map(\.fields) == rows)
  }

  @Test("Commas, semicolons and tabs: the first line decides, outside its quotes")
  func separators() {
    #expect(fields("a,b\n1;2,3") == [["1;2", "3"]])
    #expect(fields("a;b\n1,5;3") == [["1,5", "3"]])
    #expect(fields("a\tb\n1,5\t3") == [["1,5", "3"]])
    #expect(fields("\"a,b,c\";d\n1;2") == [["1", "2"]])
  }

  @Test("Lines end in LF, CR LF or CR, even in one file, and the last one may have no end")
  func lineEnds() {
    #expect(fields("a,b\r\n1,2\n3,4\r5,6") == [["1", "2"], ["3", "4"], ["5", "6"]])
    #expect(fields("a,b\n1,") == [["1", ""]])
    #expect(fields("a,b\n\n1,2\n\n") == [["1", "2"]])
  }

  @Test("A quoted field may contain line ends, and the lines after it keep their numbers")
  func lines() throws {
    let read = try #require(table("\u{FEFF}a,b\n\"one\ntwo\",2\n3,4\n"))
    #expect(read.header == ["a", "b"])
    #expect(read.rows == [CSVRow(line: 2, fields: ["one\ntwo", "2"]), CSVRow(line: 4, fields: ["3", "4"])])
  }

  @Test("What Excel saves in Western Europe, and as Unicode text, is the same text")
  func encodings() throws {
    let text = "Übung\tGewicht\n„Käse“\t5 €\n"
    let western: [UInt8] = [
      0xDC, 0x62, 0x75, 0x6E, 0x67, 9, 0x47, 0x65, 0x77, 0x69, 0x63, 0x68, 0x74, 10, 0x84, 0x4B, 0xE4, 0x73, 0x65, 0x93,
      9,
      0x35, 0x20, 0x80, 10,
    ]
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in text.utf16 {
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      little += [low, high]
      big += [high, low]
    }
    for bytes in [western, little, big, Array(text.utf8)] {
      let read = try #require(CSVTable(bytes))
      #expect(read.header == ["Übung", "Gewicht"] && read.rows.map(\.fields) == [["„Käse“", "5 €"]])
    }
    // One letter of UTF-8 that was damaged takes no other with it.
    let damaged = Array("Übung,Wdh\nKäse,5\nKr".utf8) + [0xC3] + Array("nich,5".utf8)
    #expect(try #require(CSVTable(damaged)).header == ["Übung", "Wdh"])
  }

  @Test("What breaks the rules is still read: an open quote, text after a closed one, too few fields")
  func broken() {
    #expect(fields("a,b\n\"1,2\n") == [["1,2\n"]])
    #expect(fields("a,b\n\"1\"x,2") == [["1x", "2"]])
    #expect(fields("a,b\n1") == [["1"]])
    #expect(table("") == nil)
  }
}
