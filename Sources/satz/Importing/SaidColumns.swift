/// What `--map` says about the columns of a table, among what it says about exercises. Elsewhere there are no columns, and
/// `training=circuit training` names an exercise.

import TrainingStore

struct SaidColumns {
  private var columns: [(column: WorkoutColumn, name: String)] = []
  /// What is about exercises.
  private(set) var others: [String] = []

  init(_ pairs: [String]) {
    for pair in pairs {
      if let said = TableMapping.said(pair) { columns += said } else { others.append(pair) }
    }
  }

  /// As it was kept for this header, with what is said now; nil if there is neither. Ends the command if the header has no
  /// such column.
  func mapping(of header: [String], _ store: TrainingStore) throws -> TableMapping? {
    let kept = try store.answer { store throws(StoreProblem) in
      try store.setting(TableMapping.settingKey(of: header))
    }
    let before = kept.flatMap { TableMapping($0, header: header) }
    if columns.isEmpty { return before }
    var mapping = before ?? TableMapping(guessing: header)
    for (column, name) in columns where !mapping.set(column, to: name) {
      throw fail(.noColumn(name, of: mapping.header), .errors)
    }
    return mapping
  }
}
