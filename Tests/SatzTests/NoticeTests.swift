import PlanWording
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("The notices")
struct NoticeTests {
  /// The table of the design.
  private static let table: [(Notice, Pill.Style, String, String)] = [
    (.workoutCreated("Push"), .success, "✓", "Workout erstellt"),
    (.workoutSaved("Push"), .success, "✓", "Workout gespeichert"),
    (.workoutDeleted("Push"), .error, "✗", "Workout gelöscht"), (.started(.workout), .info, "▶", "Workout gestartet"),
    (.finished(.workout), .success, "⚑", "Workout abgeschlossen"),
    (.favouriteAdded("Push"), .warning, "★", "Zu Favoriten hinzugefügt"),
    (.favouriteRemoved("Push"), .muted, "☆", "Aus Favoriten entfernt"),
    (.exerciseAdded("Dip"), .success, "+", "Übung hinzugefügt"),
    (.exerciseRemoved("Dip"), .error, "−", "Übung entfernt"),
    (.exerciseReplaced("Dip", with: "Curl"), .info, "⇄", "Übung ersetzt"),
    (.setDone(what: "8"), .success, "✓", "Satz abgeschlossen"),
    (.newRecord(done: "8", what: "Last"), .gold, "🏆", "Neuer Rekord!"),
    (.profileSaved, .success, "✓", "Profil gespeichert"),
    (.profilePictureChanged, .success, "✓", "Profilbild aktualisiert"),
    (.settingsSaved, .success, "✓", "Einstellungen gespeichert"),
    (.restStarted("1:30"), .info, "⏱", "Pausentimer gestartet"), (.timerPaused, .warning, "⏸", "Timer pausiert"),
    (.restEnded, .success, "✓", "Pause beendet"), (.exported, .success, "⇧", "Export erfolgreich"),
    (.backupCreated, .success, "✓", "Backup erstellt"), (.dataRestored, .success, "✓", "Daten wiederhergestellt"),
    (.sessionSaved, .success, "✓", "Session gespeichert"),
    (.healthDataSynchronised, .success, "♥", "Gesundheitsdaten synchronisiert"),
  ]

  @Test("Each has its style, its icon and its words")
  func words() {
    for (notice, style, icon, german) in Self.table {
      #expect(notice.style == style && notice.icon == icon, "\(notice)")
      #expect(notice.german.hasPrefix(german), "\(notice.german)")
      #expect(!notice.english.isEmpty && notice.english != notice.german)
    }
  }

  @Test("Several causes of one instant are one pill, in a fixed order; a record gives it its colour")
  func combined() throws {
    let notices: [Notice] = [
      .setDone(what: "8 × 80 kg"), .newRecord(done: "8 × 80 kg", what: "load"), .restStarted("1:30"),
    ]
    let pill = try #require(Pill(notices, in: .english))
    #expect(pill.label == "🏆 Set done: 8 × 80 kg · new record: load · rest started")
    #expect(pill.style == .gold && pill.line.isEmpty)
    #expect(Pill([], in: .english) == nil)
    let end = try #require(Pill([.finished(.workout), .sessionSaved], in: .german))
    #expect(end.label == "⚑ Workout abgeschlossen · Session gespeichert" && end.line == "Workout abgeschlossen")
    let asked = try #require(Pill([.setDone(what: "8"), .restStarted(nil), .rpeAsked], in: .english))
    #expect(
      asked.label == "✓ Set done: 8 · rest started · How hard was it? rpe 8" && asked.line == "How hard was it? rpe 8")
  }

  @Test("What a set causes is one notice after the other, in order, however it came about")
  func causes() throws {
    var engine = Engine(session: try compiled("workout \"A\" < bench 2x8 @ 80kg rest 90s >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    func report(_ command: Command, second: Int) -> EffectReport {
      let before = engine
      let effects = engine.handle(command, at: Instant(milliseconds: second * 1000))
      let records = engine.log.last.map { [$0.occurrence: [RecordKind.load]] } ?? [:]
      return EffectReport(
        Occasion(command: command, effects: effects, before: before, after: engine, at: engine.now, records: records),
        formatter: UnitFormatter(language: .english))
    }
    let set = report(.done(.asPrescribed), second: 10).notices
    #expect(set.map(\.place) == [0, 1, 3])
    #expect(report(.pause, second: 20).notices == [.timerPaused])
    #expect(report(.resume, second: 30).notices == [.timerResumed])
  }

  @Test("It stays as long as it is set, a record a second longer; with reduced motion nothing of it moves")
  func standing() {
    let now = Instant(milliseconds: 1000)
    let pill = Pill(icon: "✓", text: "Set done: 8 × 80 kg", style: .success)
    #expect(pill.lasts(usually: Milliseconds(2500)) == Milliseconds(2500))
    #expect(Pill(icon: "🏆", text: "", style: .gold).lasts(usually: Milliseconds(2500)) == Milliseconds(3500))
    let standing = StandingPill(pill, from: now, lasting: Milliseconds(2500))
    #expect(
      standing.pill(at: now, isStill: true) == pill && standing.nextChange(after: now, isStill: true) == standing.until)
    // Two steps to slide in, one to fade, and the end: nothing else wakes the loop.
    var changes: [Int] = []
    var at = now
    while at < standing.until {
      at = standing.nextChange(after: at, isStill: false)
      changes.append((at - now).count)
    }
    #expect(changes == [100, 200, 2200, 2500])
    #expect(standing.pill(at: now + Milliseconds(200), isStill: false) == pill)
    #expect(standing.pill(at: now + Milliseconds(2300), isStill: false).style == .muted)
  }
}
