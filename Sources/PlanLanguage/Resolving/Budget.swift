/// Limits how far a plan may expand: each copy by a template, a loop, a list or a ladder is charged before it is made.

/// One budget for a whole plan, including the files that it uses. Text that is written out costs nothing.
struct Budget {
  /// The unit is elements: items that are read again, members of lists, turns of loops, calls, rungs.
  private let limit: Int
  private var left: Int
  /// Whether it has been reported that nothing is left.
  var isReported = false

  /// The limit for any plan; a plan with more text than this has as many elements as bytes.
  static let base = 50_000

  init(textLength: Int) {
    limit = Self.base + textLength
    left = limit
  }

  /// How much has been spent.
  var spent: Int { limit - left }

  /// Takes this many elements; false once there are not enough, and from then on.
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
  /// Charges this many copies made at a place; false, and reported once, if that exceeds any training.
  mutating func expand(_ count: Int = 1, at span: Span) -> Bool {
    if budget.spend(count) { return true }
    guard !budget.isReported else { return false }
    budget.isReported = true
    // If something is too large only because a part of it is, that is not a second mistake.
    isTooLarge = true
    report(.tooManySteps(limit: Budget.base), at: span)
    return false
  }

  /// The same for an item that is read again; the mistake is in whatever makes the copies.
  mutating func copy(at span: Span) -> Bool {
    guard instances > 0 else { return true }
    return expand(at: copies.flatMap { $0.file == file ? $0.site : nil } ?? span)
  }
}
