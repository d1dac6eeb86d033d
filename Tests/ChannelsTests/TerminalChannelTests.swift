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
      channel.signals(for: .restOver, text: "Rest is over") == [.bell, .notification("Rest is over", title: nil)])
    #expect(channel.signals(for: .workEnds, text: "Plank") == [.bell])
    let foot = TerminalChannel(environment: ["TERM": "foot"].value)
    #expect(foot.signals(for: .windowOver, text: "Cindy") == [.bell, .notification("Cindy", title: "Satz")])
  }

  @Test("Inside tmux no notification is sent, since it would be swallowed or printed")
  func multiplexer() {
    let channel = TerminalChannel(environment: ["TERM": "xterm-kitty", "TMUX": "/tmp/x"].value)
    #expect(channel.notifications == .none)
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
    #expect(channel.signals(for: .restOver, text: "Rest is over") == [.notification("Rest is over", title: nil)])
  }
}

extension [String: String] {
  fileprivate func value(_ name: String) -> String? { self[name] }
}
