/// The rows of a sheet: names in one column, prescriptions in the next, remarks after them.

import PlanWording

/// One line of the sheet: what is done, how much of it, and what follows.
struct SheetRow: Hashable {
  var depth: Int
  var name: String
  var prescription: String = ""
  var remarks: [String] = []
  /// Shown below the prescription.
  var below: [String] = []

  /// Whether both are the same, at whatever depth.
  func says(theSameAs other: SheetRow) -> Bool {
    var other = other
    other.depth = depth
    return self == other
  }
}

extension [SheetRow] {
  /// Names in one column, prescriptions in the next, remarks after them; where the screen is too narrow for columns,
  /// what belongs to a name comes below it.
  func aligned(to width: Int) -> [String] {
    let nameWidth = filter { !$0.prescription.isEmpty }.map { $0.depth * 2 + $0.name.displayWidth }.max() ?? 0
    if width - nameWidth - 2 < Swift.min(30, width * 6 / 10) { return flatMap { $0.stacked(in: width) } }
    let widest = filter { !$0.remarks.isEmpty }.map(\.prescription.displayWidth).max() ?? 0
    let prescriptionWidth = Swift.min(widest, 36)
    return flatMap { lines(of: $0, nameWidth, prescriptionWidth, width) }
  }

  private func lines(of row: SheetRow, _ nameWidth: Int, _ prescriptionWidth: Int, _ width: Int) -> [String] {
    let name = String(repeating: "  ", count: row.depth) + row.name
    let column = String(repeating: " ", count: row.prescription.isEmpty ? row.depth * 2 + 2 : nameWidth + 2)
    let room = Swift.max(1, width - column.count)
    var right = row.prescription.isEmpty ? [] : row.prescription.listed(in: room)
    let remarks = row.remarks.joined(separator: " · ")
    if !remarks.isEmpty {
      let last = right.popLast() ?? ""
      let padded = last.padded(to: prescriptionWidth)
      let start = row.prescription.isEmpty ? name.displayWidth : padded.displayWidth
      if start + 2 + remarks.displayWidth <= (row.prescription.isEmpty ? width : room) {
        right.append(padded + "  " + remarks)
      } else {
        right += (last.isEmpty ? [] : [last]) + remarks.hung(to: room)
      }
    }
    right += row.below.flatMap { $0.hung(to: room) }
    let fits =
      row.prescription.isEmpty
      && (row.remarks.isEmpty || name.displayWidth + 2 + (right.first?.displayWidth ?? 0) > width)
    guard !fits, let first = right.first else { return name.hung(to: width) + right.map { column + $0 } }
    return [name.padded(to: nameWidth) + "  " + first] + right.dropFirst().map { column + $0 }
  }
}

extension SheetRow {
  /// The name, with everything about it below.
  fileprivate func stacked(in width: Int) -> [String] {
    let name = String(repeating: "  ", count: depth) + name
    let column = String(repeating: " ", count: depth * 2 + 2)
    let room = Swift.max(1, width - column.count)
    let remarks = remarks.isEmpty ? [] : remarks.joined(separator: " · ").hung(to: room)
    let said =
      (prescription.isEmpty ? [] : prescription.listed(in: room)) + remarks + below.flatMap { $0.hung(to: room) }
    return name.hung(to: width) + said.map { column + $0 }
  }
}

extension String {
  /// Broken at its commas, and at its blanks where a part is still too long.
  fileprivate func listed(in width: Int) -> [String] {
    wrapped(to: width, isList: true).flatMap { $0.hung(to: width) }
  }
}
