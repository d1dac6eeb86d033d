/// `satz notify` in English.

import Channels
import PlanWording

extension NotifyText: Worded {
  var english: String {
    switch self {
    case .notify: "Hear the sounds of a session."
    case .test: "Play all sounds, or the ones you name, with the current settings."
    case .testMore: "satz notify test; satz notify test rest-over record. Exit status: 0 played; 1 there is no sound."
    case .soundsArgument: "Which sounds; all of them by default."
    case .isTest: "A test: satz notify test"
    case .shownOnDesktop: "The desktop shows a notification."
    case .silent: "there is no sound; satz doctor says why"
    case .noSuchSound(let word, let there):
      "there is no sound “\(word)”; the sounds are \(there.joined(separator: ", "))"
    }
  }
}

extension Announcement: Worded {
  public var english: String {
    switch self {
    case .reminder: "A reminder"
    case .breathIn: "Breathe in"
    case .breathOut: "Breathe out"
    case .countdown: "One of the last three seconds"
    case .halfway: "Halfway"
    case .sitChanges: "The next part of a sit begins"
    case .bell: "A bell during a sit"
    case .sitBegins: "A sit begins"
    case .workBegins: "Timed work begins"
    case .workEnds: "Timed work is over"
    case .switchSides: "Switch sides"
    case .record: "A new record"
    case .windowOver: "Time is up"
    case .restOver: "The rest is over"
    case .sessionOver: "The session is over"
    case .sitOver: "The sit is over"
    }
  }
}
