/// Journals of earlier versions of the rules fold to the log that they had then.

import Foundation
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Journals of earlier rules")
struct OldJournalTests {
  /// `first`: rests that expired and ran on by themselves, timed sets of each side as one clock, a load that was not
  /// entered, a set that was done at an expired rest. `second`: a rest between two tabatas that waited, and a complex
  /// whose lifts were each asked for their load. `third`: an exercise of an `any order` that was asked for and came when
  /// the one before was done, and a warm-up set with the rest of the work. `fifth`: work for time of which something was skipped, which
  /// had a time all the same, and a scan that was a sitting; the scores follow the log. `sixth`: a
  /// number just after a clock that counted for the set after it, and a best load without its unit. `eleventh`: an interval that was held although its work
  /// overran it, a missed round whose reps nobody knew, and the numbers of a *death by* among sixty. `twelfth`: the same
  /// commands, after which that interval is not held, the missed round has no reps, and its *death by* no last number.
  /// `thirteenth`: a ladder in turn with something else, which climbed each interval. `fourteenth`: the same commands,
  /// with which it climbs each turn.
  static let journals: [(name: String, rules: RulesVersion)] = [
    ("first", .first), ("second", .second), ("third", .third), ("fifth", .fifth),
    ("sixth", .sixth), ("eleventh", .eleventh), ("twelfth", .twelfth), ("thirteenth", .thirteenth),
    ("fourteenth", .fourteenth),
  ]

  @Test("A journal folds to the same log as then", arguments: journals)
  func folds(_ journal: (name: String, rules: RulesVersion)) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Journals/\(journal.name).journal")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    let lines = parts[0].split(separator: "\n").dropFirst().map(String.init)
    let session = try #require(StoredSession.session(from: lines[0]))
    #expect(session.rules == journal.rules)
    var engine = Engine(session: session)
    for line in lines.dropFirst() {
      let instant = line.prefix { $0 != " " }
      let command = try #require(StoredCommand(json: String(line.dropFirst(instant.count + 1)))?.command)
      let effects = engine.handle(command, at: Instant(milliseconds: try #require(Int(instant))))
      if case .refused(let why)? = effects.last { Issue.record("\(line) is refused: \(why)") }
    }
    #expect(engine.isOver)
    let wanted = parts[1].split(separator: "\n").map { (line) -> StoredSet? in StoredText.value(String(line)) }
    #expect(engine.log.map { StoredSet($0) } == wanted)
    guard parts.count > 2 else { return }
    let scores = parts[2].split(separator: "\n").map { (line) -> StoredScore? in StoredText.value(String(line)) }
    #expect(engine.scores.map { StoredScore($0) } == scores)
  }
}
