/// The exercises that begin as typed: first what the athlete does and what the workout lacks.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// More are not offered at once.
  private static let offered = 30

  func exercises(beginning typed: String, at offset: Int, in document: Document) -> [Candidate] {
    let library = document.analysis.exercises
    let trained = trained(around: offset, in: document, library)
    let names =
      typed.isEmpty
      ? setting.known.habits.keys.sorted().compactMap { library.entry(for: $0).map(name) }
      : library.bestKnown(beginning: typed, language: setting.language.ofNames, limit: 400)
    let ranked = names.enumerated().map { place, name -> Ranked in
      let entry = library.find(name)
      let lacks = entry?.primary.first { !trained.muscles.contains($0) }
      return Ranked(
        name: name, sets: entry.flatMap { setting.known.habits[$0.key] } ?? 0, lacks: trained.isEmpty ? nil : lacks,
        isThere: entry.map { trained.exercises.contains($0.key) } ?? false, isKnown: place < Self.offered)
    }
    return ranked.sorted(by: <).prefix(Self.offered).map { ranked in
      Candidate(ranked.name, .exercise, detail: detail(of: ranked), text: ranked.name)
    }
  }

  private struct Ranked: Comparable {
    var name: String
    /// In the last weeks.
    var sets: Int
    /// A muscle that the workout does not train yet.
    var lacks: Muscle?
    /// Whether the workout has it already.
    var isThere: Bool
    /// Whether it is among the best known ones that begin so.
    var isKnown: Bool

    static func < (one: Ranked, two: Ranked) -> Bool {
      if one.isThere != two.isThere { return two.isThere }
      if (one.sets > 0) != (two.sets > 0) { return one.sets > 0 }
      if (one.lacks == nil) != (two.lacks == nil) { return one.lacks != nil }
      if one.sets == two.sets, one.isKnown != two.isKnown { return one.isKnown }
      return (two.sets, one.name) < (one.sets, two.name)
    }
  }

  private func detail(of ranked: Ranked) -> String? {
    var parts: [EditorText] = []
    if ranked.sets > 0 { parts.append(.fromYourLog(sets: ranked.sets)) }
    if let muscle = ranked.lacks { parts.append(.notYetHere(muscle: muscle.said(in: setting.language))) }
    return parts.isEmpty ? nil : parts.map { $0.said(in: setting.language) }.joined(separator: " · ")
  }

  private func name(_ entry: ExerciseEntry) -> String {
    setting.language == .german ? entry.german : entry.english.lowercased()
  }

  /// What the workout around the place has besides the item that is being written.
  private func trained(
    around offset: Int, in document: Document, _ library: ExerciseLibrary
  ) -> (exercises: Set<String>, muscles: Set<Muscle>, isEmpty: Bool) {
    let (tree, written) = (document.analysis.tree, document.analysis.written)
    guard let session = written.sessions.last(where: { $0.body.span.holds(offset) }) else { return ([], [], true) }
    var exercises: Set<String> = []
    var muscles: Set<Muscle> = []
    for item in written.items where session.body.span.holds(item.span) && !item.span.holds(offset) {
      guard case .exercise(let name, _) = item.kind, let entry = library.find(tree.string(name)) else { continue }
      exercises.insert(entry.key)
      muscles.formUnion(entry.primary)
    }
    return (exercises, muscles, exercises.isEmpty)
  }
}
