import SessionModel
import Testing

@testable import Channels

@Suite("The terminal as a channel")
struct TerminalChannelTests {
  @Test("A terminal that nobody knows only rings")
  func unknown() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-256color"].value)
    #expect(channel.sequence(for: .restOver, text: "Rest is over") == "\u{7}")
  }

  @Test("A terminal that understands a notification gets one for what calls the athlete back")
  func known() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-kitty"].value)
    #expect(channel.sequence(for: .restOver, text: "Rest is over") == "\u{7}\u{1B}]9;Rest is over\u{1B}\\")
    #expect(channel.sequence(for: .workEnds, text: "Plank") == "\u{7}")
    let foot = TerminalChannel(environment: ["TERM": "foot"].value)
    #expect(foot.sequence(for: .windowOver, text: "Cindy") == "\u{7}\u{1B}]777;notify;Satz;Cindy\u{1B}\\")
  }

  @Test("Inside tmux no notification is sent, since it would be swallowed or printed")
  func multiplexer() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-kitty", "TMUX": "/tmp/x"].value)
    #expect(channel.notifications == .none)
  }

  @Test("A name from a plan cannot smuggle a control sequence")
  func hostile() {
    let channel = TerminalChannel(notifications: .osc9)
    #expect(channel.sequence(for: .restOver, text: "a\u{1B}]0;b\u{7}\u{9C}c") == "\u{7}\u{1B}]9;a]0bc\u{1B}\\")
  }

  @Test("Cues that are only seen are not announced")
  func silent() {
    #expect(Announcement(.countdown(3)) == nil)
    #expect(Announcement(.breath(.inhale)) == nil)
    #expect(Announcement(.restEnds) == .restOver)
  }

  @Test("A bell that is switched off is silent, and the notification comes all the same")
  func switchedOff() {
    var channel = TerminalChannel(notifications: .none)
    channel.rings = false
    #expect(channel.sequence(for: .restOver, text: "Rest is over") == "")
    channel.notifications = .osc9
    #expect(channel.sequence(for: .restOver, text: "Rest is over") == "\u{1B}]9;Rest is over\u{1B}\\")
  }
}

extension [String: String] {
  fileprivate func value(_ name: String) -> String? { self[name] }
}
