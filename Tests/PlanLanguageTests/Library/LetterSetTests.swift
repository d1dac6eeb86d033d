import Testing

@testable import PlanLanguage

struct LetterSetTests {
  @Test("A word with so many typos is not ruled out")
  func typos() {
    var dice = SeededGenerator(seed: 40)
    for _ in 0..<500 {
      let word = Array(dice.pick(["benchpress", "kniebeuge", "liegestütz", "row", "90/90 stretch"]).utf8)
      var typed = word
      for limit in 1...3 {
        mistype(&typed, &dice)
        #expect(LetterSet(word[...]).mayBecome(LetterSet(typed[...]), byTypos: limit), "\(typed)")
      }
    }
  }

  /// A letter too many, one too few, another one, or two swapped.
  private func mistype(_ word: inout [UInt8], _ dice: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(1, word.count - 1), using: &dice)
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: word.insert(UInt8.random(in: 97...122, using: &dice), at: place)
    case 1: word.remove(at: place)
    case 2: word[place] = UInt8.random(in: 97...122, using: &dice)
    default: if word.count > 1 { word.swapAt(place, place + 1) }
    }
  }

  @Test("Other letters are ruled out")
  func others() {
    let (squat, press) = (LetterSet(Array("squat".utf8)[...]), LetterSet(Array("press".utf8)[...]))
    #expect(!squat.mayBecome(press, byTypos: 2))
    #expect(!squat.isWithin(press, but: 3))
    #expect(squat.isWithin(press, but: 4))
    #expect(squat.isWithin(LetterSet(Array("quats".utf8)[...])))
  }
}
