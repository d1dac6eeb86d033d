/// What is wrong with a log that is being read: every line is checked, so that all faults are seen at once.

/// The first of its faults, in the order of the lines, and how many there are. Nothing of such a file is imported.
public struct LogFaults: Error, Hashable, Sendable {
  /// How many are kept.
  public static let most = 20

  /// The first faults by line, at most `most`.
  public private(set) var first: [PlainLogProblem] = []
  /// How many faults there are in all.
  public private(set) var count = 0

  package init(_ faults: [PlainLogProblem] = []) { for fault in faults { add(fault) } }

  mutating func add(_ fault: PlainLogProblem) {
    count += 1
    // Faults that arrive out of order are sorted in; those beyond the limit are dropped.
    let place = first.lastIndex { $0.line <= fault.line }.map { $0 + 1 } ?? 0
    first.insert(fault, at: place)
    if first.count > Self.most { first.removeLast() }
  }

  /// Throws the faults, if there are any.
  func end() throws(LogFaults) {
    if count > 0 { throw self }
  }
}
