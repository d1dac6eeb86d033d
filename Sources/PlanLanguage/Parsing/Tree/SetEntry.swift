/// The sets of an exercise as a list of entries: `3x8`, `5, 3, 1+`, `(8+, 3+, 2+)`, `max in 10min`.

/// One entry of the list: one set, or several identical sets.
package struct SetEntry: Hashable, Sendable {
  package var span: Span
  /// The `3` of `3x8`; nil: one set.
  package var sets: Expression?
  package var target: SetTarget
  private var withinIndex = UInt32.max
  private var intensityIndex = UInt32.max

  init(span: Span, sets: Expression?, target: SetTarget) {
    self.span = span
    self.sets = sets
    self.target = target
  }

  /// The `10min` of `max in 10min`.
  package internal(set) var within: NodeID<Expression>? {
    get { withinIndex == .max ? nil : NodeID(Int(withinIndex)) }
    set { withinIndex = newValue?.index ?? .max }
  }

  /// This entry's own `@`, if each entry of a list has one. A single `@` at the end of a list belongs to the item.
  package internal(set) var intensity: NodeID<Intensity>? {
    get { intensityIndex == .max ? nil : NodeID(Int(intensityIndex)) }
    set { intensityIndex = newValue?.index ?? .max }
  }
}

/// When a set is over.
package enum SetTarget: Hashable, Sendable {
  /// `8`, `8-12`, `45s`, `400m`, `20cal`.
  case amount(Expression)
  /// `5+`. Of several sets (`5x5+`) only the last one is open.
  case atLeast(Expression)
  /// To failure.
  case max
  /// `max cal`, `max m`: as many calories, or as far, as possible.
  case maxOf(Unit)
  /// `row cal` in a ladder: as many calories as its number says.
  case caloriesOfRung
  /// `60 total`: as many sets as it takes.
  case total(Expression)
  /// `5 breaths`, `5-8 breaths`: a hold.
  case breaths(Expression)
  /// `(8+, 3+, 2+)`; the pause between them is the attribute.
  case cluster(Nodes<ClusterSet>)
  /// Nothing usable was written; this has been reported.
  case missing
}

/// One of the small sets of a cluster.
package struct ClusterSet: Hashable, Sendable {
  package var span: Span
  /// A number or a range; nil for `max`.
  package var amount: Expression?
  /// `8+`.
  package var isOpen: Bool
}
