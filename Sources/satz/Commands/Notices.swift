/// `satz notices`: what the athlete was told, how late, by which channels, and what came of it.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

struct Notices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notices", abstract: say(NoticesText.notices), discussion: say(NoticesText.noticesMore))

  @OptionGroup var common: CommonOptions
  @Option(help: help(CommandText.limitOption, default: 20), transform: Limited.whole(1 ... .max)) var limit = 20
  @Flag(name: .long, help: help(.jsonOption)) var json = false

  func run() throws {
    let store = try TrainingStore.ofThisUser()
    let told =
      try store?.answer { store throws(StoreProblem) in try ToldRow.newest(limit, in: store, at: .now()) } ?? []
    if json { return Output.printLaidOut(JSONText.pretty(told.map(ToldJSON.init))) }
    let formatter = try store?.formatter() ?? UnitFormatter(language: .current)
    Output.print(told.isEmpty ? [say(NoticesText.none)] : NoticesSheet(told: told, formatter: formatter).lines())
  }
}

/// What was told: the end of a clock, or a reminder.
enum ToldRow: Hashable {
  case expiry(ToldExpiry)
  case reminder(ToldReminder)

  var due: WallMoment {
    switch self {
    case .expiry(let one): one.due
    case .reminder(let one): one.due
    }
  }

  /// The newest first. Each kind keeps its own order, whatever was done to the clock.
  static func newest(_ limit: Int, in store: TrainingStore, at now: Moment) throws(StoreProblem) -> [ToldRow] {
    var expiries = try store.toldExpiries(limit: limit, at: now).map(ToldRow.expiry)[...]
    var reminders = try store.toldReminders(limit: limit).map(ToldRow.reminder)[...]
    var rows: [ToldRow] = []
    while rows.count < limit {
      let takesReminder =
        switch (expiries.first, reminders.first) {
        case (let expiry?, let reminder?): reminder.due.milliseconds > expiry.due.milliseconds
        case (nil, _): true
        case (_, nil): false
        }
      guard let row = takesReminder ? reminders.popFirst() : expiries.popFirst() else { break }
      rows.append(row)
    }
    return rows
  }
}

/// `2026-11-22 18:42:05  Push  Rest over  0.01 s  screen, sound  acknowledged after 3 s`.
struct NoticesSheet {
  var told: [ToldRow]
  var formatter: UnitFormatter

  func lines() -> [String] {
    told.map { row in
      switch row {
      case .expiry(let one):
        [
          one.due.secondText, formatter.language.sessionName(one.sessionName).visibleInRow,
          said(.over(one.expiry.kind)), late(one.late),
          one.late == nil ? "" : channels(one.channels), result(one),
        ]
      case .reminder(let one):
        [
          one.due.secondText, said(one), RemindText.reminder.said(in: formatter.language),
          one.wasDone ? "" : late(one.late), one.wasDone || one.late == nil ? "" : channels(one.channels),
          one.wasDone ? RemindText.wasDone.said(in: formatter.language) : one.isRecovered ? said(.recovered) : "",
        ]
      }
    }.alignedColumns().map { $0.trimmingEnd() }
  }

  private func said(_ text: NoticesText) -> String { text.said(in: formatter.language) }

  private func said(_ one: ToldReminder) -> String {
    one.note.isEmpty ? RemindText.kind(one.kind).said(in: formatter.language) : one.note.visibleInRow
  }

  private func late(_ late: Milliseconds?) -> String {
    late.map { said(.late(formatter.length(Milliseconds($0.count / 10 * 10)))) } ?? said(.untold)
  }

  private func channels(_ channels: [ToldChannel]) -> String {
    let names = channels.map { said(.channel($0)) }
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
  /// Absent for a reminder, which belongs to none.
  var session: Int?
  /// The number of the reminder, what it reminds of, and whether that was done already; absent for the end of a clock.
  var reminder: Int?
  var kind: String?
  var done: Bool?
  /// The name of the session, or the note of the reminder.
  var workout: String
  /// What was over, or `reminder`.
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

  init(_ row: ToldRow) {
    switch row {
    case .expiry(let told): self.init(told)
    case .reminder(let told): self.init(told)
    }
  }

  private init(_ told: ToldReminder) {
    (reminder, kind, done, workout, over) = (told.id, told.kind.rawValue, told.wasDone, told.note, "reminder")
    (due, lateMs, channels) = (told.due.zonedText, told.late?.count, told.channels.map(\.rawValue))
    (by, recovered) = (told.teller.rawValue, told.isRecovered)
  }

  private init(_ told: ToldExpiry) {
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
