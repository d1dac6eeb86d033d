/// A distance of what goes nowhere: `seated cable row 500m`, `bench press 400m`.

import SessionModel

extension Linter {
  /// The sets of an exercise that is counted in reps and done on the spot.
  mutating func lintWays(_ sets: Nodes<SetEntry>, of name: Name) {
    guard let exercise = exercise(named: name), let counted = exercise.counted, counted.measure == .reps,
      [.machine, .cable, .barbell].contains(counted.equipment), !isOnTheWay(exercise.exercise.key)
    else { return }
    for entry in tree[sets] {
      guard case .amount(let amount) = entry.target, let length = written(amount, .length),
        length > counted.equipment.mostHeight.millimetres
      else { continue }
      // What is meant by a row is the machine.
      let isRow = exercise.exercise.key.split(separator: "-").last == "row"
      let machine = isRow ? library.entry(for: "row") : nil
      report(
        .wayOfLift(tree.string(name)), at: amount.span,
        hints: machine.map { [.didYouMeanExercise($0)] } ?? [.write("10 note \"\(tree.string(amount.span))\"")])
    }
  }

  /// `leg extension 30cal`: only machines for endurance count them.
  mutating func lintCaloriesOfLift(_ sets: Nodes<SetEntry>, of name: Name) {
    guard let counted = exercise(named: name)?.counted, counted.measure == .reps, counted.category != .conditioning,
      counted.category != .fullBody, counted.category != .warmUp
    else { return }
    for entry in tree[sets] {
      guard case .amount(let amount) = entry.target, let energy = written(amount, .energy) else { continue }
      report(.caloriesOfLift(tree.string(name)), at: amount.span, hints: [.write("\(energy)")])
    }
  }

  /// Whether it moves on with each rep.
  private func isOnTheWay(_ key: String) -> Bool {
    key.split(separator: "-").contains { Self.onTheWay.contains(String($0)) }
  }

  private static let onTheWay: Set<String> = [
    "lunge", "walk", "carry", "step", "walking", "sled", "drag", "push", "march", "crawl", "jump", "hop", "skip",
    "treadmill", "climb", "climber", "yoke", "run", "sprint", "bound",
  ]
}
