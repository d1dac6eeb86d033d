/// Reminders: their times as typed, when they are due, and the units of systemd that tell them.

import FoundationEssentials
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("Reminders of the tool")
struct ReminderTests {
  @Test(
    "Times of the day as people write them",
    arguments: [
      ("18:00", 1080), ("7", 420), ("07:05", 425), ("18.30", 1110), ("7am", 420), ("12am", 0), ("12pm", 720),
      ("6:30 PM", 1110), ("0:00", 0), ("23:59", 1439), ("24:00", nil), ("7:60", nil), ("7:5", nil), ("13pm", nil),
      ("0am", nil), ("", nil), ("-7", nil), ("+7", nil), ("7:", nil), (":30", nil), ("1:2:3", nil), ("seven", nil),
      ("٧", nil), ("100", nil),
    ] as [(String, Int?)])
  func times(text: String, minute: Int?) { #expect(ReminderTime.minute(text) == minute) }

  @Test(
    "Days of the week as people write them, in both languages",
    arguments: [
      ("mon,wed,fri", [0, 2, 4]), ("Mo, Mi, Fr", [0, 2, 4]), ("monday sunday", [0, 6]), ("mon-fri", [0, 1, 2, 3, 4]),
      ("sa-mo", [5, 6, 0]), ("Do", [3]), ("th", [3]), ("weekdays", [0, 1, 2, 3, 4]), ("wochenende", [5, 6]),
      ("daily", [0, 1, 2, 3, 4, 5, 6]), ("m", nil), ("mon-", nil), ("-fri", nil), ("mon-wed-fri", nil), ("", nil),
      (",", nil), ("funday", nil), ("monday!", nil),
    ] as [(String, Set<Int>?)])
  func days(text: String, days: Set<Int>?) { #expect(ReminderDays.parse(text) == days) }

  /// 2026-11-21 was a Saturday.
  private static let saturday = Day(text: "2026-11-21") ?? Day(number: 0)

  private func reminder(_ minute: Int, _ days: Set<Int> = Reminder.everyDay, since: Moment) -> Reminder {
    Reminder(.workout, minute: minute, weekdays: days, since: since)
  }

  @Test("Due is what was due today and after it was made; next is the earliest of the coming week")
  func dues() {
    let morning = Moment.local(Self.saturday, hour: 6, minute: 0)
    let noon = Moment.local(Self.saturday, hour: 12, minute: 0)
    let evening = Moment.local(Self.saturday, hour: 18, minute: 0)
    let daily = reminder(18 * 60, since: morning)
    #expect(DueReminders([daily], at: noon).due.isEmpty)
    #expect(DueReminders([daily], at: noon).next == evening.wallMilliseconds)
    let due = DueReminders([daily], at: evening)
    #expect(due.due.map(\.due.milliseconds) == [evening.wallMilliseconds])
    let sunday = Moment.local(Day(number: Self.saturday.number + 1), hour: 18, minute: 0)
    #expect(due.next == sunday.wallMilliseconds)
    // Made in the evening: not due any more today.
    #expect(DueReminders([reminder(12 * 60, [5], since: evening)], at: evening).due.isEmpty)
    let week = Moment.local(Day(number: Self.saturday.number + 7), hour: 12, minute: 0)
    #expect(DueReminders([reminder(12 * 60, [5], since: evening)], at: evening).next == week.wallMilliseconds)
    // What was missed yesterday is not told today.
    let next = Moment.local(Day(number: Self.saturday.number + 1), hour: 6, minute: 0)
    #expect(DueReminders([reminder(12 * 60, [5], since: morning)], at: next).due.isEmpty)
    var off = daily
    off.isOn = false
    #expect(DueReminders([off], at: evening) == DueReminders([], at: evening))
  }

  @Test("The units are what systemd takes, whatever the folder is called")
  func units() async throws {
    let since = Moment.local(Self.saturday, hour: 6, minute: 0)
    let reminders = [
      reminder(18 * 60, [0, 2, 4], since: since), reminder(7 * 60 + 5, since: since),
      reminder(7 * 60 + 5, since: since),
    ]
    let timer = ReminderTimer.timer(reminders)
    #expect(timer.contains("\nOnCalendar=Mon,Wed,Fri *-*-* 18:00:00\n"))
    #expect(timer.split(separator: "\n").count { $0.hasPrefix("OnCalendar=") } == 2)
    let home = try TemporaryFolder()
    let names = ["/home/a/.local/share/satz", "/tmp/a b/100%/\"q\"\\n$HOME", "/tmp/ü"]
    for (number, name) in names.enumerated() {
      let service = try #require(
        ReminderTimer.service(program: "\(Built.program.path)", home: name, locale: "de_DE.UTF-8"))
      try service.write(toFile: "\(home.path)/satz-\(number).service", atomically: true, encoding: .utf8)
      try timer.write(toFile: "\(home.path)/satz-\(number).timer", atomically: true, encoding: .utf8)
    }
    #expect(ReminderTimer.service(program: "/usr/bin/satz", home: "/tmp/a\nExecStart=/bin/evil", locale: nil) == nil)
    #expect(ReminderTimer.service(program: "/usr/bin/$HOME", home: "/tmp", locale: nil) == nil)
    let (output, status) = try await shell(
      """
      command -v systemd-analyze > /dev/null || exit 0
      mkdir -p "$XDG_RUNTIME_DIR"; systemd-analyze verify --user "$HOME"/satz-*.service "$HOME"/satz-*.timer
      for when in 'Mon,Wed,Fri *-*-* 18:00:00' 'Mon,Tue,Wed,Thu,Fri,Sat,Sun *-*-* 07:05:00'; do
        systemd-analyze calendar "$when" > "$HOME/said" || { cat "$HOME/said"; exit 1; }
      done
      """, home: home.path)
    #expect(status == 0 && !output.contains("satz"), "\(output)")
  }

  @Test(
    "A timer of systemd, or else the helper, tells each reminder once",
    arguments: [
      "the_helper_tells_a_reminder", "done_today_is_not_told", "a_change_is_seen_by_the_helper",
      "the_clock_is_set", "systemd_gets_a_timer", "systemd_that_refuses_leaves_it_to_the_helper",
      "the_timer_and_the_helper_tell_it_once", "doctor_says_who_reminds", "an_open_prompt_shows_it",
      "a_change_elsewhere_reaches_an_open_prompt", "what_nobody_hears_is_shown",
    ])
  func told(_ scene: String) async throws {
    try await play(scene, of: "reminder_scenarios.py", by: Built.dynamicProgram)
  }
}
