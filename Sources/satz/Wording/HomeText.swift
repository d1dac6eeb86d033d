/// The words of the prompt's first page, in English and German.

import PlanWording

enum HomeText: Hashable, Sendable {
  case date(weekday: Int, day: Int, month: Int)
  case week(Int)
  case workouts(Int, of: Int)
  case streak(Int)
  case today, comesNext, yours, last, thisWeek
  /// How long ago the last session was.
  case ago(days: Int, weekday: Int)
  case hint(hasNext: Bool)
  /// Today's session is done.
  case hintAfterSession
  /// Nothing is logged or saved yet.
  case hintAtFirst
  /// A session runs, of this name.
  case hintRunning(String)
}

extension HomeText: Worded {
  var english: String {
    switch self {
    case .date(let weekday, let day, let month):
      "\(CalendarNames.english.weekdays[weekday % 7]), \(day) \(CalendarNames.english.months[(month + 11) % 12])"
    case .week(let number): "week \(number)"
    case .workouts(let done, let goal): "\(done) of \(goal)"
    case .streak(let weeks): "streak \(weeks == 1 ? "1 week" : "\(weeks) weeks")"
    case .today: "Today"
    case .comesNext: "Next"
    case .yours: "Yours"
    case .last: "Last"
    case .thisWeek: "This week"
    case .ago(0, _): "today"
    case .ago(1, _): "yesterday"
    case .ago(2...6, let weekday): CalendarNames.english.weekdays[weekday % 7]
    case .ago(let days, _): "\(days) days ago"
    case .hint(true): "run starts today's session · any plan: run push.satz · a set right away: bench 3x8 · help"
    case .hintAfterSession: "run starts the next session · any plan: run push.satz · a set right away: bench 3x8 · help"
    case .hintAtFirst:
      "Nothing is logged yet · a set right away: bench 3x8 rest 90s · a breathing that comes with Satz: run box · your own plan: run push.satz · help"
    case .hintRunning(let name):
      "“\(name)” is running: it is logged when it ends · show lists it · finish · help"
    case .hint(false): "run push.satz · a set right away: bench 3x8 rest 90s · help"
    }
  }

  var german: String {
    switch self {
    case .date(let weekday, let day, let month):
      "\(CalendarNames.german.weekdays[weekday % 7]), \(day). \(CalendarNames.german.months[(month + 11) % 12])"
    case .week(let number): "Woche \(number)"
    case .workouts(let done, let goal): "\(done) von \(goal)"
    case .streak(let weeks): weeks == 1 ? "1 Woche in Folge" : "\(weeks) Wochen in Folge"
    case .today: "Heute"
    case .comesNext: "Danach"
    case .yours: "Deine"
    case .last: "Zuletzt"
    case .thisWeek: "Diese Woche"
    case .ago(0, _): "heute"
    case .ago(1, _): "gestern"
    case .ago(2...6, let weekday): CalendarNames.german.weekdays[weekday % 7]
    case .ago(let days, _): "vor \(days) Tagen"
    case .hint(true): "run beginnt die Session von heute · ein Plan: run push.satz · ein Satz sofort: bench 3x8 · help"
    case .hintAfterSession:
      "run beginnt die nächste Session · ein Plan: run push.satz · ein Satz sofort: bench 3x8 · help"
    case .hintAtFirst:
      "Noch ist nichts eingetragen · ein Satz sofort: bench 3x8 rest 90s · eine Atemübung, die bei Satz dabei ist: run box · dein eigener Plan: run push.satz · help"
    case .hintRunning(let name): "„\(name)“ läuft: ins Log kommt sie am Ende · show zeigt alles · finish · help"
    case .hint(false): "run push.satz · ein Satz sofort: bench 3x8 rest 90s · help"
    }
  }
}
