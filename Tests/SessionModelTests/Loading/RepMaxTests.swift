import SessionModel
import Testing

@Suite("Reps and effort to a load")
struct RepMaxTests {
  @Test(
    "The chart as published",
    arguments: [
      (1, 100, 1000), (5, 100, 863), (5, 80, 811), (8, 80, 739), (3, 90, 892), (12, 100, 680), (12, 65, 586),
      (1, 65, 878),
    ])
  func chart(reps: Int, rpe: Int, permille: Int) {
    #expect(RepMax.permille(reps: reps, rpeTenths: rpe) == permille)
  }

  @Test("Outside the chart there is no answer", arguments: [(0, 80), (13, 80), (5, 60), (5, 105)])
  func outside(reps: Int, rpe: Int) {
    #expect(RepMax.permille(reps: reps, rpeTenths: rpe) == nil)
  }

  @Test("Five reps at RPE 8 of a 100 kg max are 81.1 kg, and show that max again")
  func thereAndBack() {
    #expect(RepMax.load(reps: 5, rpeTenths: 80, max: .kilograms(100)) == Mass(grams: 81_100))
    #expect(RepMax.estimatedMax(load: Mass(grams: 81_100), reps: 5, rpeTenths: 80) == .kilograms(100))
  }
}
