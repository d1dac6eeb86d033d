/// Standard input, output and error are there, whatever a parent left of them: no file of ours may get one of their numbers.

import Glibc

enum StandardStreams {
  /// First thing in `main`. A descriptor that is closed is opened the wrong way round, so that reading from it or writing
  /// to it fails as it would have, and what was to be printed is not lost unnoticed.
  static func occupy() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest number that is free is this one.
      if open("/dev/null", mode) != descriptor { _exit(2) }
    }
  }
}
