/// Compiles ladders: the engine counts the rungs of reps and of what goes on without an end; any others are written out.

import SessionModel

extension SessionBuilder {
  /// - Parameter outer: the context of the ladder itself.
  mutating func ladder(
    _ head: Plan.Group, _ rungs: [Plan.Value], _ kind: Plan.Rungs, _ items: Range<Int32>, in context: ItemContext,
    within outer: ItemContext, at span: Span
  ) {
    guard kind.isEndless || kind.measure == .reps else {
      return stages(head, rungs, kind, items, in: context, inTurn: !outer.intervals.isEmpty, at: span)
    }
    var inner = context
    inner.rung = Rung(kind.measure)
    inner.rungUnits = kind.units
    if inner.rung?.isIntensity == true {
      // A stage lasts as long as its interval.
      inner.unstatedTarget =
        outer.intervals.count == 1 ? .time(.exactly(outer.intervals[0].count)) : outer.unstatedTarget
    } else {
      inner.unstatedTarget = .rung
    }
    let numbers = rungs.map { count($0, at: span) }
    let step = kind.isEndless ? zip(numbers, numbers.dropFirst()).map { $1 - $0 }.last : nil
    group(head, .ladder(numbers, step: step), items, in: inner, at: span)
  }

  /// The units of a set on a rung of a ladder without an end; nil if they are the usual ones.
  func unitsOnRung(_ rung: Rung, in context: ItemContext) -> WrittenUnits? {
    switch rung {
    case .load: foreign(context.rungUnits?.load)
    case .distance: (context.rungUnits?.distance).map { WrittenUnits(distance: $0) }
    case .energy, .power: nil
    }
  }

  /// The block once for each rung. Directly in intervals, each of them takes one.
  private mutating func stages(
    _ head: Plan.Group, _ rungs: [Plan.Value], _ kind: Plan.Rungs, _ items: Range<Int32>, in context: ItemContext,
    inTurn: Bool, at span: Span
  ) {
    let group = Block.Group(
      form: inTurn ? .rounds(1, style: .rounds) : .sequence, title: head.title, notes: head.notes, alternates: inTurn,
      goal: head.goal, blocks: [])
    self.group(group, at: span) { builder in
      for rung in rungs {
        guard !builder.isTooLarge else { return }
        var stage = context
        builder.take(rung, kind, in: &stage, at: span)
        builder.group(Block.Group(form: .sequence, blocks: []), at: span) { builder in
          builder.append(items, in: stage)
          builder.rest(head.rest, notes: head.restNotes, at: span)
        }
        builder.settleNotes()
      }
    }
  }

  private mutating func take(_ rung: Plan.Value, _ kind: Plan.Rungs, in stage: inout ItemContext, at span: Span) {
    switch kind.measure {
    case .reps: stage.unstatedTarget = .reps(.exactly(count(rung, at: span)))
    case .time: stage.unstatedTarget = .time(.exactly(count(rung, at: span)))
    case .distance:
      stage.unstatedTarget = .distance(.exactly(count(rung, at: span)))
      stage.unstatedDistanceUnit = kind.units?.distance
    case .energy: stage.unstatedTarget = .energy(.exactly(count(rung, at: span)))
    case .mass: stage.defaults.intensity = .mass(count: 1, rung, upTo: nil, in: kind.units?.load)
    case .share: stage.defaults.intensity = .share(rung, upTo: nil)
    case .power: stage.defaults.intensity = .power(rung, upTo: nil)
    case .heartRate: stage.defaults.intensity = .heartRate(rung, upTo: nil)
    }
  }
}

extension Rung {
  /// Nil for reps, and for what only a ladder with an end can be of.
  fileprivate init?(_ measure: Plan.RungMeasure) {
    switch measure {
    case .distance: self = .distance
    case .energy: self = .energy
    case .mass: self = .load
    case .power: self = .power
    case .reps, .time, .share, .heartRate: return nil
    }
  }

  /// Whether it says how hard, not how much.
  fileprivate var isIntensity: Bool {
    switch self {
    case .load, .power: true
    case .distance, .energy: false
    }
  }
}

extension Rung {
  /// Whether a set with this target and this `@` takes it.
  func isTaken(by target: Target, _ intensity: Plan.Intensity?) -> Bool {
    isIntensity ? intensity == nil : target == .rung
  }
}
