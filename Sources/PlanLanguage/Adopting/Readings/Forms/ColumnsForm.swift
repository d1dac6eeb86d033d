/// `| Exercise | Sets | Reps |`: the head of a table, whose rows are exercises.

extension LineForm {
  static let columns = LineForm { line, _ in line.isTableHead ? [.columns(line.text)] : nil }
}
