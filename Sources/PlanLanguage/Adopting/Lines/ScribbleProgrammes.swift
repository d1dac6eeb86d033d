/// `531 bench week 2`: the sets of `5/3/1`, as people type them on a phone.

enum ScribbleProgrammes {
  /// Puts the slashes back, where a name or the week says that it is no number of something.
  static func straighten(_ lines: inout [ScribbleLine]) {
    for index in lines.indices.prefix(60) {
      let tokens = lines[index].tokens
      guard let place = tokens.firstIndex(where: { $0.number?.whole == 531 }), tokens.count <= 8,
        tokens.indices.contains(where: { isBeside(tokens[$0], at: $0, place) })
      else { continue }
      let line = lines[index]
      let parts = [line.text(of: 0..<place), "5/3/1", line.text(of: place + 1..<tokens.count)]
      lines[index].say(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  private static func isBeside(_ token: ScribbleToken, at index: Int, _ place: Int) -> Bool {
    [-1, 1, 2].contains(index - place)
      && [
        "week", "wk", "woche", "cycle", "zyklus", "bbb", "fsl", "day", "tag", "wendler", "bench", "squat", "deadlift",
        "ohp",
        "press", "dl", "bankdrücken", "kniebeuge", "kreuzheben",
      ].contains(token.text)
  }
}
