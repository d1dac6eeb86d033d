/// Finds the exercise that a scribbled name means: as the library has it, abbreviated, in another order, or mistyped.

import SessionModel

/// An exercise as a plan names it.
struct ScribbledName: Hashable {
  /// As written in the plan, in quotes where it needs them.
  var text: String
  /// Nil for a name that the library does not have; the plan declares it.
  var entry: ExerciseEntry?
  var isGuess: Bool
  /// Words before the name that belong to no name: `strict`, `heavy`.
  var remark = ""

  var guessed: ScribbledName {
    var name = self
    name.isGuess = true
    return name
  }

  /// Without which sets of it the line was about.
  var plain: ScribbledName {
    var name = self
    if Shorthand.isTag(remark) { name.remark = "" }
    return name
  }

  /// Whether both mean the same exercise, however they are written.
  func isSame(as other: ScribbledName) -> Bool {
    if let entry, let another = other.entry { return entry.key == another.key }
    return entry == nil && other.entry == nil && text == other.text
  }
}

/// Looks up names, each one once.
struct NameFinder {
  let library: ExerciseLibrary
  private var found: [String: ScribbledName?] = [:]
  /// Whether the text is German, where `KB` is not a kettlebell.
  var isGerman = false
  /// How fast a run, a ride or a walk is, before its name or behind it.
  private static let paces: Set<String> = [
    "locker", "lockeres", "lockerer", "ruhig", "ruhiges", "ruhiger", "zügig", "zügiges", "zügiger", "langsam",
    "langsames", "langsamer", "steady",
  ]
  private static let mannersOfEndurance = Shorthand.remarks.union(paces)
  private static let loads: Set<String> = ["light", "heavy", "leicht", "schwer"]
  private static let positions: Set<String> = [
    "eng", "breit", "weit", "sitzend", "stehend", "liegend", "vorgebeugt",
  ]
  private static let sides: Set<String> = [
    "l", "r", "left", "right", "links", "rechts", "li", "re", "each", "ea",
  ]
  /// The maximum number of characters in a name.
  private static let longest = 60

  init(_ library: ExerciseLibrary) { self.library = library }

  /// Nil for words that are not a name.
  mutating func find(_ words: String) -> ScribbledName? {
    guard words.utf8.count <= NameFinder.longest, words.unicodeScalars.contains(where: { $0.isOfWord }),
      !Shorthand.equipment.contains(words.lowercased())
    else { return nil }
    if let known = found[words] { return known }
    let name = look(words)
    found[words] = .some(name)
    return name
  }

  /// A name for the plan to declare.
  func unknown(_ words: String) -> ScribbledName { ScribbledName(text: quoted(words), entry: nil, isGuess: true) }

  private func look(_ words: String) -> ScribbledName? {
    if let found = germanName(words) { return found }
    if Shorthand.isOnlyTool(words) { return nil }
    if let found = alternating(words) ?? withoutLoad(words) ?? otherwiseWritten(words) { return found }
    if let found = withoutRemark(words) { return found }
    if let found = withoutTag(words) ?? beforeComma(words) ?? onSomething(words) { return found }
    if let found = withoutPace(words) ?? withoutLastWord(words) ?? withoutManner(words) ?? withoutTool(words) {
      return found
    }
    return mistyped(words).map { name($0.english.lowercased(), $0, isGuess: true) }
  }

  private func germanName(_ words: String) -> ScribbledName? {
    guard isGerman, let meant = Shorthand.germanNames[words.lowercased()], let entry = library.find(meant) else {
      return nil
    }
    return name(meant, entry, isGuess: true)
  }

  /// As the library has it, in another order, or abbreviated.
  private func otherwiseWritten(_ words: String) -> ScribbledName? {
    if let entry = library.find(words) { return name(words, entry, isGuess: false) }
    if let turned = turned(words), let entry = library.find(turned) { return name(turned, entry, isGuess: false) }
    if let meant = Shorthand.expanded(words) {
      if let entry = library.find(meant) { return name(meant, entry, isGuess: true) }
      if words.contains(" "), let entry = library.find(meant + " press") {
        return name(meant + " press", entry, isGuess: true)
      }
    }
    return nil
  }

  /// `squat (paused)`, `strict pull-ups`
  private func withoutRemark(_ words: String) -> ScribbledName? {
    let (base, within) = words.withoutParentheses
    if base != words, var found = look(base) {
      (found.remark, found.isGuess) = (within, true)
      return found
    }
    guard let (remark, rest) = Shorthand.withoutRemark(words), let entry = library.find(rest) else { return nil }
    return name(rest, entry, remark: remark)
  }

  private func withoutTag(_ words: String) -> ScribbledName? {
    guard let (tag, rest) = Shorthand.withoutTag(words), var found = look(rest), found.remark.isEmpty,
      found.entry?.measure == .reps
    else { return nil }
    (found.remark, found.isGuess) = (tag, true)
    return found
  }

  /// `Trizepsdrücken, stehend`
  private func beforeComma(_ words: String) -> ScribbledName? {
    guard let comma = words.firstIndex(of: ","), let entry = library.find(words[..<comma].trimmingSpace()),
      case let manner = words[words.index(after: comma)...].trimmingSpace(), Shorthand.isManner(manner)
    else { return nil }
    return name(words[..<comma].trimmingSpace(), entry, remark: manner)
  }

  /// `locker laufen`, `zügig gehen`
  private func withoutPace(_ words: String) -> ScribbledName? {
    guard let space = words.firstIndex(of: " ") else { return nil }
    return exercise(words[space...], done: words[..<space], among: NameFinder.paces, where: { $0.isEndurance })
  }

  /// `Liegestütz eng`: how it is done is not a typo.
  private func withoutManner(_ words: String) -> ScribbledName? {
    guard let space = words.lastIndex(of: " "), let entry = mistyped(words),
      let base = look(words[..<space].trimmingSpace()),
      base.entry?.key == entry.key, !base.isGuess, words[space...].unicodeScalars.allSatisfy({ !$0.isDigit }),
      case let manner = String(words[space...].dropFirst().lowercased().prefix(4)),
      !entry.english.lowercased().split(separator: " ").contains(where: { $0.hasPrefix(manner) })
    else { return nil }
    var found = base.guessed
    found.remark = words[space...].trimmingSpace()
    return found
  }

  /// `Crosstrainer locker`, `Squat light`, `Kabelrudern eng`, `Side plank L`: a known exercise, and how it is done.
  private func withoutLastWord(_ words: String) -> ScribbledName? {
    guard let space = words.lastIndex(of: " ") else { return nil }
    let (base, last) = (words[..<space], words[space...])
    return exercise(base, done: last, among: NameFinder.mannersOfEndurance, where: { $0.isEndurance })
      ?? exercise(base, done: last, among: NameFinder.positions, where: { $0.measure == .reps })
      ?? exercise(base, done: last, among: NameFinder.sides)
  }

  /// `squat heavy`: what a lift is that day stands beside its name.
  private func withoutLoad(_ words: String) -> ScribbledName? {
    guard let space = words.lastIndex(of: " ") else { return nil }
    return exercise(words[..<space], done: words[space...], among: NameFinder.loads)
  }

  private func exercise(
    _ base: Substring, done manner: Substring, among manners: Set<String>,
    where fits: (ExerciseEntry) -> Bool = { _ in true }
  ) -> ScribbledName? {
    let (base, manner) = (base.trimmingSpace(), manner.trimmingSpace())
    guard manners.contains(manner.lowercased()), let entry = library.find(base), fits(entry) else { return nil }
    return name(base, entry, remark: manner)
  }

  /// `Ausfallschritte KH`: a known exercise, and what is held.
  private func withoutTool(_ words: String) -> ScribbledName? {
    guard let space = words.lastIndex(of: " "), case let tool = words[space...].trimmingSpace(),
      ["kh", "lh", "db", "dbs", "kb", "kurzhantel", "kurzhanteln"].contains(tool.lowercased()),
      var found = look(words[..<space].trimmingSpace()), found.remark.isEmpty, found.entry?.measure == .reps
    else { return nil }
    (found.remark, found.isGuess) = (tool, true)
    return found
  }

  /// `pistols (alternating)`
  private func alternating(_ words: String) -> ScribbledName? {
    let (base, within) = words.withoutParentheses
    guard Shorthand.side(within) == "alternating", let entry = library.find(base) else { return nil }
    return name(base, entry, remark: within)
  }

  /// `Liegestütze auf Ringen`, `Sumo deadlift off blocks`: a known exercise, and on what it is done.
  private func onSomething(_ words: String) -> ScribbledName? {
    let parts = words.split(separator: " ")
    guard
      let place = parts.dropFirst().firstIndex(where: {
        ["auf", "on", "off", "from", "mit", "with", "w/", "in", "im", "am", "at"].contains($0.lowercased())
      }),
      place + 1 < parts.count, parts.count - place <= 4
    else { return nil }
    let base = parts[..<place].joined(separator: " ")
    let manner = parts[place...].joined(separator: " ")
    guard let entry = library.find(base) ?? Shorthand.expanded(base).flatMap({ library.find($0) }),
      // `run at race pace`
      entry.measure == .reps
        || entry.isEndurance && ["at", "in", "im", "with", "w/", "mit"].contains(parts[place].lowercased()),
      manner.unicodeScalars.allSatisfy({ !$0.isDigit })
    else { return nil }
    let text = library.find(base) == nil ? Shorthand.expanded(base) ?? base : base
    return name(text, entry, remark: manner)
  }

  private func name(_ text: String, _ entry: ExerciseEntry, remark: String) -> ScribbledName {
    var found = name(text, entry, isGuess: true)
    found.remark = remark
    return found
  }

  private func name(_ text: String, _ entry: ExerciseEntry, isGuess: Bool) -> ScribbledName {
    ScribbledName(text: isPlain(text, entry) ? text : quoted(text), entry: entry, isGuess: isGuess)
  }

  /// Whether a plan reads it as this exercise without quotes, whatever follows it.
  private func isPlain(_ text: String, _ entry: ExerciseEntry) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.isOfWord || $0 == " " || $0 == "-" || $0 == "'" }) else { return false }
    let checked = checkPlainItems(Array((text + " 5 @ 5kg").utf8), library: library)
    return !checked.hasErrors && checked.plan.exercises.map { $0.exercise.key } == [entry.key]
  }

  /// `Bench press (barbell)` is `barbell Bench press`.
  private func turned(_ words: String) -> String? {
    guard let open = words.firstIndex(of: "("), let close = words.firstIndex(of: ")"), open < close else { return nil }
    let before = words[..<open].trimmingSpace()
    let within = words[words.index(after: open)..<close].trimmingSpace()
    guard !before.isEmpty, !within.isEmpty else { return nil }
    return within + " " + before
  }

  /// The exercise whose name differs by a letter or two; never for a short name.
  private func mistyped(_ words: String) -> ExerciseEntry? {
    let typed = folded(words)
    guard typed.count >= 5, !Shorthand.isEffort(words), !DayName.isSplit(words),
      // `some planks` is not a side plank.
      !(words.split(separator: " ").first.map { Shorthand.leadIns.contains($0.lowercased()) } ?? false),
      Shorthand.withoutTools(words).utf8.count >= 4,
      // `squat week` is no squat jerk.
      !words.lowercased().split(separator: " ").contains(where: {
        ["week", "weeks", "wk", "woche", "day"].contains($0)
      }),
      !words.lowercased().split(separator: " ").contains(where: {
        // `Sat ride` is not a stride.
        KeptWords.isSyntax(String($0)) || DayName.isShort(String($0))
      })
    else { return nil }
    return library.mistyped(words, atMost: typed.count < 9 ? 1 : 2)
  }

  private func folded(_ name: String) -> [UInt8] {
    let folded = FoldedName(name.utf8.span)
    return folded.isTooLong ? [] : (0..<folded.count).map { folded[$0] }
  }

  private func quoted(_ text: String) -> String { PlanText.quoted(text) }
}

extension String {
  /// The words before the parentheses at the end, and those in them.
  var withoutParentheses: (words: String, within: String) {
    guard hasSuffix(")"), let open = firstIndex(of: "("), open > startIndex else { return (self, "") }
    let within = String(self[index(after: open)...].dropLast())
    let words = self[..<open].trimmingSpace()
    return words.isEmpty || within.contains("(") ? (self, "") : (words, within)
  }
}

extension String {
  /// `SL balance R`: the words before the side, and the side; nil without one.
  var withoutSide: (words: String, within: String)? {
    guard let space = lastIndex(of: " "), case let side = String(self[index(after: space)...]),
      ["L", "R", "left", "right", "links", "rechts", "li", "re"].contains(side)
    else { return nil }
    return (self[..<space].trimmingSpace(), side)
  }
}

extension Substring {
  func trimmingSpace() -> String {
    let start = drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...end])
  }
}
