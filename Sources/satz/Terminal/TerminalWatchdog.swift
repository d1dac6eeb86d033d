/// A small process that resets the terminal if this one is killed: otherwise the scroll region would outlive us.
import CTerminal
import Glibc

enum TerminalWatchdog {
  /// First thing in `main`, before there is any thread, file or lock that it would inherit.
  static func start() {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    ct_watchdog_start(STDOUT_FILENO)
  }

  /// What to reset from now on. The terminal is ours with all modes of its keys, even where there is no live area.
  static func note(isOurs: Bool, top: Int = 0, isAlternate: Bool = false, hasTitle: Bool, hasProgress: Bool = false) {
    ct_watchdog_note(isOurs, CInt(clamping: top), isAlternate, hasTitle, hasProgress)
  }
}
