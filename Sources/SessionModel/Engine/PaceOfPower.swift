/// How fast a power is on a machine or a bike, for estimates.

enum PaceOfPower {
  /// Milliseconds per kilometre; nil where nobody knows what comes of a power, as on an air bike, or depends on the
  /// athlete, as in a run.
  static func perKilometre(_ exercise: Exercise, at watts: WideInt) -> WideInt? {
    guard watts > 0, watts <= WideInt(BeyondAnybody.watts) else { return nil }
    switch exercise.key {
    case "row", "low-rate-rowing", "ski-erg": return onErg(watts)
    // Concept2 counts a kilometre on its bike for 500 m on its rower.
    case "bike-erg": return onErg(watts) / 2
    case "bike", "stationary-bike", "endurance-ride", "tempo-ride", "threshold-ride", "sweet-spot-ride",
      "recovery-ride":
      return onRoad(watts)
    default: return nil
    }
  }

  /// Concept2's formula for its machines: watts = 2.80 / pace³, in seconds per metre.
  private static func onErg(_ watts: WideInt) -> WideInt {
    largest(upTo: 2_000_000) { $0 * $0 * $0 <= 2_800_000_000_000_000_000 / watts }
  }

  /// On a flat road without wind: the equation of motion of Martin et al., *Validation of a mathematical model for road
  /// cycling power*, Journal of Applied Biomechanics 14 (1998), at a steady speed. A rider of 75 kg with a bike of 9 kg,
  /// hands on the hoods: rolling resistance 0.005, drag area 0.32 m², air 1.225 kg/m³, 2.4 % lost in the chain.
  private static func onRoad(_ watts: WideInt) -> WideInt {
    // In mm/s: 0.196 kg/m of drag times v³, and 4.12 N of rolling times v, in millionths of a watt.
    let speed = largest(upTo: 60_000) { speed in
      196 * speed * speed * speed / 1_000_000 + 4120 * speed <= watts * 976_000
    }
    return 1_000_000_000 / max(speed, 1)
  }

  /// The largest number up to a limit for which something holds that holds for all smaller ones.
  private static func largest(upTo limit: WideInt, _ holds: (WideInt) -> Bool) -> WideInt {
    var (low, high): (WideInt, WideInt) = (0, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
