/// Takes a document of tables apart, row by row, without copying it.

/// The top level of a JSON object: values, and arrays whose elements are read one by one.
enum JSONTables {
  /// Calls `value` for each non-array, as it is written, and `row` for each element of each array, with the key. `row`
  /// has to read the element.
  static func read(
    _ bytes: some Collection<UInt8>,
    value: (_ name: String, _ text: String) throws -> Void,
    row: (_ table: String, _ reader: inout JSONReader) throws -> Void
  ) throws {
    let found: Void? = try bytes.withContiguousStorageIfAvailable { bytes in
      var reader = JSONReader(bytes)
      try read(&reader, value: value, row: row)
    }
    if found == nil { try read(Array(bytes), value: value, row: row) }
  }

  private static func read(
    _ reader: inout JSONReader,
    value: (_ name: String, _ text: String) throws -> Void,
    row: (_ table: String, _ reader: inout JSONReader) throws -> Void
  ) throws {
    try reader.take("{")
    var isFirst = true
    while let key = try reader.key(&isFirst) {
      let name = reader.string(key)
      guard reader.peek() == UInt8(ascii: "[") else {
        let start = reader.position
        _ = try reader.value()
        try value(name, String(decoding: reader.bytes[start..<reader.position], as: UTF8.self))
        continue
      }
      try reader.take("[")
      var isFirstRow = true
      while try !reader.isAtEnd("]", &isFirstRow) {
        _ = reader.peek()
        try row(name, &reader)
      }
    }
    if reader.peek() != nil { throw JSONReader.Broken() }
  }
}
