/// One-rep maxes from sets of several reps, against numbers worked out by hand from the published formulas.

import SessionModel
import Testing

@Suite("Estimated maxes")
struct MaxEstimateTests {
  @Test(
    "Each formula gives what it is published to give",
    arguments: [
      (MaxFormula.epley, 5, 100, 116_667), (.epley, 10, 100, 133_333), (.brzycki, 5, 100, 112_500),
      (.brzycki, 10, 100, 133_333), (.rts, 5, 100, 115_875),
      // Two reps in reserve count as two more reps.
      (.epley, 3, 80, 116_667), (.brzycki, 3, 80, 112_500),
    ])
  func published(formula: MaxFormula, reps: Int, rpeTenths: Int, grams: Int) {
    #expect(formula.max(load: .kilograms(100), reps: reps, rpeTenths: rpeTenths) == Mass(grams: grams))
  }

  @Test("One rep to failure is the max itself", arguments: MaxFormula.allCases)
  func single(formula: MaxFormula) {
    #expect(formula.max(load: .kilograms(100), reps: 1) == .kilograms(100))
  }

  @Test("Outside the range of a formula there is no number, and nothing traps", arguments: MaxFormula.allCases)
  func beyond(formula: MaxFormula) {
    for (reps, rpe) in [(0, 100), (13, 100), (.max, 100), (.min, 100), (5, 0), (5, .max)] {
      #expect(formula.max(load: .kilograms(100), reps: reps, rpeTenths: rpe) == nil)
    }
    #expect(formula.max(load: Mass(grams: .max), reps: 5) == nil)
  }
}
