import Testing

@testable import PlanLanguage

@Suite("Tables of names")
struct NameTableTests {
  @Test("A table behaves like a dictionary, and its copies stay unchanged")
  func likeADictionary() {
    var random = SeededGenerator(seed: 1)
    var table = NameTable<Int>()
    var dictionary: [String: Int] = [:]
    var copies: [(NameTable<Int>, [String: Int])] = []
    for step in 0..<4000 {
      let name = "n\(Int.random(in: 0..<500, using: &random))"
      let value = random.chance(70) ? step : nil
      table[name] = value
      dictionary[name] = value
      #expect(table.count == dictionary.count)
      if step % 400 == 0 { copies.append((table, dictionary)) }
    }
    for (table, dictionary) in copies + [(table, dictionary)] {
      #expect(Dictionary(uniqueKeysWithValues: table.entries.map { ($0.name, $0.value) }) == dictionary)
      for number in 0..<500 { #expect(table["n\(number)"] == dictionary["n\(number)"]) }
      #expect(table.isEmpty == dictionary.isEmpty)
    }
  }
}
