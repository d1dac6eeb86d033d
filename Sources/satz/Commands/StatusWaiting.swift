/// Waits for the next change of the running session: the clock, or what a prompt says that it did.

import CTerminal
import Glibc
import SessionModel

final class StatusWaiting {
  enum Outcome { case time, change, nobodyReads }

  private let folder: String
  private let timer = ct_timer_open()
  /// Where a prompt that is opened later shows up.
  private let watch: CInt
  /// The prompt that is open; -1 if there is none.
  private var prompt: CInt = -1

  /// Nil if the system does not report changes of a folder.
  init?() throws {
    guard let folder = DataFolder.find() else { return nil }
    try folder.create()
    self.folder = folder.path
    watch = ct_watch_open(folder.path)
    guard watch >= 0, timer >= 0 else { return nil }
    findPrompt()
  }

  deinit {
    for descriptor in [timer, watch, prompt] where descriptor >= 0 { close(descriptor) }
  }

  /// Sleeps until this instant of the boot clock, or until something happens.
  func wait(until deadline: Instant?) -> Outcome {
    ct_timer_set(timer, deadline?.nanoseconds ?? 0)
    while true {
      var polled = [timer, watch, prompt, STDOUT_FILENO].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      // Only whether the other end is gone.
      polled[3].events = 0
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[3].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .nobodyReads }
      if polled[2].revents != 0 {
        listen()
        return .change
      }
      if polled[1].revents != 0, ct_watch_saw(watch, ControlDoor.name) {
        findPrompt()
        return .change
      }
      if polled[0].revents != 0 { return .time }
    }
  }

  private func findPrompt() {
    if prompt >= 0 { close(prompt) }
    prompt = LocalSocket.connect(named: ControlDoor.name, in: folder) ?? -1
    let word = Array((ControlDoor.follow + "\n").utf8)
    if prompt >= 0 { _ = send(prompt, word, word.count, Int32(MSG_NOSIGNAL)) }
  }

  /// What it says is only that something has changed. At the end of the prompt, there is nothing to read.
  private func listen() {
    var bytes = [UInt8](repeating: 0, count: 1 << 10)
    guard read(prompt, &bytes, bytes.count) <= 0 else { return }
    close(prompt)
    prompt = -1
  }
}
