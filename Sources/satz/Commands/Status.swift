/// `satz status`: the running session for other programs, read from the journal without disturbing it.

import ArgumentParser
import PlanWording
import SessionModel

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: say(StatusText.status), discussion: say(StatusText.statusMore))

  /// How it is printed.
  enum Form: String, EnumerableFlag {
    case text, json, waybar, tmux

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .text: satz.help(StatusText.textOption)
      case .json: satz.help(StatusText.jsonOption)
      case .waybar: satz.help(StatusText.waybarOption)
      case .tmux: satz.help(StatusText.tmuxOption)
      }
    }
  }

  @OptionGroup var common: CommonOptions
  @Flag var form: Form = .text
  @Flag(name: .long, help: help(StatusText.followOption)) var follow = false

  func run() throws {
    // What changes while the session is read is seen afterwards.
    let waiting = try SessionWaiting(follows: follow)
    waiting?.hearHeartRate()
    var watched = try WatchedSession()
    var last = shown(watched, waiting?.heartRate, at: .now())
    last.print()
    guard follow else { return }
    guard let waiting else { throw fail(StatusText.cannotFollow, .unreadable) }
    while true {
      let until = watched.nextChange(after: .now(), ticks: form.ticks)
      switch waiting.wait(until: [until, waiting.heartRate?.nextChange(after: BootClock.now)].compactMap(\.self).min())
      {
      case .time, .heartRate: break
      case .change: watched = try WatchedSession()
      case .nobodyReads: return
      }
      let now = Moment.now()
      watched.advance(to: now)
      let next = shown(watched, waiting.heartRate, at: now)
      if next.mark != last.mark { next.print() }
      last = next
    }
  }

  private func shown(_ watched: WatchedSession, _ heart: HeartRateReading?, at now: Moment) -> Shown {
    let status = watched.status(at: now, heart)
    return switch form {
    case .text: Shown(row: status?.line ?? say(.nothingRuns))
    case .tmux: Shown(row: status?.forTmux ?? "")
    case .json: Shown(json: status ?? StatusJSON(), mark: (status ?? StatusJSON()).withoutClocks)
    case .waybar: Shown(json: WaybarStatus(status), mark: WaybarStatus(status))
    }
  }
}

/// What is printed, and the part that must change before it is printed again.
private struct Shown {
  let text: String
  let mark: String
  private let isJSON: Bool

  init(row: String) { (text, mark, isJSON) = (row, row, false) }
  init(json: some Encodable, mark: some Encodable) {
    (text, self.mark, isJSON) = (JSONText.line(json), JSONText.line(mark), true)
  }

  func print() { isJSON ? Output.printLaidOut(text) : Output.print(text) }
}

extension Status.Form {
  /// Whether it shows a clock, so that it changes every second. Programs that read JSON have their own clock.
  fileprivate var ticks: Bool {
    switch self {
    case .text, .waybar, .tmux: true
    case .json: false
    }
  }
}
