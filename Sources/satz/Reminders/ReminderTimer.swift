/// A timer of the user's systemd that tells the reminders: two unit files, and the calls that make it known.

import CTerminal
import Channels
import Glibc
import TrainingStore

struct ReminderTimer {
  /// The data folder whose reminders it tells.
  private let home: String
  /// Where the units of the user are.
  private let units: String
  private let systemctl: String
  private let name: String

  /// Nil where no systemd runs for this user.
  init?(for folder: DataFolder, _ surroundings: Surroundings = .ofThisProcess) {
    let runtime = environment("XDG_RUNTIME_DIR") ?? "/run/user/\(getuid())"
    guard surroundings.exists("\(runtime)/systemd/private"), let systemctl = surroundings.program("systemctl"),
      let config = environment("XDG_CONFIG_HOME") ?? environment("HOME").map({ "\($0)/.config" }),
      config.hasPrefix("/")
    else { return nil }
    setenv("XDG_RUNTIME_DIR", runtime, 0)
    (home, self.systemctl, units) = (folder.path, systemctl, "\(config)/systemd/user")
    name = folder.isUsual ? "satz-reminders" : "satz-reminders-\(Self.mark(of: folder.path))"
  }

  /// Whether it has been set up.
  var isSetUp: Bool { access(path("timer"), F_OK) == 0 }

  /// Makes the timer elapse when these reminders are due, or removes it if none is on. False if systemd refuses; then
  /// nothing is left of it.
  func set(for reminders: [Reminder]) -> Bool {
    let active = reminders.filter(\.isOn)
    guard !active.isEmpty else {
      remove()
      return false
    }
    guard let service = Self.service(program: ChildProcess.ownPath, home: home, locale: Self.locale) else {
      remove()
      return false
    }
    let files = [("service", service), ("timer", Self.timer(active))]
    if files.allSatisfy({ kind, text in Self.file(path(kind), holds: text) }) { return true }
    makeFolders()
    for (kind, text) in files {
      guard write(text, to: path(kind)) else {
        remove()
        return false
      }
    }
    guard call("daemon-reload"), call("enable", "\(name).timer"), call("restart", "\(name).timer") else {
      remove()
      return false
    }
    return true
  }

  private func remove() {
    guard isSetUp else { return }
    _ = call("disable", "--now", "\(name).timer")
    for kind in ["timer", "service"] { unlink(path(kind)) }
    _ = call("daemon-reload")
  }

  private func path(_ kind: String) -> String { "\(units)/\(name).\(kind)" }
}

// MARK: The units

extension ReminderTimer {
  /// Nil if the unit cannot name the program or the folder.
  static func service(program: String, home: String, locale: String?) -> String? {
    let variables = ["SATZ_HOME=\(home)"] + (locale.map { ["LANG=\($0)"] } ?? [])
    let written = ([program] + variables).compactMap(quoted)
    guard written.count == variables.count + 1, !program.contains("$") else { return nil }
    return """
      # Made by satz remind, which writes it again.
      [Unit]
      Description=Satz reminders

      [Service]
      Type=oneshot
      ExecStart=\(written[0]) remind tell
      Environment=\(written.dropFirst().joined(separator: " "))
      # The tone may go on.
      KillMode=process

      """
  }

  /// One that also elapses later if the machine was off or asleep.
  static func timer(_ reminders: [Reminder]) -> String {
    let lines = reminders.map { reminder in
      let days = reminder.weekdays.sorted().map { ReminderDays.short($0, in: .english) }
      let (hour, minute) = (reminder.minute / 60, reminder.minute % 60)
      return "OnCalendar=\(days.joined(separator: ",")) *-*-* \(hour.twoDigits):\(minute.twoDigits):00"
    }
    return """
      # Made by satz remind, which writes it again.
      [Unit]
      Description=Satz reminders

      [Timer]
      \(Set(lines).sorted().joined(separator: "\n"))
      AccuracySec=1s
      Persistent=true

      [Install]
      WantedBy=timers.target

      """
  }

  /// As systemd reads it; nil for what it cannot.
  private static func quoted(_ text: String) -> String? {
    guard !text.utf8.contains(where: { $0 < 32 || $0 == 127 }) else { return nil }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
    return "\"\(escaped)\""
  }
}

// MARK: The system

extension ReminderTimer {
  /// systemd may not know it.
  private static var locale: String? { ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment($0) }.first }

  /// Tells the data folders apart: FNV-1a of the path.
  private static func mark(of path: String) -> String {
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
    return String(hash, radix: 16)
  }

  private func call(_ arguments: String...) -> Bool {
    let process = withCWords([systemctl, "--user"] + arguments) { ct_program_start(systemctl, $0, "", 0) }
    return process > 0 && ct_wait_for(process) == 0
  }

  private func makeFolders() {
    var made = ""
    for part in units.split(separator: "/") {
      made += "/" + part
      _ = mkdir(made, 0o755)
    }
  }

  private func write(_ text: String, to path: String) -> Bool {
    do throws(AtomicFileFailure) {
      let file = try AtomicFile(at: path)
      try file.append(Array(text.utf8))
      try file.commit()
      return true
    } catch { return false }
  }

  private static func file(_ path: String, holds text: String) -> Bool {
    guard let file = fopen(path, "re") else { return false }
    defer { fclose(file) }
    let wanted = Array(text.utf8)
    // One more, to notice a longer file.
    var bytes = [UInt8](repeating: 0, count: wanted.count + 1)
    return fread(&bytes, 1, bytes.count, file) == wanted.count && bytes.dropLast() == wanted[...]
  }
}
