/// What arrives as JSON is in the tables as it was written, and nothing counts as right that SQL would refuse.

import GRDB
import Testing

@testable import TrainingStore

@Suite("Rows that arrive")
struct StagedRowsTests {
  private func withStore(_ body: (Database) throws -> Void) throws {
    let queue = try DatabaseQueue()
    try queue.writeWithoutTransaction { db in
      try Schema.migrate(db)
      try body(db)
    }
  }

  private func enter(_ row: String, into table: StagedTable?, item: String? = nil) throws {
    try Array(row.utf8).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      try table?.enter(&reader, line: 1, item: item)
    }
  }

  private func value(_ text: String) throws -> JSONReader.Value {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      return try reader.value()
    }
  }

  @Test("A text ends at its quotation mark, wherever it is")
  func texts() {
    for before in 0...17 {
      for (written, meant) in [
        ("", ""), (#"\""#, "\""), (#"\\"#, "\\"), (#"\n"#, "\n"), (#"\/"#, "/"), ("\u{7F}", "\u{7F}"), ("é", "é"),
        ("😀", "😀"), (#"\u00e9"#, "é"), (#"\ud83d\ude00"#, "😀"), (#"\ud83d"#, "\u{FFFD}"), (#"\"\\\""#, "\"\\\""),
        ("!#[]", "!#[]"), ("\u{A2}\u{DC}", "\u{A2}\u{DC}"),
      ] {
        for after in [0, 1, 7, 8, 20] {
          let (start, end) = (String(repeating: "a", count: before), String(repeating: "z", count: after))
          #expect(JSONReader.string("\"\(start)\(written)\(end)\"".utf8) == start + meant + end)
          #expect(JSONReader.string("\"\(start)\(written)\(end)".utf8) == nil)
          #expect(JSONReader.string("\"\(start)\(written)\"\(end)x".utf8) == nil)
        }
      }
      for control in UInt8(1)..<32 {
        let text = Array("\"".utf8) + Array(repeating: 97, count: before) + [control] + Array("12345678\"".utf8)
        #expect(JSONReader.string(text) == nil)
      }
    }
  }

  @Test(
    "Integers as large as they can be",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("99999999999999999999", nil), ("1.0", nil),
      ("1e2", nil),
    ] as [(String, Int?)])
  func integers(text: String, number: Int?) throws {
    #expect(try value(text).integer == number)
  }

  @Test("A row has nothing of the rows before it")
  func leftovers() throws {
    try withStore { db in
      let rows = try StagedRows(["setting"], db)
      let table = rows["setting"]
      try enter(#"{"key":"a\n","value":"1"}"#, into: table, item: "x")
      try enter(#"{"value":"2"}"#, into: table, item: "x")
      try enter(#"{"key":"c","other":3}"#, into: table)
      #expect(throws: JSONReader.Broken.self) { try enter(#"{"key":"d","value":"4"#, into: table, item: "y") }
      #expect(throws: StagedTable.Refused.nul) { try enter(#"{"key":"e\u0000","value":"5"}"#, into: table) }
      try enter(#"{}"#, into: table, item: "y")
      try enter(#"{"value":"6","key":null,"key":"f"}"#, into: table, item: "z")
      let found = try String.fetchAll(
        db, sql: "SELECT json_array(place, item, key, value) FROM arriving_setting ORDER BY place")
      #expect(
        found == [
          #"[1,"x","a\n","1"]"#, #"[2,"x",null,"2"]"#, #"[3,null,"c",null]"#, #"[4,"y",null,null]"#,
          #"[5,"z",null,"6"]"#,
        ])
      try rows.drop()
    }
  }

  private static let values = [
    "0", "1", "-1", "8", "1.0", "0.5", "1e3", "100000", "8796093022208", "-8796093022209", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "true", "false", #""""#, #""a""#, #""1""#, #""Work""#,
    #""w\u006frk""#, #""\n""#, #""é""#, "[]", "[1]", #"{"a":1}"#, #""ab""#, #""AB""#, #""4+3+2""#, #""4+03""#,
    #""4+""#, #""1234567+1""#,
  ]

  @Test("A value counts as right only if its rule allows it")
  func rules() throws {
    try withStore { db in
      for table in TravellingTable.all {
        for column in try db.columns(in: table.name).map(\.name) {
          guard let rule = ColumnRule.of(column, in: table.name) else { continue }
          let condition = rule.condition(type: "typeof(\"\(column)\")", value: "\"\(column)\"")
          var (values, rights) = (Self.values, 0)
          if case .word(let words) = rule { values += words.map { "\"\($0)\"" } }
          for value in values {
            let rows = try StagedRows([table.name], db)
            let staged = try #require(rows[table.name])
            try enter("{\"\(column)\":\(value)}", into: staged)
            let isAllowed = try Bool.fetchOne(db, sql: "SELECT ifnull(\(condition), 0) FROM arriving_\(table.name)")
            let isSure = staged.isSurelyRight(column, isNeeded: true)
            #expect(!isSure || isAllowed == true, "\(table.name).\(column) \(value)")
            if isSure { rights += 1 }
            #expect(staged.has(column))
            try enter("{\"\(column)\":null}", into: staged)
            #expect(staged.isSurelyRight(column, isNeeded: false) == isSure)
            #expect(!staged.isSurelyRight(column, isNeeded: true))
            try rows.drop()
          }
          if case .hex = rule { continue }
          #expect(rights > 0, "\(table.name).\(column)")
        }
      }
    }
  }

  @Test("A text that is too long is never right")
  func longTexts() throws {
    try withStore { db in
      for (count, isRight) in [(Plausible.longestText, true), (Plausible.longestText + 1, false)] {
        let rows = try StagedRows(["own_exercise"], db)
        let text = String(repeating: "a", count: count)
        try enter("{\"name\":\"\(text)\",\"equipment\":\"\(text)\"}", into: rows["own_exercise"])
        #expect(rows["own_exercise"]?.isSurelyRight("name", isNeeded: true) == isRight)
        try rows.drop()
      }
    }
  }
}
