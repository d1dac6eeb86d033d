import Testing

@testable import satz

/// `show --json` is checked with each example's golden file.
@Suite("JSON follows its schema")
struct SchemaTests {
  private let keeps = "$PYTHON Tests/Support/keeps_to_schema.py"

  private func expectSuccess(_ lines: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(lines, home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("The schema of diagnostics holds for every kind, in both languages")
  func diagnostics() async throws {
    try await expectSuccess(
      """
      set -e
      for language in en de; do
        find Tests/PlanLanguageTests/Golden -name '*.satz' -print0 | xargs -0 satz check --json --lang $language > "$HOME/$language.json" || true
      done
      satz check --json Examples/*.satz > "$HOME/none.json"
      \(keeps) Grammar/diagnostics.schema.json "$HOME"/*.json
      test "$(grep -c '"code"' "$HOME/en.json")" -gt 100
      """)
  }

  @Test("The schema of timelines holds for every example, and for one with a script")
  func timeline() async throws {
    try await expectSuccess(
      """
      set -e
      for plan in Examples/*.satz; do
        for name in $($PYTHON - "$plan" <<'END'
      import re, sys
      print("\\n".join(n.replace(" ", "?") for n in re.findall(r'^\\s*(?:workout|breathing|meditation) "([^"]*)"', open(sys.argv[1]).read(), re.M)))
      END
        ); do
          name=$(echo "$name" | tr '?' ' ')
          satz rehearse "$plan" "$name" --json > "$HOME/$(basename "$plan")-$name.json"
        done
      done
      printf '00:20 done 6 rpe 9\\n00:30 +30s\\n00:40 pause\\n01:40 resume\\n02:00 note hm\\n02:01 undo\\n02:02 replace curl with dips\\n02:03 remove plank\\n02:04 lunge 3x8\\n02:05 next lunge\\n03:00 back\\n03:10 done 5m\\n04:00 abort\\n' > "$HOME/script"
      satz rehearse Examples/push.satz --json --script "$HOME/script" > "$HOME/script.json"
      grep -q session_aborted "$HOME/script.json"
      \(keeps) Grammar/timeline.schema.json "$HOME"/*.json
      """)
  }

  @Test("The schema of simulations holds for every program, with and without maxes, and for states of every unit")
  func simulation() async throws {
    try await expectSuccess(
      """
      set -e
      paper() { satz simulate "$1" --json --weeks 6 --misses "squat 2, 3; bench press 2" --reps-over 2 > "$HOME/$2.json"; }
      for plan in $(grep -l '^program' Examples/*.satz); do
        satz profile max squat 140kg > /dev/null
        paper "$plan" "$(basename "$plan")"
      done
      echo 'program "Units" on mon < state a = 2; state b = 1:30; state c = 400m; state d = 20cal; state e = 75.5%; state f = 200w;
        state g = 5:00/km; workout "A" < squat 5 @ 60kg; plank 30s progress +5s; run (c); bike (d); bike (b) @ f; run 1km @ g;
        curl (a)x5 @ e; bench press 3x(1, 1) >
        after session < a += 1; b += 10s; c += 100m; d += 5cal; e += 2.5%; f += 5w; g -= 0:05/km; note "On." >
        after week < max(squat) = 100kg > >' > "$HOME/units.satz"
      paper "$HOME/units.satz" units
      for unit in number ms mm kcal % w ms/km g; do grep -q "\\"unit\\":\\"$unit\\"" "$HOME/units.json"; done
      \(keeps) Grammar/simulation.schema.json "$HOME"/*.json
      """)
  }

  @Test("The schema of the status holds for nothing, and for a session in each of its phases")
  func status() async throws {
    try await expectSuccess(
      """
      set -e
      status() { satz status --json > "$HOME/$1.json"; }
      status nothing
      printf 'bench 3x8 rest 90s\\n' | satz; status ready
      printf 'start\\n' | satz; status work
      printf 'done\\n' | satz; status rest
      printf 'pause\\n' | satz; status paused
      printf 'abort\\n' | satz
      printf 'start\\n' | satz run Examples/box.satz; status breath
      printf 'abort\\n' | satz
      printf 'start\\n' | satz run Examples/evening-sit.satz; status sit
      printf 'abort\\n' | satz; status over
      \(keeps) Grammar/status.schema.json "$HOME"/*.json
      for phase in ready work rest breath sit; do grep -q "\\"phase\\":\\"$phase\\"" "$HOME/$phase.json"; done
      """)
  }

  @Test("The schema of notices holds for what was told, and for nothing")
  func notices() async throws {
    try await expectSuccess(
      """
      set -e
      satz notices --json > "$HOME/none.json"
      echo 'workout "A" < plank 2x1s rest 1s; squat 2x5 rest 1s >' > "$HOME/a.satz"
      told() { timeout 60 sh -c 'until satz notices --json | grep -q "\"over\" : \"rest\""; do sleep 0.2; done'; }
      (echo start; told; echo done; sleep 2; echo done) | satz run "$HOME/a.satz" > "$HOME/said"
      satz notices --json > "$HOME/some.json"
      satz settings set helper off; satz remind add workout 0:00 --note A
      sqlite3 "$HOME/satz.sqlite" 'UPDATE reminder SET since_wall_ms = 0'; satz remind tell
      satz notices --json > "$HOME/reminded.json"; grep -q '"over" : "reminder"' "$HOME/reminded.json"
      \(keeps) Grammar/notices.schema.json "$HOME"/*.json
      satz remind add sitting 7am --days weekend --always; mkdir "$HOME/list"; satz remind list --json > "$HOME/list/reminders.json"
      \(keeps) Grammar/reminders.schema.json "$HOME"/list/*.json
      grep -q '"over" : "rest"' "$HOME/some.json"
      """)
  }

  @Test("The schema of exports holds for sessions, corrections, maxes and settings, and for an empty log")
  func export() async throws {
    try await expectSuccess(
      """
      set -e
      satz profile max bench 100kg; satz profile set --bodyweight 80kg
      satz export --json > "$HOME/empty.json"
      printf 'bench 2x8 @ 80kg\\nstart\\ndone\\nnote good\\ndone 7 rpe 9\\nfinish\\n' | satz > /dev/null
      printf 'curl 3x8\\nstart\\ndone\\n' | satz > /dev/null
      satz export --json > "$HOME/full.json"
      \(keeps) Grammar/export.schema.json "$HOME"/*.json
      grep -q '"role":"work"' "$HOME/full.json"; grep -q '"status":"running"' "$HOME/full.json"
      """)
  }
}
