import FoundationEssentials
import Testing

@testable import PlanLanguage

/// The numbers and ranges of golden plans, in turn as large as an integer can be: a check ends, and each problem and each
/// edit has a place within the file. A run takes one number in 240; `SATZ_FUZZ_TIMES=240` takes all of them.
struct LargeNumbersTests {
  @Test(
    "A number of any size is read or reported, wherever it stands",
    arguments: ["Syntax", "Meaning", "Linting"])
  func anywhere(_ folder: String) throws {
    let folder = GoldenFiles.folder(folder)
    let step = max(1, 240 / Mutation.times)
    var numbers = 0
    for name in GoldenFiles.plans(in: folder) {
      let plan = String(decoding: try GoldenFiles.bytes("\(folder)/\(name).satz"), as: UTF8.self)
      for number in plan.ranges(of: #/[0-9]+(-[0-9]+)*/#) {
        numbers += 1
        guard numbers % step == 0 else { continue }
        for large in ["9223372036854775807", "0-9223372036854775807"] {
          check(
            Array((plan[..<number.lowerBound] + large + plan[number.upperBound...]).utf8),
            "\(name), \(plan[number]) as \(large)")
        }
      }
    }
  }

  private func check(_ source: [UInt8], _ comment: @autoclosure () -> String) {
    for diagnostic in checkPlain(source, library: .builtIn).diagnostics {
      let spans = [diagnostic.span] + diagnostic.labels.map(\.span) + diagnostic.fixes.map(\.span)
      let areInside = spans.allSatisfy { $0.start <= $0.end && Int($0.end) <= source.count }
      if !areInside { Issue.record("\(diagnostic) in \(comment())") }
    }
  }
}
