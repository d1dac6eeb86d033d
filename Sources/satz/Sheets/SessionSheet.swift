/// A session as a person wants to read it before training: sets, loads with plates, rests, time, sets per muscle.

import PlanLanguage
import PlanWording
import SessionModel

struct SessionSheet {
  var session: Session
  var athlete: Athlete
  var formatter: UnitFormatter
  /// What the plan needs to know about the athlete but does not.
  var missing: [ProfileGap] = []
  /// The same session for the other levels of its workout.
  var otherLevels: [Session] = []
  /// Whether the states of its plan that are loads are written in pounds.
  var statesAreInPounds = false
  /// Its course with the loads that follow from sets that are done as prescribed; nil if no load follows from another.
  var asPrescribed: [CourseStep]?
  /// How long a line may be.
  var columns = SessionSheet.width

  /// The longest line where no terminal says more.
  static let width = 100

  var language: Language { formatter.language }

  func rows() -> [String] {
    var lines = heading()
    let all = blockRows(depth: 1)
    if all.isEmpty {
      if session.notes.isEmpty { lines.append("  " + word(.emptySession)) } else { lines.removeLast() }
    }
    lines += all.aligned(to: columns)
    lines += (session.closingNotes ?? []).flatMap { $0.hung(to: columns - 2) }.map { "  " + $0 }
    lines += differences(from: all)
    lines += totals()
    return lines
  }

  /// What there is to do, without a heading or totals.
  func blockRows(depth: Int) -> [SheetRow] {
    session.blocks.withoutReplacedRests.flatMap { rows(of: $0, depth: depth) }
  }

  func word(_ text: SheetText) -> String { text.said(in: language) }

  private func heading() -> [String] {
    var lines = ([language.sessionName(session.name)] + session.tags.map { "#" + $0 }).joined(separator: "  ").hung(
      to: columns)
    let notes = session.notes + (session.isOptional ? [ProgramText.optional.said(in: language)] : [])
    lines += notes.flatMap { $0.hung(to: columns - 2) }.map { "  " + $0 }
    if let level = session.level {
      let others = otherLevels.compactMap(\.level).map(formatter.level)
      lines += ("  " + word(.level(formatter.level(level), others: others))).hung(to: columns)
    }
    lines.append("")
    return lines
  }

  /// What differs at the other levels; levels with the same differences share a row.
  private func differences(from rows: [SheetRow]) -> [String] {
    var found: [(levels: [String], rows: [SheetRow])] = []
    for other in otherLevels {
      guard let level = other.level.map(formatter.level) else { continue }
      let different = different(other.blocks.withoutReplacedRests.flatMap { self.rows(of: $0, depth: 2) }, from: rows)
      if let same = found.firstIndex(where: { $0.rows == different }) {
        found[same].levels.append(level)
      } else if !different.isEmpty {
        found.append(([level], different))
      }
    }
    return found.flatMap { found in
      [""] + ("  " + word(.atLevel(found.levels))).hung(to: columns) + found.rows.aligned(to: columns)
    }
  }

  private func different(_ others: [SheetRow], from rows: [SheetRow]) -> [SheetRow] {
    let isAligned = others.count == rows.count
    return others.indices.compactMap { index in
      var row = others[index]
      let isHere = isAligned ? rows[index].says(theSameAs: row) : rows.contains { $0.says(theSameAs: row) }
      row.depth = 2
      return isHere ? nil : row
    }
  }

  private func rows(of block: Block, depth: Int) -> [SheetRow] {
    switch block.content {
    case .step(let step): return row(of: step, depth: depth).map { [$0] } ?? []
    case .group(let group): return rows(of: group, depth: depth)
    }
  }

  private func rows(of group: Block.Group, depth: Int) -> [SheetRow] {
    if group.form == .exercise { return rows(ofExercise: group.steps, notes: group.notes, depth: depth) }
    if let (lengths, steps) = group.setsWithSendOffs {
      let every = word(.eachEvery(lengths.map(formatter.sendOff).joined(separator: ", ")))
      return rows(ofExercise: steps, every: every, notes: group.notes, depth: depth)
    }
    let inner = group.blocks.flatMap { block -> [SheetRow] in
      // In an interval, an open rest lasts until its end.
      if case .intervals = group.form, case .step(.rest(let rest)) = block.content, rest.length == nil {
        return [SheetRow(depth: depth + 1, name: word(.restName))]
      }
      if group.leavesOutLastRest == true, case .step(.rest(let rest)) = block.content, block.id == group.blocks.last?.id
      {
        return group.isRepeated
          ? [SheetRow(depth: depth + 1, name: word(.betweenRounds(words(for: rest))), below: rest.notes ?? [])] : []
      }
      if let rounds = block.roundsWrittenOut(in: group.form) { return rows(ofRounds: rounds, depth: depth + 1) }
      return rows(of: block, depth: depth + 1)
    }
    guard let name = heading(of: group) else {
      return group.blocks.flatMap { rows(of: $0, depth: depth) }
    }
    var head = SheetRow(depth: depth, name: name)
    head.below = group.notes
    return [head] + (numbered(group, depth: depth + 1) ?? inner)
  }

  /// The parts that take turns or are chosen from, with a number each if one of them is several lines without a heading.
  private func numbered(_ group: Block.Group, depth: Int) -> [SheetRow]? {
    let parts = group.blocks.map { rows(of: $0, depth: depth) }
    guard group.alternates || group.form.offersItsBlocks,
      parts.contains(where: { $0.count { $0.depth == depth } > 1 })
    else { return nil }
    return parts.enumerated().flatMap { index, rows in
      rows.enumerated().map { place, row in
        var row = row
        if place == 0 { row.name = "\(index + 1). \(row.name)" } else { row.depth += 1 }
        return row
      }
    }
  }

  /// Rounds that differ, with a heading for each unless it is a single line.
  private func rows(ofRounds rounds: [Block], depth: Int) -> [SheetRow] {
    let each = rounds.map { rows(of: $0, depth: depth + 1) }
    if each.allSatisfy({ $0.count == 1 }) { return rounds.flatMap { rows(of: $0, depth: depth) } }
    return each.enumerated().flatMap { index, rows in
      [SheetRow(depth: depth, name: LiveText.round(index + 1, of: nil).said(in: language))] + rows
    }
  }

  private func row(of step: Step, depth: Int) -> SheetRow? {
    switch step {
    case .work(let work):
      let remarks = [effort(work)].filter { !$0.isEmpty } + remarks(of: work)
      return SheetRow(
        depth: depth, name: formatter.exercise(work.exercise), prescription: prescription(work), remarks: remarks)
    case .rest(let rest): return SheetRow(depth: depth, name: words(for: rest), below: rest.notes ?? [])
    case .countdown: return nil
    case .breath(let breath):
      let length = breath.length.map(formatter.length) ?? word(.open)
      return SheetRow(
        depth: depth, name: StepText(formatter: formatter).name(step),
        prescription: (breath.upTo ?? breath.count) > 1 ? "" : length,
        below: breath.notes ?? [])
    case .sit(let sit):
      return SheetRow(
        depth: depth, name: StepText(formatter: formatter).name(step),
        prescription: sit.length.map(formatter.length) ?? word(.open),
        remarks: sit.bell.map { [word(.bell(every: formatter.asWritten($0)))] } ?? [], below: sit.notes)
    }
  }

  /// All sets of an exercise in a row or two: equal sets are counted, not repeated. `every` are its send-offs.
  private func rows(ofExercise steps: [Step], every: String? = nil, notes: [String], depth: Int) -> [SheetRow] {
    let works = steps.compactMap { step -> Work? in if case .work(let work) = step { work } else { nil } }
    guard let first = works.first(where: { $0.role == .work }) ?? works.first else {
      return steps.compactMap { self.row(of: $0, depth: depth) }
    }
    var row = SheetRow(depth: depth, name: formatter.exercise(first.exercise))
    let main = works.filter { $0.role == first.role }
    row.prescription = [formatter.runs(main), every ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let efforts = Set(main.map(effort))
    let isOptional = main.allSatisfy { $0.isOptional == true }
    row.remarks = efforts.count == 1 ? efforts.filter { !$0.isEmpty } + remarks(of: first) : remarks(of: first)
    if isOptional { row.remarks.append(word(.optional)) }
    let rests = steps.compactMap { step -> Rest? in if case .rest(let rest) = step { rest } else { nil } }
    if let rest = rests.last {
      row.remarks.append(([words(for: rest)] + (rest.notes ?? [])).joined(separator: ": "))
    }
    let said = works.flatMap(\.notes).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    row.below = plates(works) + said + first.cues + notes.filter { !said.contains($0) }
    if let words = first.say { row.below.append(word(.says(words))) }
    let warmups = works.filter { $0.role == .warmup && first.role != .warmup }
    let drops = works.filter { $0.role == .drop && first.role != .drop }
    if !warmups.isEmpty { row.below.insert("\(word(.warmup)) \(formatter.runs(warmups))", at: 0) }
    if !drops.isEmpty {
      row.remarks.append("\(word(.drop)) \(drops.map(formatter.drop).joined(separator: ", "))")
    }
    return [row]
  }

  private func prescription(_ work: Work) -> String {
    let formatter = formatter.writing(work)
    let load = formatter.load(of: work)
    let target = formatter.target(work.target)
    return load.isEmpty ? target : target.isEmpty ? "@ \(load)" : "\(target) @ \(load)"
  }

  private func effort(_ work: Work) -> String {
    let formatter = formatter.writing(work)
    let effort = formatter.effort(of: work) ?? ""
    return effort.isEmpty || !formatter.load(of: work).isEmpty ? effort : "@ " + effort
  }

  private func remarks(of work: Work) -> [String] {
    var remarks: [String] = []
    if let side = work.side { remarks.append(StepText(formatter: formatter).side(side)) }
    if let cadence = work.cadence { remarks.append(formatter.cadence(cadence)) }
    if let incline = work.incline { remarks.append(word(.incline(formatter.incline(incline)))) }
    if let resistance = work.resistance { remarks.append(word(.resistance(formatter.level(resistance)))) }
    if let height = work.height { remarks.append(word(.height(formatter.height(height)))) }
    if let hold = work.hold { remarks.append(word(.holdEach(formatter.hold(hold)))) }
    if let tempo = work.tempo { remarks.append(word(.tempo(tempo.notation))) }
    if let label = work.label { remarks.append(word(.label(label))) }
    return remarks
  }

  private func words(for rest: Rest) -> String {
    guard let length = rest.length else {
      return rest.recovery.map { word(.rest(formatter.recovery($0))) } ?? word(.restOpen)
    }
    let words =
      word(.rest(rest.upTo.map { formatter.lengths(length, $0) } ?? formatter.asWritten(length)))
    return rest.flows ? word(.runsOn(words)) : words
  }

  /// The plates on each side of the bar, once per load, for exercises with a bar.
  private func plates(_ works: [Work]) -> [String] {
    var seen: [(mass: Mass, label: String, plates: String?)] = []
    let text = PlatesText(formatter: formatter, athlete: athlete)
    for work in works {
      guard case .mass(1, let mass, _) = work.load, !seen.contains(where: { $0.mass == mass }) else { continue }
      seen.append((mass, formatter.writing(work).asWritten(mass), text.withBar(work)))
    }
    return seen.compactMap { _, label, plates in plates.map { seen.count > 1 ? label + ": " + $0 : $0 } }
  }

  /// Its exercises, without heading and sums.
  var blockRows: [String] {
    session.blocks.withoutReplacedRests.flatMap { rows(of: $0, depth: 1) }.aligned(to: columns)
  }
}

extension Block.Group {
  /// Whether its blocks come more than once.
  fileprivate var isRepeated: Bool {
    switch form {
    case .rounds(let count, _), .intervals(_, let count): count > 1
    case .ladder(let rungs, let step): rungs.count > 1 || step != nil
    case .window: true
    case .exercise, .sequence, .forTime, .choice, .freeOrder: false
    }
  }

  /// Its steps, without what is in further groups.
  fileprivate var steps: [Step] {
    blocks.compactMap { block in if case .step(let step) = block.content { step } else { nil } }
  }

  /// The intervals and the steps of one exercise with send-offs: `freestyle 8x50m every 1:00`.
  fileprivate var setsWithSendOffs: (lengths: [Milliseconds], steps: [Step])? {
    guard alternates, case .intervals(let lengths, blocks.count) = form, let title else { return nil }
    let steps = blocks.flatMap { block -> [Step] in
      switch block.content {
      case .step(let step): [step]
      case .group(let group): group.steps
      }
    }
    let isAll = steps.allSatisfy { step in if case .work(let work) = step { work.exercise.name == title } else { false }
    }
    return isAll && !steps.isEmpty ? (lengths, steps) : nil
  }
}

extension Block {
  /// The rounds of the group around it, if each of them is written out: one after the other takes its turn.
  fileprivate func roundsWrittenOut(in form: Block.Form) -> [Block]? {
    let rounds: Int
    switch form {
    case .rounds(let count, _), .intervals(_, let count): rounds = count
    case .exercise, .sequence, .window, .forTime, .ladder, .choice, .freeOrder: return nil
    }
    guard rounds > 1, case .group(let turns) = content, turns.alternates, turns.form == .rounds(1, style: .rounds),
      turns.title == nil, turns.blocks.count == rounds, turns.blocks.allSatisfy({ $0.isPlainList })
    else { return nil }
    return turns.blocks
  }

  private var isPlainList: Bool {
    if case .group(let group) = content { group.form == .sequence && group.title == nil } else { false }
  }
}
