/// `| Exercise | Sets | Reps |`: the head of a table, whose rows are exercises. Rows without a head stay notes.

extension LineForm {
  static let columns = LineForm { line, _ in
    if line.isRowWithoutHead { return [.remark(line.text)] }
    return line.isTableHead ? [.columns(line.text)] : nil
  }
}
