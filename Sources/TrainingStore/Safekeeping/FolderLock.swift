/// What changes which file is the store (making it, bringing it up to date, setting it aside) is done by one process at a time.

import Glibc

/// Held until this value goes or the process ends. It is taken for moments only, so whoever comes second waits.
///
/// The lock is on the folder itself: there is no file to make for it, and none to be left behind.
struct FolderLock: ~Copyable {
  private let folder: CInt

  init(around path: String) {
    folder = open(AtomicFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    // Where a file system cannot lock folders, SQLite's own locks have to do.
    while flock(folder, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if folder >= 0 { close(folder) } }
}
