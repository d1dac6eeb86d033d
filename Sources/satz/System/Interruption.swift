/// Ctrl-C and its like while a file is being written: noticed between two steps, so that its half is taken away first.

import Glibc

/// As long as it lives, a signal to end waits; then it does what it always does.
struct Interruption: ~Copyable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private var maskBefore = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Self.signals { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &maskBefore)
  }

  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  deinit {
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
