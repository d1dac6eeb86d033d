/// How far or how long the lines below another one are in all: a title often says their sum.

struct AmountsBelow {
  private var metres = 0
  private var seconds = 0
  private(set) var linesOfMetres = 0
  private var linesOfSeconds = 0

  /// Those of the next lines, up to the next day.
  init(_ text: ScribbleText, below place: Int, _ reader: inout LineReader) {
    let named = Sport.named(in: text.lines[place]).flatMap { reader.exercises.names.find($0) }
    let sport = (named ?? reader.exercises.sport)?.entry
    var context = DetailContext(
      bareLoads: reader.survey.bareLoads, measure: sport?.equipment == .swim ? .distance : nil,
      equipment: sport?.equipment)
    context.lengths = reader.survey.lengths
    for line in text.lines[(place + 1)...].prefix(60) {
      if DayName.end(line, reader.survey) != nil { break }
      let sum = (metres, seconds)
      var sets = 1
      for reading in LineParts(line, context).details {
        add(reading.detail)
        sets = reading.setCount ?? sets
        // The rests count, too.
        if case .attribute(.rest, let rest) = reading.detail { addRest(rest, between: sets) }
      }
      if sum.0 != metres { linesOfMetres += 1 }
      if sum.1 != seconds { linesOfSeconds += 1 }
    }
  }

  private mutating func add(_ detail: Detail) {
    switch detail {
    case .amount(let amount): add(amount, times: 1)
    case .sets(let runs): for run in runs { add(run.amount, times: run.count) }
    case .intervals(let run, let rest):
      add(run.amount, times: run.count)
      addRest(rest, between: run.count)
    case .intensities, .attribute, .remark, .lastSetOpen, .lastSetOf, .times, .drop: break
    }
  }

  private mutating func addRest(_ rest: String, between sets: Int) {
    var cursor = TokenCursor(ScribbleLine(Array(rest.unicodeScalars), [], isAfterBlank: false))
    if let time = cursor.acceptTime() { seconds += time.seconds * (sets - 1) }
  }

  private mutating func add(_ amount: ScribbleAmount, times: Int) {
    let (metres, seconds) = amount.metresAndSeconds
    self.metres += metres * times
    self.seconds += seconds * times
  }

  /// Whether an amount is about as much as at least two lines below it say together.
  func areSummed(in amount: ScribbleAmount) -> Bool {
    let (metres, seconds) = amount.metresAndSeconds
    func isNear(_ sum: Int, _ said: Int) -> Bool { said > 0 && sum * 4 >= said * 3 && sum * 4 <= said * 5 }
    return linesOfMetres >= 2 && isNear(self.metres, metres) || linesOfSeconds >= 2 && isNear(self.seconds, seconds)
  }
}

extension ScribbleAmount {
  /// How far, or how long; a yard is nearly a metre.
  fileprivate var metresAndSeconds: (metres: Int, seconds: Int) {
    let tokens = ScribbleLexer.tokens(of: Array(text.unicodeScalars))
    guard kind == .length || kind == .time, let low = tokens.first?.number?.thousandths, let last = tokens.last,
      low <= 1_000_000_000, let unit = ScribbleUnit(last.text)
    else { return (0, 0) }
    return switch unit {
    case .metre, .yard: (low / 1000, 0)
    case .foot: (low / 3000, 0)
    case .kilometre: (low, 0)
    case .mile: (low / 1000 * 1609, 0)
    case .second: (0, low / 1000)
    case .minute: (0, low * 60 / 1000)
    case .hour: (0, low * 3600 / 1000)
    case .kilogram, .pound, .calorie, .percent, .watt, .heartRate, .reps: (0, 0)
    }
  }
}
