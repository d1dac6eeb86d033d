/// Tells the athlete what is not seen by somebody who does not look: by sound, in words, and through the terminal.

import Channels
import Glibc
import PlanWording
import SessionModel

/// The channels that the settings leave on. One that fails does not stop the others.
struct Announcer {
  private var terminal: TerminalChannel
  private let sound: SoundChannel?
  private let speech: SpeechChannel?
  private let quiet: QuietHours
  private(set) var programs: StartedPrograms

  /// `programs` are those that earlier settings have started.
  init(settings: Settings, language: Language, programs: StartedPrograms = StartedPrograms()) {
    self.programs = programs
    let surroundings = Surroundings.ofThisProcess
    let volume = Double(Int(settings[.volume]) ?? 70) / 100
    terminal = TerminalChannel(environment: environment)
    terminal.rings = settings.isOn(.bell)
    if !settings.isOn(.notifications) { terminal.notifications = .none }
    sound = settings.isOn(.sound) ? SoundChannel(surroundings, volume: volume) : nil
    speech =
      settings.isOn(.speech)
      ? SpeechChannel(surroundings, language: language.rawValue, volume: volume) : nil
    quiet = QuietHours(settings)
  }

  /// Whether this machine plays anything.
  var hasSound: Bool { sound != nil }

  /// Plays and says it; returns what is left for the terminal to do. The bell rings only where there is no sound.
  mutating func announce(
    _ announcement: Announcement?, text: String, words: () -> String, at moment: Moment
  ) -> [TerminalSignal] {
    var terminal = self.terminal
    if quiet.contains(moment) {
      terminal.rings = false
    } else {
      if let announcement, let sound, programs.start(sound.call(for: announcement)) { terminal.rings = false }
      if let speech {
        let words = words()
        if !words.isEmpty { _ = programs.start(speech.call(toSay: words)) }
      }
    }
    return announcement.map { terminal.signals(for: $0, text: text) } ?? []
  }
}

/// The hours of the day in which nothing is heard, by the local clock. They may go past midnight.
struct QuietHours: Hashable, Sendable {
  /// Nil: never.
  var from: Int?
  /// The first hour that is not quiet any more.
  var until: Int

  func contains(hour: Int) -> Bool {
    guard let from, from != until else { return false }
    return from < until ? (from..<until).contains(hour) : hour >= from || hour < until
  }

  func contains(_ moment: Moment) -> Bool { contains(hour: moment.localHour) }
}

extension QuietHours {
  init(_ settings: Settings) { self.init(from: Int(settings[.quietFrom]), until: Int(settings[.quietUntil]) ?? 0) }
}

extension Surroundings {
  static var ofThisProcess: Surroundings {
    Surroundings(environment: satz.environment, exists: { access($0, F_OK) == 0 })
  }
}

extension Moment {
  /// 0 to 23.
  fileprivate var localHour: Int {
    let seconds = wallMilliseconds / 1000 + utcOffsetSeconds
    return ((seconds % 86_400) + 86_400) % 86_400 / 3600
  }
}
