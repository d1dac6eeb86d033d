/// `satz categories`: how the library is sorted, and what is not yet in any category.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

struct Categories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories", abstract: say(CategoryText.categories), discussion: say(CategoryText.categoriesMore),
    subcommands: [List.self, Show.self, Add.self, Rename.self, Delete.self, Assign.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: say(CategoryText.list))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.nameArgument), completion: names) var name: String?
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      if let name, !json { return try Categories.show(library.category(asked: name), of: library) }
      let sorted = Dictionary(grouping: library.exercises.all, by: library.category(of:))
      if json {
        let categories =
          try name.map { [try library.category(asked: $0)] } ?? library.categories.map(Optional.init) + [nil]
        return Output.printLaidOut(JSONText.pretty(categories.map { CategoryJSON($0, sorted[$0] ?? []) }))
      }
      let width = library.categories.map { $0.name(in: .current).displayWidth }.max() ?? 0
      for category in library.categories {
        let name = category.name(in: .current).padded(to: width)
        Output.print(name + "  " + say(CategoryText.exercises(sorted[category]?.count ?? 0)))
      }
      let others = sorted[nil] ?? []
      Output.print("")
      guard !others.isEmpty else { return Output.print(say(CategoryText.allAreIn)) }
      Output.print(say(CategoryText.inNone))
      Output.print(ExerciseRows(entries: others, library: library).rows().map { "  " + $0 })
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: say(CategoryText.show))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.nameArgument), completion: names) var name: String

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      try Categories.show(library.category(asked: name), of: library)
    }
  }

  private static func show(_ category: LibraryCategory, of library: AthleteLibrary) {
    let entries = library.exercises.all.filter { library.category(of: $0) == category }
    guard !entries.isEmpty else { return Output.print(say(CategoryText.isEmpty(category.name(in: .current)))) }
    Output.print(ExerciseRows(entries: entries, library: library).rows())
  }

  struct Add: LogWriter {
    static let configuration = CommandConfiguration(commandName: "add", abstract: say(CategoryText.add))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.newNameArgument)) var name: String

    func run() throws {
      let name = try AthleteLibrary.ofThisUser().freeCategoryName(name)
      let isNew = try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.addCategory(name) }
      guard isNew else { throw fail(CategoryText.isThere(name), .errors) }
      Output.show(.categoryAdded(name))
    }
  }

  struct Rename: LogWriter {
    static let configuration = CommandConfiguration(commandName: "rename", abstract: say(CategoryText.rename))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.nameArgument), completion: names) var name: String
    @Argument(help: help(CategoryText.newNameArgument)) var newName: String

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let category = try library.ownCategory(name)
      // The same name in another case is not a different name.
      let isSame = newName.foldedTitle == category.name.foldedTitle
      let newName = isSame ? newName.trimmingBlanks() : try library.freeCategoryName(newName)
      _ = try TrainingStore.toWrite().answer { store throws(StoreProblem) in
        try store.renameCategory(category.id, to: newName)
      }
      Output.show(.categoryRenamed(category.name, to: newName))
    }
  }

  struct Delete: LogWriter, DeletingCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: say(CategoryText.delete))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.nameArgument), completion: names) var name: String
    @OptionGroup var confirmation: Confirmation

    func run() throws {
      let category = try AthleteLibrary.ofThisUser().ownCategory(name)
      try confirmation.obtain(for: category.name)
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.deleteCategory(category.id) }
      Output.show(.categoryDeleted(category.name))
    }
  }

  struct Assign: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "assign", abstract: say(CategoryText.assign), discussion: say(CategoryText.assignMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(CategoryText.nameArgument), completion: names) var category: String
    @Argument(help: help(CategoryText.exercisesArgument), completion: Exercises.ownNames) var exercises: [String]

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let isNone = ["none", "keine"].contains(category.lowercased())
      let category = isNone ? nil : try library.category(asked: category)
      var kept = try exercises.map { library.kept(try library.exercise($0).key) }
      for index in kept.indices { kept[index].mark.category = category?.choice }
      let changed = kept
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.save(changed) }
      Output.show(.exercisesAssigned(changed.count, category: category?.name(in: .current)))
    }
  }

  private static let names = CompletionKind.custom { _, _, _ in
    (try? AthleteLibrary.ofThisUser())?.categories.map { $0.name(in: .current) } ?? []
  }
}

extension AthleteLibrary {
  fileprivate func ownCategory(_ name: String) throws -> OwnCategory {
    switch try category(asked: name) {
    case .own(let category): return category
    case .builtIn(let category): throw fail(CategoryText.isBuiltIn(category.said(in: .current)), .errors)
    }
  }

  /// A name that no category has yet, trimmed of spaces.
  fileprivate func freeCategoryName(_ name: String) throws -> String {
    let name = name.trimmingBlanks()
    guard !name.isEmpty, !name.contains(where: \.isNewline) else { throw fail(CategoryText.noName, .usage) }
    if let there = category(named: name) { throw fail(CategoryText.isThere(there.name(in: .current)), .errors) }
    return name
  }
}

/// A category in `satz categories --json`; without a name, the exercises that are in no category.
struct CategoryJSON: Encodable {
  var name: String?
  var own: Bool
  var exercises: [String]

  init(_ category: LibraryCategory?, _ entries: [ExerciseEntry]) {
    switch category {
    case .builtIn(let category): (name, own) = (category.rawValue, false)
    case .own(let category): (name, own) = (category.name, true)
    case nil: (name, own) = (nil, false)
    }
    exercises = entries.map(\.key)
  }
}
