/// The words of the end page.

import PlanWording

enum EndText: Hashable, Sendable, Worded {
  case done(String)
  case first, asLastTime
  case moreLoad(String, since: String)
  case lessLoad(String, since: String)
  case moreReps(Int)
  case fewerReps(Int)
  case longer(String)
  case shorter(String)
  case faster(String, over: String)
  case slower(String, over: String)
  case pace(String, before: String)
  case samePace(String)
  case loadUnknown(entry: String)
  case amountUnknown(entry: String, example: String)
  case earlierToday, leftOutLead, nextTimeLead, notedLead
  /// Of an exercise of which others were done.
  case setsLeftOut(String, Int, of: Int)
  case stays(String)
  case newMax(String)
  case missed([Int])
  case lighter([Int])
  case allDone, notAllDone
  case heartRate(average: Int, maximum: Int)
  case inZone(Int, String)
  case time, breaths, reps, aRound
  case onAverage(String)

  var english: String {
    switch self {
    case .done(let name): "\(name) · done"
    case .first: "for the first time"
    case .asLastTime: "as last time"
    case .moreLoad(let mass, let day): "+\(mass) vs. \(day)"
    case .lessLoad(let mass, let day): "−\(mass) vs. \(day)"
    case .moreReps(let count): count == 1 ? "+1 rep" : "+\(count) reps"
    case .fewerReps(let count): count == 1 ? "−1 rep" : "−\(count) reps"
    case .longer(let time): "+\(time)"
    case .shorter(let time): "−\(time)"
    case .faster(let time, let distance): "\(time) faster over \(distance)"
    case .slower(let time, let distance): "\(time) slower over \(distance)"
    case .pace(let now, let before): "pace \(now), last time \(before)"
    case .samePace(let pace): "pace \(pace), as last time"
    case .loadUnknown(let entry): "load unknown: satz log edit \(entry) @ 40kg"
    case .amountUnknown(let entry, let example): "number unknown: satz log edit \(entry) \(example)"
    case .earlierToday: "earlier today"
    case .leftOutLead: "Left out"
    case .setsLeftOut(let exercise, let sets, let all): "\(exercise) \(sets) of \(all) sets"
    case .nextTimeLead: "Next time"
    case .notedLead: "Your notes"
    case .stays(let what): "stays at \(what)"
    case .newMax(let mass): "max \(mass)"
    case .missed(let sets): sets.count == 1 ? "you missed set \(sets[0])" : "you missed sets \(list(sets))"
    case .lighter(let sets):
      (sets.count == 1 ? "set \(sets[0]) was" : "sets \(list(sets)) were") + " lighter than planned"
    case .allDone: "all sets were done"
    case .notAllDone: "not all sets were done"
    case .heartRate(let average, let maximum): "mean \(average), highest \(maximum)"
    case .inZone(let zone, let time): "\(time) in zone \(zone)"
    case .time: "Time"
    case .breaths: "Breaths"
    case .reps: "Reps"
    case .aRound: "A round"
    case .onAverage(let time): "\(time) on average"
    }
  }

  var german: String {
    switch self {
    case .done(let name): "\(name) · geschafft"
    case .first: "zum ersten Mal"
    case .asLastTime: "wie letztes Mal"
    case .moreLoad(let mass, let day): "+\(mass) gegenüber \(day)"
    case .lessLoad(let mass, let day): "−\(mass) gegenüber \(day)"
    case .moreReps(let count): count == 1 ? "+1 Wiederholung" : "+\(count) Wiederholungen"
    case .fewerReps(let count): count == 1 ? "−1 Wiederholung" : "−\(count) Wiederholungen"
    case .longer(let time): "+\(time)"
    case .shorter(let time): "−\(time)"
    case .faster(let time, let distance): "\(time) schneller über \(distance)"
    case .slower(let time, let distance): "\(time) langsamer über \(distance)"
    case .pace(let now, let before): "Tempo \(now), letztes Mal \(before)"
    case .samePace(let pace): "Tempo \(pace), wie letztes Mal"
    case .loadUnknown(let entry): "Last unbekannt: satz log edit \(entry) @ 40kg"
    case .amountUnknown(let entry, let example): "Anzahl unbekannt: satz log edit \(entry) \(example)"
    case .earlierToday: "vorhin"
    case .leftOutLead: "Ausgelassen"
    case .setsLeftOut(let exercise, let sets, let all): "\(exercise) \(sets) von \(all) Sätzen"
    case .nextTimeLead: "Nächstes Mal"
    case .notedLead: "Notiert"
    case .stays(let what): "bleibt bei \(what)"
    case .newMax(let mass): "Maximum \(mass)"
    case .missed(let sets): sets.count == 1 ? "Satz \(sets[0]) verfehlt" : "Sätze \(list(sets)) verfehlt"
    case .lighter(let sets):
      (sets.count == 1 ? "Satz \(sets[0]) war" : "Sätze \(list(sets)) waren") + " leichter als geplant"
    case .allDone: "alle Sätze geschafft"
    case .notAllDone: "nicht alle Sätze geschafft"
    case .heartRate(let average, let maximum): "im Mittel \(average), höchstens \(maximum)"
    case .inZone(let zone, let time): "\(time) in Zone \(zone)"
    case .time: "Zeit"
    case .breaths: "Atemzüge"
    case .reps: "Wiederholungen"
    case .aRound: "Eine Runde"
    case .onAverage(let time): "im Schnitt \(time)"
    }
  }

  private func list(_ sets: [Int]) -> String { sets.map(String.init).joined(separator: ", ") }
}
