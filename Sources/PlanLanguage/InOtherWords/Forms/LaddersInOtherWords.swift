/// Ladders as those who train with kettlebells say them: `clean and press 5 ladders of 1,2,3`.

extension OtherWords {
  static let ladders = [laddersOfRungs]

  /// `clean and press 5 ladders of 1,2,3 @ 24kg`, `press 5 ladders (1-2-3)`
  private static let laddersOfRungs = OtherWords(ofWarnings: true) { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        phrase.isWord($0, "ladder", "ladders", "leiter", "leitern", "pyramid", "pyramids")
      }), word > 0
    else { return nil }
    if word == 1, phrase.whole(0) != nil { return laddersBeforeName(phrase) }
    let count = phrase.whole(word - 1).map { 1...50 ~= $0 } == true ? phrase.text(word - 1) : nil
    var place = word + 1
    // `pull-up ladders 3x(1, 2, 3)`
    let inside =
      phrase.kind(place + 1) == .times && phrase.kind(place + 2) == .openParenthesis ? phrase.whole(place) : nil
    if inside != nil { place += 2 }
    while phrase.isWord(place, "of", "von", "à", "mit", "with") || phrase.kind(place) == .openParenthesis { place += 1 }
    guard let rungs = phrase.rungsOfLadder(place) else { return nil }
    var end = rungs.end
    if phrase.kind(end) == .closeParenthesis { end += 1 }
    if phrase.isWord(end, "reps", "rep", "wdh") { end += 1 }
    let times =
      count ?? inside.map { "\($0)" }
      ?? (phrase.kind(end) == .times && phrase.whole(end + 1) != nil ? phrase.text(end + 1) : nil)
    if count == nil, inside == nil, times != nil { end += 2 }
    guard phrase.ends(end), !phrase.tokens[end...].contains(where: { $0.keyword == .rest }) else { return nil }
    // `5 ladders of 1,2,3 clean and press` has no name before it.
    let name = phrase.written(0, count == nil ? word : word - 1)
    guard !name.isEmpty, phrase.tokens[..<(count == nil ? word : word - 1)].allSatisfy({ $0.kind == .word }) else {
      return nil
    }
    let behind = end < phrase.count ? " " + phrase.written(end, phrase.count) : ""
    let head = "ladder \(rungs.text)" + (times.map { " x\($0)" } ?? "")
    return phrase.meaning(0, phrase.count, "\(head) < \(name)\(behind) >")
  }

  /// `3 ladders of 1-2-3 pull-ups`
  private static func laddersBeforeName(_ phrase: Phrase) -> Reworded? {
    let first = phrase.isWord(2, "of", "von", "à", "mit", "with") ? 3 : 2
    guard let rungs = phrase.rungsOfLadder(first), phrase.kind(rungs.end) == .word,
      phrase[rungs.end].keyword?.isAttribute != true
    else { return nil }
    let item = phrase.written(rungs.end, phrase.count)
    return phrase.meaning(0, phrase.count, "ladder \(rungs.text) x\(phrase.text(0)) < \(item) >")
  }
}

extension Phrase {
  /// The numbers from here on, with a sign between them, as rungs; nil if there are not at least two.
  fileprivate func rungsOfLadder(_ index: Int) -> (text: String, end: Int)? {
    guard whole(index) != nil else { return nil }
    var (rungs, end) = ([text(index)], index + 1)
    while [.comma, .minus, .dash, .slash, .plus].contains(kind(end)) || isWord(end, "to", "bis"), whole(end + 1) != nil
    {
      rungs.append(text(end + 1))
      end += 2
    }
    return rungs.count > 1 ? (rungs.joined(separator: "-"), end) : nil
  }
}
