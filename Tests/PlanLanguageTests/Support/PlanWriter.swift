/// Writes random plans that follow the grammar, as people might type them.
@testable import PlanLanguage

struct PlanWriter {
  private let grammar: Grammar
  private var random: SeededGenerator
  private var text = ""
  private var touches = false
  private var last = ""
  private var depth = 0
  private var parameters = 0

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
  }

  mutating func plan() -> String {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      write(.production("declaration"))
      put("\n")
    }
    return text
  }

  private mutating func write(_ rule: Grammar.Rule) {
    switch rule {
    case .touching: touches = true
    case .keyword(let word): put(random.chance(5) ? word.uppercased() : word)
    case .token(let name): put(token(name))
    case .production(let name):
      if name == "parameter" { return putParameter() }
      // Arithmetic branches more than anything else, so it gets fewer choices.
      let step = ["expression", "product", "share", "operand"].contains(name) ? 5 : 1
      depth += step
      if let rule = grammar.productions[name] { write(rule) }
      depth -= step
    case .sequence(let rules): for rule in rules { write(rule) }
    case .choice(let rules): write(depth > 24 ? rules.min { size($0) < size($1) } ?? rules[0] : random.pick(rules))
    case .optional(let rule): if random.chance(depth > 24 ? 0 : 45) { write(rule) }
    case .repeated(let rule):
      while depth < 24, random.chance(35) { write(rule) }
    case .eachOnce(let rules): writeSome(of: rules)
    }
  }

  /// No two of a template may have the same name.
  private mutating func putParameter() {
    parameters += 1
    put("part \(String(UnicodeScalar(UInt8(ascii: "a") + UInt8(parameters % 26))))")
    guard random.chance(25) else { return }
    write(.keyword("="))
    write(.production("listed"))
  }

  /// Some of them, in any order; a production that only lists others counts as those others.
  private mutating func writeSome(of rules: [Grammar.Rule]) {
    var all: [Grammar.Rule] = []
    for rule in rules {
      if case .production(let name) = rule, case .choice(let inner)? = grammar.productions[name],
        inner.allSatisfy({ if case .production = $0 { true } else { false } })
      {
        all += inner
      } else {
        all.append(rule)
      }
    }
    for rule in all.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)) { write(rule) }
  }

  /// The least that it writes; unbounded repetitions count as much.
  private func size(_ rule: Grammar.Rule) -> Int {
    switch rule {
    case .touching, .optional, .repeated, .eachOnce: 0
    case .keyword, .token: 1
    case .production(let name): ["expression", "call", "group", "exercise-item"].contains(name) ? 100 : 10
    case .sequence(let rules): rules.reduce(0) { $0 + size($1) }
    case .choice(let rules): rules.map(size).min() ?? 0
    }
  }

  /// Appends a token, with space before it if there must be some, and sometimes if there may be.
  private mutating func put(_ token: String) {
    defer { (touches, last) = (false, token) }
    if !touches, needsSpace(before: token) || random.chance(80) { text += space(before: token) }
    text += token
  }

  private func needsSpace(before token: String) -> Bool {
    guard let last = text.last, let first = token.first else { return false }
    let isOperator = "+-*/,".contains(last) || "+-*/".contains(first)
    // A parenthesis that touches words makes them a call.
    if first == "(" && (last.isLetter || last == "\"") && self.last != "x" { return true }
    let isTimes = token == "x" && isNumber(self.last) || self.last == "x" && isNumber(token)
    return isOperator || !isTimes && isPart(last) && isPart(first) || last == ">"
  }

  private func isNumber(_ token: String) -> Bool {
    token.allSatisfy { $0.isNumber || $0 == "." }
  }

  private func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "'%.\"".contains(character)
  }

  private mutating func space(before token: String) -> String {
    // A list continues on the next line only with what cannot begin an item.
    if text.last == ",", token.first?.isNumber == true, random.chance(10) { return "\n    " }
    return random.chance(4) ? "\u{A0}" : random.chance(8) ? "   " : " "
  }

  private mutating func number() -> String { random.pick(["1", "2", "3", "5", "8", "12", "30", "2.5", "100"]) }

  private mutating func token(_ name: String) -> String {
    switch name {
    case "SEPARATOR": random.pick(["\n", "; ", "\n\n  ", " // a comment; not an item >\n", ";\n"])
    case "WORDS": random.pick(["push day", "Box", "chest", "lower back", "Übung"])
    case "NAME": random.pick(["bench press", "pull-up", "\"Z Press\"", "Kniebeuge", "farmer's walk", "clean and jerk"])
    case "DETAILED":
      random.pick(["bench press (barbell)", "fly ( pec deck )", "Rudern (KH, Bank) (eng)", "press (a & b)"])
    case "VALUE": random.pick(["tm", "training load", "ftp"])
    case "WORD": random.pick(["week", "cycle", "stage"])
    case "QUOTED": random.pick(["\"Push\"", "“curly”", "„unten“", "\"a; b > c\"", "\"say \\\"hi\\\"\"", "\"\""])
    case "TAG": random.pick(["#upper", "#day-1"])
    case "NUMBER": number()
    case "INTEGER": random.pick(["1", "2", "5", "10", "18"])
    case "CLOCK": random.pick(["1:30", "4:00", "1:02:30"])
    case "UNIT": random.pick(["kg", "lb", "s", "min", "m", "km", "cal", "%", "w", "bpm", "rpm", "in"])
    case "LENGTH-UNIT": random.pick(["km", "mi", "m"])
    case "MEASURED": number() + random.pick(["w", "bpm", "% of ftp", "% of max heart rate"])
    case "LOAD": number() + random.pick(["kg", "lb", "%", "w", "bpm", "KG"])
    case "SPEED": number() + random.pick(["km/h", "mi/h", "mph", "kph", "kmh"])
    case "WORK": number() + random.pick(["", "", "", "s", "m", "cal", "min", "km"])
    case "CALORIES": random.pick(["cal", "calories"])
    case "MEASURE": random.pick(["cal", "m", "calories", "mi"])
    case "TIME": random.pick(["90s", "2min", "1h", "1:45", "500ms", "90S"])
    case "WAY": random.pick(["200m", "50 yd", "1km", "0.25mi"])
    case "HEIGHT": number() + random.pick(["in", "cm", "ft", "m"])
    case "CADENCE": number() + random.pick(["rpm", "spm", "RPM"])
    case "TEMPO": random.pick(["3-1-1-0", "3-1-x-0", "31X0", "10-0-2-0"])
    case "LIMB": random.pick(["leg", "arm", "hand", "foot"])
    case "LIMBS": random.pick(["legs", "arms"])
    case "DAY": random.pick(["mon", "Tuesday", "wed", "sunday"])
    default: "?"
    }
  }
}
