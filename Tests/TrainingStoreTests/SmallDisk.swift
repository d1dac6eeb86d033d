/// A real file system of a few pages, to be filled or made read-only. Mounting it needs root; without it those tests are left out.

import Foundation
import Glibc

final class SmallDisk: Sendable {
  let path: String

  /// Nil if mounting is not allowed.
  init?(kilobytes: Int) {
    let url = FileManager.default.temporaryDirectory.appending(path: "satz-disk-\(UUID().uuidString)")
    path = url.path
    guard (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    guard mount("satz", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      rmdir(path)
      return nil
    }
  }

  deinit {
    umount2(path, CInt(MNT_DETACH))
    rmdir(path)
  }

  static let isAllowed = SmallDisk(kilobytes: 64) != nil

  var store: String { path + "/satz.db" }

  func makeReadOnly() -> Bool { mount("satz", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0 }

  /// Writes until nothing fits any more, then frees a few pages.
  func fill(leaving kilobytes: Int = 0) {
    let file = open(path + "/filler", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let block = [UInt8](repeating: 7, count: 1024)
    while write(file, block, block.count) > 0 {}
    ftruncate(file, max(0, lseek(file, 0, SEEK_END) - kilobytes * 1024))
  }

  func empty() { unlink(path + "/filler") }
}
