import LanguageServer
import Testing

@Suite struct FramingTests {
  @Test("Messages come out whole, whatever the pieces", arguments: [Framing.headers, .lines], [1, 2, 7, 1000])
  func pieces(framing: Framing, size: Int) {
    let messages = ["{}", "[1,2]", "\"é\""].map { Array($0.utf8) }
    let stream = messages.flatMap(framing.framed)
    var reader = FrameReader(framing)
    var found: [Framed] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      found += reader.feed(Array(stream[start..<min(stream.count, start + size)]))
    }
    #expect(found == messages.map(Framed.message))
  }

  @Test("A message without a length is reported, and the next one read")
  func noLength() {
    var reader = FrameReader(.headers)
    let next = Framing.headers.framed(Array("{}".utf8))
    #expect(reader.feed(Array("Nonsense\r\n\r\n".utf8) + next) == [.malformed, .message(Array("{}".utf8))])
  }

  @Test("What is too long is passed over without being kept")
  func tooLong() {
    var reader = FrameReader(.headers)
    let length = FrameReader.limit + 1
    var found = reader.feed(Array("Content-Length: \(length)\r\n\r\n".utf8))
    found += reader.feed([UInt8](repeating: 0x20, count: length))
    found += reader.feed(Framing.headers.framed([0x31]))
    #expect(found == [.tooLong, .message([0x31])])
  }

  @Test("A million random bytes and a thousand broken messages leave the loop alive")
  func nonsense() {
    var random = Seeded(state: 13)
    var chunks: [[UInt8]] = []
    for _ in 0..<100 { chunks.append((0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }) }
    chunks.append(Array("\r\n\r\n".utf8))
    let message = Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.utf8)
    for _ in 0..<1000 {
      var broken = message
      for _ in 0..<3 {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
      }
      chunks.append(Framing.headers.framed(broken))
    }
    chunks.append(Framing.headers.framed(Array(#"{"jsonrpc":"2.0","id":"last","method":"shutdown"}"#.utf8)))
    chunks.append(Framing.headers.framed(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8)))
    let sent = Sent()
    let loop = MessageLoop(
      .headers, read: { chunks.isEmpty ? [] : chunks.removeFirst() },
      write: {
        sent.bytes += $0
        return true
      })
    var server = LanguageServer(ServerSetting(language: .english, version: "test"))
    _ = loop.run(&server)
    #expect(server.ending != nil)
    #expect(String(decoding: sent.bytes, as: UTF8.self).contains(#""id":"last""#))
  }
}

private final class Sent { var bytes: [UInt8] = [] }

/// SplitMix64.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
