/// A plan: what a file says, with its names resolved and its units checked, free of how it was written.

import SessionModel

/// Its lists are flat and point at each other by index, so that reading a long plan allocates next to nothing.
public struct Plan: Hashable, Sendable {
  /// Workouts, breathings and meditations in the order of the file.
  public internal(set) var declarations: [Declaration] = []

  /// Every item of every declaration, each before what is inside it.
  var items: [Item] = []
  var moves: [Move] = []
  var sets: [SetEntry] = []
  var clusters: [Cluster] = []
  var groups: [Group] = []
  var breaths: [BreathItem] = []
  var sits: [SitItem] = []
  /// The attributes of the items that have any beside their rest.
  var attributes: [Attributes] = []
  /// What declarations and groups say for the items inside them.
  var defaults: [Defaults] = []
  var exercises: [ResolvedExercise] = []
  var expressions: [Expression] = []
  var lets: [Let] = []
  /// The programs in the order of the file.
  public internal(set) var programs: [Program] = []
  var choices: [Choice] = []
  var conditions: [Condition] = []
  var states: [State] = []
  var rules: [Rule] = []
  var progressions: [Progression] = []
  /// Notes of branches.
  var notes: [String] = []
  /// Whether anything outside of rules asks what was lifted in the session so far.
  var readsSets = false

  /// The first declaration of that name. Without one that is spelt like this, case does not matter.
  public func declaration(named name: String) -> Declaration? {
    if let exact = declarations.first(where: { $0.name == name }) { return exact }
    let wanted = name.lowercased()
    return declarations.first { $0.name.lowercased() == wanted }
  }

  /// A workout, a breathing or a meditation: what can be compiled to a session.
  public struct Declaration: Hashable, Sendable {
    /// Its title; empty for items without a declaration.
    public var name: String
    /// What its keyword says it is.
    public var kind: Session.Kind
    /// Without the `#`.
    public var tags: [String]
    /// What it notes about the session as a whole.
    public var notes: [String]
    /// Its head in the source.
    public var span: Span
    /// How many times the whole is done (`breathing "Box" x10`).
    var times: Value
    /// The place of the defaults for its items.
    var defaults: Int32?
    /// Its places in the plan's items.
    var items: Range<Int32>
    /// Its program's place in the plan's programs.
    public internal(set) var program: Int?
    /// A turn that may be passed over.
    public internal(set) var isOptional = false
  }

  /// A named value.
  struct Let: Hashable, Sendable {
    var name: String
    var span: Span
    var value: ExpressionID
  }

  /// An exercise that the plan names.
  struct ResolvedExercise: Hashable, Sendable {
    var exercise: Exercise
    /// Whether its loads go on a bar.
    var implement = Implement.other
    /// Nil if the library does not know it.
    var counted: CountedExercise?
  }

  /// What of an exercise says what is counted of it.
  struct CountedExercise: Hashable, Sendable {
    var measure: Measure
    var category: ExerciseCategory
  }
}
