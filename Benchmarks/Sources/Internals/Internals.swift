/// Figures that need no process around them. The scripts beside this package run it and judge what it prints.

@main
enum Internals {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first.flatMap { Int($0) }) {
    case ("commits", let folder?, let count?): try StoreFigures.commits(in: folder, count: count)
    case ("openings", let folder?, let count?): try StoreFigures.openings(in: folder, count: count)
    default: print("usage: Internals commits|openings FOLDER COUNT")
    }
  }
}
