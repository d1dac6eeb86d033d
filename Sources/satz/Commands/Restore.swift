/// `satz restore`: restores a backup after checking it and asking; the present log is kept.

import ArgumentParser
import Glibc
import PlanWording
import SessionModel
import TrainingStore

struct Restore: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: say(.restore), discussion: say(.restoreMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.restoreFile)) var file: String
  @Flag(name: .shortAndLong, help: help(.yesOption)) var yes = false

  func run() throws {
    let folder = try DataFolder.ofThisUser()
    try folder.make()
    let lock: SessionLock
    do { lock = try SessionLock(forStoreAt: folder.store) } catch { throw fail(error) }
    let backup: CheckedBackup
    do { backup = try CheckedBackup(path: file, forStoreAt: folder.store) } catch { throw fail(error) }
    describe(backup, over: folder)
    guard try yes || Question.isAnswered(ArchiveText.restoreQuestion) else { return Output.print(say(.notRestored)) }
    let command = Settings.ofThisUserIfReadable.stored[Setting.heartRate.rawValue]
    let meter = WorkMeter()
    defer { meter.end() }
    do throws(BackupProblem) {
      let done = try backup.restore(holding: lock, at: .now()) { meter.show($0) }
      meter.clear()
      keep(command)
      if let store = try? TrainingStore.reading(path: folder.store) {
        ReminderDelivery.arrange(in: folder, store, changed: true)
      }
      Output.show(.dataRestored)
      if let before = done.before { Output.print(say(.before(path: before))) }
    } catch {
      meter.clear()
      throw fail(error)
    }
    _ = consume lock
  }

  /// A command to run must be set on each machine: a backup may come from somebody else.
  private func keep(_ command: String?) {
    guard let store = try? TrainingStore.toWrite(), (try? store.settings())?[Setting.heartRate.rawValue] != command
    else { return }
    try? store.set(Setting.heartRate.rawValue, to: command)
  }

  private func describe(_ backup: CheckedBackup, over folder: DataFolder) {
    Output.print(say(.backupHolds(path: backup.path, backup.summary)))
    do throws(StoreProblem) {
      guard let store = try TrainingStore.reading(path: folder.store) else { return }
      Output.print(say(.logHolds(try store.summary())) + " " + say(.logIsKept))
    } catch {
      Output.print(say(.logIsUnreadable))
    }
  }
}

/// Asks on the terminal before something that is hard to take back.
enum Question {
  /// Whether the answer is yes. If nobody can answer, ends the command; `--yes` is for that case.
  static func isAnswered(_ question: some Worded) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { throw fail(ArchiveText.asksFirst, .usage) }
    Output.writeQuestion(question.said(in: .current))
    return YesOrNo(readLine() ?? "") == .yes
  }
}
