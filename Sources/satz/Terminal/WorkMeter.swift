/// A bar for long work, on a terminal only: `━━━━────── 34 %`, removed when the work is done.

import Glibc

final class WorkMeter {
  private let isShown = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
  private let began = BootClock.now.milliseconds
  private var percent = -1

  /// How much is done, 0 … 1. Work that ends quickly shows no bar.
  func show(_ share: Double) {
    let reached = Int(min(1, max(0, share)) * 100)
    guard isShown, reached != percent, BootClock.now.milliseconds - began > 300 else { return }
    percent = reached
    let bar = ProgressBar(progress: share, cells: 20)
    let text = bar.text(tone: .work).rendered(in: Theme(depth: .none)) + " " + bar.percentage
    Output.writeError(Control.carriageReturn + Control.eraseRight + text)
  }

  func clear() {
    if percent >= 0 { Output.writeError(Control.carriageReturn + Control.eraseRight) }
    percent = -1
  }
}
