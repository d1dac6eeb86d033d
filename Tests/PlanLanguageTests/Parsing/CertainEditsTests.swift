import PlanLanguage
import Testing

/// An edit that comes with a diagnostic is applied without asking, so it must not lose what was written: in all golden
/// plans and phrases, each keeps the numbers that it replaces.
@Suite("Edits that are applied without asking")
struct CertainEditsTests {
  /// The phrases as plans, and the plans that are problems.
  static var plans: [(name: String, text: [UInt8])] {
    let phrases = WrittenTests.lists.flatMap { list in
      WrittenTests.lines(of: list).map { (name: "\(list): \($0.text)", text: $0.plan) }
    }
    let folders = ["Linting", "Meaning", "Names", "Progressions", "Scripts", "Syntax"].map { GoldenFiles.folder($0) }
    let plans = folders.flatMap { folder in
      GoldenFiles.plans(in: folder).compactMap { name in
        (try? GoldenFiles.bytes("\(folder)/\(name).satz")).map { (name: name, text: $0) }
      }
    }
    return phrases + plans
  }

  /// Numbers that are said otherwise: the edits, by their code or by the text that they replace, and why nothing is lost.
  static let saidOtherwise: [(reason: String, edits: Set<String>)] = [
    (
      "the other writing of the same number",
      ["1,000lb", "1/4 mile", "3/8 mi", "1½mi", "2½min", "tempo 211", "tempo 31X"]
    ),
    ("a share of the body", ["@ 1.5 bw", "@ 1.5x bw", "@ 1.5xbw", "@ 3/4 bw"]),
    (
      "a share, with the difference taken off or added",
      [
        "10% over ftp", "10% under FTP", "10% über ftp", "5-10% below ftp", "top + 2.5%", "top - 6%", "lifted(1) - 10%",
        "-10%", "- 10%",
      ]
    ),
    ("the order says it", ["1) ", "1. ", "1: ", "2: "]),
    ("the one of a one-rep max", ["1rm", "(80% of 1RM)"]),
    ("each time once", ["2 power clean + 1 push jerk 7x1"]),
    ("twice ten less", ["-10lb"]),
    (
      "both sides",
      ["10/10", "5/5", "5L, 5R", "30s left 30s right", " (4 each) 8", "8  (4 each)", "20  (10 per leg)", " (je 10) 20"]
    ),
    ("of ten, as every RPE", ["RPE 3/10"]),
    (
      "as many rounds as that time has",
      ["E2MOM 10", "emom 10min every 2min", "for 10 minutes", "for 12min", "E3MOM 15min"]
    ),
    ("what a tabata has anyway", ["squat jumps 20sec work 10sec rest 8 rounds"]),
    ("the sets of both are the rounds", ["squat 3x5 rest 2min superset with dip 3x8"]),
    (
      "each set is an item",
      ["row 3x4min cadence 18spm, 20spm, 22spm", "row 3x4min @ 18spm, 20spm, 22spm rest 2min"]
    ),
    ("so many of the same", ["dead hang 3x(7s, 7s, 7s) pause 3s rest 2min", "plank 4x(20s, 20s) pause 5s"]),
    ("as many as the list has entries", ["W0438", "4x12-10-8-6 @ 60-65-70-75kg"]),
    ("the last of the sets", ["5x10, last set 10+", "5x10 last set 12+"]),
    ("the sets are the rounds", ["W0439", "W0440"]),
    ("the same time, with seconds below sixty", ["E0190"]),
  ]

  @Test("A certain edit keeps every number, but for those that are said otherwise")
  func numbers() {
    for plan in Self.plans {
      for diagnostic in check(plan.text).diagnostics where !diagnostic.fixes.isEmpty {
        let fixes = diagnostic.fixes.sorted { $0.span.start < $1.span.start }
        let (before, after) = Self.changed(plan.text, fixes)
        let lost = Self.lost(before, after)
        let isSaid = Self.saidOtherwise.contains {
          $0.edits.contains("\(diagnostic.problem.code)") || $0.edits.contains(before)
        }
        #expect(lost.isEmpty || isSaid, "\(lost) of `\(before)` → `\(after)` in \(plan.name)")
      }
    }
  }

  /// What the edits replace, and what is there instead.
  static func changed(_ text: [UInt8], _ fixes: [Fix]) -> (before: String, after: String) {
    let before = fixes.map { String(decoding: text[Int($0.span.start)..<Int($0.span.end)], as: UTF8.self) }
    return (before.joined(separator: " "), fixes.map(\.text).joined(separator: " "))
  }

  /// The numbers that are gone.
  static func lost(_ before: String, _ after: String) -> [String] {
    var left = numbers(of: after)
    let lost = numbers(of: before).filter { number in
      guard let place = left.firstIndex(of: number) else { return true }
      left.remove(at: place)
      return false
    }
    return lost
  }

  private static func numbers(of text: String) -> [String] {
    text.split { !$0.isNumber }.map { String($0) }
  }
}
