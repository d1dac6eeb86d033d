/// What changes between two texts, line by line, in the unified format that `diff -u` prints and `patch` reads.

struct LineDifference {
  private enum Change { case kept, removed, added }
  private var lines: [(change: Change, text: Substring)] = []
  private let path: String

  /// The number of unchanged lines around each change.
  private static let context = 3
  /// In lines. The time for a comparison grows with the square of what differs; longer pieces are replaced as a whole.
  private static let longestComparison = 200

  init(from old: String, to new: String, path: String) {
    self.path = path
    let (old, new) = (LineDifference.lines(of: old), LineDifference.lines(of: new))
    let (removed, added) = LineDifference.changes(from: old, to: new)
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append((.removed, old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append((.added, new[newIndex]))
        newIndex += 1
      } else {
        lines.append((.kept, old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
  }

  /// The positions of removed and added lines, found piece by piece, so that the time grows linearly with the texts.
  private static func changes(from old: [Substring], to new: [Substring]) -> (removed: Set<Int>, added: Set<Int>) {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for piece in pieces(of: old, and: new) {
      guard piece.old.count + piece.new.count <= longestComparison else {
        removed.formUnion(piece.old)
        added.formUnion(piece.new)
        continue
      }
      for change in new[piece.new].difference(from: old[piece.old]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(piece.old.lowerBound + offset)
        case .insert(let offset, _, _): added.insert(piece.new.lowerBound + offset)
        }
      }
    }
    return (removed, added)
  }

  /// Matching pieces of both. The formatter's changes lie within a few lines: a piece ends where both have reached the
  /// same non-empty line.
  private static func pieces(of old: [Substring], and new: [Substring]) -> [(old: Range<Int>, new: Range<Int>)] {
    var pieces: [(old: Range<Int>, new: Range<Int>)] = []
    var (oldStart, newStart) = (0, 0)
    while oldStart < old.count || newStart < new.count {
      // Lines that both have in common at the start need no comparison.
      if oldStart < old.count, newStart < new.count, old[oldStart] == new[newStart] {
        (oldStart, newStart) = (oldStart + 1, newStart + 1)
        continue
      }
      let ends = meeting(of: old, from: oldStart, and: new, from: newStart)
      pieces.append((oldStart..<ends.old, newStart..<ends.new))
      (oldStart, newStart) = ends
    }
    return pieces
  }

  /// The nearest position at which both have the same non-empty line.
  private static func meeting(
    of old: [Substring], from oldStart: Int, and new: [Substring], from newStart: Int
  ) -> (old: Int, new: Int) {
    var seenOld: [Substring: Int] = [:]
    var seenNew: [Substring: Int] = [:]
    var step = 0
    while oldStart + step < old.count || newStart + step < new.count {
      if oldStart + step < old.count, old[oldStart + step].contains(where: { !$0.isWhitespace }) {
        let line = old[oldStart + step]
        if let place = seenNew[line] { return (oldStart + step, place) }
        if seenOld[line] == nil { seenOld[line] = oldStart + step }
      }
      if newStart + step < new.count, new[newStart + step].contains(where: { !$0.isWhitespace }) {
        let line = new[newStart + step]
        if let place = seenOld[line] { return (place, newStart + step) }
        if seenNew[line] == nil { seenNew[line] = newStart + step }
      }
      step += 1
    }
    return (old.count, new.count)
  }

  /// Each with its newline, if it has one.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\r\n" }) {
      lines.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  var text: String {
    var text = "--- \(path)\n+++ \(path)\n"
    var start = 0
    var (old, new) = (1, 1)
    for hunk in hunks {
      let before = lines[start..<hunk.lowerBound].count
      (old, new) = (old + before, new + before)
      let (removed, added) = (count(in: hunk, without: .added), count(in: hunk, without: .removed))
      text += "@@ -\(removed == 0 ? old - 1 : old),\(removed) +\(added == 0 ? new - 1 : new),\(added) @@\n"
      for line in lines[hunk] {
        text += mark(line.change) + line.text
        if line.text.last?.isNewline != true { text += "\n\\ No newline at end of file\n" }
      }
      (old, new, start) = (old + removed, new + added, hunk.upperBound)
    }
    return text
  }

  /// The changes with the lines around them; changes near each other are merged.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].change != .kept {
      let around = max(0, index - LineDifference.context)..<min(lines.count, index + LineDifference.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func count(in hunk: Range<Int>, without change: Change) -> Int {
    lines[hunk].count { $0.change != change }
  }

  private func mark(_ change: Change) -> String {
    switch change {
    case .kept: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
