/// Two loads on a lift with a barbell: `snatch 5 @ 2x16kg` is probably the lift with dumbbells or kettlebells.

import SessionModel

/// The loads in the head of a block.
struct HeadLoads {
  var block: Span
  /// What is before the block.
  var head: Span
  /// Whether they are of two implements or more.
  var arePairs: Bool
}

extension Linter {
  mutating func lintPairs(_ item: Item, _ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = exercise(named: name), exercise.counted?.equipment == .barbell else { return }
    let own = ownIntensities(item, sets)
    let around = own.isEmpty ? pairedBlocks.last { $0.block.encloses(item.span) } : nil
    guard around?.arePairs ?? own.contains(where: { tree.isPair($0) }) else { return }
    if let share = own.compactMap({ shareOfBodyweight($0) }).first {
      return report(.pairOnBar(tree.string(name)), at: name.span, hints: [.write(share)])
    }
    let others = others(than: exercise.exercise.key)
    guard !others.isEmpty else { return }
    let said = around.flatMap { equipment(in: $0.head) }
    let meant = said.flatMap { said in others.first { $0.equipment == said } }
    report(
      .pairOnBar(tree.string(name)), at: name.span,
      hints: (meant.map { [$0] } ?? others).map { .didYouMeanExercise($0) },
      fixes: meant.map { [Fix(replace: name.span, with: $0.english.lowercased())] } ?? [])
  }

  /// `@ 2x bw`, which is twice the bodyweight on the bar.
  private func shareOfBodyweight(_ intensity: Intensity) -> String? {
    guard case .each(let operands) = intensity.kind, case .bodyweight = tree[operands].right.kind,
      let times = plainNumber(tree[operands].left)
    else { return nil }
    return "@ \(100 * times)% of \(Keyword.bw.word)"
  }

  /// The same lift with dumbbells and with kettlebells, where the library has it. Everybody calls curls with either curls.
  private func others(than key: String) -> [ExerciseEntry] {
    let parts = key.split(separator: "-").filter { $0 != "barbell" }
    guard key != "biceps-curl", !parts.contains(where: { Self.ofBars.contains(String($0)) }) else { return [] }
    let words = parts.joined(separator: " ")
    return [Equipment.dumbbell, .kettlebell].compactMap { equipment in
      library.find("\(equipment.rawValue) \(words)").flatMap { $0.equipment == equipment ? $0 : nil }
    }
  }

  /// What only a bar has in its name.
  private static let ofBars: Set<String> = ["bar", "ez", "landmine", "smith", "log", "axle"]

  /// `complex x4 @ 2x14kg "KH Komplex"`: its title may say what it is done with.
  private func equipment(in head: Span) -> Equipment? {
    let words = tree.string(head).lowercased().split { !$0.isLetter }
    if words.contains(where: { Self.dumbbells.contains(String($0)) }) { return .dumbbell }
    return words.contains { Self.kettlebells.contains(String($0)) } ? .kettlebell : nil
  }

  private static let dumbbells: Set<String> = [
    "db", "dbs", "dumbbell", "dumbbells", "kh", "kurzhantel", "kurzhanteln",
  ]
  private static let kettlebells: Set<String> = ["kb", "kbs", "kettlebell", "kettlebells"]

  /// What is behind the `@` of each entry and of the item.
  func ownIntensities(_ item: Item, _ sets: Nodes<SetEntry>) -> [Intensity] {
    tree[sets].compactMap { entry in entry.intensity.map { tree[$0] } } + tree[item.intensities]
  }
}

extension PlanTree {
  /// The blocks whose head has a load, the outer ones first; none if no head has two.
  var pairedBlocks: [HeadLoads] {
    let ofSessions = sessions.compactMap { headLoads($0.intensities, of: $0.body, from: $0.body.span.start) }
    let ofGroups = items.compactMap { item -> HeadLoads? in
      guard case .group(let id) = item.kind else { return nil }
      return headLoads(item.intensities, of: self[id].body, from: item.span.start)
    }
    let all = ofSessions + ofGroups
    return all.contains { $0.arePairs } ? all.sorted { $0.block.start < $1.block.start } : []
  }

  private func headLoads(_ intensities: Nodes<Intensity>, of body: Body, from start: UInt32) -> HeadLoads? {
    guard !intensities.isEmpty else { return nil }
    return HeadLoads(
      block: body.span, head: Span(start: start, end: body.span.start),
      arePairs: self[intensities].contains { isPair($0) })
  }

  /// `2x16kg`, `2x24kg or 2x16kg`
  func isPair(_ intensity: Intensity) -> Bool {
    switch intensity.kind {
    case .each(let operands):
      guard case .quantity(let count) = self[operands].left.kind else { return false }
      return count.thousandths >= 2000
    case .alternatives(let options):
      return options.range.contains { isPair(alternativeIntensities[$0].intensity) }
    case .value, .effort, .ask, .ramp, .missing: return false
    }
  }
}
