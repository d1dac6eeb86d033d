/// What happens to output that cannot be written: a full disk, a closed pipe, a read-only or non-blocking descriptor.

import Testing

@Suite("Output that fails")
struct OutputFaultTests {
  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell("set -e\n\(Self.setting)\n\(lines)", home: home.path)
    #expect(status == 0, "\(output)")
  }

  private static let setting = """
    printf 'workout "A" < bench 3x8 @ 80kg >\\nprogram "P" < workout "T" < squat 3x5 @ 60kg > >\\n' > "$HOME/a.satz"
    printf 'workout  "A"  < bench 3x8 @ 80kg >\\n' > "$HOME/b.satz"
    echo 'title,start_time,exercise_title,set_type,weight_kg,reps' > "$HOME/hevy.csv"
    echo 'A,1 Apr 2026,Squat,normal,80,5' >> "$HOME/hevy.csv"
    satz log add 'squat 3x5 @ 60kg' --on 2026-04-02 > /dev/null
    satz workouts create "$HOME/b.satz" --name W > /dev/null
    satz profile set --bodyweight 80kg > /dev/null
    satz profile max squat 100kg > /dev/null
    """

  /// What a person or a script may send anywhere.
  static let speaking = [
    "--help", "--version", "--generate-completion-script bash", "show --help", "show $HOME/a.satz",
    "show $HOME/a.satz A --json",
    "check --json $HOME/a.satz", "explain", "explain E0150", "fmt - < $HOME/a.satz", "fmt --diff $HOME/b.satz",
    "fmt --check $HOME/b.satz", "rehearse $HOME/a.satz A", "rehearse $HOME/a.satz A --json", "simulate $HOME/a.satz",
    "simulate $HOME/a.satz --json", "diff $HOME/a.satz $HOME/b.satz", "log", "log last", "log --json", "log --history",
    "log states",
    "log rebuild", "records", "records --json", "exercises", "exercises --json", "exercises show squat", "categories",
    "workouts", "workouts show W", "workouts versions W", "profile", "profile max squat", "profile bodyweight",
    "profile picture",
    "settings", "settings get language", "settings set language en", "status", "status --json", "backup $HOME/x.backup",
    "stats", "stats --json", "stats --svg -", "review", "review --json", "log last --svg -",
    "simulate $HOME/a.satz --svg -",
    "calendar", "calendar 2026", "calendar --svg -", "calendar --json", "export --json", "export --csv",
    "export --text", "import --dry-run $HOME/hevy.csv", "import --list", "log add 'curl 3x8 @ 10kg'",
  ]

  @Test("On a full disk every command says so and ends with 2")
  func fullDisk() async throws {
    let lines = Self.speaking.map { "full '\($0.replacing("'", with: "'\\''"))'" }.joined(separator: "\n")
    try await expectSuccess(
      """
      full() {
        status=0; eval "satz $1" > /dev/full 2> "$HOME/said" || status=$?
        test $status = 2 || { echo "satz $1: status $status"; cat "$HOME/said"; exit 1; }
        grep -q "cannot write the output: the disk is full" "$HOME/said" || { echo "satz $1:"; cat "$HOME/said"; exit 1; }
      }
      \(lines)
      # What was to be done was done, and is not done twice by trying again for the words.
      satz log --json | grep -qi curl
      satz log --lang de > /dev/full 2> "$HOME/said" && exit 1 || test $? = 2
      grep -q "Die Ausgabe lässt sich nicht schreiben: der Datenträger ist voll" "$HOME/said"
      """)
  }

  @Test("A session whose output fails is kept, and its end says what was lost")
  func prompt() async throws {
    try await expectSuccess(
      """
      status=0; printf 'start\\ndone\\nfinish\\n' | satz run "$HOME/a.satz" A > /dev/full 2> "$HOME/said" || status=$?
      test $status = 2; grep -q "cannot write the output" "$HOME/said"
      satz log --sets | grep -q "Bench press"
      """)
  }

  @Test("A closed pipe ends a command quietly, and not as if all had been written")
  func closedPipe() async throws {
    try await expectSuccess(
      """
      closed() { { sleep 0.3; status=0; "$@" 2> "$HOME/said" || status=$?; echo $status > "$HOME/status"; } | true; sleep 0.1
        while ! test -s "$HOME/status"; do sleep 0.1; done
        grep -qx 141 "$HOME/status"; test ! -s "$HOME/said"; rm "$HOME/status"; }
      for what in log "exercises --json" --help "export --json" "show $HOME/a.satz"; do
        closed satz $what
        # A parent may have us ignore the signal.
        (trap '' PIPE; closed satz $what)
      done
      """)
  }

  @Test("A descriptor that is not for writing is an error too; one that does not block gets everything")
  func descriptors() async throws {
    try await expectSuccess(
      """
      status=0; satz log 1< /dev/null 2> "$HOME/said" || status=$?
      test $status = 2; grep -q "cannot write the output: it is closed" "$HOME/said"
      satz exercises --json > "$HOME/whole"
      "$PYTHON" - "$HOME/whole" <<'END'
      import os, subprocess, sys, time
      read, write = os.pipe()
      os.set_blocking(write, False)
      child = subprocess.Popen(["satz", "exercises", "--json"], stdout=write)
      os.close(write)
      got = b""
      while True:
          chunk = os.read(read, 3000)
          if not chunk: break
          got += chunk
          time.sleep(0.0005)
      assert child.wait() == 0
      assert got == open(sys.argv[1], "rb").read(), len(got)
      END
      """)
  }

  @Test(
    "Files on a full disk are written whole or not at all, and a sentence says so",
    .enabled(if: FaultTests.canMount, "mounting needs root"))
  func files() async throws {
    try await expectSuccess(
      """
      mkdir "$HOME/disk"; mount -t tmpfs -o size=64k satz "$HOME/disk"; trap 'umount -l "$HOME/disk"' EXIT
      cp "$HOME/b.satz" "$HOME/disk/"
      dd if=/dev/zero of="$HOME/disk/filler" bs=1k status=none 2> /dev/null || true
      refused() {
        status=0; satz "$@" > "$HOME/out" 2> "$HOME/said" || status=$?
        test $status = 2; grep -q "the disk is full" "$HOME/said" || { echo "$*"; cat "$HOME/said"; exit 1; }
      }
      refused stats --svg "$HOME/disk/a.svg"
      refused export --json "$HOME/disk/a.json"
      refused export --csv "$HOME/disk/a.csv"
      refused export --text "$HOME/disk/a.txt"
      refused backup "$HOME/disk/a.backup"
      refused fmt "$HOME/disk/b.satz"
      cmp "$HOME/b.satz" "$HOME/disk/b.satz"
      ls "$HOME/disk" | tr '\\n' ' ' | grep -qx 'b.satz filler '
      """)
  }
}
