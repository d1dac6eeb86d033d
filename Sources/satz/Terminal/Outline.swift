/// The session's list on the stage: what was done, what comes now and what is still to do; the current row stays in
/// view.
import PlanWording

struct Outline {
  var rows: [OutlineRow]
  var tone: Tone

  /// Exactly `height` lines.
  func lines(width: Int, height: Int) -> [StyledText] {
    let names = nameWidth(width)
    var blocks = rows.map { lines(of: $0, width, names) }
    let needed = blocks.reduce(0) { $0 + $1.count }
    // Between the rows there is an empty one, if there is room.
    if needed + rows.count < height { blocks = blocks.map { $0 + [StyledText()] } }
    var all = [StyledText()]
    var current = 0
    for (row, block) in zip(rows, blocks) {
      if row.mark == .current { current = all.count }
      all += block
    }
    let blank = Array(repeating: StyledText(), count: max(0, height - all.count))
    return window(all + blank, around: current, height: height)
  }

  /// The part around the current row; `⋮` where something is left out.
  private func window(_ lines: [StyledText], around current: Int, height: Int) -> [StyledText] {
    guard lines.count > height, height > 2 else { return Array(lines.prefix(height)) }
    let first = min(max(0, current - height / 3), lines.count - height)
    var part = Array(lines[first..<(first + height)])
    if first > 0 { part[0] = StyledText("  ⋮", .faint) }
    if first + height < lines.count { part[height - 1] = StyledText("  ⋮", .faint) }
    return part
  }

  private func nameWidth(_ width: Int) -> Int {
    let longest = rows.filter { !$0.what.isEmpty }.map { $0.depth * 2 + $0.name.displayWidth }.max() ?? 0
    // Names take what short prescriptions leave.
    let prescribed = rows.map(\.what.displayWidth).max() ?? 0
    return min(longest, max(width * 2 / 5, width - 4 - min(prescribed, width / 2)))
  }

  private func lines(of row: OutlineRow, _ width: Int, _ names: Int) -> [StyledText] {
    var line = StyledText()
    line.append(spaces: row.depth * 2)
    line.append(mark(row) + " ", markStyle(row))
    let isCurrent = row.mark == .current
    if row.what.isEmpty { return [line + StyledText(row.name, isCurrent ? .strong : .faint)] }
    let room = max(4, names - row.depth * 2)
    line += StyledText(row.name.cutAtWord(toWidth: room), isCurrent ? .strong : row.mark == .ahead ? .plain : .faint)
      .fitted(to: room)
    line.append(spaces: 2)
    let column = names + 4
    let what = row.what.wrapped(to: max(8, width - column), isList: true)
    let rest =
      what.dropFirst().map { StyledText($0, isCurrent ? .strong : .faint) }
      + row.below.flatMap { $0.wrapped(to: max(8, width - column)) }.map { StyledText($0, .faint) }
    line.append(what[0], isCurrent ? .strong : .faint)
    return [line]
      + rest.map { text in
        var below = StyledText()
        below.append(spaces: column)
        return below + text
      }
  }

  private func mark(_ row: OutlineRow) -> String {
    switch row.mark {
    case .done: "✓"
    case .current: "❯"
    case .ahead: "·"
    case .short: "✗"
    case .skipped: "–"
    case .head: " "
    }
  }

  private func markStyle(_ row: OutlineRow) -> Style {
    switch row.mark {
    case .done: .notice(.success)
    case .short: .notice(.warning)
    case .current: .strongTone(tone)
    case .ahead, .skipped, .head: .faint
    }
  }
}
