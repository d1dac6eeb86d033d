/// A log being read from a text or a table, line by line: sets and notes belong to the session above them.

/// What was read so far; each piece is checked as it arrives.
struct GatheredLog {
  private var finished: [PortableEntry] = []
  private var session: PortableSession?
  /// Whether it is within a session, even one that could not be read.
  private(set) var isInSession = false

  /// The finished entries and the session that is not over yet.
  var entries: [PortableEntry] { finished + (session.map { [.session($0)] } ?? []) }

  /// Nil for a session that cannot be read.
  mutating func begin(_ next: PortableSession?) {
    end()
    session = next
    isInSession = true
  }

  mutating func end() {
    if let session { finished.append(.session(session)) }
    session = nil
    isInSession = false
  }

  mutating func add(_ entry: PortableEntry) throws(PlainLogProblem.Reason) {
    if case .session = entry { begin(nil) } else { end() }
    do {
      switch entry {
      case .session(let next):
        try next.judge()
        session = next
      case .bodyweight(let weighed):
        try weighed.judge()
        finished.append(entry)
      case .max(let max):
        try max.judge()
        finished.append(entry)
      }
    } catch {
      throw .implausible(error)
    }
  }

  mutating func add(_ set: PortableSet) throws(PlainLogProblem.Reason) {
    do { try set.judge(began: session?.began ?? WallMoment(milliseconds: 0, utcOffsetSeconds: 0)) } catch {
      throw .implausible(error)
    }
    session?.sets.append(set)
  }

  mutating func add(_ score: TitledScore) throws(PlainLogProblem.Reason) {
    do { try StoredScore(score).judge() } catch { throw .implausible(error) }
    session?.scores.append(score)
  }

  mutating func add(note: String) throws(PlainLogProblem.Reason) {
    do { try Plausible.check(note, "text") } catch { throw .implausible(error) }
    session?.notes.append(note)
  }
}
