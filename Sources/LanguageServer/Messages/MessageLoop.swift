/// The loop of a server: reads messages, lets the server answer, writes the answers. It blocks, on one thread.

/// What answers messages.
public protocol MessageServer {
  /// The answers to one message, in order.
  mutating func answer(_ message: IncomingMessage) -> [OutgoingMessage]
  /// What is to be said once everything that has arrived is answered.
  mutating func settle() -> [OutgoingMessage]
  /// The exit status, once the other side has ended the conversation.
  var ending: Int32? { get }
  /// The exit status if the stream ends before that.
  var brokenOff: Int32 { get }
}

/// Runs a server on a stream until it ends.
public struct MessageLoop {
  private let framing: Framing
  /// Waits for bytes; empty at the end of the stream.
  private let read: () -> [UInt8]
  /// False if nobody reads any more.
  private let write: ([UInt8]) -> Bool

  /// A loop on two streams.
  ///
  /// - Parameters:
  ///   - read: waits for bytes; returns none at the end.
  ///   - write: sends bytes; returns whether anybody takes them.
  public init(_ framing: Framing, read: @escaping () -> [UInt8], write: @escaping ([UInt8]) -> Bool) {
    (self.framing, self.read, self.write) = (framing, read, write)
  }

  /// Answers until the server has ended or a stream has; returns the exit status.
  public func run(_ server: inout some MessageServer) -> Int32 {
    var reader = FrameReader(framing)
    while true {
      let bytes = read()
      if bytes.isEmpty { return server.brokenOff }
      let arrived = reader.feed(bytes).map(Self.message)
      let cancelled = Set(arrived.compactMap(\.cancelledRequest))
      for one in arrived {
        guard send(Self.answers(to: one, cancelled, by: &server)) else { return server.brokenOff }
        if let ending = server.ending { return ending }
      }
      guard send(server.settle()) else { return server.brokenOff }
    }
  }

  private typealias Arrived = Result<IncomingMessage, RefusedMessage>

  private static func message(_ framed: Framed) -> Arrived {
    switch framed {
    case .message(let bytes): Arrived { () throws(RefusedMessage) in try IncomingMessage(bytes) }
    case .tooLong:
      .failure(
        RefusedMessage(nil, ResponseError(.invalidRequest, "The message is longer than \(FrameReader.limit) bytes.")))
    case .malformed: .failure(RefusedMessage(nil, ResponseError(.parseError, "The header has no Content-Length.")))
    }
  }

  /// A request that is cancelled further back in the same piece of the stream is not begun.
  private static func answers(
    to arrived: Arrived, _ cancelled: Set<RequestID>, by server: inout some MessageServer
  ) -> [OutgoingMessage] {
    switch arrived {
    case .success(.request(let id, _, _)) where cancelled.contains(id):
      [.failure(id, ResponseError(.requestCancelled, "The request was cancelled."))]
    case .success(let message): server.answer(message)
    case .failure(let refused): [.failure(refused.id, refused.error)]
    }
  }

  private func send(_ messages: [OutgoingMessage]) -> Bool {
    messages.allSatisfy { write(framing.framed($0.json.text)) }
  }
}

extension Result<IncomingMessage, RefusedMessage> {
  /// The id in `$/cancelRequest` of the Language Server Protocol, and in `notifications/cancelled` of the Model Context
  /// Protocol.
  fileprivate var cancelledRequest: RequestID? {
    guard case .success(.notification(let method, let params)) = self else { return nil }
    return switch method {
    case "$/cancelRequest": params["id"].flatMap(RequestID.init)
    case "notifications/cancelled": params["requestId"].flatMap(RequestID.init)
    default: nil
    }
  }
}
