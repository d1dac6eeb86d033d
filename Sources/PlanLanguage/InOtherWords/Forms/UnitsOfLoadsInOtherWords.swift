/// Loads with two units, or with none that says so: `@ 100kg/220lb`, `@ 50s` for the fifties.

extension OtherWords {
  static let unitsOfLoads = [loadInBothUnits, weightsByTheirNumber]

  /// `@ 100kg/220lb`: the same load in both units.
  private static let loadInBothUnits = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase.kind(at + 1) == .number,
      phrase.kind(at + 2) == .slash, phrase.kind(at + 3) == .number,
      case let units = [phrase[at + 1].unit, phrase[at + 3].unit],
      units == [.kilogram, .pound] || units == [.pound, .kilogram], phrase.ends(at + 4)
    else { return nil }
    return Reworded(
      place: phrase.span(at, at + 4), hints: [.writeEither("@ \(phrase.text(at + 1))", "@ \(phrase.text(at + 3))")])
  }

  /// `dumbbell press 3x10 @ 50s`: the fifties.
  private static let weightsByTheirNumber = OtherWords { phrase in
    guard let at = phrase.tokens.firstIndex(where: { $0.kind == .at }), phrase[at + 1].unit == .second,
      phrase.kind(at + 1) == .number, phrase.ends(at + 2), phrase.text(at + 1).hasSuffix("s"),
      case let number = phrase.text(at + 1).dropLast(), let load = Int(String(number)), load % 5 == 0, load >= 10,
      let name = phrase.name?.lowercased(),
      ["dumbbell", "dumbbells", "db"].contains(where: { name.has($0) })
    else { return nil }
    return phrase.meanings(
      at, at + 2, ("@ 2x\(load)lb", .oneInEachHand), ("every \(load)s", .sendOff))
  }
}
