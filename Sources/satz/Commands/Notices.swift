/// `satz notices`: what the athlete was told, how late, by which channels, and what came of it.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

struct Notices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notices", abstract: say(NoticesText.notices), discussion: say(NoticesText.noticesMore))

  @OptionGroup var common: CommonOptions
  @Option(help: help(.limitOption)) var limit = 20
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let store = try TrainingStore.ofThisUser()
    let told =
      try store?.answer { store throws(StoreProblem) in try store.toldExpiries(limit: max(1, limit), at: .now()) } ?? []
    if json { return Output.printLaidOut(JSONText.pretty(told.map(ToldJSON.init))) }
    let formatter = try store?.formatter() ?? UnitFormatter(language: .current)
    Output.print(told.isEmpty ? [say(NoticesText.none)] : NoticesSheet(told: told, formatter: formatter).lines())
  }
}

/// `2026-11-22 18:42:05  Push  Rest over  0.01 s  screen, sound  acknowledged after 3 s`.
struct NoticesSheet {
  var told: [ToldExpiry]
  var formatter: UnitFormatter

  func lines() -> [String] {
    told.map { one in
      [
        one.due.secondText, one.sessionName.visibleInRow, said(.over(one.expiry.kind)), late(one), channels(one),
        result(one),
      ]
    }.alignedColumns().map { $0.trimmingEnd() }
  }

  private func said(_ text: NoticesText) -> String { text.said(in: formatter.language) }

  private func late(_ one: ToldExpiry) -> String {
    one.late.map { said(.late(formatter.length(Milliseconds($0.count / 10 * 10)))) } ?? said(.untold)
  }

  private func channels(_ one: ToldExpiry) -> String {
    if one.late == nil { return "" }
    let names = one.channels.map { said(.channel($0)) }
    return names.isEmpty ? said(.silently) : names.joined(separator: ", ")
  }

  private func result(_ one: ToldExpiry) -> String {
    let reaction: NoticesText? =
      switch one.reaction {
      case .acknowledged(let after)?: .acknowledged(after: formatter.length(Milliseconds(after.count / 1000 * 1000)))
      case .timedOut?: .timedOut
      case .open?: .open
      case nil: nil
      }
    return [one.isRecovered ? said(.recovered) : nil, reaction.map(said)].compactMap(\.self).joined(separator: ", ")
  }
}

/// A row of `satz notices --json`.
struct ToldJSON: Encodable {
  var session: Int
  var workout: String
  /// What was over.
  var over: String
  /// In local time, with its difference to UTC.
  var due: String
  /// Absent if it was never told.
  var lateMs: WideInt?
  var channels: [String]
  var by: String
  var recovered: Bool
  /// Absent if the session did not wait for the athlete.
  var reaction: String?
  var reactionMs: WideInt?

  init(_ told: ToldExpiry) {
    (session, workout, over) = (told.session.rawValue, told.sessionName, told.expiry.kind.rawValue)
    due = told.due.zonedText
    lateMs = told.late?.count
    channels = told.channels.map(\.rawValue)
    (by, recovered) = (told.teller.rawValue, told.isRecovered)
    switch told.reaction {
    case .acknowledged(let after)?: (reaction, reactionMs) = ("acknowledged", after.count)
    case .timedOut?: reaction = "timed_out"
    case .open?: reaction = "open"
    case nil: break
    }
  }
}

extension WallMoment {
  /// `2026-11-22T18:42:05+01:00`.
  fileprivate var zonedText: String {
    secondText.replacing(" ", with: "T") + PlainLog.zone(utcOffsetSeconds)
  }
}
