/// A tool that an agent may call: what it is told about it, and the command that does the work.

import LanguageServer

/// Its texts are read by a model, so they are in English only, as the protocol's own words are.
struct AgentTool {
  var name: String
  var title: String
  /// What it does and when to use it.
  var description: String
  var parameters: [AgentParameter]
  var writes = false
  /// The command for a call's arguments.
  var command: @Sendable (AgentArguments) throws(AgentMistake) -> AgentCommand
  /// What to do next, by the outcome.
  var next: @Sendable (CommandRun) -> String? = { _ in nil }

  /// As `tools/list` has it.
  var json: JSONValue {
    let properties = parameters.map { ($0.name, $0.json) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": .bool(!writes), "destructiveHint": false, "openWorldHint": false],
    ]
  }
}

/// What a tool is given.
struct AgentParameter {
  enum Kind: String { case string, integer, boolean }

  var name: String
  var kind = Kind.string
  var isRequired = false
  var description: String

  fileprivate var json: JSONValue { ["type": .string(kind.rawValue), "description": .string(description)] }
}

/// A command of this program, with the text on its standard input.
struct AgentCommand {
  var words: [String]
  var input = ""
  /// What it prints is JSON.
  var isJSON = false
}

/// Why a call cannot be made, for the model.
struct AgentMistake: Error { var text: String }

/// The arguments of a call, checked against the tool's parameters.
struct AgentArguments {
  private let values: [String: JSONValue]

  init(_ json: JSONValue, for tool: AgentTool) throws(AgentMistake) {
    values = json.object ?? [:]
    for name in values.keys.sorted() where !tool.parameters.contains(where: { $0.name == name }) {
      let names = tool.parameters.map(\.name).joined(separator: ", ")
      throw AgentMistake(text: "\(tool.name) has no parameter \"\(name)\"; it has \(names).")
    }
    for parameter in tool.parameters {
      switch (values[parameter.name], parameter.kind) {
      case (nil, _), (.null, _):
        if parameter.isRequired { throw AgentMistake(text: "\(tool.name) needs \"\(parameter.name)\".") }
      case (.string, .string), (.bool, .boolean): break
      case (let value?, .integer) where value.integer != nil: break
      case (_, let kind): throw AgentMistake(text: "\"\(parameter.name)\" has to be of type \(kind.rawValue).")
      }
    }
  }

  subscript(name: String) -> String? { values[name]?.string }
  func integer(_ name: String) -> Int? { values[name]?.integer }
  func isSet(_ name: String) -> Bool { values[name]?.bool == true }

  /// `--name VALUE` for each that was given; an underscore in a name is a hyphen in the option.
  func options(_ names: String...) -> [String] {
    names.flatMap { name -> [String] in
      let option = "--" + name.replacing("_", with: "-")
      if isSet(name) { return [option] }
      return (self[name] ?? integer(name).map { "\($0)" }).map { ["\(option)=\($0)"] } ?? []
    }
  }
}
