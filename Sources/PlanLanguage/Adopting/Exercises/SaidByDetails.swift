/// What the details of a line say in all: an amount, sets, a distance or a time.

extension LineParts {
  /// Whether the line consists only of details.
  var isWithoutWords: Bool { plain.allSatisfy { $0.isEmpty } }

  /// Whether it says how much to do.
  var hasAmount: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount, .sets, .intervals: true
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  /// Whether it says one amount with a unit, and one short name for it: `Drache 3 min pro Seite`, `10 min handstand`.
  var saysAmountOfName: Bool {
    let amounts = details.compactMap { reading -> ScribbleAmount? in
      if case .amount(let amount) = reading.detail { amount } else { nil }
    }
    let names = plain.filter { !$0.isEmpty }
    guard amounts.count == 1, let amount = amounts.first, names.count == 1, let name = names.first else { return false }
    let isCounted =
      amount.kind == .reps && (line.tokens.contains { $0.text == "x" || ScribbleUnit($0.text) == .reps } || saysSides)
    let hasUnit = amount.kind != .reps && amount.kind != .max || isCounted || line.marks.isBulleted
    return hasUnit && !line.tokens.contains { $0.isSign("(") } && name.split(separator: " ").count <= 4
      && !name.contains(":")
  }

  private var saysSides: Bool {
    details.contains { if case .attribute(.side, _) = $0.detail { true } else { false } }
  }

  /// Whether it begins with a number and goes on with a name: `5 burpees over the bar`.
  var startsWithAmount: Bool {
    guard case .amount? = details.first?.detail else { return false }
    return plain.first?.isEmpty ?? false
  }

  /// Whether it says a distance in kilometres or miles.
  var isFar: Bool {
    details.contains { reading in
      guard case .amount(let amount) = reading.detail, amount.kind == .length else { return false }
      return amount.text.hasSuffix("km") || amount.text.hasSuffix("mi")
    }
  }

  /// Whether it says a time of at least ten minutes.
  var isLong: Bool {
    details.contains { reading in
      guard case .amount(let amount) = reading.detail, amount.kind == .time else { return false }
      return amount.text.hasSuffix("h") || amount.text.hasSuffix("min") && amount.text.utf8.count >= 5
    }
  }

  /// Whether it says a distance or a time with its unit.
  var hasLengthOrTime: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount(let amount): amount.kind == .time || amount.kind == .length
      case .sets(let runs): runs.contains { $0.amount.kind == .time || $0.amount.kind == .length }
      case .intervals: true
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  var hasSets: Bool { details.contains { $0.isSets } }

  /// Whether it begins with a detail: no word comes before it.
  var startsWithDetail: Bool { !details.isEmpty && (plain.first?.isEmpty ?? false) }

  /// Whether it says a distance or a time, or a number that can only be one.
  var isMeasured: Bool {
    details.contains { reading in
      switch reading.detail {
      case .amount(let amount): amount.isMeasured
      case .sets(let runs): runs.contains { $0.amount.isMeasured }
      case .intervals(let run, _): run.amount.isMeasured
      case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
      }
    }
  }

  /// Whether it says how often its amount is done.
  var hasTimes: Bool { details.contains { if case .times = $0.detail { true } else { false } } }
}
