import SessionModel
import Testing

@testable import Channels

@Suite("The terminal as a channel")
struct TerminalChannelTests {
  @Test("A terminal that nobody knows only rings")
  func unknown() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-256color"].value)
    #expect(channel.signals(for: .restOver, text: "Rest is over") == [.bell])
  }

  @Test("A terminal that supports notifications gets one for what calls the athlete back")
  func known() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-kitty"].value)
    #expect(
      channel.signals(for: .restOver, text: "Rest is over") == [.bell, .notification("Rest is over", .osc99)])
    #expect(channel.signals(for: .workEnds, text: "Plank") == [.bell])
    let foot = TerminalChannel(environment: ["TERM": "foot"].value)
    #expect(foot.signals(for: .windowOver, text: "Cindy") == [.bell, .notification("Cindy", .osc777)])
    let ghostty = TerminalChannel(environment: ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"].value)
    #expect(ghostty.notifications == .osc9)
  }

  @Test("Inside tmux a notification is sent only where tmux hands it on, to a terminal that shows it")
  func multiplexer() {
    func signals(_ answer: String?) -> [TerminalSignal] {
      let inside = ["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TMUX": "/tmp/x"]
      return TerminalChannel(environment: inside.value, tmux: { answer }).signals(for: .restOver, text: "Over")
    }
    #expect(signals(nil) == [.bell])
    #expect(signals("off|kitty(0.31.0)|xterm-kitty") == [.bell])
    #expect(signals("on|kitty(0.31.0)|xterm-kitty") == [.bell, .throughTmux(.notification("Over", .osc99))])
    #expect(signals("all||foot") == [.bell, .throughTmux(.notification("Over", .osc777))])
    #expect(signals("|WezTerm 20240203-110809|xterm-256color") == [.bell, .throughTmux(.notification("Over", .osc9))])
    #expect(signals("on||xterm-256color") == [.bell])
    #expect(TerminalChannel(environment: ["TERM": "screen-256color"].value).notifications == .none)
  }

  @Test(
    "Progress is for terminals that are known to take it, by name and version; in others it would be a notification")
  func progress() {
    func shows(_ environment: [String: String]) -> Bool {
      TerminalChannel(environment: environment.value).showsProgress
    }
    #expect(shows(["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"]))
    #expect(!shows(["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.1.3"]))
    #expect(!shows(["TERM_PROGRAM": "ghostty"]))
    #expect(shows(["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20250601-071234-abcdef12"]))
    #expect(!shows(["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"]))
    #expect(!shows(["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"]))
    #expect(shows(["TERM": "xterm-256color", "KONSOLE_VERSION": "260401"]))
    #expect(!shows(["TERM": "xterm-256color", "KONSOLE_VERSION": "230800"]))
    #expect(shows(["TERM": "xterm-256color", "WT_SESSION": "x"]))
    #expect(!shows(["TERM": "tmux-256color", "TMUX": "x", "WT_SESSION": "x"]))
    #expect(KnownTerminal(told: "iTerm2 3.5.0") == KnownTerminal(.iTerm, version: [3, 5, 0]))
  }

  @Test("The bell, which has one tone only, is for what asks the athlete to do something")
  func silent() {
    let channel = TerminalChannel(notifications: .none)
    #expect(channel.signals(for: .countdown, text: "3") == [])
    #expect(channel.signals(for: .breathIn, text: "") == [])
    #expect(Announcement(.breath(.hold)) == nil)
    #expect(Announcement(.restEnds) == .restOver)
  }

  @Test("A bell that is switched off is silent, and the notification is still sent")
  func switchedOff() {
    var channel = TerminalChannel(notifications: .none)
    channel.rings = false
    #expect(channel.signals(for: .restOver, text: "Rest is over") == [])
    channel.notifications = .osc9
    #expect(channel.signals(for: .restOver, text: "Rest is over") == [.notification("Rest is over", .osc9)])
  }
}

extension [String: String] {
  fileprivate func value(_ name: String) -> String? { self[name] }
}
