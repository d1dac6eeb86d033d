/// The run that `Tests/Corpus/activities.py` writes in each format, as it is read; and damaged files, which never do harm.

import Glibc
import SessionModel
import Testing

@testable import ActivityFiles

@Suite("A run as GPX, TCX and FIT")
struct RecordedRunTests {
  @Test("Each format has the same beginning, the same distance and the same time")
  func same() throws {
    let all = try ["gpx", "tcx", "fit"].map { kind in try read(sample(kind)) }
    for activities in all {
      let activity = try #require(activities.first)
      #expect(activities.count == 1 && activity.sport == "running")
      #expect(activity.began == 1_775_667_000_000)
      let distance = activity.laps.reduce(0) { $0 + ($1.distance?.millimetres ?? 0) }
      #expect(abs(distance - 3_000_000) < 2000)
      let time = activity.laps.reduce(0) { $0 + $1.moving }
      #expect(abs(time - (activity.ended - activity.began - 60_000)) <= 1000)
      #expect(activity.laps.allSatisfy { $0.heartRate != nil })
    }
    #expect(all.map { $0[0].laps.count } == [1, 3, 3])
    // How long each heart rate lasted is known from the points; in FIT they stand beside the laps.
    #expect(all[2][0].laps.allSatisfy { !$0.heartTimes.isEmpty })
    #expect(all[1][0].laps == all[2][0].laps)
    #expect(all[2][0].utcOffsetSeconds == 7200 && all[1][0].utcOffsetSeconds == nil)
    #expect(all[1][0].laps.allSatisfy { $0.energy != nil })
  }

  @Test("A FIT activity without laps is one lap, as its session says")
  func withoutLaps() throws {
    let activity = try #require(try read(sample("fit", "--only-whole")).first)
    #expect(activity.laps.count == 1)
    #expect(activity.laps[0].distance == Length(millimetres: 3_000_000))
    #expect(activity.laps[0].heartRate?.average == 134)
  }

  @Test("A FIT file whose checksum is wrong, that is cut off or no activity, is named")
  func broken() throws {
    var bytes = try sample("fit")
    #expect(throws: ActivityProblem.brokenFIT) { try FITFile.read(Array(bytes.dropLast(10))) }
    bytes[100] ^= 1
    #expect(throws: ActivityProblem.brokenFIT) { try FITFile.read(bytes) }
    #expect(throws: ActivityProblem.course) { try FITFile.read(ofType(6)) }
    #expect(throws: ActivityProblem.plannedWorkout) { try FITFile.read(ofType(5)) }
    #expect(throws: ActivityProblem.otherFIT) { try FITFile.read(ofType(15)) }
    #expect(throws: ActivityProblem.empty) { try FITFile.read(ofType(4)) }
  }

  /// A file with nothing but its type.
  private func ofType(_ type: UInt8) -> [UInt8] {
    let data: [UInt8] = [0x40, 0, 0, 0, 0, 1, 0, 1, 0, 0, type]
    return [14, 0x20, 0, 0, UInt8(data.count), 0, 0, 0] + Array(".FIT".utf8) + [0, 0] + data + [0, 0]
  }

  @Test("Flipped, cut and repeated bytes of recordings never do harm", arguments: ["gpx", "tcx", "fit"])
  func damaged(kind: String) throws {
    let times = 400 * Generated.fuzzTimes
    let whole = try sample(kind)
    var random = SplitMix(state: 14)
    var accepted = 0
    for _ in 0..<times {
      var bytes = Generated.damaged(whole, &random)
      // A checksum of zero is one that was not computed: what follows it is read.
      if kind == "fit", bytes.count > 16 { bytes.replaceSubrange((bytes.count - 2)..., with: [0, 0]) }
      guard let activities = try? read(bytes) else { continue }
      accepted += 1
      for activity in activities {
        #expect(!activity.laps.isEmpty && activity.ended >= activity.began)
        #expect(activity.ended - activity.began <= 2 * Activity.longest)
      }
    }
    print("\(times) damaged files of \(kind), \(accepted) of them still readable")
    #expect(accepted > 0 && accepted < times)
  }

  private func read(_ bytes: [UInt8]) throws -> [Activity] {
    switch FileForm(bytes) {
    case .gpx: try GPXFile.read(bytes)
    case .tcx: try TCXFile.read(bytes)
    case .fit: try FITFile.read(bytes)
    case .closed(let form): throw ActivityProblem.closed(form)
    case .other, .health: throw ActivityProblem.empty
    }
  }

  private func sample(_ kind: String, _ option: String = "") throws -> [UInt8] {
    try Generated.file("activities.py \(kind) 0 \(option)")
  }
}
