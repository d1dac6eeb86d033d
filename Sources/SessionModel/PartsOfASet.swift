/// The parts of a cluster in its result: together they are one set, but only the reps of one part were done in a row.

extension Performance {
  /// The most reps without a pause: those of the largest part, or of the whole set if it has no parts.
  public var repsInARow: Int? {
    guard let reps, let largest = parts?.max() else { return reps }
    return min(reps, largest)
  }

  /// With the reps of each part next to their sum. If only the sum is known, what is missing was missed in the last
  /// parts, and what is more was done in those with an open end, or else in all of them alike.
  func inParts(_ wanted: [Amount], given: [Int]?) -> Performance {
    guard let reps, wanted.count > 1 else { return self }
    var done = self
    let open = wanted.indices.filter { wanted[$0].max == nil }
    done.parts = given ?? wanted.map { $0.reps(orElse: 0) }.coming(to: reps, open: open)
    return done
  }
}

extension [Int] {
  /// The parts of a set that turned out to have this many reps.
  public func coming(to sum: Int, open: [Int] = []) -> [Int] {
    var parts = self
    var missing = reduce(0, +) - sum
    for index in indices.reversed() where missing > 0 {
      let less = Swift.min(parts[index], missing)
      parts[index] -= less
      missing -= less
    }
    guard missing < 0 else { return parts }
    let growing = open.isEmpty ? Array(indices) : open
    for (place, index) in growing.enumerated() {
      parts[index] += -missing / growing.count + (place < -missing % growing.count ? 1 : 0)
    }
    return parts
  }
}
