/// What a block contains: exercises, groups, rests, notes, breaths, sits.

/// One item. `intensities` and `attributes` belong to an exercise, or are the defaults from a group's head for its
/// items.
package struct Item: Hashable, Sendable {
  package var span: Span
  package var kind: Kind
  /// The `@` at the end of the sets: one for all, one per entry, or one per set.
  package var intensities: Nodes<Intensity>
  /// At most one attribute of each kind.
  package var attributes: Nodes<Attribute>

  package enum Kind: Hashable, Sendable {
    /// `bench press 3x8`; without sets, `sets` is empty (`thruster @ 43kg` in a ladder).
    case exercise(Name, sets: Nodes<SetEntry>)
    /// `pull-up 5 or ring row 8`: one exercise for each level.
    case alternatives(Nodes<Item>)
    /// `levels men, women, scaled`, at the top of a workout.
    case levels(Nodes<Name>)
    case group(NodeID<GroupItem>)
    case rest(WrittenRest)
    case note(Text)
    case breath(BreathMovement, BreathLength)
    /// `sit 20min`; nil: until the athlete ends it.
    case sit(SitPosture, length: Expression?)
    case binding(NodeID<Let>)
    /// `tier1(squat, 10lb)`
    case call(NodeID<Call>)
    case loop(NodeID<Loop>)
    case when(NodeID<When>)
    case pick(NodeID<Pick>)
    /// `state load = 75% of max(move)`
    case state(NodeID<Let>)
    case rule(NodeID<Rule>)
    /// Only in a rule.
    case assignment(NodeID<Assignment>)
    case definition(NodeID<Definition>)
    /// A workout, a breathing or a meditation; only in a program.
    case session(NodeID<SessionDeclaration>)
    /// Nothing usable was written; this has been reported.
    case missing
  }
}

/// `in`, `out`, `hold`, `breaths`.
package enum BreathMovement: Hashable, Sendable { case `in`, out, hold, breaths }

package enum BreathLength: Hashable, Sendable {
  /// `in 4s`.
  case lasting(Expression)
  /// `breaths 30`.
  case count(Expression)
  /// `hold open`, and `in` alone: ended by the athlete.
  case open
}

/// `sit`, `reflect`, `walk`, `scan`.
package enum SitPosture: Hashable, Sendable { case sit, reflect, walk, scan }

/// The items between `<` and `>`.
package struct Body: Hashable, Sendable {
  /// With its brackets.
  package var span: Span
  package var items: Nodes<Item>
}

extension PlanTree {
  /// The group that is all that a block has but notes; nil if there is anything else.
  func onlyGroup(in body: Body) -> GroupItem? {
    let items = self[body.items].filter { !$0.isNote }
    guard items.count == 1, case .group(let id)? = items.first?.kind else { return nil }
    return self[id]
  }
}
