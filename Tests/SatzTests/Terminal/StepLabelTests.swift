/// A step in one row, at any width.
import PlanWording
import Testing

@testable import satz

struct StepLabelTests {
  private let label = StepLabel(name: "Band pull-apart · warm-up · set 1 of 2", prescription: "20 × 12 kg")

  @Test(
    "Where there is little room, the name gives way to what is prescribed",
    arguments: [
      (60, "Band pull-apart · warm-up · set 1 of 2 · 20 × 12 kg"), (40, "Band pull-apart · warm-up · 20 × 12 kg"),
      (30, "Band pull-apart · 20 × 12 kg"), (24, "Band pull-… · 20 × 12 kg"),
    ])
  func width(columns: Int, expected: String) {
    #expect(label.text(within: columns) == expected)
    #expect(label.text(within: columns).displayWidth <= columns)
  }

  @Test("A row too narrow for both keeps the text whole, for its drawer to cut")
  func tooNarrow() { #expect(label.text(within: 12) == label.text(within: 100)) }
}
