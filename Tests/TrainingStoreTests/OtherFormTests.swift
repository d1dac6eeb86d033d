/// The log in the forms of other programs: what was written is read again, and what has no place is counted.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("The log in other forms")
struct OtherFormTests {
  /// 2026-11-21, a quarter past six in the evening, an hour east of Greenwich.
  private static let began = WallMoment(milliseconds: 1_795_281_300_000, utcOffsetSeconds: 3600)

  private static func set(
    _ name: String, _ performance: Performance, _ load: Load = .unstated, role: Role = .work, label: String? = nil,
    seconds: Int = 0
  ) -> PortableSet {
    PortableSet(
      exercise: Exercise(key: name.lowercased(), name: name), set: 1, of: 1, role: role, side: nil, label: label,
      performance: performance, load: load, cutOff: false, began: .zero, ended: .seconds(seconds))
  }

  private static let session = PortableSession(
    identity: "satz-1", name: "Push, pull", kind: .workout, began: began, length: .seconds(3723), active: nil,
    outcome: .finished,
    sets: [
      set("Bench press", Performance(reps: 5), .mass(count: 1, each: Mass(grams: 40_000), upTo: nil), role: .warmup),
      set(
        "Bench press", Performance(reps: 8, rpeTenths: 85), .mass(count: 1, each: Mass(grams: 82_500), upTo: nil)),
      set(
        "Bench press", Performance(reps: 0), .mass(count: 1, each: Mass(grams: 100_000), upTo: nil),
        label: "failure, superset 0"),
      set("Curl", Performance(reps: 12), .mass(count: 2, each: Mass(grams: 14_000), upTo: nil), role: .drop),
      set("Pull-up", Performance(reps: 6), .bodyweight(plus: Mass(grams: 10_000))),
      set("Pull-up", Performance(reps: 9), .bodyweight(plus: Mass(grams: -20_000))),
      set("Run", Performance(time: .seconds(1475), distance: Length(millimetres: 5_000_000))),
      set("Row", Performance(energy: Energy(kilocalories: 15)), seconds: 61),
      set("Row", Performance(energy: Energy(kilocalories: 15))),
    ],
    scores: [TitledScore(title: nil, score: .reps(100))], notes: ["Slept well; \"fine\".", "Two lines\nof it"])

  private static func written(_ form: OtherForm) -> (text: String, losses: FormLosses) {
    var losses = FormLosses()
    let text = form.header + form.text(of: .session(session), knowing: { _ in true }, losing: &losses) + form.footer
    return (text, losses)
  }

  @Test("What is written as Strong or Hevy writes it is read again", arguments: [OtherForm.strong, .hevy])
  func roundTrip(_ form: OtherForm) throws {
    let (text, losses) = Self.written(form)
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(form == .strong ? StrongCSV.isHeader(table.header) : HevyCSV.isHeader(table.header))
    let log = form == .strong ? StrongCSV.read(table, units: .pounds) : HevyCSV.read(table)
    #expect(log.unread.isEmpty && !log.unitIsOpen)
    let session = try #require(log.sessions.first)
    #expect(log.sessions.count == 1 && session.name == "Push, pull")
    #expect(session.began.day == Self.began.day)
    #expect(session.began.second == 65_700)
    #expect(session.length == .seconds(form == .strong ? 3723 : 3720))
    #expect(session.notes == ["Slept well; \"fine\".\nTwo lines\nof it"])
    let loads = session.sets.map { $0.performance.load?.grams }
    #expect(loads == [40_000, 82_500, 100_000, 14_000, 10_000, 20_000, nil, nil])
    #expect(session.sets.map { $0.performance.reps } == [5, 8, 0, 12, 6, 9, nil, nil])
    #expect(session.sets.map { $0.performance.time?.count } == [nil, nil, nil, nil, nil, nil, 1_475_000, 61_000])
    #expect(session.sets[6].performance.distance == Length(millimetres: 5_000_000))
    #expect(session.sets.map { $0.role } == [.warmup, .work, .work, .drop, .work, .work, .work, .work])
    #expect(session.sets.map { $0.isAssisted } == [false, false, false, false, false, true, false, false])
    // Strong has no supersets.
    #expect(session.sets[2].label == (form == .strong ? "failure" : "superset 0, failure"))
    #expect(session.sets[1].performance.rpeTenths == 85)
    var expected = FormLosses()
    (expected.scores, expected.sets, expected.pairs, expected.energies) = (1, 1, 1, 1)
    expected.supersets = form == .strong ? 1 : 0
    // Hevy's times are in minutes, and the session took 62:03.
    expected.seconds = form == .hevy ? 1 : 0
    #expect(losses == expected)
  }

  @Test(
    "The parts of a cluster are sets of their own, as their sum was not lifted in a row",
    arguments: [
      OtherForm.strong, .hevy,
    ])
  func cluster(_ form: OtherForm) throws {
    var session = Self.session
    let load = Load.mass(count: 1, each: Mass(grams: 100_000), upTo: nil)
    session.sets = [
      Self.set("Squat", Performance(reps: 9, parts: [4, 3, 2], rpeTenths: 90), load, seconds: 60),
      Self.set("Squat", Performance(reps: 6, parts: [4, 2, 0]), load),
      Self.set("Squat", Performance(reps: 0, parts: [0, 0]), load),
    ]
    (session.scores, session.notes) = ([], [])
    var (losses, expected) = (FormLosses(), FormLosses())
    let text = form.header + form.text(of: .session(session), knowing: { _ in true }, losing: &losses)
    let table = try #require(CSVTable(Array(text.utf8)))
    let log = form == .strong ? StrongCSV.read(table, units: .kilograms) : HevyCSV.read(table)
    let sets = try #require(log.sessions.first).sets
    #expect(sets.map(\.performance.reps) == [4, 3, 2, 4, 2, 0])
    #expect(sets.map(\.performance.rpeTenths) == [90, 90, 90, nil, nil, nil])
    expected.clusters = 2
    expected.seconds = form == .hevy ? 1 : 0
    #expect(losses == expected)
  }

  @Test(
    "A time of day that nobody knows is counted, and in a calendar the session is there all day",
    arguments: OtherForm.allCases)
  func timeOfDay(_ form: OtherForm) {
    var session = Self.session
    session.began = WallMoment(milliseconds: Self.began.day.number * 86_400_000 - 3_600_000, utcOffsetSeconds: 3600)
    // Those apps write the time of day: it was midnight. One that was added here without a time begins with its day, too.
    for (identity, unknown) in [("fitnotes-1", 1), ("table-3-1", 1), ("strong-1", 0), ("hevy-1", 0), ("satz-1", 1)] {
      session.identity = identity
      var losses = FormLosses()
      let text = form.text(of: .session(session), knowing: { _ in true }, losing: &losses)
      #expect(losses.timesOfDay == (form == .calendar ? 0 : unknown))
      #expect(text.contains("DTSTART;VALUE=DATE:") == (form == .calendar && unknown == 1))
    }
  }

  @Test("The calendar has an event for each session, in lines of at most 75 bytes")
  func calendar() {
    let (text, losses) = Self.written(.calendar)
    #expect(losses == FormLosses())
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    let unfolded = text.replacing("\r\n ", with: "").split(separator: "\r\n")
    #expect(unfolded.contains("DTSTART:20261121T171500Z") && unfolded.contains("DTEND:20261121T181703Z"))
    #expect(unfolded.contains("SUMMARY:Push\\, pull") && unfolded.contains("UID:satz-1@satz"))
    #expect(unfolded.contains { $0.hasPrefix("DESCRIPTION:") && $0.contains("\\nTwo lines\\nof it") })
    #expect(unfolded.first == "BEGIN:VCALENDAR" && unfolded.last == "END:VCALENDAR")
  }

  @Test("Any log is written in rows that are read again, or counted as left out", arguments: [OtherForm.strong, .hevy])
  func anything(_ form: OtherForm) throws {
    var random = RandomLog(seed: 14)
    for _ in 0..<300 {
      guard case .session(let session) = random.entry() else { continue }
      var losses = FormLosses()
      let text = form.header + form.text(of: .session(session), knowing: { _ in true }, losing: &losses)
      let table = try #require(CSVTable(Array(text.utf8)))
      #expect(table.rows.count == session.sets.count - losses.sets)
      let log = form == .strong ? StrongCSV.read(table, units: .kilograms) : HevyCSV.read(table)
      #expect(log.sessions.reduce(0) { $0 + $1.sets.count } + log.unread.count == table.rows.count)
      let calendar = OtherForm.calendar.text(of: .session(session), knowing: { _ in true }, losing: &losses)
      let lines = calendar.split(separator: "\r\n")
      #expect(lines.allSatisfy { line in line.utf8.count <= 75 && !line.utf8.contains { $0 < 0x20 || $0 == 0x7F } })
      #expect(lines.first == "BEGIN:VEVENT" && lines.last == "END:VEVENT")
    }
  }
}
