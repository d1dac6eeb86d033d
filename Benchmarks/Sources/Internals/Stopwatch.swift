/// Seconds that something takes, by the clock that nobody sets.

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}
