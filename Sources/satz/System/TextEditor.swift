/// The user's text editor, run on a file, at a line of it if there is one to see.

import Glibc

struct TextEditor {
  /// As `$VISUAL`, else `$EDITOR`, has it: a program, perhaps with options.
  let command: String

  static var ofThisUser: TextEditor { TextEditor(command: environment("VISUAL") ?? environment("EDITOR") ?? "vi") }

  /// Runs it through the shell, because it may have options, until it ends. False if it ended with an error.
  func open(_ path: String, at line: Int? = nil) -> Bool {
    system(([command] + arguments(for: path, at: line).map(\.quotedForShell)).joined(separator: " ")) == 0
  }

  /// Editors disagree on how a line is named.
  func arguments(for path: String, at line: Int?) -> [String] {
    // Not an option, whatever the file is called.
    let path = path.hasPrefix("-") ? "./" + path : path
    guard let line else { return [path] }
    return switch program {
    case "code", "codium", "code-insiders": ["--goto", "\(path):\(line)"]
    case "hx", "helix", "zed", "zeditor", "subl", "micro": ["\(path):\(line)"]
    case "kate", "kwrite": ["--line", "\(line)", path]
    case "vi", "vim", "nvim", "gvim", "view", "nano", "pico", "emacs", "emacsclient", "kak", "joe", "jed", "mg", "ne",
      "gedit":
      ["+\(line)", path]
    default: [path]
    }
  }

  private var program: Substring {
    let word = command.split(separator: " ").first ?? ""
    return word.split(separator: "/").last ?? word
  }
}

extension String {
  fileprivate var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}
