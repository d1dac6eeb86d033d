/// A cluster as sets of their own, for programs whose sets have no parts: their sum was not done in a row.

import SessionModel

extension PortableSet {
  /// Each part of a cluster as a set; any other set as it is. Sums stay the same: what is measured of the whole is in
  /// the first part.
  package var inParts: [PortableSet] {
    guard let reps = performance.reps, let parts = performance.parts?.coming(to: reps).filter({ $0 > 0 }),
      parts.count > 1
    else { return [self] }
    let length = (ended - began).count
    var (sets, done) = ([PortableSet](), 0)
    for part in parts {
      var set = self
      if !sets.isEmpty {
        set.performance = Performance(rpeTenths: performance.rpeTenths)
        set.heartRate = nil
      }
      (set.performance.reps, set.performance.parts) = (part, nil)
      set.began = began + Milliseconds(length / reps * done)
      done += part
      set.ended = done == reps ? ended : began + Milliseconds(length / reps * done)
      sets.append(set)
    }
    return sets
  }
}

extension PortableSession {
  /// With each part of its clusters as a set of its own.
  package func inParts(losing losses: inout FormLosses) -> PortableSession {
    var session = self
    session.sets = sets.flatMap(\.inParts)
    losses.clusters += sets.count { $0.inParts.count > 1 }
    return session
  }
}
