/// Ladders that go up and down, of which only the ends are written: `ladder 1-10-1`.

import SessionModel

extension Linter {
  /// No more rungs than this are written out.
  private static let most = 41

  mutating func lintRungs(_ rungs: Nodes<Expression>, _ end: LadderEnd) {
    guard end == .closed else { return }
    let numbers = tree[rungs].compactMap { plainNumber($0) }
    guard numbers.count == rungs.count, let first = numbers.first, let last = numbers.last,
      let turn = turn(of: numbers), let start = tree[rungs].first?.span.start, let end = tree[rungs].last?.span.end,
      case let count = abs(turn - first) + abs(turn - last) + 1, count > numbers.count + 2, count <= Self.most
    else { return }
    let meant = Rungs.written(from: first, to: turn, backTo: last)
    report(
      .fewRungs(numbers.count), at: Span(start: start, end: end), hints: [.writeFor(meant, meaning: .everyRung)])
  }

  /// The number in the middle of `1-10-1` and `1-10, 10-1`, from which the ladder goes back.
  private func turn(of numbers: [Int]) -> Int? {
    guard numbers.count == 3 || numbers.count == 4 && numbers[1] == numbers[2] else { return nil }
    let (first, turn, last) = (numbers[0], numbers[1], numbers[numbers.count - 1])
    let isUpAndDown = turn > first && turn > last || turn < first && turn < last
    return isUpAndDown && min(first, turn) <= 2 && first == last ? turn : nil
  }
}

enum Rungs {
  /// `1-2-3-2-1`: all rungs of a ladder that turns once. Count them before.
  static func written(from first: Int, to turn: Int, backTo last: Int) -> String {
    let there = Array(stride(from: first, to: turn, by: turn > first ? 1 : -1))
    let back = stride(from: turn, through: last, by: last > turn ? 1 : -1)
    return (there + back).map { String($0) }.joined(separator: "-")
  }
}
