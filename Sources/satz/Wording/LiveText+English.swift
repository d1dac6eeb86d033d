/// The words in the live area, in English.

extension LiveText: Worded {
  var english: String {
    switch self {
    case .ready: "ready"
    case .getReady: "get ready"
    case .work: "work"
    case .rest: "rest"
    case .restOver: "rest over"
    case .waiting: "wait"
    case .breathe: "breathe"
    case .choose: "choose"
    case .over: "over"
    case .paused: "paused"
    case .nothingYet: "Nothing in it yet: type a set such as bench 3x8"
    case .enterStarts: "Enter starts"
    case .chooseHint: "choose 1, choose 2 …"
    case .howManyReps: "How many reps? done N"
    case .next(let what): what.map { "next: \($0)" } ?? "next: the end"
    case .rounds(let done, let all): all.map { "round \(min(done + 1, $0)) of \($0)" } ?? "\(done) rounds done"
    case .elapsed(let time, let all): all.map { "\(time) of \($0)" } ?? time
    case .restIsOver: "Rest is over"
    case .timeIsUp: "Time is up"
    case .overlayHint: "Enter: go on    +: 30 s more"
    case .sheetHint: "↑ ↓ scroll    q close"
    }
  }
}
