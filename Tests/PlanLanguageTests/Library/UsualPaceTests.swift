import PlanLanguage
import SessionModel
import Testing

@Suite("Estimates of distances")
struct UsualPaceTests {
  private func minutes(perKilometre entry: ExerciseEntry) -> Int {
    let work = Work(
      exercise: Exercise(key: entry.key, name: entry.english), target: .distance(.exactly(1_000_000)))
    let session = Session(name: "", kind: .workout, blocks: [Block(id: 1, .step(.work(work)))])
    return Int((session.estimatedDuration() ?? .zero).count / 60_000)
  }

  @Test("Nothing on water, wheels or skis, and nothing carried or crawled, goes at the pace of a run")
  func equipment() {
    for entry in ExerciseLibrary.builtIn.all {
      let minutes = minutes(perKilometre: entry)
      switch entry.equipment {
      case .swim: #expect((20...30).contains(minutes), "\(entry.key): \(minutes)")
      case .rower, .ski: #expect((4...5).contains(minutes), "\(entry.key): \(minutes)")
      case .bike: #expect(minutes == 2, "\(entry.key): \(minutes)")
      case .sled: #expect(minutes == 16, "\(entry.key): \(minutes)")
      case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .run, .sandbag,
        .medicineBall, .other:
        if entry.measure == .distance, entry.key.contains("carry") || entry.key.contains("crawl") {
          #expect(minutes > 12, "\(entry.key): \(minutes)")
        }
      }
    }
  }
}
