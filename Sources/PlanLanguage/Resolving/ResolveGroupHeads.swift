/// The heads that a written group stands for: its cap, its rounds, its stages and itself.

import SessionModel

extension Resolver {
  /// Appends the heads that a written group stands for: its cap, its rounds, its stages and itself; the result is the
  /// place of its own head. The rounds are around it or inside, and the outermost of the two rests after each round.
  mutating func openHeads(
    _ written: Plan.Group, inEachInterval inner: Plan.GroupForm?, stages length: Plan.Value?,
    repeated times: Plan.Value?, isRoundsInside: Bool, cap: Plan.Value?, at span: Span
  ) -> Int {
    if let cap { open(.bare(.forTime(cap: cap)), at: span) }
    var group = written
    if let inner {
      let place = open(group, at: span)
      open(.bare(inner), at: span)
      return place
    }
    guard let times else { return open(group, stages: length, at: span) }
    if isRoundsInside {
      (group.rest, group.alternates) = (.unstated, false)
      let place = open(group, at: span)
      open(.bare(.rounds(times, style: .rounds), rest: written.rest, alternates: written.alternates), at: span)
      return place
    }
    open(.bare(.rounds(times, style: .rounds), rest: written.rest), at: span)
    group.rest = .unstated
    return open(group, stages: length, at: span)
  }

  /// In intervals of a length if it is a ramp test: that length.
  private mutating func open(_ group: Plan.Group, stages length: Plan.Value?, at span: Span) -> Int {
    guard let length, let most = Plan.Value(known: Self.mostRounds) else { return open(group, at: span) }
    open(.bare(.intervals([length], .minutes(most)), title: group.title), at: span)
    var ladder = group
    ladder.title = nil
    return open(ladder, at: span)
  }

  /// What is inside belongs together, as in a block between `<` and `>`.
  mutating func together(at span: Span, _ body: (inout Resolver) -> Extent) -> Extent {
    let place = plan.items.count
    open(.bare(.sequence), at: span)
    let extent = body(&self)
    plan.items[place].end = Int32(truncatingIfNeeded: plan.items.count)
    return extent
  }

  /// Appends the item of a group, whose end is not known yet; the result is the place of its head.
  @discardableResult
  private mutating func open(_ group: Plan.Group, at span: Span) -> Int {
    plan.groups.append(group)
    let place = plan.groups.count - 1
    plan.items.append(Plan.Item(content: .group(Int32(truncatingIfNeeded: place)), end: 0, span: ownPlace(span)))
    return place
  }
}

extension Plan.Group {
  /// A group that the head of another implies: its rounds, its cap, or the stages of a ramp test.
  fileprivate static func bare(
    _ form: Plan.GroupForm, title: String? = nil, rest: Plan.RestLength = .unstated, alternates: Bool = false
  ) -> Plan.Group {
    Plan.Group(form: form, title: title, notes: [], alternates: alternates, rest: rest, defaults: nil)
  }
}
