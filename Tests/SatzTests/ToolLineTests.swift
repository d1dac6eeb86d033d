import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The tool's own commands at the prompt")
struct ToolLineTests {
  private static let subcommands = Satz.configuration.subcommands.compactMap { $0.configuration.commandName }

  /// `log`, `log show`, `log add` …
  private static var all: [String] {
    Satz.configuration.subcommands.flatMap { command -> [String] in
      guard let name = command.configuration.commandName else { return [] }
      return [name]
        + command.configuration.subcommands.compactMap { $0.configuration.commandName.map { "\(name) \($0)" } }
    }
  }

  @Test("Every command of the tool is a word at the prompt, in any case, and never an exercise", arguments: all)
  func words(_ text: String) {
    let reader = LineReader(athlete: Athlete())
    for typed in [text, text.uppercased(), "satz " + text] {
      switch reader.meaning(of: typed) {
      case .tool(let line):
        #expect(line.arguments.first == text.split(separator: " ").first.map(String.init))
      case .view(.show), .view(.adopt), .view(.info), .adopted, .refused(.nothingToAdopt):
        #expect(["show", "adopt", "info"].contains { text.hasPrefix($0) })
      case let other: Issue.record("\(typed): \(other)")
      }
    }
  }

  @Test("The name of a setting alone asks for its value, and is no exercise")
  func setting() {
    for name in ["sound", "speech", "quiet-from", "Theme"] {
      #expect(ToolLine(name)?.arguments == ["settings", "get", name.lowercased()])
    }
    #expect(ToolLine("profile")?.arguments == ["profile"])
  }

  @Test("Each of them explains itself there, and the session goes on")
  func help() async throws {
    let home = try TemporaryFolder()
    let lines = Self.subcommands.map { "satz \($0) --help\\n" }.joined()
    let (output, status) = try await shell(
      "printf 'bench 2x8\\nstart\\n\(lines)finish\\n' | satz", home: home.path)
    #expect(status == 0)
    for name in Self.subcommands { #expect(output.contains("USAGE: satz \(name)"), "\(name)") }
    #expect(output.contains("Workout finished"))
  }

  @Test(
    "What follows is read as the shell would, with quotes of any kind",
    arguments: [
      ("run push.satz", ["run", "push.satz"]), ("push.satz", ["run", "push.satz"]),
      ("satz run \"Push A\"", ["run", "Push A"]), ("run „Push A“ --skip", ["run", "Push A", "--skip"]),
      ("log --exercise 'bench press'", ["log", "--exercise", "bench press"]), ("show Push", ["show", "Push"]),
      ("satz --version", ["--version"]), ("satz help", ["help"]), ("run Push", ["run", "Push"]),
      ("profile max bench 100kg", ["profile", "max", "bench", "100kg"]),
      ("sound off", ["settings", "set", "sound", "off"]), ("bell on", ["settings", "set", "bell", "on"]),
      ("Ton aus", ["settings", "set", "sound", "off"]), ("live-area card", ["settings", "set", "live-area", "card"]),
    ])
  func arguments(_ text: String, _ arguments: [String]) {
    guard case .tool(let line) = LineReader(athlete: Athlete()).meaning(of: text) else {
      Issue.record("\(text) is no command of the tool")
      return
    }
    #expect(line.arguments == arguments)
  }

  @Test(
    "An exercise stays one, although a command has its name",
    arguments: ["run 400m", "run 5km @ 5:00/km", "Run 4x400m"])
  func exercises(_ text: String) {
    guard case .addition = LineReader(athlete: Athlete()).meaning(of: text) else {
      Issue.record("\(text) is no exercise")
      return
    }
  }

  @Test(
    "A setting with a value that it cannot have is answered by those that it can",
    arguments: [
      ("volume 200", ["volume", "200"]), ("Theme pink", ["theme", "pink"]), ("ton laut", ["sound", "laut"]),
      ("language fr", ["language", "fr"]), ("notice-seconds 0", ["notice-seconds", "0"]),
    ])
  func wrongValue(_ text: String, _ said: [String]) {
    guard case .tool(let line) = LineReader(athlete: Athlete()).meaning(of: text) else {
      Issue.record("\(text): \(LineReader(athlete: Athlete()).meaning(of: text))")
      return
    }
    #expect(line.arguments == ["settings", "set"] + said)
  }

  @Test("The size of the live area and an effort beyond its scale are no exercises, but sets after any word are")
  func noExercise() {
    let reader = LineReader(athlete: Athlete())
    if case .usage(.stage, nil) = reader.meaning(of: "line 5") {} else { Issue.record("line 5") }
    for (text, isRIR) in [("rpe 11", false), ("rpe 0", false), ("rir 10", true), ("8 @ 80kg rpe 11", false)] {
      if case .usage(.done, .effortOutside(_, isRIR)?) = reader.meaning(of: text) { continue }
      Issue.record("\(text): \(reader.meaning(of: text))")
    }
    for text in ["line 3x8", "volume 3x8"] {
      if case .doubtful = reader.meaning(of: text) { continue }
      Issue.record("\(text): \(reader.meaning(of: text))")
    }
  }

  @Test("A plan with an exercise that nobody knows is doubtful, unless it is added by that word")
  func doubt() {
    let reader = LineReader(athlete: Athlete(), exercises: { [Exercise(key: "sled thing", name: "sled thing")] })
    guard case .doubtful(let name, .addition) = reader.meaning(of: "sledge 128") else {
      Issue.record("sledge 128 is not asked about")
      return
    }
    #expect(name == "Sledge")
    for text in ["add sledge 128", "bench 3x8", "sled thing 3x8"] {
      guard case .addition = reader.meaning(of: text) else {
        Issue.record("\(text): \(reader.meaning(of: text))")
        continue
      }
    }
  }

  @Test("Tab completes commands, their subcommands, options, settings, and what can be run")
  func completion() {
    let completion = LineCompletion(exercises: [], language: .english, plans: { ["Push A", "Pull"] })
    func offered(_ line: String) -> [String] { completion.completions(for: line, cursor: line.utf8.count).candidates }
    for name in Self.subcommands { #expect(offered(name).contains(name), "\(name)") }
    #expect(offered("log u") == ["undo"])
    #expect(offered("log --ex") == ["--exercise"])
    #expect(offered("run pu") == ["Push A", "Pull"])
    #expect(offered("settings set b") == ["bell"])
    #expect(offered("settings set bell o") == ["on", "off"])
    #expect(offered("help rec").contains("records"))
    #expect(completion.completions(for: "log --ex", cursor: 8).start == 4)
  }
}
