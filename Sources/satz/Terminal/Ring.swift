/// Progress as rings of braille dots, clockwise from the top: the outer ring is the session, the inner one the phase.

struct Ring: Equatable, Sendable {
  /// 0 … 1; nil leaves the ring out (outer) or shows only its track (inner).
  var session: Double?
  var phase: Double?
  var tone: Tone

  static let columns = 6, rows = 3

  /// Three rows of six cells: twelve by twelve dots.
  var text: [StyledText] {
    (0..<Self.rows).map { row in
      var line = StyledText()
      for column in 0..<Self.columns { append(cell: (row, column), to: &line) }
      return line
    }
  }

  /// A cell has one colour: lit dots win over the track.
  private func append(cell: (row: Int, column: Int), to line: inout StyledText) {
    var phaseDots: UInt32 = 0
    var sessionDots: UInt32 = 0
    var track: UInt32 = 0
    for dot in Self.dots where dot.row == cell.row && dot.column == cell.column {
      let progress = dot.isOuter ? session : phase
      if let progress, progress > dot.turn {
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

  /// One dot of a ring: its cell, its bit in the braille block, and how much of a turn from the top it stands at.
  private struct Dot: Sendable {
    var row: Int
    var column: Int
    var bit: UInt32
    var isOuter: Bool
    var turn: Double
  }

  private static let dots: [Dot] = {
    var dots: [Dot] = []
    for y in 0..<rows * 4 {
      for x in 0..<columns * 2 {
        // From the centre between the middle dots, y up.
        let dx = Double(x) - 5.5
        let dy = 5.5 - Double(y)
        let square = dx * dx + dy * dy
        let isOuter = square > 25 && square < 37
        guard isOuter || (square > 4 && square < 15) else { continue }
        dots.append(
          Dot(row: y / 4, column: x / 2, bit: bits[y % 4][x % 2], isOuter: isOuter, turn: turn(dx, dy)))
      }
    }
    return dots
  }()

  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// The angle from the top, clockwise, as a part of a turn. Not the true arc tangent but the way around a diamond,
  /// which is as even on twelve dots and needs no libm.
  private static func turn(_ dx: Double, _ dy: Double) -> Double {
    let part = abs(dx) / (abs(dx) + abs(dy))
    return switch (dx > 0, dy > 0) {
    case (true, true): part / 4
    case (true, false): (2 - part) / 4
    case (false, false): (2 + part) / 4
    case (false, true): (4 - part) / 4
    }
  }
}
