/// What a plan says about an exercise beyond the library's name for it: a *strict* pull-up is logged as a pull-up, but
/// the athlete reads *strict*.

extension ExerciseLibrary {
  /// The English name to show for an exercise that a plan calls `written`. A declared exercise has the name that its
  /// author gave it.
  func shownName(of known: ExerciseIdentity, written: String) -> String {
    if isDeclared(known.key) { return known.english }
    return entry(for: known.key)?.name(in: .english, written: written.capitalizedFirst) ?? known.english
  }
}

extension ExerciseEntry {
  /// The name to show: the library's in this language, or `written` if it says more.
  public func name(in language: NameLanguage, written: String) -> String {
    isMoreSaid(by: written) ? written : name(in: language)
  }

  /// Whether a name has words that the library's names lack, as *strict* or *bar* have. A synonym or an abbreviation
  /// (`ohp`) says no more.
  private func isMoreSaid(by written: String) -> Bool {
    // Most plans are written in the library's words, and the live view asks for each name that it shows.
    if NameLanguage.allCases.contains(where: { name(in: $0) == written }) { return false }
    let said = FoldedName(written.utf8.span)
    var isRelated = false
    for language in NameLanguage.allCases {
      let known = FoldedName(name(in: language).utf8.span).letters
      let words = said.words
      if words.allSatisfy({ known.has($0) || known.hasSingular(of: $0) }) { return false }
      if words.contains(where: { known.has($0) }) || said.letters.has(known) { isRelated = true }
    }
    return isRelated
  }
}

extension FoldedName {
  fileprivate var letters: [UInt8] { (0..<count).map { self[$0] } }

  fileprivate var words: [[UInt8]] {
    var words: [[UInt8]] = []
    for (index, letter) in letters.enumerated() {
      if words.isEmpty || wordStarts &>> UInt64(index) & 1 == 1 { words.append([]) }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension [UInt8] {
  /// Whether it contains the word without the ending of a German plural: `Liegestütze`, `Ausfallschritte`.
  fileprivate func hasSingular(of word: [UInt8]) -> Bool {
    let endings: [StaticString] = ["e", "en", "n"]
    return endings.contains { ending in
      let count = ending.utf8CodeUnitCount
      guard word.count > count + 3 else { return false }
      let ends = ending.withUTF8Buffer { word.suffix(count).elementsEqual($0) }
      return ends && has(Array(word.dropLast(count)))
    }
  }

  /// Whether it contains these letters, one after the other.
  fileprivate func has(_ letters: [UInt8]) -> Bool {
    guard !letters.isEmpty, letters.count <= count else { return false }
    return (0...(count - letters.count)).contains { self[$0..<($0 + letters.count)].elementsEqual(letters) }
  }
}
