/// A step in one row, at any width.
import PlanWording
import Testing

@testable import satz

struct StepLabelTests {
  private let label = StepLabel(name: "Band pull-apart · warm-up · set 1 of 2", prescription: "20 × 12 kg")

  @Test(
    "Where there is little room, the name gives way to what is prescribed",
    arguments: [
      (60, "Band pull-apart · warm-up · set 1 of 2 · 20 × 12 kg"),
      (50, "Band pull-apart · warm-up · set 1/2 · 20 × 12 kg"), (40, "Band pull-apart · set 1/2 · 20 × 12 kg"),
      (36, "Band pull-ap… · set 1/2 · 20 × 12 kg"),
      (30, "Band pull-apart · 20 × 12 kg"), (24, "Band pull-… · 20 × 12 kg"),
    ])
  func width(columns: Int, expected: String) {
    #expect(label.text(within: columns) == expected)
    #expect(label.text(within: columns).displayWidth <= columns)
  }

  @Test(
    "Words give way before numbers",
    arguments: [
      (29, "Plank · set 1/2 · side 1/2"), (34, "Plank · set 1 of 2 · side 1 of 2"), (22, "Plank · set 1/2"),
    ])
  func numbers(columns: Int, expected: String) {
    #expect(StepLabel.name("Plank · set 1 of 2 · side 1 of 2", within: columns) == expected)
    #expect(
      StepLabel.name("Bankdrücken · Aufwärmen · Satz 1 von 3", within: 29) == "Bankdrücken · Satz 1/3")
  }

  @Test("A row too narrow for both ends with a whole word")
  func tooNarrow() {
    #expect(label.text(within: 12) == "Band pull-a…")
    let cluster = StepLabel(name: "Bench press", prescription: "(4, 3, 2) pause 15 s @ 100 kg")
    #expect(cluster.text(within: 29) == "Bench press · (4, 3, 2)…")
  }

  @Test("Of what comes later, the numbers go before the name")
  func brief() {
    let later = StepLabel(name: "Schulterdrücken", prescription: "5 × 40 kg")
    #expect(later.brief(within: 27) == "Schulterdrücken · 5 × 40 kg")
    #expect(later.brief(within: 21) == "Schulterdrücken")
    #expect(label.brief(within: 26) == "Band pull-apart · set 1/2")
    // The load matters more than which set it is.
    #expect(label.brief(within: 49) == "Band pull-apart · warm-up · set 1/2 · 20 × 12 kg")
    #expect(label.brief(within: 40) == "Band pull-apart · set 1/2 · 20 × 12 kg")
    #expect(label.brief(within: 34) == "Band pull-apart · 20 × 12 kg")
    let same = StepLabel(name: "set 2 of 5", prescription: "5 × 100 kg · RPE 8")
    #expect(same.brief(within: 20) == "5 × 100 kg · RPE 8")
    #expect(same.brief(within: 12) == "5 × 100 kg")
  }

  @Test("A number goes with its unit")
  func numbers() {
    let prescription = "(4, 3, 2) pause 15 s @ 100 kg"
    #expect(prescription.cutAtWord(toWidth: 28) == "(4, 3, 2) pause 15 s…")
    #expect(prescription.cutAtWord(toWidth: 20) == "(4, 3, 2) pause…")
    #expect("Plank · set 3 · side 1".cutAtWord(toWidth: 15) == "Plank · set 3…")
  }
}
