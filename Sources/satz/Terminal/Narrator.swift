/// Says in lines what the live area draws: each change once, and the time left at 60, 30, 10, 3, 2, 1.
import PlanWording
import SessionModel

struct Narrator {
  /// Whether single keys do something, or only whole lines.
  var hasKeys = true
  private var said = ScreenContent.nothing
  private var secondsSaid: Int?
  private var heartSaid: (place: HeartRateView.Place, at: Instant)?
  private static let heartPause = 15_000
  private static let marks = [60, 30, 10, 3, 2, 1]

  /// What is new since the last call.
  mutating func lines(for content: ScreenContent, at now: Instant) -> [String] {
    defer { said = content }
    var lines: [String] = []
    let overlay = content.overlay.flatMap { $0.headline == said.overlay?.headline ? nil : $0 }
    if let overlay, overlay.kind != .countdown {
      // The overlay says everything that the view would.
      secondsSaid = nil
      lines += [overlay.headline] + overlay.details + [hint(of: overlay)]
    } else if let view = content.live {
      lines += self.lines(for: view, at: now)
      // What a countdown leads to has just been said with its phase.
      if let overlay { lines.append(hint(of: overlay)) }
    }
    return lines.filter { !$0.isEmpty }.map(\.visibleInRow)
  }

  private func hint(of overlay: OverlayView) -> String {
    hasKeys || overlay.typedHint.isEmpty ? overlay.hint : overlay.typedHint
  }

  private mutating func lines(for view: LiveView, at now: Instant) -> [String] {
    let seconds = view.clock.seconds(at: now)
    defer { secondsSaid = seconds }
    var lines: [String] = []
    if said.live?.phase != view.phase || said.live?.title != view.title {
      let time = view.clock.left(at: now) != nil ? view.clock.text(at: now) : nil
      let parts =
        isNamedAsPhase(view) ? [view.title, view.clock.isWhole(at: now) ? nil : time] : [view.phase, time, view.title]
      lines.append(parts.compactMap { $0 }.joined(separator: " · "))
    } else if let left = view.clock.left(at: now), let seconds, let before = secondsSaid, before > seconds,
      let mark = Self.marks.last(where: { seconds <= $0 && $0 < before }), left.count > 0
    {
      lines.append(mark > 3 ? "\(view.phase) · \(PhaseClock.text(seconds: seconds))" : "\(seconds)")
    }
    if let next = view.next, next != said.live?.next { lines.append(next) }
    if let heart = heartRate(of: view, at: now) { lines.append(heart) }
    return lines
  }

  /// `Sit · 20 min`: a sit is a phase of its own, and has its length in its title.
  private func isNamedAsPhase(_ view: LiveView) -> Bool {
    view.title == view.phase || view.title.hasPrefix(view.phase + " · ")
  }

  /// Where the heart rate is, when that has changed; a rate at an edge of the target would be said again and again.
  private mutating func heartRate(of view: LiveView, at now: Instant) -> String? {
    guard let heart = view.details.heart, let place = heart.place, let text = heart.spoken,
      place != heartSaid?.place, heartSaid.map({ $0.at.distance(to: now) >= Self.heartPause }) ?? true
    else { return nil }
    heartSaid = (place, now)
    return text
  }

  /// When there is something to say next, by the clock alone.
  func nextChange(of content: ScreenContent, after now: Instant) -> Instant? {
    guard let clock = content.live?.clock, case .down(_, let end) = clock, let left = clock.left(at: now) else {
      return nil
    }
    return Self.marks.first { $0 * 1000 < left.count }.map { end - .seconds($0) }
  }
}
