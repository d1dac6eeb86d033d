/// A plan as a page hands it over, together with the files that it uses.

import PlanLanguage
import PlanWording
import SessionModel

struct GivenPlan {
  private let text: [UInt8]
  private let files: [(name: String, text: [UInt8])]

  /// Reads the plan, then the name and the text of each file. Before each of these stands its length in four bytes, the
  /// lowest first. What is missing at the end is empty.
  init(_ bytes: UnsafeRawPointer, _ count: UInt32) {
    var rest = UnsafeRawBufferPointer(start: bytes, count: Int(clamping: count))[...]
    func part() -> [UInt8] {
      let length = rest.prefix(4).enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
      rest = rest.dropFirst(4)
      defer { rest = rest.dropFirst(Int(clamping: length)) }
      return Array(rest.prefix(Int(clamping: length)))
    }
    text = part()
    var files: [(name: String, text: [UInt8])] = []
    while !rest.isEmpty { files.append((String(decoding: part(), as: UTF8.self), part())) }
    self.files = files
  }

  func checked() -> Checked {
    check(text) { (path, user) throws(UseFailure) in
      files.first { $0.name == path }.map { UsedFile(path: path, user: user, name: path, source: $0.text) }
    }
  }

  func problems(in language: Language) -> String {
    let diagnostics = checked().diagnostics
    guard !diagnostics.isEmpty else { return "" }
    return DiagnosticRenderer(source: text, path: "plan", language: language).render(diagnostics).plain
  }
}
