/// Faults from outside: a process is killed before each of its writes, the disk is full, a folder is read-only.

import FoundationEssentials
import Glibc
import Testing

/// Each test is a line of shell that ends with status 0, or says what it found.
@Suite("Faults")
struct FaultTests {
  static let canKillAtWrites = canRun("strace -f -qq -o /dev/null -e trace=write true")
  static let canMount = canRun(
    "mkdir \"$HOME/d\" && mount -t tmpfs -o size=64k satz \"$HOME/d\" && umount \"$HOME/d\"")

  private func expectSuccess(_ lines: String, by program: URL = Built.program) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell("set -e\n\(Self.killing)\n\(lines)", home: home.path, by: program)
    #expect(status == 0, "\(output)")
  }

  /// `killed N COMMAND…` runs the command and kills it before its N-th `$call`; true while it was killed. strace counts
  /// each call by itself, so they are tried one after the other. `next` goes on to the next N: pages of a database and
  /// opened files come in long runs, so one in four of them; with `SATZ_FUZZ_TIMES` each.
  private static let killing = """
    calls="pwrite64 write ftruncate rename unlink fdatasync fsync mkdir"; all=0
    next() {
      case $call$SATZ_FUZZ_TIMES in pwrite64 | openat | close) n=$((n+4));; *) n=$((n+1));; esac
      all=$((all+1))
    }
    struck() {
      signal=$1; n=$2; shift 2
      strace -f -qq -o /dev/null -e trace=$call -e inject=$call:signal=$signal:when=$n "$@" > /dev/null 2>&1 && return 1
      return 0
    }
    killed() { struck SIGKILL "$@"; }
    train() { printf "$1 1x8 @ 80kg\\nstart\\ndone\\nfinish\\n" | satz > /dev/null; }
    """

  @Test(
    "A restore that is killed before any of its writes leaves the log as it was or as it should be",
    .enabled(if: canKillAtWrites, "strace is not here, or may not trace"))
  func killedRestore() async throws {
    try await expectSuccess(
      """
      train squat; satz backup "$HOME/squat.backup"; train bench; satz log --json > "$HOME/before.json"
      cp "$HOME/satz.sqlite" "$HOME/before"; satz restore --yes "$HOME/squat.backup"; satz log --json > "$HOME/after.json"
      old=0; new=0
      for call in $calls; do
        n=0
        while next; rm -f "$HOME"/satz.sqlite*; cp "$HOME/before" "$HOME/satz.sqlite"
          killed $n satz restore --yes "$HOME/squat.backup"
        do
          satz log --json > "$HOME/now.json"
          if cmp -s "$HOME/now.json" "$HOME/before.json"; then old=$((old+1))
          elif cmp -s "$HOME/now.json" "$HOME/after.json"; then new=$((new+1))
          else echo "at $call $n:"; cat "$HOME/now.json"; exit 1; fi
          test "$(sqlite3 "$HOME/satz.sqlite" 'PRAGMA integrity_check')" = ok
        done
      done
      echo "killed $all times: $old before, $new after"; test $old -gt 10; test $new -gt 0
      """)
  }

  @Test(
    "A backup that is killed before any of its writes leaves the earlier one",
    .enabled(if: canKillAtWrites, "strace is not here, or may not trace"))
  func killedBackup() async throws {
    try await expectSuccess(
      """
      train squat; satz backup "$HOME/a.backup"; cp "$HOME/a.backup" "$HOME/earlier"; train bench
      for call in $calls; do
        n=0
        while next; cp "$HOME/earlier" "$HOME/a.backup"; killed $n satz backup "$HOME/a.backup"; do
          if ! cmp -s "$HOME/a.backup" "$HOME/earlier"; then
            satz restore --yes "$HOME/a.backup" > /dev/null; satz log --sets | grep -q Bench
          fi
        done
      done
      test $all -gt 20
      satz backup "$HOME/a.backup"; ls "$HOME" | grep partial && exit 1 || true
      """)
  }

  @Test(
    "An export or a backup that Ctrl-C ends at any of its writes leaves no partial file, and keeps what was there before",
    .enabled(if: canKillAtWrites, "strace is not here, or may not trace"))
  func interrupted() async throws {
    try await expectSuccess(
      """
      train squat
      for what in "export --json" "export --text" backup; do
        train squat; rm -f "$HOME/a.file"; satz $what "$HOME/a.file"; cp "$HOME/a.file" "$HOME/earlier"; train bench
        old=0
        for call in $calls; do
          n=0
          while next; cp "$HOME/earlier" "$HOME/a.file"; struck SIGINT $n satz $what "$HOME/a.file"; do
            ls "$HOME" | grep partial && exit 1
            if cmp -s "$HOME/a.file" "$HOME/earlier"; then old=$((old+1)); continue; fi
            rm -f "$HOME/whole"; satz $what "$HOME/whole"; cmp "$HOME/a.file" "$HOME/whole"
          done
        done
        echo "$what: interrupted $old times before its end"; test $old -gt 0
      done
      """)
  }

  @Test(
    "An import, and the undo of one, that is killed before any of its writes is there whole or not at all",
    .enabled(if: canKillAtWrites, "strace is not here, or may not trace"))
  func killedImport() async throws {
    try await expectSuccess(
      """
      train squat; cp "$HOME/satz.sqlite" "$HOME/before"; satz export --text > "$HOME/before.txt"
      echo 'title,start_time,exercise_title,set_type,weight_kg,reps' > "$HOME/hevy.csv"
      for day in 1 2 3 4 5 6 7 8 9; do echo "A,$day Apr 2026,Squat,normal,80,$day"; done >> "$HOME/hevy.csv"
      satz import "$HOME/hevy.csv" > /dev/null; cp "$HOME/satz.sqlite" "$HOME/after"; satz export --text > "$HOME/after.txt"
      for what in "$HOME/hevy.csv" --undo; do for call in $calls; do
        n=0
        while next; rm -f "$HOME"/satz.sqlite*
          case $what in --undo) cp "$HOME/after" "$HOME/satz.sqlite";; *) cp "$HOME/before" "$HOME/satz.sqlite";; esac
          killed $n satz import "$what"
        do
          satz export --text > "$HOME/now.txt"
          cmp -s "$HOME/now.txt" "$HOME/before.txt" || cmp -s "$HOME/now.txt" "$HOME/after.txt" || { cat "$HOME/now.txt"; exit 1; }
          test "$(sqlite3 "$HOME/satz.sqlite" 'PRAGMA integrity_check')" = ok
        done
      done; done
      test $all -gt 20
      """)
  }

  @Test(
    "A fmt that is killed at any of its system calls leaves the plan as it was or as it should be, and the next one cleans up",
    .enabled(if: canKillAtWrites, "strace is not here, or may not trace"))
  func killedFormatting() async throws {
    try await expectSuccess(
      """
      mkdir "$HOME/plans"; plan="$HOME/plans/plan.satz"
      printf 'workout   "A"   <\nsquat 3x8\n>\n' > "$HOME/before"; cp "$HOME/before" "$plan"; chmod 640 "$plan"; satz fmt "$plan"
      cp "$plan" "$HOME/after"
      old=0; new=0; litter=0
      for call in write linkat link rename unlink fsync fchmod fchown openat close; do
        n=0
        while next; cat "$HOME/before" > "$plan"; killed $n satz fmt "$plan"; do
          if cmp -s "$plan" "$HOME/before"; then old=$((old+1))
          elif cmp -s "$plan" "$HOME/after"; then new=$((new+1))
          else echo "at $call $n:"; cat "$plan"; exit 1; fi
          test "$(ls "$HOME/plans" | wc -l)" = 1 || litter=$((litter+1))
          cat "$HOME/before" > "$plan"; satz fmt "$plan"; cmp "$plan" "$HOME/after"
          test "$(ls "$HOME/plans")" = plan.satz; test "$(stat -c %a "$plan")" = 640
        done
      done
      echo "killed $all times: $old before, $new after, $litter times something beside it"
      test $old -gt 10; test $new -gt 0; test $litter -lt 3
      """,
      // Its own loading of libraries is among the calls.
      by: Built.dynamicProgram)
  }

  @Test("Two processes that import at once enter each session once, beside a session that runs")
  func twoProcesses() async throws {
    try await expectSuccess(
      """
      echo 'title,start_time,exercise_title,set_type,weight_kg,reps' > "$HOME/hevy.csv"
      for day in $(seq 1 28); do for set in 1 2 3; do echo "A,$day Apr 2026,Squat,normal,80,$set"; done; done >> "$HOME/hevy.csv"
      printf 'bench 3x8\\nstart\\ndone\\n' | satz > /dev/null
      # Not by `wait`: a shell whose parent blocks SIGCHLD would wait for ever.
      seq 4 | xargs -P 4 -I {} sh -c 'satz import "$HOME/hevy.csv" > "$HOME/{}.out" 2>&1'
      cat "$HOME"/*.out | grep -c 'Imported: 28 sessions with 84 sets' | grep -qx 1
      cat "$HOME"/*.out | grep -c 'Nothing new' | grep -qx 3
      satz status | grep -q Bench; satz export --text | grep -c '^session' | grep -qx 28
      """)
  }

  @Test(
    "On a full disk a backup and a restore are refused in words, and nothing is half-written",
    .enabled(if: canMount, "mounting needs root"))
  func fullDisk() async throws {
    try await expectSuccess(
      """
      train squat; satz backup "$HOME/a.backup"; train bench; satz log --json > "$HOME/before.json"
      mkdir "$HOME/disk"; mount -t tmpfs -o size=600k satz "$HOME/disk"; trap 'umount -l "$HOME/disk"' EXIT
      cp "$HOME/satz.sqlite" "$HOME/disk/"
      export SATZ_HOME="$HOME/disk"
      satz log --json | cmp - "$HOME/before.json"
      dd if=/dev/zero of="$HOME/disk/filler" bs=1k status=none 2> /dev/null || true
      satz backup "$HOME/disk/b.backup" 2> "$HOME/said" && exit 1 || test $? = 2
      grep -q "the disk is full" "$HOME/said"; test ! -e "$HOME/disk/b.backup"; ls "$HOME/disk" | grep -q partial && exit 1
      satz restore --yes "$HOME/a.backup" 2> "$HOME/said" && exit 1 || test $? = 2
      grep -q "disk is full" "$HOME/said"
      rm "$HOME/disk/filler"
      satz log --json | cmp - "$HOME/before.json"
      """)
  }

  @Test(
    "Read-only files are not written to, and a sentence says so", .enabled(if: canMount, "mounting needs root"))
  func readOnly() async throws {
    try await expectSuccess(
      """
      train squat; satz backup "$HOME/a.backup"
      mkdir "$HOME/disk"; mount -t tmpfs -o size=600k satz "$HOME/disk"; trap 'umount -l "$HOME/disk"' EXIT
      cp "$HOME/satz.sqlite" "$HOME/disk/"; mount -o remount,ro "$HOME/disk"
      satz backup "$HOME/disk/b.backup" 2>&1 | grep -q "read-only"
      SATZ_HOME="$HOME/disk" satz restore --yes "$HOME/a.backup" 2>&1 | grep -q "check the permissions"
      SATZ_HOME="$HOME/disk" satz backup "$HOME/b.backup" | grep -q "Backup created"
      """)
  }
}
