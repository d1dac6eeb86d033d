import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing
import TrainingStore

@testable import satz

@Suite("The first page of the prompt")
struct HomeSheetTests {
  private func sheet(in language: Language) throws -> HomeSheet {
    let plan = "workout \"A\" < squat 3x5 @ 100kg rest 3min; bench 3x8 @ 60kg rest 90s >"
    let prepared = PreparedSession(try compiled(plan), athlete: Athlete())
    let today = try #require(Day(text: "2026-11-21"))
    let days = [
      SessionDay(day: Day(number: today.number - 5), workouts: 1, training: 40 * 60_000, sitting: 0),
      SessionDay(day: Day(number: today.number - 2), workouts: 1, training: 15 * 60_000, sitting: 10 * 60_000),
    ]
    return HomeSheet(
      today: today, next: prepared, days: days, weeklyGoal: 3, streak: 9, trainingGoal: 30, sittingGoal: 10,
      formatter: UnitFormatter(language: language))
  }

  @Test("Today's session, the streak, and this week's rings")
  func english() throws {
    let rows = try sheet(in: .english).rows(width: 80).map(\.text)
    #expect(rows[0].hasPrefix("  Saturday, 21 November") && rows[0].hasSuffix("week 47 · 2 of 3 · streak 9 weeks"))
    #expect(rows.allSatisfy { $0.displayWidth <= 100 })
    #expect(rows.contains { $0.hasPrefix("  Today       A") })
    #expect(rows.contains { $0.hasPrefix("              Squat") && $0.contains("3 × 5 @ 100 kg") })
    #expect(rows.contains { $0.hasPrefix("  This week   Mo  Tu  We  Th  Fr  Sa  Su") })
    #expect(rows.contains { $0.hasPrefix("              ●   ·   ·   ◑   ·   ·   ·") })
    #expect(rows.contains { $0.hasPrefix("              ·   ·   ·   ●   ·   ·   ·") })
  }

  @Test("No row is wider than the screen, in either language", arguments: [40, 60, 80])
  func narrow(width: Int) throws {
    for language in [Language.english, .german] {
      let rows = try sheet(in: language).rows(width: width).map { $0.text.trimmingEnd() }
      #expect(rows.allSatisfy { $0.displayWidth <= width }, "\(rows)")
    }
  }

  @Test("The next session has the rows that the screen leaves to it, and nine on a low one")
  func height() throws {
    var sheet = try sheet(in: .english)
    let items = (1...8).map { "squat \($0)x5 @ \($0)0kg rest 3min; bench \($0)x8 @ 60kg" }.joined(separator: "; ")
    sheet.next = PreparedSession(try compiled("workout \"A\" < \(items) >"), athlete: Athlete())
    func rows(_ height: Int?) -> [String] { sheet.rows(width: 80, height: height).map { $0.text.trimmingEnd() } }
    #expect(rows(nil) == rows(12) && rows(nil).contains { $0.hasSuffix("…") })
    #expect(rows(30).count == 30 && rows(30).contains { $0.hasSuffix("…") })
    #expect(!rows(60).contains { $0.hasSuffix("…") } && rows(60).contains { $0.contains("8 × 5 @ 80 kg") })
  }

  @Test("While a session runs, the page says so instead of what to begin")
  func running() throws {
    var sheet = try sheet(in: .english)
    (sheet.isFirst, sheet.running) = (true, "Push")
    let text = sheet.rows(width: 100).map(\.text).joined(separator: "\n")
    #expect(text.contains("“Push” is running") && !text.contains("Nothing is logged yet"), "\(text)")
  }

  @Test("Of the records of a session, the best is that of the most telling kind, and the latest of those")
  func bestRecord() {
    let sets = (1...4).map { EntryID(session: SessionID(rawValue: 1), position: $0) }
    let marks: [EntryID: [RecordKind]] = [sets[0]: [.load, .volume], sets[1]: [.load], sets[3]: [.volume]]
    #expect(marks.best(latestFirst: sets.reversed()) == sets[1])
    #expect([EntryID: [RecordKind]]().best(latestFirst: sets) == nil)
  }

  @Test("In German, the sheet says the same in its own words and weekdays")
  func german() throws {
    let rows = try sheet(in: .german).rows(width: 80).map(\.text)
    #expect(rows[0].hasPrefix("  Samstag, 21. November") && rows[0].hasSuffix("Woche 47 · 2 von 3 · 9 Wochen in Folge"))
    #expect(rows.contains { $0.hasPrefix("  Heute       A") })
  }

  @Test(
    "When today's session is done, it is shown as done, and the program's next one after it",
    arguments: [
      (Language.english, "Today       ✓ Push", "  Next        A", "run starts the next session"),
      (.german, "Heute       ✓ Push", "  Danach      A", "run beginnt die nächste Session"),
    ])
  func done(language: Language, today: String, next: String, hint: String) throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: "\(folder.path)/satz.sqlite")
    var sheet = try sheet(in: language)
    let moment = Moment(
      bootID: "boot", bootMilliseconds: 0, wallMilliseconds: sheet.today.number * 86_400_000, utcOffsetSeconds: 0)
    let id = try store.add(EnteredSession(name: "Push", began: moment, sets: []), at: moment)
    let session = try #require(try store.finishedSessions(matching: LogQuery(session: id)).first)
    sheet.last = HomeSheet.Last(session: session, volumeGrams: 0)
    sheet.isDone = true
    let rows = sheet.rows(width: 80).map(\.text)
    let done = try #require(rows.firstIndex { $0.contains(today) }, "\(rows)")
    #expect(rows[done...].contains { $0.hasPrefix(next) }, "\(rows)")
    #expect(rows.suffix(2).map { $0.trimmingEnd() }.joined(separator: " ").contains(hint), "\(rows)")
  }

  @Test("Before the first session, the goal of the week and what to begin with are shown", arguments: [40, 80])
  func first(width: Int) throws {
    for (language, hint) in [(Language.english, "Nothing is logged yet"), (.german, "Noch ist nichts eingetragen")] {
      let sheet = HomeSheet(
        today: try #require(Day(text: "2026-11-21")), isFirst: true, weeklyGoal: 3, streak: 0, trainingGoal: 30,
        sittingGoal: 10, formatter: UnitFormatter(language: language))
      let rows = sheet.rows(width: width).map { $0.text.trimmingEnd() }
      let text = rows.map { $0.trimmingBlanks() }.joined(separator: " ")
      for words in [language == .english ? "0 of 3" : "0 von 3", hint, "run box"] {
        #expect(text.contains(words), "\(text)")
      }
      #expect(rows.allSatisfy { $0.displayWidth <= width }, "\(rows)")
    }
  }

  @Test("The streak goes back to the first week of the log")
  func longStreak() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: "\(folder.path)/satz.sqlite")
    let today = try #require(Day(text: "2026-11-21"))
    let session = try compiled("workout \"A\" < plank 45s >")
    var rehearsal = Rehearsal(session: session)
    _ = rehearsal.run()
    for week in 0..<60 {
      let day = today.monday.number - 7 * week
      let moment = Moment(
        bootID: "boot", bootMilliseconds: 0, wallMilliseconds: day * 86_400_000, utcOffsetSeconds: 0)
      let id = try store.begin(session: session, source: "", path: nil, at: moment)
      try store.end(id, with: Ending(.finished, sets: rehearsal.sets), at: moment)
    }
    var profile = try store.profile()
    profile.weeklyGoal = 1
    try store.save(profile, at: .now())
    let week = try TrainingWeek(of: today, in: store)
    #expect(week.streak == 60 && week.workouts == 1 && week.days.count == 1)
  }

  @Test("After a flight to the west, what was trained tomorrow was trained today")
  func westwards() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: "\(folder.path)/satz.sqlite")
    var sheet = try sheet(in: .english)
    let tomorrow = Moment(
      bootID: "boot", bootMilliseconds: 0, wallMilliseconds: (sheet.today.number + 1) * 86_400_000, utcOffsetSeconds: 0)
    let id = try store.add(EnteredSession(name: "Legs", began: tomorrow, sets: []), at: tomorrow)
    let session = try #require(try store.finishedSessions(matching: LogQuery(session: id)).first)
    #expect(session.day.number == sheet.today.number + 1)
    sheet.last = HomeSheet.Last(session: session, volumeGrams: 0)
    #expect(sheet.rows(width: 80).map(\.text).contains("  Last        today  Legs"))
  }

  @Test("Weeks are counted as ISO 8601 does", arguments: [("2026-01-01", 1), ("2027-01-01", 53), ("2024-12-30", 1)])
  func weeks(_ day: String, _ week: Int) throws { #expect(try #require(Day(text: day)).weekNumber == week) }
}

@Suite("The session set by set")
struct SetListTests {
  @Test("What was done, what was skipped, what runs and what is still to do, one row a set")
  func rows() throws {
    var engine = Engine(session: try compiled("workout \"Push\" < bench 3x8 @ 80kg rest 90s; dips 2x10 >"))
    for command: Command in [.start, .done(Performance(reps: 7)), .skip, .skip] {
      _ = engine.handle(command, at: Instant(milliseconds: 0))
    }
    let view = engine.snapshot(at: Instant(milliseconds: 0))
    let list = SetList(
      session: engine.session, log: engine.log, view: view, formatter: UnitFormatter(language: .english))
    #expect(
      list.rows().map(\.text) == [
        "Push", "  Bench press", "    ✗ set 1 of 3      7 × 80 kg", "    » set 2 of 3      8 × 80 kg",
        "    ▶ set 3 of 3      8 × 80 kg", "  Dip", "      set 1 of 2      10", "      set 2 of 2      10",
      ])
  }

  @Test("Of a choice that is made, only the option that was taken is to be done")
  func choice() throws {
    var engine = Engine(
      session: try compiled("workout \"Legs\" < choose < front squat 1x5; leg press 2x10 >; curl 10 >"))
    for command: Command in [.start, .choose(1), .done(.asPrescribed)] {
      _ = engine.handle(command, at: Instant(milliseconds: 0))
    }
    let now = Instant(milliseconds: 0)
    let list = SetList(
      session: engine.sessionAsChosen(at: now), log: engine.log, view: engine.snapshot(at: now),
      formatter: UnitFormatter(language: .english))
    #expect(
      list.rows().map(\.text) == [
        "Legs", "  Leg press", "    ✓ set 1 of 2      10", "    ▶ set 2 of 2      10", "  Biceps curl",
        "                      10",
      ])
  }

  @Test("Of a sitting, the part that runs is marked, and those before it are done")
  func sitting() throws {
    var engine = Engine(session: try compiled("meditation \"M\" < walk 5min; sit 10min; reflect 3min >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.advance(to: Instant(milliseconds: 400_000))
    let list = SetList(
      session: engine.session, log: engine.log, view: engine.snapshot(at: engine.now),
      formatter: UnitFormatter(language: .english))
    #expect(list.rows().map(\.text) == ["M", "    ✓ Walk  5 min", "    ▶ Sit  10 min", "      Reflect  3 min"])
    #expect(SetList.listsParts(of: engine.session))
    #expect(!SetList.listsParts(of: try compiled("breathing \"B\" x20 < in 4s; out 4s >")))
  }

  @Test("What is to be done stands below each other, also behind the places of warm-up sets")
  func places() throws {
    let engine = Engine(session: try compiled("workout \"Push\" < bench 2x8 @ 80kg warmup 5 @ 40kg, 3 @ 60kg >"))
    let view = engine.snapshot(at: Instant(milliseconds: 0))
    let rows = SetList(
      session: engine.session, log: [], view: view, formatter: UnitFormatter(language: .english)
    ).rows().map(\.text).filter { $0.contains("×") }
    #expect(rows.count == 4)
    #expect(Set(rows.map { $0.prefix { $0 != "×" }.count }).count == 1, "\(rows)")
  }
}
