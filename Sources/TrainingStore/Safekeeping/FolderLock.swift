/// Lets only one process at a time change which file is the store: create it, migrate it, or set it aside.

import Glibc

/// Held until this value is released or the process ends. It is held only briefly, so a second process waits.
///
/// The lock is on the folder itself: no file has to be created for it, and none is left behind.
struct FolderLock: ~Copyable {
  private let folder: CInt

  init(around path: String) {
    folder = open(AtomicFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    // If the file system cannot lock folders, SQLite's own locks have to do.
    while flock(folder, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if folder >= 0 { close(folder) } }
}
