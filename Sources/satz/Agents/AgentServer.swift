/// The Model Context Protocol: what an agent asks, and what it is answered.

import LanguageServer

/// Specification: modelcontextprotocol.io, version 2025-11-25; of the earlier ones only their dates differ here.
struct AgentServer: MessageServer {
  private let tools: [AgentTool]
  private let run: (AgentCommand) -> CommandRun?

  let ending: Int32? = nil
  /// The client ends the conversation by closing the stream.
  let brokenOff: Int32 = 0

  /// - Parameters:
  ///   - mayWrite: whether tools that write may be called.
  ///   - run: runs a command; nil if it cannot be started.
  init(mayWrite: Bool, run: @escaping (AgentCommand) -> CommandRun?) {
    tools = AgentTool.all.filter { mayWrite || !$0.writes }
    self.run = run
  }

  func settle() -> [OutgoingMessage] { [] }

  func answer(_ message: IncomingMessage) -> [OutgoingMessage] {
    guard case .request(let id, let method, let params) = message else { return [] }
    do throws(ResponseError) { return [.result(id, try result(of: method, params))] } catch {
      return [.failure(id, error)]
    }
  }

  private func result(of method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "initialize": return begin(params)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(tools.map(\.json))]
    case "tools/call": return try call(params)
    default: throw ResponseError(.methodNotFound, "There is no method \(method).")
    }
  }

  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private func begin(_ params: JSONValue) -> JSONValue {
    let wanted = params["protocolVersion"]?.string
    let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    return [
      "protocolVersion": .string(version), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "satz", "title": "Satz", "version": .string(Version.text)],
      "instructions": .string(Self.instructions),
    ]
  }

  private static let instructions = """
    Satz is a language for workout plans: workout "Push" < bench press 3x8 @ 80kg rest 90s; plank 60s >. \
    Look a word up with `reference` before you guess; `check` after every change, until it finds nothing; then `show` (or \
    `simulate` for a program) and compare it with what was meant. Never invent loads or maxes: ask, or write `@ ask`.
    """

  // MARK: Calls

  private func call(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let name = params["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw ResponseError(.invalidParams, "There is no such tool; there are \(names).")
    }
    let command: AgentCommand
    do throws(AgentMistake) {
      command = try tool.command(AgentArguments(params["arguments"] ?? [:], for: tool))
    } catch {
      return Self.content([error.text], isError: true)
    }
    guard let outcome = run(command) else { throw ResponseError(.internalError, "The command could not be started.") }
    return Self.result(of: outcome, of: command, next: tool.next(outcome))
  }

  private static func result(of outcome: CommandRun, of command: AgentCommand, next: String?) -> JSONValue {
    let json = command.isJSON ? try? JSONValue(parsing: Array(outcome.output.utf8)) : nil
    let output = json.map { String(decoding: $0.text, as: UTF8.self) } ?? outcome.output
    let texts = [output.shortened, outcome.errors.shortened, next ?? ""].filter { !$0.isEmpty }
    // The status of check says that the plan has errors, not that the call failed.
    let isError = !outcome.succeeded && outcome.output.isEmpty
    return content(texts.isEmpty ? ["Done."] : texts, structured: json.map { ["result": $0] }, isError: isError)
  }

  private static func content(_ texts: [String], structured: JSONValue? = nil, isError: Bool) -> JSONValue {
    var members: [String: JSONValue] = [
      "content": .array(texts.map { ["type": "text", "text": .string($0)] }), "isError": .bool(isError),
    ]
    members["structuredContent"] = structured
    return .object(members)
  }
}

extension String {
  /// Without an end of line, and not longer than a model should read at once.
  fileprivate var shortened: String {
    let limit = 20_000
    let text = count > limit ? prefix(limit) + "\n… \(count - limit) more characters: ask for less." : self[...]
    return String(text).trimmingEnd()
  }
}
