/// Every command beside each kind of file that cannot be the log: nothing in it changes, whoever only reads says what is
/// wrong, whoever writes sets it aside and continues, and a good backup can be restored over it.

import FoundationEssentials
import Glibc
import Testing

@Suite("Unusable stores")
struct UnusableStoreTests {
  /// Shell lines that make a good log file unusable.
  static let kinds = [
    ("text", "rm \"$S\"*; head -c 20000 /dev/zero | tr '\\0' x > \"$S\""),
    ("truncated", "head -c 12288 \"$S\" > \"$S.part\"; mv \"$S.part\" \"$S\""),
    ("of another program", "sqlite3 \"$S\" 'PRAGMA application_id = 77'"),
    ("of an older version than its tables", "sqlite3 \"$S\" 'PRAGMA user_version = 3'"),
    (
      "of a later version than its tables",
      "rm \"$S\"*; sqlite3 \"$S\" 'CREATE TABLE x (y); PRAGMA application_id = 1396790362; PRAGMA user_version = 11'"
    ),
    ("without a table", "sqlite3 \"$S\" 'DROP TABLE setting'"),
    ("without a column", "sqlite3 \"$S\" 'ALTER TABLE session DROP COLUMN plan_path'"),
    ("with a column of another name", "sqlite3 \"$S\" 'ALTER TABLE session_note RENAME COLUMN text TO other'"),
    ("with a trigger", "sqlite3 \"$S\" 'CREATE TRIGGER evil AFTER INSERT ON session BEGIN DELETE FROM setting; END'"),
    ("a folder", "rm \"$S\"*; mkdir \"$S\"; echo x > \"$S/file\""),
    ("a pipe", "rm \"$S\"*; mkfifo \"$S\""),
  ]

  static let readers = [
    "log", "log last", "log show", "remind", "remind list --json", "remind tell", "records", "stats", "review",
    "calendar",
    "status",
    "status --json", "notices",
    "notices --json", "profile", "profile show",
    "profile bodyweight", "profile target", "profile max bench", "profile picture", "settings", "settings list",
    "settings get bell",
    "exercises", "exercises list", "exercises show bench", "exercises unknown", "categories", "categories list",
    "categories show Chest",
    "workouts list", "workouts show A", "workouts versions A", "export --json", "export --text", "export --csv",
    "export --strong", "export --hevy", "export --ics", "export --tcx",
    "backup \"$HOME/never.backup\"", "import --list", "sync --status \"$HOME\"", "log states", "show \"$HOME/p.satz\"",
    "adopt \"$HOME/p.satz\"", "edit A", "info squat", "rehearse \"$HOME/p.satz\"", "simulate \"$HOME/p.satz\"",
  ]

  static let writers = [
    "log add bench 3x8 @ 60kg", "log edit 1.1 5 x 60kg", "log delete 1", "log undo", "log rebuild",
    "log states X --reset", "profile set --name A", "profile max bench 100kg", "profile bodyweight 80kg",
    "profile target chest 10-20",
    "profile picture --remove", "settings set bell off", "settings reset bell", "exercises add 'My Lift'",
    "exercises edit bench --name B", "exercises delete bench", "exercises replace bench squat",
    "exercises favourite bench", "exercises unknown --map 'X=squat'", "exercises import Tests/Support/exercises.json",
    "categories add C",
    "categories rename C D", "categories delete C", "categories assign bench Legs",
    "workouts create \"$HOME/p.satz\"", "workouts new P --from cindy", "workouts save \"$HOME/p.satz\" A",
    "workouts edit A", "workouts favourite A",
    "workouts delete A", "remind add sitting 7", "remind edit 1 --at 8", "remind delete 1", "remind on 1",
    "remind off 1",
    "import \"$HOME/log.txt\" --yes", "import --undo", "sync \"$HOME\"", "run \"$HOME/p.satz\"", "",
  ]

  /// Commands that need no log, or replace it.
  static let others: Set = [
    "check", "ctl", "diff", "doctor", "explain", "fmt", "help", "lsp", "mcp", "notify", "restore",
  ]

  /// Its files are private from the beginning, or else the first command would make them so.
  private static let beginning = """
    set -e; umask 077; S="$HOME/satz.sqlite"; echo 'workout "P" < bench 3x8 >' > "$HOME/p.satz"
    satz log add bench 3x8 @ 60kg > "$HOME/said"; satz export --text > "$HOME/log.txt"; satz backup "$HOME/good" > "$HOME/said"
    """

  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(lines, home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Whoever only reads says what is wrong and what to do, and leaves the file as it is", arguments: kinds)
  func reading(kind: (name: String, make: String)) async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      \(kind.make); ls -lR --time-style=full-iso "$S" > "$HOME/before"
      while read -r command; do
        if eval "timeout 20 satz $command" > "$HOME/said" 2>&1 < /dev/null; then echo "$command: no error"; exit 1
        else test $? = 2 || { echo "$command: status"; cat "$HOME/said"; exit 1; }; fi
        grep -q "satz restore FILE" "$HOME/said" || { echo "$command:"; cat "$HOME/said"; exit 1; }
      done <<'END'
      \(Self.readers.joined(separator: "\n"))
      END
      ls -lR --time-style=full-iso "$S" | diff "$HOME/before" -
      if ls "$HOME" | grep -q set-aside; then exit 1; fi
      satz check "$HOME/p.satz"; satz fmt --check "$HOME/p.satz"; satz explain E0201 > "$HOME/said"
      satz restore --yes "$HOME/good" > "$HOME/said" && satz log --sets | grep -q Bench && ls "$HOME" | grep -q set-aside
      """)
  }

  /// Each of them meets every third or fourth kind, with `SATZ_FUZZ_TIMES` all: they all open the log in one way.
  private static func writers(meeting kind: Int) -> [String] {
    let isAll = getenv("SATZ_FUZZ_TIMES") != nil
    return writers.enumerated().filter { isAll || ($0.offset + kind).isMultiple(of: 3) }.map(\.element)
  }

  @Test(
    "Whoever writes sets the file aside, whole, and continues; a restore brings everything back",
    arguments: zip(kinds, 0..<kinds.count))
  func writing(kind: (name: String, make: String), number: Int) async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      \(kind.make); rm -rf "$HOME/bad"; mkdir "$HOME/bad"
      for f in "$S" "$S-wal"; do if test -e "$f"; then cp -a "$f" "$HOME/bad/"; fi; done
      while read -r command; do
        rm -rf "$S"*; cp -a "$HOME/bad/." "$HOME/"
        eval "EDITOR=true timeout 20 satz $command" > "$HOME/said" 2>&1 < /dev/null || test $? != 124
        grep -q "kept as" "$HOME/said" || { echo "$command:"; cat "$HOME/said"; exit 1; }
        moved=$(ls -d "$S".set-aside-* | grep -v -e '-wal$' -e '-shm$')
        test -p "$moved" || diff -r "$moved" "$HOME/bad/satz.sqlite" || { echo "$command: changed"; exit 1; }
        timeout 20 satz log add squat 5x5 @ 100kg > "$HOME/said" 2>&1 || { echo "$command, then:"; cat "$HOME/said"; exit 1; }
        satz restore --yes "$HOME/good" > "$HOME/said" 2>&1 || { echo "$command, restore:"; cat "$HOME/said"; exit 1; }
        satz export --text | cmp - "$HOME/log.txt"
      done <<'END'
      \(Self.writers(meeting: number).joined(separator: "\n"))
      END
      """)
  }

  @Test("doctor says in its list what is wrong with the log, and goes on", arguments: kinds)
  func doctor(kind: (name: String, make: String)) async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      \(kind.make); ls -lR --time-style=full-iso "$S" > "$HOME/before"
      if timeout 20 satz doctor > "$HOME/said" 2>&1; then exit 1; else test $? = 1 || { cat "$HOME/said"; exit 1; }; fi
      grep -q "^✗ Log: .*satz restore FILE" "$HOME/said" && grep -q "Prompt: " "$HOME/said" || { cat "$HOME/said"; exit 1; }
      ls -lR --time-style=full-iso "$S" | diff "$HOME/before" -
      """)
  }

  @Test("A log of a newer version stays where it is, but a requested restore keeps it beside the new one")
  func newer() async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      sqlite3 "$S" 'PRAGMA user_version = 1000'; cp "$S" "$HOME/newer"
      satz log add bench 3x8 > "$HOME/said" 2>&1 && exit 1; satz log > "$HOME/said" 2>&1 && exit 1
      grep -q newer "$HOME/said"; cmp "$S" "$HOME/newer"
      satz restore --yes "$HOME/good" > "$HOME/said"; satz log --sets | grep -q Bench
      cmp "$(ls "$S".set-aside-* | grep -v -e '-wal$' -e '-shm$')" "$HOME/newer"
      """)
  }

  @Test(
    "Damage deep inside is found by readers and set aside by writers",
    arguments: [
      ("profile", "run \"$HOME/p.satz\""), ("profile", ""), ("profile", "profile max bench 100kg"),
      ("setting", "settings set bell off"), ("logged_set", "log add bench 3x8 @ 60kg"),
      ("logged_set", "import \"$HOME/log.json\" --yes"), ("own_exercise", "exercises add 'My Lift'"),
    ])
  func deep(table: String, command: String) async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      satz export --json > "$HOME/log.json"; sqlite3 "$S" 'PRAGMA journal_mode = DELETE' > "$HOME/said"
      page=$(sqlite3 "$S" "SELECT rootpage FROM sqlite_master WHERE name = '\(table)'")
      head -c 4096 /dev/zero | tr '\\0' '\\377' | dd of="$S" bs=4096 seek=$((page - 1)) conv=notrunc 2> "$HOME/said"
      cp "$S" "$HOME/bad"
      satz export --json > "$HOME/said" 2>&1 && exit 1; grep -q "is damaged" "$HOME/said" && cmp "$S" "$HOME/bad"
      satz \(command) > "$HOME/said" 2>&1 < /dev/null || { cat "$HOME/said"; exit 1; }
      test $(grep -c "kept as" "$HOME/said") = 1 || { cat "$HOME/said"; exit 1; }
      test -e "$(ls "$S".set-aside-* | grep -v -e '-wal$' -e '-shm$')"; satz export --json > "$HOME/said"
      """)
  }

  @Test("A rebuild says which journal it cannot read, and leaves the log of that session")
  func unreadableJournal() async throws {
    try await expectSuccess(
      """
      \(Self.beginning)
      printf 'start\\ndone 8\\nfinish\\n' | satz run "$HOME/p.satz" > "$HOME/said"; satz export --text > "$HOME/log.txt"
      sqlite3 "$S" "UPDATE session SET compiled = '{' WHERE id = 2"
      satz log rebuild > "$HOME/said" 2>&1; grep -q "the journal of session 2 cannot be read" "$HOME/said"
      satz export --text | cmp - "$HOME/log.txt"
      satz export --json > "$HOME/log.json"; export SATZ_HOME="$HOME/other"; satz import "$HOME/log.json" --yes > "$HOME/said"
      satz export --text | cmp - "$HOME/log.txt"
      """)
  }

  @Test("These are all the commands there are")
  func all() async throws {
    let home = try TemporaryFolder()
    let (output, _) = try await shell("satz --help", home: home.path)
    let lines = output.split(separator: "\n").drop { !$0.hasPrefix("SUBCOMMANDS") && !$0.hasPrefix("COMMANDS") }
    let names = lines.dropFirst().filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let known = Set((Self.readers + Self.writers).compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(names.count > 15)
    #expect(names.filter { $0 != "See" && !known.contains($0) && !Self.others.contains($0) } == [])
  }
}
