/// A rehearsal comes to its end: the virtual athlete continues wherever a session waits for one.

import SessionModel
import Testing

@Suite("Rehearsals")
struct RehearsalTests {
  static let targets: [Target] = [
    .reps(.exactly(5)), .reps(.atLeast(5)), .reps(.atLeast(0)), .time(.exactly(20_000)), .time(.atLeast(0)),
    .distance(.exactly(400_000)), .distance(.atLeast(0)), .energy(.exactly(10)), .energy(.atLeast(0)),
    .repsWithin(.atLeast(0), .seconds(30)), .energyWithin(.seconds(30)), .distanceWithin(.seconds(30)), .total(30),
    .total(90_000, of: .time), .total(2_000_000, of: .distance), .total(50, of: .energy),
    .breaths(.exactly(5)),
    .cluster([.exactly(2), .atLeast(0)], pause: .seconds(15)),
    .cluster([.atLeast(0), .atLeast(0)], pause: .zero), .rung, .open,
  ]
  static let rests: [Rest?] = [
    nil, Rest(length: nil),
    Rest(length: nil, recovery: Recovery(distance: Length(millimetres: 200_000), unit: nil, after: nil)),
    Rest(length: nil, flows: true), Rest(length: .zero), Rest(length: .seconds(30)),
    Rest(length: .seconds(30), upTo: .seconds(60)),
  ]
  static let loads: [Load] = [
    .unstated, .asked(suggestion: nil), .asked(suggestion: .kilograms(60)), .share(permille: 750, of: "squat"),
  ]
  static let forms: [Block.Form] = [
    .exercise, .sequence, .rounds(2, style: .rounds), .rounds(2, style: .tabata), .ladder([1, 2], step: nil),
    .intervals([.seconds(90)], rounds: 2), .window(.seconds(200)), .forTime(cap: nil), .forTime(cap: .seconds(50)),
    .choice, .freeOrder,
  ]

  @Test("Between two tries at a load the athlete rests, but not before the first")
  func tries() {
    let clean = Work(exercise: Exercise(key: "clean", name: "clean"), target: .reps(.exactly(1)))
    let set = Block(
      id: 2, .group(Block.Group(form: .exercise, title: "clean", blocks: [Block(id: 3, .step(.work(clean)))])))
    func sets(_ goal: Goal) -> [Instant] {
      let group = Block.Group(form: .window(.minutes(10)), goal: goal, blocks: [set])
      var rehearsal = Rehearsal(session: Session(name: "A", kind: .workout, blocks: [Block(id: 1, .group(group))]))
      _ = rehearsal.run()
      return rehearsal.sets.filter { !$0.cutOff }.map(\.ended)
    }
    #expect(sets(.load) == [4, 188, 372, 556].map { Instant(milliseconds: $0 * 1000) })
    #expect(sets(.reps).count > 100)
  }

  @Test("Any set with any rest after it in any group ends", arguments: targets)
  func ends(_ target: Target) {
    for rest in Self.rests {
      for form in Self.forms {
        for load in Self.loads {
          var rehearsal = Rehearsal(session: Self.session(target, load, rest, form))
          let finished = rehearsal.run().contains {
            if case .effect(.sessionFinished, _) = $0.what { true } else { false }
          }
          #expect(finished, "\(target), \(load), \(String(describing: rest)), \(form)")
        }
      }
    }
  }

  /// The set, its rest and another set in a group, and all of it again after the group.
  private static func session(_ target: Target, _ load: Load, _ rest: Rest?, _ form: Block.Form) -> Session {
    func steps(from id: Int) -> [Block] {
      let steps: [Step?] = [
        work("squat", target, load), rest.map { .rest($0) }, work("curl", .reps(.exactly(5)), load),
      ]
      return steps.compactMap(\.self).enumerated().map { Block(id: id + $0, .step($1)) }
    }
    let group = Block(id: 1, .group(Block.Group(form: form, blocks: steps(from: 2))))
    return Session(name: "Any", kind: .workout, blocks: [group] + steps(from: 10))
  }

  private static func work(_ name: String, _ target: Target, _ load: Load) -> Step {
    .work(Work(exercise: Exercise(key: name, name: name), target: target, load: load))
  }
}
