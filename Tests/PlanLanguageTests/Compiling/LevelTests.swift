import PlanLanguage
import SessionModel
import Testing

@Suite("Levels: which alternatives an athlete does")
struct LevelTests {
  private static let fran = """
    workout "Fran" <
      levels men, "Women +", scaled
      ladder 21-15-9 < thruster @ 43kg or 30kg or 20kg; pull-up or ring row >
      box jump 10 height 24in or 20in
      push-up 20 or 10
    >
    """

  private func steps(_ text: String, _ level: String?) throws -> [String] {
    let checked = check(Array(text.utf8))
    #expect(checked.diagnostics.isEmpty)
    let session = try #require(compileFirst(checked.plan, athlete: Athlete(level: level))?.session)
    return session.course().compactMap { step in
      guard case .work(let work) = step.step else { return nil }
      let load = if case .mass(_, let each, _) = work.load { " @ \(each.grams)" } else { "" }
      return work.exercise.key + load + (work.height.map { " \($0.millimetres)mm" } ?? "")
    }
  }

  @Test(
    "The level picks every alternative, the last one of which counts for the levels behind it",
    arguments: [
      (nil, "thruster @ 43000", "pull-up", "610mm"), ("men", "thruster @ 43000", "pull-up", "610mm"),
      ("women +", "thruster @ 30000", "ring-row", "508mm"), ("SCALED", "thruster @ 20000", "ring-row", "508mm"),
      ("Scaled", "thruster @ 20000", "ring-row", "508mm"), ("elite", "thruster @ 43000", "pull-up", "610mm"),
    ])
  func picks(_ level: String?, _ thruster: String, _ pull: String, _ height: String) throws {
    let steps = try steps(Self.fran, level)
    #expect(steps.prefix(2) == [thruster, pull] && steps.contains { $0.hasSuffix(height) })
  }

  @Test("A session says for which level it was made, and one without alternatives says nothing")
  func named() throws {
    func level(_ text: String, _ level: String?) throws -> String? {
      let plan = check(Array(text.utf8)).plan
      return try #require(compileFirst(plan, athlete: Athlete(level: level))?.session).level
    }
    #expect(try level(Self.fran, nil) == "men" && level(Self.fran, "women +") == "Women +")
    #expect(try level("workout \"A\" < squat 5 or 3 >", nil) == "as prescribed")
    #expect(try level("workout \"A\" < squat 5 or 3 >", "rx") == "as prescribed")
    #expect(try level("workout \"A\" < squat 5 or 3 >", "scaled") == "scaled")
    #expect(try level("workout \"A\" < squat 5 >", "scaled") == nil)
  }

  @Test("What only one of the exercises says counts for its neighbours, but no load for other sets")
  func shared() throws {
    func second(_ item: String) throws -> [Work] {
      let plan = check(Array("workout \"A\" < \(item); plank 10s >".utf8)).plan
      return try [nil, "scaled"].map { level in
        let session = try #require(compileFirst(plan, athlete: Athlete(level: level))?.session)
        let works = session.course().compactMap { step in if case .work(let work) = step.step { work } else { nil } }
        return try #require(works.first)
      }
    }
    let bare = try second("pull-up or ring row 5 @ 10kg each side")
    #expect(bare[0].target == bare[1].target && bare[0].load == bare[1].load && bare[0].side == .each)
    let own = try second("pull-up 5 or pulldown 8 @ 40kg")
    #expect(own[0].load == .unstated && own[1].load != .unstated && own[0].target != own[1].target)
    let later = try second("squat 5 @ 80kg or lunge")
    #expect(later[1].target == later[0].target && later[1].load == .unstated)
    let fewer = try second("30 or 20 push-ups left")
    #expect(fewer.allSatisfy { $0.exercise.key == "push-up" && $0.side == .left } && fewer[0].target != fewer[1].target)
  }

  @Test("The plan of an older session knows no levels: `or` was part of a name")
  func older() {
    let text = Array("workout \"A\" < squat or lunge 5 >".utf8)
    let plan = check(text, rules: .first).plan
    let session = compileFirst(plan, athlete: Athlete())?.session
    #expect(session?.level == nil)
    guard case .group(let group) = session?.blocks.first?.content else {
      Issue.record("there is no exercise")
      return
    }
    #expect(group.title == "Squat or lunge")
  }
}
