/// The words in the live area, in German.

extension LiveText {
  var german: String {
    switch self {
    case .ready: "bereit"
    case .getReady: "gleich"
    case .work: "Satz"
    case .rest: "Pause"
    case .restOver: "Pause um"
    case .waiting: "warten"
    case .breathe: "atmen"
    case .choose: "wählen"
    case .over: "zu Ende"
    case .paused: "angehalten"
    case .nothingYet: "Noch nichts drin: tipp einen Satz ein wie bench 3x8"
    case .enterStarts: "Enter startet"
    case .chooseHint: "choose 1, choose 2 …"
    case .howManyReps: "Wie viele Wiederholungen? done N"
    case .next(let what): what.map { "dann: \($0)" } ?? "dann: Ende"
    case .rounds(let done, let all): all.map { "Runde \(min(done + 1, $0)) von \($0)" } ?? "\(done) Runden geschafft"
    case .elapsed(let time, let all): all.map { "\(time) von \($0)" } ?? time
    case .restIsOver: "Die Pause ist um"
    case .timeIsUp: "Die Zeit ist um"
    case .overlayHint: "Enter: weiter    +: 30 s länger"
    case .sheetHint: "↑ ↓ blättern    q schließen"
    }
  }
}
