/// `satz ctl`: a command for the session that runs at another prompt, as if it were typed there.

import ArgumentParser
import Glibc
import PlanWording

struct ControlCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ctl", abstract: say(ControlText.control), discussion: say(ControlText.controlMore))

  @OptionGroup var common: CommonOptions
  @Argument(parsing: .allUnrecognized, help: help(ControlText.wordsArgument)) var words: [String]

  func run() throws {
    // `--` only says that what follows is no option: `ctl -- -15s`.
    var words = words
    if let mark = words.firstIndex(of: "--") { words.remove(at: mark) }
    // The blank keeps the line from being taken for the socket's own word.
    let line = " " + words.joined(separator: " ")
    guard !words.isEmpty else { throw fail(ControlText.noWords, .usage) }
    guard line.utf8.count < ControlSocket.longestLine else { throw fail(ControlText.tooLong, .usage) }
    guard let folder = DataFolder.find(), let socket = LocalSocket.connect(named: ControlSocket.name, in: folder.path)
    else { throw fail(ControlText.nobodyListens, .errors) }
    defer { close(socket) }
    guard let answer = ask(line, of: socket) else { throw fail(ControlText.noAnswer, .errors) }
    for row in answer.rows { answer.isRefused ? Output.printError(row) : Output.print(row) }
    if answer.isRefused { throw ExitCode.errors }
  }

  private func ask(_ line: String, of socket: CInt) -> ControlAnswer? {
    // The prompt answers at once, unless it was stopped by Ctrl-Z.
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array((line + "\n").utf8)
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(socket, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, answer.count < 1 << 20 else { break }
      answer += part.prefix(count)
    }
    return ControlAnswer(decoding: answer)
  }
}
