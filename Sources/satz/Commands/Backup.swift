/// `satz backup`: everything in one file, even while a session runs.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: say(.backup), discussion: say(.backupMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.backupFile)) var file: String?

  func run() throws {
    // A backup is read from a file, whole.
    if file == "-" { throw fail(.invalidValue(option: "backup", value: "-", .file), .usage) }
    let path = file ?? "satz-\(Day(of: .now()).isoText).backup"
    let folder = try DataFolder.ofThisUser()
    do throws(BackupProblem) {
      let summary = try write(folder, to: path)
      Output.show(.backupCreated, saying: say(.backupCreated(path: path, summary)))
    } catch {
      throw fail(error)
    }
  }

  private func write(_ folder: DataFolder, to path: String) throws(BackupProblem) -> StoreSummary {
    let interruption = Interruption()
    let meter = WorkMeter()
    defer { meter.end() }
    return try TrainingStore.backUp(
      storeAt: folder.store, to: path, isToStop: { interruption.isPending }, progress: { meter.show($0) })
  }
}

/// Reports what is wrong with a backup and ends the command.
func fail(_ problem: BackupProblem) -> ExitCode {
  Output.printProblem(problem.said(in: .current))
  return .unreadable
}

/// A sentence about backups, exports and imports.
func say(_ text: ArchiveText) -> String { text.said(in: .current) }

func help(_ text: ArchiveText) -> ArgumentHelp { ArgumentHelp(say(text)) }

func fail(_ text: ArchiveText, _ code: ExitCode) -> ExitCode {
  Output.printProblem(say(text))
  return code
}
