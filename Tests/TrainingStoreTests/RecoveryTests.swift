/// Recovery is replay: the journal of a session gives exactly the engine that wrote it.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Recovery")
struct RecoveryTests {
  /// What is done, and after how many seconds since the one before. Time ends rests of its own accord in between.
  static let course: [(after: Int, Command)] = [
    (0, .start), (40, .done(Performance(reps: 7, rpeTenths: 90))), (30, .extend(.seconds(15))), (10, .pause),
    (500, .resume), (100, .note("slept badly")), (1, .undo), (30, .done(.asPrescribed)), (5, .undo), (5, .back),
    (10, .skip), (200, .done(Performance(reps: 5))), (1, .finish), (2, .undo), (3, .finish),
  ]

  @Test("After any prefix of a session the reopened journal gives the same engine, and the same time left")
  func everyPrefix() throws {
    let folder = try TemporaryFolder()
    var live = Engine(session: Sample.push)
    let id = try TrainingStore(path: folder.store)
      .begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    var seconds = 0
    for (after, command) in Self.course {
      seconds += after
      let effects = live.handle(command, at: Sample.instant(seconds))
      if case .refused = effects.last { continue }
      let ending: Ending? = live.isOver ? Ending(.finished, sets: live.log, notes: live.notes.map(\.text)) : nil
      let store = try TrainingStore(path: folder.store)
      try store.append(command, at: live.now, moment: Sample.moment(seconds), to: id, ending: ending)
      var again = try TrainingStore(path: folder.store).session(id).replayed()
      #expect(again == live)
      #expect((try store.running() == nil) == live.isOver)
      _ = again.advance(to: Sample.instant(seconds + 7))
      var undisturbed = live
      _ = undisturbed.advance(to: Sample.instant(seconds + 7))
      #expect(again.nextDeadline == undisturbed.nextDeadline)
    }
    #expect(live.isOver)
    #expect(try TrainingStore(path: folder.store).sets(matching: LogQuery()).count == live.log.count)
  }
}
