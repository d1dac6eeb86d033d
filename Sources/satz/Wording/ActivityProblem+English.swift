/// Why a file of an activity was not read and what to do about it, in English.

import ActivityFiles
import PlanWording

extension ActivityProblem {
  func english(of file: String) -> String {
    switch self {
    case .closed(let form): form.english(of: file)
    case .brokenXML(let line): "\(file):\(line): this is not XML; the file is cut off or damaged. Get it again"
    case .hostileXML:
      "\(file) is not what a device or an app writes: its XML has definitions of its own, or no end of nesting"
    case .brokenFIT: "\(file) is cut off or damaged: its length or its checksum is wrong. Copy it from the device again"
    case .brokenGzip: "\(file) is cut off or damaged, and cannot be unpacked. Get it again"
    case .unpacksTooLarge(let megabytes): "\(file) unpacks to more than \(megabytes) MB; it is not imported"
    case .course: "\(file) is a course: a route without times. Export the activity itself"
    case .plannedWorkout: "\(file) is a planned workout: nothing was done in it yet"
    case .otherFIT:
      "\(file) is a FIT file about something other than an activity; those are in the folder ACTIVITY of the device"
    case .empty: "\(file) has no lap and no point with a time: there is nothing in it to import"
    case .tooMany: "\(file) has more laps than anybody has done; it is not imported"
    }
  }
}

extension ClosedForm {
  fileprivate func english(of file: String) -> String {
    switch self {
    case .zip:
      "\(file) is a zip: unpack it (unzip \(file)) and import what is in it; of Apple Health that is export.xml"
    case .gzip: "\(file) is packed twice: gunzip it, and import what comes out"
    case .excel: "\(file) is from Excel: open it there or in LibreOffice, save it as CSV, and import that"
    case .pdf: "\(file) is a PDF, which has no table in it that could be read: export CSV from the app"
    case .sqlite:
      "\(file) is a database: if it is a backup of Satz, satz restore reads it; otherwise export CSV from the app that it is from"
    case .kml: "\(file) is KML, which has no times: export GPX, TCX or FIT instead"
    case .clinical: "\(file) is what Apple Health writes for doctors; import export.xml, which is beside it"
    case .webPage: "\(file) is a web page, perhaps one that asks you to sign in: download the file itself again"
    }
  }
}
