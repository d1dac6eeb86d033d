/// Where a message begins and ends in a stream of bytes.

/// How messages are separated.
public enum Framing: Hashable, Sendable {
  /// A `Content-Length` header before each, as in the Language Server Protocol.
  case headers
  /// One message a line, as in the Model Context Protocol.
  case lines

  /// A message's bytes as they are sent.
  public func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [UInt8(ascii: "\n")]
    }
  }
}

/// What was found in the stream.
public enum Framed: Hashable, Sendable {
  /// The bytes of one message, not yet parsed.
  case message([UInt8])
  /// Longer than `FrameReader.limit`; it was passed over.
  case tooLong
  /// Headers without a length.
  case malformed
}

/// Cuts a stream into messages. What is too long is passed over without being kept.
public struct FrameReader: Sendable {
  /// The bytes of the longest message: a plan of 4 MB, escaped, with room to spare.
  public static let limit = 16 << 20
  /// The bytes of the longest header line.
  static let headerLimit = 1 << 12

  private let framing: Framing
  /// The line or message that has not ended yet.
  private var kept: [UInt8] = []
  private var state = State.line
  /// Whether the rest of a line is dropped because it is too long.
  private var isTooLong = false
  /// What the headers have said so far.
  private var length: Int?
  private var hasHeader = false

  private enum State {
    case line
    /// The number of bytes of a message that are still to come.
    case content(Int)
    /// The number of bytes that are still to be passed over.
    case skipping(Int)
  }

  /// A reader at the beginning of a stream.
  public init(_ framing: Framing) { self.framing = framing }

  /// Takes what arrived, in pieces of any size, and returns what is complete.
  public mutating func feed(_ bytes: [UInt8]) -> [Framed] {
    var found: [Framed] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      switch state {
      case .line: readLine(&rest, into: &found)
      case .content(let missing):
        let taken = rest.prefix(missing)
        kept += taken
        rest = rest.dropFirst(missing)
        if taken.count == missing { finish(into: &found) } else { state = .content(missing - taken.count) }
      case .skipping(let missing):
        let count = min(missing, rest.count)
        rest = rest.dropFirst(count)
        state = count == missing ? .line : .skipping(missing - count)
      }
    }
    return found
  }

  private mutating func finish(into found: inout [Framed]) {
    found.append(.message(kept))
    kept = []
    state = .line
  }

  private mutating func readLine(_ rest: inout ArraySlice<UInt8>, into found: inout [Framed]) {
    let limit = framing == .lines ? Self.limit : Self.headerLimit
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    let piece = rest[..<(end ?? rest.endIndex)]
    if kept.count + piece.count > limit {
      isTooLong = true
      kept = []
    } else if !isTooLong {
      kept += piece
    }
    rest = end.map { rest[($0 + 1)...] } ?? []
    guard end != nil else { return }
    if kept.last == UInt8(ascii: "\r") { kept.removeLast() }
    let line = kept
    let wasTooLong = isTooLong
    kept = []
    isTooLong = false
    switch framing {
    case .lines:
      if wasTooLong { found.append(.tooLong) } else if !line.isEmpty { found.append(.message(line)) }
    case .headers: line.isEmpty && !wasTooLong ? endHeaders(into: &found) : readHeader(line)
    }
  }

  private mutating func readHeader(_ line: [UInt8]) {
    hasHeader = true
    let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard parts.count == 2, String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else { return }
    let digits = parts[1].filter { $0 != 0x20 && $0 != 0x09 }
    length = Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
  }

  private mutating func endHeaders(into found: inout [Framed]) {
    defer {
      length = nil
      hasHeader = false
    }
    guard let length else {
      if hasHeader { found.append(.malformed) }
      return
    }
    if length > Self.limit {
      found.append(.tooLong)
      state = .skipping(length)
    } else if length == 0 {
      found.append(.message([]))
    } else {
      kept.reserveCapacity(length)
      state = .content(length)
    }
  }
}
