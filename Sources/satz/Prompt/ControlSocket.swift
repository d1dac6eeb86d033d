/// Lets other programs of this user command the session that runs at the prompt: a foot pedal, a key of the window
/// manager, `satz ctl`.

import Glibc
import SessionModel

/// The socket in the data folder. A visitor sends one line and gets an answer, or is told about each change.
final class ControlSocket: LoopInput {
  static let name = "control"
  /// The line after which a visitor gets no answer, but a line at each change: an empty one for a change of the session,
  /// or the new heart rate. The current heart rate is sent at once.
  static let follow = "follow"
  /// The same without the heart rate, for followers that do not show it.
  static let followSession = "follow session"
  /// The line of a command that has changed the log beside the session: settings, reminders, the athlete. It waits for no
  /// answer.
  static let lookAgain = "look again"
  /// The line of the helper in whose notification the athlete chose to continue.
  static let goOn = "go on"
  /// Longer lines are refused.
  static let longestLine = 4096
  /// Silent visitors do not keep others out: the oldest one has to go.
  private static let mostVisitors = 16

  private struct Visitor {
    let socket: CInt
    var said: [UInt8] = []
    var isFollower = false
    var hearsHeartRate = false
  }
  private enum Outcome {
    case goesOn, ends
    case follows(hearsHeartRate: Bool)
    case looksAgain, goesOnWithSession
    case said(String)
  }

  private let folder: String
  private let listener: CInt
  private var visitors: [Visitor] = []
  private let answer: (String, Instant) -> ControlAnswer
  /// Called when somebody who was told of each change is gone.
  var followerLeft: () -> Void = {}
  /// Called when another process has changed the log beside the session.
  var logChanged: () -> Void = {}
  var continued: (Instant) -> Void = { _ in }
  /// The last heart rate.
  private var heartRate: HeartRateReading?

  /// Nil if the folder does not allow a socket; the prompt works without it.
  init?(in folder: String, answer: @escaping (String, Instant) -> ControlAnswer) {
    guard let listener = LocalSocket.listen(named: Self.name, in: folder) else { return nil }
    (self.folder, self.listener, self.answer) = (folder, listener, answer)
  }

  func close() {
    for visitor in visitors { Glibc.close(visitor.socket) }
    visitors = []
    Glibc.close(listener)
    unlink("\(folder)/\(Self.name)")
  }

  var descriptors: [CInt] { [listener] + visitors.map(\.socket) }

  func ready(_ descriptor: CInt, at now: Instant) {
    if descriptor == listener { return letIn() }
    guard let index = visitors.firstIndex(where: { $0.socket == descriptor }) else { return }
    switch listen(to: &visitors[index]) {
    case .goesOn: return
    case .follows(let hearsHeartRate):
      (visitors[index].isFollower, visitors[index].hearsHeartRate) = (true, hearsHeartRate)
      // What has changed since it looked is seen now.
      tell(descriptor, (hearsHeartRate ? HeartRateMessage(reading: heartRate).line : "") + "\n")
      return
    case .looksAgain: logChanged()
    case .goesOnWithSession: continued(now)
    case .said(let line):
      let answer = answer(line, now).encoded
      // A short answer always fits; a visitor that does not read it loses it.
      _ = send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL))
    case .ends: break
    }
    dismiss(at: index)
  }

  /// Tells followers that the session has changed. One that has not read the last report need not be told again.
  func tellFollowers() {
    for visitor in visitors where visitor.isFollower { tell(visitor.socket, "\n") }
  }

  func tellFollowers(of reading: HeartRateReading) {
    heartRate = reading
    for visitor in visitors where visitor.hearsHeartRate {
      tell(visitor.socket, HeartRateMessage(reading: reading).line)
    }
  }

  private func tell(_ socket: CInt, _ line: String) {
    let bytes = Array(line.utf8)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private func letIn() {
    guard let socket = LocalSocket.accept(listener) else { return }
    if visitors.count == Self.mostVisitors { dismiss(at: 0) }
    visitors.append(Visitor(socket: socket))
  }

  private func dismiss(at index: Int) {
    let visitor = visitors.remove(at: index)
    Glibc.close(visitor.socket)
    if visitor.isFollower { followerLeft() }
  }

  private func listen(to visitor: inout Visitor) -> Outcome {
    var bytes = [UInt8](repeating: 0, count: Self.longestLine)
    let count = read(visitor.socket, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .goesOn : .ends }
    if visitor.isFollower { return count == 0 ? .ends : .goesOn }
    visitor.said += bytes.prefix(count)
    if let end = visitor.said.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: visitor.said[..<end], as: UTF8.self).withoutControls
      return switch line {
      case Self.follow: .follows(hearsHeartRate: true)
      case Self.followSession: .follows(hearsHeartRate: false)
      case Self.lookAgain: .looksAgain
      case Self.goOn: .goesOnWithSession
      default: .said(line)
      }
    }
    return count == 0 || visitor.said.count > Self.longestLine ? .ends : .goesOn
  }
}

extension ControlSocket {
  /// Lets an open prompt know that this process has changed the log.
  static func tellOfChange() { tellPrompt(lookAgain) }

  /// Lets an open prompt know that the athlete wants to continue.
  static func tellToGoOn() { tellPrompt(goOn) }

  private static func tellPrompt(_ word: String) {
    guard let folder = DataFolder.find(), let socket = LocalSocket.connect(named: name, in: folder.path) else { return }
    let line = Array((word + "\n").utf8)
    _ = send(socket, line, line.count, Int32(MSG_NOSIGNAL))
    Glibc.close(socket)
  }
}

/// The outcome of a line: whether it was carried out, and what the prompt said.
struct ControlAnswer: Equatable {
  var isRefused = false
  var rows: [String] = []

  static let nothing = ControlAnswer(isRefused: true)

  /// `ok` or `refused`, then the rows, each on a line.
  var encoded: [UInt8] {
    Array(([isRefused ? "refused" : "ok"] + rows).map { $0.visibleInRow + "\n" }.joined().utf8)
  }

  init(isRefused: Bool = false, rows: [String] = []) { (self.isRefused, self.rows) = (isRefused, rows) }

  /// Nil if it is not an answer.
  init?(decoding bytes: [UInt8]) {
    var rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard rows.popLast() == "", let first = rows.first, ["ok", "refused"].contains(first) else { return nil }
    self.init(isRefused: first == "refused", rows: Array(rows.dropFirst()))
  }
}

extension LivePrompt {
  /// A line from another program: two words are keys, and everything else is what could be typed.
  func controlled(_ text: String, at now: Instant) -> ControlAnswer {
    let text = text.trimmingBlanks()
    let isPressed = text.isEmpty || text == "enter"
    source = isPressed ? .pedal : .control
    loop?.overheard = ControlAnswer()
    defer {
      source = .keyboard
      loop?.overheard = nil
    }
    if isPressed {
      key(.done, at: now)
    } else if text == "space" {
      key(.pauseOrResume, at: now)
    } else {
      line(text, at: now)
    }
    return loop?.overheard ?? .nothing
  }
}
