/// The words in the live area, in English.

import PlanWording

extension LiveText: Worded {
  var english: String {
    switch self {
    case .ready: "ready"
    case .getReady: "get ready"
    case .work: "work"
    case .rest: "rest"
    case .restOver: "rest over"
    case .waiting: "wait"
    case .choose: "choose"
    case .over: "over"
    case .paused: "paused"
    case .amrap: "AMRAP"
    case .forTime: "time"
    case .overrun: "late"
    case .breath(.inhale): "in"
    case .breath(.exhale): "out"
    case .breath(.hold): "hold"
    case .breath(.breaths): "breathe"
    case .nothingYet: "Nothing in it yet: type a set such as bench 3x8"
    case .enterStarts: "Enter starts"
    case .enterGoesOn: "Enter goes on"
    case .chooseHint: "choose 1, choose 2 …"
    case .howManyReps: "How many reps? done N"
    case .howFar: "How far? done 30m"
    case .howMuchEnergy: "How many calories? done 12cal"
    case .howHeavy: "How heavy? Type the load"
    case .howHard: "How hard was it? rpe 8"
    case .next(let what): what.map { "next: \($0)" } ?? "next: the end"
    case .leadNext: "Next"
    case .leadThen: "Then"
    case .theEnd: "the end"
    case .phaseOf(let phase, let length): "\(phase) of \(length)"
    case .targetNow(let effort): "now \(effort)"
    case .cardHint(.ready): "Enter starts · ? help"
    case .cardHint(.choosing): "choose N · ? help"
    case .cardHint(.work): "Enter done · Space pauses · ? help"
    case .cardHint(.waiting): "Enter goes on · ? help"
    case .cardHint(.rest), .cardHint(.countdown), .cardHint(.expired):
      "Enter goes on · Page Up 30 s more · ? help"
    case .cardHint(.breath), .cardHint(.sit): "Space pauses · ? help"
    case .cardHint(.finished), .cardHint(.aborted): ""
    case .round(let round, let all): all.map { "round \(round) of \($0)" } ?? "round \(round)"
    case .roundsDone(let count): count == 1 ? "1 round done" : "\(count) rounds done"
    case .roundDone(let round, let all): "round \(round) of \(all) done"
    case .minute(let minute, let all): "minute \(minute) of \(all)"
    case .minuteDone(let minute, let all): "minute \(minute) of \(all) done"
    case .part(let part, let all): "part \(part) of \(all)"
    case .side(let side, let all): "side \(side) of \(all)"
    case .otherSide: "Other side"
    case .halfway: "Halfway"
    case .rung(let rung, let all): all.map { "rung \(rung) of \($0)" } ?? "rung \(rung)"
    case .elapsed(let time, let all): all.map { "\(time) of \($0)" } ?? time
    case .restIsOver: "Rest is over"
    case .timeIsUp: "Time is up"
    case .overlayHint: "Enter goes on · Page Up 30 s more · Ctrl-N next exercise · Esc"
    case .sheetHint: "↑ ↓ scroll    q close"
    }
  }
}
