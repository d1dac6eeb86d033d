/// Run, rehearse and simulate: above sessions and programs, as actions, and what comes of them.

import PlanLanguage
import PlanWording
import SessionModel

/// What can be done with a session or a program.
enum PlanCommand: String, CaseIterable {
  /// At the prompt, in a terminal.
  case run = "satz.run"
  /// The session on a virtual clock.
  case rehearse = "satz.rehearse"
  /// The next weeks of a program.
  case simulate = "satz.simulate"

  /// Whether what comes of it is longer than a message.
  fileprivate var hasSheet: Bool { self != .run }

  fileprivate var fileName: String {
    switch self {
    case .run: "run.txt"
    case .rehearse: "rehearsal.txt"
    case .simulate: "simulation.txt"
    }
  }

  /// For a name, or above what has it.
  fileprivate func title(_ name: String?) -> EditorText {
    switch self {
    case .run: name.map { .run($0) } ?? .runAlone
    case .rehearse: name.map { .rehearse($0) } ?? .rehearseAlone
    case .simulate: name.map { .simulate($0) } ?? .simulateAlone
    }
  }
}

/// The sheets of the tool, which a server shows as they are: lines without their ends.
public struct PlanSheets: Sendable {
  /// A session on a virtual clock.
  public var rehearsal:
    @Sendable (_ session: Compiled, _ declaration: Plan.Declaration, _ plan: Plan, UnitFormatter) -> [String]
  /// The weeks of a program.
  public var simulation: @Sendable (_ sessions: [SimulatedSession], _ program: Plan.Program, UnitFormatter) -> [String]

  /// Without sheets, commands show nothing.
  public init(
    rehearsal: @escaping @Sendable (Compiled, Plan.Declaration, Plan, UnitFormatter) -> [String] = { _, _, _, _ in [] },
    simulation: @escaping @Sendable ([SimulatedSession], Plan.Program, UnitFormatter) -> [String] = { _, _, _ in [] }
  ) {
    (self.rehearsal, self.simulation) = (rehearsal, simulation)
  }
}

extension LanguageServer {
  /// Weeks that a simulation shows.
  static let simulatedWeeks = 12

  /// Above each session and each program with a name.
  func codeLenses(of document: Document) -> JSONValue {
    .array(
      runnable(in: document).flatMap { part in
        part.commands.map { command in
          [
            "range": document.text.range(part.name.span),
            "command": json(command, part, title: command.title(nil), in: document),
          ]
        }
      })
  }

  /// For the innermost session or program around the place, without a selection.
  func commandActions(in selection: ClosedRange<Int>, of document: Document) -> [CodeAction] {
    guard selection.count == 1 else { return [] }
    let around = runnable(in: document).filter { $0.whole.holds(selection.lowerBound) }
    return around.sorted { $0.whole.start > $1.whole.start }.flatMap { part in
      part.commands.map { command in
        let title = command.title(part.title)
        return CodeAction(
          title: title.said(in: setting.language), kind: .source,
          command: json(command, part, title: title, in: document))
      }
    }
  }

  private struct Runnable {
    var title: String
    var name: Name
    var whole: Span
    var commands: [PlanCommand]
  }

  private func runnable(in document: Document) -> [Runnable] {
    let (tree, written) = (document.analysis.tree, document.analysis.written)
    let programs = written.programs.compactMap { program in
      program.title.map { name in
        Runnable(title: tree.string(name), name: name, whole: program.span, commands: [.run, .simulate])
      }
    }
    let sessions = written.sessions.compactMap { session in
      session.title.map { name in
        Runnable(title: tree.string(name), name: name, whole: session.span, commands: [.run, .rehearse])
      }
    }
    return (programs + sessions).filter { !$0.title.isEmpty }
  }

  /// Its argument has all that a client needs to do it: the document, the name, and for `run` the words of a shell.
  private func json(_ command: PlanCommand, _ part: Runnable, title: EditorText, in document: Document) -> JSONValue {
    var argument: [String: JSONValue] = ["uri": .string(document.uri), "name": .string(part.title)]
    if command == .run, let path = filePath(ofURI: document.uri) {
      argument["command"] = .array(["satz", "run", path, part.title].map { .string($0) })
    }
    return [
      "title": .string(title.said(in: setting.language).visibleInRow), "command": .string(command.rawValue),
      "arguments": [.object(argument)],
    ]
  }

  // MARK: Doing it

  /// `workspace/executeCommand`: the text; unless the client shows results itself, it is asked to open a file with it, or
  /// else told the text in a message.
  func execute(_ params: JSONValue) throws(ResponseError) -> (result: JSONValue, messages: [OutgoingMessage]) {
    guard let command = params["command"]?.string.flatMap(PlanCommand.init) else {
      throw ResponseError(.invalidParams, "There is no such command.")
    }
    let argument = params["arguments"]?.array?.first
    guard let uri = argument?["uri"]?.string, let document = documents[uri], let name = argument?["name"]?.string else {
      throw ResponseError(.invalidParams, "The command needs the uri of an open document and a name in it.")
    }
    let text = try lines(of: command, name, in: document).map(\.visibleInRow).joined(separator: "\n")
    return (.string(text), client.showsResults ? [] : [shown(text, by: command)])
  }

  private func shown(_ text: String, by command: PlanCommand) -> OutgoingMessage {
    if client.opensFiles, command.hasSheet, let file = setting.files.result(command.fileName, text + "\n") {
      let params: JSONValue = ["uri": .string(uri(ofFile: file)), "takeFocus": false]
      return .request(.text(command.rawValue), method: "window/showDocument", params: params)
    }
    // Type 3 is information.
    return .notification(method: "window/showMessage", params: ["type": 3, "message": .string(text)])
  }

  private func lines(of command: PlanCommand, _ name: String, in document: Document) throws(ResponseError) -> [String] {
    let plan = document.analysis.plan
    guard !document.analysis.hasErrors else { return [EditorText.hasMistakes.said(in: setting.language)] }
    switch command {
    case .run:
      let words = ["satz", "run", filePath(ofURI: document.uri) ?? "-", name].map(quotedForShell)
      return [EditorText.runInTerminal(command: words.joined(separator: " ")).said(in: setting.language)]
    case .rehearse:
      guard let declaration = plan.declarations.first(where: { $0.name == name }) else { break }
      let place = setting.known.place(plan.owner(of: declaration))
      let compiled = compile(
        declaration, of: plan, athlete: setting.athlete, state: place.state,
        turn: plan.nextTurn(of: declaration, after: place.turns, sessions: place.sessions))
      return setting.sheets.rehearsal(compiled, declaration, plan, setting.formatter)
    case .simulate:
      guard let program = plan.programs.first(where: { $0.name == name }) else { break }
      let sessions = nextSessions(of: program, weeks: Self.simulatedWeeks, in: plan)
      return setting.sheets.simulation(sessions, program, setting.formatter)
    }
    throw ResponseError(.invalidParams, EditorText.gone(name.visibleInRow).said(in: setting.language))
  }

  /// From the athlete's next turn on, everything as prescribed.
  func nextSessions(of program: Plan.Program, weeks: Int, in plan: Plan) -> [SimulatedSession] {
    let place = setting.known.place(program.name)
    return Array(
      plan.simulate(
        program, weeks: weeks, athlete: setting.athlete, state: place.state, from: place.turns,
        sessions: place.sessions))
  }
}

/// A word as a shell takes it.
private func quotedForShell(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { $0.isOfWord && $0 < 0x80 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  return isPlain && !word.isEmpty
    ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
