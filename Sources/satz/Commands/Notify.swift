/// `satz notify`: hear and see what a session would let you hear and see outside of the screen.

import ArgumentParser
import Channels
import Glibc
import PlanWording
import SessionModel

struct Notify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notify", abstract: say(NotifyText.notify), subcommands: [Test.self])

  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: say(NotifyText.test), discussion: say(NotifyText.testMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(NotifyText.soundsArgument), completion: .list(Announcement.allCases.map(\.word)))
    var sounds: [String] = []

    func run() throws {
      let wanted = try sounds.isEmpty ? Announcement.allCases : sounds.map(Self.named)
      let settings = try Settings.ofThisUser()
      var announcer = Announcer(settings: settings, language: .current)
      let isSeen = announcer.prepareDesktop(within: .seconds(2))
      for announcement in wanted {
        Output.print("\(announcement.word)  \(say(announcement))")
        let signals = announcer.announce(
          announcement, text: say(announcement), words: { say(announcement) },
          notice: { DesktopNotice(title: say(announcement), body: say(NotifyText.isTest)) }, at: .now())
        announcer.settleDesktop(within: .seconds(2))
        if isatty(STDOUT_FILENO) == 1 { for signal in signals { Output.print(Control.signal(signal)) } }
        // One after the other, so that each can be told apart.
        if wanted.count > 1, announcer.hasSound { usleep(UInt32(min(announcement.tone.length, 2.5) * 1_000_000)) }
      }
      if isSeen, wanted.contains(where: \.calls) { Output.print(say(NotifyText.shownOnDesktop)) }
      if settings.isOn(.mediaKeys), BusConnection(.session) != nil { Output.print(say(DoctorText.mediaKeys)) }
      if !announcer.hasSound { throw fail(NotifyText.silent, .errors) }
    }

    private static func named(_ word: String) throws -> Announcement {
      guard let announcement = Announcement.allCases.first(where: { $0.word == word.lowercased() }) else {
        throw fail(NotifyText.noSuchSound(word, there: Announcement.allCases.map(\.word)), .usage)
      }
      return announcement
    }
  }
}

extension Announcement {
  /// Its name on the command line.
  fileprivate var word: String {
    switch self {
    case .reminder: "reminder"
    case .breathIn: "breath-in"
    case .breathOut: "breath-out"
    case .countdown: "countdown"
    case .halfway: "halfway"
    case .sitChanges: "sit-changes"
    case .bell: "bell"
    case .sitBegins: "sit-begins"
    case .workBegins: "work-begins"
    case .workEnds: "work-ends"
    case .switchSides: "switch-sides"
    case .record: "record"
    case .windowOver: "time-is-up"
    case .restOver: "rest-over"
    case .sessionOver: "session-over"
    case .sitOver: "sit-over"
    }
  }
}
