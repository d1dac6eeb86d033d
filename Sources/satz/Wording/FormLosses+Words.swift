/// What an export could not hold, in words.

import PlanWording
import TrainingStore

extension FormLosses {
  var inEnglish: [String] {
    said([
      (bodyweights, "bodyweight left out", "bodyweights left out"), (maxes, "max left out", "maxes left out"),
      (emptySessions, "session without sets left out", "sessions without sets left out"),
      (
        namesakes, "session with a number after its name, as another began in the same minute",
        "sessions with a number after their names, as others began in the same minute"
      ),
      (sets, "set without reps, time and distance left out", "sets without reps, time and distance left out"),
      (scores, "score left out", "scores left out"),
      (clusters, "cluster with each part as a set of its own", "clusters with each part as a set of its own"),
      (pairs, "set with two implements with the load of one", "sets with two implements with the load of one"),
      (energies, "set without calories", "sets without calories"),
      (heartRates, "set without heart rate", "sets without heart rate"),
      (sides, "set without the side", "sets without the side"),
      (efforts, "set without RPE", "sets without RPE"),
      (distances, "set without distance", "sets without distance"),
      (roles, "warm-up or drop as an ordinary set", "warm-ups and drops as ordinary sets"),
      (supersets, "set without its superset", "sets without their supersets"),
      (pounds, "load in pounds as kilograms", "loads in pounds as kilograms"),
      (noted, "set only as a note", "sets only as a note"), (notes, "note left out", "notes left out"),
      (titles, "title left out", "titles left out"),
      (seconds, "session with its times in whole minutes", "sessions with their times in whole minutes"),
      (
        timesOfDay, "session at 00:00, as its time of day is not known",
        "sessions at 00:00, as their times of day are not known"
      ),
      (
        ownExercises.count, "exercise that the app does not have, as one of your own (\(namedExercises))",
        "exercises that the app does not have, as ones of your own (\(namedExercises))"
      ),
    ])
  }

  var inGerman: [String] {
    said([
      (bodyweights, "Körpergewicht fehlt", "Körpergewichte fehlen"), (maxes, "Maximum fehlt", "Maxima fehlen"),
      (emptySessions, "Session ohne Sätze fehlt", "Sessions ohne Sätze fehlen"),
      (
        namesakes, "Session mit einer Nummer hinter dem Namen, weil eine andere in derselben Minute begann",
        "Sessions mit einer Nummer hinter dem Namen, weil andere in derselben Minute begannen"
      ),
      (
        sets, "Satz ohne Wiederholungen, Zeit und Strecke fehlt",
        "Sätze ohne Wiederholungen, Zeit und Strecke fehlen"
      ),
      (scores, "Ergebnis fehlt", "Ergebnisse fehlen"),
      (clusters, "Cluster mit jedem Teil als eigenem Satz", "Cluster mit jedem Teil als eigenem Satz"),
      (pairs, "Satz mit zwei Gewichten mit der Last von einem", "Sätze mit zwei Gewichten mit der Last von einem"),
      (energies, "Satz ohne Kalorien", "Sätze ohne Kalorien"), (heartRates, "Satz ohne Puls", "Sätze ohne Puls"),
      (sides, "Satz ohne Seite", "Sätze ohne Seite"), (efforts, "Satz ohne RPE", "Sätze ohne RPE"),
      (distances, "Satz ohne Strecke", "Sätze ohne Strecke"),
      (roles, "Aufwärm- oder Dropsatz als gewöhnlicher Satz", "Aufwärm- und Dropsätze als gewöhnliche Sätze"),
      (supersets, "Satz ohne Supersatz", "Sätze ohne Supersatz"),
      (pounds, "Last in Pfund als Kilogramm", "Lasten in Pfund als Kilogramm"),
      (noted, "Satz nur als Notiz", "Sätze nur als Notiz"), (notes, "Notiz fehlt", "Notizen fehlen"),
      (titles, "Titel fehlt", "Titel fehlen"),
      (seconds, "Session mit Zeiten in ganzen Minuten", "Sessions mit Zeiten in ganzen Minuten"),
      (
        timesOfDay, "Session um 00:00, weil niemand ihre Uhrzeit kennt",
        "Sessions um 00:00, weil niemand ihre Uhrzeit kennt"
      ),
      (
        ownExercises.count, "Übung, die die App nicht kennt, als eigene (\(namedExercises))",
        "Übungen, die die App nicht kennt, als eigene (\(namedExercises))"
      ),
    ])
  }

  /// The first few of them.
  private var namedExercises: String {
    let few = 5
    return ownExercises.sorted().prefix(few).joined(separator: ", ") + (ownExercises.count > few ? ", …" : "")
  }

  private func said(_ losses: [(count: Int, one: String, many: String)]) -> [String] {
    losses.filter { $0.count > 0 }.map { counted($0.count, $0.one, $0.many) }
  }
}
