/// Where an exercise is filed in the library: a built-in category, one of the athlete's, or none.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

enum LibraryCategory: Hashable, Sendable {
  case builtIn(ExerciseCategory)
  case own(OwnCategory)

  var choice: CategoryChoice {
    switch self {
    case .builtIn(let category): .builtIn(category.rawValue)
    case .own(let category): .own(category.id)
    }
  }

  func name(in language: Language) -> String {
    switch self {
    case .builtIn(let category): category.said(in: language)
    case .own(let category): category.name
    }
  }
}

extension AthleteLibrary {
  /// Nil for an exercise that is not in any category yet.
  func category(of entry: ExerciseEntry) -> LibraryCategory? {
    switch mark(of: entry.key).category {
    case .builtIn(let word)?: return ExerciseCategory(rawValue: word).map(LibraryCategory.builtIn)
    case .own(let id)?: return own.categories.first { $0.id == id }.map(LibraryCategory.own)
    case nil: return ExerciseLibrary.builtIn.entry(for: entry.key).map { .builtIn($0.category) }
    }
  }

  /// The athlete's categories, then the built-in ones.
  var categories: [LibraryCategory] {
    own.categories.map(LibraryCategory.own) + ExerciseCategory.allCases.map(LibraryCategory.builtIn)
  }

  /// By its name in any case, English or German; nil if there is none.
  func category(named name: String) -> LibraryCategory? {
    let wanted = name.foldedTitle
    return categories.first { category in
      switch category {
      case .builtIn(let category):
        [category.rawValue, category.english.lowercased(), category.german.lowercased()].contains(wanted)
      case .own(let category): category.name.foldedTitle == wanted
      }
    }
  }

  /// The same, or the command's end.
  func category(asked name: String, _ code: ExitCode = .errors) throws -> LibraryCategory {
    guard let category = category(named: name) else {
      throw fail(CategoryText.noSuchCategory(name, there: categories.map { $0.name(in: .current) }), code)
    }
    return category
  }
}
