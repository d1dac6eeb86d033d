/// `satz exercises`: the library, searched by name or category, or one exercise in full.

import ArgumentParser
import PlanLanguage

struct Exercises: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "exercises", abstract: say(.exercises))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.searchArgument)) var search: [String] = []
  @Option(name: .long, help: help(.categoryOption)) var category: String?
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let found = try selection()
    if json { return Output.print(JSONText.pretty(found.map(ExerciseRecord.init))) }
    guard !found.isEmpty else { throw fail(.noExercises, .errors) }
    if found.count == 1 { return Output.print(ExerciseSheet(entry: found[0], language: .current).text()) }
    let language = Language.current
    let width = found.map { $0.name(in: language.ofNames).count }.max() ?? 0
    let lines = found.map { entry in
      entry.name(in: language.ofNames).padded(to: width) + "  " + entry.equipment.said(in: language) + " · "
        + entry.primary.map { $0.said(in: language) }.joined(separator: ", ")
    }
    Output.print(lines.joined(separator: "\n"))
  }

  private func selection() throws -> [ExerciseEntry] {
    let library = ExerciseLibrary.builtIn
    var entries = library.all
    if let category {
      let wanted = category.lowercased()
      guard let category = ExerciseCategory.allCases.first(where: { $0.isNamed(wanted) }) else {
        throw fail(.invalidValue(option: "--category", value: category), .usage)
      }
      entries = entries.filter { $0.category == category }
    }
    let name = search.joined(separator: " ")
    if name.isEmpty { return entries }
    if let exact = library.find(name), entries.contains(exact) { return [exact] }
    let wanted = name.lowercased()
    let partly = entries.filter { entry in
      ([entry.english, entry.german] + entry.aliases).contains { $0.lowercased().contains(wanted) }
    }
    if !partly.isEmpty || json { return partly }
    let nearest = library.nearest(to: name, limit: 3).map { $0.name(in: Language.current.ofNames) }
    throw fail(.exerciseUnknown(name, nearest: nearest), .errors)
  }
}

extension ExerciseCategory {
  fileprivate func isNamed(_ name: String) -> Bool {
    [rawValue, english.lowercased(), german.lowercased()].contains(name)
  }
}

/// One exercise in a few lines.
struct ExerciseSheet {
  var entry: ExerciseEntry
  var language: Language

  func text() -> String {
    let wrapped = lines.flatMap { line in
      line.wrapped(to: SessionSheet.width - 4).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    return ([entry.name(in: language.ofNames)] + wrapped).joined(separator: "\n")
  }

  var lines: [String] {
    let names = [entry.english, entry.german].filter { $0 != entry.name(in: language.ofNames) } + entry.aliases
    var lines = [
      "\(entry.category.said(in: language)) · \(entry.equipment.said(in: language))",
      CommandText.trains(primary: words(entry.primary), secondary: words(entry.secondary)).said(in: language),
    ]
    if !names.isEmpty { lines.append(CommandText.alsoCalled(names.joined(separator: ", ")).said(in: language)) }
    return lines
  }

  private func words(_ muscles: [Muscle]) -> String { muscles.map { $0.said(in: language) }.joined(separator: ", ") }
}

/// An exercise in `satz exercises --json`.
struct ExerciseRecord: Encodable {
  var key: String
  var english: String
  var german: String
  var category: String
  var equipment: String
  var primary: [String]
  var secondary: [String]
  var measure: String
  var aliases: [String]

  init(_ entry: ExerciseEntry) {
    key = entry.key
    english = entry.english
    german = entry.german
    category = entry.category.rawValue
    equipment = entry.equipment.rawValue
    primary = entry.primary.map(\.rawValue)
    secondary = entry.secondary.map(\.rawValue)
    measure = entry.measure.rawValue
    aliases = entry.aliases
  }
}
