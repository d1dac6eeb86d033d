/// The words in and around charts.

import PlanWording
import TrainingStore

enum ChartWord: Hashable, Sendable {
  /// Without its year.
  case day(Day)
  /// From 1, in three letters.
  case month(Int)
  /// Of a program, from 1.
  case week(Int)
  /// A change: `+2.5 kg`.
  case aWeek(String)
  case aMonth(String)
  case steady
  /// What a large figure counts.
  case sessions(Int)
  case sets(Int)
  case records(Int)
  case daysTrained(Int)
  case volume, trainingTime, sittingTime, length, longestStreak, distance, pace
  case training, topLoads, yearOfTraining
  case weeks(Int)
  case fullDay(Day)
  /// Exercises of a session for which there was no room.
  case moreExercises(Int)
  /// Its loads are the same in all weeks.
  case unchanged(String)
  // Options
  case svg, png, picture, dark, light
  case noPNG, pngFailed, noPictures, noPictureOfThis
  /// An option without a picture.
  case backgroundOfPicture(String)
}

extension ChartWord: Worded {
  var english: String {
    switch self {
    case .day(let day): "\(day.date.day) \(Self.month(day.date.month).english)"
    case .month(let month): String(CalendarNames.english.months[(month + 11) % 12].prefix(3))
    case .week(let week): "Week \(week)"
    case .aWeek(let change): "trend \(change) a week"
    case .aMonth(let change): "trend \(change) a month"
    case .steady: "trend steady"
    case .sessions(let count): count == 1 ? "session" : "sessions"
    case .sets(let count): count == 1 ? "set" : "sets"
    case .records(let count): count == 1 ? "record" : "records"
    case .daysTrained(let count): count == 1 ? "day trained" : "days trained"
    case .volume: "volume"
    case .trainingTime: "time trained"
    case .sittingTime: "breathing and sitting"
    case .length: "length"
    case .distance: "distance"
    case .pace: "pace"
    case .longestStreak: "most days in a row"
    case .training: "Training"
    case .topLoads: "Top loads"
    case .yearOfTraining: "A year of training"
    case .weeks(let count): count == 1 ? "1 week" : "\(count) weeks"
    case .fullDay(let day):
      "\(day.date.day) \(CalendarNames.english.months[(day.date.month + 11) % 12]) \(day.date.year)"
    case .moreExercises(let count): count == 1 ? "and 1 more exercise" : "and \(count) more exercises"
    case .unchanged(let load): "always \(load)"
    case .svg: "Write it as a picture to this file; - is standard output."
    case .png: "The same as PNG, by rsvg-convert."
    case .picture: "Show it as a picture in the terminal, where that has kitty's graphics or sixel."
    case .dark: "The picture on a dark background; without --dark and --light it follows its reader."
    case .light: "The picture on a light background."
    case .backgroundOfPicture(let option): "\(option) is for a picture; it goes with --svg, --png or --picture"
    case .noPNG:
      "PNG needs rsvg-convert, which is not installed (Debian: librsvg2-bin); --svg writes the picture without it"
    case .noPictures:
      "this terminal shows no pictures; kitty, Ghostty, WezTerm and those with sixel do, outside of tmux. --svg and --png write a file"
    case .noPictureOfThis: "there is no picture of this"
    case .pngFailed: "rsvg-convert could not draw the picture; --svg writes it without it"
    }
  }

  var german: String {
    switch self {
    case .day(let day): "\(day.date.day). \(Self.month(day.date.month).german)"
    case .month(let month): String(CalendarNames.german.months[(month + 11) % 12].prefix(3))
    case .week(let week): "Woche \(week)"
    case .aWeek(let change): "Trend \(change) je Woche"
    case .aMonth(let change): "Trend \(change) je Monat"
    case .steady: "Trend gleichbleibend"
    case .sessions(let count): count == 1 ? "Session" : "Sessions"
    case .sets(let count): count == 1 ? "Satz" : "Sätze"
    case .records(let count): count == 1 ? "Rekord" : "Rekorde"
    case .daysTrained(let count): count == 1 ? "Trainingstag" : "Trainingstage"
    case .volume: "Volumen"
    case .trainingTime: "Trainingszeit"
    case .sittingTime: "Atmen und Sitzen"
    case .length: "Dauer"
    case .distance: "Strecke"
    case .pace: "Tempo"
    case .longestStreak: "meiste Tage in Folge"
    case .training: "Training"
    case .topLoads: "Schwerste Sätze"
    case .yearOfTraining: "Ein Jahr Training"
    case .weeks(let count): count == 1 ? "1 Woche" : "\(count) Wochen"
    case .fullDay(let day):
      "\(day.date.day). \(CalendarNames.german.months[(day.date.month + 11) % 12]) \(day.date.year)"
    case .moreExercises(let count): count == 1 ? "und 1 weitere Übung" : "und \(count) weitere Übungen"
    case .unchanged(let load): "immer \(load)"
    case .svg: "Als Bild in diese Datei schreiben; - ist die Standardausgabe."
    case .png: "Dasselbe als PNG, mit rsvg-convert."
    case .picture: "Es als Bild im Terminal zeigen, wenn das die Grafik von kitty oder Sixel kennt."
    case .dark: "Das Bild auf dunklem Grund; ohne --dark und --light richtet es sich nach dem Betrachter."
    case .light: "Das Bild auf hellem Grund."
    case .backgroundOfPicture(let option): "\(option) ist für ein Bild und gehört zu --svg, --png oder --picture"
    case .noPNG:
      "PNG braucht rsvg-convert, das nicht installiert ist (Debian: librsvg2-bin); --svg schreibt das Bild auch ohne"
    case .noPictures:
      "Dieses Terminal zeigt keine Bilder; kitty, Ghostty, WezTerm und solche mit Sixel tun es, außerhalb von tmux. --svg und --png schreiben eine Datei"
    case .noPictureOfThis: "Hiervon gibt es kein Bild"
    case .pngFailed: "rsvg-convert konnte das Bild nicht zeichnen; --svg schreibt es auch ohne"
    }
  }
}
