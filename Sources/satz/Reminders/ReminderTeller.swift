/// Tells the reminders that are due, each once: for the helper, and for the command that a timer of the system runs.

import Channels
import PlanWording
import SessionModel
import TrainingStore

struct ReminderTeller {
  private let path: String
  private let teller: Teller
  private var announcer: Announcer?
  /// What is due and has not been told.
  private var owed: [DueReminder] = []
  /// What this process has told, whether or not it could be written.
  private var toldHere: Set<DueReminder> = []
  /// When to look again, on the boot clock: at once if something is owed. Nil if no reminder is on.
  private(set) var nextCall: Instant?

  init(in folder: DataFolder, as role: Teller.Role) {
    (path, teller) = (folder.store, .ofThisProcess(role))
  }

  mutating func read() throws(StoreProblem) {
    guard let store = try TrainingStore.reading(path: path) else {
      nextCall = nil
      return
    }
    defer { store.closeFile() }
    let now = Moment.now()
    let dues = DueReminders(try store.reminders(), at: now)
    owed = dues.due.filter { !toldHere.contains($0) }
    if !owed.isEmpty {
      let told = try store.told(of: owed)
      owed.removeAll(where: told.contains)
    }
    let wall = owed.isEmpty ? dues.next : now.wallMilliseconds
    nextCall = wall.map { Instant(milliseconds: now.bootMilliseconds + $0 - now.wallMilliseconds) }
  }

  /// Tells what is owed. True if another process is about to tell some of it.
  mutating func tell() throws(StoreProblem) -> Bool {
    guard !owed.isEmpty else { return false }
    let store = try TrainingStore(path: path)
    defer { store.closeFile() }
    var isHeld = false
    for due in owed {
      switch try store.claim(due, by: teller, at: .now(), isAlive: \.isAlive) {
      case .yours: try tell(due, in: store)
      case .isHeld: isHeld = true
      case .isTold, .isOutdated: break
      }
    }
    return isHeld
  }

  private mutating func tell(_ due: DueReminder, in store: TrainingStore) throws(StoreProblem) {
    toldHere.insert(due)
    let reminder = due.reminder
    var channels: [ToldChannel] = []
    let wasDone = reminder.isAlways ? false : try store.wasDone(reminder.kind, on: due.day)
    if !wasDone { channels = announce(reminder, with: Settings(stored: try store.settings())) }
    try store.markTold(due, by: teller, through: channels, wasDone: wasDone, at: .now())
  }

  private mutating func announce(_ reminder: Reminder, with settings: Settings) -> [ToldChannel] {
    let language = Language.chosen(setting: settings.language)
    var announcer = Announcer(withoutTerminal: settings, language, after: announcer)
    // What is heard does not wait for the desktop.
    _ = announcer.announce(
      .reminder, text: "", words: { reminder.spoken(in: language) }, notice: { nil }, at: .now())
    announcer.show(reminder.desktopNotice(in: language), within: .seconds(1))
    self.announcer = announcer
    return announcer.heard
  }
}

/// How it is told, whoever does it.
extension Reminder {
  func title(in language: Language) -> String { RemindText.timeFor(kind).said(in: language) }

  func spoken(in language: Language) -> String {
    note.isEmpty ? title(in: language) : "\(title(in: language)). \(note.visibleInRow)"
  }

  func desktopNotice(in language: Language) -> DesktopNotice {
    DesktopNotice(title: title(in: language), body: note)
  }
}
