/// Something besides the keys that the prompt's loop waits for, such as a socket.
import SessionModel

protocol LoopInput: AnyObject {
  /// What to wait for; asked before each wait.
  var descriptors: [CInt] { get }
  /// There is something to read, or somebody to accept. It must not block.
  func ready(_ descriptor: CInt, at now: Instant)
  /// Whether it may wait for the screen's next second: nobody sees it before.
  var canWait: Bool { get }
}

extension LoopInput {
  var canWait: Bool { false }
}
