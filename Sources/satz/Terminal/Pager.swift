/// Long output on a terminal goes through the user's pager, as git's does: `$PAGER`, else `less`, which ends by itself
/// where one screen is enough.

import Glibc

enum Pager {
  /// Prints rows; on a terminal with fewer lines than rows, in the pager. Without a terminal, they have no styles.
  static func show(_ rows: [StyledText]) {
    guard Output.terminalColumns != nil || Output.wantsColour(on: STDOUT_FILENO) else {
      return Output.print(rows.map(\.withoutTrailingSpace.text))
    }
    guard Output.terminalColumns != nil, rows.count >= ScreenSize.current.rows, let command else {
      return Output.print(rows)
    }
    let text = rows.map { $0.withoutTrailingSpace.rendered(in: Theme.ofOutput) }.lines + "\n"
    if !page(text, with: command) { Output.print(rows) }
  }

  /// Nil if the user wants none.
  private static var command: String? {
    // Set to nothing, it asks for none.
    let command = getenv("PAGER").map { String(cString: $0) } ?? "less"
    return command.allSatisfy(\.isWhitespace) || command == "cat" ? nil : command
  }

  /// False if there is no such program.
  private static func page(_ text: TerminalText, with command: String) -> Bool {
    // `F`: end if one screen is enough; `R`: colours; `X`: the text stays on the screen.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // Ctrl-C and closing it early are the pager's business.
    let before = (signal(SIGINT, SIG_IGN), signal(SIGPIPE, SIG_IGN))
    defer { (_, _) = (signal(SIGINT, before.0), signal(SIGPIPE, before.1)) }
    guard let pipe = popen("trap - INT PIPE; " + command, "w") else { return false }
    Output.feed(text, to: fileno(pipe))
    let status = pclose(pipe)
    // What the shell says of a program that it does not find or cannot run.
    return status == -1 || !(status & 0x7f == 0 && [126, 127].contains(status >> 8 & 0xff))
  }
}
