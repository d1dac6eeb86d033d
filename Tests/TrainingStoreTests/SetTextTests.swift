/// The text of a set in corrections is what an encoder would write.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("The text of a set")
struct SetTextTests {
  @Test("It has the bytes of the encoder, whatever is known of the set")
  func sameBytes() throws {
    var random = SeededGenerator(seed: 5)
    let characters = (0..<0x250).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{FFFD}", "\u{1F3CB}", "/"]
    func text() -> String {
      String(String.UnicodeScalarView((0..<20).compactMap { _ in characters.randomElement(using: &random) }))
    }
    func number() -> Int? {
      [nil, 0, -1, 7, .min, .max, .random(in: -100_000...100_000, using: &random)].randomElement(using: &random) ?? nil
    }
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    for _ in 0..<500 {
      let load = maybe([StoredLoad.Kind.mass, .bodyweight]).map {
        StoredLoad(kind: $0, count: number(), grams: number() ?? 1)
      }
      let rate = maybe([[1, 2, 3, 4, 5], nil]).map {
        HeartRate(average: number() ?? 1, maximum: number() ?? 2, zoneSeconds: $0)
      }
      let set = StoredSet(
        block: number() ?? 3, exercise: Exercise(key: text(), name: text()), set: number() ?? 1, of: number() ?? 2,
        role: maybe([.warmup, .drop]) ?? .work, side: maybe([Side.left, .right, .each, .alternate]),
        label: maybe([text()]),
        reps: number(), load: load, ms: number(), mm: number(), kcal: number(), rpe10: number(), rounds: number(),
        extra: number(), cutOff: Bool.random(using: &random), began: number() ?? 4, ended: number() ?? 5,
        loadUnit: maybe(Units.allCases), distanceUnit: maybe(LengthUnit.allCases), heartRate: rate,
        parts: maybe([[], [4], [4, 3, 2]]))
      #expect(try set.text == StoredText.of(set))
    }
  }
}
