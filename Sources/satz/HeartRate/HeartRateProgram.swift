/// A program that prints a heart rate a line, such as a script that reads a watch. It is started again when it ends.

import CTerminal
import Glibc
import SessionModel

/// The shell runs the command, as it runs a line of a crontab: in a session of its own, without input, its errors thrown
/// away. A program that prints faster than anybody needs is read more slowly, until it has to wait.
final class HeartRateProgram: HeartRateSource {
  private enum State {
    case runs(process: CInt, output: CInt)
    case waits
  }

  private let command: String
  private let timer = ct_timer_open()
  private var state = State.waits
  private var lines = HeartRateLines()
  /// Read until now; a second time soon after, it waits.
  private var readAt: Instant?
  private var isFlooding = false
  private var pause = Pauses()
  private var hasMeasured = false
  private var isInTrouble = false
  /// Those that were told to end, until they have.
  private var leaving: [CInt] = []

  init(_ command: String, at now: Instant) {
    self.command = command
    start(at: now)
  }

  var descriptors: [CInt] {
    guard case .runs(_, let output) = state, !isFlooding else { return [timer] }
    return [timer, output]
  }

  func ready(_ descriptor: CInt, at now: Instant) -> HeartRateEvent? {
    switch state {
    case _ where descriptor == timer:
      ct_timer_set(timer, 0)
      isFlooding = false
      if case .waits = state { start(at: now) }
      return nil
    case .runs(let process, let output) where output == descriptor: return read(output, of: process, at: now)
    case .runs, .waits: return nil
    }
  }

  func close() {
    if case .runs(let process, let output) = state { end(process, output) }
    state = .waits
    Glibc.close(timer)
  }

  private func start(at now: Instant) {
    leaving.removeAll { ct_program_has_ended($0) }
    var output: CInt = -1
    let process = withCWords(["/bin/sh", "-c", command]) { ct_program_start_reading("/bin/sh", $0, &output) }
    guard process > 0 else { return wait(at: now) }
    (lines, isFlooding, readAt) = (HeartRateLines(), false, nil)
    state = .runs(process: process, output: output)
  }

  private func read(_ output: CInt, of process: CInt, at now: Instant) -> HeartRateEvent? {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(output, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    guard count > 0 else {
      end(process, output)
      wait(at: now)
      guard !hasMeasured, !isInTrouble else { return nil }
      isInTrouble = true
      return .trouble(.programEnded(command))
    }
    if let readAt, readAt.distance(to: now) < 100 {
      isFlooding = true
      ct_timer_set(timer, (now + Milliseconds(250)).nanoseconds)
    }
    readAt = now
    guard let beats = lines.feed(bytes.prefix(count)) else { return nil }
    hasMeasured = true
    pause = Pauses()
    return .measured(beats)
  }

  private func end(_ process: CInt, _ output: CInt) {
    Glibc.close(output)
    // With everything that it has started.
    kill(-process, SIGTERM)
    if !ct_program_has_ended(process) { leaving.append(process) }
  }

  private func wait(at now: Instant) {
    state = .waits
    ct_timer_set(timer, (now + pause.next()).nanoseconds)
  }
}

/// The pauses before something is tried again: 2, 4, 8 … 60 s.
struct Pauses {
  private var length = Milliseconds.seconds(2)

  mutating func next() -> Milliseconds {
    defer { length = min(.seconds(60), length + length) }
    return length
  }
}
