/// Writes what was trained as a calendar (iCalendar, RFC 5545), one event for each session.

import SessionModel

enum SessionCalendar {
  static let header = line("BEGIN:VCALENDAR") + line("VERSION:2.0") + line("PRODID:-//Satz//Satz//EN")
  static let footer = line("END:VCALENDAR")

  /// The same session gives the same bytes: its stamp is the moment at which it began.
  static func event(of session: PortableSession) -> String {
    let began = instant(session.began.milliseconds)
    // What has no time of day is there all day.
    let day = session.isTimeKnown ? nil : session.began.day.isoText.filter { $0 != "-" }
    var lines = [
      "BEGIN:VEVENT", "UID:\(escaped(session.identity))@satz", "DTSTAMP:\(began)",
      day.map { "DTSTART;VALUE=DATE:\($0)" } ?? "DTSTART:\(began)",
    ]
    // Without an end, an event is over when it begins: 3.6.1.
    if day == nil, let length = session.length ?? session.active, length > .zero {
      lines.append("DTEND:" + instant(session.began.milliseconds &+ length.count))
    }
    lines.append("SUMMARY:" + escaped(session.name))
    let description = session.sets.map { PlainLog.line(of: $0).trimmingSpaces() } + session.notes
    if !description.isEmpty { lines.append("DESCRIPTION:" + escaped(description.joined(separator: "\n"))) }
    lines.append("END:VEVENT")
    return lines.map(line).joined()
  }

  /// `20260103T090000Z`.
  private static func instant(_ milliseconds: Int) -> String {
    let moment = WallMoment(milliseconds: milliseconds, utcOffsetSeconds: 0)
    let digits = moment.day.isoText.filter { $0 != "-" }
    return digits + "T" + PlainLog.wholeTimeOfDay(moment).filter { $0 != ":" } + "Z"
  }

  /// Text as a value: 3.3.11.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: ["\\", "n"])
      case "\t": result.append(" ")
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A line of at most 75 bytes, and the rest of it on lines that begin with a space: 3.1.
  private static func line(_ text: String) -> String {
    var (result, room) = ("", 75)
    for scalar in text.unicodeScalars {
      let size = Unicode.UTF8.width(scalar)
      if size > room {
        result += "\r\n "
        room = 74
      }
      result.unicodeScalars.append(scalar)
      room -= size
    }
    return result + "\r\n"
  }
}
