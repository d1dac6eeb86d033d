import LanguageServer
import PlanLanguage
import Testing

@Suite("Files that an editor is asked to open")
struct EditorFilesTests {
  private var setting: ServerSetting {
    var setting = ServerSetting(language: .english, version: "test")
    setting.files = EditorFiles(
      page: { "/pages/\($0) é.txt" }, picture: { $0 == "squat" ? "/pictures/squat.png" : nil },
      result: { name, text in text == "one\ntwo\n" ? "/results/" + name : nil })
    setting.sheets = PlanSheets(rehearsal: { _, _, _, _ in ["one", "two"] })
    return setting
  }

  @Test("The code of a mistake links to its page, for clients that take such links")
  func pages() {
    var client = Conversation(
      setting, capabilities: ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]])
    let problem = client.open("workout \"A\" < squat 3x5 @ heavy >\n").first
    #expect(problem?["code"]?.string == "E0210" || problem?["code"] != nil)
    let code = problem?["code"]?.string ?? ""
    #expect(problem?["codeDescription"]?["href"]?.string == "file:///pages/\(code)%20%C3%A9.txt")
    var other = Conversation(setting)
    #expect(other.open("workout \"A\" < squat 3x5 @ heavy >\n").first?["codeDescription"] == nil)
  }

  @Test("A picture is under the mouse only where the editor says that it shows pictures")
  func pictures() {
    func said(_ options: JSONValue, _ exercise: String) -> String {
      var client = Conversation(setting, options: options)
      client.open("workout \"A\" < \(exercise) 3x5 >\n")
      return client.ask("hover", at(0, 16))["contents"]?["value"]?.string ?? ""
    }
    #expect(said(["showsPictures": true], "squat").hasSuffix("![Squat](file:///pictures/squat.png)"))
    #expect(!said(["showsPictures": true], "bench").contains("]("))
    #expect(!said(.null, "squat").contains("]("))
  }

  @Test("A rehearsal is a file that the client opens, or else a message")
  func results() {
    func messages(_ capabilities: [String: JSONValue], _ options: JSONValue = .null) -> [JSONValue] {
      var client = Conversation(setting, capabilities: capabilities, options: options)
      client.open("workout \"A\" < squat 3x5 >\n")
      let params: JSONValue = [
        "command": "satz.rehearse", "arguments": [["uri": .string(Conversation.uri), "name": "A"]],
      ]
      return client.server.answer(.request(.number(99), method: "workspace/executeCommand", params: params)).map(\.json)
    }
    let opened = messages(["window": ["showDocument": ["support": true]]])
    #expect(opened.first?["method"]?.string == "window/showDocument")
    #expect(opened.first?["params"]?["uri"]?.string == "file:///results/rehearsal.txt")
    #expect(opened.last?["result"]?.string == "one\ntwo")
    #expect(messages([:]).first?["method"]?.string == "window/showMessage")
    #expect(messages(["window": ["showDocument": ["support": true]]], ["showsResults": true]).count == 1)
  }
}
