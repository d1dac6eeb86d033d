/// JSON-RPC 2.0: requests, responses, notifications and errors.

/// The id of a request, which its response repeats.
public enum RequestID: Hashable, Sendable {
  /// As most clients count their requests.
  case number(Int)
  /// Any string, which is not interpreted.
  case text(String)

  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .integer, .number:
      guard let number = value.integer else { return nil }
      self = .number(number)
    case .null, .bool, .array, .object: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// Why a request has no result.
public struct ResponseError: Error, Hashable, Sendable {
  /// What kind of error, for programs.
  public var code: Code
  /// One sentence in English, for the log of a client.
  public var message: String

  /// An error with its sentence.
  public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// The codes of JSON-RPC and of the Language Server Protocol that are used here.
  public enum Code: Int, Hashable, Sendable {
    /// The bytes are not JSON.
    case parseError = -32700
    /// JSON that is no request, or one at a time when it is not allowed.
    case invalidRequest = -32600
    /// A method that this server does not have.
    case methodNotFound = -32601
    /// Parameters that the method does not take.
    case invalidParams = -32602
    /// A failure that the client did not cause.
    case internalError = -32603
    /// A request before `initialize`.
    case serverNotInitialized = -32002
    /// The client no longer needs the answer.
    case requestCancelled = -32800
    /// A valid request that cannot be answered, such as a rename to a name that is taken.
    case requestFailed = -32803
  }
}

/// A message from the other side.
public enum IncomingMessage: Hashable, Sendable {
  /// Needs an answer with the same id.
  case request(RequestID, method: String, params: JSONValue)
  /// Gets no answer, not even an error.
  case notification(method: String, params: JSONValue)
  /// The answer to a request of ours.
  case response(RequestID, JSONValue)

  /// Reads a message.
  ///
  /// - Throws: what is to be answered, to the given id if there is one.
  public init(_ bytes: [UInt8]) throws(RefusedMessage) {
    let json: JSONValue
    do throws(JSONProblem) { json = try JSONValue(parsing: bytes) } catch {
      throw RefusedMessage(nil, ResponseError(.parseError, error.said))
    }
    let id = json["id"].flatMap(RequestID.init)
    guard let method = json["method"]?.string else {
      guard let id, let result = json["result"] ?? json["error"] else {
        throw RefusedMessage(id, ResponseError(.invalidRequest, "The message has no method."))
      }
      self = .response(id, result)
      return
    }
    let params = json["params"] ?? .null
    if let id {
      self = .request(id, method: method, params: params)
    } else if json["id"] == nil {
      self = .notification(method: method, params: params)
    } else {
      throw RefusedMessage(nil, ResponseError(.invalidRequest, "The id is neither a number nor a text."))
    }
  }
}

/// A message that cannot be read, and the answer to it.
public struct RefusedMessage: Error, Hashable, Sendable {
  /// The id of its request, if that could be read.
  public var id: RequestID?
  /// Why it is refused.
  public var error: ResponseError

  init(_ id: RequestID?, _ error: ResponseError) { (self.id, self.error) = (id, error) }
}

/// A message to the other side.
public enum OutgoingMessage: Hashable, Sendable {
  /// The answer to the request with this id.
  case result(RequestID, JSONValue)
  /// Without an id if the request's could not be read.
  case failure(RequestID?, ResponseError)
  /// What the client is told without having asked, such as diagnostics.
  case notification(method: String, params: JSONValue)
  /// A question to the client, which answers with the same id.
  case request(RequestID, method: String, params: JSONValue)

  /// As JSON-RPC has it.
  public var json: JSONValue {
    switch self {
    case .result(let id, let result): ["jsonrpc": "2.0", "id": id.json, "result": result]
    case .failure(let id, let error):
      [
        "jsonrpc": "2.0", "id": id?.json ?? .null,
        "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
      ]
    case .notification(let method, let params):
      ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .request(let id, let method, .null): ["jsonrpc": "2.0", "id": id.json, "method": .string(method)]
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params]
    }
  }
}

extension JSONProblem {
  fileprivate var said: String {
    switch self {
    case .malformed(let place): "The message is not JSON: byte \(place)."
    case .tooDeep: "The message nests deeper than \(JSONValue.depthLimit) levels."
    case .tooMany: "The message has more than \(JSONValue.countLimit) values."
    }
  }
}
