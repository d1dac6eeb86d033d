/// Writes bytes to a descriptor, all of them: the one loop around write(2).

import Glibc

/// A partial write continues where it ended; a non-blocking descriptor is waited for.
package func writeWhole(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written) }
    if count > 0 {
      written += count
    } else if count == 0 {
      throw FileFailure(code: Int(ENOSPC))
    } else if errno == EAGAIN {
      var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&polled, 1, -1)
    } else if errno != EINTR {
      throw FileFailure(code: Int(errno))
    }
  }
}

/// The system's error for a file; errno.
package struct FileFailure: Error, Hashable, Sendable {
  package var code: Int
  package init(code: Int) { self.code = code }
}
