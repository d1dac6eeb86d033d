/// No raw error is shown: each kind, ours, the store's or unknown, becomes a sentence with a way out.

import ArgumentParser
import Glibc
import PlanWording
import SessionModel
import SessionRunner
import Testing

@testable import TrainingStore
@testable import satz

@Suite("Errors in words")
struct ErrorWordsTests {
  private static let session = SessionID(rawValue: 7)

  static let storeProblems: [StoreProblem] = [
    .cannotOpen(path: "/h/satz.sqlite"), .unreachable(path: "/h/satz.sqlite", code: Int(EACCES)),
    .readOnly(path: "/h/satz.sqlite"), .diskFull(path: "/h/satz.sqlite"),
    .inputOutput(path: "/h/satz.sqlite", code: 266), .busy(path: "/h/satz.sqlite"),
    .foreign(path: "/h/satz.sqlite", .notSQLite), .foreign(path: "/h/satz.sqlite", .anotherProgram(applicationID: 1)),
    .damaged(path: "/h/satz.sqlite", detail: "RAW(cut_off: 1)"),
    .newerSchema(path: "/h/satz.sqlite", found: 99, known: 1),
    .wrongSchema(path: "/h/satz.sqlite", .missing(name: "setting")),
    .wrongSchema(path: "/h/satz.sqlite", .foreign(kind: "trigger", name: "x")),
    .sessionRuns, .noSuchSession(session), .unreadable(session, sequence: 3),
    .heldByAnother(path: "/h/satz.sqlite", process: 1), .cannotSetAside(path: "/h/satz.sqlite", code: 1),
    .implausible(ImplausibleValue(column: "reps", value: "-5", allowed: .numbers(0...2_000_000))),
    .failed(path: "/h/satz.sqlite", code: 1, detail: "RAW SELECT"),
    .failed(path: "/h/satz.sqlite", code: -1, detail: "RAW(x: 1)"),
  ]

  static let backupProblems: [BackupProblem] =
    storeProblems.map(BackupProblem.store) + [
      .nothingToBackUp, .cannotRead(path: "/b", code: Int(EIO)), .cannotWrite(path: "/b", code: Int(ENOSPC)),
      .foreign(path: "/b"), .wrongChecksum(path: "/b"), .damaged(path: "/b", detail: "RAW SELECT"), .newer(path: "/b"),
      .wrongSchema(path: "/b", .changed(name: "setting")),
      .isTheStore(path: "/b"), .wouldOverwrite(path: "/b"), .interrupted(path: "/b"),
    ]

  static let others: [any Error] = [
    FileProblem(path: "/f", reason: .system(EACCES)),
    FileProblem(path: "/f", reason: .system(EROFS), isAboutWriting: true),
    FileProblem(path: "/f", reason: .tooLarge(megabytes: 64)),
    FileProblem(path: "/f.satz", reason: .plan, isAboutWriting: true),
    AtomicFileFailure(path: "/f", code: Int(ENOSPC)), FileFailure(code: Int(EIO)),
    ImportProblem.store(.busy(path: "/f")),
    ImplausibleValue(column: "RAW"), RAWError(bar: 1), CancellationError(), ImportProblem.brokenJSON,
  ]

  private struct RAWError: Error { var bar: Int }

  /// A new case does not compile here, and has to be added above.
  private static func number(_ problem: StoreProblem) -> Int {
    switch problem {
    case .cannotOpen: 0
    case .unreachable: 1
    case .readOnly: 2
    case .diskFull: 3
    case .inputOutput: 4
    case .busy: 5
    case .foreign: 6
    case .damaged: 7
    case .newerSchema: 8
    case .sessionRuns: 9
    case .noSuchSession: 10
    case .unreadable: 11
    case .heldByAnother: 12
    case .cannotSetAside: 13
    case .implausible: 14
    case .failed: 15
    case .wrongSchema: 16
    }
  }

  private static func number(_ problem: BackupProblem) -> Int {
    switch problem {
    case .store: 0
    case .nothingToBackUp: 1
    case .cannotRead: 2
    case .cannotWrite: 3
    case .foreign: 4
    case .wrongChecksum: 5
    case .damaged: 6
    case .newer: 7
    case .isTheStore: 8
    case .wouldOverwrite: 9
    case .interrupted: 10
    case .wrongSchema: 11
    }
  }

  @Test("Every kind of error is a sentence in English and in German, without its name in the code")
  func sentences() throws {
    #expect(Set(Self.storeProblems.map(Self.number)) == Set(0...16))
    #expect(Set(Self.backupProblems.map(Self.number)) == Set(0...11))
    let all: [any Error] = Self.storeProblems + Self.backupProblems + Self.others
    for error in all {
      let english = CommandEnding(error, in: .english)
      let german = CommandEnding(error, in: .german)
      #expect(english.code == .unreadable && german.code == .unreadable)
      let said = try [english, german].map { try #require($0.sentence) }
      #expect(said[0] != said[1], "\(said)")
      for sentence in said {
        #expect(sentence.hasPrefix("satz: ") && sentence.count > 30, "\(sentence)")
        for raw in ["RAW", "SELECT", "Error", "Problem", "path:", "code:", "column:"] {
          #expect(!sentence.contains(raw), "\(sentence)")
        }
      }
    }
  }

  @Test("What the argument parser says, and what was already said, stays as it is")
  func parser() throws {
    #expect(CommandEnding(ExitCode.errors, in: .english).sentence == nil)
    #expect(CommandEnding(ExitCode.errors, in: .english).code == .errors)
    let error = #expect(throws: (any Error).self) { try Satz.parseAsRoot(["show"]) }
    let ending = CommandEnding(try #require(error), in: .german)
    #expect(ending.code == .usage && ending.sentence?.contains("Es fehlt") == true)
    for (arguments, words) in [
      (["show", "a", "b", "c", "d"], "2 unerwartete Argumente"), (["log", "--json=3"], "nimmt keinen Wert"),
      (["log", "--limit", "x"], "passt nicht zu"), (["--wrong"], "Unbekannt: "),
      (["log", "--limit"], "Es fehlt der Wert"),
      (["--generate-completion-script", "x"], "Es gibt keine Vervollständigung"),
    ] {
      let error = #expect(throws: (any Error).self) { try Satz.parseAsRoot(arguments) }
      let sentence = CommandEnding(try #require(error), in: .german).sentence
      #expect(sentence?.contains(words) == true, "\(sentence ?? "nothing")")
    }
    let help = #expect(throws: (any Error).self) { try Satz.parseAsRoot(["--version"]) }
    #expect(CommandEnding(try #require(help), in: .english).isAnswer)
  }

  @Test(
    "System errors are given in both languages, even unknown ones",
    arguments: 1...140 as ClosedRange<Int32>)
  func reasons(code: Int32) {
    let reason = SystemReason(code: code)
    #expect(reason.english != reason.german && !reason.english.isEmpty)
    let isKnown = !reason.english.contains("number")
    #expect(!isKnown || reason.german != String(cString: strerror(code)))
  }

  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell("set -e\n\(lines)", home: home.path)
    #expect(status == 0, "\(output)")
  }

  private static let says = """
    says() {
      wanted=$1; words=$2; shift 2; status=0; "$@" > "$HOME/out" 2> "$HOME/said" || status=$?
      test $status = $wanted && grep -q "$words" "$HOME/said" || { echo "$* ($status):"; cat "$HOME/out" "$HOME/said"; exit 1; }
      if grep -qE '(Error|Fehler): [A-Za-z]+\\(|SELECT' "$HOME/said"; then cat "$HOME/said"; exit 1; fi
    }
    """
  /// Commands that read the log; none may mistake an unreadable one for an empty one.
  private static let readers = [
    "log", "log --json", "log --history", "log states",
    "records", "stats", "review", "calendar", "status", "export --json", "export --csv", "export --text", "workouts",
    "workouts show a", "profile", "profile max squat", "profile bodyweight", "profile picture", "settings", "exercises",
    "exercises show squat", "categories", "import --list", "backup x", "show $HOME/a.satz",
    "rehearse $HOME/a.satz", "simulate $HOME/a.satz",
  ]

  private static let writers = [
    "log add 'squat 3x5'", "log edit 1.1 5", "log delete 1.1", "log undo", "log rebuild", "import --undo",
    "workouts create $HOME/a.satz --name A", "profile set --bodyweight 80kg", "settings set language de",
    "exercises favourite squat", "categories add A", "run $HOME/a.satz < /dev/null",
  ]

  @Test("Every command distinguishes a home that cannot be reached from an empty one")
  func unreachable() async throws {
    let reads = Self.readers.map { "says 2 'satz.sqlite\\|not a folder\\|kein Ordner' satz \($0)" }
      .joined(separator: "\n")
    try await expectSuccess(
      """
      \(Self.says)
      printf 'program "P" < workout "T" < squat 3x5 @ 60kg > >\\n' > "$HOME/a.satz"
      touch "$HOME/file"; export SATZ_HOME="$HOME/file/home"
      \(reads)
      says 2 'a part of the path is not a folder. Check' satz log
      says 2 'ein Teil des Pfads ist kein Ordner. Prüf' satz log --lang de
      says 2 'not a folder' satz log add 'squat 3x5'
      SATZ_HOME="$HOME/file"; says 2 'not a folder' satz log; says 2 'not a folder' satz log add 'squat 3x5'
      """)
  }

  static let canBecomeNobody = canRun("setpriv --reuid=65534 --regid=65534 --clear-groups satz --version")

  @Test(
    "A home without permissions says so, to a reader as to a writer",
    .enabled(if: canBecomeNobody, "this needs root, and a build that others may read"))
  func noPermissions() async throws {
    let reads = Self.readers.map { "says 2 'permission denied' $nobody satz \($0)" }.joined(separator: "\n")
    let writes = Self.writers.map { "says 2 'permission denied\\|check the permissions' $nobody satz \($0)" }
      .joined(separator: "\n")
    try await expectSuccess(
      """
      \(Self.says)
      nobody="setpriv --reuid=65534 --regid=65534 --clear-groups"
      chmod 755 "$HOME"; printf 'program "P" < workout "T" < squat 3x5 @ 60kg > >\\n' > "$HOME/a.satz"
      mkdir "$HOME/home"; export SATZ_HOME="$HOME/home"; satz log add 'squat 3x5 @ 60kg' > /dev/null
      chmod 700 "$HOME/home"
      \(reads)
      \(writes)
      # The folder may be entered, the file not be read.
      chmod 755 "$HOME/home"; chmod 600 "$HOME/home/satz.sqlite"
      \(reads)
      \(writes)
      """)
  }

  @Test("A damaged log is reported as damaged, whatever reads it")
  func damaged() async throws {
    try await expectSuccess(
      """
      \(Self.says)
      for day in $(seq 10 28); do satz log add 'squat 3x5 @ 60kg; bench 3x8 @ 40kg' --on 2026-04-$day > /dev/null; done
      sqlite3 "$SATZ_HOME/satz.sqlite" 'PRAGMA wal_checkpoint(TRUNCATE)' > /dev/null
      page=$(sqlite3 "$SATZ_HOME/satz.sqlite" "SELECT rootpage FROM sqlite_master WHERE name = 'logged_set'")
      size=$(sqlite3 "$SATZ_HOME/satz.sqlite" 'PRAGMA page_size')
      tr '\\0' '\\377' < /dev/zero | dd of="$SATZ_HOME/satz.sqlite" bs=$size seek=$((page - 1)) count=1 conv=notrunc status=none
      for what in log "export --json" "export --csv" "export --text"; do
        says 2 'is damaged' satz $what; says 2 'ist beschädigt' satz $what --lang de
      done
      """)
  }
}
