/// Resolves names of exercises to the library's keys, and the exercises that a plan declares itself.

import SessionModel

extension Resolver {
  /// The exercise for a name. One that the library does not have is reported once, with all its places, and keeps its
  /// name.
  mutating func exercise(_ name: Name) -> Plan.ExerciseID {
    if !names.exercises.isEmpty, let bound = names.exercises[key(name)] { return bound }
    if let found = exerciseNames.find(name.span, in: tree.source) {
      if !unknownExercises.isEmpty, let unknown = unknownExercises[found.value] { report(unknown, againAt: name) }
      return Plan.ExerciseID(index: found.value)
    }
    let written = tree.string(name)
    if let place = spelledExercises[SpelledName(file: file, name: written)] {
      // The same name with different space in it.
      exerciseNames.insert(place, for: name.span, in: tree.source)
      if let unknown = unknownExercises[place] { report(unknown, againAt: name) }
      return Plan.ExerciseID(index: place)
    }
    let place = Int32(truncatingIfNeeded: plan.exercises.count)
    if !names.lists.isEmpty, reportNotOne(key(name), at: name.span) {
      plan.exercises.append(
        Plan.ResolvedExercise(exercise: Exercise(key: key(name), name: tree.string(name)), implement: .other))
      return Plan.ExerciseID(index: place)
    }
    exerciseNames.insert(place, for: name.span, in: tree.source)
    spelledExercises[SpelledName(file: file, name: written)] = place
    if let known = library.identify(written) {
      plan.exercises.append(
        Plan.ResolvedExercise(
          exercise: Exercise(key: known.key, name: library.shownName(of: known, written: written)),
          implement: known.equipment.implement,
          counted: Plan.CountedExercise(known), note: known.note))
    } else {
      let bases = log.isFull ? [] : library.baseExercises(of: written)
      plan.exercises.append(
        Plan.ResolvedExercise(
          exercise: Exercise(key: written.lowercased(), name: written.capitalizedFirst),
          measureOfBase: bases.first.flatMap { base in
            bases.allSatisfy { $0.measure == base.measure } ? base.measure : nil
          }))
      unknownExercises[place] = reportUnknown(name, written, variationOf: bases)
    }
    return Plan.ExerciseID(index: place)
  }

  /// The exercise of a name whose meaning depends on the amount; nil for any other name, and for an exercise that the
  /// plan declares.
  mutating func exerciseByMeasure(_ name: Name, _ sets: Nodes<SetEntry>) -> Plan.ExerciseID? {
    guard NamesByMeasure.lengths.contains(Int(name.span.end - name.span.start)),
      let measure = tree[sets].first?.target.measure(in: tree), names.exercises.isEmpty || !isBound(name),
      let key = NamesByMeasure.key(tree.string(name), by: measure), let known = library.identify(key)
    else { return nil }
    let written = tree.string(name)
    if let named = library.identify(written), named.key != known.key, !isInTable(named.key) { return nil }
    let spelled = SpelledName(file: file, name: written + " " + key)
    if let place = spelledExercises[spelled] { return Plan.ExerciseID(index: place) }
    let place = Int32(truncatingIfNeeded: plan.exercises.count)
    spelledExercises[spelled] = place
    plan.exercises.append(
      Plan.ResolvedExercise(
        exercise: Exercise(key: known.key, name: known.english),
        implement: known.equipment.implement,
        counted: Plan.CountedExercise(known)))
    return Plan.ExerciseID(index: place)
  }

  private func isBound(_ name: Name) -> Bool { names.exercises[key(name)] != nil }

  private func isInTable(_ key: String) -> Bool {
    NamesByMeasure.table.contains { $0.way == key || $0.hold == key }
      || NamesByMeasure.byReps.contains { $0.held == key }
  }

  private mutating func reportUnknown(
    _ name: Name, _ written: String, variationOf bases: [ExerciseEntry]
  ) -> UnknownExercise? {
    // Searching for what was meant takes longer than everything else, so it is skipped if the log is full.
    guard unknownExercises.count < DiagnosticLog.usualLimit, !log.isFull else {
      report(.unknownExercise(written), at: name.span)
      return nil
    }
    if let (words, fix) = otherMeaning(of: written) {
      report(
        .unknownExercise(written), at: name.span, hints: [.write(words)],
        fixes: fix.map { [Fix(replace: name.span, with: $0)] } ?? [])
      return nil
    }
    if reportSit(name, written) || reportGroupWithoutBlock(name, written) { return nil }
    let remark = remark(in: written)
    let nearest = remark == nil ? library.nearest(to: written, limit: 3) : []
    let likely = nearest.map { $0.english.lowercased() }
    // Only a typing slip can be fixed without asking; a name that is merely similar is for the athlete to choose.
    let isAmbiguous = AmbiguousNames.keys(for: FoldedName(written.utf8.span)) != nil
    let slip = isAmbiguous ? nil : onlyNearestWord(to: written, among: likely)
    let place = log.diagnostics.count
    report(
      .unknownExercise(written), at: name.span,
      hints: nearest.map { .didYouMeanExercise($0) } + (remark.map { [.write("note \"\($0)\"")] } ?? [])
        + (Hint.countsAsVariation(of: bases).map { [$0] } ?? []) + declaration(of: written),
      fixes: slip.map { [Fix(replace: name.span, with: $0)] } ?? [])
    let lifted = bases.count == 1 && bases[0].measure == .reps && bases[0].equipment != .bodyweight
    return log.diagnostics.count > place
      ? UnknownExercise(report: place, slip: slip, lifted: lifted ? bases[0].english.lowercased() : nil) : nil
  }

  /// What `squat (as last week)` says besides a name that is known.
  private func remark(in written: String) -> String? {
    guard written.last == ")", let open = written.firstIndex(of: "("), !written.contains("\""),
      library.identify(String(written[..<open])) != nil
    else { return nil }
    return String(written[written.index(after: open)...].dropLast())
  }

  /// The nearest word, unless another one is as near.
  private func onlyNearestWord(to written: String, among words: [String]) -> String? {
    let first = nearestWord(to: written, among: words)
    guard let first, first == nearestWord(to: written, among: words.reversed()) else { return nil }
    return isSlip(written.lowercased(), of: first) ? first : nil
  }

  /// Whether each word is the other's with a typo or two: *hack* is not a typo of *half*.
  private func isSlip(_ written: String, of name: String) -> Bool {
    let (typed, meant) = (written.split(separator: " "), name.split(separator: " "))
    guard typed.count == meant.count else { return true }
    return zip(typed, meant).allSatisfy { word, other in
      typoCount(Array(word.utf8), Array(other.utf8), atMost: min(word.utf8.count, other.utf8.count) < 5 ? 1 : 2) != nil
    }
  }

  /// A variation has no max of its own: `@ 70% of max(bench press)`.
  mutating func offerShareOfBase(
    of exercise: Plan.ExerciseID, _ sets: Nodes<SetEntry>, _ intensities: Nodes<Intensity>
  ) {
    guard let unknown = unknownExercises[exercise.index], let base = unknown.lifted else { return }
    for intensity in tree[sets].compactMap({ entry in entry.intensity.map { tree[$0] } }) + tree[intensities] {
      guard case .value(let load) = intensity.kind, load.isPercentage else { continue }
      log.amend(unknown.report, hint: .write("@ \(tree.string(load.span)) of max(\(base))"))
      return
    }
  }

  /// How to make it an exercise; only a file can declare one.
  private func declaration(of written: String) -> [Hint] {
    tree.looseItems.isEmpty && !written.contains("\"") ? [.declareExercise(written.capitalizedFirst)] : []
  }

  /// `main squat` for the template `main`.
  func callMeant(by written: String) -> String? {
    let word = written.lowercased()
    guard names.templates[word] == nil else { return written + "(…)" }
    let name = names.templates.entries.map { $0.name }.filter { word.hasPrefix($0 + " ") }.max { $0.count < $1.count }
    return name.map { "\(written.prefix($0.count))(\(written.dropFirst($0.count + 1)))" }
  }

  /// The edit fixes every place; only a few of them are shown.
  private mutating func report(_ unknown: UnknownExercise, againAt name: Name) {
    guard file == 0, instances == 0 || log.diagnostics[unknown.report].span != name.span else { return }
    let isShown = log.diagnostics[unknown.report].labels.count < 2
    log.amend(
      unknown.report, label: isShown ? Diagnostic.Label(.againHere, at: name.span) : nil,
      fix: unknown.slip.map { Fix(replace: name.span, with: $0) })
  }

  /// Declared exercises are visible in the whole file, even above their declaration.
  mutating func declareExercises() {
    var declared = NameCache()
    for declaration in tree.exercises {
      guard let name = declaration.name else { continue }
      if let earlier = declared.find(name.span, in: tree.source) {
        report(
          .duplicateExercise(tree.string(name)), at: name.span,
          labels: [Diagnostic.Label(.firstHere, at: earlier.first)])
        continue
      }
      declared.insert(0, for: name.span, in: tree.source)
      let entry = entry(declaration, named: tree.string(name))
      library.add(entry)
    }
  }

  private mutating func entry(_ declaration: ExerciseDeclaration, named name: String) -> ExerciseEntry {
    var entry = ExerciseEntry(key: ExerciseEntry.key(for: name), english: name, german: name)
    for field in tree[declaration.fields] {
      switch field.kind {
      case .category:
        entry.category = known(field, in: ExerciseCategory.self, or: { .unknownCategory($0) }).first ?? entry.category
      case .equipment:
        entry.equipment = known(field, in: Equipment.self, or: { .unknownEquipment($0) }).first ?? entry.equipment
      case .measure:
        entry.measure = known(field, in: Measure.self, or: { .unknownMeasure($0) }).first ?? entry.measure
      case .muscles: entry.primary = known(field, in: Muscle.self, or: { .unknownMuscle($0) })
      case .secondary: entry.secondary = known(field, in: Muscle.self, or: { .unknownMuscle($0) })
      case .aliases: entry.aliases = tree[field.values].map(tree.string)
      case .german: entry.german = tree[field.values].first.map(tree.string) ?? name
      case .note: entry.note = tree[field.values].first.map(tree.string)
      }
    }
    if !tree[declaration.fields].contains(where: { $0.kind == .category }) {
      entry.category = ExerciseEntry.usualCategory(of: entry.measure)
    }
    return entry
  }

  /// Matches the words of a field with a closed list; `front delts` is `front-delts`.
  private mutating func known<Word: RawRepresentable<String> & CaseIterable>(
    _ field: ExerciseField, in words: Word.Type, or problem: (String) -> MeaningProblem
  ) -> [Word] {
    var found: [Word] = []
    for name in tree[field.values] {
      let written = tree.string(name)
      let key = ExerciseEntry.key(for: written)
      if let word = Word(rawValue: key) {
        found.append(word)
      } else {
        report(
          .meaning(problem(written)), at: name.span,
          suggesting: nearestWord(to: key, among: Word.allCases.map { $0.rawValue }))
      }
    }
    return found
  }
}

/// A name in a file.
struct SpelledName: Hashable {
  var file: Int
  var name: String
}

/// An unknown exercise name: its index in the log, the name that was surely meant, and the lift that it is a variation
/// of.
struct UnknownExercise {
  var report: Int
  var slip: String?
  var lifted: String?
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Equipment {
  /// What its loads are rounded to.
  fileprivate var implement: Implement {
    switch self {
    case .barbell: .barbell
    case .bodyweight, .rings, .band: .body
    case .dumbbell, .kettlebell, .machine, .cable, .rower, .bike, .ski, .run, .swim, .sled, .sandbag, .medicineBall,
      .other:
      .other
    }
  }
}

extension SetTarget {
  /// Nil if it is neither a distance, a hold nor reps.
  fileprivate func measure(in tree: PlanTree) -> NamesByMeasure.Measure? {
    switch self {
    case .breaths: return .hold
    case .amount(let amount), .atLeast(let amount):
      let low: Expression = if case .range(let ends) = amount.kind { tree[ends].left } else { amount }
      guard case .quantity(let quantity) = low.kind else { return nil }
      if quantity.unit.isTime { return .hold }
      return quantity.unit.dimension == .length ? .way : quantity.unit == .none ? .reps : nil
    case .maxOf(let unit): return unit.dimension == .length ? .way : nil
    case .max, .caloriesOfRung, .total, .cluster, .missing: return nil
    }
  }
}
