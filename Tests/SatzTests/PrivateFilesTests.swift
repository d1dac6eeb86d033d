/// The user's data is private: files and folders are private whatever the umask, and never in a place that nobody named.

import Testing

@Suite("Private files")
struct PrivateFilesTests {
  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let all = "set -e; unset SATZ_HOME XDG_DATA_HOME\n\(Self.allPrivate)\n\(lines)"
    let (output, status) = try await shell(all, home: home.path)
    #expect(status == 0, "\(output)")
  }

  private static let allPrivate = """
    allPrivate() {
      find "$1" -type f ! -perm 0600 > "$HOME/open"; find "$1" -type d ! -perm 0700 >> "$HOME/open"
      if test -s "$HOME/open"; then xargs ls -ld < "$HOME/open"; exit 1; fi
    }
    """

  @Test("Every file that Satz makes is private, whatever the umask", arguments: ["000", "022", "077", "177", "277"])
  func umask(_ mask: String) async throws {
    try await expectSuccess(
      """
      (umask \(mask)
        satz log add bench 3x8; satz settings set language de; satz backup "$HOME/.local/share/satz/mine.backup"
        satz restore --yes "$HOME/.local/share/satz/mine.backup"; satz export --json "$HOME/.local/share/satz/all.json"
        echo nonsense, and more of it > "$HOME/bad"; cat "$HOME/bad" > "$HOME/.local/share/satz/satz.sqlite"
        satz log add bench 3x8
        mkfifo "$HOME/keys"; sleep 60 > "$HOME/keys" & satz < "$HOME/keys" > "$HOME/said" & prompt=$!
        for i in $(seq 300); do ls "$HOME/.local/share/satz" | grep -q wal && break; sleep 0.1; done
        satz log add bench 3x8; ls "$HOME/.local/share/satz" | grep -q wal; find "$HOME/.local/share/satz" -type f ! -perm 0600 | grep . && exit 1
        kill $prompt; wait $prompt || true) > "$HOME/out" 2>&1 || { cat "$HOME/out"; exit 1; }
      allPrivate "$HOME/.local"
      """)
  }

  @Test("Files that others may read are made private, by readers too; a folder that the user chose keeps its mode")
  func putRight() async throws {
    try await expectSuccess(
      """
      F="$HOME/.local/share/satz"; satz log add bench 3x8 > "$HOME/said"
      touch "$F/history" "$F/satz.sqlite.lock"; chmod 644 "$F"/*; satz log > "$HOME/said"; test $(stat -c %a "$F/satz.sqlite") = 600
      chmod 755 "$F"; chmod 644 "$F"/*; satz log add bench 3x8 > "$HOME/said"; allPrivate "$F"
      mkdir "$HOME/mine"; chmod 755 "$HOME/mine"; echo x > "$HOME/mine/notes"; chmod 644 "$HOME/mine/notes"
      SATZ_HOME="$HOME/mine" satz log add bench 3x8 > "$HOME/said"
      test $(stat -c %a "$HOME/mine") = 755; test $(stat -c %a "$HOME/mine/notes") = 644; test $(stat -c %a "$HOME/mine/satz.sqlite") = 600
      """)
  }

  @Test("Without any home, commands that need a log say so and end with 2; the others work")
  func noHome() async throws {
    try await expectSuccess(
      """
      H="$HOME"; echo 'workout "P" < bench 3x8 >' > "$H/p.satz"; ls -A /tmp > "$H/tmp-before"
      for home in unset relative empty; do
        case $home in unset) unset HOME;; relative) export HOME=here XDG_DATA_HOME=there;; empty) export HOME= XDG_DATA_HOME= SATZ_HOME=;; esac
        for command in "" log "log add bench 3x8" records stats calendar status profile settings "settings set bell off" "backup $H/b" \\
          "restore $H/p.satz" "export --json" "import $H/p.satz" "run $H/p.satz" "log states"; do
          satz $command > "$H/said" 2>&1 < /dev/null && { echo "$command: no error"; exit 1; } || test $? = 2 || { cat "$H/said"; exit 1; }
          grep -q SATZ_HOME "$H/said" || { echo "$command:"; cat "$H/said"; exit 1; }
        done
        for command in "check $H/p.satz" "fmt --check $H/p.satz" "show $H/p.satz" "rehearse $H/p.satz" "simulate $H/p.satz" \\
          "explain E0201" --help "log --help" --version "exercises list"; do
          satz $command > "$H/said" 2>&1 < /dev/null || { echo "$command: $?"; cat "$H/said"; test "$command" = "simulate $H/p.satz"; }
        done
      done
      test ! -e here; test ! -e there; test ! -e /tmp/.local
      """)
  }

  @Test("A relative SATZ_HOME starts at the current folder; folders, pipes and links in place of files do not hang")
  func oddPlaces() async throws {
    try await expectSuccess(
      """
      cd "$HOME"; SATZ_HOME=mine/log satz log add bench 3x8 > said; test -s mine/log/satz.sqlite; allPrivate mine
      cd mine/log; export SATZ_HOME="$PWD"
      for name in history history.draft language; do mkfifo $name; done
      timeout 20 satz settings set language de > ../said; timeout 20 satz < /dev/null > ../said 2>&1; rm history history.draft language
      for make in mkdir mkfifo; do
        rm -f satz.sqlite.lock; $make satz.sqlite.lock; timeout 20 satz < /dev/null > ../said 2>&1 && exit 1 || test $? = 2; rm -r satz.sqlite.lock
      done
      echo precious > ../precious; ln -s ../precious satz.sqlite.lock
      timeout 20 satz < /dev/null > ../said 2>&1 && exit 1 || test $? = 2; grep -qx precious ../precious; rm satz.sqlite.lock
      mv satz.sqlite ../elsewhere; ln -s ../elsewhere satz.sqlite; satz log add squat 3x8 > ../said; test -L satz.sqlite; satz export --text | grep -qi squat
      rm satz.sqlite*; ln -s ../nowhere/x satz.sqlite; satz log add squat 3x8 2> ../said && exit 1 || test $? = 2; test -L satz.sqlite
      touch ../plain; SATZ_HOME="$HOME/mine/plain" satz log add bench 3x8 2> ../said && exit 1 || test $? = 2
      """)
  }
}
