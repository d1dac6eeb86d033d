import FoundationEssentials
import SessionModel
import Testing

@testable import PlanLanguage

/// The numbers and ranges of golden plans, in turn as large as an integer can be: a check ends, and each problem and each
/// edit has a place within the file. Written numbers end at two million, computed ones do not. A run takes one number in
/// 240; `SATZ_FUZZ_TIMES=240` takes all of them.
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

  @Test(
    "A computed value of any size is used or reported, wherever it stands",
    arguments: ["Meaning", "Linting", "Sessions", "Scripts"])
  func computed(_ folder: String) throws {
    let folder = GoldenFiles.folder(folder)
    let step = max(1, 240 / Mutation.times)
    var numbers = 0
    for name in GoldenFiles.plans(in: folder) {
      let plan = String(decoding: try GoldenFiles.bytes("\(folder)/\(name).satz"), as: UTF8.self)
      for number in plan.ranges(of: #/\b[0-9]+(\.[0-9]+)?[a-z%]*/#) {
        numbers += 1
        guard numbers % step == 0 else { continue }
        let unit = plan[number].drop { $0.isNumber || $0 == "." }
        // In the smallest unit, all of them are near the end of what an integer can be.
        for factor in ["big * 12", "9000", "12", "1"] {
          for value in ["1\(unit) * big * big * \(factor)", "1\(unit) * big * big * \(factor) * week"] {
            let large = "(\(value))"
            check(
              Array(("let big = 900000\n" + plan[..<number.lowerBound] + large + plan[number.upperBound...]).utf8),
              "\(name), \(plan[number]) as \(large)")
          }
        }
      }
    }
  }

  @Test(
    "Nor is there a limit for what is set up, and for a time in place of a pace",
    arguments: [
      "bike 5min resistance (BIG * 12)", "bike 5min resistance (BIG * 1.5 * week)",
      "treadmill walk 5min incline (1% * BIG)", "treadmill walk 5min incline (1% * BIG * week / 2)",
      "bike 5min cadence (1rpm * BIG * 12)", "box jump 5 height (1cm * big * big * 900000)",
      "run 100m @ (1s * big * big * 9000)", "row 4x500m @ (1s * big * big * 9000)", "bike 40km @ (1w * BIG * 12)",
      "bike 20min @ 200w progress +(1% * BIG)",
    ])
  func settings(_ item: String) {
    let item = item.replacing("BIG", with: "big * big * big")
    check(Array("let big = 900000\nworkout \"A\" < \(item) >".utf8), item)
  }

  @Test(
    "Paces of the longest and the shortest times and ways are read or reported",
    arguments: ["run", "swim", "row", "bike"])
  func paces(_ exercise: String) {
    for time in ["ms", "s", "min", "h"] {
      for way in ["mm", "cm", "m", "km", "in", "ft", "yd", "mi"] {
        for (many, few) in [(2_000_000, 1), (1, 2_000_000), (2_000_000, 2_000_000)] {
          let item = "\(exercise) 2x1km @ \(many)\(time)/\(few)\(way) every \(few)\(time)"
          check(Array("workout \"A\" < \(item) >".utf8), item)
        }
      }
    }
  }

  private func check(_ source: [UInt8], _ comment: @autoclosure () -> String) {
    let checked = checkPlain(source, library: .builtIn)
    if !checked.hasErrors {
      for declaration in checked.plan.declarations {
        _ = compile(declaration, of: checked.plan, athlete: Athlete()).session?.estimatedDuration()
      }
    }
    for diagnostic in checked.diagnostics {
      let spans = [diagnostic.span] + diagnostic.labels.map(\.span) + diagnostic.fixes.map(\.span)
      let areInside = spans.allSatisfy { $0.start <= $0.end && Int($0.end) <= source.count }
      if !areInside { Issue.record("\(diagnostic) in \(comment())") }
    }
  }
}
