/// The export of Apple Health is read as a stream, however it is cut into chunks, and damaged ones never do harm.

import Glibc
import SessionModel
import Testing

@testable import ActivityFiles

@Suite("Apple Health")
struct HealthExportTests {
  @Test("Workouts have their sport, time, distance, energy and heart rate, in both generations of the file")
  func workouts() throws {
    let export = try read(try Generated.file("health.py 0 50"), chunk: 1 << 20)
    #expect(export.activities.count == 12)
    let (run, ride) = (export.activities[0], export.activities[1])
    #expect(run.sport == "running" && run.utcOffsetSeconds == 3600)
    #expect(run.laps[0].distance == Length(millimetres: 6_500_000))
    #expect(run.laps[0].energy == Energy(kilocalories: 301))
    #expect(run.laps[0].heartRate == HeartRate(average: 142, maximum: 171))
    #expect(run.laps[0].moving == run.laps[0].ended - run.laps[0].began - 30_000)
    #expect(ride.laps[0].distance == Length(millimetres: 5_250_000))
    #expect(ride.laps[0].energy == Energy(kilocalories: 300))
    #expect(export.activities.map(\.sport)[2...5] == ["strength training", "swimming", "paddling", nil])
  }

  @Test("Weighings are in kilograms or pounds")
  func weighings() throws {
    let masses = try read(try Generated.file("health.py 0 50"), chunk: 1 << 20).masses
    #expect(masses.count == 20)
    #expect(masses[0].mass == Mass(grams: 80_000) && masses[4].mass == Mass(grams: 80_014))
  }

  @Test("Mindful sessions are sits, and what nothing is made of is counted")
  func others() throws {
    let export = try read(try Generated.file("health.py 0 50"), chunk: 1 << 20)
    #expect(export.sits.map(\.milliseconds) == [600_000, 660_000, 720_000] && export.sits[0].utcOffsetSeconds == 3600)
    #expect(export.leftOut == LeftOutRecords(heartRates: 25, others: 25))
  }

  @Test("However the file is cut into chunks, the same is read", arguments: [7000, 65_536])
  func chunks(size: Int) throws {
    let bytes = try Generated.file("health.py 0 500")
    let (whole, parts) = (try read(bytes, chunk: bytes.count), try read(bytes, chunk: size))
    #expect(whole.activities == parts.activities && whole.masses == parts.masses && whole.sits == parts.sits)
  }

  @Test("Flipped, cut and repeated bytes of an export never do harm")
  func damaged() throws {
    let times = 200 * Generated.fuzzTimes
    let whole = try Generated.file("health.py 0 20")
    var random = SplitMix(state: 15)
    var accepted = 0
    for _ in 0..<times {
      let bytes = Generated.damaged(whole, &random)
      guard let export = try? read(bytes, chunk: 4096) else { continue }
      accepted += 1
      #expect(export.masses.allSatisfy { (1000...700_000).contains($0.mass.grams) })
      #expect(export.activities.allSatisfy { $0.ended - $0.began <= Activity.longest })
    }
    print("\(times) damaged exports of Apple Health, \(accepted) of them still readable")
    #expect(accepted > 0 && accepted < times)
  }

  private func read(_ bytes: [UInt8], chunk: Int) throws -> HealthExport {
    let export = try HealthExport()
    for start in stride(from: 0, to: bytes.count, by: max(1, chunk)) {
      try export.feed(Array(bytes[start...].prefix(chunk)), isLast: false)
    }
    try export.feed([], isLast: true)
    return export
  }
}
