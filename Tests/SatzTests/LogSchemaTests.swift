import Testing

@testable import satz

@Suite("JSON of the log follows its schema")
struct LogSchemaTests {
  @Test("The log, its history, records, figures and the calendar")
  func log() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      """
      set -e
      keeps() { $PYTHON Tests/Support/keeps_to_schema.py Grammar/$1.schema.json "$HOME/$1"*.json; }
      satz log --json > "$HOME/log-0.json"; satz records --json > "$HOME/records-0.json"
      satz log add "bench 8 @ 80kg, 5 @ 85kg rpe 9; curl 3x12 @ 2x12kg each side; pull-ups 6 @ bw+5kg" --on 2026-11-02
      satz log add "bench 3 @ 90kg; plank 60s; run 5km; row 20cal; squat 5 @ 100kg warmup 5 @ 40%, 3 @ 60%" --on 2026-11-04 --note "x"
      satz log add 'meditation "Sit" < sit 12min >' --on 2026-11-04
      satz log edit 1.2 "4 @ 87.5kg"; satz log edit 1 --on 2026-11-01; satz log delete 2.2 3; satz log undo
      satz log --json > "$HOME/log-1.json"; grep -q '"records"' "$HOME/log-1.json"
      satz log --history --json > "$HOME/history.json"
      satz records --json > "$HOME/records-1.json"; satz records bench --json > "$HOME/records-2.json"
      satz stats --json --until 2026-11-18 > "$HOME/stats-0.json"
      for exercise in bench plank run pull-up; do
        satz stats --exercise $exercise --until 2026-11-18 --json > "$HOME/stats-$exercise.json"
      done
      satz calendar 2026-11 --json > "$HOME/calendar.json"
      satz profile bodyweight 80kg --day 2026-10-30; satz profile bodyweight 81kg --day 2026-11-03
      for span in week month year; do satz review $span --until 2026-11-08 --json > "$HOME/review-$span.json"; done
      satz review --since 2026-11-01 --until 2026-11-08 --json > "$HOME/review-days.json"
      satz log --scores --json > "$HOME/scores-0.json"; satz records --scores --json > "$HOME/scores-1.json"
      echo 'workout "Monday" < for time "Fran" < thruster 2; pull-up 2 >; amrap 10min < burpee 5 > >' > "$HOME/m.satz"
      for run in 1 2; do printf 'start\ndone\ndone\nskip\ndone\nfinish\n' | satz run "$HOME/m.satz" > /dev/null; done
      satz log edit 4.s1 7:55; satz log edit 5.s1 7:30
      satz log --scores --json > "$HOME/scores-2.json"; satz records --scores --json > "$HOME/scores-3.json"
      grep -q '"by"' "$HOME/scores-3.json"
      satz log --json > "$HOME/log-2.json"; grep -q '"scores"' "$HOME/log-2.json"
      satz log --history --json > "$HOME/history-2.json"; grep -q '"score"' "$HOME/history-2.json"
      for name in log history records scores stats calendar review; do keeps $name; done
      """, home: home.path)
    #expect(status == 0, "\(output)")
  }
}
