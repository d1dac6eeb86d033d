/// The text of an open document, and the positions in it as the protocol counts them.

import PlanLanguage

/// The unit of a position's character.
public enum PositionEncoding: String, Hashable, Sendable {
  /// Bytes of UTF-8, if the client can count them.
  case utf8 = "utf-8"
  /// UTF-16 code units, which every client can count.
  case utf16 = "utf-16"
}

/// A position as the protocol has it: both count from 0.
public struct Position: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// Code units of the encoding before it on its line.
  public var character: Int
  /// A position; both count from 0.
  public init(line: Int, character: Int) { (self.line, self.character) = (line, character) }
}

/// A text by lines, in UTF-8. `\n`, `\r\n` and a lone `\r` end a line.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  private var starts: [Int]
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    starts = [0] + Self.lineStarts(bytes, in: bytes.indices)
  }

  /// Replaces a range; positions after the end of a line or of the text mean that end.
  @discardableResult
  mutating func replace(from start: Position, to end: Position, with text: [UInt8]) -> SourceEdit {
    let from = offset(of: start)
    let to = max(from, offset(of: end))
    bytes.replaceSubrange(from..<to, with: text)
    // The lines around the edit are read again, the one before it too: `\r` may have become part of `\r\n`.
    let first = max(0, line(at: from) - 1)
    let last = line(at: to) + 2
    let moved = text.count - (to - from)
    let end = last < starts.count ? starts[last] + moved : bytes.count
    let read = Self.lineStarts(bytes, in: starts[first]..<end)
    starts = starts[...first] + read + starts.dropFirst(last + 1).map { $0 + moved }
    return SourceEdit(replaced: Span(start: UInt32(clamping: from), end: UInt32(clamping: to)), count: text.count)
  }

  var lineCount: Int { starts.count }

  /// The bytes of a line, without its end.
  func line(_ line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let line = line(position.line)
    var (index, units) = (line.lowerBound, 0)
    while index < line.upperBound, units < position.character {
      units += encoding.units(of: bytes[index])
      index += 1
      // Never between the bytes of one character.
      while index < line.upperBound, bytes[index] & 0xC0 == 0x80 {
        units += encoding == .utf8 ? 1 : 0
        index += 1
      }
    }
    return index
  }

  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    var units = 0
    for byte in bytes[starts[line]..<offset] { units += encoding == .utf8 ? 1 : encoding.units(of: byte) }
    return Position(line: line, character: units)
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func range(_ span: Span) -> JSONValue {
    ["start": position(of: Int(span.start)).json, "end": position(of: Int(span.end)).json]
  }

  /// The start of its line, or of the comments right above it, which belong to what follows.
  func lineStart(of span: Span) -> UInt32 {
    var line = position(of: Int(span.start)).line
    while line > 0, string(self.line(line - 1)).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") { line -= 1 }
    return UInt32(clamping: self.line(line).lowerBound)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  var whole: Span { Span(start: 0, end: UInt32(clamping: bytes.count)) }

  /// Where lines begin after the ends of lines in a range.
  private static func lineStarts(_ bytes: [UInt8], in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in range {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
          starts.append(index + 1)
        }
      }
    }
    return starts
  }
}

extension PositionEncoding {
  /// The units that a character adds at its byte: in UTF-16 all at its first byte.
  fileprivate func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

extension Position {
  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }
}
