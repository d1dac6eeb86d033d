/// What stands at the top of a file: workouts, breathings, meditations, programs, exercises, values, templates.

public struct Declaration: Hashable, Sendable {
  public var span: Span
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
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
public struct SessionDeclaration: Hashable, Sendable {
  public var kind: SessionWord
  /// Nil when it is missing, which has been reported.
  public var title: Name?
  /// Without their `#`.
  public var tags: Nodes<Name>
  /// The `10` of `x10`.
  public var times: Expression?
  /// Defaults for what is inside.
  public var intensities: Nodes<Intensity>
  public var attributes: Nodes<Attribute>
  /// `optional`: a turn of its program that may be passed over.
  public var isOptional: Bool = false
  public var body: Block
}

public enum SessionWord: Hashable, Sendable { case workout, breathing, meditation }

/// `let tm = 90% of max(squat)`, `let lifts = squat, bench press`: at the top of a file, or in a block from there to the
/// block's end.
public struct Let: Hashable, Sendable {
  public var name: Name
  /// Missing where there are members.
  public var value: Expression
  /// Of a list, and of an exercise in quotes.
  public var members: Nodes<CallArgument> = .none
}

/// `exercise "My Press" < category chest; equipment barbell; muscles chest, triceps >`.
public struct ExerciseDeclaration: Hashable, Sendable {
  /// Nil when it is missing, which has been reported.
  public var name: Name?
  /// Each kind at most once.
  public var fields: Nodes<ExerciseField>
}

public struct ExerciseField: Hashable, Sendable {
  public var span: Span
  public var kind: Kind
  /// One name for `category`, `german` and `note`; one or more for the others.
  public var values: Nodes<Name>

  public enum Kind: Hashable, Sendable {
    case category, equipment
    /// What it works most.
    case muscles
    /// What it works too.
    case secondary
    case aliases
    case german
    case note
  }
}
