/// What changes between two texts, line by line, in the unified format that `diff -u` prints and `patch` reads.

struct LineDifference {
  private enum Change { case kept, removed, added }
  private var lines: [(change: Change, text: Substring)] = []
  private let path: String

  /// How many lines that are the same stand around those that are not.
  private static let context = 3

  init(from old: String, to new: String, path: String) {
    self.path = path
    let (old, new) = (LineDifference.lines(of: old), LineDifference.lines(of: new))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
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

  /// Each with its end, if it has one.
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

  /// The changes with what stands around them; those that are near each other are one.
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
