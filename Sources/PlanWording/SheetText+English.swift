/// The words of a sheet in English.

import SessionModel

extension SheetText: Worded {
  package var english: String {
    switch self {
    case .rest(let length): "rest \(length)"
    case .restOpen: "rest as long as you like"
    case .maxHeartRate: "max HR"
    case .allInPounds: "All loads are in pounds; if you train in pounds: satz profile set --units lb"
    case .runsOn(let rest): "\(rest), runs on"
    case .betweenRounds(let rest): "\(rest), not after the last round"
    case .warmupPart: "Warm-up"
    case .cooldownPart: "Cool-down"
    case .warmup: "warm-up"
    case .drop: "drop"
    case .eachSide: "each side"
    case .left: "left"
    case .right: "right"
    case .alternateSides: "alternating sides"
    case .level(let level, let others):
      "Level: \(level)" + (others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))")
    case .atLevel(let levels): "At level \(list(levels, or: "and")):"
    case .asPrescribed: "as prescribed"
    case .scaled: "scaled"
    case .height(let height): "\(height) high"
    case .incline(let incline): "\(incline) incline"
    case .resistance(let level): "resistance \(level)"
    case .easy: "easy"
    case .steady: "steady"
    case .hard: "hard"
    case .allOut: "all out"
    case .loadOfSet(let number, let isShare): isShare ? "of set \(number)" : "as in set \(number)"
    case .loadOfLastSet(let isShare): isShare ? "of the last set" : "as in the last set"
    case .loadOfBestSet(let isShare): isShare ? "of the heaviest set" : "as in the heaviest set"
    case .bestLoad(let exercise, let isShare): isShare ? "of the heaviest \(exercise)" : "as the heaviest \(exercise)"
    case .ofLift(let exercise): "of \(exercise)"
    case .tempo(let tempo): "tempo \(tempo)"
    case .optional: "optional"
    case .leftOut(let set): "\(set) (optional)"
    case .upTo(let sets): "up to \(sets)"
    case .atLeast(let count): "at least \(count)"
    case .atMost(let count): "at most \(count)"
    case .holdEach(let length): "hold \(length)"
    case .clusterPause(let length): "pause \(length)"
    case .cutOff: "time is up"
    case .unfinished: "not finished"
    case .label(let label): "“\(label)”"
    case .rounds(let count): count == 1 ? "1 round" : "\(count) rounds"
    case .superset(let count): count == 1 ? "Superset" : "Superset × \(count)"
    case .circuit(let count): count == 1 ? "Circuit" : "Circuit × \(count)"
    case .complex(let count): count == 1 ? "Complex" : "Complex × \(count)"
    case .tabata(let count): "Tabata × \(count)"
    case .alternating: "in turn"
    case .emom(let length): "EMOM \(length)"
    case .deathBy: "EMOM until a minute is missed"
    case .untilTotal(let length): "Every \(length) until the total is done"
    case .untilMissed(let length): "Every \(length) until one is missed"
    case .rampTest(let length): "Stages of \(length) until one is missed"
    case .every(let interval, let rounds): "Every \(interval) × \(rounds)"
    case .eachEvery(let interval): "every \(interval)"
    case .amrap(let length): "AMRAP \(length)"
    case .forTime(let cap): cap.map { "For time, cap \($0)" } ?? "For time"
    case .forGoal(let goal, let length, let cap):
      goal.english + (length.map { ", \($0)" } ?? "") + (cap.map { ", cap \($0)" } ?? "")
    case .ladder(let rungs): "Ladder \(rungs)"
    case .chooseOne: "Choose one"
    case .anyOrder: "In any order"
    case .inhale: "Breathe in"
    case .exhale: "Breathe out"
    case .hold: "Hold"
    case .moreReps(let count): (count < 0 ? "−" : "+") + (count.magnitude == 1 ? "1 rep" : "\(count.magnitude) reps")
    case .breaths(let count): count == "1" ? "1 breath" : "\(count) breaths"
    case .open: "open"
    case .sit: "Sit"
    case .reflect: "Reflect"
    case .walk: "Walk"
    case .scan: "Body scan"
    case .says(let words): "says “\(words)”"
    case .bell(let every): "bell every \(every)"
    case .countdown: "Get ready"
    case .restName: "Rest"
    case .waiting: "Until the next start"
    case .setOf(let set, let count): "set \(set) of \(count)"
    case .soFar(let done, let all, let left): "\(done) of \(all)" + (left.map { ", \($0) left" } ?? "")
    case .inWhatIsLeft: "in what is left"
    case .inTotal(let sum): "\(sum) in total"
    case .about(let time): "about \(time)"
    case .sets(let count): count == 1 ? "1 set" : "\(count) sets"
    case .inAll(let sum): "\(sum) in all"
    case .inAllWithRecoveries(let sum, let whole): "\(sum) in all, \(whole) with recoveries"
    case .openRoundsOnce: "open rounds counted once"
    case .bar(let mass): "bar \(mass)"
    case .plates(let plates): "\(plates) a side"
    case .setsPerMuscle: "Sets per muscle"
    case .setsPerMuscleJoiningHolds: "Sets per muscle (30 s of holds below 15 s are a set)"
    case .enterMax(let names):
      "Loads in % need a max: satz profile max \(names.first.map { "\"\($0)\"" } ?? "EXERCISE") 100kg (missing: \(names.joined(separator: ", ")))"
    case .assisted(let mass): "assisted \(mass)"
    case .emptyBar: "empty bar"
    case .lighterBar(let names):
      "The computed load is below the empty bar: \(names.joined(separator: ", ")). If you have a lighter bar: satz profile set --bar 10kg"
    case .freeTraining: "Free training"
    case .enterBodyweight: "The plan needs your bodyweight: satz profile set --bodyweight 80kg"
    case .enterFTP: "The plan needs your FTP: satz profile set --ftp 250"
    case .enterMaxHeartRate: "The plan needs your maximum heart rate: satz profile set --max-heart-rate 185"
    case .emptySession: "Nothing to do in it yet."
    case .noDeclarations(let path):
      "\(path) contains no workout. The smallest one is:  workout \"Push\" < bench 3x8 rest 90s >"
    case .pickOne(let path, let names):
      "\(path) contains several; add one of their names: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noSuchName(let name, let names):
      "There is no “\(name)” in it; it has \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }
}

extension Goal {
  fileprivate var english: String {
    switch self {
    case .load: "For load"
    case .reps: "For reps"
    case .distance: "For distance"
    case .calories: "For calories"
    }
  }
}
