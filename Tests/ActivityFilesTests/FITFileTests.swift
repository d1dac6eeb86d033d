/// What devices write into FIT files beside what they should.

import SessionModel
import Testing

@testable import ActivityFiles

@Suite("FIT files")
struct FITFileTests {
  /// A session as the device counted it; times are signed, as some devices have them.
  private struct Counted {
    var start: UInt32
    var sport: UInt8
    var elapsed: Int32
    var timer: Int32
    var centimetres: UInt32
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// A file with one message for each session, and a checksum that was not computed.
  private func file(_ sessions: [Counted]) -> [UInt8] {
    // Message 18: start, sport, elapsed time, timer time and distance.
    var records: [UInt8] = [0x40, 0, 0, 18, 0, 5, 2, 4, 0x86, 5, 1, 0, 7, 4, 0x85, 8, 4, 0x85, 9, 4, 0x86]
    for session in sessions {
      records += [0] + Self.bytes(session.start) + [session.sport] + Self.bytes(session.elapsed)
      records += Self.bytes(session.timer) + Self.bytes(session.centimetres)
    }
    return [12, 0x10, 0, 0] + Self.bytes(UInt32(records.count)) + Array(".FIT".utf8) + records + [0, 0]
  }

  @Test("The changes between the sports of a triathlon are no runs")
  func transitions() throws {
    let sports: [UInt8] = [5, 3, 2, 3, 1]
    let sessions = sports.enumerated().map { index, sport in
      Counted(
        start: 1_000_000_000 + UInt32(index) * 1000, sport: sport, elapsed: 600_000, timer: 600_000, centimetres: 9900)
    }
    #expect(
      try FITFile.read(file(sessions)).map(\.sport) == [
        "swimming", "transition", "cycling", "transition", "running",
      ])
  }

  @Test("Times below zero are none")
  func negative() throws {
    let session = Counted(start: 1_000_000_000, sport: 1, elapsed: 60_000, timer: -1000, centimetres: 10_000)
    let lap = try #require(try FITFile.read(file([session])).first?.laps.first)
    #expect(lap.moving == 0 && lap.ended - lap.began == 60_000)
    var other = session
    other.elapsed = -5000
    #expect(try FITFile.read(file([other])).first.map { $0.ended - $0.began } == 0)
  }
}
