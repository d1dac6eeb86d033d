/// Says in German what is wrong with a plan: someone else's program, which uses only the libraries.

import Foundation
import PlanLanguage
import PlanWording

@main
enum GermanDiagnostics {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "/dev/stdin"
    let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let checked = check(source)
    let renderer = DiagnosticRenderer(source: source, path: path, language: .german)
    print(renderer.render(checked.diagnostics).plain)

    // For an editor, which counts in UTF-16.
    let lines = SourceLines(source)
    for diagnostic in checked.diagnostics {
      let place = lines.place(of: diagnostic.span.start, in: .utf16)
      print("\(place.line):\(place.column) \(diagnostic.problem.code) \(diagnostic.problem.said(in: .german))")
    }
    exit(checked.diagnostics.contains { $0.problem.severity == .error } ? 1 : 0)
  }
}
