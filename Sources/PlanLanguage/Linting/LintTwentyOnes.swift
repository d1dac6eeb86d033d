/// `barbell curl 3x21s`: the method called 21s is 21 reps, and this is 21 seconds.

import SessionModel

extension Linter {
  mutating func lintTwentyOnes(_ sets: Nodes<SetEntry>, of name: Name) {
    guard let counted = counted(name), counted.measure == .reps, counted.equipment.isLifted else { return }
    for entry in tree[sets] {
      guard case .amount(let amount) = entry.target, case .quantity(let time) = amount.kind, time.unit == .second,
        time.thousandths == 21_000
      else { continue }
      let count = tree.string(Span(start: entry.span.start, end: amount.span.start))
      report(
        .twentyOnes, at: amount.span,
        hints: [
          .writeFor("\(count)21 \(Keyword.note.word) \"21s\"", meaning: .twentyOneReps),
          .writeFor("\(count)0:21", meaning: .seconds),
        ])
    }
  }
}

extension Equipment {
  /// Whether it is a load that one lifts rep by rep.
  var isLifted: Bool {
    switch self {
    case .barbell, .dumbbell, .kettlebell, .machine, .cable: true
    case .bodyweight, .band, .rings, .rower, .bike, .ski, .run, .swim, .sled, .sandbag, .medicineBall, .other: false
    }
  }
}
