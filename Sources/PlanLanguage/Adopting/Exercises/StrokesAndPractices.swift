/// Names of which only a word says what is done: `400 free easy`, `Stretch hamstrings 10 min`.

extension ExerciseReader {
  /// `8x50 free`, `200 back easy`: a stroke, and how it is swum.
  mutating func stroke(in words: String) -> (ScribbledName, words: String?)? {
    let parts = words.lowercased().split(separator: " ")
    let written = words.split(separator: " ")
    let strokes = parts.compactMap { part -> String? in
      // `im Wechsel`, and not the individual medley.
      if part == "im", names.isGerman || parts.contains("wechsel") {
        return written.contains("IM") ? "individual medley" : nil
      }
      return Sport.strokes[String(part)] ?? Sport.shortStrokes[String(part)]
    }
    // `Kraul Beine mit Brett` is swum with the legs alone.
    let isOfPart = strokes.first { $0.hasPrefix("swim ") }
    guard parts.count <= 4, let stroke = isOfPart ?? strokes.first, names.find(words) == nil || parts.count == 1,
      let name = names.find(stroke)
    else { return nil }
    guard parts.count > 1, let place = parts.firstIndex(where: { Sport.isNamedStroke(String($0)) }),
      isOfPart == nil || strokes.count == 1
    else { return (name.guessed, parts.count == 1 ? words : nil) }
    // `400 free easy`
    var found = name.guessed
    found.remark = written.indices.filter { $0 != place }.map { String(written[$0]) }.joined(separator: " ")
    return (found, words)
  }

  /// `Stretch hamstrings 10 min`, `Dehnen Hüfte 5 min`: what is stretched goes into a note.
  mutating func practice(of words: String) -> (ScribbledName, words: String?)? {
    guard let space = words.firstIndex(of: " "), names.find(words) == nil else { return nil }
    // `foam roll quads, hams 2 min each`
    for phrase in ["foam roll ", "foam rolling ", "faszienrolle ", "blackroll "]
    where words.lowercased().hasPrefix(phrase) {
      guard var found = names.find("foam roll") else { break }
      (found.remark, found.isGuess) = (String(words.dropFirst(phrase.count)), true)
      return (found, words)
    }
    let first = words[..<space].lowercased()
    guard ["stretch", "stretching", "dehnen", "dehne"].contains(first),
      var found = names.find(first == "dehne" ? "dehnen" : String(words[..<space]))
    else { return nil }
    let what = String(words[words.index(after: space)...])
    guard !Shorthand.leadOuts.contains(what.lowercased()) else { return nil }
    // `stretch hamstrings` has a name.
    let part = what.last == "s" ? String(what.dropLast()) : what
    if let stretch = names.find(part + " stretch") ?? names.find(what + " dehnen"), stretch.entry?.measure == .time,
      !stretch.isGuess
    {
      return (stretch.guessed, words)
    }
    (found.remark, found.isGuess) = (what, true)
    return (found, words)
  }

  /// `drills` of a runner are none of the pool.
  mutating func drill(_ name: ScribbledName, _ words: String) -> ScribbledName? {
    guard name.entry?.key == "swim-drill", sport?.entry?.equipment == .run, var found = names.find("running drill")
    else { return nil }
    if ["drill", "drills"].contains(words.lowercased()) { return found.guessed }
    found.remark = words
    return found.guessed
  }

  /// `Vierfüßlerstand, Arm und Bein diagonal strecken, 2x10`: a position that one moves in is another exercise.
  mutating func movement(of name: ScribbledName, _ words: String?, _ line: ScribbleLine) -> ScribbledName? {
    guard name.entry?.measure == .time, let words, line.saysMovement else { return nil }
    for token in line.tokens where token.isWord {
      if let found = names.find(words + " " + token.text), !found.isGuess, found.entry?.measure == .reps {
        return found.guessed
      }
    }
    return nil
  }

  /// The stroke that one of these parts of a line is.
  mutating func firstStroke(among parts: ArraySlice<String>) -> ScribbledName? {
    for words in parts {
      if let stroke = Sport.strokes[words.lowercased()], let name = names.find(stroke) { return name.guessed }
    }
    return nil
  }
}
