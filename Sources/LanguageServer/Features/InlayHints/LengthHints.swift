/// How long sessions and blocks take, and how many sets each muscle gets.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// After the first line of each session, and of each block of several lines.
  func durationHints(of document: Document, in seen: ClosedRange<Int>) -> [InlayHint] {
    var found: [InlayHint] = []
    let text = document.text
    func add(_ time: Milliseconds?, at span: Span) {
      guard let time else { return }
      let end = text.line(text.position(of: Int(span.start)).line).upperBound
      found.append(InlayHint(offset: end, label: "≈ " + setting.formatter.rough(time)))
    }
    let blocks = document.analysis.written.items.filter { item in
      guard case .group = item.kind, item.span.touches(seen) else { return false }
      return text.position(of: Int(item.span.start)).line < text.position(of: Int(item.span.end)).line
    }
    for (session, placed) in todays(in: document, seen) {
      add(placed.session.estimatedDuration(), at: session.span)
      for item in blocks where session.body.span.holds(item.span) {
        guard let block = placed.groups[item.span] else { continue }
        add(Session(name: "", kind: placed.session.kind, blocks: [block]).estimatedDuration(), at: item.span)
      }
    }
    return found
  }

  /// After the last line of each workout.
  func muscleHints(of document: Document, in seen: ClosedRange<Int>) -> [InlayHint] {
    todays(in: document, seen).compactMap { session, placed in
      guard placed.session.kind == .workout else { return nil }
      let works = placed.session.plannedCourse().compactMap { if case .work(let work) = $0.step { work } else { nil } }
      let muscles = MuscleSets(works, in: setting.library).text(setting.language)
      return muscles.isEmpty ? nil : InlayHint(offset: Int(session.body.span.end), label: muscles)
    }
  }

  /// The sessions of which a part is seen.
  func todays(in document: Document, _ seen: ClosedRange<Int>) -> [(WrittenItems.Session, PlacedSession)] {
    document.analysis.written.sessions.compactMap { session in
      let whole = Span(start: session.span.start, end: session.body.span.end)
      guard whole.touches(seen), document.analysis.isSound(session),
        let place = document.analysis.places[session.span]
      else { return nil }
      return today(place, in: document).map { (session, $0) }
    }
  }
}
