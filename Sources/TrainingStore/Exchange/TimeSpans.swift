/// Sessions by the time at which they were, to find those that may be the same.

import SessionModel

struct TimeSpans<Element> {
  /// By their beginnings.
  private var spans: [(began: Int, ended: Int, element: Element)] = []

  /// In milliseconds: what the clocks of two devices, or two buttons, may differ by.
  private static var tolerance: Int { 90_000 }
  /// In milliseconds: no longer session is looked for.
  private static var longest: Int { 2 * 86_400_000 }

  /// Unix milliseconds.
  mutating func insert(_ element: Element, from began: Int, to ended: Int) {
    let isLast = (spans.last?.began ?? .min) <= began
    spans.insert((began, max(began, ended), element), at: isLast ? spans.count : firstIndex(from: began))
  }

  mutating func insert(_ element: Element, during session: PortableSession) {
    let began = session.began.milliseconds
    insert(element, from: began, to: began &+ Self.length(of: session))
  }

  /// What began at the same time, or was for half of it.
  func overlapping(_ session: PortableSession) -> [Element] {
    near(session) { began, shared, shorter in began <= Self.tolerance || shared > 0 && shared * 2 >= shorter }
  }

  /// What was for half of the time of it. Two sessions whose lengths nobody knows may begin with one day.
  func during(_ session: PortableSession) -> [Element] {
    near(session) { _, shared, shorter in shared > 0 && shared * 2 >= shorter }
  }

  /// `isMeant` gets how far apart they began, how long both were, and how long the shorter one was.
  private func near(_ session: PortableSession, _ isMeant: (_ began: Int, _ shared: Int, _ shorter: Int) -> Bool)
    -> [Element]
  {
    let began = session.began.milliseconds
    let ended = began &+ min(Self.length(of: session), Self.longest)
    var found: [Element] = []
    for span in spans[firstIndex(from: began - Self.longest)...] {
      if span.began > ended + Self.tolerance { break }
      let shared = min(span.ended, ended) - max(span.began, began)
      let shorter = min(span.ended - span.began, ended - began)
      if isMeant(abs(span.began - began), shared, shorter) { found.append(span.element) }
    }
    return found
  }

  private static func length(of session: PortableSession) -> Int {
    max(0, session.length?.count ?? session.sets.map(\.ended.count).max() ?? 0)
  }

  private func firstIndex(from began: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].began < began { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
