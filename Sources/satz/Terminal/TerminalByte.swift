/// A typed byte, read without the line editor.
import Glibc

enum TerminalByte: Equatable {
  case byte(UInt8)
  case none
  case end

  /// Never waits.
  static func read(_ descriptor: CInt) -> TerminalByte {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return .none }
    var byte: UInt8 = 0
    let count = Glibc.read(descriptor, &byte, 1)
    if count == 1 { return .byte(byte) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .none : .end
  }
}
