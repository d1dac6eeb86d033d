/// What a line says of work without being read as an exercise: only sets, how much, and of what.

extension ScribbleLine {
  /// `whatever, 50 reps`
  fileprivate var saysReps: Bool {
    tokens.indices.dropFirst().contains {
      tokens[$0 - 1].number != nil
        && (ScribbleUnit(tokens[$0].text) == .reps || ["sets", "sätze"].contains(tokens[$0].text))
    }
  }
}

extension ExerciseReader {
  /// Whether the line consists only of sets, so that the name is on a line above.
  func isWithoutName(_ line: ScribbleLine) -> Bool {
    let parts = parts(of: line)
    guard parts.details.contains(where: { $0.isSets }) || line.marks.isOfSet && parts.hasAmount else { return false }
    // `5x 95lbs (warm up)`
    return parts.isWithoutWords
      || parts.startsWithDetail
        && parts.plain.indices.allSatisfy {
          parts.plain[$0].isEmpty || parts.isParenthesised($0) && Shorthand.isSetLabel(parts.plain[$0])
            || isManner(parts, $0)
        }
  }

  /// Whether words after a dash say how the sets before it are done: `3x10x100 - supinated grip, wide`.
  private func isManner(_ parts: LineParts, _ place: Int) -> Bool {
    var finder = names
    return parts.isBehindDash(place) && finder.find(parts.plain[place]) == nil
  }

  /// Whether the line says how much to do.
  func saysAmount(_ line: ScribbleLine) -> Bool {
    parts(of: line).hasAmount
  }

  /// Whether the line says how much to do, and in words of what.
  func saysWork(_ line: ScribbleLine) -> Bool {
    let parts = parts(of: line)
    return parts.hasAmount && !parts.isWithoutWords
  }

  /// The same, with words before a distance or a time: `technique 30 min: scissor sweep`.
  func saysWorkOfItsOwn(_ line: ScribbleLine) -> Bool {
    let parts = parts(of: line)
    return (parts.hasLengthOrTime || line.saysReps) && line.tokens.count <= 12 && line.tokens.first?.isWord ?? false
      && parts.plain.first.map { !$0.isEmpty && !Shorthand.isEffort($0) } ?? false && !HeadingText.isSentence(line)
      && !Shorthand.remarks.contains(line.tokens[0].text)
  }

  func hasSets(_ line: ScribbleLine) -> Bool {
    parts(of: line).hasSets
  }

  func startsWithSets(_ line: ScribbleLine) -> Bool {
    let parts = parts(of: line)
    return parts.startsWithDetail && parts.details[0].isSets
  }

  func startsWithAmount(_ line: ScribbleLine) -> Bool {
    parts(of: line).startsWithAmount
  }

  private func parts(of line: ScribbleLine) -> LineParts { LineParts(line, DetailContext(bareLoads: bareLoads)) }
}
