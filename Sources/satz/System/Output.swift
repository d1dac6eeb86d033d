/// The only access to standard output, for results, and standard error, for messages. Hidden characters are made
/// visible on the way. Output that cannot be written ends the command.

import ArgumentParser
import CTerminal
import Glibc
import PlanWording
import TrainingStore

enum Output {
  static func print(_ text: TerminalText) { write(text + "\n") }
  /// One row, whatever the names in it contain; a terminal would break it within words.
  static func print(_ row: String) {
    print(laidOut(row))
  }
  /// On a terminal broken between words, so that it need not break them itself; else whole.
  static func laidOut(_ row: String) -> TerminalText {
    guard let columns = terminalColumns, row.displayWidth > columns else { return TerminalText(row) }
    return TerminalText(rows: row.visibleInRow.hung(to: columns))
  }
  /// The rows of a sheet: on a terminal in their styles, and none wider than the terminal.
  static func print(_ rows: [String]) {
    guard !rows.isEmpty else { return }
    guard let width = terminalColumns else { return print(TerminalText(rows: rows)) }
    print(SheetPaint.rows(rows, width: width))
  }

  /// How wide standard output is; nil if it is not a terminal.
  static var terminalColumns: Int? {
    isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb" ? max(20, ScreenSize.current.columns) : nil
  }

  /// How high it is.
  static var terminalRows: Int? { terminalColumns.map { _ in ScreenSize.current.rows } }

  /// Set by a prompt that shows the output of a command itself: how wide it shows it.
  static let columnsOfPrompt = "SATZ_PAGE_COLUMNS"

  /// How wide the rows will be shown; nil if nobody knows.
  static var columns: Int? {
    terminalColumns ?? environment(columnsOfPrompt).flatMap { Int($0) }.map { min(max($0, 20), 1000) }
  }

  /// For sheets that lay out themselves. On a page of the narrowest screens, 38 columns are left.
  static var sheetColumns: Int { columns.map { min(max($0, 38), 120) } ?? SessionSheet.width }

  /// For sentences, which are hard to read in long rows.
  static var proseColumns: Int { columns.map { min($0, SessionSheet.width) } ?? SessionSheet.width }

  /// For charts: the whole width of the terminal, and in its height one with its heading and its dates; the rows are
  /// those of the curve.
  static var chartSize: ScreenSize {
    guard terminalColumns != nil else { return ScreenSize(rows: 8, columns: columns ?? SessionSheet.width) }
    return ScreenSize(rows: min(max(ScreenSize.current.rows - 6, 6), 60), columns: columns ?? SessionSheet.width)
  }

  /// Text with a layout of its own, in which no foreign text can begin a line: JSON, and the parser's help.
  static func printLaidOut(_ text: String) { print(TerminalText(layout: text)) }
  /// The parser's help, in colours where there are some.
  static func printHelp(_ text: String) {
    guard let columns = terminalColumns else { return printLaidOut(text) }
    let rows = hung(text, to: columns)
    wantsColour(on: STDOUT_FILENO) ? print(HelpPaint.rows(rows)) : printLaidOut(rows)
  }
  static func printError(_ text: TerminalText) { writeError(text + "\n") }
  static func printError(_ row: String) { printError(TerminalText(layout: onTerminal(row.visibleInRow))) }
  static func printErrorLaidOut(_ text: String) { printError(TerminalText(layout: onTerminal(text))) }

  /// A sentence is one row, whatever the names in it contain: no name may look like a line of ours.
  static func printProblem(_ sentence: String) {
    printErrorLaidOut(ProblemRow.text(sentence, in: .current).visibleInRow)
  }
  /// The same for a problem of several rows, which it lays out itself.
  static func printProblemLaidOut(_ sentence: String) {
    printErrorLaidOut(ProblemRow.text(sentence, in: .current))
  }

  /// A terminal would break long rows within words.
  private static func onTerminal(_ text: String) -> String {
    guard isatty(STDERR_FILENO) == 1, let columns = terminalColumns else { return text }
    return hung(text, to: columns)
  }

  private static func hung(_ text: String, to columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).hung(to: max(20, columns)) }
      .joined(separator: "\n")
  }

  /// Its answer is typed after it.
  static func writeQuestion(_ question: String) {
    let rows = terminalColumns.map { question.trimmingEnd().hung(to: max(20, $0 - 4)) } ?? [question.trimmingEnd()]
    write(TerminalText(rows: rows) + " ")
  }

  /// As much as is accepted at once, since perhaps nobody reads any more; after the prompt, whose output never waits.
  static func offer(_ text: TerminalText) {
    let bytes = (text + "\n").encoded
    ct_emit(bytes, bytes.utf8.count)
    _ = ct_flush()
  }

  /// Without a newline at the end.
  static func write(_ text: TerminalText) { send(Array(text.encoded.utf8)) }

  /// If standard error is closed, the user wants no messages.
  static func writeError(_ text: TerminalText) { try? writeWhole(Array(text.encoded.utf8), to: STDERR_FILENO) }

  /// To the user's pager, which may be closed before it has read everything.
  static func feed(_ text: TerminalText, to pager: Int32) { try? writeWhole(Array(text.encoded.utf8), to: pager) }

  /// A question to the terminal itself.
  static func ask(_ question: TerminalText, on terminal: Int32) {
    try? writeWhole(Array(question.encoded.utf8), to: terminal)
  }

  /// User data such as a plan: byte for byte, except on a terminal, where hidden characters are made visible.
  static func writeData(_ bytes: [UInt8]) {
    isatty(STDOUT_FILENO) == 1 ? write(TerminalText(layout: String(decoding: bytes, as: UTF8.self))) : send(bytes)
  }

  static func writeData(_ text: String) {
    isatty(STDOUT_FILENO) == 1 ? write(TerminalText(layout: text)) : send(Array(text.utf8))
  }

  /// The same for JSON, which has its own escapes for hidden characters.
  static func writeJSON(_ text: String) { writeData(isatty(STDOUT_FILENO) == 1 ? text.visibleInJSON : text) }

  /// Colour on terminals that support it, unless NO_COLOR or CLICOLOR_FORCE says otherwise.
  static func wantsColour(on descriptor: Int32) -> Bool {
    TerminalSettings.depth(environment: environment, isTerminal: isatty(descriptor) == 1) != .none
  }

  /// Rows in their styles, as the theme has them.
  static func print(_ rows: [StyledText]) {
    if !rows.isEmpty { print(rows.map { $0.withoutTrailingSpace.rendered(in: Theme.ofOutput) }.lines) }
  }

  /// Reports what the prompt could not write once it has ended; until then, the session is still saved.
  static func endIfPromptFailed() {
    let code = ct_output_failure()
    if code != 0 { end(FileFailure(code: Int(code))) }
  }

  private static func send(_ bytes: [UInt8]) {
    do { try writeWhole(bytes, to: STDOUT_FILENO) } catch { end(error) }
  }

  /// Half a result must not look like a whole one. On a closed pipe, which nobody reads, it ends as `cat` does.
  private static func end(_ failure: FileFailure) -> Never {
    if failure.code == Int(EPIPE) {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      exit(128 + SIGPIPE)
    }
    printProblem(say(FailureText.output(reason: SystemReason(code: Int32(clamping: failure.code)))))
    exit(ExitCode.unreadable.rawValue)
  }
}

extension Theme {
  /// For standard output, by the settings.
  static let ofOutput = Theme(
    environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1, choice: Settings.ofThisUserIfReadable.theme)
}
