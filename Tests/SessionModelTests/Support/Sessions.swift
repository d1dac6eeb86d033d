/// Short notation for sessions in tests: `session(sets("squat", 3, 5, rest: 90))`.
@testable import SessionModel

func session(_ blocks: Block...) -> Session { session(blocks) }

/// Gives the blocks the ids 1, 2, 3 … in order of the text.
func session(_ blocks: [Block]) -> Session {
  var id = 0
  func numbered(_ block: Block) -> Block {
    id += 1
    var block = Block(id: id, block.content)
    if case .group(var group) = block.content {
      group.blocks = group.blocks.map(numbered)
      block.content = .group(group)
    }
    return block
  }
  return Session(name: "Test", kind: .workout, blocks: blocks.map(numbered))
}

extension Session {
  func by(_ rules: RulesVersion) -> Session {
    var session = self
    session.rules = rules
    return session
  }
}

func exercise(_ name: String) -> Exercise { Exercise(key: name, name: name) }

func step(_ step: Step) -> Block { Block(id: 0, .step(step)) }

func set(_ name: String, _ target: Target, _ number: Int = 1, of count: Int = 1, load: Load = .unstated) -> Block {
  step(.work(Work(exercise: exercise(name), set: number, of: count, target: target, load: load)))
}

func reps(_ name: String, _ count: Int) -> Block { set(name, .reps(.exactly(count))) }
func timed(_ name: String, _ seconds: Int) -> Block { set(name, .time(.exactly(seconds * 1000))) }
func rest(_ seconds: Int?, upTo: Int? = nil, flows: Bool = false) -> Block {
  step(.rest(Rest(length: seconds.map(Milliseconds.seconds), upTo: upTo.map(Milliseconds.seconds), flows: flows)))
}
func countdown(_ seconds: Int = 3) -> Block { step(.countdown(seconds: seconds)) }

/// The sets of one exercise, a rest after each.
func sets(_ name: String, _ count: Int, _ target: Target, rest length: Int? = nil) -> Block {
  group(
    .exercise,
    (1...count).flatMap { number in
      [set(name, target, number, of: count)] + (length.map { [rest($0)] } ?? [])
    }, title: name)
}
func sets(_ name: String, _ count: Int, _ reps: Int, rest length: Int? = nil) -> Block {
  sets(name, count, .reps(.exactly(reps)), rest: length)
}

func group(
  _ form: Block.Form, _ blocks: [Block], title: String? = nil, alternates: Bool = false, goal: Goal? = nil
) -> Block {
  Block(id: 0, .group(Block.Group(form: form, title: title, alternates: alternates, goal: goal, blocks: blocks)))
}
func rounds(_ count: Int, _ blocks: Block..., alternates: Bool = false) -> Block {
  group(.rounds(count, style: .rounds), blocks, alternates: alternates)
}
func emom(_ minutes: Int, _ blocks: Block..., alternates: Bool = false) -> Block {
  group(.intervals([.minutes(1)], rounds: minutes), blocks, alternates: alternates)
}
/// `every 2min x5`: the work of the last one is finished, too.
func every(_ seconds: Int, _ rounds: Int, _ blocks: Block...) -> Block {
  var block = group(.intervals([.seconds(seconds)], rounds: rounds), blocks)
  if case .group(var group) = block.content {
    group.finishesLastRound = true
    block.content = .group(group)
  }
  return block
}
func amrap(_ minutes: Int, _ blocks: Block...) -> Block { group(.window(.minutes(minutes)), blocks) }
func forTime(cap minutes: Int?, _ blocks: Block...) -> Block {
  group(.forTime(cap: minutes.map(Milliseconds.minutes)), blocks)
}
func ladder(_ rungs: [Int], step: Int? = nil, _ blocks: Block...) -> Block {
  group(.ladder(rungs, step: step), blocks)
}
func breath(_ movement: Breath.Movement, _ seconds: Int?, count: Int = 1) -> Block {
  step(.breath(Breath(movement, length: seconds.map(Milliseconds.seconds), count: count)))
}
func sit(_ seconds: Int?, bell: Int? = nil) -> Block {
  step(.sit(Sit(.sit, length: seconds.map(Milliseconds.seconds), bell: bell.map(Milliseconds.seconds))))
}
