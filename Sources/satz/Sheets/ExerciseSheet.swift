/// Exercises as a person and as other programs read them: one in full, or many, one per row.

import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

/// One exercise in a few lines.
struct ExerciseSheet {
  var entry: ExerciseEntry
  var library = AthleteLibrary()
  var language = Language.current
  var instructions: String?
  /// What a collection says about it.
  var words: [String] = []

  private var mark: ExerciseMark { library.mark(of: entry.key) }

  func rows() -> [String] {
    let wrapped = lines.flatMap { line in
      line.wrapped(to: Output.proseColumns - 4).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    let title = entry.name(in: language.ofNames) + (mark.isFavourite ? " ★" : "")
    return [title] + wrapped
  }

  var lines: [String] {
    let names = [entry.english, entry.german].filter { $0 != entry.name(in: language.ofNames) } + entry.aliases
    let place = library.category(of: entry)?.name(in: language) ?? ExerciseText.inNoCategory.said(in: language)
    let own = library.own(entry.key) == nil ? "" : " · " + ExerciseText.yourOwn.said(in: language)
    var lines = ["\(place) · \(entry.equipment.said(in: language))\(own)"]
    if !(entry.primary + entry.secondary).isEmpty {
      lines.append(
        CommandText.trains(primary: muscles(entry.primary), secondary: muscles(entry.secondary)).said(in: language))
    }
    if !names.isEmpty { lines.append(CommandText.alsoCalled(names.joined(separator: ", ")).said(in: language)) }
    if !words.isEmpty {
      lines.append(words.map { CollectionWord(rawValue: $0)?.said(in: language) ?? $0 }.joined(separator: " · "))
    }
    if let note = mark.note { lines.append("✎ " + note) }
    lines += (instructions ?? "").split(separator: "\n").map(String.init)
    return lines
  }

  private func muscles(_ muscles: [Muscle]) -> String { muscles.map { $0.said(in: language) }.joined(separator: ", ") }
}

/// Many exercises, one per row: equipment and muscles, and a star for favourites.
struct ExerciseRows {
  var entries: [ExerciseEntry]
  var library: AthleteLibrary
  var language = Language.current

  func rows() -> [String] {
    let width = entries.map { $0.name(in: language.ofNames).displayWidth }.max() ?? 0
    return entries.map { entry in
      let muscles = entry.primary.map { $0.said(in: language) }.joined(separator: ", ")
      let parts = [entry.equipment.said(in: language), muscles].filter { !$0.isEmpty }.joined(separator: " · ")
      return entry.name(in: language.ofNames).padded(to: width) + "  " + parts
        + (library.mark(of: entry.key).isFavourite ? "  ★" : "")
    }
  }
}

/// An exercise in `satz exercises --json`.
struct ExerciseJSON: Encodable {
  var key: String
  var english: String
  var german: String
  /// Nil for one that is in no category.
  var category: String?
  var equipment: String
  var primary: [String]
  var secondary: [String]
  var measure: String
  var aliases: [String]
  var own: Bool?
  var favourite: Bool?
  var note: String?

  init(_ entry: ExerciseEntry, of library: AthleteLibrary) {
    key = entry.key
    english = entry.english
    german = entry.german
    switch library.category(of: entry) {
    case .builtIn(let builtIn): category = builtIn.rawValue
    case .own(let own): category = own.name
    case nil: category = nil
    }
    equipment = entry.equipment.rawValue
    primary = entry.primary.map(\.rawValue)
    secondary = entry.secondary.map(\.rawValue)
    measure = entry.measure.rawValue
    aliases = entry.aliases
    let mark = library.mark(of: entry.key)
    own = library.own(entry.key) == nil ? nil : true
    favourite = mark.isFavourite ? true : nil
    note = mark.note
  }
}
