/// A bar for long work, on a terminal only: `━━━━────── 34 %`, removed when the work is done. Ctrl-C stops the work until
/// it is being committed; after that it waits until what was done has been reported.

import Glibc

final class WorkMeter {
  private let isShown = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
  private let began = BootClock.now.milliseconds
  private var percent = -1
  private var interruption: Interruption?

  /// How much is done, 0 … 1, which is all but the commit. Work that ends quickly shows no bar.
  func show(_ share: Double) {
    if share >= 1, interruption == nil { interruption = Interruption() }
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

  /// After the report.
  func end() {
    clear()
    interruption = nil
  }
}
