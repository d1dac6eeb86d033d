/// `hammer curls same`, `Trizeps genauso`, `same with front squat`: another exercise, done as the one above it.

extension LineForm {
  static let same = LineForm { line, reader in
    guard !line.isAfterBlank, let above = reader.lastExercise, above.hasAmount, let words = Same.words(line),
      let name = reader.exercises.known(words), !name.isSame(as: above.name), name.entry != nil
    else { return nil }
    var same = above
    (same.name, same.isGuess) = (name.guessed, true)
    same.remarks = name.remark.isEmpty ? [] : [name.remark]
    return same.isPlausible ? [.exercise(same)] : nil
  }
}

private enum Same {
  /// The name of the other exercise; nil for a line that says anything else.
  static func words(_ line: ScribbleLine) -> String? {
    guard line.tokens.count >= 2, line.tokens.count <= 10, line.tokens.allSatisfy({ $0.number == nil }) else {
      return nil
    }
    return behind(line) ?? before(line)
  }

  /// `hammer curls same`, `hammer curls, same as above`, `Curls wie oben`
  private static func before(_ line: ScribbleLine) -> String? {
    guard
      let place = line.tokens.indices.dropFirst().first(where: { index in
        all.contains(line.tokens[index].text)
          || line.tokens[index].text == "wie" && index + 1 < line.tokens.count && line.tokens[index + 1].text == "oben"
      }),
      line.tokens[place...].allSatisfy({
        $0.isMark || all.contains($0.text) || beside.contains($0.text)
      })
    else { return nil }
    return line.trimmed(0..<place)
  }

  /// `same with hammer curls`, `das gleiche mit Front Squat`
  private static func behind(_ line: ScribbleLine) -> String? {
    var cursor = TokenCursor(line)
    _ = cursor.accept("the", "das")
    guard cursor.accept("same", "gleiche", "gleiches", "dasselbe", "selbe", "ditto", "dito"),
      cursor.accept("with", "for", "mit", "für", "w") || cursor.accept(sign: ":"), !cursor.isAtEnd
    else { return nil }
    return line.trimmed(cursor.index..<line.tokens.count)
  }

  private static let all: Set<String> = ["same", "ditto", "dito", "genauso", "gleich", "ebenso", "likewise"]
  private static let beside: Set<String> = [
    "as", "above", "sets", "reps", "and", "weight", "oben", "wie", "thing", "for", "the", "here", "too", "auch",
  ]
}
