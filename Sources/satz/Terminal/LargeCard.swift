/// Lays out the card of ten rows: large digits, the set with its plates and cues, what comes then, the rings: beside all of
/// this, or small ones under the digits. Its columns are the same in every phase, so that nothing jumps.
import PlanWording
import SessionModel

struct LargeCard {
  let content: Card.Content
  private let view: LiveView
  /// The words beside the digits, and the frame, none of which move.
  private let words: [StyledText]
  private let frame: Frame
  private let top: StyledText
  private let bottom: StyledText

  static let height = 10
  static let leastWidth = 60
  /// Of the inside of the frame.
  private static let innerRows = 8
  private static let margin = 3

  init(_ content: Card.Content, _ view: LiveView) {
    self.content = content
    self.view = view
    let layout = Layout(content.width)
    words = Self.words(view.details, layout.textWidth)
    frame = Frame(style: .frame, width: content.width)
    top = frame.top(view, content.pill)
    bottom = frame.bottom(view)
  }

  /// The rows at this instant.
  func rows(at now: Instant) -> [StyledText] {
    let layout = Layout(content.width)
    let digits = showsDisc(layout) ? disc(layout, at: now) : digits(layout, at: now)
    let small = layout.hasRing || showsDisc(layout) ? [] : smallRing(at: now)
    let firstOfSmall = layout.rowsAboveSmallRing
    let ring = layout.hasRing ? view.ring(at: now, size: .large, isStill: content.isStill).text(tone: view.tone) : []
    let inner = (0..<Self.innerRows).map { index -> StyledText in
      var row = StyledText()
      row.append(spaces: Self.margin)
      let below = small.indices.contains(index - firstOfSmall) ? small[index - firstOfSmall] : nil
      if index == Self.innerRows - 1 {
        row += statusRow(layout, besides: below, at: now)
      } else {
        row += (below ?? digits[index]).fitted(to: layout.digitsWidth)
        row.append(spaces: Layout.gap)
        row += words[index]
        if layout.hasRing {
          row.append(spaces: Layout.gap)
          row += ring[index]
        }
      }
      return frame.row(row)
    }
    return [top] + inner + [bottom]
  }

  /// Where the columns are.
  private struct Layout {
    static let gap = 3
    /// As wide as `12:41`.
    let digitsWidth: Int
    let scale: Int
    let hasRing: Bool
    let textWidth: Int
    /// Large digits need the rows down to it; beside it on the last row is the phase.
    var rowsAboveSmallRing: Int { scale == 2 ? 5 : 4 }

    init(_ width: Int) {
      scale = width >= 76 ? 2 : 1
      digitsWidth = BigDigits(text: "00:00", scale: scale).width
      hasRing = width >= 96
      let ring = hasRing ? Ring.Size.large.columns + Self.gap : 0
      textWidth = max(0, width - 2 - 2 * LargeCard.margin - digitsWidth - Self.gap - ring)
    }
  }

  /// Whether a breath swells where the digits are else: nobody reads those while breathing.
  private func showsDisc(_ layout: Layout) -> Bool {
    guard case .breath = view.scene else { return false }
    return !layout.hasRing
  }

  private func disc(_ layout: Layout, at now: Instant) -> [StyledText] {
    view.ring(at: now, size: .large, isStill: content.isStill).text(tone: view.tone).map { row in
      row.centred(in: layout.digitsWidth)
    }
  }

  /// Under the digits, where there is no room for large ones.
  private func smallRing(at now: Instant) -> [StyledText] {
    view.ring(at: now, size: .small, isStill: content.isStill).text(tone: view.tone)
  }

  /// Seven rows; the digits are right-aligned, so that they keep their places when the first one disappears.
  private func digits(_ layout: Layout, at now: Instant) -> [StyledText] {
    var rows = Array(repeating: StyledText(), count: Self.innerRows - 1)
    guard let seconds = view.clock.seconds(at: now) else { return rows }
    let text = PhaseClock.text(seconds: seconds)
    let scale = [layout.scale, 1].first { BigDigits(text: text, scale: $0).width <= layout.digitsWidth }
    guard let scale else {
      rows[3] = StyledText(text, .strongTone(view.tone))
      return rows
    }
    let digits = BigDigits(text: text, scale: scale)
    let first = layout.hasRing ? 1 + (5 - digits.height) / 2 : (layout.rowsAboveSmallRing - digits.height) / 2
    for (index, row) in digits.rows.enumerated() {
      var line = StyledText()
      line.append(spaces: layout.digitsWidth - digits.width)
      line.append(row, .figure(view.tone))
      rows[first + index] = line
    }
    return rows
  }

  /// Seven rows: the round or the minute, the set, its prescription, cues and notes, what was done or is asked, nothing,
  /// what comes then. A long name or prescription has two.
  private static func words(_ details: LiveDetails, _ width: Int) -> [StyledText] {
    if !details.choice.options.isEmpty { return choice(details, width) }
    let leads = max(details.leadWidth, details.lead.displayWidth, details.thenLead.displayWidth) + 2
    func row(_ lead: String, _ text: StyledText) -> StyledText {
      (StyledText(lead.padded(to: leads), .faint) + text).fitted(to: width)
    }
    let room = width - leads
    let names = StepLabel.rows(details.name, within: room)
    let missing = StepLabel(name: details.name).words(missingIn: names.joined(separator: " "))
    let place = (missing + [details.place]).filter { !$0.isEmpty }.joined(separator: " · ")
    var prescription = StepLabel.rows(prescription: details.prescription, within: room).map { StyledText($0, .strong) }
    let fitsPlates = (prescription.last?.width ?? 0) + 3 + details.plates.displayWidth <= room
    if !details.plates.isEmpty, fitsPlates {
      prescription[prescription.count - 1].append("   " + details.plates, .faint)
    }
    // The first row is free where there is no round.
    let over = names.count > 1 && place.isEmpty ? [] : [row("", StyledText(place, .faint))]
    let set = names.enumerated().map { row($0 == 0 ? details.lead : "", StyledText($1, .strong)) }
    let top = over + set + prescription.map { row("", $0) }
    let answer =
      details.question(within: room).map { StyledText($0, .notice(.warning)) }
      ?? StyledText(
        (details.toSay ?? details.done.map { Self.done($0, within: room) } ?? "").cutAtWord(toWidth: room), .faint)
    let rest = innerRows - 2 - top.count
    let forCues = answer.runs.isEmpty ? rest : rest - 1
    var below = forCues > 0 ? cues(details, room, atMost: forCues, after: fitsPlates ? "" : details.plates) : []
    below += [answer] + Array(repeating: StyledText(), count: 3)
    return top + below.prefix(max(0, rest)).map { row("", $0) }
      + [row(details.thenLead, StyledText(details.then.brief(within: room), .faint))]
  }

  /// Of `✓ Bench press · 8 × 82.5 kg`, what was done is worth more than the name.
  private static func done(_ done: String, within room: Int) -> String {
    let parts = done.split(separator: " · ")
    guard done.displayWidth > room, parts.count > 1, !parts[0].contains(where: { $0.isNumber }), let mark = done.first
    else { return done }
    return ([String(mark) + " " + parts[1]] + parts.dropFirst(2).map { String($0) }).joined(separator: " · ")
  }

  /// At least one row, so that what is below keeps its place. Plates that have no room beside the prescription have their
  /// own row, unless they are too wide for that: half a number misleads.
  private static func cues(
    _ details: LiveDetails, _ width: Int, atMost count: Int, after plates: String
  ) -> [StyledText] {
    if !plates.isEmpty, plates.displayWidth <= width {
      let more = details.cues.isEmpty || count < 2 ? [] : cues(details, width, atMost: count - 1, after: "")
      return [StyledText(plates, .faint)] + more
    }
    let lines = details.cues.joined(separator: " · ").visibleInRow.wrapped(to: max(8, width))
    var seen = Array(lines.prefix(count))
    if lines.count > count { seen[count - 1] = (lines[count - 1] + " " + lines[count]).cut(toWidth: max(8, width)) }
    return seen.map { StyledText($0, .tone(.ready)) }
  }

  /// The options from the second row on, and at the end how one is chosen.
  private static func choice(_ details: LiveDetails, _ width: Int) -> [StyledText] {
    let options = details.choice.rows(width: width, atMost: 5)
    let rows = [StyledText()] + options + Array(repeating: StyledText(), count: 5 - options.count)
    return (rows + [StyledText(details.question(within: width) ?? "", .notice(.warning))]).map { $0.fitted(to: width) }
  }

  /// The phase under its digits, which stand right, and the session.
  private func statusRow(_ layout: Layout, besides ring: StyledText?, at now: Instant) -> StyledText {
    // What is left of a breath, where there are no digits.
    let left = showsDisc(layout) ? view.clock.seconds(at: now).map { PhaseClock.text(seconds: $0) } : nil
    let words = left.map { view.phase + " · " + $0 } ?? view.details.phase
    var row = ring ?? StyledText()
    // A long one goes on into the gap: half a time misleads.
    let beside = row.width > 0 ? row.width + 1 : 0
    let phase = StyledText(words, .tone(view.tone)).cut(to: layout.digitsWidth + Layout.gap - 1 - beside)
    row.append(spaces: max(0, layout.digitsWidth - row.width - phase.width))
    row += phase
    row.append(spaces: layout.digitsWidth + Layout.gap - row.width)
    // As far as one column before the frame.
    let room = content.width - 2 - Self.margin - row.width - 1
    return row
      + StatusRow.text(
        of: view, bar: layout.textWidth < 46 ? 10 : 20, heart: view.details.heart, within: room, at: now)
  }
}
