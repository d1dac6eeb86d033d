/// Lays out the whole screen but a few rows of the prompt: digits to be read from across the room, the session's list
/// with what was done and what is still to do, and the rings. A breath and a sit have only their ring.
import PlanWording
import SessionModel

struct Stage {
  let content: Card.Content
  private let view: LiveView
  private let layout: Layout
  private let frame: Frame
  /// What does not move.
  private let top: StyledText
  private let bottom: StyledText
  private let list: [StyledText]

  /// What is left for the prompt.
  static let promptRows = 4
  static let leastHeight = 22
  static let leastWidth = 70
  private static let margin = 2

  init(_ content: Card.Content, _ view: LiveView) {
    self.content = content
    self.view = view
    layout = Layout(content, view.scene)
    frame = Frame(style: .frame, width: content.width)
    top = frame.top(view, content.pill)
    bottom = frame.bottom(view)
    list = Outline(rows: view.details.outline, tone: view.tone).lines(
      width: layout.listWidth, height: layout.bodyHeight)
  }

  /// The rows at this instant.
  func rows(at now: Instant) -> [StyledText] {
    let right = right(at: now)
    let body = (0..<layout.bodyHeight).map { index -> StyledText in
      var row = StyledText()
      row.append(spaces: Self.margin)
      if layout.listWidth > 0 {
        row += list[index].fitted(to: layout.listWidth)
        row.append(spaces: Layout.gap)
      }
      row += right[index]
      return frame.row(row)
    }
    return [top] + body + [frame.row(StyledText()), frame.row(status(at: now)), frame.row(StyledText()), bottom]
  }

  /// Where the columns and rows are: the same in every phase.
  private struct Layout {
    static let gap = 3
    let bodyHeight: Int
    let listWidth: Int
    let rightWidth: Int
    let digitsHeight: Int

    init(_ content: Card.Content, _ scene: LiveView.Scene) {
      bodyHeight = content.height - 5
      let inner = content.width - 2 - 2 * Stage.margin
      let large = bodyHeight < 40 ? nil : [6, 5].first { Self.width(ofTime: $0) * 100 <= inner * 53 }
      digitsHeight = BigDigits(text: "0", scale: large ?? (bodyHeight >= 26 ? 4 : 2)).height
      switch scene {
      case .sit: listWidth = 0
      case .sets, .breath:
        let right = large.map(Self.width(ofTime:)) ?? min(max(34, inner * 48 / 100), Self.width(ofTime: 4))
        listWidth = inner - Layout.gap - right
      }
      rightWidth = listWidth > 0 ? inner - Layout.gap - listWidth : inner
    }

    private static func width(ofTime scale: Int) -> Int { BigDigits(text: "00:00", scale: scale).width }
  }

  // MARK: The right side

  private func right(at now: Instant) -> [StyledText] {
    switch view.scene {
    case .sets: digitsAndRing(at: now)
    case .breath: disc(at: now)
    case .sit: stillness(at: now)
    }
  }

  /// The digits, then what they measure, then the rings.
  private func digitsAndRing(at now: Instant) -> [StyledText] {
    let choice = view.details.choice.rows(width: layout.rightWidth, atMost: layout.digitsHeight)
    var rows = [StyledText()]
    rows += choice.isEmpty ? digits(at: now) : choice
    rows += Array(repeating: StyledText(), count: layout.digitsHeight + 1 - rows.count)
    rows.append(question)
    rows.append(StyledText(view.details.phase, .tone(view.tone)))
    rows.append(view.details.limit?.text(at: now) ?? StyledText())
    rows.append(dots)
    if let size = ringSize, size != .small {
      let ring = view.ring(at: now, size: size, isStill: content.isStill).text(tone: view.tone)
      rows += Array(repeating: StyledText(), count: (layout.bodyHeight - rows.count - size.rows) / 2)
      rows += (size.hasRoomForWords ? Self.written(ringWords, into: ring) : ring).map { row in
        row.centred(in: layout.rightWidth)
      }
    }
    return padded(rows)
  }

  /// Below the digits and four rows of words.
  private var ringSize: Ring.Size? {
    Ring.Size.fitting(rows: layout.bodyHeight - layout.digitsHeight - 5, columns: layout.rightWidth)
  }

  /// What is asked, or the key that the session waits for.
  private var question: StyledText {
    view.details.question(within: layout.rightWidth).map { StyledText($0, .notice(.warning)) }
      ?? StyledText(view.details.toSay ?? "", .faint)
  }

  private var showsHeartInRing: Bool { view.scene == .sets && ringSize?.hasRoomForWords == true }

  /// The heart rate, and what was done so far.
  private var ringWords: [StyledText] {
    (view.details.heart?.rows ?? []) + view.details.totals.split(separator: "\n").map { StyledText(String($0), .faint) }
  }

  /// As large as the width allows, in a place that is always the same.
  private func digits(at now: Instant) -> [StyledText] {
    let height = layout.digitsHeight
    var rows = Array(repeating: StyledText(), count: height)
    guard let seconds = view.clock.seconds(at: now) else { return rows }
    let text = PhaseClock.text(seconds: seconds)
    let scale = [6, 5, 4, 3, 2, 1].first { scale in
      let digits = BigDigits(text: text, scale: scale)
      return digits.width <= layout.rightWidth && digits.height <= height
    }
    guard let scale else {
      rows[0] = StyledText(text, .strongTone(view.tone))
      return rows
    }
    for (index, row) in BigDigits(text: text, scale: scale).rows.enumerated() {
      rows[index] = StyledText(row, .figure(view.tone))
    }
    return rows
  }

  /// `● ● ● ◉ ○ ○`: the rounds of the window.
  private var dots: StyledText {
    guard let rounds = view.details.rounds, (2...20).contains(rounds.of) else { return StyledText() }
    var dots = StyledText()
    for round in 0..<rounds.of {
      if round > 0 { dots.append(" ") }
      let mark = round < rounds.done ? "●" : round == rounds.done ? "◉" : "○"
      dots.append(mark, round <= rounds.done ? .strongTone(view.tone) : .track)
    }
    return dots
  }

  /// The breath as a disc, with its word and the seconds on it.
  private func disc(at now: Instant) -> [StyledText] {
    var rows: [StyledText] = []
    let size = Ring.Size.fitting(rows: layout.bodyHeight - 3, columns: layout.rightWidth) ?? .small
    rows += Array(repeating: StyledText(), count: max(0, (layout.bodyHeight - size.rows - 3) / 2))
    rows += view.ring(at: now, size: size, isStill: content.isStill).text(tone: view.tone).map { row in
      row.centred(in: layout.rightWidth)
    }
    let seconds = view.clock.seconds(at: now).map { PhaseClock.text(seconds: $0) } ?? ""
    rows.append(question.centred(in: layout.rightWidth))
    rows.append(StyledText(view.phase, .strongTone(view.tone)).centred(in: layout.rightWidth))
    rows.append(StyledText(seconds, .strong).centred(in: layout.rightWidth))
    return padded(rows)
  }

  /// A ring that nobody needs to look at, and what is left; below it the notes and the bell.
  private func stillness(at now: Instant) -> [StyledText] {
    var rows: [StyledText] = []
    let below = words(upTo: layout.bodyHeight / 3)
    let size =
      Ring.Size.fitting(rows: layout.bodyHeight - below.count, columns: layout.rightWidth, atMost: .huge) ?? .small
    rows += Array(repeating: StyledText(), count: max(0, (layout.bodyHeight - size.rows - below.count) / 2))
    let ring = view.ring(at: now, size: size).text(tone: view.tone)
    let seconds = view.clock.seconds(at: now).map { PhaseClock.text(seconds: $0) } ?? ""
    let words = [StyledText(view.details.name, .faint), StyledText(), StyledText(seconds, .faint)]
    rows += (Self.written(words, into: ring) + below).map { row in row.centred(in: layout.rightWidth) }
    return padded(rows)
  }

  /// An empty row, the notes, and what the session waits for; nothing if there are none.
  private func words(upTo height: Int) -> [StyledText] {
    let width = min(60, layout.rightWidth)
    var lines = view.details.cues.flatMap { $0.visibleInRow.wrapped(to: width) }
    if lines.count > height - 2 { lines = lines.prefix(height - 3) + ["…"] }
    let asked = view.details.question == nil ? [] : [question]
    let words = lines.map { StyledText($0, .faint).cut(to: width) } + asked
    return words.isEmpty ? [] : [StyledText()] + words
  }

  /// Rows of words in the middle of a ring.
  private static func written(_ words: [StyledText], into ring: [StyledText]) -> [StyledText] {
    let first = (ring.count - words.count) / 2
    return ring.enumerated().map { index, row in
      guard words.indices.contains(index - first) else { return row }
      return row.covered(by: words[index - first].cut(to: row.width / 2))
    }
  }

  private func padded(_ rows: [StyledText]) -> [StyledText] {
    let more = Array(repeating: StyledText(), count: max(0, layout.bodyHeight - rows.count))
    return Array((rows + more).prefix(layout.bodyHeight))
  }

  // MARK: The session

  /// The bar over the whole width, and the time.
  private func status(at now: Instant) -> StyledText {
    var time = view.elapsedText(at: now)
    if let heart = view.details.heart, !showsHeartInRing {
      time.append("   ")
      time += heart.row
    }
    var row = StyledText()
    row.append(spaces: Self.margin)
    guard let progress = view.session.progress(at: now) else { return row + time }
    let cells = max(10, content.width - 2 - 3 * Self.margin - max(24, time.width))
    row += ProgressBar(progress: progress, cells: cells).text(tone: .work)
    row.append(spaces: Self.margin)
    return row + time
  }
}
