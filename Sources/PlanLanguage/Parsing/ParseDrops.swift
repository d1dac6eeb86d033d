/// The lighter sets of a drop set.

extension Parser {
  // drop = "drop" lighter { "," lighter } ;
  mutating func parseDrops() -> Nodes<LighterSet> {
    if reportSetOfDrop() { return .none }
    let first = tree.lighterSets.count
    repeat {
      let set = parseLighterSet()
      tree.lighterSets.append(set)
    } while acceptListComma()
    return Nodes(first, tree.lighterSets.count)
  }

  // lighter = [ ( amount | enclosed | "max" ) "@" ] [ count "x" ] LOAD ;
  private mutating func parseLighterSet() -> LighterSet {
    if at(.word), ["to", "auf"].contains(tokenText.lowercased()), peek().kind == .number { reportJoint() }
    let start = token.start
    if atWord(.max), peek().kind == .at {
      presume()
      presume()
      return parseLighterLoad(LighterSet(load: missing))
    }
    var set = parseLighterLoad(LighterSet(load: missing))
    guard at(.at), set.count == nil else {
      set.amount = amountBehind(set.load, from: start)
      return set
    }
    presume()
    return parseLighterLoad(LighterSet(amount: set.load, load: missing))
  }

  private mutating func parseLighterLoad(_ begun: LighterSet) -> LighterSet {
    var set = begun
    set.load = parseValue()
    guard at(.times), isQuantity(set.load).map({ $0.unit == .none }) ?? true else { return set }
    presume()
    (set.count, set.load) = (set.load, parseValue())
    return set
  }

  /// `drop to 60kg`: reads over the word.
  private mutating func reportJoint() {
    let next = peek()
    let place = Span(start: token.span.start, end: next.span.start)
    report(
      .unexpected(found: found, expected: [.value]), at: token.span,
      hints: [.write("drop \(shortened(next.start, next.end))")], fixes: [Fix(replace: place, with: "")])
    presume()
  }

  /// `drop 15kg 10 reps`, `drop 15kg x 10`: what the load was for comes first.
  private mutating func amountBehind(_ load: Expression, from start: Int) -> Expression? {
    guard at(.number) || at(.times), let unit = isQuantity(load)?.unit, unit != .none, token.start != quietAt,
      !lineHasBlock()
    else { return nil }
    let (behind, found) = (token.start, found)
    if at(.times) { presume() }
    guard at(.number) else {
      report(.unexpected(found: found, expected: [.attribute, .comma, .endOfItem]), at: span(from: behind))
      return nil
    }
    let amount = parseValue()
    if at(.word), tokenText.lowercased().hasPrefix("rep") { presume() }
    let mended = "\(shortened(Int(amount.span.start), Int(amount.span.end))) @ \(shortened(start, Int(load.span.end)))"
    report(
      .unexpected(found: found, expected: [.attribute, .comma, .endOfItem]), at: span(from: behind),
      hints: [.write("drop \(mended)")], fixes: [Fix(replace: span(from: start), with: mended)])
    return amount
  }
}
