/// Processes that begin at the same time: in an empty home, beside a restore, and with a log of an old version.

import Testing

@testable import TrainingStore

@Suite("First commands at once")
struct FirstCommandsTests {
  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let all = "set -e; mkdir \"$HOME/h\"; export SATZ_HOME=\"$HOME/h\"\n\(lines)"
    let (output, status) = try await shell(all, home: home.path)
    #expect(status == 0, "\(output)")
  }

  /// `atOnce N 'LINE'` runs the line in N processes at once and says what failed.
  private static let atOnce = """
    atOnce() {
      rm -f "$HOME"/failed.*
      seq $1 | xargs -P $1 -I {} sh -c "$2 > \\"$HOME/{}.out\\" 2>&1 < /dev/null || cp \\"$HOME/{}.out\\" \\"$HOME/failed.{}\\""
      if ls "$HOME"/failed.* > "$HOME/list" 2> "$HOME/none"; then cat "$HOME"/failed.*; exit 1; fi
    }
    """

  @Test("Eight commands that are the first to write all succeed, forty times")
  func adding() async throws {
    try await expectSuccess(
      """
      \(Self.atOnce)
      for trial in $(seq 40); do
        rm -rf "$SATZ_HOME"
        atOnce 8 'satz log add bench 3x8 @ 6{}kg'
        test $(satz export --text | grep -c '^session') = 8
        ls "$SATZ_HOME" | grep partial && exit 1 || true
      done
      """)
  }

  @Test("Readers and writers of all kinds begin at once, with no log and with text in its place")
  func mixed() async throws {
    try await expectSuccess(
      """
      \(Self.atOnce)
      for trial in $(seq 15); do
        rm -rf "$SATZ_HOME"; if test $((trial % 3)) = 0; then mkdir "$SATZ_HOME"; echo nonsense, and more of it > "$SATZ_HOME/satz.sqlite"; fi
        atOnce 6 'case {} in 1) satz settings set bell off;; 2) satz profile set --name A;; 3) satz status || test $? = 2;; *) satz log add bench 3x{};; esac'
        test $(satz export --text | grep -c '^session') = 3; satz settings get bell | grep -q off
      done
      """)
  }

  @Test("A log of an earlier version is brought up to date by five processes at once, and keeps what is in it")
  func migrating() async throws {
    let folder = try TemporaryFolder()
    _ = try TrainingStore(path: "\(folder.path)/old.sqlite", steps: Array(Schema.steps.prefix(10)))
    try await expectSuccess(
      """
      \(Self.atOnce)
      satz log add squat 5x5 @ 100kg > "$HOME/said"; satz profile set --name Old > "$HOME/said"
      cp '\(folder.path)/old.sqlite' "$HOME/new"
      sqlite3 "$HOME/new" "ATTACH '$SATZ_HOME/satz.sqlite' AS today; INSERT INTO session SELECT * FROM today.session;
        INSERT INTO logged_set SELECT session, position, day, block, exercise, exercise_name, set_number, of_sets, role,
          side, label, reps, load_kind, load_count, load_grams, milliseconds, millimetres, kilocalories, rpe_tenths, rounds,
          extra_reps, cut_off, began_wall_ms, ended_wall_ms, words FROM today.logged_set; UPDATE profile SET name = 'Old'"
      for trial in $(seq 15); do
        rm -rf "$SATZ_HOME"; mkdir "$SATZ_HOME"; cp "$HOME/new" "$SATZ_HOME/satz.sqlite"
        atOnce 5 'satz log add bench 3x{}'
        test $(satz export --text | grep -c '^session') = 6; satz profile | grep -q Old
      done
      """)
  }

  @Test("A set that is entered beside a restore is in the log or in what was kept of it")
  func restoring() async throws {
    try await expectSuccess(
      """
      \(Self.atOnce)
      satz log add squat 5x5 @ 100kg > "$HOME/said"; satz backup "$HOME/good" > "$HOME/said"
      for trial in $(seq 15); do
        rm -f "$SATZ_HOME"/*before-restore*
        atOnce 4 'case {} in 1) satz restore --yes "$HOME/good";; *) satz log add bench 3x{} --name here-'$trial'-{};; esac'
        satz export --text > "$HOME/all"; before=$(ls "$SATZ_HOME"/*before-restore*)
        SATZ_HOME="$HOME/other" satz restore --yes "$before" > "$HOME/said"
        SATZ_HOME="$HOME/other" satz export --text >> "$HOME/all"
        for n in 2 3 4; do grep -q "here-$trial-$n" "$HOME/all" || { echo "trial $trial: $n is lost"; exit 1; }; done
      done
      """)
  }
}
