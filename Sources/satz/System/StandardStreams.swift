/// Makes sure that standard input, output and error are open, so that no file of ours gets one of their numbers.

import Glibc

enum StandardStreams {
  /// First thing in `main`. A closed descriptor is opened in the opposite mode, so that reading or writing still fails
  /// and output is not lost unnoticed.
  static func occupy() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // This is the lowest free number.
      if open("/dev/null", mode) != descriptor { _exit(2) }
    }
  }
}
