/// What follows `@`: how heavy, how fast or how hard.

package struct Intensity: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// A load, a percentage, a pace, a power, a heart rate; its dimension says which. May be a range.
    case value(Expression)
    /// `2x24kg`: how many implements, and the load of each.
    case each(Operands)
    case effort(WrittenEffort)
    /// Blank, for the athlete to fill in; `ask 75%` suggests.
    case ask(suggestion: NodeID<Expression>?)
    /// `200w to 300w`: rises or falls evenly while the work goes on.
    case ramp(NodeID<RampEnds>)
    /// `43kg or 30kg`: one for each level.
    case alternatives(Nodes<AlternativeIntensity>)
    /// Nothing usable was written; this has been reported.
    case missing
  }
}

/// The ends of `200w to 300w`. What is written once for both is filled in at both: `50 to 75%`.
package struct RampEnds: Hashable, Sendable {
  package var from: Intensity
  package var to: Intensity
}

/// One of `43kg or 30kg`. Stored apart from other intensities, so that those of a list stay adjacent.
package struct AlternativeIntensity: Hashable, Sendable {
  package var intensity: Intensity
}
