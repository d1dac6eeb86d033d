/// What the numbers of a ladder are, if they are not reps: `ladder 100w-120w-... < bike 1min >`.

/// A measure that rises from rung to rung.
public enum Rung: String, Hashable, Codable, Sendable {
  /// What is covered, in millimetres.
  case distance
  /// Kilocalories.
  case energy
  /// The load in grams; the target of the set stays as it is.
  case load
  /// The power in watts; the target of the set stays as it is. In intervals it is a ramp test, which ends with the first
  /// stage that is not held.
  case power
}

extension Work {
  /// Whether the ladder around it says how much it is, or how hard.
  var climbs: Bool { target == .rung || rung != nil }

  /// As it is done on a rung.
  mutating func climb(to number: WideInt) {
    switch rung {
    case nil: target = .reps(.exactly(number))
    case .distance: target = .distance(.exactly(number))
    case .energy: target = .energy(.exactly(number))
    case .load: load = .mass(count: 1, each: Mass(grams: number).meant(in: units?.load), upTo: nil)
    case .power: effort = .power(watts: number, upTo: nil)
    }
  }
}

extension Mass {
  /// The load that was meant by a sum of steps, each of which was rounded to the gram.
  fileprivate func meant(in unit: Units?) -> Mass {
    switch unit {
    case .pounds:
      let quarters = (grams * 400_000 + Mass.tensOfMicrogramsInPound / 2) / Mass.tensOfMicrogramsInPound
      return Mass(grams: (quarters * Mass.tensOfMicrogramsInPound + 200_000) / 400_000)
    case .kilograms, nil: return self
    }
  }
}

/// Until which stage of a ramp test an athlete gets, in estimates and rehearsals.
enum UsualPower {
  /// In watts.
  static let most: WideInt = 300
}

extension Work {
  /// Whether an athlete of usual strength does not hold it.
  var isTooHard: Bool {
    guard rung == .power, case .power(let watts, _) = effort else { return false }
    return watts > UsualPower.most
  }
}

extension Block.Group {
  /// The first set in it that takes the numbers of this ladder; nil if none does.
  package var workOfRung: Work? {
    for block in blocks {
      switch block.content {
      case .step(.work(let work)): if work.climbs { return work }
      case .step: continue
      case .group(let group): if let found = group.workOfRung { return found }
      }
    }
    return nil
  }
}
