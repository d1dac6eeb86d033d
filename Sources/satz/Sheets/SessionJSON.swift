/// A session as JSON: the contract of `satz show --json`, described by `Grammar/session.schema.json`.

import PlanWording
import SessionModel

struct SessionJSON: Encodable {
  var name: String
  var kind: String
  var tags: [String]
  var notes: [String]
  var closingNotes: [String]?
  var level: String?
  /// Left out unless it is.
  var optional: Bool?
  var blocks: [BlockJSON]
  var steps: [StepJSON]

  init(_ session: Session) {
    name = session.name
    kind = session.kind.rawValue
    tags = session.tags
    notes = session.notes
    closingNotes = session.closingNotes
    level = session.level
    optional = session.isOptional ? true : nil
    blocks = session.blocks.map(BlockJSON.init)
    steps = session.course().map { StepJSON($0.step) }
  }

  func text() -> String { JSONText.pretty(self) }
}

/// A node of the tree.
struct BlockJSON: Encodable {
  var id: Int
  var form: String
  var title: String?
  var rounds: Int?
  var style: String?
  var seconds: [Double]?
  var rungs: [Int]?
  var stepUp: Int?
  var goal: String?
  var alternates: Bool?
  var finishesLastRound: Bool?
  var endsWithMiss: Bool?
  var leastRounds: Int?
  var fillsClock: Bool?
  var leavesOutLastRest: Bool?
  var notes: [String]?
  var blocks: [BlockJSON]?
  var step: StepJSON?

  init(_ block: Block) {
    id = block.id
    switch block.content {
    case .step(let step):
      form = "step"
      self.step = StepJSON(step)
    case .group(let group):
      form = ""
      describe(group.form)
      goal = group.goal?.rawValue
      title = group.title ?? group.part.map { SheetText($0).english }
      alternates = group.alternates ? true : nil
      finishesLastRound = group.finishesLastRound
      (endsWithMiss, fillsClock) = (group.endsWithMiss, group.fillsClock)
      leastRounds = group.leastRounds
      leavesOutLastRest = group.leavesOutLastRest
      // It has no length of its own.
      if fillsClock == true { seconds = nil }
      notes = group.notes.isEmpty ? nil : group.notes
      blocks = group.blocks.map(BlockJSON.init)
    }
  }

  private mutating func describe(_ groupForm: Block.Form) {
    switch groupForm {
    case .exercise: form = "exercise"
    case .sequence: form = "sequence"
    case .rounds(let count, let style):
      form = "rounds"
      rounds = count
      self.style = style.rawValue
    case .intervals(let lengths, let count):
      form = "intervals"
      rounds = count
      seconds = lengths.map(\.inSeconds)
    case .window(let length):
      form = "window"
      seconds = [length.inSeconds]
    case .forTime(let cap):
      form = "for_time"
      seconds = cap.map { [$0.inSeconds] }
    case .ladder(let rungs, let step):
      form = "ladder"
      self.rungs = rungs
      stepUp = step
    case .choice: form = "choice"
    case .freeOrder: form = "free_order"
    }
  }
}
