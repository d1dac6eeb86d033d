/// A position in building a plan, for discarding what was read since.

extension Plan {
  struct Mark {
    fileprivate var items, moves, sets, clusters, groups, breaths, sits, attributes, defaults, expressions, lets: Int
    fileprivate var choices, conditions, states, rules, progressions, notes: Int
    fileprivate var readsSets, shapeReadsSets, readsRPE, readsBodyweight: Bool
  }

  var mark: Mark {
    Mark(
      items: items.count, moves: moves.count, sets: sets.count, clusters: clusters.count, groups: groups.count,
      breaths: breaths.count, sits: sits.count, attributes: attributes.count, defaults: defaults.count,
      expressions: expressions.count, lets: lets.count, choices: choices.count, conditions: conditions.count,
      states: states.count, rules: rules.count, progressions: progressions.count, notes: notes.count,
      readsSets: readsSets, shapeReadsSets: shapeReadsSets, readsRPE: readsRPE, readsBodyweight: readsBodyweight)
  }

  /// Exercise names that were looked up since are kept; declarations and programs cannot occur inside them.
  mutating func forget(since mark: Mark) {
    items.removeLast(items.count - mark.items)
    moves.removeLast(moves.count - mark.moves)
    sets.removeLast(sets.count - mark.sets)
    clusters.removeLast(clusters.count - mark.clusters)
    groups.removeLast(groups.count - mark.groups)
    breaths.removeLast(breaths.count - mark.breaths)
    sits.removeLast(sits.count - mark.sits)
    attributes.removeLast(attributes.count - mark.attributes)
    defaults.removeLast(defaults.count - mark.defaults)
    expressions.removeLast(expressions.count - mark.expressions)
    lets.removeLast(lets.count - mark.lets)
    choices.removeLast(choices.count - mark.choices)
    conditions.removeLast(conditions.count - mark.conditions)
    states.removeLast(states.count - mark.states)
    rules.removeLast(rules.count - mark.rules)
    progressions.removeLast(progressions.count - mark.progressions)
    notes.removeLast(notes.count - mark.notes)
    (readsSets, shapeReadsSets) = (mark.readsSets, mark.shapeReadsSets)
    (readsRPE, readsBodyweight) = (mark.readsRPE, mark.readsBodyweight)
  }
}
