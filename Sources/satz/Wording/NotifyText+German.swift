/// `satz notify` in German.

import Channels

extension NotifyText {
  var german: String {
    switch self {
    case .notify: "Die Töne einer Session anhören."
    case .test: "Alle Töne oder die genannten abspielen, mit den jetzigen Einstellungen."
    case .testMore:
      "satz notify test; satz notify test rest-over record. Exit-Status: 0 abgespielt; 1 es gibt keinen Ton."
    case .soundsArgument: "Welche Töne; ohne Angabe alle."
    case .isTest: "Ein Test: satz notify test"
    case .shownOnDesktop: "Der Desktop zeigt eine Benachrichtigung."
    case .silent: "Es gibt keinen Ton; satz doctor sagt, warum"
    case .noSuchSound(let word, let there):
      "Einen Ton „\(word)“ gibt es nicht; es gibt \(there.joined(separator: ", "))"
    }
  }
}

extension Announcement {
  public var german: String {
    switch self {
    case .reminder: "Eine Erinnerung"
    case .breathIn: "Einatmen"
    case .breathOut: "Ausatmen"
    case .countdown: "Eine der letzten drei Sekunden"
    case .halfway: "Halbzeit"
    case .sitChanges: "Der nächste Teil des Sitzens beginnt"
    case .bell: "Eine Glocke während des Sitzens"
    case .sitBegins: "Das Sitzen beginnt"
    case .workBegins: "Arbeit auf Zeit beginnt"
    case .workEnds: "Arbeit auf Zeit ist um"
    case .switchSides: "Seite wechseln"
    case .record: "Ein neuer Rekord"
    case .windowOver: "Die Zeit ist um"
    case .restOver: "Die Pause ist um"
    case .sessionOver: "Die Session ist zu Ende"
    case .sitOver: "Das Sitzen ist zu Ende"
    }
  }
}
