/// Standard input and output as a conversation with another program: bytes in, bytes out, and no terminal.

import Glibc
import LanguageServer
import TrainingStore

enum ServerStream {
  static func loop(_ framing: Framing) -> MessageLoop {
    // A client that is gone is the end of the stream, not of the process.
    signal(SIGPIPE, SIG_IGN)
    return MessageLoop(framing, read: read, write: write)
  }

  private static func read() -> [UInt8] {
    while true {
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
        if count == 0 { return }
        errno = 0
      }
      if !bytes.isEmpty || errno != EINTR { return bytes }
    }
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    (try? writeWhole(bytes, to: STDOUT_FILENO)) != nil
  }
}
