import PlanLanguage
import Testing

/// Lines as coaches write them elsewhere, in `Golden/Written`: each is a mistake, and its edits lead to a clean plan. Those
/// behind a `?` have more than one meaning, so that they only get a hint.
@Suite("What people write first, and where the hints lead")
struct WrittenTests {
  static let folder = GoldenFiles.folder("Written")
  static let lists = ["asides", "groups", "intensities", "k", "names", "programs", "recoveries", "sets", "slips"]

  struct Line: CustomStringConvertible {
    var text: String
    var hasEdit: Bool
    /// Whether it is a plan, and not an item of one.
    var isWhole: Bool
    var description: String { text }

    var plan: [UInt8] {
      Array((isWhole ? text : "program \"P\" on mon <\nworkout \"W\" <\n\(text)\n>\n>\n").utf8)
    }
  }

  static func lines(of list: String) -> [Line] {
    let bytes = (try? GoldenFiles.bytes("\(folder)/\(list).txt")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let isOpen = line.hasPrefix("? ")
      return Line(text: String(isOpen ? line.dropFirst(2) : line), hasEdit: !isOpen, isWhole: list == "programs")
    }
  }

  @Test("Every line gives its diagnostics and the line after the edits", arguments: lists)
  func golden(list: String) throws {
    var text = ""
    for line in Self.lines(of: list) {
      let places = Places(line.plan)
      let diagnostics = check(line.plan).diagnostics.flatMap(places.lines)
      text += "\(line)\n" + diagnostics.map { "  \($0)\n" }.joined()
      if line.hasEdit { text += "  → \(Self.edited(line))\n" }
    }
    try GoldenFiles.compare(
      text.replacing("PlanLanguage.", with: ""), with: "\(Self.folder)/\(list).expected")
  }

  @Test("The edits of every line lead to a plan without errors and warnings", arguments: lists.flatMap(lines))
  func edits(line: Line) {
    let before = check(line.plan).diagnostics
    #expect(!before.isEmpty, "this is no mistake")
    #expect(before.contains { !$0.hints.isEmpty })
    guard line.hasEdit else { return }
    let left = fixed(line.plan).diagnostics.map { "\($0.problem.code)" }
    #expect(left.isEmpty, "\(left) in \(Self.edited(line))")
  }

  @Test("Labelled lines are read together, and nothing below them")
  func labels() {
    let below = "squat 5x5 @ 80kg tempo 3-1-1-0"
    let plan = Array("workout \"W\" <\nA1) bench press 3x8\nA2) push-up 3x10\n\(below)\n>\n".utf8)
    let text = String(decoding: fixed(plan).source, as: UTF8.self)
    #expect(text.contains("superset x3 <\nbench press 8\npush-up 10\n>\n\(below)\n"), "\(text)")
  }

  private static func edited(_ line: Line) -> String {
    let lines = String(decoding: fixed(line.plan).source, as: UTF8.self).split(separator: "\n")
    return (line.isWhole ? lines[...] : lines.dropFirst(2).dropLast(2)).joined(separator: " ⏎ ")
  }
}
