/// Started with closed descriptors: no file of ours takes the place of standard input, output or error.

import Testing

@Suite("Standard streams")
struct StandardStreamsTests {
  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell("set -e\n\(lines)", home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("With any of the three closed, no file of ours is read or written in their place, and nothing hangs")
  func closed() async throws {
    try await expectSuccess(
      """
      satz log add bench 3x8 > "$HOME/said"; printf 'squat 2x5\\nstart\\ndone\\n' | satz > "$HOME/said"
      satz export --text > "$HOME/before"
      # A lock file that would be commands, were it read as such.
      printf '1\\ndone\\nfinish\\n' > "$HOME/satz.sqlite.lock"
      for closed in '<&-' '>&-' '2>&-' '<&- >&-' '>&- 2>&-' '<&- >&- 2>&-'; do
        for command in "" log "log --json" status "show \\"$HOME/p.satz\\"" "settings set bell off" "backup \\"$HOME/b\\"" "fmt -" "check -"; do
          echo 'workout "P" < bench 3x8 >' > "$HOME/p.satz"
          eval "timeout 20 satz $command $closed" > "$HOME/said" 2>&1 < /dev/null || test $? != 124
          for file in satz.sqlite satz.sqlite.lock; do
            grep -aq -e Bench -e '❯' -e Welcome "$HOME/satz.sqlite.lock" && { echo "$command $closed wrote into $file"; exit 1; }
          done
          head -c 15 "$HOME/satz.sqlite" | grep -q "SQLite format 3"
        done
      done
      satz export --text | cmp - "$HOME/before"; satz status | grep -q Squat
      """)
  }

  @Test("An editor that is started gets the three streams, and nothing else of ours")
  func inherited() async throws {
    try await expectSuccess(
      """
      echo 'workout "A" < bench 3x8 >' > "$HOME/a.satz"; satz workouts create "$HOME/a.satz" > "$HOME/said"
      printf '#!/bin/sh\\nls -l /proc/self/fd > "$HOME/open"\\n' > "$HOME/editor"; chmod +x "$HOME/editor"
      EDITOR="$HOME/editor" VISUAL= satz workouts edit A > "$HOME/said" 2>&1 < /dev/null || cat "$HOME/said"
      grep -c -e satz.sqlite -e "$HOME\\$" "$HOME/open" | grep -qx 0
      """)
  }
}
