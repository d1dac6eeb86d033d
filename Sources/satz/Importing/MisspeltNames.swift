/// What another app's name may be meant to say: with its words spelt as in the library, or without some of them.

import PlanLanguage

enum MisspeltNames {
  /// The name with each word spelt like the nearest one of the library; nil if there is nothing to correct.
  static func corrected(_ name: String) -> String? {
    let corrected = words(of: name).map { word in
      known.contains(word) || word.count < 4 ? word : nearestWord(to: word, among: near(word)) ?? word
    }
    return corrected == words(of: name) ? nil : corrected.joined(separator: " ")
  }

  /// Two words or more of the name that stand together, the most of them first.
  static func parts(of name: String) -> [String] {
    let words = words(of: name).prefix(12).map { $0 }
    guard words.count > 2 else { return [] }
    return (2..<words.count).reversed().flatMap { count in
      (0...words.count - count).map { words[$0..<$0 + count].joined(separator: " ") }
    }
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
  }

  /// With the same first letter, and about as long.
  private static func near(_ word: String) -> [String] {
    byInitial[word.prefix(1).lowercased(), default: []].filter { abs($0.utf8.count - word.utf8.count) <= 2 }
  }

  private static let known = Set(
    ExerciseLibrary.builtIn.all.flatMap { words(of: $0.english) + words(of: $0.german) }
      + Equipment.allCases.flatMap { words(of: $0.rawValue) })
  private static let byInitial = Dictionary(grouping: known.sorted()) { String($0.prefix(1)) }
}
