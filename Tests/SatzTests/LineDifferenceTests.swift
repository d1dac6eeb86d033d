/// A difference is right for any two texts: reverting it gives the one, applying it the other.

import Testing

@testable import satz

@Suite("Differences of lines")
struct LineDifferenceTests {
  @Test("Kept and removed lines make the old text, kept and added lines the new one", arguments: 0..<200)
  func halves(_ seed: UInt64) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let old = (0..<below(400)).map { _ in ["", "", "a", "b", "  c", "d\(below(50))"][below(6)] }
    let chance = [5, 30, 100][below(3)]
    let new = old.flatMap { line -> [String] in
      guard below(100) < chance else { return [line] }
      return [[], [line, ""], [" " + line], ["x"]][below(4)]
    }
    let (before, after) = (old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    let text = LineDifference(from: before, to: after, path: "p").text
    #expect(Self.applied(text, to: old) == new)
  }

  @Test("Removed blank lines do not take others with them")
  func blanks() {
    let old = "a\n" + String(repeating: "\n", count: 5000) + "b\nc\n"
    let lines = LineDifference(from: old, to: "a\n\nb\nc\n", path: "p").text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("-") && !$0.hasPrefix("---") }.allSatisfy { $0 == "-" })
    #expect(lines.suffix(2) == [" b", " c"])
  }

  /// What `patch` makes of it.
  private static func applied(_ difference: String, to old: [String]) -> [String] {
    var new: [String] = []
    var place = 0
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        let start = numbers.count == 2 && numbers[1] == 0 ? numbers[0] : (numbers.first ?? 1) - 1
        new += old[place..<start]
        place = start
      case "-": place += 1
      case "+": new.append(text)
      default:
        new.append(text)
        place += 1
      }
    }
    return new + old[place...]
  }
}
