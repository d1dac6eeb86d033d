/// The declarations at the top of a file: workouts, breathings, meditations, programs, exercises, values, templates.

package struct Declaration: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case session(NodeID<SessionDeclaration>)
    case exercise(NodeID<ExerciseDeclaration>)
    case binding(NodeID<Let>)
    case definition(NodeID<Definition>)
    case program(NodeID<ProgramDeclaration>)
    /// `use "library.satz"`
    case use(Text)
  }
}

/// `workout "Push" #upper < … >`, `breathing "Box" x10 < … >`, `meditation "Evening" < … >`.
package struct SessionDeclaration: Hashable, Sendable {
  package var kind: SessionWord
  /// Nil if it is missing, which has been reported.
  package var title: Name?
  /// Without the `#`.
  package var tags: Nodes<Name>
  /// The `10` of `x10`.
  package var times: Expression?
  /// The `5min` of a breathing: whole cycles until this time has passed.
  package var length: Expression?
  /// Defaults for what is inside.
  package var intensities: Nodes<Intensity>
  package var attributes: Nodes<Attribute>
  /// `optional`: a turn of its program that may be skipped.
  package var isOptional: Bool = false
  package var body: Body
}

package enum SessionWord: Hashable, Sendable { case workout, breathing, meditation }

/// `let tm = 90% of max(squat)`, `let lifts = squat, bench press`: at the top of a file, or in a block from there to
/// the block's end.
package struct Let: Hashable, Sendable {
  package var name: Name
  /// Missing if there are members.
  package var value: Expression
  /// The members of a list, or an exercise in quotes.
  package var members: Nodes<CallArgument> = .none
}

/// `exercise "My Press" < category chest; equipment barbell; muscles chest, triceps >`.
package struct ExerciseDeclaration: Hashable, Sendable {
  /// Nil if it is missing, which has been reported.
  package var name: Name?
  /// Each kind at most once.
  package var fields: Nodes<ExerciseField>
}

package struct ExerciseField: Hashable, Sendable {
  package var span: Span
  package var kind: Kind
  /// One name for `category`, `measure`, `german` and `note`; one or more for the others.
  package var values: Nodes<Name>

  package enum Kind: Hashable, Sendable {
    case category, equipment
    /// What a set is measured in.
    case measure
    /// The primary muscles.
    case muscles
    /// The secondary muscles.
    case secondary
    case aliases
    case german
    case note
  }
}
