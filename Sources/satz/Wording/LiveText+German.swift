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
    case .choose: "wählen"
    case .over: "zu Ende"
    case .paused: "pausiert"
    case .amrap: "AMRAP"
    case .forTime: "Zeit"
    case .overrun: "überzogen"
    case .breath(.inhale): "ein"
    case .breath(.exhale): "aus"
    case .breath(.hold): "halten"
    case .breath(.breaths): "atmen"
    case .nothingYet: "Noch nichts drin: tipp einen Satz ein wie bench 3x8"
    case .enterStarts: "Enter startet"
    case .enterGoesOn: "Enter geht weiter"
    case .chooseHint: "choose 1, choose 2 …"
    case .howManyReps: "Wie viele Wiederholungen? done N"
    case .howFar: "Wie weit? done 30m"
    case .howMuchEnergy: "Wie viele Kalorien? done 12cal"
    case .howHeavy: "Wie schwer? Gib die Last ein"
    case .howHard: "Wie anstrengend war es? rpe 8"
    case .next(let what): what.map { "dann: \($0)" } ?? "dann: Ende"
    case .round(let round, let all): all.map { "Runde \(round) von \($0)" } ?? "Runde \(round)"
    case .roundsDone(let count): count == 1 ? "1 Runde geschafft" : "\(count) Runden geschafft"
    case .roundDone(let round, let all): "Runde \(round) von \(all) geschafft"
    case .minute(let minute, let all): "Minute \(minute) von \(all)"
    case .minuteDone(let minute, let all): "Minute \(minute) von \(all) geschafft"
    case .part(let part, let all): "Teil \(part) von \(all)"
    case .side(let side, let all): "Seite \(side) von \(all)"
    case .otherSide: "Andere Seite"
    case .rung(let rung, let all): all.map { "Sprosse \(rung) von \($0)" } ?? "Sprosse \(rung)"
    case .elapsed(let time, let all): all.map { "\(time) von \($0)" } ?? time
    case .restIsOver: "Die Pause ist um"
    case .timeIsUp: "Die Zeit ist um"
    case .overlayHint: "Enter: weiter · Bild auf: 30 s länger · Strg-N: nächste Übung · Esc"
    case .sheetHint: "↑ ↓ blättern    q schließen"
    }
  }
}
