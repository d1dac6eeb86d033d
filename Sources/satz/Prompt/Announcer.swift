/// Tells an athlete who does not look at the screen what happens: by sound, by speech, on the desktop, and through
/// the terminal.

import Channels
import Glibc
import PlanWording
import SessionModel
import TrainingStore

/// The channels that the settings leave on. One that fails does not stop the others.
struct Announcer {
  private var terminal: TerminalChannel
  private var tones: PreparedTones?
  private let speech: SpeechChannel?
  private let desktop: DesktopNotices?
  private let quiet: QuietHours
  private(set) var programs: StartedPrograms
  /// How the last one was told, besides by the terminal.
  private(set) var heard: [ToldChannel] = []

  /// `programs` are those that earlier settings have started. `desktop` is asked only if the settings want it, and the
  /// terminal only if there is one.
  init(
    settings: Settings, language: Language, programs: StartedPrograms = StartedPrograms(),
    desktop: DesktopNotices = DesktopNotices(), hasTerminal: Bool = true
  ) {
    self.programs = programs
    self.desktop = settings.wantsDesktopNotices ? desktop : nil
    let surroundings = Surroundings.ofThisProcess
    let volume = Double(Int(settings[.volume]) ?? 70) / 100
    terminal = hasTerminal ? .ofThisProcess : TerminalChannel(notifications: .none)
    terminal.rings = settings.isOn(.bell)
    if !settings.wantsTerminalNotices { terminal.notifications = .none }
    tones = settings.isOn(.sound) ? SoundChannel(surroundings, volume: volume).map(PreparedTones.init) : nil
    speech =
      settings.isOn(.speech)
      ? SpeechChannel(surroundings, language: language.rawValue, volume: volume) : nil
    quiet = QuietHours(settings)
  }

  /// For a process without a terminal; the programs that an earlier one has started go on.
  init(
    withoutTerminal settings: Settings, _ language: Language, after earlier: Announcer?,
    on desktop: DesktopNotices? = nil
  ) {
    self.init(
      settings: settings, language: language, programs: earlier?.programs ?? StartedPrograms(),
      desktop: desktop ?? DesktopNotices(language: { language }), hasTerminal: false)
  }

  /// Whether this machine plays anything.
  var hasSound: Bool { tones != nil }

  /// Looks for the desktop's notifications without waiting; until they are found, the terminal notifies.
  func prepareDesktop() { desktop?.prepare() }

  /// The same for a program without a loop: waits for the answer. Returns whether a notification will be seen.
  func prepareDesktop(within limit: Milliseconds) -> Bool { desktop?.prepare(within: limit) ?? false }

  /// Waits until what was sent to the desktop has arrived, for a program without a loop.
  func settleDesktop(within limit: Milliseconds) { desktop?.settle(within: limit) }

  /// Shows it on the desktop and waits until it has arrived, for a program without a loop.
  mutating func show(_ notice: DesktopNotice, within limit: Milliseconds) {
    guard let desktop, desktop.prepare(within: limit), desktop.show(notice) else { return }
    desktop.settle(within: limit)
    heard.append(.desktop)
  }

  /// Whether a voice would be heard.
  var speaks: Bool { speech != nil }

  /// Words that belong to no event of the session.
  mutating func say(_ words: String, at moment: Moment) {
    if let speech, !quiet.contains(moment) { _ = programs.start(speech.call(toSay: words)) }
  }

  /// Plays and says it, and shows `notice` on the desktop if it calls the athlete; returns what is left for the
  /// terminal to do. The bell rings only where there is no sound, and a notification is shown in one place.
  mutating func announce(
    _ announcement: Announcement?, text: String, words: () -> String, notice: () -> DesktopNotice?, at moment: Moment
  ) -> [TerminalSignal] {
    var terminal = self.terminal
    heard = []
    if announcement?.calls == true, let desktop, desktop.isReady {
      terminal.notifications = .none
      if let notice = notice(), desktop.show(notice) { heard.append(.desktop) }
    }
    if quiet.contains(moment) {
      terminal.rings = false
    } else {
      if let announcement, let call = tones?.call(for: announcement), programs.start(call) {
        terminal.rings = false
        heard.append(.sound)
      }
      if announcement == .countdown { tones?.prepare() }
      if let speech {
        let words = words()
        if !words.isEmpty, programs.start(speech.call(toSay: words)) { heard.append(.speech) }
      }
    }
    return announcement.map { terminal.signals(for: $0, text: text) } ?? []
  }
}

extension Announcer {
  /// Brings the terminal's window forward, where that is possible.
  mutating func raiseTerminal() {
    if let call = TerminalWindow(.ofThisProcess).raising { _ = programs.start(call) }
  }
}

extension Settings {
  /// On the desktop of this machine, unless the athlete sits at another one.
  var wantsDesktopNotices: Bool {
    ["on", "desktop"].contains(self[.notifications]) && !Surroundings.ofThisProcess.isRemote
  }
  var wantsTerminalNotices: Bool { ["on", "terminal"].contains(self[.notifications]) }
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
