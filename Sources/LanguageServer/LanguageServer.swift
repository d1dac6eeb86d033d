/// A server of the Language Server Protocol 3.17 for plans: messages in, messages out.

import PlanLanguage
import PlanWording

/// Holds the open documents of one client. Any message leaves it alive.
public struct LanguageServer: MessageServer {
  private(set) var setting: ServerSetting
  let documents: OpenDocuments
  var encoding = PositionEncoding.utf16
  var client = ClientAbilities()
  /// What is shown beside the text.
  var hints = Set(HintKind.allCases)
  /// Whether the client shows hints that are out of date.
  private var hasOldHints = false
  private var phase = Phase.new
  /// Whether the client can tell which files change.
  private var watchesFiles = false

  /// Where the conversation is.
  private enum Phase: Hashable {
    case new
    case running
    /// After `shutdown`: only `exit` may follow.
    case shutDown
    case ended(Int32)
  }

  /// A server that no client has spoken to.
  public init(_ setting: ServerSetting) {
    self.setting = setting
    documents = OpenDocuments(setting)
  }

  public var ending: Int32? { if case .ended(let status) = phase { status } else { nil } }
  public var brokenOff: Int32 { phase == .shutDown ? 0 : 1 }

  public mutating func answer(_ message: IncomingMessage) -> [OutgoingMessage] {
    catchUp()
    switch message {
    case .request(let id, "workspace/executeCommand", let params) where phase == .running:
      do throws(ResponseError) {
        let (result, messages) = try execute(params)
        return messages + [.result(id, result)]
      } catch {
        return [.failure(id, error)]
      }
    case .request(let id, let method, let params):
      do throws(ResponseError) { return [.result(id, try result(of: method, params))] } catch {
        return [.failure(id, error)]
      }
    case .notification(let method, let params): return notice(method, params)
    case .response: return []
    }
  }

  /// The diagnostics of what has changed, once the client has stopped for a moment.
  public mutating func settle() -> [OutgoingMessage] {
    let refresh = hasOldHints && client.refreshesHints && phase == .running ? [Self.hintsRefresh] : []
    hasOldHints = false
    return documents.takeChanged().map(diagnosticsMessage) + refresh
  }

  /// What the athlete has done or entered since the last message.
  private mutating func catchUp() {
    guard let known = setting.renewed(setting.known) else { return }
    setting.known = known
    documents.use(setting)
    hasOldHints = true
  }

  private static let hintsRefresh = OutgoingMessage.request(
    .text("hints"), method: "workspace/inlayHint/refresh", params: .null)

  // MARK: Life

  private mutating func result(of method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch phase {
    case .new:
      guard method == "initialize" else { throw ResponseError(.serverNotInitialized, "initialize comes first.") }
      return initialize(params)
    case .running:
      if method == "initialize" { throw ResponseError(.invalidRequest, "initialize comes once.") }
      if method == "shutdown" {
        phase = .shutDown
        return .null
      }
      return try answer(to: method, params)
    case .shutDown, .ended: throw ResponseError(.invalidRequest, "After shutdown comes exit.")
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    let encodings = params["capabilities"]?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let watching = params["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.bool ?? false
    client = ClientAbilities(params["capabilities"] ?? .null)
    let folders = params["workspaceFolders"]?.array ?? []
    documents.folders = folders.compactMap { $0["uri"]?.string.flatMap(filePath) }
    if folders.isEmpty, let root = params["rootUri"]?.string.flatMap(filePath) { documents.folders = [root] }
    client.showsResults = params["initializationOptions"]?["showsResults"]?.bool ?? false
    client.showsPictures = params["initializationOptions"]?["showsPictures"]?.bool ?? false
    phase = .running
    configure(params["initializationOptions"] ?? .null)
    return ["capabilities": capabilities, "serverInfo": ["name": "satz", "version": .string(setting.version)]]
  }

  /// Asks to be told when another program changes a plan that an open one may use.
  private static let watchRequest = OutgoingMessage.request(
    .text("watch"), method: "client/registerCapability",
    params: [
      "registrations": [
        [
          "id": "plans", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": "**/*.satz"]]],
        ]
      ]
    ])

  private mutating func notice(_ method: String, _ params: JSONValue) -> [OutgoingMessage] {
    if method == "exit" {
      phase = .ended(phase == .shutDown ? 0 : 1)
      return []
    }
    if phase == .running {
      switch method {
      case "initialized": return watchesFiles ? [Self.watchRequest] : []
      case "workspace/didChangeConfiguration":
        configure(params["settings"] ?? .null)
        hasOldHints = true
      case "workspace/didChangeWorkspaceFolders":
        let gone = params["event"]?["removed"]?.array?.compactMap { $0["uri"]?.string.flatMap(filePath) } ?? []
        let new = params["event"]?["added"]?.array?.compactMap { $0["uri"]?.string.flatMap(filePath) } ?? []
        documents.folders = documents.folders.filter { !gone.contains($0) } + new
      case "workspace/didChangeWatchedFiles":
        for change in params["changes"]?.array ?? [] { change["uri"]?.string.map(documents.fileChanged) }
      default: break
      }
    }
    guard phase == .running, let document = params["textDocument"], let uri = document["uri"]?.string else { return [] }
    switch method {
    case "textDocument/didOpen":
      documents.open(uri, version: document["version"]?.integer ?? 0, text: document["text"]?.string ?? "", encoding)
    case "textDocument/didChange":
      documents.change(uri, params["contentChanges"]?.array ?? [], version: document["version"]?.integer)
    case "textDocument/didClose":
      documents.close(uri)
      // What a closed document had is no longer shown.
      return [
        .notification(method: "textDocument/publishDiagnostics", params: ["uri": .string(uri), "diagnostics": []])
      ]
    default: break
    }
    return []
  }

  // MARK: Documents

  /// The document that a request is about.
  func document(_ params: JSONValue) throws(ResponseError) -> Document {
    guard let uri = params["textDocument"]?["uri"]?.string, let document = documents[uri] else {
      throw ResponseError(.invalidParams, "The document is not open.")
    }
    return document
  }

  /// The place that a request is about, in bytes.
  func offset(_ params: JSONValue, in document: Document) throws(ResponseError) -> Int {
    guard let position = Position(params["position"]) else {
      throw ResponseError(.invalidParams, "The position is missing.")
    }
    return document.text.offset(of: position)
  }
}

extension LanguageServer {
  /// The text of an open document after all edits; nil if it is not open.
  public func text(of uri: String) -> String? {
    documents[uri].map { String(decoding: $0.text.bytes, as: UTF8.self) }
  }
}
