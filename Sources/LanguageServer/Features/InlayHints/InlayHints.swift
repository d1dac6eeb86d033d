/// Values beside the text: loads of today, what states are now, how long blocks take, sets per muscle.

import PlanLanguage
import PlanWording
import SessionModel

/// Each can be switched off.
enum HintKind: String, CaseIterable {
  /// The load of today and its plates.
  case load
  /// What `lifted(1)` and a state are now.
  case state
  /// How long a block and a session take.
  case duration
  /// The sets per muscle at the end of a workout.
  case muscles
}

/// A value beside the text.
struct InlayHint {
  /// The byte that it stands before.
  var offset: Int
  var label: String
  var tooltip: String?
}

extension LanguageServer {
  /// Those in a range; none for a client that cannot show any. A session with a mistake has none, and neither has any
  /// other while there is a mistake outside of sessions.
  func inlayHints(of document: Document, within range: JSONValue?) -> JSONValue {
    guard client.takesHints, !hints.isEmpty, document.analysis.isSound(nil) else { return [] }
    let text = document.text
    let first = min(max(0, range?["start"]?["line"]?.integer ?? 0), text.lineCount)
    let last = min(max(first, range?["end"]?["line"]?.integer ?? text.lineCount), text.lineCount)
    let seen = text.line(first).lowerBound...text.line(last).upperBound
    var found: [InlayHint] = []
    if hints.contains(.load) { found += loadHints(of: document, in: seen) }
    if hints.contains(.state) { found += stateHints(of: document, in: seen) + liftedHints(of: document, in: seen) }
    if hints.contains(.duration) { found += durationHints(of: document, in: seen) }
    if hints.contains(.muscles) { found += muscleHints(of: document, in: seen) }
    return .array(found.filter { seen.contains($0.offset) }.sorted { $0.offset < $1.offset }.map { json($0, in: text) })
  }

  private func json(_ hint: InlayHint, in text: DocumentText) -> JSONValue {
    var json: [String: JSONValue] = [
      "position": text.position(of: hint.offset).json, "label": .string(hint.label.visibleInRow), "paddingLeft": true,
    ]
    if let tooltip = hint.tooltip { json["tooltip"] = .string(tooltip.visibleInRow) }
    return .object(json)
  }

  /// Takes `{"inlayHints": {"duration": false}}` and `{"inlayHints": false}`, also under `satz`.
  mutating func configure(_ settings: JSONValue) {
    let own = settings["satz"] ?? settings
    guard let wanted = own["inlayHints"] else { return }
    for kind in HintKind.allCases {
      switch wanted.bool ?? wanted[kind.rawValue]?.bool {
      case true?: hints.insert(kind)
      case false?: hints.remove(kind)
      case nil: break
      }
    }
  }

  /// The session as it would be today; nil if it is too large.
  func today(_ index: Int, in document: Document) -> PlacedSession? {
    document.analysis.today.session(index, of: document.analysis.plan, for: setting.known)
  }
}

extension DocumentAnalysis {
  /// Whether a session, and all that it may name outside of it, have no mistakes; without one, only the latter.
  func isSound(_ session: WrittenItems.Session?) -> Bool {
    guard let brokenSessions else { return false }
    return session.map { !brokenSessions.contains($0.span) } ?? true
  }

  /// The places of sessions with mistakes; nil if there is a mistake outside of any.
  func findBrokenSessions() -> Set<Span>? {
    var broken: Set<Span> = []
    for diagnostic in diagnostics where diagnostic.problem.severity == .error {
      guard let session = written.sessions.first(where: { $0.span.holds(diagnostic.span) }) else { return nil }
      broken.insert(session.span)
    }
    return broken
  }
}

extension Span {
  /// Whether any of it is in a range of bytes.
  func touches(_ range: ClosedRange<Int>) -> Bool { Int(start) <= range.upperBound && Int(end) >= range.lowerBound }

  /// Whether the byte is inside or at the end.
  func holds(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }

  /// Whether all of another one is inside.
  func holds(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
