/// Keeps a helper ready: one for each data folder, whatever happens to this process and its terminal.

import CTerminal
import Glibc
import SessionModel

/// The right to be the helper of a data folder, until this value is released or the process ends.
struct HelperLock: ~Copyable {
  /// Its file in the data folder.
  static let name = "helper.lock"

  private let file: CInt
  private let folder: String

  /// Nil if another process has it.
  init?(in folder: String) {
    let file = Self.open(in: folder, O_RDWR | O_CREAT)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    (self.file, self.folder) = (file, folder)
  }

  deinit { close(file) }

  /// Whether its file is still there. Whoever removes the folder takes the right away, and the open file would keep the
  /// system from saying that the folder is gone.
  var stands: Bool {
    var (ours, there) = (stat(), stat())
    return fstat(file, &ours) == 0 && stat("\(folder)/\(Self.name)", &there) == 0
      && (ours.st_dev, ours.st_ino) == (there.st_dev, there.st_ino)
  }

  /// Whether a process has it.
  static func isHeld(in folder: String) -> Bool {
    let file = open(in: folder, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0
  }

  /// Starts a process that asks for it.
  static func startHelper() { _ = ChildProcess.runApart([Helper.name] + LivePrompt.languageOption) }

  private static func open(in folder: String, _ flags: CInt) -> CInt {
    Glibc.open("\(folder)/\(name)", flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
  }
}

/// The prompt's side of it.
final class StandBy {
  private let folder: String
  private var started: Instant?

  init(in folder: String) { self.folder = folder }

  /// Starts a helper if there is none.
  func keepReady() {
    let now = BootClock.now
    // One that was just started may not have its lock yet.
    if let started, now - started < Milliseconds(300) { return }
    guard !HelperLock.isHeld(in: folder) else { return }
    started = now
    HelperLock.startHelper()
  }
}
