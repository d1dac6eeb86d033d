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

  /// At whatever depth.
  func says(theSameAs other: SheetRow) -> Bool {
    var other = other
    other.depth = depth
    return self == other
  }
}

extension [SheetRow] {
  /// Names in one column, prescriptions in the next, remarks after them.
  func aligned() -> [String] {
    let nameWidth = filter { !$0.prescription.isEmpty }.map { $0.depth * 2 + $0.name.count }.max() ?? 0
    let prescriptionWidth = Swift.min(filter { !$0.remarks.isEmpty }.map(\.prescription.count).max() ?? 0, 36)
    return flatMap { lines(of: $0, nameWidth, prescriptionWidth) }
  }

  private func lines(of row: SheetRow, _ nameWidth: Int, _ prescriptionWidth: Int) -> [String] {
    let name = String(repeating: "  ", count: row.depth) + row.name
    let column = String(repeating: " ", count: row.prescription.isEmpty ? row.depth * 2 + 2 : nameWidth + 2)
    let room = Swift.max(30, SessionSheet.width - column.count)
    var right = row.prescription.isEmpty ? [] : row.prescription.wrapped(to: room, isList: true)
    let remarks = row.remarks.joined(separator: " · ")
    if !remarks.isEmpty {
      let last = (right.popLast() ?? "").padded(to: prescriptionWidth)
      if last.count + 2 + remarks.count <= room || row.prescription.isEmpty {
        right.append(last + "  " + remarks)
      } else {
        right += [row.prescription.wrapped(to: room, isList: true).last ?? ""] + remarks.wrapped(to: room)
      }
    }
    right += row.below.flatMap { $0.wrapped(to: room) }
    guard !row.prescription.isEmpty || !row.remarks.isEmpty, let first = right.first else {
      return [name] + right.map { column + $0 }
    }
    return [name.padded(to: nameWidth) + "  " + first] + right.dropFirst().map { column + $0 }
  }
}
