/// The texts in the store: what is written today, and what was written before and is still read.

import Foundation
import PlanLanguage
import SessionModel
import Testing
import TrainingStore

@testable import SessionRunner

@Suite("What the store keeps of programs")
struct StoredShapeTests {
  static let basis = """
    {"athlete":{"bar":{"grams":20000},"countdownSeconds":3,"maxes":{},"plates":[{"mass":{"grams":25000},"pairs":8}],\
    "units":"kg"},"state":{"values":{"load":{"denominator":1,"dimension":"mass","numerator":60000}}},\
    "turn":{"cycle":1,"day":1,"index":3,"session":4,"week":2},\
    "used":[{"name":"/a/b.satz","path":"a/b.satz","source":[47,47]}]}
    """

  @Test("No library writes or reads JSON except through StoredText")
  func oneCoder() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var found: [String] = []
    for library in ["SessionModel", "PlanLanguage", "PlanWording", "TrainingStore", "SessionRunner"] {
      for file in try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: library).path) {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: sources.appending(path: "\(library)/\(file)"), encoding: .utf8)
        if text.contains("JSONEncoder") || text.contains("JSONDecoder") { found.append("\(library)/\(file)") }
      }
    }
    #expect(found == ["TrainingStore/Schema/StoredText.swift"])
  }

  @Test("What a session was compiled with is this text")
  func basis() throws {
    var athlete = Athlete()
    athlete.plates.removeLast(athlete.plates.count - 1)
    let basis = StoredBasis(
      athlete: athlete, state: ProgramState(values: ["load": StateValue(dimension: .mass, numerator: 60_000)]),
      turn: Turn(index: 3, week: 2, day: 1, session: 4, cycle: 1),
      used: [UsedFile(path: "a/b.satz", user: nil, name: "/a/b.satz", source: Array("//".utf8))])
    #expect(basis.text == Self.basis)
    #expect(StoredBasis(text: basis.text) == basis)
    #expect(StoredBasis(text: "") == nil && StoredBasis(text: "{}") == nil)
  }

  @Test("A reason is this text, and a sentence from an older version is not a reason")
  func reasons() throws {
    let text = """
      {"cause":"missed","done":[{"reps":{"_0":8}},{"milliseconds":{"_0":45000}},{"millimetres":{"_0":5}},null],"misses":2}
      """
    let reason = try #require(KeptReason(text: text))
    #expect(reason.cause == .missed && reason.misses == 2 && reason.condition == nil)
    #expect(reason.done == [.reps(8), .milliseconds(45_000), .millimetres(5), nil])
    #expect(reason.text == text)
    for sentence in ["all sets were done; 5, 5, 5", "{braces} were a reason, too", ""] {
      #expect(KeptReason(text: sentence) == nil)
    }
  }

  @Test("A value is an exact fraction with its dimension, and anything else is left out")
  func values() {
    let value = StateValue(dimension: .mass, numerator: 307_500, denominator: 2)
    #expect(value.text == "mass 307500/2")
    #expect(StateValue(text: value.text) == value)
    for text in ["mass 1/0", "mass", "mass 1", "weight 1/1", "mass 1/1/1", "mass 1/x", ""] {
      #expect(StateValue(text: text) == nil, "\(text)")
    }
    #expect(ProgramState(["a": "mass 307500/2", "b": "heavy"]) == ProgramState(values: ["a": value]))
    #expect(StateChange.Target.max(of: "squat").key == "max(squat)")
  }
}
