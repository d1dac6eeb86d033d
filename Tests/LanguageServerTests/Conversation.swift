/// A client of the server, for tests: messages in, messages out.

import LanguageServer
import PlanLanguage
import PlanWording

struct Conversation {
  var server: LanguageServer
  private var requests = 0
  /// What the server has asked the client once it was begun.
  private(set) var asked: [JSONValue] = []
  /// What the numbers of semantic tokens mean.
  private(set) var legend: JSONValue?
  static let uri = "file:///plans/a.satz"

  /// Begun, with `initialize` answered.
  init(
    _ setting: ServerSetting = ServerSetting(language: .english, version: "test"), encoding: String = "utf-16",
    capabilities: [String: JSONValue] = ["textDocument": ["inlayHint": [:]]], options: JSONValue = .null,
    folder: String? = nil
  ) {
    server = LanguageServer(setting)
    var capabilities = capabilities
    capabilities["general"] = ["positionEncodings": [.string(encoding)]]
    let begun = request(
      "initialize",
      [
        "capabilities": .object(capabilities), "initializationOptions": options,
        "rootUri": folder.map { .string($0) } ?? .null,
      ])
    legend = begun["result"]?["capabilities"]?["semanticTokensProvider"]?["legend"]
    asked = server.answer(.notification(method: "initialized", params: [:])).map(\.json)
  }

  mutating func request(_ method: String, _ params: JSONValue) -> JSONValue {
    requests += 1
    let answers = server.answer(.request(.number(requests), method: method, params: params))
    return answers.first?.json ?? .null
  }

  /// The result of a request about the document; its error if it has none.
  mutating func ask(_ method: String, _ params: [String: JSONValue] = [:]) -> JSONValue {
    var params = params
    params["textDocument"] = ["uri": .string(Self.uri)]
    let answer = request("textDocument/" + method, .object(params))
    return answer["result"] ?? answer["error"] ?? .null
  }

  /// The labels of the hints in the whole document, each with its line.
  mutating func hints() -> [String] {
    let hints = ask("inlayHint", ["range": range(0, 0, 10_000, 0)]).array ?? []
    return hints.map { "\($0["position"]?["line"]?.integer ?? -1) \($0["label"]?.string ?? "")" }
  }

  mutating func notify(_ method: String, _ params: JSONValue) {
    _ = server.answer(.notification(method: method, params: params))
  }

  /// What the diagnostics say after opening the text.
  @discardableResult
  mutating func open(_ text: String, uri: String = Conversation.uri) -> [JSONValue] {
    show(text, uri: uri)
    return diagnostics(of: uri)
  }

  /// Opens a document without waiting for its diagnostics.
  mutating func show(_ text: String, uri: String = Conversation.uri) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": ["uri": .string(uri), "languageId": "satz", "version": 1, "text": .string(text)]
      ])
  }

  mutating func change(_ range: JSONValue?, _ text: String, of uri: String = Conversation.uri) {
    var change: [String: JSONValue] = ["text": .string(text)]
    change["range"] = range
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [.object(change)],
      ])
  }

  mutating func diagnostics(of uri: String = Conversation.uri) -> [JSONValue] {
    for message in server.settle() where message.json["params"]?["uri"]?.string == uri {
      return message.json["params"]?["diagnostics"]?.array ?? []
    }
    return []
  }
}

func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSONValue {
  [
    "start": ["line": .integer(line), "character": .integer(start)],
    "end": ["line": .integer(endLine), "character": .integer(end)],
  ]
}
