/// `satz live-area`: a prompt with nothing behind it, to try the terminal layer and to test it by itself.
import ArgumentParser
import Glibc
import PlanWording
import SessionModel

struct LiveAreaDemo: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "live-area", shouldDisplay: false)
  @Option var history: String?
  @Flag var accessible = false

  func run() {
    Guardian.start()
    let host = DemoHost()
    let settings = TerminalSettings.ofThisProcess(isAccessible: accessible, historyFile: history)
    let loop = PromptLoop(host: host, settings: settings, prompt: "satz> ")
    host.loop = loop
    loop.run()
  }
}

/// Its commands: `rest MS`, `smooth`, `set`, `none`, `pill TEXT`, `gold TEXT`, `sheet`, `say TEXT`, `chatter N`,
/// `flood`, `child`, `prompt TEXT`, `quit`; anything else is said back.
private final class DemoHost: PromptHost {
  weak var loop: PromptLoop?
  private var view: LiveView?
  private var overlay: OverlayView?
  private var phaseEnds: Instant?
  private var chatter: (said: Int, of: Int, next: Instant)?
  var deadline: Instant? { [phaseEnds, chatter?.next].compactMap(\.self).min() }

  func screen(at now: Instant) -> ScreenContent {
    ScreenContent(live: view, overlay: overlay, title: nil)
  }

  func wake(at now: Instant) {
    if let chatter, chatter.next <= now {
      let said = chatter.said + 1
      loop?.say("chatter \(said) of \(chatter.of)")
      self.chatter = said < chatter.of ? (said, chatter.of, now + Milliseconds(50)) : nil
    }
    guard let end = phaseEnds, end <= now else { return }
    if view?.isSmooth == true { return begin(milliseconds: 5000, isSmooth: true, at: now) }
    phaseEnds = nil
    // For a test that cannot look at the screen.
    if let mark = getenv("SATZ_DEMO_EXPIRED") { close(open(mark, O_CREAT | O_WRONLY, 0o600)) }
    overlay = OverlayView(
      headline: "Rest is over", details: ["Overhead press", "5 × 75 %"], hint: "Enter: go on   +: 30 s more",
      clock: .up(since: end))
  }

  func line(_ text: String, at now: Instant) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "rest": begin(milliseconds: Int(rest) ?? 90_000, isSmooth: false, at: now)
    case "smooth": begin(milliseconds: 5000, isSmooth: true, at: now)
    case "set": view = sample(phase: "set", tone: .work, clock: .up(since: now))
    case "none": (view, overlay, phaseEnds) = (nil, nil, nil)
    case "pill": loop?.show(Pill(icon: "✓", text: rest, style: .success))
    case "gold": loop?.show(Pill(icon: "🏆", text: rest, style: .gold))
    case "sheet":
      loop?.show(
        InfoSheet(
          title: "RPE", text: (1...40).map { "Line \($0) of the text." }.joined(separator: "\n"),
          tips: ["A tip.", "Another tip."], hint: "↑ ↓ scroll   q close"))
    case "prompt": loop?.prompt = rest + "> "
    case "say": loop?.say(rest)
    case "chatter":
      chatter = (0, Int(rest) ?? 1, now)
    case "flood":
      for number in 1...2000 { loop?.say("flood \(number) " + String(repeating: "~", count: 60)) }
    case "child": loop?.released { _ = system("echo child asks; read answer; echo child got $answer") }
    case "quit": loop?.stop()
    default: loop?.say("got: \(text)")
    }
  }

  private func begin(milliseconds: Int, isSmooth: Bool, at now: Instant) {
    let end = now + Milliseconds(milliseconds)
    view = sample(phase: "rest", tone: .rest, clock: .down(from: now, to: end))
    view?.isSmooth = isSmooth
    phaseEnds = end
  }

  private func sample(phase: String, tone: Tone, clock: PhaseClock) -> LiveView {
    LiveView(
      name: "Push", phase: phase, tone: tone, clock: clock, title: "Bench press · set 2 of 3 · 8 × 80 kg",
      next: "next: Overhead press · 5 × 75 %", sessionProgress: 0.34,
      elapsed: .frozen(.seconds(761), progress: nil),
      elapsedNote: " of 48 min")
  }

  func passedOverLine(at now: Instant) { loop?.say("too long") }
  func pasted(_ lines: [String], at now: Instant) { loop?.say("pasted: \(lines.joined(separator: " | "))") }

  func key(_ key: HotKey, at now: Instant) {
    switch key {
    case .acknowledge: (overlay, view) = (nil, sample(phase: "set", tone: .work, clock: .up(since: now)))
    case .more where overlay != nil:
      overlay = nil
      begin(milliseconds: 30_000, isSmooth: false, at: now)
    case .pauseOrResume: pause(at: now)
    case .done, .info, .back, .skip, .undo, .redo, .more, .less: loop?.say("key: \(key)")
    }
  }

  private func pause(at now: Instant) {
    guard let clock = view?.clock, let left = clock.left(at: now) else { return }
    view?.clock = .frozen(left, progress: clock.progress(at: now))
    view?.tone = .paused
    phaseEnds = nil
  }

  func completions(for line: String, cursor: Int) -> Completions {
    let all = ["bench press", "bench pull", "overhead press", "Überzüge", "quit"]
    let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self).lowercased()
    return Completions(start: 0, candidates: all.filter { $0.lowercased().hasPrefix(typed) })
  }

  func interrupted(lineWasEmpty: Bool, at now: Instant) { if lineWasEmpty { loop?.say("interrupted") } }

  func ended(_ end: InputEnd, at now: Instant) { loop?.stop() }
}
