import Testing

@testable import PlanLanguage

@Suite("The built-in exercises")
struct ExerciseTableTests {
  private let library = ExerciseLibrary.builtIn

  @Test("Every line of the table is well formed", arguments: ExerciseCategory.allCases)
  func lines(category: ExerciseCategory) {
    for line in category.table.split(separator: "\n") {
      #expect(ExerciseTable.entry(in: String(line), 0..<line.utf8.count, category: category) != nil, "\(line)")
    }
  }

  @Test("The table has over a thousand exercises, some of every category, equipment, muscle and measure")
  func size() {
    let all = library.all
    #expect(all.count > 1000)
    #expect(Set(all.map(\.category)).count == ExerciseCategory.allCases.count)
    #expect(Set(all.map(\.equipment)).count == Equipment.allCases.count)
    #expect(Set(all.flatMap(\.primary)).count == Muscle.allCases.count)
    #expect(Set(all.map(\.measure)).count == Measure.allCases.count)
  }

  @Test("Every exercise trains something, and no muscle is named twice")
  func muscles() {
    for entry in library.all {
      let muscles = entry.primary + entry.secondary
      #expect(!entry.primary.isEmpty && Set(muscles).count == muscles.count, "\(entry.key)")
    }
  }

  @Test("A plan can write every English and German name without quotes: letters, hyphens, apostrophes")
  func plainNames() {
    for entry in library.all {
      for name in [entry.english, entry.german] {
        let isPlain = name.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || " -'’".unicodeScalars.contains($0)
        }
        #expect(isPlain, "\(name)")
      }
    }
  }

  @Test("A malformed line is no entry")
  func malformed() {
    let lines = [
      "", "squat", "a | A | A | barbell | quads | | reps", "a | A | A | spoon | quads | | reps |",
      "a | A | A | barbell | nose | | reps |", "a | A | A | barbell | quads | | miles |",
      "a | A | A | barbell | quads | | reps | b | c",
    ]
    for line in lines {
      #expect(ExerciseTable.entry(in: line, 0..<line.utf8.count, category: .legs) == nil, "\(line)")
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
