/// Progress as rings of braille dots, clockwise from the top: the outer ring is the session, the inner one the phase.
/// For a breath a disc takes the place of the inner ring.

struct Ring: Equatable, Sendable {
  /// A cell is two by four dots, and twice as many columns as rows make it round.
  enum Size: CaseIterable, Sendable {
    /// From three rows to thirty-five.
    case small, large, wide, huge, vast, whole

    var columns: Int { rows * 2 }
    var rows: Int {
      switch self {
      case .small: 3
      case .large: 7
      case .wide: 11
      case .huge: 17
      case .vast: 25
      case .whole: 35
      }
    }

    var hasRoomForWords: Bool { rows >= Size.wide.rows }

    /// The largest one within this room, if there is one.
    static func fitting(rows: Int, columns: Int, atMost largest: Size = .whole) -> Size? {
      allCases.last { $0.rows <= min(rows, largest.rows) && $0.columns <= columns }
    }
  }

  /// What is inside the outer ring.
  private enum Inner: Equatable, Sendable {
    /// How many dots of it are lit; nil shows only its track.
    case ring(lit: Int?)
    /// A disc that is as full as this, 0 … 1.
    case disc(Double)
    case none
  }

  let size: Size
  /// How many dots of the outer ring are lit; nil leaves it out.
  private var session: Int?
  private var inner: Inner
  /// The outer ring has the place of the inner one, and its colour.
  private var isAlone = false

  /// One ring, as wide as there is room for: 0 … 1.
  init(alone phase: Double, size: Size) {
    self.init(session: phase, disc: 0, size: size)
    (inner, isAlone) = (.none, true)
  }

  /// Both are 0 … 1.
  init(session: Double?, phase: Double?, size: Size = .small) {
    self.size = size
    self.session = session.map { progress in size.shape.outer.count { $0 < progress } }
    inner = .ring(lit: phase.map { progress in size.shape.inner.count { $0 < progress } })
  }

  /// Both are 0 … 1.
  init(session: Double?, disc fullness: Double, size: Size = .small) {
    self.init(session: session, phase: nil, size: size)
    inner = .disc(fullness)
  }

  func text(tone: Tone) -> [StyledText] {
    size.shape.cells.enumerated().map { y, row in
      var line = StyledText()
      for (x, cell) in row.enumerated() {
        // The outer ring stays whole.
        let isOfRing = session != nil && cell.contains { $0.isOuter }
        append(cell, isOfRing ? 0 : disc(x, y), tone, to: &line)
      }
      return line
    }
  }

  /// A cell has one colour: lit dots win over the track.
  private func append(_ cell: [RingShape.Dot], _ disc: UInt32, _ tone: Tone, to line: inout StyledText) {
    var (phaseDots, sessionDots, track): (UInt32, UInt32, UInt32) = (disc, 0, 0)
    for dot in cell {
      if let lit = dot.isOuter ? session : litInside, dot.place < lit {
        if dot.isOuter { sessionDots |= dot.bit } else { phaseDots |= dot.bit }
      } else if dot.isOuter ? session != nil : isRing {
        track |= dot.bit
      }
    }
    let lit = phaseDots | sessionDots
    if lit == 0 {
      line.append(Self.braille(track), .track)
    } else {
      line.append(Self.braille(lit), .line(phaseDots != 0 || isAlone ? tone : .work))
    }
  }

  private var litInside: Int? { if case .ring(let lit) = inner { lit } else { nil } }
  private var isRing: Bool { if case .ring = inner { true } else { false } }

  /// The dots of a cell that belong to the disc. It never vanishes.
  private func disc(_ x: Int, _ y: Int) -> UInt32 {
    guard case .disc(let fullness) = inner else { return 0 }
    let side = size.rows * 4
    // Beside its ring there is a gap, as far as there is room for one.
    let largest = Double(side) / 2 * (size == .small ? 0.62 : 0.78)
    let radius = largest * (0.25 + 0.75 * min(1, max(0, fullness)))
    var dots: UInt32 = 0
    for index in 0..<8 {
      let (dx, dy) = RingShape.fromMiddle(x * 2 + index % 2, y * 4 + index / 2, side)
      if dx * dx + dy * dy <= radius * radius { dots |= RingShape.bits[index / 2][index % 2] }
    }
    return dots
  }

  private static func braille(_ dots: UInt32) -> String {
    dots == 0 ? " " : Unicode.Scalar(0x2800 + dots).map { String(Character($0)) } ?? " "
  }
}

extension Ring.Size {
  fileprivate var shape: RingShape {
    switch self {
    case .small: Self.smallShape
    case .large: Self.largeShape
    case .wide: Self.wideShape
    case .huge: Self.hugeShape
    case .vast: Self.vastShape
    case .whole: Self.wholeShape
    }
  }

  /// The squares of the distances from the middle, in dots, between which the dots of a ring lie.
  private static let smallShape = RingShape(rows: 3, outer: 25..<37, inner: 4..<15)
  private static let largeShape = RingShape(rows: 7, outer: 146..<186, inner: 72..<100)
  private static let wideShape = RingShape(rows: 11, outer: 404..<466, inner: 210..<258)
  private static let hugeShape = RingShape(rows: 17, outer: 1034..<1134, inner: 560..<634)
  private static let vastShape = RingShape(rows: 25, outer: 2276..<2467, inner: 1218..<1362)
  private static let wholeShape = RingShape(rows: 35, outer: 4543..<4854, inner: 2401..<2632)
}

/// Which dots of which cells belong to a ring, and in which order they are lit.
private struct RingShape: Sendable {
  /// One dot of a ring: its bit in the braille block, and which one it is on its ring, clockwise from the top.
  struct Dot: Sendable {
    var bit: UInt32
    var isOuter: Bool
    var place: Int
  }

  /// The positions (0 … 1 of a turn) of the dots of each ring, in order.
  private(set) var outer: [Double] = [], inner: [Double] = []
  /// The dots of each cell, row by row.
  private(set) var cells: [[[Dot]]] = []

  init(rows: Int, outer: Range<Double>, inner: Range<Double>) {
    let side = rows * 4
    func ring(_ x: Int, _ y: Int) -> Bool? {
      let (dx, dy) = Self.fromMiddle(x, y, side)
      let square = dx * dx + dy * dy
      return outer.contains(square) ? true : inner.contains(square) ? false : nil
    }
    func turns(isOuter: Bool) -> [Double] {
      (0..<side).flatMap { y in
        (0..<side).compactMap { x in ring(x, y) == isOuter ? Self.turn(x, y, side) : nil }
      }.sorted()
    }
    let (outerTurns, innerTurns) = (turns(isOuter: true), turns(isOuter: false))
    (self.outer, self.inner) = (outerTurns, innerTurns)
    cells = (0..<rows).map { row in
      (0..<rows * 2).map { column in
        (0..<8).compactMap { index in
          let (x, y) = (column * 2 + index % 2, row * 4 + index / 2)
          guard let isOuter = ring(x, y) else { return nil }
          let turn = Self.turn(x, y, side)
          let place = (isOuter ? outerTurns : innerTurns).count { $0 < turn }
          return Dot(bit: Self.bits[index / 2][index % 2], isOuter: isOuter, place: place)
        }
      }
    }
  }

  static func fromMiddle(_ x: Int, _ y: Int, _ side: Int) -> (Double, Double) {
    let middle = Double(side - 1) / 2
    return (Double(x) - middle, middle - Double(y))
  }

  /// The angle from the top, clockwise, as a part of a turn. Not the true arc tangent but the way around a diamond,
  /// which is nearly as even and needs no libm.
  private static func turn(_ x: Int, _ y: Int, _ side: Int) -> Double {
    let (dx, dy) = fromMiddle(x, y, side)
    let part = abs(dx) / (abs(dx) + abs(dy))
    return switch (dx > 0, dy > 0) {
    case (true, true): part / 4
    case (true, false): (2 - part) / 4
    case (false, false): (2 + part) / 4
    case (false, true): (4 - part) / 4
    }
  }

  static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
