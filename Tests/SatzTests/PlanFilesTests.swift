import ArgumentParser
import FoundationEssentials
import Glibc
import Testing

@testable import satz

/// A plan belongs to its author.
@Suite("Plan files")
struct PlanFilesTests {
  /// Lines that do to a plan what each command does. Commands that are not listed are called as in `anyCalls`.
  private static let calls = [
    "printf 'start\\ndone 8\\nadd squat 3x5\\nreplace curl with dips\\nremove snatch\\nundo\\nfinish\\n' | satz run push.satz --plain",
    "printf 'start\\n10\\nskip\\nabort\\n' | satz run scribble.satz A",
    """
    $PYTHON -c "import pexpect
    p = pexpect.spawn('satz run push.satz', timeout=30)
    for line in ['', '8 @ 82.5kg', 'add squat 3x5', 'next face pull', 'finish', 'quit']: p.sendline(line)
    p.expect(pexpect.EOF)"
    """,
    "printf 'start\\ndone\\nfinish\\n' | satz run gzclp.satz", "satz simulate gzclp.satz --weeks 2",
    "satz run wrong.satz", "satz check push.satz scribble.satz wrong.satz --json", "satz show push.satz --json",
    "printf '00:10 done 5\\n' > script; satz rehearse push.satz --script script; rm script",
    "satz log --json", "satz stats --svg push.satz", "satz workouts create push.satz", "satz backup push.satz",
    "satz restore push.satz",
    "satz fmt --check push.satz scribble.satz", "satz fmt --diff scribble.satz", "satz fmt - < scribble.satz",
    "satz fmt push.satz wrong.satz", "satz adopt push.satz", "satz check --fix wrong.satz",
    "satz check --fix --diff push.satz scribble.satz wrong.satz",
  ]

  /// The command and those below it, each with what a plan could be given as.
  private static func anyCalls(of command: any ParsableCommand.Type, after path: String) -> [String] {
    guard command != Format.self else { return [] }
    let name = path + " " + (command.configuration.commandName ?? command._commandName)
    let forms = ["", " push.satz", " push.satz Push", " --json push.satz"]
    // An editor that is opened by `edit` would wait for somebody.
    return ["export VISUAL=true; " + forms.map { "timeout 60 \(name)\($0) < /dev/null" }.joined(separator: "; ")]
      + command.configuration.subcommands.flatMap { anyCalls(of: $0, after: name) }
  }

  @Test("Only fmt writes to a plan, and only to one that is not formatted")
  func untouched() async throws {
    let (home, folder) = (try TemporaryFolder(), try TemporaryFolder())
    func call(_ line: String) async throws -> String {
      try await shell("cd '\(folder.path)' && { \(line)\n}", home: home.path).output
    }
    for (name, plan) in [("scribble", "workout “A”<bench 3 x 8 ; squat 5>"), ("wrong", "workout \"A\" < bench rst")] {
      try plan.write(toFile: "\(folder.path)/\(name).satz", atomically: true, encoding: .utf8)
    }
    _ = try await call("cp \(Built.repository.path)/Examples/*.satz .")
    let before = try Self.state(of: folder.path)
    #expect(before.count > 20)
    for line in Self.calls + Self.anyCalls(of: Satz.self, after: "") {
      let output = try await call(line)
      let after = try Self.state(of: folder.path)
      #expect(after == before, "\(line): \(output)")
    }
    // The test sees a change where there is one.
    _ = try await call("satz fmt scribble.satz")
    #expect(try Self.state(of: folder.path) != before)
  }

  /// The identity of each plan's file, its last change, and its contents.
  private static func state(of folder: String) throws -> [String: [Int]] {
    var state: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".satz") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { throw POSIXFailure(code: errno) }
      state[name] =
        [
          Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
          status.st_ctim.tv_nsec,
        ]
        + (FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()).map(Int.init)
    }
    return state
  }
}
