/// Exports of Strong and Hevy are read correctly, in every known format.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Exports of other apps")
struct ForeignLogTests {
  /// One workout in every generation of Strong's header.
  static let strong: [(String, isOpen: Bool)] = [
    (
      """
      Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes
      2025-01-15 17:45:32,"Push Day","Bench Press (Barbell)",1,82.5,8,,,grip
      2025-01-15 17:45:32,"Push Day","Running",1,,,2.5,900,
      """, false
    ),
    (
      """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes
      2025-01-15 17:45:32,Push Day,Bench Press (Barbell),1,82.5,8,0,0,grip,
      2025-01-15 17:45:32,Push Day,Running,1,0,0,2.5,900,,
      """, true
    ),
    (
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-01-15 17:45:32,"Push Day",1h 30m,"Bench Press (Barbell)",1,82.5,8.0,0,0.0,"grip","",
      2025-01-15 17:45:32,"Push Day",1h 30m,"Bench Press (Barbell)",Rest Timer,0,0.0,0,180.0,,,
      2025-01-15 17:45:32,"Push Day",1h 30m,"Running",1,0,0.0,2.5,900.0,,,
      """, true
    ),
    (
      """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
      2025-01-15 17:45:32;"Push Day";"Bench Press (Barbell)";1;82,5;kg;8;;;;0;"grip";-;1h 30m
      2025-01-15 17:45:32;"Push Day";"Running";1;0;;;;2,5;km;900;-;-;1h 30m
      """, false
    ),
    (
      """
      "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
      "1";"2025-01-15 17:45:32";"Push Day";"5400";"Bench Press (Barbell)";"1";"82.5";"8";"";"";"";"grip";""
      "1";"2025-01-15 17:45:32";"Push Day";"5400";"Running";"1";"";"";"";"2500";"900";"";""
      """, false
    ),
  ]

  @Test(
    "Without a length, a session of runs took as long as they did; with anything else nothing is known",
    arguments: [(nil, "12,5,,", nil), (nil, ",,3,", nil), ("1h", ",,3,600", nil), (nil, ",,3,600", 2100)]
      as [(
        length: String?, second: String, active: Int?
      )])
  func sessionOfRuns(length: String?, second: String, active: Int?) throws {
    let header = "Date,Workout Name,Exercise Name,kg,Reps,km,Seconds,Duration"
    let rows = ["Running,,,5,1500", "Other,\(second)"].map { "2025-01-15 17:45:32,Out,\($0),\(length ?? "")" }
    let table = try #require(CSVTable(Array(([header] + rows).joined(separator: "\n").utf8)))
    let log = StrongCSV.read(table, units: .kilograms)
    let entries = log.portable(
      naming: { (exercise: Exercise(key: $0.lowercased(), name: $0), isBodyweight: false) }, utcOffset: { _ in 0 })
    guard case .session(let session)? = entries.first else {
      Issue.record("no session")
      return
    }
    #expect(session.sets.count == 2 && session.length == length.map { _ in Milliseconds.seconds(3600) })
    #expect(session.active == active.map { Milliseconds.seconds($0) })
  }

  @Test("Every generation of Strong exports gives the same workout", arguments: strong.indices)
  func generations(_ index: Int) throws {
    let (text, isOpen) = Self.strong[index]
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(StrongCSV.isHeader(table.header) && !HevyCSV.isHeader(table.header))
    let log = StrongCSV.read(table, units: .kilograms)
    #expect(log.unread == [])
    #expect(log.unitIsOpen == isOpen)
    let session = try #require(log.sessions.first)
    #expect(log.sessions.count == 1)
    #expect(session.name == "Push Day")
    #expect(session.began == LocalTime(day: try #require(Day(year: 2025, month: 1, day: 15)), second: 63_932))
    #expect(session.length == nil || session.length == .minutes(90))
    #expect((index > 1) == (session.length != nil))
    #expect(session.notes == ["Bench Press (Barbell): grip"])
    #expect(
      session.sets.map(\.performance.withoutUnits) == [
        Performance(reps: 8, load: Mass(grams: 82_500)),
        Performance(time: .seconds(900), distance: Length(millimetres: 2_500_000)),
      ])
  }

  @Test("Loads are pounds if the file or the athlete says so, and distances are then miles")
  func pounds() throws {
    let open = try #require(CSVTable(Array(Self.strong[1].0.utf8)))
    let sets = try #require(StrongCSV.read(open, units: .pounds).sessions.first?.sets)
    #expect(sets[0].performance.load == Mass(grams: 37_421))
    #expect(sets[1].performance.distance == Length(millimetres: 4_023_360))
    let said = try #require(CSVTable(Array(Self.strong[4].0.replacing("Weight (kg)", with: "Weight (lbs)").utf8)))
    #expect(StrongCSV.read(said, units: .kilograms).sessions.first?.sets[0].performance.load == Mass(grams: 37_421))
    let perRow = try #require(CSVTable(Array(Self.strong[3].0.replacing(";kg;", with: ";lbs;").utf8)))
    #expect(StrongCSV.read(perRow, units: .kilograms).sessions.first?.sets[0].performance.load == Mass(grams: 37_421))
  }

  @Test(
    "Distances are exact in each unit: a foot is 304.8 mm, a yard 914.4 mm",
    arguments: [("ft", 304_800), ("feet", 304_800), ("yd", 914_400), ("m", 1_000_000), ("mi", 1_609_344_000)])
  func units(_ unit: String, millimetres: Int) throws {
    let thousand = Self.strong[3].0.replacing(";2,5;km;", with: ";1000;\(unit);")
    let log = StrongCSV.read(try #require(CSVTable(Array(thousand.utf8))), units: .kilograms)
    #expect(log.sessions.first?.sets.last?.performance.distance == Length(millimetres: millimetres))
  }

  @Test("A distance beyond all distances is reported with its line, and is no crash")
  func endless() throws {
    let endless = Self.strong[3].0.replacing(";2,5;km;", with: ";999999999;mi;")
    let log = StrongCSV.read(try #require(CSVTable(Array(endless.utf8))), units: .kilograms)
    #expect(log.sessions.first?.sets.count == 1 && log.unread.map(\.line) == [3])
  }

  @Test("Warm-ups, drops and failures in Strong are distinguished; what cannot be read is reported with its line")
  func strongRows() throws {
    let text = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-01-15 17:45:32,A,45m,Squat (Barbell),W,40,10,,,,"felt
      strong",
      2025-01-15 17:45:32,A,45m,Squat (Barbell),1,100,5,,,,,8.5
      2025-01-15 17:45:32,A,45m,Squat (Barbell),D,80,8,,,,,
      2025-01-15 17:45:32,A,45m,Pull Up (Assisted),F,20,6,,,,,
      yesterday,A,45m,Squat (Barbell),1,100,5,,,,,
      2025-01-15 17:45:32,A,45m,Squat (Barbell),2,many,5,,,,,
      2025-01-15 17:45:32,A,45m,Squat (Barbell),3,100,0,,,,,
      2025-01-15 17:45:32,A,45m,,3,100,5,,,,,
      2025-01-15 17:45:32,A,45m,Squat (Barbell),4,0,0,,,,,
      """
    let log = StrongCSV.read(try #require(CSVTable(Array(text.utf8))), units: .kilograms)
    let sets = try #require(log.sessions.first?.sets)
    #expect(sets.map(\.role) == [.warmup, .work, .drop, .work, .work])
    #expect(sets.map(\.label) == [nil, nil, nil, "failure", nil])
    // A load without a rep is a lift that failed.
    #expect(sets[4].performance.reps == 0 && sets[4].performance.load == .kilograms(100))
    #expect(sets[1].performance.rpeTenths == 85)
    #expect(sets[3].isAssisted)
    #expect(log.sessions.first?.notes == ["felt\nstrong"])
    #expect(
      log.unread == [
        UnreadLine(line: 7, reason: .noDate("yesterday")),
        UnreadLine(line: 8, reason: .notANumber(column: "weight", "many")), UnreadLine(line: 10, reason: .noExercise),
        UnreadLine(line: 11, reason: .empty),
      ])
  }

  @Test("Hevy: quoted fields with line ends, supersets, set types, the duration")
  func hevy() throws {
    let text = """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","Felt ""fresh""
      and strong","Bench Press (Barbell)",,"Paused",0,"warmup",40,10,,,
      "Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","Felt ""fresh""
      and strong","Bench Press (Barbell)",,"Paused",1,"normal",82.5,8,,,8.5
      "Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","","Lateral Raise (Dumbbell)",0,"",0,"dropset",10,12,,,
      "Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","","Triceps Pushdown",0,"",0,"failure",25,12,,,
      "Run","Apr 9, 2026, 4:50 PM","Apr 9, 2026, 5:20 PM","","Running",,"",0,"normal",,,5,1800,
      """
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(HevyCSV.isHeader(table.header) && !StrongCSV.isHeader(table.header))
    let log = HevyCSV.read(table)
    #expect(log.unread == [] && log.sessions.map(\.name) == ["Push", "Run"])
    let push = log.sessions[0]
    #expect(push.length == .minutes(50))
    #expect(push.notes == ["Felt \"fresh\"\nand strong", "Bench Press (Barbell): Paused"])
    #expect(push.sets.map(\.role) == [.warmup, .work, .drop, .work])
    #expect(push.sets.map(\.label) == [nil, nil, "superset 0", "superset 0, failure"])
    #expect(push.sets[1].performance.withoutUnits == Performance(reps: 8, load: Mass(grams: 82_500), rpeTenths: 85))
    #expect(push.sets[1].performance.units == WrittenUnits(load: .kilograms))
    #expect(log.sessions[1].began.second == (16 * 60 + 50) * 60)
    let done = Performance(time: .seconds(1800), distance: Length(millimetres: 5_000_000))
    #expect(log.sessions[1].sets[0].performance.withoutUnits == done)
    #expect(log.sessions[1].sets[0].performance.units == WrittenUnits(distance: .kilometre))
  }

  @Test(
    "Dates in every format are the same moment",
    arguments: [
      "2026-04-08 16:50:00", "2026-04-08T16:50:00Z", "2026-04-08 16:50", "2026-04-08 4:50:00\u{202F}PM",
      "8 Apr 2026, 16:50", "08 Apr 2026, 16:50", "8. Apr. 2026, 16:50", "Apr 8, 2026, 4:50 PM", "8 avr. 2026, 16:50",
      "8 de abr. de 2026, 16:50",
      "8 апр. 2026 г., 16:50", "8 Nis 2026 16:50", "8 kwi 2026, 16:50", "2026年4月8日 16:50", "2026/04/08 16:50",
      "2026. 4. 8. 16:50", "8 abr 2026, 4:50 p. m.",
      "8 abr 2026, 16:50", "8 April 2026 16:50", "8 Apr 2026, 4:50 p.m.",
    ])
  func dates(_ text: String) throws {
    let day = try #require(Day(year: 2026, month: 4, day: 8))
    #expect(LocalTime(foreign: text) == LocalTime(day: day, second: 16 * 3600 + 50 * 60))
  }

  @Test(
    "What is not a date is refused",
    arguments: ["", "soon", "2026-02-30", "8 Foo 2026, 16:50", "2026-04-08 25:00", "04/08/2026 16:50"])
  func noDates(_ text: String) { #expect(LocalTime(foreign: text) == nil) }

  @Test("A session of another app has one identity, whoever reads it, and its sets are counted by exercise")
  func portable() throws {
    let table = try #require(CSVTable(Array(Self.strong[2].0.utf8)))
    let log = StrongCSV.read(table, units: .kilograms)
    func entries(offset: Int) -> [PortableEntry] {
      log.portable(naming: { (Exercise(key: $0.lowercased(), name: $0), false) }, utcOffset: { _ in offset })
    }
    guard case .session(let here) = entries(offset: 0)[0], case .session(let there) = entries(offset: 3600)[0] else {
      Issue.record("no session")
      return
    }
    #expect(here.identity == there.identity)
    #expect(here.began.day == there.began.day)
    #expect(here.began.milliseconds - there.began.milliseconds == 3_600_000)
    #expect(here.sets.map { [$0.set, $0.of] } == [[1, 1], [1, 1]])
  }
}

extension Performance {
  /// What was done, whatever the units of the file.
  var withoutUnits: Performance {
    var done = self
    done.units = nil
    return done
  }
}
