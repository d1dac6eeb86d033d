/// Plans with something wrong in them: bytes or words of right ones, changed at random.
import FoundationEssentials

enum Mutation {
  /// A factor for the number of rounds; use `SATZ_FUZZ_TIMES=50` for a run by hand.
  static let times = max(1, Int(ProcessInfo.processInfo.environment["SATZ_FUZZ_TIMES"] ?? "") ?? 1)
}

extension SeededGenerator {
  /// One to six times some bytes are removed, changed, doubled, moved, or the rest is cut off.
  mutating func changingBytes(of source: [UInt8]) -> [UInt8] {
    var source = source
    for _ in 0..<Int.random(in: 1...6, using: &self) where !source.isEmpty {
      let start = Int.random(in: source.indices, using: &self)
      let end = min(source.count, start + Int.random(in: 1...12, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: source.removeSubrange(start..<end)
      case 1: source[start] = UInt8.random(in: 0...255, using: &self)
      case 2: source.insert(contentsOf: source[start..<end], at: Int.random(in: source.indices, using: &self))
      case 3: source.insert(pick(Array("<>@x(),;\"#{}\n".utf8)), at: start)
      default: source.removeLast(source.count - end)
      }
    }
    return source
  }

  /// One to six words are left out, replaced by one of `others`, doubled or moved: more of the plan is still understood.
  mutating func changingWords(of text: String, with others: [Substring]) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: true)
    for _ in 0..<Int.random(in: 1...6, using: &self) where !words.isEmpty {
      let place = Int.random(in: words.indices, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: words.remove(at: place)
      case 1, 2: words[place] = pick(others)
      case 3: words.insert(words[place], at: Int.random(in: words.indices, using: &self))
      default: words.insert(words.remove(at: place), at: Int.random(in: 0...words.count, using: &self))
      }
    }
    return words.joined(separator: " ")
  }
}
