/// The exercises that a plan can name: over 2,000 built-in ones, and those that a plan or an athlete declares.

/// Names are found regardless of case, hyphens and spaces, in the singular or plural, in English or German. Unknown
/// names are never guessed; `nearest` lists what may have been meant.
public struct ExerciseLibrary: Sendable {
  /// The built-in exercises, without any declared ones.
  public static let builtIn = ExerciseLibrary()

  private(set) var declared: [ExerciseEntry] = []
  private var declaredNames = NameIndex()

  private init() {}

  /// The exercise with this name.
  public func find(_ name: String) -> ExerciseEntry? { find(name.utf8.span) }

  /// The exercise with the name in these bytes of UTF-8.
  public func find(_ source: [UInt8], in range: Range<Int>) -> ExerciseEntry? {
    find(source.span.extracting(range.clamped(to: source.indices)))
  }

  /// What a plan needs to know about the exercise with this name.
  func identify(_ name: String) -> ExerciseIdentity? {
    switch place(of: name.utf8.span) {
    case .declared(let index): declared[index].identity
    case .builtIn(let row): ExerciseTable.builtIn.identity(at: row)
    case .variant(let variant): variant.identity
    case nil: nil
    }
  }

  /// The exercise with this key.
  public func entry(for key: String) -> ExerciseEntry? {
    if let entry = declared.last(where: { $0.key == key }) { return entry }
    let entry: ExerciseEntry? =
      switch NamedExercise(FoldedName(key.utf8.span)) {
      case .row(let row): ExerciseTable.builtIn.entry(at: row)
      case .variant(let variant): variant.entry
      case nil: nil
      }
    return entry?.key == key ? entry : NameVariant(key: key)?.entry
  }

  /// Whether a plan or an athlete declared the exercise with this key.
  func isDeclared(_ key: String) -> Bool { declared.contains { $0.key == key } }

  /// The name of the exercise with this key; nil for a key that the library does not have.
  public func name(of key: String, in language: NameLanguage) -> String? { entry(for: key)?.name(in: language) }

  /// The library with one more exercise. Its names take precedence over existing ones.
  public func adding(_ entry: ExerciseEntry) -> ExerciseLibrary {
    var library = self
    library.add(entry)
    return library
  }

  /// Adds an exercise, whose names take precedence over existing ones.
  public mutating func add(_ entry: ExerciseEntry) {
    declared.append(entry)
    for name in [entry.english, entry.german, entry.key] + entry.aliases {
      declaredNames.insert(FoldedName(name.utf8.span), owner: declared.count - 1, replacing: true)
    }
  }

  /// Whether every name means the same in another library.
  package func isSame(as other: ExerciseLibrary) -> Bool { declared == other.declared }

  /// Every exercise: the built-in ones by category, then the declared ones. One declared under a built-in key replaces
  /// the built-in one.
  public var all: [ExerciseEntry] {
    let table = ExerciseTable.builtIn
    let keys = Set(declared.map { $0.key })
    return table.rows.indices.compactMap(table.entry(at:)).filter { !keys.contains($0.key) } + declared
  }

  /// The exercises that an unknown name may have meant, the likeliest first.
  public func nearest(to name: String, limit: Int) -> [ExerciseEntry] { nearest(to: name.utf8.span, limit: limit) }

  /// The exercises that the bytes of an unknown name may have meant, the likeliest first.
  public func nearest(to source: [UInt8], in range: Range<Int>, limit: Int) -> [ExerciseEntry] {
    nearest(to: source.span.extracting(range.clamped(to: source.indices)), limit: limit)
  }

  /// The exercise whose name differs in the fewest letters, at most this many; nil if none is that near.
  func mistyped(_ name: String, atMost limit: Int) -> ExerciseEntry? {
    let typed = FoldedName(name.utf8.span)
    guard !typed.isTooLong, typed.count > 0 else { return nil }
    let table = ExerciseTable.builtIn
    let own = declaredNames.nearest(to: typed, atMost: limit)
    let builtIn = table.names.nearest(to: typed, atMost: limit)
    if let own, own.typos <= builtIn?.typos ?? limit { return declared[own.owner] }
    return builtIn.flatMap { table.entry(at: $0.owner) }
  }

  private func find(_ name: Swift.Span<UInt8>) -> ExerciseEntry? { place(of: name).flatMap { entry(at: $0) } }

  /// The exercise with this name, or if `isParaphrased` with another one that says the same.
  func find(_ name: FoldedName, isParaphrased: Bool) -> ExerciseEntry? {
    name.isTooLong ? nil : place(of: name, depth: isParaphrased ? 2 : 0).flatMap { entry(at: $0) }
  }

  private func entry(at place: Place) -> ExerciseEntry? {
    switch place {
    case .declared(let index): declared[index]
    case .builtIn(let row): ExerciseTable.builtIn.entry(at: row)
    case .variant(let variant): variant.entry
    }
  }

  private enum Place {
    case declared(Int)
    case builtIn(row: Int)
    case variant(NameVariant)
  }

  private func place(of name: Swift.Span<UInt8>) -> Place? {
    let folded = FoldedName(name)
    if folded.isTooLong { return placeOfLongName(name) }
    return place(of: folded) ?? placeWithDetails(name)
  }

  /// Only declared exercises have names that are too long for the index; they are few.
  private func placeOfLongName(_ name: Swift.Span<UInt8>) -> Place? {
    guard !declared.isEmpty else { return nil }
    let key = ExerciseEntry.key(for: String(decoding: name.indices.map { name[$0] }, as: UTF8.self))
    let index = declared.lastIndex { entry in
      ([entry.english, entry.german] + entry.aliases).contains { ExerciseEntry.key(for: $0) == key }
    }
    return index.map { .declared($0) }
  }

  /// `depth`: how often it may be said in other words.
  private func place(of folded: FoldedName, depth: Int = 2) -> Place? {
    if let owner = declaredNames.find(folded) { return .declared(owner) }
    return switch NamedExercise(folded) {
    case .row(let row): .builtIn(row: row)
    case .variant(let variant): .variant(variant)
    case nil: placeOfParaphrase(folded, depth)
    }
  }

  /// `Tempoläufe`: says the same as a name that is known.
  private func placeOfParaphrase(_ name: FoldedName, _ depth: Int) -> Place? {
    guard depth > 0, !name.isTooLong, AmbiguousNames.keys(for: name) == nil else { return nil }
    for paraphrase in name.paraphrases {
      guard let place = place(of: paraphrase.name, depth: depth - 1), let entry = entry(at: place) else { continue }
      if paraphrase.isMeant(entry) { return place }
    }
    return nil
  }

  /// `Bench Press (Barbell)`, as other apps write it, is *barbell bench press*; `Chin Up (Weighted)` is *weighted
  /// chin-up*; `dips (triceps)` are dips. With other equipment it is another exercise.
  private func placeWithDetails(_ name: Swift.Span<UInt8>) -> Place? {
    guard let details = NameDetails(name) else { return placeOfAlternatives(name) }
    var (said, remarks): (FoldedName, [Remarks]) = (details.plain, [])
    for detail in details.details where !add(detail.whole, to: &said) {
      if let remark = Remarks(detail.parts) {
        remarks.append(remark)
        continue
      }
      if detail.hasSlash, isEither(detail.parts, said) { return nil }
      for part in detail.parts where !add(part, to: &said) {
        guard detail.parts.count > 1, let remark = Remarks([part]) else { return nil }
        remarks.append(remark)
      }
    }
    guard let place = place(of: said) else { return nil }
    guard !remarks.isEmpty else { return place }
    return entry(at: place).flatMap { entry in remarks.allSatisfy { $0.suit(entry) } ? place : nil }
  }

  /// Whether the parts make several exercises, as *(cable/machine)* and *(einbeinig/beidbeinig)* do, and not one.
  private func isEither(_ parts: [FoldedName], _ plain: FoldedName) -> Bool {
    let (both, outer) = (parts.reduce(into: plain) { _ = add($1, to: &$0) }, key(of: plain))
    let keys = parts.map { part in
      var said = plain
      return add(part, to: &said) ? key(of: said) : outer
    }
    let isSame = keys.allSatisfy { $0 == keys.first }
    return !isSame && keys.contains(key(of: both))
  }

  private func key(of name: FoldedName) -> String? { place(of: name).flatMap { entry(at: $0)?.key } }

  /// Adds a detail to what is said; false if the two together mean nothing.
  private func add(_ detail: FoldedName, to said: inout FoldedName) -> Bool {
    for both in [detail.followed(by: said), said.followed(by: detail)] where place(of: both) != nil {
      said = both
      return true
    }
    let outer = place(of: said)
    if let place = place(of: detail), let meant = entry(at: place) {
      // `Beckenheben (Brücke)` says the same twice.
      if let outer { return entry(at: outer)?.key == meant.key }
      // `Vogelhundstand (bird dog)` says what an unknown name means; `wall lean (calves)` a muscle, `sprints (bike)` on
      // what, and *(Vierfüßlerstand)* how one stands.
      let isName = Array(detail.wordRanges).count > 1 || meant.measure == .reps && !Remarks.isMuscle(detail)
      guard isName, !meant.isEndurance else { return false }
      said = detail
      return true
    }
    guard let outer, let equipment = equipment(at: outer) else { return false }
    let usual = FoldedName(equipment.rawValue.utf8.span)
    return detail.count == usual.count && detail.starts(with: usual)
  }

  /// `Criss-cross / Käfer`: two names for one exercise.
  private func placeOfAlternatives(_ name: Swift.Span<UInt8>) -> Place? {
    guard let (first, second) = FoldedName.alternatives(in: name), let place = place(of: first),
      let other = self.place(of: second)
    else { return nil }
    return entry(at: place)?.key == entry(at: other)?.key ? place : nil
  }

  private func equipment(at place: Place) -> Equipment? {
    switch place {
    case .declared(let index): declared[index].equipment
    case .builtIn(let row): ExerciseTable.builtIn.identity(at: row)?.equipment
    case .variant(let variant): variant.equipment
    }
  }

  private func nearest(to name: Swift.Span<UInt8>, limit: Int) -> [ExerciseEntry] {
    let meant = (AmbiguousNames.keys(for: FoldedName(name)) ?? []).compactMap { entry(for: $0) }
    guard meant.count < limit, let query = NearestNames(name) else { return Array(meant.prefix(max(0, limit))) }
    var scores: [(score: Int, entry: Int)] = []
    let table = ExerciseTable.builtIn
    let builtIn = query.scores(in: table.names, owners: table.rows.count)
    let own = query.scores(in: declaredNames, owners: declared.count)
    for (owner, score) in own.enumerated() { if let score { scores.append((score, -1 - owner)) } }
    for (owner, score) in builtIn.enumerated() { if let score { scores.append((score, owner)) } }
    scores.sort { ($0.score, $0.entry) < ($1.score, $1.entry) }
    let similar = scores.prefix(limit).compactMap { scored in
      scored.entry < 0 ? declared[-1 - scored.entry] : table.entry(at: scored.entry)
    }
    return Array((meant + similar.filter { !meant.contains($0) }).prefix(limit))
  }
}

extension ExerciseEntry {
  fileprivate var identity: ExerciseIdentity {
    ExerciseIdentity(
      key: key, english: english, category: category, equipment: equipment, measure: measure, note: note)
  }
}

extension ExerciseLibrary {
  /// Whether another name is a German one of the table. The table does not say, but German nouns are written with a
  /// capital; the names that an athlete gives are as they are.
  func isGerman(_ alias: String) -> Bool {
    let hasNoun = alias.split(separator: " ").contains { word in
      guard let first = word.first, let second = word.dropFirst().first else { return false }
      return first.isUppercase && second.isLowercase
    }
    return hasNoun && ExerciseTable.builtIn.names.find(FoldedName(alias.utf8.span)) != nil
  }
}
