/// What can be chosen, as the sizes of the live area show it: the option that Enter would take is always among them.

import PlanWording

struct OptionList: Equatable, Sendable {
  /// `1 Bench press`
  var options: [String] = []
  /// The one that Enter would choose.
  var marked: Int?

  private static let mark = "❯ "
  private static let gap = "   "

  /// In one row: all of them, or as many as fit around the marked one.
  func row(within width: Int) -> String {
    let options = options.enumerated().map { ($0 == marked ? Self.mark : "") + $1 }
    let whole = options.joined(separator: Self.gap)
    if whole.displayWidth <= width { return whole }
    // From the first one on from which the marked one is seen whole.
    let last = marked ?? 0
    for first in 0...last {
      let before = first > 0 ? "… " : ""
      let seen = before + options[first...last].joined(separator: Self.gap)
      let more = last + 1 < options.count ? " …" : ""
      if seen.displayWidth + more.displayWidth <= width || first == last {
        return (before + options[first...].joined(separator: Self.gap)).cut(toWidth: width)
      }
    }
    return whole
  }

  /// One below the other, at most this many rows; where there are more, side by side, and then those around the marked
  /// one.
  func rows(width: Int, atMost height: Int) -> [StyledText] {
    var rows = options.indices.map { [$0] }
    if rows.count > height { rows = packed(into: width) }
    let current = rows.firstIndex { $0.contains(marked ?? 0) } ?? 0
    let first = max(0, min(current - height / 2, rows.count - height))
    return rows.dropFirst(first).prefix(height).map { row(of: $0).cut(to: width) }
  }

  private func row(of indices: [Int]) -> StyledText {
    var row = StyledText()
    for index in indices {
      if !row.runs.isEmpty { row.append(Self.gap) }
      let isMarked = index == marked
      row.append(isMarked ? Self.mark : String(repeated: " ", Self.mark.displayWidth), .strong)
      row.append(options[index], isMarked || marked == nil ? .strong : .plain)
    }
    return row
  }

  /// As many side by side as fit.
  private func packed(into width: Int) -> [[Int]] {
    var rows: [[Int]] = []
    for index in options.indices {
      if let last = rows.last, row(of: last + [index]).width <= width {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows
  }
}
