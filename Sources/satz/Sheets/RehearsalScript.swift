/// Reads the script of a rehearsal: lines `MM:SS COMMAND`, as they would be typed at the prompt; `//` begins a comment.

import SessionModel
import SessionRunner

extension RehearsalScript {
  static func load(_ path: String, for plan: PreparedSession) throws -> RehearsalScript {
    let file = try SourceFile.load(path)
    let reader = LineReader(
      athlete: plan.athlete, library: plan.library, exercises: { plan.session.exercises },
      exerciseAtHand: { Self.exerciseAtHand })
    var commands: [(at: Instant, command: Command)] = []
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(line).trimmingBlanks()
      if text.isEmpty || text.hasPrefix("//") { continue }
      let time = text.prefix { !$0.isWhitespace }
      let rest = String(text.dropFirst(time.count)).trimmingBlanks()
      guard let at = PerformanceText.time(time), time.contains(":"),
        let command = reader.meaning(of: rest).command
      else { throw fail(.noScriptCommand(line: index + 1, text: text)) }
      commands.append((Instant(milliseconds: at.count), command))
    }
    return RehearsalScript(commands: commands)
  }
}
