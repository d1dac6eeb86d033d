/// A document of tables is taken apart where its elements end, whatever is in them.

import Testing

@testable import TrainingStore

@Suite("Tables in JSON")
struct JSONTablesTests {
  private func read(_ text: String) throws -> [String] {
    var found: [String] = []
    try JSONTables.read(
      text.utf8,
      value: { found.append("\($0)=\($1)") },
      row: { table, reader in
        #expect((0...1).contains(reader.share))
        let start = reader.position
        _ = try reader.value()
        found.append("\(table):\(String(decoding: reader.bytes[start..<reader.position], as: UTF8.self))")
      })
    return found
  }

  @Test(
    "Values, and the rows of arrays",
    arguments: [
      (#"{}"#, []), (#" { } "#, []), (#"{"a":1}"#, ["a=1"]), (#"{"a":"x,]}","b":[]}"#, ["a=\"x,]}\""]),
      (
        #"{"a":[1, "2" ,{"x":"]\"}"},[3,[4]]],"b":{"c":[5]},"d":[6]}"#,
        ["a:1", "a:\"2\"", "a:{\"x\":\"]\\\"}\"}", "a:[3,[4]]", "b={\"c\":[5]}", "d:6"]
      ),
      ("{\"a\"\t:\n[ {\"x\" : \"\\\\\"}\r\n]\n}\n", ["a:{\"x\" : \"\\\\\"}"]),
    ] as [(String, [String])])
  func whole(text: String, found: [String]) throws {
    #expect(try read(text) == found)
  }

  @Test(
    "JSON that ends early or is not an object is broken",
    arguments: [
      "", " ", "[]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":[", "{\"a\":[1", "{\"a\":[1,",
      "{\"a\":[1,]}",
      "{\"a\":[{\"x\":1]}", "{\"a\":[\"x]}", "{\"a\":[\"x\\", "{\"a\":1}}", "{\"a\":1} x", "{\"a\":[1 2]}", "{a:1}",
      "{,}",
    ])
  func broken(text: String) {
    #expect(throws: JSONReader.Broken.self) { _ = try read(text) }
  }
}
