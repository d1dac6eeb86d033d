/// `satz remind`: reminders to work out, to breathe or to sit.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

struct Remind: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: say(RemindText.remind), discussion: say(RemindText.remindMore),
    subcommands: [List.self, Add.self, Edit.self, Delete.self, On.self, Off.self, Tell.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: say(RemindText.list))
    @OptionGroup var common: CommonOptions
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let store = try TrainingStore.ofThisUser()
      let reminders = try store?.answer { store throws(StoreProblem) in try store.reminders() } ?? []
      if json { return Output.printLaidOut(JSONText.pretty(reminders.map(ReminderJSON.init))) }
      guard !reminders.isEmpty else { return Output.print(say(RemindText.none)) }
      Output.print(Remind.rows(reminders))
      if try ReminderDelivery(of: reminders, in: .ofThisUser(), Settings.ofThisUser()) == .nobody {
        Output.printProblem(say(RemindText.nobodyTells))
      }
    }
  }

  struct Add: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: say(RemindText.add), discussion: say(RemindText.addMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(RemindText.kindArgument), completion: .list(Session.Kind.words)) var kind: String
    @Argument(help: help(RemindText.timeArgument)) var time: String
    @Option(help: help(RemindText.daysOption)) var days: String?
    @Flag(help: help(RemindText.alwaysOption)) var always = false
    @Option(help: help(RemindText.noteOption)) var note: String?

    func run() throws {
      let new = Reminder(
        try Remind.kind(kind), minute: try Remind.minute(time),
        weekdays: try days.map(Remind.days) ?? Reminder.everyDay,
        isAlways: always, note: note ?? "", since: .now())
      let store = try TrainingStore.toWrite()
      let added = try store.answer { store throws(StoreProblem) in try store.add(new) }
      Output.print(Remind.rows([added]))
      try Remind.arrange(store)
    }
  }

  struct Edit: LogWriter {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: say(RemindText.edit))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(RemindText.numberArgument), completion: Remind.known) var number: String
    @Option(help: help(RemindText.kindOption), completion: .list(Session.Kind.words)) var kind: String?
    @Option(help: help(RemindText.timeOption)) var at: String?
    @Option(help: help(RemindText.newDaysOption)) var days: String?
    @Flag(help: help(RemindText.alwaysOption)) var always = false
    @Flag(help: help(RemindText.unlessDoneOption)) var unlessDone = false
    @Option(help: help(RemindText.newNoteOption)) var note: String?

    func run() throws {
      guard kind != nil || at != nil || days != nil || note != nil || always != unlessDone else {
        throw fail(RemindText.nothingToEdit, .usage)
      }
      try Remind.change([number]) { reminder in
        if let kind { reminder.kind = try Remind.kind(kind) }
        if let at { reminder.minute = try Remind.minute(at) }
        if let days { reminder.weekdays = try Remind.days(days) }
        if always != unlessDone { reminder.isAlways = always }
        if let note { reminder.note = note }
      }
    }
  }

  struct Delete: LogWriter {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: say(RemindText.delete))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(RemindText.numberArgument), completion: Remind.known) var numbers: [String]

    func run() throws {
      let store = try TrainingStore.toWrite()
      let chosen = try Remind.chosen(numbers, in: store)
      for reminder in chosen {
        try store.answer { store throws(StoreProblem) in try store.deleteReminder(reminder.id) }
        Output.print(say(RemindText.deleted(reminder.id)))
      }
      try Remind.arrange(store)
    }
  }

  struct On: LogWriter {
    static let configuration = CommandConfiguration(commandName: "on", abstract: say(RemindText.on))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(RemindText.numberArgument), completion: Remind.known) var numbers: [String]

    func run() throws { try Remind.change(numbers) { $0.isOn = true } }
  }

  struct Off: LogWriter {
    static let configuration = CommandConfiguration(commandName: "off", abstract: say(RemindText.off))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(RemindText.numberArgument), completion: Remind.known) var numbers: [String]

    func run() throws { try Remind.change(numbers) { $0.isOn = false } }
  }

  /// Run by a timer of systemd. It leaves a log that cannot be used where it is.
  struct Tell: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tell", abstract: say(RemindText.tell), shouldDisplay: false)
    @OptionGroup var common: CommonOptions

    func run() throws {
      var teller = ReminderTeller(in: try .ofThisUser(), as: .timer)
      do throws(StoreProblem) {
        try teller.read()
        _ = try teller.tell()
      } catch { throw fail(error) }
    }
  }

  private static let known = CompletionKind.custom { _, _, _ in
    guard let folder = DataFolder.find() else { return [] }
    let store = try? TrainingStore.reading(path: folder.store)
    return (try? store?.reminders())?.map { "\($0.id)" } ?? []
  }
}

// MARK: What the commands share

extension Remind {
  fileprivate static func kind(_ word: String) throws -> Session.Kind {
    guard let kind = Session.Kind(reminded: word) else { throw fail(RemindText.noSuchKind(word), .usage) }
    return kind
  }

  fileprivate static func minute(_ text: String) throws -> Int {
    guard let minute = ReminderTime.minute(text) else { throw fail(RemindText.noSuchTime(text), .usage) }
    return minute
  }

  fileprivate static func days(_ text: String) throws -> Set<Int> {
    guard let days = ReminderDays.parse(text) else { throw fail(RemindText.noSuchDays(text), .usage) }
    return days
  }

  /// All of them, or the command ends before anything is changed.
  fileprivate static func chosen(_ numbers: [String], in store: TrainingStore) throws -> [Reminder] {
    let there = try store.answer { store throws(StoreProblem) in try store.reminders() }
    return try numbers.map { number in
      guard let reminder = there.first(where: { "\($0.id)" == number }) else {
        throw fail(RemindText.noSuchReminder(number), .errors)
      }
      return reminder
    }
  }

  fileprivate static func change(_ numbers: [String], _ change: (inout Reminder) throws -> Void) throws {
    let store = try TrainingStore.toWrite()
    var changed = try chosen(numbers, in: store)
    for index in changed.indices {
      try change(&changed[index])
      changed[index].since = Moment.now().wallMilliseconds
    }
    for reminder in changed { try store.answer { store throws(StoreProblem) in try store.change(reminder) } }
    Output.print(rows(changed))
    try arrange(store)
  }

  /// Sees to it that somebody tells them, or says that nobody does.
  fileprivate static func arrange(_ store: TrainingStore) throws {
    if ReminderDelivery.arrange(in: try .ofThisUser(), store, changed: true) == .nobody {
      Output.printProblem(say(RemindText.nobodyTells))
    }
  }

  /// `2  18:00  Mon Wed Fri  workout  unless done  on  Squats`.
  fileprivate static func rows(_ reminders: [Reminder]) -> [String] {
    reminders.map { reminder in
      [
        "\(reminder.id)", ReminderTime.text(reminder.minute), ReminderDays.text(reminder.weekdays, in: .current),
        say(RemindText.kind(reminder.kind)), say(reminder.isAlways ? RemindText.always : .unlessDone),
        say(reminder.isOn ? RemindText.isOn : .isOff), reminder.note.visibleInRow,
      ]
    }.alignedColumns().map { $0.trimmingEnd() }
  }
}

extension Session.Kind {
  /// As it is typed: what is sat through is a meditation in a plan.
  fileprivate static let words = ["workout", "breathing", "sitting"]

  fileprivate init?(reminded word: String) {
    switch word.lowercased() {
    case "workout", "workouts", "training": self = .workout
    case "breathing", "breath", "atmen": self = .breathing
    case "sitting", "sit", "meditation", "sitzen": self = .meditation
    default: return nil
    }
  }
}

/// A reminder in `satz remind list --json`.
struct ReminderJSON: Encodable {
  var number: Int
  var kind: String
  /// `18:00`, with two digits each.
  var at: String
  var days: [String]
  var unlessDone: Bool
  var on: Bool
  var note: String

  init(_ reminder: Reminder) {
    (number, kind, unlessDone) = (reminder.id, reminder.kind.rawValue, !reminder.isAlways)
    at = "\((reminder.minute / 60).twoDigits):\((reminder.minute % 60).twoDigits)"
    days = reminder.weekdays.sorted().map(ReminderDays.word)
    (on, note) = (reminder.isOn, reminder.note)
  }
}
