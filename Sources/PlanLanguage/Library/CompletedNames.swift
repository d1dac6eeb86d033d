/// Completions of the names of exercises: the names that begin with what is typed.

extension ExerciseLibrary {
  /// Completions of what is typed, as a plan writes them: the best known ones, in alphabetical order. Other names of an
  /// exercise are offered only if its first name in this language does not begin that way.
  public func completions(prefix: String, language: NameLanguage, limit: Int) -> [String] {
    bestKnown(beginning: prefix, language: language, limit: limit).map { ($0.lowercased(), $0) }.sorted(by: <).map {
      $0.1
    }
  }

  /// The same, the best known one first.
  package func bestKnown(beginning prefix: String, language: NameLanguage, limit: Int) -> [String] {
    let typed = FoldedName(prefix.utf8.span, stems: false)
    let replaced = Set(declared.map { $0.key })
    let builtIn =
      switch language {
      case .english: CompletedNames.english
      case .german: CompletedNames.german
      }
    var found: [(name: CompletedNames.Name, rank: Int)] = []
    for names in builtIn where replaced.isEmpty || !replaced.contains(names.key) {
      if let name = names.first(beginningWith: typed) { found.append((name, names.rank)) }
    }
    for entry in declared {
      let names = CompletedNames(entry, rank: -1, of: self, language)
      if let name = names.first(beginningWith: typed) { found.append((name, names.rank)) }
    }
    found.sort { ($0.rank, $0.name.lowercased, $0.name.text) < ($1.rank, $1.name.lowercased, $1.name.text) }
    var (best, seen): ([String], Set<String>) = ([], [])
    for (name, _) in found where best.count < limit && seen.insert(name.text).inserted { best.append(name.text) }
    return best
  }
}

/// The names of an exercise that are offered in a language, ready to be compared: preparing all of them takes longer
/// than anybody waits for a completion.
private struct CompletedNames: Sendable {
  struct Name: Sendable {
    var folded: FoldedName
    var lowercased: String
    /// As a plan writes it.
    var text: String
  }

  let key: String
  /// Its place among the exercises of its category, in which the best known come first.
  let rank: Int
  /// The first one that begins with what is typed is offered.
  private let names: [Name]

  init(_ entry: ExerciseEntry, rank: Int, of library: ExerciseLibrary, _ language: NameLanguage) {
    (key, self.rank) = (entry.key, rank)
    // English names are for every plan, German ones only for those who write German.
    let aliases = language == .german ? entry.aliases : entry.aliases.filter { !library.isGerman($0) }
    names = ([entry.name(in: language)] + aliases + [entry.english]).map { name in
      let text = name == entry.english ? name.lowercased() : name
      return Name(folded: FoldedName(name.utf8.span, stems: false), lowercased: text.lowercased(), text: text)
    }
  }

  func first(beginningWith typed: FoldedName) -> Name? { names.first { $0.folded.starts(with: typed) } }

  static let english = builtIn(.english)
  static let german = builtIn(.german)

  private static func builtIn(_ language: NameLanguage) -> [CompletedNames] {
    let library = ExerciseLibrary.builtIn
    var counts: [ExerciseCategory: Int] = [:]
    return library.all.map { entry in
      defer { counts[entry.category, default: 0] += 1 }
      return CompletedNames(entry, rank: counts[entry.category, default: 0], of: library, language)
    }
  }
}
