/// The session as the list of the stage: a row for each exercise, with what was really done, what is current and what
/// is still to do.

import PlanWording
import SessionModel

struct SessionOutline {
  var formatter: UnitFormatter
  var athlete: Athlete
  /// What was done so far.
  var log: [LoggedSet]
  /// The block of the current step; nil if there is none.
  var atHand: Int?
  /// That step.
  var step: Step?
  /// The rounds and windows around it: `round 2 of 3`.
  var places: [String] = []
  /// Whether the number of the set is that of the round around it.
  var isNumberedByRound = false
  /// The part of the set that runs: `part 2 of 3`.
  var part = ""
  /// The blocks of an `any order` around it that are not done yet.
  var open: Set<Int> = []
  /// Whether nothing around the step comes again.
  var isLastTime = true

  /// More rows than anybody reads.
  private static let limit = 300

  /// The block of the current step; where it is still to be chosen what comes, that of the last set. Nil before all sets.
  private var latest: Int? { atHand ?? log.last?.occurrence.block }

  func rows(of session: Session) -> [OutlineRow] {
    let sheet = SessionSheet(session: session, athlete: athlete, formatter: formatter)
    var isAhead = latest == nil || !session.blocks.contains { $0.contains(latest) }
    var rows: [OutlineRow] = []
    for block in session.blocks where rows.count < Self.limit {
      rows += self.rows(of: block, in: sheet, depth: 0, isRepeated: false, isAhead: &isAhead)
    }
    return rows
  }

  private func rows(
    of block: Block, in sheet: SessionSheet, depth: Int, isRepeated: Bool, isAhead: inout Bool
  ) -> [OutlineRow] {
    let isRepeated = isRepeated || open.contains(block.id)
    switch block.content {
    case .step(.rest), .step(.countdown): return []
    case .step(let step): return rows(of: [(block.id, step)], depth, isRepeated, &isAhead)
    case .group(let group) where group.form == .exercise || group.isOneExercise:
      return rows(of: block.steps, depth, isRepeated, &isAhead)
    case .group(let group):
      // Where it is being repeated, what is done in it comes again.
      let isRepeated = isRepeated || (group.form.repeats && !isLastTime && block.contains(latest))
      let heading = sheet.heading(of: group)
      let head = heading.map { [OutlineRow(mark: .head, depth: depth, name: $0)] } ?? []
      return head
        + group.blocks.flatMap { inner in
          rows(
            of: inner, in: sheet, depth: depth + (heading == nil ? 0 : 1), isRepeated: isRepeated, isAhead: &isAhead)
        }
    }
  }

  private func rows(
    of steps: [(id: Int, step: Step)], _ depth: Int, _ isRepeated: Bool, _ isAhead: inout Bool
  ) -> [OutlineRow] {
    let steps = steps.filter { $0.step.isAction }
    guard let first = steps.first else { return [] }
    let text = StepText(formatter: formatter)
    let name = text.name(first.step)
    let ids = Set(steps.map(\.id))
    let done = log.filter { ids.contains($0.occurrence.block) }
    let isShort = done.contains { $0.mark == "✗" }
    // One set has the mark of its row.
    let isMarked = done.count > 1 || isAhead || isRepeated
    let said = done.map { text.done($0) + (isMarked && $0.mark == "✗" ? " ✗" : "") }.joined(separator: ", ")
    if let atHand, ids.contains(atHand) {
      isAhead = true
      let mark: OutlineRow.Mark = isShort ? .short : .done
      let before = done.isEmpty ? [] : [OutlineRow(mark: mark, depth: depth, name: name, what: said)]
      var row = current(self.step ?? first.step, depth, text)
      if let rest = setsToCome(after: atHand, in: steps, text) {
        row.below.insert(LiveText.thenSets(rest).said(in: formatter.language), at: min(1, row.below.count))
      }
      return before + [row]
    }
    defer { if atHand == nil, let latest, ids.contains(latest) { isAhead = true } }
    let mark: OutlineRow.Mark =
      isAhead || isRepeated ? .ahead : done.isEmpty && first.step.isLogged ? .skipped : isShort ? .short : .done
    // What comes again, or was left for later, is ahead, however often it was done.
    let what = done.isEmpty ? prescription(steps.map(\.step), text) : mark == .ahead && !isShort ? "✓ " + said : said
    return [OutlineRow(mark: mark, depth: depth, name: name, what: what)]
  }

  /// The sets after the one at hand, where its place (`set 1 of 3`) does not say it: those after warm-ups, or with other
  /// loads.
  private func setsToCome(after atHand: Int, in steps: [(id: Int, step: Step)], _ text: StepText) -> String? {
    guard let place = steps.firstIndex(where: { $0.id == atHand }) else { return nil }
    let ahead = steps[(place + 1)...].map(\.step)
    let now = text.prescription(steps[place].step)
    let isSided = steps.contains { if case .work(let work) = $0.step { work.side != nil } else { false } }
    guard !isSided, ahead.contains(where: { text.prescription($0) != now }) else { return nil }
    return prescription(ahead, text)
  }

  private func current(_ step: Step, _ depth: Int, _ text: StepText) -> OutlineRow {
    var row = OutlineRow(mark: .current, depth: depth, name: text.name(step), what: text.prescription(step))
    guard case .work(let work) = step else { return row }
    let plates = PlatesText(formatter: formatter, athlete: athlete).aSide(work) ?? ""
    let place = (places + [isNumberedByRound ? "" : text.place(step), part, plates]).filter { !$0.isEmpty }
      .joined(separator: " · ")
    row.below = ([place] + work.cues + work.notes).filter { !$0.isEmpty }
    return row
  }

  private func prescription(_ steps: [Step], _ text: StepText) -> String {
    let works = steps.compactMap { step -> Work? in if case .work(let work) = step { work } else { nil } }
    guard let first = works.first(where: { $0.role == .work }) ?? works.first else {
      return steps.first.map { text.prescription($0) } ?? ""
    }
    let sides = Set(works.map(\.side))
    let side = sides.count == 1 ? first.side.map { " · " + text.side($0) } : nil
    let drops = works.filter { $0.role == .drop && first.role != .drop }.map(formatter.drop).joined(separator: ", ")
    let then = drops.isEmpty ? "" : " · " + SheetText.drop.said(in: formatter.language) + " " + drops
    return formatter.runs(works.filter { $0.role == first.role }) + (side ?? "") + then
  }
}

extension Step {
  fileprivate var isLogged: Bool { if case .work = self { true } else { false } }
}

extension Block {
  /// Itself and its steps, without those of groups inside.
  fileprivate var steps: [(id: Int, step: Step)] {
    switch content {
    case .step(let step): [(id, step)]
    case .group(let group): group.blocks.flatMap(\.steps)
    }
  }

  /// Whether it is the step with this id, or has that in it.
  func contains(_ id: Int?) -> Bool {
    switch content {
    case .step: self.id == id
    case .group(let group): group.blocks.contains { $0.contains(id) }
    }
  }
}

extension Block.Group {
  /// Sets with send-offs: `swim 10x100m every 1:45`.
  fileprivate var isOneExercise: Bool {
    guard alternates, let title else { return false }
    return blocks.flatMap(\.steps).allSatisfy { step in
      if case .work(let work) = step.step { work.exercise.name == title } else { false }
    }
  }
}

extension Block.Form {
  /// Whether its contents are repeated.
  fileprivate var repeats: Bool {
    switch self {
    case .rounds, .intervals, .window, .ladder: true
    case .exercise, .sequence, .forTime, .choice, .freeOrder: false
    }
  }
}
