/// Any table of workouts is read by what its columns are called, and those of known apps without asking.

import Glibc
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Tables of workouts")
struct MappedTableTests {
  private func log(
    _ text: String, as app: ForeignApp = .table, units: Units = .kilograms
  ) throws -> ForeignLog {
    let table = try #require(CSVTable(Array(text.utf8)))
    return MappedTable.read(
      table, TableMapping(guessing: table.header), as: app, named: "Workout", units: units)
  }

  @Test(
    "What a column says is guessed from its name",
    arguments: [
      ("Datum;Übung;Satz;Wdh.;Gewicht (kg);Notizen", "date=0 exercise=1 set=2 load=4 reps=3 notes=5"),
      ("fecha,ejercicio,series,repeticiones,peso", "date=0 exercise=1 sets=2 load=4 reps=3"),
      ("Date,Exercise,Distance,Time", "date=0 exercise=1 distance=2 duration=3"),
      ("Date,Time,Exercise,Reps", "date=0 time=1 exercise=2 reps=3"),
      (
        "Date,Time,Exercise,Weight,Reps,Distance",
        "date=0 time=1 exercise=2 load=3 reps=4 distance=5"
      ),
      ("Date,Exercise,Reps,Time (s)", "date=0 exercise=1 reps=2 duration=3"),
      ("Date,Time,Exercise,Time (min)", "date=0 time=1 exercise=2 duration=3"),
      (
        "Datum;Workout-Name;Dauer;Name der Übung;Satz;Gewicht;Wiederh.;Entfernung;Sekunden;RPE",
        "date=0 workout=1 exercise=3 set=4 load=5 reps=6 distance=7 duration=8 length=2 rpe=9"
      ),
      (
        "Date,Nom de l’entraînement,Durée,Nom de l’exercice,Ordre de la série,Poids,Réps,Notes,Notes sur l’entraînement",
        "date=0 workout=1 exercise=3 set=4 load=5 reps=6 duration=2 notes=7 workout-notes=8"
      ),
      ("Date,Reps,reps,Colour", "date=0 reps=1"), ("", ""),
    ])
  func guessed(header: String, text: String) throws {
    let table = try #require(CSVTable(Array((header + "\n").utf8)))
    #expect(TableMapping(guessing: table.header).text == text)
    #expect(TableMapping(text, header: table.header)?.text == text)
  }

  @Test("A mapping that is kept for another header is not used")
  func kept() {
    #expect(TableMapping("date=0 reps=9", header: ["a", "b"]) == nil)
    #expect(TableMapping("nonsense", header: ["a"]) == nil)
    #expect(TableMapping.settingKey(of: ["a", "b"]) != TableMapping.settingKey(of: ["ab"]))
    #expect(TableMapping.settingKey(of: ["a ", "b"]) == TableMapping.settingKey(of: ["a", "b"]))
  }

  @Test("What is said of columns is told from what is said of exercises")
  func said() throws {
    let said = try #require(TableMapping.said("exercise=Übung, load=Gewicht, in kg, notes="))
    #expect(said.map(\.column) == [.exercise, .load, .notes])
    #expect(said.map(\.name) == ["Übung", "Gewicht, in kg", ""])
    #expect(TableMapping.said("Squat (Smith)=smith machine squat") == nil)
    #expect(TableMapping.said("nothing") == nil)
  }

  @Test(
    "Days are read in the order that the table as a whole shows",
    arguments: [
      (["08.04.2026", "9.4.26"], ["2026-04-08", "2026-04-09"], false),
      (["4/8/2026", "4/13/2026"], ["2026-04-08", "2026-04-13"], false),
      (["13/4/2026", "8/4/2026 18:02"], ["2026-04-13", "2026-04-08"], false),
      (["2026/04/08"], ["2026-04-08"], false), (["4/8/2026"], ["2026-08-04"], true),
    ])
  func days(written: [String], days: [String], isOpen: Bool) throws {
    let order = DateOrder(of: written)
    #expect(written.map { order.read($0)?.day.isoText } == days.map { $0 })
    #expect(order.isOpen == isOpen)
  }

  @Test("Units are in the header, in a column of their own or in the cell")
  func units() throws {
    let grams = try ["Weight (lbs)\n1/2/2026,A,5,100", "Load\n1/2/2026,A,5,100 lb", "Weight\n1/2/2026,A,5,45.359237kg"]
      .map {
        try log("Date,Exercise,Reps," + $0).sessions[0].sets[0].performance.load?.grams
      }
    #expect(grams == [45_359, 45_359, 45_359])
    let own = try log("Date,Exercise,Reps,Weight,Weight Unit\n2026-01-02,A,5,100,lbs")
    #expect(own.sessions[0].sets[0].performance.load?.grams == 45_359 && !own.unitIsOpen)
    #expect(try log("Date,Exercise,Reps,Weight\n2026-01-02,A,5,100").unitIsOpen)
  }

  private func performance(_ header: String, _ cells: String, units: Units = .kilograms) throws -> Performance? {
    try log("Date,Exercise,\(header)\n2026-01-02,A,\(cells)", units: units).sessions.first?.sets.first?.performance
  }

  @Test(
    "Distances are in the unit that is written",
    arguments: [
      ("100 yds", 91_440), ("400 m.", 400_000), ("10k", 10_000_000), ("2 Kilometres", 2_000_000),
      ("1 mile", 1_609_344), ("3 ft", 914), ("5", 8_046_720),
    ])
  func distances(cell: String, millimetres: Int) throws {
    #expect(try performance("Distance", cell, units: .pounds)?.distance?.millimetres == millimetres)
  }

  @Test("A unit that is not known leaves the line unread, and one that is not written is named")
  func unknownUnits() throws {
    let read = try log(
      "Date,Exercise,Reps,Weight,Weight Unit,Distance\n2026-01-02,A,5,45 each,,\n2026-01-02,A,5,45,plates,\n"
        + "2026-01-02,A,5,,,3 laps\n2026-01-02,A,5,45 Kilos,,")
    #expect(
      read.unread == [
        UnreadLine(line: 2, reason: .unknownUnit(column: "Weight", "45 each")),
        UnreadLine(line: 3, reason: .unknownUnit(column: "Weight Unit", "plates")),
        UnreadLine(line: 4, reason: .unknownUnit(column: "Distance", "3 laps")),
      ])
    #expect(read.sessions.map(\.sets.count) == [1])
    #expect(!read.unitIsOpen && !read.distanceUnitIsOpen)
    #expect(try log("Date,Exercise,Distance\n2026-01-02,A,5").distanceUnitIsOpen)
    #expect(try !log("Date,Exercise,Distance (km)\n2026-01-02,A,5").distanceUnitIsOpen)
  }

  @Test("A comma before three digits stands between thousands where commas separate the columns")
  func thousands() throws {
    #expect(try performance("Distance (m)", "\"1,500\"")?.distance == Length(millimetres: 1_500_000))
    #expect(try performance("Distance (m)", "\"1,234.5\"")?.distance == Length(millimetres: 1_234_500))
    #expect(try performance("Distance (km)", "\"0,500\"")?.distance == Length(millimetres: 500_000))
    #expect(try performance("Reps,Weight (kg)", "5,\"62,5\"")?.load == Mass(grams: 62_500))
    let semicolons = try log("Date;Exercise;Distance (m)\n2026-01-02;A;1,500")
    #expect(semicolons.sessions[0].sets[0].performance.distance == Length(millimetres: 1500))
  }

  @Test("A load below zero is assistance")
  func assistance() throws {
    let set = try #require(
      try log("Date,Exercise,Reps,Weight (kg)\n2026-01-02,Pull-up,8,-20").sessions.first?.sets.first)
    #expect(set.isAssisted && set.performance.load == .kilograms(20))
  }

  @Test(
    "What a set was is in a column of its own, or in place of its number",
    arguments: [
      ("Set Type", "Work", Role.work, nil), ("Set Type", "Working", .work, nil), ("Set Type", "Warmup", .warmup, nil),
      ("Set Type", "W", .warmup, nil), ("Set Type", "D", .drop, nil), ("Set Type", "F", .work, "failure"),
      ("Set Type", "Dropset", .drop, nil), ("Set Type", "to go", .work, nil), ("Set", "Warmup", .warmup, nil),
      ("Set", "2", .work, nil), ("Set", "D", .drop, nil), ("Set", "F", .work, "failure"),
      ("Is Warmup", "true", .warmup, nil), ("Is Warmup", "0", .work, nil),
    ])
  func kinds(column: String, word: String, role: Role, label: String?) throws {
    let set = try #require(
      try log("Date,Exercise,Reps,\(column)\n2026-01-02,A,5,\(word)").sessions.first?.sets.first)
    #expect((set.role, set.label) == (role, label))
  }

  @Test("The rest after a set and a row without anything are no sets, and no lines that were left out")
  func noSets() throws {
    let read = try log("Datum;Übung;Satz;Wdh;Sekunden\n2026-01-02;A;1;5;\n2026-01-02;A;Rest Timer;;90\n;;;;\n ; ;;;")
    #expect(read.sessions.map(\.sets.count) == [1] && read.unread == [])
  }

  @Test(
    "How many sets a row is must be a number that can be; the line that says no such number leaves no session behind")
  func counts() throws {
    let read = try log(
      "Date,Exercise,Reps,Number of sets\n2026-01-02,A,5,many\n2026-01-03,A,5,0\n2026-01-04,A,5,101\n2026-01-05,A,5,3")
    #expect(read.sessions.map(\.sets.count) == [3])
    #expect(read.unread.map(\.line) == [2, 3, 4])
    #expect(read.unread.first?.reason == .notANumber(column: "Number of sets", "many"))
    let allowed = ImplausibleValue(column: "Number of sets", value: "0", allowed: .numbers(1...100))
    #expect(read.unread.dropFirst().first?.reason == .implausible(allowed))
  }

  @Test(
    "A duration is in the unit of its header",
    arguments: [("Duration (m)", 1800), ("Duration (s)", 30), ("Time (h)", 108_000)])
  func durations(header: String, seconds: Int) throws {
    #expect(try performance(header, "30")?.time == .seconds(seconds))
  }

  @Test("Rows of a day are one session until hours pass; a row may be several sets")
  func sessions() throws {
    let log = try log(
      """
      Date;Zeit;Training;Übung;Sätze;Wdh;Gewicht;Dauer
      08.04.2026;18:02;Push;Bank;3;8;62,5;
      08.04.2026;18:20;Push;Plank;1;;;1:30
      08.04.2026;23:50;Push;Bank;1;5;60;
      09.04.2026;;;Bank;1;5;60;
      nie;;;Bank;1;5;60;
      """)
    #expect(log.sessions.map(\.sets.count) == [4, 1, 1])
    #expect(log.sessions.map(\.name) == ["Push", "Push", "Workout"])
    #expect(log.sessions[0].sets[3].performance.time == .seconds(90))
    #expect(log.unread == [UnreadLine(line: 6, reason: .noDate("nie"))])
  }

  /// Strong's own columns, in the languages of the phone.
  static let strong = [
    "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE",
    "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge der Sätze,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE",
    "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes de l'entraînement,RPE",
    "Fecha,Nombre del entrenamiento,Duración,Nombre del ejercicio,Orden de la serie,Peso,Reps,Distancia,Segundos,Notas,Notas del entrenamiento,RPE",
    "Data,Nome dell'allenamento,Durata,Nome dell'esercizio,Ordine delle serie,Peso,Rip.,Distanza,Secondi,Note,Note sull'allenamento,RPE",
    "Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE",
  ]

  @Test("Strong's table is read whole in every language", arguments: strong)
  func localised(header: String) throws {
    let rest = header.hasPrefix("Date,") ? "Minuteur de repos" : "Ruhe-Timer"
    let text = """
      \(header)
      2026-01-02 18:00:00,Push,1h 5m,Squat (Barbell),W,40.0,5.0,0,0.0,deep,good day,
      2026-01-02 18:00:00,Push,1h 5m,Squat (Barbell),1,100.0,5.0,0,0.0,deep,good day,8.0
      2026-01-02 18:00:00,Push,1h 5m,Squat (Barbell),\(rest),0.0,0.0,0,90.0,,,
      2026-01-02 18:00:00,Push,1h 5m,Squat (Barbell),Note,0.0,0.0,0,0.0,belt on,,
      """
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(KnownTable(header: table.header) == .strong)
    let read = try log(text, as: .strong)
    let session = try #require(read.sessions.first)
    #expect(read.sessions.count == 1 && read.unread == [] && session.length == .seconds(3900))
    #expect(session.notes == ["good day", "Squat (Barbell): deep", "Squat (Barbell): belt on"])
    #expect(session.sets.map(\.role) == [.warmup, .work])
    let last = session.sets.last?.performance
    #expect(last?.withoutUnits == Performance(reps: 5, load: .kilograms(100), rpeTenths: 80))
    #expect(last?.units == WrittenUnits(load: .kilograms))
  }

  @Test("Strong's warm-ups are known by the German words for them", arguments: ["A", "W", "Aufwärmen", "aufw."])
  func warmUps(word: String) throws {
    let read = try log(
      """
      \(Self.strong[1])
      2026-01-02 18:00:00,Push,1h 5m,Kniebeuge (Langhantel),\(word),40,5,0,0,,,
      2026-01-02 18:00:00,Push,1h 5m,Kniebeuge (Langhantel),1,100,5,0,0,,,
      """, as: .strong)
    #expect(read.sessions.first?.sets.map(\.role) == [.warmup, .work])
  }

  static let known: [(KnownTable, String)] = [
    (
      .fitnotes,
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-04-08,Bench Press,Chest,80.0,kgs,8,,,,good
      2026-04-08,Running,Cardio,,,,2.5,km,0:15:00,
      """
    ),
    (
      .fitbod,
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2026-04-08 18:02:11 +0000,Bench Press,8,80,0,0,0,0,false,good,1
      2026-04-08 18:09:11 +0000,Running,0,0,900,2500,0,0,false,,1
      """
    ),
    (
      .liftosaur,
      """
      Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Completed RPE,Completed Weight Value,Completed Weight Unit,Distance,Seconds,Notes
      2026-04-08T18:02:11.000Z,5/3/1,Push,"Bench Press",0,8,8,0,,80,kg,,,good
      2026-04-08T18:02:11.000Z,5/3/1,Push,Running,0,,,0,,,,2.5,900,
      """
    ),
    (
      .gymrun,
      """
      Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Note
      08.04.2026;18:02:11;Push;Bench Press;1;80;8;;;good
      08.04.2026;18:09:11;Push;Running;1;;;0:15:00;2,5;
      """
    ),
  ]

  @Test("The same workout from each known app is the same", arguments: known.indices)
  func apps(_ index: Int) throws {
    let (app, text) = Self.known[index]
    let table = try #require(CSVTable(Array(text.utf8)))
    #expect(KnownTable(header: table.header) == app)
    let log = try log(text)
    #expect(log.unread == [])
    let session = try #require(log.sessions.first)
    #expect(log.sessions.count == 1 && session.began.day.isoText == "2026-04-08")
    #expect(session.sets.map(\.exercise) == ["Bench Press", "Running"])
    #expect(session.sets[0].performance.withoutUnits == Performance(reps: 8, load: .kilograms(80)))
    #expect(session.sets[0].performance.units == WrittenUnits(load: .kilograms))
    #expect(
      session.sets[1].performance.withoutUnits
        == Performance(time: .seconds(900), distance: Length(millimetres: 2_500_000)))
    #expect(session.sets.allSatisfy { $0.role == .work } && session.notes == ["Bench Press: good"])
  }

  @Test("Jefit's tables are found in their file")
  func jefit() throws {
    let text = """
      ### SETTING ######
      row_id,USERID
      1,1
      ### WORKOUT SESSIONS ######
      _id,mydate,starttime,total_time
      7,2026-04-08,1775667000,3600
      ##########
      ### EXERCISE LOGS ######
      USERID,logs,_id,mydate,eid,ename,belongsession
      1,"60x10,62.5x8,0x0",1,2026-04-08,21,"Barbell Bench Press",7
      1,"many",1,2026-04-08,21,"Barbell Bench Press",7
      ### END ######
      """
    let bytes = Array(text.utf8)
    #expect(JefitExport.isExport(bytes) && !JefitExport.isExport(Array("Date,Reps".utf8)))
    let log = JefitExport.read(bytes, units: .kilograms)
    #expect(log.sessions.map(\.length) == [.seconds(3600)])
    #expect(log.sessions[0].sets.map(\.performance.reps) == [10, 8])
    #expect(log.sessions[0].sets[1].performance.load == Mass(grams: 62_500))
    #expect(log.unread == [UnreadLine(line: 11, reason: .notANumber(column: "logs", "many"))])
  }

  @Test("Damaged tables never do harm")
  func damaged() throws {
    var random = SeededGenerator(seed: 16)
    for (_, text) in Self.known {
      for _ in 0..<300 * fuzzTimes {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<8, using: &random) {
          case 0: bytes.removeSubrange(place...)
          case 1: bytes.insert(contentsOf: bytes[place...].prefix(60), at: place)
          case 2: bytes.insert(contentsOf: "9999999999999".utf8, at: place)
          default: bytes[place] = UInt8.random(in: 0...255, using: &random)
          }
        }
        _ = JefitExport.read(bytes, units: .pounds)
        guard let table = CSVTable(bytes) else { continue }
        let log = MappedTable.read(
          table, TableMapping(guessing: table.header), as: .table, named: "A", units: .pounds)
        #expect(log.sessions.flatMap(\.sets).count + log.unread.count <= table.rows.count * 100)
      }
    }
  }
}
