/// Reminders: stored, claimed once, and not told on a day on which the thing was done.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Reminders")
struct RemindersTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  private static let timer = Teller(.timer, process: 11, began: 500)
  private static let helper = Teller(.helper, process: 12, began: 600)

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func reminder(_ kind: Session.Kind = .workout, minute: Int = 18 * 60) throws -> Reminder {
    try store.add(Reminder(kind, minute: minute, weekdays: [0, 5], note: "Squats", since: Sample.moment()))
  }

  private func due(_ reminder: Reminder, _ seconds: Int = 0) -> DueReminder {
    DueReminder(
      reminder, on: Day(of: Sample.moment()),
      due: WallMoment(milliseconds: Sample.moment(seconds).wallMilliseconds, utcOffsetSeconds: 3600))
  }

  private func claim(_ due: DueReminder, by teller: Teller, living: Set<Teller> = [timer, helper]) throws -> ExpiryClaim
  {
    try store.claim(due, by: teller, at: Sample.moment(2), isAlive: living.contains)
  }

  @Test("They are added, changed and deleted, and no number is used twice, not even after it was only told")
  func edited() throws {
    var first = try reminder()
    let second = try reminder(.meditation, minute: 0)
    #expect(try store.reminders() == [first, second])
    #expect((first.id, second.id) == (1, 2))
    (first.isOn, first.isAlways, first.weekdays, first.minute, first.note) = (false, true, Reminder.everyDay, 1439, "")
    try store.change(first)
    #expect(try store.reminders() == [first, second])
    #expect(try claim(due(second), by: Self.timer) == .yours(isRecovered: false))
    try store.deleteReminder(second.id)
    #expect(try store.reminders() == [first])
    #expect(try reminder().id == 3)
    #expect(try store.toldReminders(limit: 10).map(\.id) == [2])
  }

  @Test("Whoever claims first tells it, and what the dead have claimed is recovered")
  func once() throws {
    let due = due(try reminder())
    #expect(try claim(due, by: Self.timer) == .yours(isRecovered: false))
    #expect(try claim(due, by: Self.helper) == .isHeld)
    #expect(try store.told(of: [due]) == [])
    #expect(try claim(due, by: Self.helper, living: [Self.helper]) == .yours(isRecovered: true))
    try store.markTold(due, by: Self.timer, through: [.sound], wasDone: false, at: Sample.moment(3))
    #expect(try store.told(of: [due]) == [])
    try store.markTold(due, by: Self.helper, through: [.sound, .desktop], wasDone: false, at: Sample.moment(3))
    #expect(try store.told(of: [due]) == [due])
    #expect(try claim(due, by: Self.timer) == .isTold)
    let row = try #require(try store.toldReminders(limit: 10).first)
    #expect((row.kind, row.note, row.teller, row.isRecovered) == (.workout, "Squats", .helper, true))
    #expect((row.late, row.channels, row.wasDone) == (Milliseconds(3000), [.sound, .desktop], false))
    #expect(row.due.utcOffsetSeconds == 3600)
  }

  @Test("What a prompt has shown is in the row, whoever tells it and whenever")
  func shown() throws {
    let due = due(try reminder())
    _ = try claim(due, by: Self.helper)
    try store.markShown(due)
    try store.markTold(due, by: Self.helper, through: [.sound], wasDone: false, at: Sample.moment(3))
    #expect(try store.toldReminders(limit: 1).first?.channels == [.screen, .sound])
    try store.markShown(due)
    #expect(try store.toldReminders(limit: 1).first?.channels == [.screen, .sound])
  }

  @Test("What was changed, switched off or deleted since it was read is not told")
  func outdated() throws {
    var changed = try reminder()
    let old = due(changed)
    changed.minute = 7 * 60
    try store.change(changed)
    #expect(try claim(old, by: Self.timer) == .isOutdated)
    #expect(try claim(due(changed), by: Self.timer) == .yours(isRecovered: false))
    changed.isOn = false
    try store.change(changed)
    #expect(try claim(due(changed), by: Self.helper) == .isOutdated)
    try store.deleteReminder(changed.id)
    #expect(try claim(due(changed), by: Self.helper) == .isOutdated)
    #expect(try store.toldReminders(limit: 10).count == 1)
  }

  @Test("A workout is done with a set in it or while it runs; a sit once it was begun and not aborted")
  func done() throws {
    let today = Day(of: Sample.moment())
    #expect(try !store.wasDone(.workout, on: today))
    let workout = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    #expect(try !store.wasDone(.workout, on: today))
    try store.append(.start, at: Sample.instant(1), moment: Sample.moment(1), to: workout)
    #expect(try store.wasDone(.workout, on: today))
    #expect(try !store.wasDone(.workout, on: Day(number: today.number + 1)) && !store.wasDone(.meditation, on: today))
    try store.end(workout, with: Ending(.finished, sets: []), at: Sample.moment(2))
    #expect(try !store.wasDone(.workout, on: today))
    let other = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(3))
    try store.end(other, with: Ending(.aborted, sets: [Sample.set(1)]), at: Sample.moment(4))
    #expect(try store.wasDone(.workout, on: today))
    var sit = Sample.push
    sit.kind = .meditation
    for (outcome, isDone) in [(Outcome.aborted, false), (.finished, true)] {
      let id = try store.begin(session: sit, source: "", path: nil, at: Sample.moment(5))
      try store.append(.start, at: Sample.instant(1), moment: Sample.moment(6), to: id)
      try store.end(id, with: Ending(outcome, sets: []), at: Sample.moment(7))
      #expect(try store.wasDone(.meditation, on: today) == isDone)
    }
  }

  @Test("The last 1000 rows are kept")
  func pruned() throws {
    let reminder = try reminder()
    for day in 0..<1005 {
      var due = due(reminder)
      due.day = Day(number: day)
      due.due.milliseconds += day * 86_400_000
      _ = try store.claim(due, by: Self.timer, at: Sample.moment(), isAlive: { _ in false })
    }
    let kept = try store.toldReminders(limit: 2000)
    #expect(kept.count == 1000)
    #expect(kept.first.map { $0.due.milliseconds } == Sample.moment().wallMilliseconds + 1004 * 86_400_000)
  }

  @Test(
    "A row with an impossible value is left out and noted", arguments: ["kind = 'x'", "minute = 1440", "weekdays = 0"])
  func unreadable(change: String) throws {
    _ = try reminder()
    let good = try reminder()
    try store.writing { db in try db.execute(sql: "UPDATE reminder SET \(change) WHERE id = 1") }
    #expect(try store.reminders() == [good])
    #expect(store.takeUnreadableRows().count == 1)
  }
}
