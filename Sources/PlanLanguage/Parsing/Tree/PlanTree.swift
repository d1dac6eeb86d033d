/// The tree of a plan: what was written and where, without meaning. It owns all nodes, each kind in one array.

package struct PlanTree: Sendable {
  /// The text that was parsed; every span counts its bytes.
  package let source: [UInt8]
  /// The declarations of the file, in order.
  package internal(set) var declarations: [Declaration] = []
  /// Items outside any declaration: the result of `parseItems`; in a file they are a mistake, which has been reported.
  package internal(set) var looseItems: Nodes<Item> = .none
  /// Every comment, from `//` up to the end of its line, in order.
  package internal(set) var comments: [Span] = []

  var items: [Item] = []
  var groups: [GroupItem] = []
  var sets: [SetEntry] = []
  var clusterSets: [ClusterSet] = []
  var intensities: [Intensity] = []
  var alternativeIntensities: [AlternativeIntensity] = []
  var ramps: [RampEnds] = []
  var attributes: [Attribute] = []
  var expressions: [Expression] = []
  var names: [Name] = []
  var warmups: [WarmupSets] = []
  var lighterSets: [LighterSet] = []
  var lets: [Let] = []
  /// Whether a `let` may name exercises instead of a value.
  var hasLetsOfNames = false
  var sessions: [SessionDeclaration] = []
  var exercises: [ExerciseDeclaration] = []
  var exerciseFields: [ExerciseField] = []
  var definitions: [Definition] = []
  var parameters: [Parameter] = []
  var calls: [Call] = []
  var arguments: [CallArgument] = []
  var loops: [Loop] = []
  var whens: [When] = []
  var whenBranches: [WhenBranch] = []
  var picks: [Pick] = []
  var conditions: [Condition] = []
  var rules: [Rule] = []
  var assignments: [Assignment] = []
  var programs: [ProgramDeclaration] = []
  var weekdays: [Weekday] = []
  var progresses: [Progress] = []

  init(source: [UInt8]) { self.source = source }

  /// The byte at a place of the text; 0 at its end, where the last token stands.
  func byte(at place: Int) -> UInt8 { source.indices.contains(place) ? source[place] : 0 }

  package subscript(nodes: Nodes<Item>) -> ArraySlice<Item> { items[nodes.range] }
  package subscript(nodes: Nodes<SetEntry>) -> ArraySlice<SetEntry> { sets[nodes.range] }
  package subscript(nodes: Nodes<ClusterSet>) -> ArraySlice<ClusterSet> { clusterSets[nodes.range] }
  package subscript(nodes: Nodes<Intensity>) -> ArraySlice<Intensity> { intensities[nodes.range] }
  package subscript(nodes: Nodes<AlternativeIntensity>) -> ArraySlice<AlternativeIntensity> {
    alternativeIntensities[nodes.range]
  }
  package subscript(nodes: Nodes<Attribute>) -> ArraySlice<Attribute> { attributes[nodes.range] }
  package subscript(nodes: Nodes<Expression>) -> ArraySlice<Expression> { expressions[nodes.range] }
  package subscript(nodes: Nodes<LighterSet>) -> ArraySlice<LighterSet> { lighterSets[nodes.range] }
  package subscript(nodes: Nodes<Name>) -> ArraySlice<Name> { names[nodes.range] }
  package subscript(nodes: Nodes<ExerciseField>) -> ArraySlice<ExerciseField> { exerciseFields[nodes.range] }

  package subscript(nodes: Nodes<Parameter>) -> ArraySlice<Parameter> { parameters[nodes.range] }
  package subscript(nodes: Nodes<CallArgument>) -> ArraySlice<CallArgument> { arguments[nodes.range] }
  package subscript(nodes: Nodes<WhenBranch>) -> ArraySlice<WhenBranch> { whenBranches[nodes.range] }
  package subscript(nodes: Nodes<Weekday>) -> ArraySlice<Weekday> { weekdays[nodes.range] }

  package subscript(id: NodeID<Intensity>) -> Intensity { intensities[Int(id.index)] }
  package subscript(id: NodeID<RampEnds>) -> RampEnds { ramps[Int(id.index)] }
  package subscript(id: NodeID<GroupItem>) -> GroupItem { groups[Int(id.index)] }
  package subscript(id: NodeID<Expression>) -> Expression { expressions[Int(id.index)] }
  package subscript(id: NodeID<WarmupSets>) -> WarmupSets { warmups[Int(id.index)] }
  package subscript(id: NodeID<Let>) -> Let { lets[Int(id.index)] }
  package subscript(id: NodeID<SessionDeclaration>) -> SessionDeclaration { sessions[Int(id.index)] }
  package subscript(id: NodeID<ExerciseDeclaration>) -> ExerciseDeclaration { exercises[Int(id.index)] }
  package subscript(id: NodeID<Definition>) -> Definition { definitions[Int(id.index)] }
  package subscript(id: NodeID<Call>) -> Call { calls[Int(id.index)] }
  package subscript(id: NodeID<Loop>) -> Loop { loops[Int(id.index)] }
  package subscript(id: NodeID<When>) -> When { whens[Int(id.index)] }
  package subscript(id: NodeID<Pick>) -> Pick { picks[Int(id.index)] }
  package subscript(id: NodeID<Condition>) -> Condition { conditions[Int(id.index)] }
  package subscript(id: NodeID<Rule>) -> Rule { rules[Int(id.index)] }
  package subscript(id: NodeID<Assignment>) -> Assignment { assignments[Int(id.index)] }
  package subscript(id: NodeID<ProgramDeclaration>) -> ProgramDeclaration { programs[Int(id.index)] }
  package subscript(id: NodeID<Progress>) -> Progress { progresses[Int(id.index)] }
  /// Both operands of a compound expression.
  package subscript(operands: Operands) -> (left: Expression, right: Expression) {
    (expressions[Int(operands.left)], expressions[Int(operands.left) + 1])
  }
}
