/// A step in one row, as the card shows it: where there is little room, the name gives way to what is prescribed.

import PlanWording

struct StepLabel: Equatable, Sendable {
  /// `Bench press · set 3 of 3`
  var name = ""
  /// `8 × 80 kg`
  var prescription = ""

  var isEmpty: Bool { name.isEmpty && prescription.isEmpty }

  func text(within width: Int) -> String {
    let whole = [name, prescription].filter { !$0.isEmpty }.joined(separator: Self.separator)
    let room = width - prescription.displayWidth - Self.separator.displayWidth
    guard whole.displayWidth > width, !name.isEmpty, !prescription.isEmpty, room >= Self.leastOfName else {
      return whole
    }
    var parts = name.split(separator: Self.separator)
    while parts.count > 1, parts.joined(separator: Self.separator).displayWidth > room { parts.removeLast() }
    return parts.joined(separator: Self.separator).cut(toWidth: room) + Self.separator + prescription
  }

  private static let separator = " · "
  /// Columns: less of a name says nothing.
  private static let leastOfName = 5
}
