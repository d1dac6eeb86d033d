/// What the libraries of plans may import, so that they stay buildable for a browser.

import FoundationEssentials
import Testing

@Suite("Imports")
struct ImportsTests {
  static let allowed: [(library: String, imports: Set<String>)] = [
    ("SessionModel", []), ("PlanLanguage", ["SessionModel"]), ("PlanWording", ["SessionModel", "PlanLanguage"]),
  ]

  @Test("The libraries of plans import each other and the standard library alone", arguments: allowed)
  func imports(_ library: String, _ allowed: Set<String>) throws {
    let folder = Built.repository.appending(path: "Sources/\(library)").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "." })
        guard let place = words.prefix(3).firstIndex(of: "import"), words.count > place + 1, !words[0].hasPrefix("/")
        else { continue }
        #expect(allowed.contains(String(words[place + 1])), "\(library)/\(file): \(line)")
      }
    }
  }
}
