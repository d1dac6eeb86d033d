/// Asks on the terminal for a word, or for the space bar held down: a bar fills while it is, and empties when it is let
/// go.

import Glibc
import PlanWording
import SessionModel

struct DeliberateQuestion {
  enum Answer: Equatable {
    case word(String)
    case held
    case cancelled
  }

  private let theme: Theme
  private var held = HeldKey()
  private var typed: [UInt8] = []

  init(theme: Theme) { self.theme = theme }

  /// Set by a prompt that has taken what was typed before the question, so that nothing has to be thrown away here.
  static let keepsTyped = "SATZ_KEEPS_TYPED"

  /// Nil where standard input is not a terminal whose keys can be read one by one. What was typed before is nobody's
  /// answer, what is typed after it is for whoever comes next.
  static func ask(_ question: String, theme: Theme) -> Answer? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
    let begins = environment(keepsTyped) == nil ? TCSAFLUSH : TCSADRAIN
    guard tcsetattr(STDIN_FILENO, begins, &raw) == 0 else { return nil }
    var ends = TCSADRAIN
    defer { tcsetattr(STDIN_FILENO, ends, &before) }
    Output.writeError(TerminalText(question) + "\n")
    var asked = DeliberateQuestion(theme: theme)
    let answer = asked.read {
      tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
      raise(SIGTSTP)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    }
    // A space bar that is still down sends more of them.
    if answer == .held { ends = TCSAFLUSH }
    Output.writeError(TerminalText() + "\n")
    return answer
  }

  private mutating func read(suspend: () -> Void) -> Answer {
    while true {
      draw()
      let now = BootClock.now
      var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let patience = held.letGoAt.map { Int32(clamping: ($0 - now).count + 1) } ?? -1
      if poll(&polled, 1, max(patience, -1)) == 0 {
        held.advance(to: BootClock.now)
        continue
      }
      switch TerminalByte.read(STDIN_FILENO) {
      case .none: break
      case .end: return .cancelled
      case .byte(0x1a):
        held.letGo()
        suspend()
      case .byte(let byte): if let answer = take(byte, at: BootClock.now) { return answer }
      }
    }
  }

  private mutating func take(_ byte: UInt8, at now: Instant) -> Answer? {
    if byte == 0x20, typed.isEmpty {
      // The byte was there when the wait ended, even if this process only looks now.
      held.press(byte, at: held.letGoAt.map { min($0, now) } ?? now)
      draw()
      return held.isHeldLongEnough ? .held : nil
    }
    held.letGo()
    switch byte {
    case 0x03, 0x04: return .cancelled
    case 0x1b: return isAlone() ? .cancelled : nil
    case 0x0d, 0x0a: return .word(String(decoding: typed, as: UTF8.self))
    case 0x08, 0x7f: typed = Array(String(decoding: typed, as: UTF8.self).dropLast().utf8)
    case 0x15: typed = []
    case 0x20...: typed.append(byte)
    default: break
    }
    return nil
  }

  /// An escape with nothing after it is the key; the rest of a sequence means nothing here.
  private func isAlone() -> Bool {
    var isAlone = true
    while case .byte = TerminalByte.read(STDIN_FILENO) { isAlone = false }
    return isAlone
  }

  private func draw() {
    var line = StyledText("❯ ", .strong)
    if held.progress > 0 {
      line += ProgressBar(progress: held.progress, cells: 20).text(tone: .alert)
    } else {
      // The end of what is typed, as far as it fits.
      var text = String(decoding: typed, as: UTF8.self)
      while text.displayWidth > ScreenSize.current.columns - 4, !text.isEmpty { text.removeFirst() }
      line += StyledText(text)
    }
    Output.writeError(Control.carriageReturn + line.rendered(in: theme) + Control.eraseRight)
  }
}
