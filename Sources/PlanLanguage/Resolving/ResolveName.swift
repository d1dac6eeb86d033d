/// Names of values: what one stands for, what an unknown one may have meant, and `let`.

import SessionModel

extension Resolver {
  mutating func lowerName(_ span: Span) -> Lowered {
    let name = tree.string(Name(span: span, isQuoted: false)).lowercased()
    if !names.ranges.isEmpty, names.ranges[name] != nil {
      report(.rangeMisplaced, at: span)
      return .invalid
    }
    if let id = scope[name] {
      if !isInRule, case .reference(.state(let state, _)) = node(ofValue: id) { stateReads[state] = span }
      let value = lower(id, at: span)
      if case .invalid = value.evaluated { _ = reportNotOne(name, at: span) }
      return value
    }
    if let reference = Plan.Reference(named: name) { return lower(reference, at: span) }
    if isInRule, name == "sets" { return lower(.performed(.sets), at: span) }
    reportUnknownName(name, at: span)
    return .invalid
  }

  private mutating func reportUnknownName(_ name: String, at span: Span) {
    guard !reportNotOne(name, at: span), !reportOtherMeaning(of: name, at: span) else { return }
    guard isHeard(.meaning(.unknownValue(name)), at: span) else { return report(.unknownValue(name), at: span) }
    if let later = tree.lets.first(where: {
      $0.name.span.start > span.start && tree.string($0.name).lowercased() == name
    }) {
      report(.usedBeforeItsLet(name), at: span, labels: [Diagnostic.Label(.namedHere, at: later.name.span)])
    } else {
      // All values are candidates for what was meant.
      let known = scope.entries.map { $0.name } + Plan.Reference.names
      report(.meaning(.unknownValue(name)), at: span, suggesting: nearestWord(to: name, among: known))
    }
  }

  /// Whether the words are known to mean something that is written in another way.
  private mutating func reportOtherMeaning(of name: String, at span: Span) -> Bool {
    if let sides = sidesMeant(by: name) {
      report(.unknownValue(name), at: span, hints: [.write(sides)])
      return true
    }
    if let (load, place) = loadOfEachMeant(by: name, at: span) {
      report(.unknownValue(name), at: span, hints: [.write(load)], fixes: [Fix(replace: place, with: load)])
      return true
    }
    if reportAddedEquipment(name, at: span) { return true }
    if let max = maxMeant(by: name) ?? (isShareOfLift(name, at: span) ? "max(\(name))" : nil) {
      report(.unknownValue(name), at: span, hints: [.write(max)], fixes: [Fix(replace: span, with: max)])
      return true
    }
    return false
  }

  /// `80% of press`: of the max of another lift.
  private func isShareOfLift(_ name: String, at span: Span) -> Bool {
    guard file == 0, library.find(name) != nil || AmbiguousNames.keys(for: FoldedName(name.utf8.span)) != nil else {
      return false
    }
    let end = tree.endOfText(before: Int(span.start))
    return end > 3 && String(decoding: tree.source[(end - 3)..<end], as: UTF8.self).lowercased() == " of"
  }

  /// `squat max` is `max(squat)`.
  func maxMeant(by name: String) -> String? {
    guard let space = name.lastIndex(of: " "), [" max", " 1rm"].contains(name[space...]) else { return nil }
    let lift = String(name[..<space])
    return library.find(lift) == nil ? nil : "max(\(lift))"
  }

  mutating func lower(_ id: Plan.LetID, at span: Span) -> Lowered {
    var lowered = keep(letValues[Int(id.index)], .named(id), span)
    lowered.origin = plan.lets[Int(id.index)].origin
    return lowered
  }

  /// `let name = value`, visible from here on.
  mutating func bind(_ binding: Let) {
    let name = tree.string(binding.name).lowercased()
    let meaning = meaning(of: binding, named: name)
    let lowered = meaning == nil ? lower(binding.value) : .invalid
    if let earlier = scope[name], Int(earlier.index) < usedLets, blockStart <= usedLets {
      report(.shadowsUsed(name), at: binding.name.span)
    } else if let earlier = scope[name], Int(earlier.index) >= blockStart {
      report(
        .duplicateValue(name), at: binding.name.span,
        labels: [Diagnostic.Label(.firstHere, at: plan.lets[Int(earlier.index)].span)])
      return
    }
    if let meaning { return bind(name, at: binding.name.span, to: meaning) }
    let units = writtenUnits(of: binding.value)
    bind(name, at: binding.name.span, to: lowered, units: units, valueSpan: binding.value.span)
    if !names.lists.isEmpty { names.lists[name] = nil }
  }

  /// Binds a name to a value, visible from here on.
  mutating func bind(
    _ name: String, at span: Span, to lowered: Lowered, units: WrittenUnits? = nil, valueSpan: Span
  ) {
    let id = Plan.LetID(index: Int32(truncatingIfNeeded: plan.lets.count))
    plan.lets.append(
      Plan.Let(
        name: name, span: span, value: expression(lowered, at: valueSpan), units: units, origin: lowered.origin))
    letValues.append(lowered.evaluated)
    shadowed.append((name, scope[name]))
    scope[name] = id
  }
}

extension Plan.Reference {
  /// The words for values of the profile.
  static let names = ["ftp", "tm", "training max", "max", "max heart rate"]

  init?(named name: String) {
    switch name {
    case "ftp": self = .ftp
    case "tm", "training max": self = .trainingMax
    case "max", "1rm": self = .ownMax
    case "max heart rate", "max hr", "hr max": self = .maxHeartRate
    default:
      guard let turn = Plan.TurnReading(rawValue: name) else { return nil }
      self = .turn(turn)
    }
  }
}
