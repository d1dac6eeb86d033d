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

  @Test("An easier effort is as many steps down the chart as it leaves reps in reserve")
  func easier() {
    #expect(RepMax.share(reps: 5, rpeTenths: 60) == RepMax.permille(reps: 9, rpeTenths: 100))
    #expect(RepMax.share(reps: 1, rpeTenths: 10) == RepMax.permille(reps: 10, rpeTenths: 100))
  }

  @Test(
    "Where the chart ends, the load falls on as Epley's formula does",
    arguments: [(12, 60, 580), (15, 100, 599), (15, 80, 567), (20, 80, 513), (30, 100, 444), (100, 100, 205)])
  func behindTheChart(reps: Int, rpe: Int, permille: Int) {
    // 586 × (1 + 15.5 / 30) / (1 + reps to failure / 30)
    #expect(RepMax.share(reps: reps, rpeTenths: rpe) == permille)
  }

  @Test("One more rep, or one point less of effort, never makes a set heavier")
  func falls() {
    for reps in 1...200 {
      for rpe in 10..<100 {
        let here = RepMax.share(reps: reps, rpeTenths: rpe) ?? 0
        #expect(here > 0)
        #expect(here <= RepMax.share(reps: reps, rpeTenths: rpe + 1) ?? 0)
        #expect(here >= RepMax.share(reps: reps + 1, rpeTenths: rpe) ?? 1000)
      }
    }
  }
}
