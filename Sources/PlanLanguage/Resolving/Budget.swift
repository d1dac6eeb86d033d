/// How much a plan may make of its text: each copy that a template, a loop, a list or a ladder makes is paid for before it is made.

/// One for a whole plan, with the files that it uses. What stands in the text once costs nothing: it has been written.
struct Budget {
  /// Elements: items that are read again, members of lists, turns of loops, calls, rungs.
  private let limit: Int
  private var left: Int
  /// Whether it was reported that nothing is left.
  var isReported = false

  /// What any plan may make; one with more text as much again as it has bytes.
  static let base = 50_000

  init(textLength: Int) {
    limit = Self.base + textLength
    left = limit
  }

  /// How much was spent.
  var spent: Int { limit - left }

  /// Takes so many elements; false, from then on, once that is more than there are.
  mutating func spend(_ count: Int) -> Bool {
    guard count <= left else {
      left = 0
      return false
    }
    left -= count
    return true
  }
}

extension Resolver {
  /// Pays for so many copies that something at a place makes; false, and reported once, where that is beyond all training.
  mutating func expand(_ count: Int = 1, at span: Span) -> Bool {
    if budget.spend(count) { return true }
    guard !budget.isReported else { return false }
    budget.isReported = true
    // What is too large as a whole, because a part of it is, is not a second mistake.
    isTooLarge = true
    report(.tooManySteps(limit: Budget.base), at: span)
    return false
  }

  /// The same for an item that is read again: too much are not its copies, but what makes them.
  mutating func copy(at span: Span) -> Bool {
    guard instances > 0 else { return true }
    return expand(at: copies.flatMap { $0.file == file ? $0.site : nil } ?? span)
  }
}
