import Testing

@testable import PlanLanguage

@Suite("The built-in exercises")
struct ExerciseTableTests {
  private let library = ExerciseLibrary.builtIn

  @Test("Every line of the table is well formed", arguments: ExerciseCategory.allCases)
  func lines(category: ExerciseCategory) {
    for line in category.table.split(separator: "\n") {
      #expect(ExerciseTable.entry(line, category: category) != nil, "\(line)")
    }
  }

  @Test("Every key is unique, in lowercase words with hyphens, and finds its own entry")
  func keys() {
    var seen: Set<String> = []
    for entry in library.all {
      #expect(seen.insert(entry.key).inserted, "\(entry.key)")
      let isKebab = entry.key.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 }
      #expect(isKebab && !entry.key.hasPrefix("-") && !entry.key.hasSuffix("-"), "\(entry.key)")
      #expect(library.entry(for: entry.key) == entry, "\(entry.key)")
    }
  }

  @Test("Every name and every alias finds its own entry, so none is ambiguous")
  func names() {
    for entry in library.all {
      for name in [entry.key, entry.english, entry.german] + entry.aliases {
        #expect(library.find(name)?.key == entry.key, "\(name) of \(entry.key)")
        #expect(library.find(name.uppercased())?.key == entry.key, "\(name.uppercased()) of \(entry.key)")
      }
    }
  }
}
