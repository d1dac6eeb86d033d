/// The states of a plan with their present values, for any view that shows them.

import SessionModel

package struct StateNow: Hashable, Sendable {
  /// Its key in the store: `tier1(squat).load`.
  package var key: String
  /// The title of its program, or of its session if that is not in a program.
  package var owner: String
  /// Its name where it is declared; the call of the template that declares it if that is in another file.
  package var span: Span
  /// Nil if it depends on something unknown.
  package var value: StateValue?
  /// The units in which the plan writes it.
  package var units: WrittenUnits?
}

extension Plan {
  /// - Parameter kept: what earlier sessions have changed, by owner.
  package func statesNow(athlete: Athlete, kept: (String) -> ProgramState) -> [StateNow] {
    var builders: [String: SessionBuilder] = [:]
    return states.indices.map { index in
      let state = states[index]
      let builder =
        builders[state.owner] ?? SessionBuilder(plan: self, athlete: athlete, state: kept(state.owner))
      builders[state.owner] = builder
      let value = builder.value(of: StateID(index: Int32(truncatingIfNeeded: index)))
      return StateNow(
        key: state.key, owner: state.owner, span: state.span, value: value.map { StateValue($0) },
        units: state.units)
    }
  }
}

extension Plan {
  /// What a `let` of the plan's own text is for this athlete; nil if that is unknown, or different from call to call.
  ///
  /// - Parameter span: its name where it is defined, or its whole line.
  package func value(ofLetNamed name: String, in span: Span, athlete: Athlete) -> (
    value: StateValue, units: WrittenUnits?
  )? {
    let places = lets.indices.filter { index in
      lets[index].name.lowercased() == name.lowercased() && lets[index].span.start >= span.start
        && lets[index].span.end <= span.end
    }
    var builder = SessionBuilder(plan: self, athlete: athlete)
    var values: Set<StateValue> = []
    for place in places {
      guard case .known(let quantity) = builder.evaluate(lets[place].value, lift: nil) else { return nil }
      values.insert(StateValue(quantity))
    }
    guard values.count == 1, let value = values.first else { return nil }
    return (value, places.first.flatMap { lets[$0].units })
  }
}
