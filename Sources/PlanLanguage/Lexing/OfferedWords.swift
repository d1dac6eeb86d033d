/// The words of the language by the place where they can be written, for editors that offer them.

package enum OfferedWords {
  /// What begins a declaration of a file.
  package static let declarations = words(of: Keyword.all(.titled) + Keyword.all(.value) + [.def])
  /// What begins an item of a block, besides exercises.
  package static let items: [String] = unique(
    ["rest"] + Keyword.groups.flatMap { $0.groupHeads }
      + words(of: Keyword.all(.value) + [.for, .when, .by, .after, .def, .note, .workout]))
  /// What may follow the sets of an exercise.
  package static let attributes = unique(
    Keyword.attributes.map { leadingWords(of: $0.entry.form) })
  /// What may still follow an item that is written so far: of words that exclude each other, at most one.
  package static func freeAttributes(behind item: String) -> [String] {
    let written = item.lowercased().split(separator: " ")
    func isThere(_ words: String) -> Bool {
      let words = words.split(separator: " ")
      return written.indices.contains { written[$0...].starts(with: words) }
    }
    let taken = exclusive.filter { $0.contains(where: isThere) }.flatMap { $0 }
    return attributes.filter { !isThere($0) && !taken.contains($0) }
  }

  private static let exclusive = [["each side", "alternate sides", "left", "right"], ["rpe", "rir"]]

  /// The units after a number, each in its canonical spelling.
  package static let units = Unit.spellings.compactMap { $0.words.first }

  /// The fields of `exercise < … >`.
  package static let fields = words(of: Keyword.all(.exerciseField))

  private static func words(of keywords: [Keyword]) -> [String] { keywords.map { $0.word } }

  /// `each side` of `each side`, `rest` of `rest 90s`.
  private static func leadingWords(of form: String) -> String {
    form.split(separator: " ").prefix { word in
      word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    }.joined(separator: " ")
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
