/// Waits for the next change of the running session: by the clock, or reported by a prompt.

import CTerminal
import Glibc
import SessionModel

final class SessionWaiting {
  enum Outcome { case time, change, heartRate, nobodyReads }

  private let folder: String
  private let hearsHeartRate: Bool
  private let timer = ct_timer_open()
  /// Reports when a prompt is opened later.
  private let watch: CInt
  /// Reports when the wall clock is set.
  private let wallClock: CInt
  /// The prompt that is open; -1 if there is none.
  private var prompt: CInt = -1
  /// Whether it has said that it tells of changes from now on.
  private(set) var isFollowing = false
  /// As the prompt told it last.
  private(set) var heartRate: HeartRateReading?
  /// What it has begun to say.
  private var said: [UInt8] = []

  /// Somebody who does not follow only hears what the prompt says at once. Nil if the system does not report changes of
  /// a folder.
  init?(follows: Bool, hearsHeartRate: Bool = true) throws {
    self.hearsHeartRate = hearsHeartRate
    guard let folder = DataFolder.find() else { return nil }
    if follows { try folder.create() }
    self.folder = folder.path
    watch = follows ? ct_watch_open(folder.path) : -1
    wallClock = follows ? ct_clock_watch_open() : -1
    guard watch >= 0 || !follows, timer >= 0 else { return nil }
    findPrompt()
  }

  /// Whether a prompt is open, and says what happens.
  var promptIsThere: Bool { prompt >= 0 }

  deinit {
    for descriptor in [timer, watch, prompt, wallClock] where descriptor >= 0 { close(descriptor) }
  }

  /// Sleeps until this instant of the boot clock, or until something happens, on the desktop, too.
  func wait(until deadline: Instant?, hearing bus: SessionBus? = nil) -> Outcome {
    ct_timer_set(timer, deadline?.nanoseconds ?? 0)
    while true {
      let desktop = bus?.descriptors.first ?? -1
      var polled = [timer, watch, prompt, STDOUT_FILENO, wallClock, desktop].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // Wakes only if the other end is gone.
      polled[3].events = 0
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[3].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .nobodyReads }
      if polled[2].revents != 0 {
        if let heard = listen() { return heard }
        continue
      }
      if polled[5].revents != 0 {
        bus?.ready(desktop, at: BootClock.now)
        return .change
      }
      if polled[1].revents != 0, ct_watch_saw(watch, ControlSocket.name, HelperLock.name) {
        findPrompt()
        return .change
      }
      if polled[0].revents != 0 { return .time }
      if polled[4].revents != 0 {
        ct_clock_watch_again(wallClock)
        return .change
      }
    }
  }

  private func findPrompt() {
    isFollowing = false
    if prompt >= 0 { close(prompt) }
    (said, heartRate) = ([], nil)
    prompt = LocalSocket.connect(named: ControlSocket.name, in: folder) ?? -1
    let word = Array(((hearsHeartRate ? ControlSocket.follow : ControlSocket.followSession) + "\n").utf8)
    if prompt >= 0 { _ = send(prompt, word, word.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Waits until the prompt has told the heart rate, which it does at once if it is awake.
  func hearHeartRate() {
    var polled = [pollfd(fd: prompt, events: Int16(POLLIN), revents: 0)]
    guard prompt >= 0, poll(&polled, 1, Self.patience) > 0 else { return }
    _ = listen()
  }

  /// In milliseconds.
  private static let patience: CInt = 200

  /// What has changed; nil if it has not said all of it. At the end of the prompt, there is nothing to read.
  private func listen() -> Outcome? {
    var bytes = [UInt8](repeating: 0, count: 1 << 10)
    let count = read(prompt, &bytes, bytes.count)
    guard count > 0 else {
      close(prompt)
      (prompt, heartRate) = (-1, nil)
      return .change
    }
    isFollowing = true
    said += bytes.prefix(count)
    var outcome: Outcome?
    while let end = said.firstIndex(of: UInt8(ascii: "\n")) {
      let message = HeartRateMessage(String(decoding: said[..<end], as: UTF8.self))
      said.removeSubrange(...end)
      if let message { heartRate = message.reading } else { outcome = .change }
      outcome = outcome ?? .heartRate
    }
    return outcome
  }
}
