/// What the columns of any table of workouts can say, and the names that they have in spreadsheets and apps.

import SessionModel

/// What a column can say about a set.
public enum WorkoutColumn: String, Hashable, Sendable, CaseIterable {
  /// The day, perhaps with the time of day.
  case date
  /// The time of day.
  case time
  /// What the session is called.
  case workout
  /// The name of the exercise, matched to ours later.
  case exercise
  /// The number of the set.
  case set
  /// How many sets were done like this.
  case sets
  /// What was lifted, without its unit if that has a column of its own.
  case load
  /// The unit of the load.
  case unit
  /// How many repetitions.
  case reps
  /// How far, without its unit if that has a column of its own.
  case distance
  /// The unit of the distance.
  case distanceUnit = "distance-unit"
  /// Of the set.
  case duration
  /// Of the whole session.
  case length
  /// Rate of perceived exertion, 1 to 10.
  case rpe
  /// Reps in reserve.
  case rir
  /// Whether it is a warm-up, a drop set or one to failure.
  case kind
  /// Free text about the set or the exercise.
  case notes
  /// Free text about the whole session.
  case workoutNotes = "workout-notes"
}

/// A header's name in parts: `Gewicht (kg)` is the load, in kilograms.
struct ColumnName {
  /// In lower case, of letters and spaces.
  var name: String
  /// The last word, if it is a unit: `kg`, `lbs`, `min`.
  var unit: String?

  init(_ header: String) {
    var words = header.lowercased().prefix(200).map { $0 == "’" ? "'" : $0 }.split {
      !$0.isLetter && $0 != "#" && $0 != "'"
    }.map { String($0) }
    if words.count > 1, let last = words.last, Self.units.contains(last) {
      unit = last
      words.removeLast()
    }
    name = words.joined(separator: " ")
  }

  private static let units: Set<String> = [
    "kg", "kgs", "kilos", "kilograms", "lb", "lbs", "pounds", "pfund", "km", "kms", "kilometers", "kilometres",
    "kilometer", "mi", "miles", "m", "meters", "metres", "meter", "yd", "yds", "yards", "ft", "feet", "min", "mins",
    "minutes", "minuten", "s", "sec", "secs", "seconds", "sekunden", "h", "hours",
  ]

  /// What it says; nil if that is not known.
  var column: WorkoutColumn? { Self.columns[name] ?? columnByWords }

  /// Whether a row is a note, which Strong says in place of the number of a set.
  static func isNote(_ word: String) -> Bool { noteWords.contains(word.lowercased()) }

  /// Whether it says the order of the sets, as Strong calls their numbers.
  var isOrder: Bool { has(Self.orderWords) }

  /// A name of several words, in any of their forms: *Notas del entrenamiento*, *Durata dell'allenamento*.
  private var columnByWords: WorkoutColumn? {
    if has(Self.workoutWords) {
      return has(Self.noteWords)
        ? .workoutNotes : has(Self.lengthWords) ? .length : has(Self.nameWords) ? .workout : nil
    }
    if has(Self.exerciseWords) { return has(Self.noteWords) ? .notes : has(Self.nameWords) ? .exercise : nil }
    return isOrder && has(Self.setWords) ? .set : nil
  }

  /// An article may precede a word: *l'exercice*.
  private func has(_ words: Set<String>) -> Bool {
    name.split(separator: " ").contains { word in
      words.contains(String(word.split(separator: "'").last ?? word))
    }
  }

  private static let workoutWords: Set<String> = [
    "workout", "training", "trainings", "workouts", "entrenamiento", "entraînement", "séance", "allenamento", "treino",
    "session",
  ]
  private static let exerciseWords: Set<String> = [
    "exercise", "übung", "ejercicio", "exercice", "esercizio", "exercício",
  ]
  private static let nameWords: Set<String> = ["name", "nombre", "nom", "nome", "naam"]
  private static let noteWords: Set<String> = ["notes", "note", "notizen", "notiz", "notas", "nota"]
  private static let lengthWords: Set<String> = [
    "duration", "dauer", "length", "duración", "durée", "durata", "duração", "duur",
  ]
  private static let orderWords: Set<String> = [
    "order", "reihenfolge", "satzreihenfolge", "orden", "ordre", "ordine", "ordem",
  ]
  private static let setWords: Set<String> = [
    "set", "sets", "satz", "sätze", "festlegen", "serie", "series", "série", "séries", "satzreihenfolge",
  ]

  /// Whether it is the length of a set rather than of a session.
  var isSeconds: Bool { ["seconds", "sekunden", "segundos", "secondes", "secondi"].contains(name) }

  private static let columns: [String: WorkoutColumn] = {
    var columns: [String: WorkoutColumn] = [:]
    for (column, names) in names { for name in names { columns[name] = column } }
    return columns
  }()

  /// English, German, French, Spanish, Italian, Portuguese, Dutch.
  private static let names: [(WorkoutColumn, [String])] = [
    (
      .date,
      [
        "date", "datum", "day", "tag", "fecha", "data", "jour", "workout date", "datetime", "date time", "timestamp",
        "workout datetime", "start time", "start", "started at", "performed at", "trainingsdatum", "mydate", "when",
        "wann",
        "date performed", "performed on", "logged at", "workout start", "trainingstag", "session date", "date and time",
        "datum und uhrzeit", "datum uhrzeit",
      ]
    ),
    (.time, ["time", "zeit", "uhrzeit", "time of day", "hora", "heure", "ora", "tijd", "startzeit"]),
    (
      .workout,
      [
        "workout", "workout name", "training", "trainingsname", "name des trainings", "name des workouts", "routine",
        "session", "title", "titel", "day name", "entrenamiento", "nombre del entrenamiento", "allenamento",
        "nome allenamento", "entraînement", "nom de l'entraînement", "séance", "treino", "nome do treino",
      ]
    ),
    (
      .exercise,
      [
        "exercise", "exercise name", "exercise title", "übung", "uebung", "name der übung", "übungsname", "ejercicio",
        "nombre del ejercicio", "exercice", "nom de l'exercice", "esercizio", "nome esercizio", "exercício",
        "nome do exercício", "oefening", "movement", "lift", "ename", "exercises", "übungen", "what", "activity",
        "bewegung",
      ]
    ),
    (
      .set,
      [
        "set", "set order", "set number", "set index", "set no", "set #", "satz", "satznummer", "reihenfolge", "serie",
        "série", "satz nr", "satzreihenfolge", "reihenfolge festlegen", "set reihenfolge", "orden de serie",
        "ordre de la série", "ordine serie", "ordem da série",
      ]
    ),
    (.sets, ["sets", "sätze", "number of sets", "series", "séries", "serien"]),
    (
      .load,
      [
        "weight", "load", "kg", "kgs", "kilo", "kilos", "kilogramm", "lb", "lbs", "pounds", "pfund", "gewicht", "last",
        "peso", "poids", "charge", "carico", "carga", "completed weight value", "weight value", "weight used",
        "working weight", "load value", "trainingsgewicht", "arbeitsgewicht", "gewichtswert", "resistance",
      ]
    ),
    (
      .unit,
      [
        "unit", "weight unit", "einheit", "gewichtseinheit", "unidad", "unité", "unità", "unidade", "weightunit",
        "completed weight unit", "load unit", "weight units", "unit of weight", "einheit des gewichts",
      ]
    ),
    (
      .reps,
      [
        "reps", "rep", "repetitions", "wdh", "wiederholungen", "wiederh", "repeticiones", "répétitions", "ripetizioni",
        "repetições", "herhalingen", "reps done", "completed reps", "rep count", "number of reps", "# reps", "reps #",
        "réps", "rép", "ripet", "rip", "repet", "anzahl", "anzahl wiederholungen", "anzahl wdh", "wiederholungszahl",
        "count",
      ]
    ),
    (
      .distance,
      ["distance", "distanz", "strecke", "entfernung", "distancia", "distanza", "distância", "afstand", "km"]
    ),
    (.distanceUnit, ["distance unit", "streckeneinheit", "entfernungseinheit"]),
    (
      .duration,
      [
        "duration", "seconds", "sekunden", "dauer", "duración", "segundos", "durée", "secondes", "durata", "secondi",
        "duração", "minutes", "minuten", "hold", "set duration", "set time",
      ]
    ),
    (.rpe, ["rpe", "completed rpe", "exertion", "perceived exertion", "anstrengung"]),
    (.rir, ["rir", "reps in reserve", "wiederholungen in reserve"]),
    (
      .kind,
      [
        "set type", "satzart", "is warmup", "iswarmup", "warmup", "warm up", "is warmup set", "aufwärmen",
        "aufwärmsatz",
      ]
    ),
    (
      .notes,
      [
        "notes", "note", "notizen", "notiz", "comment", "comments", "kommentar", "bemerkung", "notas", "commentaire",
        "remarques", "commento", "comentario", "comentário", "remark", "remarks", "kommentare", "bemerkungen",
        "anmerkung", "anmerkungen", "hinweis",
      ]
    ),
  ]
}
