/// Writes the workouts as a plan, with the original of each line that was read with a guess after `//`.

struct PlanWriter {
  private let text: ScribbleText
  /// What the plan says of each line.
  private var said: [String]
  private var isGuess: [Bool]
  /// Lines whose original is kept after `//` already.
  private var isQuoted: [Bool]
  private var lines: [String] = []

  /// The plan's text, not yet laid out.
  static func write(_ workouts: [WorkoutDraft], of text: ScribbleText, title: String) -> (text: String, guesses: Int) {
    var writer = PlanWriter(text)
    for workout in workouts {
      writer.gather(workout.lines, says: (workout.title ?? "") + workout.headRest)
      writer.gather(workout.items, within: "")
    }
    for name in PlanWriter.unknown(in: workouts) { writer.lines.append("exercise " + name) }
    var titles: Set<String> = []
    let hasWork = workouts.contains { $0.hasWork }
    for workout in workouts {
      if hasWork, workout.isOfRest {
        writer.lines += [""] + workout.allLines.map { "// " + text.lines[$0].original } + [""]
        continue
      }
      let name = PlanWriter.unused(workout.title ?? title, &titles)
      writer.write("workout " + PlanText.quoted(name) + workout.headRest + " <", workout.lines)
      for item in workout.items { writer.write(item) }
      writer.lines.append(">")
    }
    return (writer.lines.map { $0 + "\n" }.joined(), writer.isQuoted.count { $0 })
  }

  private init(_ text: ScribbleText) {
    self.text = text
    said = Array(repeating: "", count: text.lines.count)
    isGuess = Array(repeating: false, count: text.lines.count)
    isQuoted = isGuess
  }

  /// Names that the library does not have, each once.
  static func unknown(in workouts: [WorkoutDraft]) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    func collect(_ items: [DraftItem]) {
      for item in items {
        switch item.content {
        case .exercise(let exercise):
          let name = exercise.name.text
          if exercise.name.entry == nil, seen.insert(ExerciseEntry.key(for: name)).inserted { names.append(name) }
        case .group(let group): collect(group.items)
        case .rest, .note, .stillness, .value: break
        }
      }
    }
    for workout in workouts { collect(workout.items) }
    return names
  }

  private static func unused(_ title: String, _ titles: inout Set<String>) -> String {
    var name = title
    var number = 1
    while !titles.insert(name.lowercased()).inserted {
      number += 1
      name = "\(title) (\(number))"
    }
    return name
  }

  // MARK: What is said of each line

  private mutating func gather(_ lines: [Int], says words: String) { for line in lines { said[line] += " " + words } }

  private mutating func gather(_ items: [DraftItem], within head: String) {
    for item in items {
      for line in item.lines {
        said[line] += " " + head + " " + item.ownText
        isGuess[line] = isGuess[line] || item.isGuess
      }
      for line in item.noteLines { said[line] += " " + item.ownText }
      if case .group(let group) = item.content { gather(group.items, within: item.ownText) }
    }
  }

  // MARK: Text

  private mutating func write(_ item: DraftItem) {
    guard case .group(let group) = item.content else { return write(item.ownText, item.lines + item.noteLines) }
    write((item.ownText + " <").trimmingSpaces(), item.lines)
    for item in group.items { write(item) }
    lines.append(">")
  }

  private mutating func write(_ words: String, _ origins: [Int]) {
    var originals: [String] = []
    for line in origins where !isQuoted[line] {
      guard isGuess[line] || !KeptWords(of: said[line]).hold(text.lines[line].words) else { continue }
      isQuoted[line] = true
      originals.append(text.lines[line].original)
    }
    lines.append(originals.isEmpty ? words : words + " // " + originals.joined(separator: " · "))
  }
}

extension DraftItem {
  /// As a plan writes it, without comments.
  var planLines: [String] {
    guard case .group(let group) = content else { return [ownText] }
    return [ownText + " <"] + group.items.flatMap { $0.planLines } + [">"]
  }

  /// As a plan writes it, a group without its block.
  var ownText: String {
    switch content {
    case .exercise(let exercise): return exercise.text
    case .rest(let time): return time.map { "rest " + $0 } ?? "rest"
    case .note(let text): return "note " + PlanText.quoted(text)
    case .stillness(let text), .value(let text): return text
    case .group(let group):
      let title = group.title.map { PlanText.quoted($0) }
      switch group.head {
      case .of(let head): return head.text + (title.map { " " + $0 } ?? "")
      case .warmup: return "warmup"
      case .cooldown: return "cooldown"
      case .part: return title ?? ""
      case .turn, .labelled: return ""
      }
    }
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String { self[...].trimmingSpace() }
}
