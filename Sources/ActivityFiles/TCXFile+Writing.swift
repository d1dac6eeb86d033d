/// Writes a session in Garmin's Training Center Database v2: a lap for each distance; a session of other sets is one lap,
/// with its sets as text.

import SessionModel
import TrainingStore

extension TCXFile {
  package static func text(
    of session: PortableSession, naming names: FITNames, losing losses: inout FormLosses
  ) -> String {
    losses.scores += session.scores.count
    let laps = session.laps
    let sport = laps.isEmpty ? "Other" : word(for: names.sport(of: session.sets[0].exercise.key))
    var notes = [session.name] + session.notes
    if laps.isEmpty {
      losses.noted += session.sets.count
      notes += session.sets.map { PlainLog.line(of: $0).trimmingSpaces() }
    } else {
      losses.efforts += session.sets.count { $0.performance.rpeTenths != nil }
    }
    let all = laps.isEmpty ? [SessionLap(began: 0, length: session.span.count)] : laps
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
       <Activities>
        <Activity Sport="\(sport)">
         <Id>\(PlainLog.instant(session.began.milliseconds))</Id>
      \(lines(of: all, from: session.began.milliseconds))
         <Notes>\(escaped(notes.joined(separator: "\n")))</Notes>
        </Activity>
       </Activities>
      </TrainingCenterDatabase>

      """
  }

  private static func lines(of laps: [SessionLap], from began: Int) -> String {
    var millimetres = 0
    return laps.map { lap in
      let before = millimetres
      millimetres += lap.distance?.millimetres ?? 0
      let ends = [(lap.began, before), (lap.began + lap.length, millimetres)].map { time, millimetres in
        let metres = "<DistanceMeters>\(PlainLog.decimal(millimetres))</DistanceMeters>"
        return
          "     <Trackpoint><Time>\(PlainLog.instant(began + time))</Time>\(lap.distance == nil ? "" : metres)</Trackpoint>"
      }
      let beats = lap.heartRate.map { rate in
        """
            <AverageHeartRateBpm><Value>\(rate.average)</Value></AverageHeartRateBpm>
            <MaximumHeartRateBpm><Value>\(rate.maximum)</Value></MaximumHeartRateBpm>

        """
      }
      return """
           <Lap StartTime="\(PlainLog.instant(began + lap.began))">
            <TotalTimeSeconds>\(PlainLog.decimal(lap.length))</TotalTimeSeconds>
            <DistanceMeters>\(PlainLog.decimal(lap.distance?.millimetres ?? 0))</DistanceMeters>
            <Calories>\(min(65_535, lap.energy?.kilocalories ?? 0))</Calories>
        \(beats ?? "")    <Intensity>Active</Intensity>
            <TriggerMethod>Manual</TriggerMethod>
            <Track>
        \(ends.joined(separator: "\n"))
            </Track>
           </Lap>
        """
    }.joined(separator: "\n")
  }

  /// The only sports that the format has.
  private static func word(for sport: FITSport) -> String {
    switch sport.sport {
    case 1: "Running"
    case 2: "Biking"
    default: "Other"
    }
  }

  /// Nothing in it is markup, and every character one that XML has.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: result.append(scalar)
      default: result.append("\u{FFFD}")
      }
    }
    return String(result)
  }
}
