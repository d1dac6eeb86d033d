import Channels
import Foundation
import PlanWording
import Testing

@testable import satz

@Suite("Foreign text on a terminal")
struct VisibleTextTests {
  @Test(
    "Invisible characters are written out",
    arguments: [
      ("P\u{1b}]0;pwned\u{7}", "P␛]0;pwned␇"), ("a\u{9b}31m", "a⟨U+009B⟩31m"), ("a\u{7f}\u{0}b", "a␡␀b"),
      ("a\u{202e}b\u{2066}c\u{61c}", "a⟨U+202E⟩b⟨U+2066⟩c⟨U+061C⟩"), ("a\u{200b}b\u{feff}", "a⟨U+200B⟩b⟨U+FEFF⟩"),
      ("a\u{e0041}b\u{2028}c\u{ad}", "a⟨U+E0041⟩b⟨U+2028⟩c⟨U+00AD⟩"), ("a\u{200d}b", "a⟨U+200D⟩b"),
      ("a\u{fe0f}", "a⟨U+FE0F⟩"), ("a\r\nb\tc", "a␍\nb\tc"), ("a\u{85}b\u{b}", "a⟨U+0085⟩b␋"),
    ])
  func written(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(shown.visible == shown)
  }

  @Test(
    "Visible text stays as it is, including emoji and joined scripts",
    arguments: [
      "Bench press, 3×8 — „schön“", "力 臥推", "👩‍🚒 ⏱️ ❤️‍🔥 🏋🏽‍♀️", "می‌خواهم", "क्‍ष", "e\u{301}", "▰▱ ⠿ ▀", "one\ntwo\tthree",
    ])
  func seen(text: String) { #expect(text.visible == text) }

  @Test("In a row, a line end is a space")
  func row() {
    #expect("a\r\nb\nc\td\u{1b}".visibleInRow == "a b c d␛")
    #expect(TerminalText("a\nb\tc").encoded == "a b c")
    #expect(TerminalText(rows: ["a\nb", "c\td"]).encoded == "a b\nc d")
    #expect(TerminalText(layout: "a\nb\tc").encoded == "a\nb\tc")
    #expect(Theme(depth: .none).rendered("a\nb\tc", .plain).encoded == "a b c")
    #expect(StyledText("a\nb\u{202e}").rendered(in: Theme(depth: .none)).encoded == "a b⟨U+202E⟩")
  }

  @Test("JSON means the same, and hides nothing")
  func json() throws {
    let text = "P\u{1b}\u{9b}\u{7f}\u{202e}\u{e0041}ü\n"
    let json = JSONText.line([text])
    #expect(json == #"["P\u001b\u009b\u007f\u202e\udb40\udc41ü\n"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test("Columns are those of what is shown")
  func width() {
    #expect("a\u{1b}b".displayWidth == 3)
    #expect("a\u{202e}b".displayWidth == 10)
    #expect("a\u{202e}b".cut(toWidth: 5) == "a⟨U+…")
  }

  @Test("A title, a notification and a prompt end only where we end them")
  func sequences() {
    let hostile = "a\u{1b}\\\u{7};\u{9c}b\u{1}\u{2}"
    #expect(Control.title(hostile).encoded == "\u{1b}]2;a␛\\␇;⟨U+009C⟩b␁␂\u{7}")
    #expect(Control.signal(.notification(hostile, .osc9)).encoded == "\u{1b}]9;a␛\\␇,⟨U+009C⟩b␁␂\u{1b}\\")
    #expect(Control.signal(.notification("c", .osc777)).encoded == "\u{1b}]777;notify;Satz;c\u{1b}\\")
    #expect(
      Control.signal(.notification("c;", .osc99)).encoded
        == "\u{1b}]99;i=satz:d=0:o=unfocused:u=2;Satz\u{1b}\\\u{1b}]99;i=satz:p=body;c,\u{1b}\\")
    #expect(
      Control.signal(.throughTmux(.notification(hostile, .osc9))).encoded
        == "\u{1b}Ptmux;\u{1b}\u{1b}]9;a␛\\␇,⟨U+009C⟩b␁␂\u{1b}\u{1b}\\\u{1b}\\")
    #expect(Control.signal(.progress(140, isPaused: false)).encoded == "\u{1b}]9;4;1;100\u{1b}\\")
    #expect(Control.prompt(hostile, codes: "1").encoded == "\u{1}\u{1b}[1m\u{2}a␛\\␇;⟨U+009C⟩b␁␂\u{1}\u{1b}[0m\u{2}")
    #expect(Theme(depth: .sixteen).rendered("\u{1b}", .strong).encoded == "\u{1b}[1m␛\u{1b}[0m")
  }

  /// The door is the only one: nothing else spells an escape, and nothing else writes to the terminal.
  @Test("No other file of the tool contains an escape or bypasses the filter")
  func oneDoor() throws {
    let folder = Built.repository.appending(path: "Sources/satz").path
    let doors: [String: Set<String>] = [
      "u{1b}": ["TerminalText.swift"], "TerminalText(control": ["TerminalText.swift"],
      // Where newlines and tabs of a text stay: somebody's data, JSON, the parser's help, a list of reasons.
      "TerminalText(layout": ["TerminalText.swift", "Output.swift"],
      "printErrorLaidOut(": ["Output.swift", "Satz.swift", "Import.swift"],
      "ct_emit(": ["LineEditor.swift", "LineTerminal.swift", "LiveTerminal.swift", "Output.swift"],
      "cr_set_prompt(": ["LineEditor.swift"],
      "writeWhole(": ["Output.swift", "Replacing.swift", "ServerStream.swift", "WorkoutSaving.swift"],
      "glibc.write(": [], "swift.print(": [], "fputs(": [], "fwrite(": [], "filehandle": [], "putchar(": [],
    ]
    for case let file as String in try #require(FileManager.default.enumerator(atPath: folder))
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      let name = String(file.split(separator: "/").last ?? "")
      for (door, files) in doors where !files.contains(name) {
        let found = text.lowercased().contains(door.lowercased())
        #expect(!found, "\(file) has \(door)")
      }
    }
  }
}
