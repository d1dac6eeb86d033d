/// Figures that need no process around them. The scripts beside this package run it: for every line on standard input it
/// does its work once, and answers with the seconds that took.

import Glibc

@main
enum Internals {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, let work = try work(arguments[0], arguments[1]) else {
      return print("usage: Internals commit|open FOLDER, parse|check|compile|simulate|rehearse FILE")
    }
    say("ready")
    while readLine() != nil { say(try work().map { "\($0)" }.joined(separator: " ")) }
  }

  /// Past `print`, which would keep the line back while a script waits for it.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func work(_ verb: String, _ path: String) throws -> (() throws -> [Double])? {
    switch verb {
    case "commit": try StoreFigures.commit(in: path)
    case "open": try StoreFigures.open(in: path)
    case "parse": try PlanFigures.parse(path)
    case "check": try PlanFigures.check(path)
    case "compile": try PlanFigures.compile(path)
    case "simulate": try PlanFigures.simulate(path)
    case "rehearse": try RehearsalFigures.rehearse(path)
    default: nil
    }
  }
}
