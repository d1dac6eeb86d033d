/// The notice of a command that runs at the prompt: it goes through the command's output, in a line that no text of ours can
/// be, as that has no control characters.

extension Pill {
  /// The pill as such a line.
  var inOutput: String { Self.mark + [style.rawValue, icon, text].joined(separator: Self.gap) + "\n" }

  /// The output without such lines, and their pills.
  static func taken(from output: String) -> (text: String, pills: [Pill]) {
    guard output.contains(mark) else { return (output, []) }
    var pills: [Pill] = []
    let rows = output.split(separator: "\n", omittingEmptySubsequences: false).filter { row in
      guard row.hasPrefix(mark) else { return true }
      let parts = row.dropFirst(mark.count).split(separator: gap, omittingEmptySubsequences: false).map { String($0) }
      if parts.count == 3, let style = Style(rawValue: parts[0]) {
        pills.append(Pill(icon: parts[1], text: parts[2], style: style))
      }
      return false
    }
    return (rows.joined(separator: "\n"), pills)
  }

  private static let mark = "\u{1}"
  private static let gap = "\u{1f}"
}
