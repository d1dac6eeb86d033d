/// `AMRAP 20:`, `5 rounds for time of:`, `EMOM 10: odd … even …`, `Every 2:00 x 5`: a group begins.

extension LineForm {
  static let group = LineForm { line, reader in
    guard let head = HeadReading(line, isExercise: { reader.isExercise($0) }) else { return nil }
    reader.exercises.isInLadder = head.groups.last?.kind == .ladder
    // `6x3min hard / 2min easy` of a run that is not named.
    if head.isOnlyOnAndOff, head.rest.isEmpty, !reader.hasFollower, reader.exercises.sport != nil,
      reader.exercises.read(line)?.hasAmount ?? false
    {
      return nil
    }
    if [.emom, .every].contains(head.groups.last?.kind),
      let turns = TurnLabel.numberedTurns(of: line.part(head.rest), &reader)
    {
      return [.group(head)] + turns + [.groupEnd]
    }
    // `every` without a number of rounds is not an interval, and `21-15-9` after a name means its sets.
    return [.group(head)] + reader.readings(behindHead: line.part(head.rest))
  }
}
