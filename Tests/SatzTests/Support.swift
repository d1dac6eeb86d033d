/// What the tests of the tool share: the built program, a separate home, and running a shell line.

import Dispatch
import FoundationEssentials
import Glibc
import PlanLanguage
import SessionModel
import Testing

/// The repository and the program that was built with these tests.
enum Built {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A Python with the packages that drive the terminal; `.ci/setup tests` makes it.
  static var python: String {
    let own = repository.appending(path: ".build/venv/bin/python3").path
    return environmentVariable("SATZ_PYTHON") ?? (access(own, X_OK) == 0 ? own : "python3")
  }

  private static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Beside the test bundle, whatever configuration that is.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// The program that the tests run: the one that was built with them, or what `SATZ_PROGRAM` names, such as the one of
  /// the package, which is what people install, and faster.
  static let program = environmentVariable("SATZ_PROGRAM").map { URL(filePath: $0) } ?? dynamicProgram

  /// For scenes that set its clock by a shared library, which a program that is linked statically does not load.
  static let dynamicProgram = folder.appending(path: "satz")
}

/// A new empty folder that is removed with this value.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/satz-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw POSIXFailure(code: errno) }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct POSIXFailure: Error { var code: Int32 }

/// Plays a scene of a script in `Tests/Support`, which drives the real program and exits with 0 if all was seen.
func play(_ scene: String, of script: String, by program: URL = Built.program) async throws {
  let home = try TemporaryFolder()
  let (output, status) = try await shell(
    "\"$PYTHON\" Tests/Support/\(script) '\(program.path)' \(scene)", home: home.path)
  #expect(status == 0, "\(output)")
}

/// Runs a line of shell in the repository, with `satz` on the path and its own home and locale.
func shell(
  _ line: String, home: String, locale: String = "C.UTF-8", by program: URL = Built.program
) async throws -> (output: String, status: Int32) {
  let command = command(line, home: home, locale: locale, program)
  return try await Places.shared.run { try printed(by: command) }
}

/// Whether a line of shell ends well here, for what a test needs of the machine.
func canRun(_ line: String) -> Bool {
  guard let home = try? TemporaryFolder() else { return false }
  return (try? printed(by: command(line, home: home.path, locale: "C.UTF-8", Built.program)))?.status == 0
}

private func command(_ line: String, home: String, locale: String, _ program: URL) -> String {
  """
  cd '\(Built.repository.path)' || exit 99
  export PATH='\(program.deletingLastPathComponent().path)':"$PATH" SATZ_HOME='\(home)' HOME='\(home)' LC_ALL=\(locale) TERM=dumb TZ=UTC PYTHON='\(Built.python)'
  unset NO_COLOR CLICOLOR_FORCE FORCE_COLOR
  # Neither a desktop nor a systemd of whoever runs the tests.
  export DBUS_SESSION_BUS_ADDRESS=none XDG_RUNTIME_DIR='\(home)/run'
  { \(line)
  } 2>&1
  """
}

/// Where programs run while the tests wait for them. A scene mostly waits, and the tests themselves have no more threads
/// than there are cores; but too many at once are too slow for their own deadlines.
private actor Places {
  static let shared = Places(count: 6)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  nonisolated func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    await take()
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Swift.Result { try work() }) }
    }
    await leave()
    return try result.get()
  }

  private func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

private func printed(by command: String) throws -> (output: String, status: Int32) {
  guard let pipe = popen(command, "r") else { throw POSIXFailure(code: errno) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, pipe)
    if count == 0 { break }
    bytes.append(contentsOf: chunk[..<count])
  }
  let status = pclose(pipe)
  return (String(decoding: bytes, as: UTF8.self), (status >> 8) & 0xff)
}

/// All sessions of a plan that must be right, for the athlete of the examples.
func sessions(_ source: [UInt8]) throws -> [Session] {
  let checked = check(source)
  return try checked.plan.declarations.map {
    try #require(compile($0, of: checked.plan, athlete: ExampleTests.athlete).session)
  }
}

/// The first session of a plan that must be right.
func compiled(_ plan: String, for athlete: Athlete = Athlete()) throws -> Session {
  let checked = check(Array(plan.utf8))
  let declaration = try #require(checked.plan.declarations.first)
  return try #require(compile(declaration, of: checked.plan, athlete: athlete).session)
}
