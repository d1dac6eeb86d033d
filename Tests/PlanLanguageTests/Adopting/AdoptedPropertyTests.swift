import PlanLanguage
import Testing

/// Whatever is adopted: it checks clean, nothing of it is lost, and adopting it twice gives the same.
@Suite("Any scribble")
struct AdoptedPropertyTests {
  private static let rounds = 20 * Mutation.times

  /// Words that a plan says in its own form: `sets of` is an `x`, `then` the order, a number in front nothing.
  private static let syntax: Set<String> = [
    "x", "times", "by", "a", "set", "sets", "satz", "sätze", "saetze", "of", "à", "á", "je", "at",
    "mit", "with", "per", "pro", "each",
    "side",
    "sides", "seite", "leg", "legs", "arm", "bein", "ea", "rest", "pause", "then", "dann", "and", "und", "round",
    "rounds",
    "runden", "runde", "rds", "rft", "for", "time", "auf", "zeit", "amrap", "max", "last", "letzter", "on", "every",
    "alle",
    "emom", "odd", "even", "min", "minute", "superset", "supersatz", "ss", "in", "the", "between", "zwischen", "den",
    "sätzen", "warm", "up", "warmup", "aufwärmen", "zirkel", "circuit", "to", "failure", "rm", "from", "reps", "rep",
    "wdh",
    "whd", "wdhs", "wiederholungen", "wiederholung", "repetitions", "mal",
  ]

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasDigit = false
    for scalar in (text.lowercased() + " ").unicodeScalars {
      let isDigit = scalar.isASCII && scalar.properties.numericType != nil
      let isPart = isDigit || scalar.properties.isAlphabetic
      if !isPart || (isDigit != wasDigit && !word.isEmpty) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word.unicodeScalars.append(scalar) }
      wasDigit = isDigit
    }
    return words
  }

  private func expectKept(_ source: [UInt8], as plan: String? = nil, _ comment: @autoclosure () -> String) {
    let plan = plan ?? adopt(source).text
    let diagnostics = check(Array(plan.utf8)).diagnostics
    if !diagnostics.isEmpty { Issue.record("\(diagnostics.map(\.problem)): \(comment())\n\(plan)") }
    if format(Array(plan.utf8)) != plan { Issue.record("not laid out: \(comment())") }
    let kept = Set(words(plan))
    // Units are written in one way, and clocks and numbers in another; what is left are words.
    let lost = words(String(decoding: source, as: UTF8.self)).filter { word in
      // `3xAMRAP`
      let bare = word.hasPrefix("x") ? String(word.dropFirst()) : word
      return !kept.contains(word) && !Self.syntax.contains(bare) && !Self.syntax.contains(word)
        && !Self.units.contains(word) && word.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
    if !lost.isEmpty { Issue.record("lost \(lost): \(comment())\n\(plan)") }
  }

  private static let units: Set<String> = [
    "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "lb", "lbs", "pound", "pounds", "pfund", "s",
    "sec",
    "secs", "second", "seconds", "sek", "sekunde", "sekunden", "mins", "minutes", "minuten", "h", "hr", "hrs", "hour",
    "hours", "stunde", "stunden", "std", "m", "meter", "meters", "metre", "metres", "mtr", "km", "kms", "kilometer",
    "kilometers", "k", "mi", "mile", "miles", "meile", "meilen", "yd", "yds", "yard", "yards", "ft", "feet", "foot",
    "cal",
    "cals", "calorie", "calories", "kcal", "kalorien", "percent", "prozent", "w", "watt", "watts", "bpm", "d", "b", "c",
    "e",
    "f", "g",
  ]

  @Test("Nothing that people wrote is lost")
  func scribbles() {
    for source in AdoptedGoldenTests.all {
      expectKept(source, as: AdoptedOnce.text(of: source), String(decoding: source, as: UTF8.self))
    }
  }

  @Test("A line that ends in the middle of what it says", arguments: ["rest 5 min then", "Then rest 10 min, then"])
  func endOfLine(line: String) {
    #expect(check(Array(adopt(Array(line.utf8)).text.utf8)).diagnostics.isEmpty)
  }

  @Test("Lines of scribbles that end anywhere check clean")
  func prefixes() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<Self.rounds * 4 {
      let line = random.pick(random.pick(AdoptedGoldenTests.all).split(separator: UInt8(ascii: "\n")))
      let part = Array(line.prefix(Int.random(in: 1...max(1, line.count), using: &random)))
      let diagnostics = check(Array(adopt(part).text.utf8)).diagnostics
      if !diagnostics.isEmpty {
        Issue.record("\(diagnostics.map(\.problem)): \(String(decoding: part, as: UTF8.self))")
      }
    }
  }

  @Test("Scribbles with bytes removed, changed, doubled and moved check clean and keep their words")
  func mutations() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<Self.rounds {
      let source = random.changingBytes(of: random.pick(AdoptedGoldenTests.all))
      expectKept(source, String(decoding: source, as: UTF8.self))
    }
  }

  @Test("Scribbles with the words of others check clean and keep their words")
  func words() {
    var random = SeededGenerator(seed: 32)
    let texts = AdoptedGoldenTests.all.map { String(decoding: $0, as: UTF8.self) }
    let others = texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    for _ in 0..<Self.rounds {
      let text = random.changingWords(of: random.pick(texts), with: others)
      expectKept(Array(text.utf8), text)
    }
  }

  @Test("Random bytes and random pieces check clean and keep their words")
  func pieces() {
    var random = SeededGenerator(seed: 33)
    let pieces = [
      "Bench ", "squat ", "3x8", "3 x 8-12 ", "80kg", " @ ", "@8 ", "75%", "\n", "\n\n", "- ", "1. ", "A1) ", "A2 ",
      "AMRAP ",
      "20 min ", "EMOM 10", ":", "rounds ", "5 ", "for time ", "rest ", "2:00 ", "Tabata ", "SS: ", "superset with ",
      "(", ")",
      "\"", "\\", "//", "<", ">", ";", ",", "21-15-9 ", "every ", "x 5 ", "each ", "side ", "note ", "workout ", "# ",
      "**",
      "Monday: ", "Day 1 ", "Then:", "odd ", "even ", "Min 1: ", "ftp ", "run ", "400m ", "é", "💪", "\u{0}", "\u{202E}",
      "½",
      "②", "#", "/", "+", "-", "99999999 ", "0x0 ", "1000000x5 ", "lbs ", "Pause ", "Sätze ", "à ", "tempo 3110 ",
      "last set ",
      "Warm-up", "week 2 ", "Rest\n", "[12.03.26, 18:04] Ben: ", "☐ ", "bpm ", "zone 2 ", "1:30 ", "cap ", "to ",
      "failure ", "82,5", "1,000", "7,5 ", "8/", "3x",
    ]
    for round in 0..<Self.rounds * 2 {
      let isText = round.isMultiple(of: 2)
      let source =
        isText
        ? Array((0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(pieces) }.joined().utf8)
        : (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectKept(source, isText ? String(decoding: source, as: UTF8.self) : "\(source)")
    }
  }

  @Test("Too much for one plan stays as notes")
  func tooMuch() {
    let text = String(repeating: "row 99x100m rest 60s\n", count: 110)
    let adopted = adopt(Array(text.utf8))
    #expect(check(Array(adopted.text.utf8)).diagnostics.isEmpty)
    #expect(adopted.notes == 110)
  }

  @Test("A scribble without a word is no plan")
  func nothing() { #expect(adopt(Array(" \n--- 💪\n\u{0}".utf8)).text.isEmpty) }
}
