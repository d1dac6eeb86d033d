/// A review in German.

import PlanWording

extension ReviewText {
  var german: String {
    switch self {
    case .review: "Eine Woche, ein Monat oder ein Jahr in einem Dutzend Zeilen, im Vergleich zum Zeitraum davor."
    case .reviewMore:
      """
      Was gemacht wurde, Rekorde, was steigt und was stillsteht, Programm und Wochenziel, Muskeln, Sitzen und Atmen. \
      Solange der Zeitraum läuft, wird er mit ebenso vielen Tagen des vorigen verglichen. Eine Übung steht still, wenn \
      ihr Bestes der letzten zwölf Wochen sechs oder mehr Trainingstage her ist.
      """
    case .spanArgument:
      """
      Woche, Monat oder Jahr; 2026-10 und 2026 sind ein bestimmter Monat und ein bestimmtes Jahr; ohne Angabe die Woche. \
      --since nennt jeden anderen Zeitraum.
      """
    case .lastTrained(let day): "Seit dem \(day) nichts: das ist der Rückblick bis dahin."
    case .week(let number): "Woche \(number)"
    case .days(let count): counted(count, "Tag", "Tage")
    case .heading(let name, let from, let through): "\(name) · \(from) bis \(through)"
    case .against(let from, let through): "verglichen mit \(from) bis \(through)"
    case .sessions: "Sessions"
    case .program: "Programm"
    case .time: "Dauer"
    case .volume: "Volumen"
    case .sets: "Sätze"
    case .muscles: "Muskeln"
    case .records: "Rekorde"
    case .gains: "Steigt"
    case .stalled: "Steht still"
    case .heart: "Puls"
    case .sitting: "Sitzen"
    case .breathing: "Atmen"
    case .bodyweight: "Körpergewicht"
    case .unknownLengthsBefore(let count):
      "davor \(count == 1 ? "1 Session" : "\(count) Sessions") unbekannter Dauer"
    case .done(let done, let goal): "\(done), Ziel \(goal)"
    case .doneByWeek(let done, let goal, let reached, let weeks, let isSet):
      "\(done), " + (isSet ? "Ziel von \(goal) je Woche" : "\(goal) oder mehr je Woche")
        + " in \(reached) von \(weeks == 1 ? "1 Woche" : "\(weeks) Wochen")" + (isSet ? " erreicht" : "")
    case .ofProgram(let name, let done, let planned):
      "\(name): "
        + (planned.map {
          done > $0 ? "\(counted(done, "Session", "Sessions")), \($0) geplant" : "\(done) von \($0) geplanten"
        }
          ?? counted(done, "Session", "Sessions"))
    case .asBefore: "wie davor"
    case .more(let count): count == 1 ? "1 weiterer" : "\(count) weitere"
    case .stall(let lift, let value, let kind, let since, let days):
      "\(lift) bei \(value) (\(kind)) seit \(since), \(days) Trainingstage"
    }
  }
}
