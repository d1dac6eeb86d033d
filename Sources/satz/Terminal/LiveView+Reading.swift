/// What a view shows at an instant: its rings, and what is left of the time around it.
import PlanWording
import SessionModel

extension LiveView {
  /// The outer one is the session by time, the inner one the phase; for a breath, a disc.
  func ring(at now: Instant, size: Ring.Size, isStill: Bool = false) -> Ring {
    let session = session.progress(at: now)
    let phase = (ring ?? clock).progress(at: now) ?? clock.progress(at: now) ?? phaseProgress
    guard case .breath(let from, let to) = scene else { return Ring(session: session, phase: phase, size: size) }
    // Where nothing may move, it shows what comes in.
    let fullness = isStill ? to : from + (to - from) * (phase ?? 1)
    return Ring(session: session, disc: fullness, size: size)
  }
}

extension LiveView {
  /// `12:41 of 48 min`
  func elapsedText(at now: Instant) -> StyledText {
    StyledText(elapsed.seconds(at: now).map(PhaseClock.text) ?? "") + StyledText(elapsedNote, .faint)
  }

  /// Under the set: what is asked, or what comes then.
  func cardNext(within width: Int) -> String {
    guard !details.name.isEmpty else { return next ?? "" }
    if let question = details.question(within: width) ?? details.mayGoOn { return question }
    if details.then.isEmpty { return details.toSay ?? "" }
    let lead = details.thenLead + "  "
    let then = lead + details.then.brief(within: width - lead.displayWidth)
    guard let toSay = details.toSay, then.displayWidth + 3 + toSay.displayWidth <= width else { return then }
    return then + "   " + toSay
  }
}

extension LiveDetails {
  /// What is asked; where there is no room for it, without how that is answered: `Pull-up: How many reps?`, or without
  /// the other way: `arrows and Enter`.
  func question(within width: Int) -> String? {
    question.map { question in
      if question.displayWidth <= width { return question }
      if let end = question.lastIndex(of: "?") { return String(question[...end]) }
      return String(question[..<(question.lastIndex(of: ",") ?? question.endIndex)])
    }
  }
}

extension TimeLimit {
  /// Without its name, the words after it are needed.
  enum Words { case all, withoutAfter, none }

  func text(at now: Instant, words: Words = .all) -> StyledText {
    let name = words == .none ? "" : name
    guard let seconds = clock.seconds(at: now) else { return StyledText(self.name, .faint) }
    var text = StyledText(name, .faint)
    text.append((name.isEmpty ? "" : " · ") + PhaseClock.text(seconds: seconds))
    if words == .all || words == .withoutAfter && name.isEmpty { text.append(after, .faint) }
    return text
  }
}

/// The session in one row: its bar, its time, what is left of the limit, the heart. Where there is little room, what
/// says least goes first, and what is left of the limit never.
struct StatusRow {
  private var cells: Int
  private var heart = Heart.all
  private var hasEstimate = true
  /// Always if there is no limit.
  private var hasElapsed = true
  private var limit = TimeLimit.Words.all

  private enum Heart { case all, withoutWords, narrow }

  /// As long as there is room for.
  static func text(
    of view: LiveView, bar cells: Int, heart: HeartRateView?, within room: Int, at now: Instant
  ) -> StyledText {
    let rows = shorterAndShorter(from: cells).map { $0.text(of: view, heart, at: now) }
    return rows.first { $0.width <= room } ?? (rows.last ?? StyledText())
  }

  private static func shorterAndShorter(from cells: Int) -> [StatusRow] {
    var row = StatusRow(cells: cells)
    var rows = [row]
    func shorten(_ change: (inout StatusRow) -> Void) {
      change(&row)
      rows.append(row)
    }
    shorten { $0.cells = min(10, cells) }
    shorten { $0.heart = .withoutWords }
    shorten { $0.heart = .narrow }
    shorten { $0.cells = min(6, cells) }
    shorten { $0.cells = min(4, cells) }
    shorten { $0.cells = 0 }
    shorten { $0.limit = .withoutAfter }
    shorten { $0.hasEstimate = false }
    // Of two bare times nobody would know which is which.
    shorten { ($0.hasElapsed, $0.limit) = (false, .all) }
    shorten { $0.limit = .withoutAfter }
    shorten { $0.limit = .none }
    return rows
  }

  private func shown(_ heart: HeartRateView) -> StyledText {
    switch self.heart {
    case .all: heart.row
    case .withoutWords: heart.short
    case .narrow: heart.narrow
    }
  }

  private func text(of view: LiveView, _ heart: HeartRateView?, at now: Instant) -> StyledText {
    var text = StyledText()
    if cells > 0, let progress = view.session.progress(at: now) {
      text += ProgressBar(progress: progress, cells: cells).text(tone: .work)
      text.append(spaces: 2)
    }
    let elapsed = view.elapsed.seconds(at: now).map(PhaseClock.text) ?? ""
    let limit = view.details.limit.map { $0.text(at: now, words: self.limit) }
    let parts = [
      limit != nil && !hasElapsed ? nil : hasEstimate ? view.elapsedText(at: now) : StyledText(elapsed),
      limit, heart.map(shown),
    ]
    for (index, part) in parts.compactMap(\.self).enumerated() {
      text.append(spaces: index > 0 ? 3 : 0)
      text += part
    }
    return text
  }
}
