/// What an export could not hold, in words.

import TrainingStore

extension FormLosses {
  var inEnglish: [String] {
    [
      (bodyweights, "bodyweight", "bodyweights", "left out"), (maxes, "max", "maxes", "left out"),
      (emptySessions, "session without sets", "sessions without sets", "left out"),
      (sets, "set without reps, time and distance", "sets without reps, time and distance", "left out"),
      (scores, "score", "scores", "left out"),
      (pairs, "set with two implements", "sets with two implements", "with the load of one"),
      (energies, "set", "sets", "without calories"), (heartRates, "set", "sets", "without heart rate"),
      (sides, "set", "sets", "without the side"),
    ].compactMap { $0.0 == 0 ? nil : "\($0.0) \($0.0 == 1 ? $0.1 : $0.2) \($0.3)" }
  }

  var inGerman: [String] {
    [
      (bodyweights, "Körpergewicht", "Körpergewichte", "fehlt", "fehlen"),
      (maxes, "Maximum", "Maxima", "fehlt", "fehlen"),
      (emptySessions, "Session ohne Sätze", "Sessions ohne Sätze", "fehlt", "fehlen"),
      (
        sets, "Satz ohne Wiederholungen, Zeit und Strecke", "Sätze ohne Wiederholungen, Zeit und Strecke", "fehlt",
        "fehlen"
      ),
      (scores, "Ergebnis", "Ergebnisse", "fehlt", "fehlen"),
      (
        pairs, "Satz mit zwei Gewichten", "Sätze mit zwei Gewichten", "mit der Last von einem", "mit der Last von einem"
      ),
      (energies, "Satz", "Sätze", "ohne Kalorien", "ohne Kalorien"),
      (heartRates, "Satz", "Sätze", "ohne Puls", "ohne Puls"), (sides, "Satz", "Sätze", "ohne Seite", "ohne Seite"),
    ].compactMap { $0.0 == 0 ? nil : "\($0.0) \($0.0 == 1 ? $0.1 : $0.2) \($0.0 == 1 ? $0.3 : $0.4)" }
  }
}
