/// `10 get-ups 24kg alternating`, `20 Ausfallschritte im Wechsel`, `(alternating legs)`: one side after the other.

extension DetailForm {
  static let alternating = DetailForm { cursor, context in
    guard context.hasAmount || context.hasSets, context.hasName, context.measure != .distance else { return nil }
    let isOpen = cursor.accept(sign: "(")
    guard
      cursor.accept("alternating", "alternate", "abwechselnd", "wechselseitig", "alt")
        || cursor.accept(all: "im", "wechsel")
    else { return nil }
    _ = cursor[-1]?.text == "alt" && cursor.accept(sign: ".")
    _ = cursor.accept("sides", "legs", "arms", "hands", "side", "leg", "arm", "seiten", "links")
    if cursor[-1]?.text == "links", !cursor.accept(sign: "/"), !cursor.accept("und") { return nil }
    _ = cursor.accept("rechts")
    guard isOpen ? cursor.accept(sign: ")") : cursor.endsPart else { return nil }
    return DetailReading(.attribute(.side, "alternating"), isGuess: true)
  }
}
