/// Efforts with a name: `let easy day = rpe 6`, `main(squat, zone 2)`, `for effort in easy, hard < … >`.

import SessionModel

extension Resolver {
  /// What stands behind an `@` if it is the name of an effort; nil for anything else.
  func effort(named expression: Expression) -> Plan.Intensity?? {
    guard case .name = expression.kind else { return nil }
    return names.efforts[key(Name(span: expression.span, isQuoted: false))]
  }

  /// `hard` where an exercise or a value could be: an effort unless the plan has something of that name. `z2` is one that
  /// is written otherwise, which is reported.
  mutating func effort(inWord word: String, at span: Span) -> Meaning? {
    guard names.exercises[word] == nil, !isValue(word), library.find(word) == nil else { return nil }
    if let felt = EffortWord(rawValue: word) { return .effort(.felt(felt)) }
    guard let zone = Keyword.zone(short: word) else { return nil }
    report(.unknownValue(word), at: span, hints: [.write(zone)], fixes: [Fix(replace: span, with: zone)])
    return .effort(nil)
  }
}
