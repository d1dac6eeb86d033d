/// Recordings of devices are read correctly, in every format.

import SessionModel
import Testing

@testable import ActivityFiles

@Suite("Files of activities")
struct ActivityFilesTests {
  @Test("Instants are read with and without fractions and zones")
  func instants() {
    #expect(WrittenInstant("1970-01-02T00:00:01Z")?.milliseconds == 86_401_000)
    #expect(WrittenInstant(" 1970-01-01T00:00:00.25Z")?.milliseconds == 250)
    #expect(WrittenInstant("1970-01-01T02:00:00+02:00")?.milliseconds == 0)
    #expect(WrittenInstant("1970-01-01T02:00:00Z")?.utcOffsetSeconds == nil)
    #expect(WrittenInstant("1970-01-01 00:00:00 -0330")?.milliseconds == 12_600_000)
    #expect(WrittenInstant("1970-01-01 00:00:00 -0330")?.utcOffsetSeconds == -12_600)
    for text in ["", "1970", "1970-13-01T00:00:00Z", "1970-01-01T24:00:00Z", "9999-01-01T00:00:00Z"] {
      #expect(WrittenInstant(text) == nil, "\(text)")
    }
  }

  @Test("The distance between Nashville and Los Angeles is that of the formula's examples")
  func greatCircle() throws {
    let nashville = try #require(Place(latitude: 36.12, longitude: -86.67))
    let losAngeles = try #require(Place(latitude: 33.94, longitude: -118.4))
    #expect(abs(nashville.metres(to: losAngeles) - 2_886_448) < 10)
  }

  @Test(
    "Sports are what the library calls them",
    arguments: [
      ("Biking", "cycling"), ("Running", "running"), ("9", "running"), ("trail_running", "trail running"),
      ("VirtualRide", "indoor cycling"), ("Other", nil), ("", nil), ("lap_swimming", "swimming"), ("Yoga", "yoga"),
    ])
  func sports(word: String, sport: String?) {
    #expect(SportName.of(word: word) == sport)
  }

  static let gpx = """
    <?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:t="x"><trk><name> Home &amp; back </name>
    <type>cycling</type><trkseg>
    <trkpt lat="48" lon="11"><time>2026-04-08T16:00:00Z</time><extensions><t:hr>100</t:hr></extensions></trkpt>
    <trkpt lat="48.001" lon="11"><time>2026-04-08T16:00:10Z</time><extensions><t:hr>120</t:hr></extensions></trkpt>
    <trkpt lat="48.002" lon="11"><time>2026-04-08T16:00:20Z</time><extensions><t:hr>140</t:hr></extensions></trkpt>
    <trkpt lat="48.00201" lon="11"><time>2026-04-08T16:05:20Z</time></trkpt>
    </trkseg><trkseg>
    <trkpt lat="48.1" lon="11"><time>2026-04-08T16:06:00Z</time></trkpt>
    <trkpt lat="48.101" lon="11"><time>2026-04-08T16:06:10Z</time></trkpt>
    </trkseg></trk></gpx>
    """

  @Test("A track is a lap: its pauses count neither as time nor as distance")
  func pauses() throws {
    let activity = try #require(try GPXFile.read(Array(Self.gpx.utf8)).first)
    let lap = try #require(activity.laps.first)
    #expect(activity.sport == "cycling" && activity.title == "Home & back" && activity.laps.count == 1)
    #expect(lap.moving == 30_000 && lap.ended - lap.began == 370_000)
    // Three thousandths of a degree.
    #expect(abs((lap.distance?.millimetres ?? 0) - 333_585) < 10)
    #expect(lap.heartRate == HeartRate(average: 130, maximum: 140))
    // Ten seconds each of 120 and 140.
    #expect(lap.zoneSeconds(max: 200) == [0, 10, 10, 0, 0] && lap.zoneSeconds(max: 180) == [0, 10, 10, 0, 0])
  }

  @Test("Tracks of one sport that follow each other are one session, others are sessions of their own")
  func tracks() throws {
    func track(_ hour: String, _ sport: String) -> String {
      """
      <trk><type>\(sport)</type><trkseg><trkpt lat="48" lon="11"><time>2026-04-08T\(hour):00:00Z</time></trkpt>
      <trkpt lat="48.001" lon="11"><time>2026-04-08T\(hour):00:10Z</time></trkpt></trkseg></trk>
      """
    }
    let text = "<gpx>" + track("08", "run") + track("10", "run") + track("11", "bike") + track("20", "bike") + "</gpx>"
    #expect(try GPXFile.read(Array(text.utf8)).map(\.laps.count) == [2, 1, 1])
  }

  @Test("What was not done is named, not imported")
  func nothingDone() {
    func problem(_ text: String) -> ActivityProblem? {
      do throws(ActivityProblem) {
        _ = FileForm(Array(text.utf8)) == .tcx ? try TCXFile.read(Array(text.utf8)) : try GPXFile.read(Array(text.utf8))
        return nil
      } catch { return error }
    }
    #expect(problem("<gpx><rte><rtept lat='1' lon='2'/></rte></gpx>") == .course)
    #expect(problem("<gpx></gpx>") == .empty)
    #expect(problem("<gpx>\n<trk>") == .brokenXML(line: 2))
    #expect(problem("<TrainingCenterDatabase><Courses><Course/></Courses></TrainingCenterDatabase>") == .course)
    #expect(
      problem("<TrainingCenterDatabase><Workouts><Workout/></Workouts></TrainingCenterDatabase>") == .plannedWorkout)
    #expect(problem("<gpx>" + String(repeating: "<a>", count: 100)) == .hostileXML)
    let lap = "<Lap StartTime='2026-04-08T16:00:00Z'><TotalTimeSeconds>1</TotalTimeSeconds></Lap>"
    let endless = "<TrainingCenterDatabase><Activities><Activity>" + String(repeating: lap, count: 20_001)
    #expect(problem(endless) == .tooMany)
    #expect(problem("<gpx>" + String(repeating: "a", count: 100_000) + "</gpx>") == .hostileXML)
  }

  @Test("A document that defines abbreviations of its own says no more than is written in it")
  func entities() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <gpx><trk><name>&b;</name></trk></gpx>
      """
    #expect(throws: ActivityProblem.brokenXML(line: 2)) { try GPXFile.read(Array(bomb.utf8)) }
    // In an encoding where its type cannot be blanked before.
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in bomb.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(throws: ActivityProblem.hostileXML) { try GPXFile.read(wide) }
  }

  @Test(
    "A file that is known and cannot be read is named",
    arguments: [
      ("PK\u{3}\u{4}export.xml", FileForm.closed(.zip)), ("PK\u{3}\u{4}..[Content_Types].xml", .closed(.excel)),
      ("%PDF-1.7", .closed(.pdf)), ("SQLite format 3\u{0}", .closed(.sqlite)), ("<html>", .closed(.webPage)),
      ("<!DOCTYPE html><html>", .closed(.webPage)), ("<!DOCTYPE HTML PUBLIC \"a\">\n<HTML>", .closed(.webPage)),
      ("<?xml?>\n<!doctype html>", .closed(.webPage)), ("<!DOCTYPE x [<!ELEMENT y>]>\n<HealthData>", .health),
      ("<!DOCTYPE a>\n<html>", .closed(.webPage)), ("<?xml?><kml>", .closed(.kml)),
      ("<?xml?>\n<!-- a --><gpx a='1'>", .gpx),
      ("Date,Reps", .other), ("", .other), ("<", .other), ("<!-- ", .other),
    ])
  func forms(text: String, form: FileForm) {
    #expect(FileForm(Array(text.utf8)) == form)
  }
}
