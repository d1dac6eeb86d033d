/// Keys on a page, over the line: turns bytes into keys and drops unknown sequences completely.
import Glibc

enum PageKey: Equatable {
  case enter, space, escape
  case up, down, pageUp, pageDown, home, end
  /// What belongs to the line behind the page: the first byte of a character, or the mark that opens a paste.
  case typed([UInt8])
  /// No key: the terminal's window has the focus, or has lost it.
  case focused(Bool)
}

struct PageKeys {
  private var sequence: [UInt8] = []

  enum Input: Equatable {
    case key(PageKey)
    /// Nothing more was typed.
    case none
    /// The terminal is closed.
    case end
  }

  /// The next key that was typed; what comes after it is left in the terminal.
  mutating func read() -> Input {
    // A limit, so that a flood of input cannot hold up the clock.
    for _ in 0..<256 {
      switch TerminalByte.read(STDIN_FILENO) {
      case .none:
        // An escape with nothing after it was the key itself.
        defer { sequence = [] }
        return sequence == [0x1b] ? .key(.escape) : .none
      case .end: return .end
      case .byte(let byte): if let key = take(byte) { return .key(key) }
      }
    }
    return .none
  }

  /// The key that this byte completes, if any.
  mutating func take(_ byte: UInt8) -> PageKey? {
    if sequence.isEmpty {
      if byte != 0x1b { return plain(byte) }
      sequence = [byte]
      return nil
    }
    if byte == 0x1b {
      sequence = [byte]
      return .escape
    }
    sequence.append(byte)
    let introduces = sequence.count == 2 && (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"))
    guard !introduces, (0x40...0x7e).contains(byte) else { return nil }
    defer { sequence = [] }
    if sequence == Self.pasteBegins { return .typed(sequence) }
    return Self.sequences[String(decoding: sequence.dropFirst(2), as: UTF8.self)]
  }

  private func plain(_ byte: UInt8) -> PageKey? {
    switch byte {
    case 0x0d, 0x0a: .enter
    case 0x20: .space
    case 0x21...0x7e, 0x80...: .typed([byte])
    default: nil
    }
  }

  private static let pasteBegins = [0x1b] + Array("[200~".utf8)
  private static let sequences: [String: PageKey] = [
    "A": .up, "B": .down, "H": .home, "F": .end, "5~": .pageUp, "6~": .pageDown, "1~": .home, "4~": .end,
    "I": .focused(true), "O": .focused(false),
  ]
}
