import PlanLanguage
import SessionModel
import Testing

@Suite("From text to a session")
struct CompileTests {
  let athlete = Athlete(maxes: ["bench-press": .kilograms(100)])

  @Test("The one-line plan is three sets of eight with a rest of 90 s after each")
  func oneLine() throws {
    let checked = check(Array("workout \"Push\" < bench 3x8 rest 90s >".utf8))
    #expect(checked.diagnostics.isEmpty)
    let compiled = try #require(compileFirst(checked.plan, athlete: athlete))
    let session = try #require(compiled.session)
    #expect(session.name == "Push" && session.kind == .workout && session.blocks.count == 1)
    guard case .group(let group) = session.blocks.first?.content else {
      Issue.record("an exercise is a group of its sets")
      return
    }
    #expect(group.form == .exercise && group.title == "Bench press")
    let rest = Step.rest(Rest(length: .seconds(90)))
    let steps = group.blocks.map(\.content)
    let sets = (1...3).map { number in
      Step.work(
        Work(
          exercise: Exercise(key: "bench-press", name: "Bench press"), set: number, of: 3, target: .reps(.exactly(8))))
    }
    #expect(steps == [.step(sets[0]), .step(rest), .step(sets[1]), .step(rest), .step(sets[2]), .step(rest)])
  }

  @Test("A line typed at the prompt becomes blocks, numbered from where the session is")
  func fragment() {
    let fragment = compileFragment(Array("bench 3x8 @ 75% rest 90s; squat 5".utf8), athlete: athlete, firstID: 40)
    #expect(fragment.diagnostics.isEmpty && fragment.missing.isEmpty)
    #expect(fragment.blocks.map(\.id) == [40, 47])
    #expect(SessionDump(fragment.blocks).lines.contains("  work 3/3 bench-press 8 reps @ 75000g"))
  }

  @Test("A line that is wrong becomes no blocks, and says why")
  func wrongFragment() {
    let fragment = compileFragment(Array("bench 3x8 rst 90s".utf8), athlete: athlete)
    #expect(fragment.blocks.isEmpty)
    #expect(fragment.diagnostics.count == 1)
  }

  @Test("Sessions come in the order of the file, with their names as spelt")
  func names() throws {
    let plan = check(Array("workout \"a\" < squat 5 >; workout \"B\" < squat 5 >".utf8)).plan
    #expect(plan.declarations.map(\.name) == ["a", "B"])
    #expect(compileFirst(plan, athlete: athlete)?.session?.name == "a")
  }

  @Test("Every block of a session has a number of its own")
  func identities() throws {
    let source = try GoldenFiles.bytes("\(GoldenFiles.folder("Sessions"))/groups.satz")
    let session = try #require(compileFirst(check(source).plan, athlete: athlete)?.session)
    var seen: Set<Int> = []
    func walk(_ blocks: [Block]) {
      for block in blocks {
        #expect(seen.insert(block.id).inserted)
        if case .group(let group) = block.content { walk(group.blocks) }
      }
    }
    walk(session.blocks)
    #expect(seen.count > 100)
  }

  @Test("The same plan and athlete give the same session, whatever was compiled before")
  func deterministic() throws {
    for name in GoldenFiles.plans(in: GoldenFiles.folder("Sessions")) {
      let source = try GoldenFiles.bytes("\(GoldenFiles.folder("Sessions"))/\(name).satz")
      let (one, two) = (check(source), check(source))
      for (first, second) in zip(one.plan.declarations, two.plan.declarations.reversed().reversed()) {
        let before = compile(first, of: one.plan, athlete: athlete).session
        #expect(before == compile(second, of: two.plan, athlete: athlete).session)
        #expect(before == compile(first, of: one.plan, athlete: athlete).session)
      }
    }
  }

  @Test("A syntax error is not reported twice for the same place")
  func noFollowUps() {
    let checked = check(Array("workout \"P\" < bench 3x8 rest 2m; squat 5 @ 80 >".utf8))
    #expect(checked.diagnostics.count == 2)
    #expect(checked.diagnostics.map(\.problem.code).allSatisfy { $0.hasPrefix("E01") })
  }
}
