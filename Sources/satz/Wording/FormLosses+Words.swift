/// What an export could not hold, in words.

import PlanWording
import TrainingStore

extension FormLosses {
  var inEnglish: [String] {
    said([
      (bodyweights, "bodyweight left out", "bodyweights left out"), (maxes, "max left out", "maxes left out"),
      (emptySessions, "session without sets left out", "sessions without sets left out"),
      (sets, "set without reps, time and distance left out", "sets without reps, time and distance left out"),
      (scores, "score left out", "scores left out"),
      (pairs, "set with two implements with the load of one", "sets with two implements with the load of one"),
      (energies, "set without calories", "sets without calories"),
      (heartRates, "set without heart rate", "sets without heart rate"),
      (sides, "set without the side", "sets without the side"),
    ])
  }

  var inGerman: [String] {
    said([
      (bodyweights, "Körpergewicht fehlt", "Körpergewichte fehlen"), (maxes, "Maximum fehlt", "Maxima fehlen"),
      (emptySessions, "Session ohne Sätze fehlt", "Sessions ohne Sätze fehlen"),
      (
        sets, "Satz ohne Wiederholungen, Zeit und Strecke fehlt",
        "Sätze ohne Wiederholungen, Zeit und Strecke fehlen"
      ),
      (scores, "Ergebnis fehlt", "Ergebnisse fehlen"),
      (pairs, "Satz mit zwei Gewichten mit der Last von einem", "Sätze mit zwei Gewichten mit der Last von einem"),
      (energies, "Satz ohne Kalorien", "Sätze ohne Kalorien"), (heartRates, "Satz ohne Puls", "Sätze ohne Puls"),
      (sides, "Satz ohne Seite", "Sätze ohne Seite"),
    ])
  }

  private func said(_ losses: [(count: Int, one: String, many: String)]) -> [String] {
    losses.filter { $0.count > 0 }.map { counted($0.count, $0.one, $0.many) }
  }
}
