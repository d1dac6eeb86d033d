/// Ctrl-C and similar signals while a file is written: noticed between two steps, so that the partial file is removed
/// first.

import Glibc

/// While this exists, termination signals wait; afterwards they take their usual effect.
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
