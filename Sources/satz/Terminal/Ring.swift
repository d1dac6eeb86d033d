/// Progress as rings of braille dots, clockwise from the top: the outer ring is the session, the inner one the phase.

struct Ring: Equatable, Sendable {
  /// How many dots of each ring are lit; nil leaves the ring out (outer) or shows only its track (inner).
  private var session: Int?
  private var phase: Int?

  static let columns = 6, rows = 3

  /// Both are 0 … 1.
  init(session: Double?, phase: Double?) {
    self.session = session.map { progress in Self.outer.count { $0 < progress } }
    self.phase = phase.map { progress in Self.inner.count { $0 < progress } }
  }

  /// Three rows of six cells, that is, twelve by twelve dots.
  func text(tone: Tone) -> [StyledText] {
    (0..<Self.rows).map { row in
      var line = StyledText()
      for cell in Self.cells[row] { append(cell, tone, to: &line) }
      return line
    }
  }

  /// A cell has one colour: lit dots win over the track.
  private func append(_ cell: [Dot], _ tone: Tone, to line: inout StyledText) {
    var (phaseDots, sessionDots, track): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for dot in cell {
      if let lit = dot.isOuter ? session : phase, dot.place < lit {
        if dot.isOuter { sessionDots |= dot.bit } else { phaseDots |= dot.bit }
      } else if !dot.isOuter || session != nil {
        track |= dot.bit
      }
    }
    let lit = phaseDots | sessionDots
    if lit == 0 {
      line.append(Self.braille(track), .faint)
    } else {
      line.append(Self.braille(lit), phaseDots != 0 ? .tone(tone) : .tone(.calm))
    }
  }

  private static func braille(_ dots: UInt32) -> String {
    dots == 0 ? " " : Unicode.Scalar(0x2800 + dots).map { String(Character($0)) } ?? " "
  }

  /// One dot of a ring: its bit in the braille block, and which one it is on its ring, clockwise from the top.
  private struct Dot: Sendable {
    var bit: UInt32
    var isOuter: Bool
    var place: Int
  }

  /// The positions (0 … 1 of a turn) of the dots of each ring, in order.
  private static let outer = turns(isOuter: true), inner = turns(isOuter: false)

  private static func turns(isOuter: Bool) -> [Double] {
    (0..<rows * 4).flatMap { y in
      (0..<columns * 2).compactMap { x in ring(at: x, y) == isOuter ? turn(at: x, y) : nil }
    }.sorted()
  }

  private static let cells: [[[Dot]]] = (0..<rows).map { row in
    (0..<columns).map { column in
      (0..<8).compactMap { index in
        let (x, y) = (column * 2 + index % 2, row * 4 + index / 2)
        guard let isOuter = ring(at: x, y) else { return nil }
        let place = (isOuter ? outer : inner).count { $0 < turn(at: x, y) }
        return Dot(bit: bits[index / 2][index % 2], isOuter: isOuter, place: place)
      }
    }
  }

  /// Whether a dot is on the outer ring, the inner one (false), or on neither.
  private static func ring(at x: Int, _ y: Int) -> Bool? {
    let (dx, dy) = (Double(x) - 5.5, 5.5 - Double(y))
    let square = dx * dx + dy * dy
    if square > 25 && square < 37 { return true }
    return square > 4 && square < 15 ? false : nil
  }

  /// The angle from the top, clockwise, as a part of a turn. Not the true arc tangent but the way around a diamond,
  /// which is as even on twelve dots and needs no libm.
  private static func turn(at x: Int, _ y: Int) -> Double {
    let (dx, dy) = (Double(x) - 5.5, 5.5 - Double(y))
    let part = abs(dx) / (abs(dx) + abs(dy))
    return switch (dx > 0, dy > 0) {
    case (true, true): part / 4
    case (true, false): (2 - part) / 4
    case (false, false): (2 + part) / 4
    case (false, true): (4 - part) / 4
    }
  }

  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
