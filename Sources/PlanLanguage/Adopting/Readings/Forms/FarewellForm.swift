/// `Bis später`, `see you there`, `Viel Spaß!` at the end of a text: no part of the work above it.

extension LineForm {
  static let farewell = LineForm { line, reader in
    guard reader.isLast, line.tokens.count <= 10, line.tokens.allSatisfy({ $0.text != "x" }), Farewell.begins(line)
    else {
      return nil
    }
    return [.sectionEnd, .unread(line.text)]
  }
}

private enum Farewell {
  static func begins(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    if cursor.accept(
      "cheers", "lg", "vg", "gruß", "grüße", "enjoy", "ciao", "tschüss", "thanks", "danke", "xo", "mfg", "liebe",
      "beste",
      "viele")
    {
      return true
    }
    return cursor.accept(all: "good", "luck") || cursor.accept(all: "let", "me", "know")
      || cursor.accept("bis")
        && cursor.accept("später", "dann", "morgen", "bald", "gleich", "nachher", "samstag", "sonntag", "montag")
      || cursor.accept("viel") && cursor.accept("spaß", "erfolg", "spass")
      || cursor.accept("see", "cya") && cursor.accept("you", "ya", "u")
      || cursor.accept("have") && cursor.accept("fun", "a", "a")
      || cursor.accept("sag", "sagt", "gib", "gebt") && cursor.accept("bescheid", "mir", "kurz")
  }
}
