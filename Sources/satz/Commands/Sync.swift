/// `satz sync`: one log on several machines, by a file of each in a folder that they share.

import ArgumentParser
import Glibc
import PlanWording
import SessionModel
import TrainingStore

struct SyncCommand: LogWriter {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: say(SharingText.sync), discussion: say(SharingText.syncMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(SharingText.folder)) var folder: String?
  @Flag(help: help(SharingText.dryRun)) var dryRun = false
  @Flag(help: help(SharingText.status)) var status = false
  @Flag(help: help(SharingText.quiet)) var quiet = false

  var writes: Bool { !dryRun && !status }

  func run() throws {
    let set = try Settings.ofThisUser().syncFolder
    let named = try folder.map { try Self.folder($0) }
    guard let folder = named ?? set else { throw fail(SharingText.noFolder, .usage) }
    let store = try TrainingStore.toWrite()
    let meter = WorkMeter()
    defer { meter.end() }
    let done: Synchronised
    do throws(SyncProblem) {
      done = try store.synchronise(
        with: folder, at: .ofThisMachine(store: store.path), .now(), isRehearsal: !writes
      ) { meter.show($0) }
      meter.clear()
    } catch {
      meter.clear()
      throw fail(error)
    }
    if status { show(done, folder) } else { report(done) }
    if !quiet, !status, writes, set == nil { Output.print(say(SharingText.hint(folder.path))) }
    if done.files.contains(where: { $0.state.needsAttention }) { throw ExitCode.errors }
  }

  /// A folder that exists, by its full path.
  static func folder(_ path: String) throws -> SyncFolder {
    guard let whole = realpath(path, nil) else {
      throw fail(SyncProblem.folder(path: path, code: Int(errno)))
    }
    defer { free(whole) }
    return SyncFolder(path: String(cString: whole))
  }

  private func report(_ done: Synchronised) {
    if !quiet {
      Output.print(say(dryRun ? SharingText.wouldSynchronise(done) : .synchronised(done)))
    }
    for turn in done.turns { Output.print(say(SharingText.trainedTwice(turn))) }
    for conflict in done.conflicts.prefix(Self.mostConflicts) { Output.print(say(SharingText.changedTwice(conflict))) }
    if done.conflicts.count > Self.mostConflicts { Output.print("…") }
    leftOut(done)
  }

  private static let mostConflicts = 10

  /// A file that is still arriving is read the next time, without a word about it after each session.
  private func leftOut(_ done: Synchronised) {
    for file in done.files where file.state.needsAttention || !quiet && file.state == .torn {
      Output.printProblem(say(SharingText.leftOut(file)))
    }
  }

  private func show(_ done: Synchronised, _ folder: SyncFolder) {
    Output.print(say(SharingText.statusFolder(folder.path)))
    Output.print(
      say(
        SharingText.statusLast(
          done.before.map { moment in
            let day = Day(of: Moment(bootID: "", bootMilliseconds: 0, wallMilliseconds: moment)).isoText
            return day
          })))
    let width = done.files.map(\.name.displayWidth).max() ?? 0
    for file in done.files {
      Output.print("  \(file.name.padded(to: width))  " + say(SharingText.statusFile(file)))
    }
    if done.files.isEmpty { Output.print("  " + say(SharingText.emptyFolder)) }
    Output.print(say(SharingText.waiting(done)))
    leftOut(done)
  }
}

extension SyncedFile.State {
  /// Whether somebody has to do something about it.
  var needsAttention: Bool {
    switch self {
    case .read, .torn: false
    case .partly, .merged, .newer, .foreign, .tooLarge, .unreadable: true
    }
  }
}

extension SyncPlace {
  /// This machine, and where the store is on it.
  static func ofThisMachine(store: String) -> SyncPlace {
    let id = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy.compactMap { firstLine(of: $0) }.first
    let path = realpath(store, nil)
    defer { free(path) }
    let name = hostName
    return SyncPlace(machine: id ?? name, store: path.map { String(cString: $0) } ?? store, name: name)
  }

  private static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func firstLine(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    let line = bytes.prefix(max(0, count)).prefix { $0 > 32 }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
