/// What is said of exports and imports, in English.

import PlanWording
import TrainingStore

extension ExchangeText: Worded {
  var english: String {
    switch self {
    case .export: "Write the log for other programs, for other machines, or for git."
    case .exportMore:
      """
      --json is everything Satz remembers; --csv is the log with bodyweights and maxes, one row per set; --text is the same \
      for people and git, one line per set. --strong and --hevy are tables as those apps export them, loads in kilograms; --ics \
      is a calendar; --fit and --tcx are one session, for watches and portals. What they cannot hold is listed. The same log gives the same bytes. Without FILE it goes to standard output.
      """
    case .exportJSON: "Everything, as JSON."
    case .exportCSV: "The log as a table."
    case .exportText: "The log as text, to be kept in git."
    case .exportStrong: "The log as Strong exports it."
    case .exportHevy: "The log as Hevy exports it."
    case .exportICS: "The sessions as a calendar."
    case .exportFIT: "One session as a FIT file: laps, or sets with reps, load and exercise."
    case .exportTCX: "One session as TCX: laps, or one lap with the sets as text."
    case .exportSession: "For --fit and --tcx: last (the default), the number of a session, or its day."
    case .exportFile: "The file to write; an existing one is replaced."
    case .import:
      "Import exports from Satz and other apps, tables, or activities (GPX, TCX, FIT); each session is added once."
    case .importMore:
      """
      The file is recognised by its content. On a terminal you first see what it would add, and are asked. \
      satz import --map "Squat (Smith)=smith machine squat" FILE says what an exercise is called here; that is remembered. \
      For any CSV with a row for each set, the columns are guessed and shown; --map "exercise=Lift, load=Weight (kg)" \
      corrects them, and that is remembered, too. \
      A session that its app has changed since is brought up to date; what you have corrected here stays. \
      GPX, TCX and FIT become sessions with a set for each lap; several files can be named at once, \
      also packed ones (.gz). \
      From Apple Health's export.xml, the workouts and the bodyweights are imported. The same session from two sources is in the log once.
      """
    case .importFile: "The files; with --undo the number of an import."
    case .mapOption:
      "What an exercise of the file is called here, or what a column says: \"Their Name=bench press\", \"load=Weight (kg)\"."
    case .importUnits: "kg or lb, if the file does not say."
    case .dryRunOption: "Only show what the file would add; with --undo, what would be removed."
    case .importYes: "Do not ask."
    case .importList: "List the imports."
    case .importUndo: "Undo the last import, or the one with this number."
    case .exportSpan: "--since and --until are for the log as --csv, --text, --strong, --hevy or --ics"
    case .exportForm: "choose a format: --json, --csv, --text, --strong, --hevy, --ics, --fit or --tcx"
    case .exportSessionAlone: "--session goes with --fit and --tcx; the other formats are of the whole log"
    case .exportNeedsFile: "a FIT file is not text; name a file: satz export --fit session.fit"
    case .exportManySessions(let numbers):
      "that day has several sessions; choose one by its number: "
        + numbers.map { "--session \($0)" }.joined(separator: ", ")
    case .noSessionToExport(let text): "there is no session “\(text)”; satz log lists them"
    case .nothingToExport: "there is nothing to export: nothing has been logged yet"
    case .exportLost(let losses):
      "this form has no place for everything: " + losses.inEnglish.joined(separator: ", ")
    case .importNeedsFile: "name a file to import: satz import workouts.csv"
    case .mapForm(let pair): "“\(pair)” is not a mapping; write --map \"Their Name=bench press\""
    case .unknownExercise(let name, let nearest):
      "“\(name)” is not in the library" + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .unknownUnits(let text): "“\(text)” is not a value for --units: kg or lb"
    case .importNumber(let text): "“\(text)” is not the number of an import; satz import --list shows them"
    case .arriving(let kind, let sessions, let sets, let first, let last):
      "\(kind.said): \(counted(sessions, "session")) with \(counted(sets, "set"))"
        + (first.map { ", \($0)" } ?? "") + (last.map { last in first == last ? "" : " to \(last)" } ?? "")
    case .arrivingWeighings(let count): "\(counted(count, "bodyweight")) besides"
    case .arrivingBodyweights(let kind, let count, let first, let last):
      "\(kind.said): \(counted(count, "bodyweight")), \(first)" + (last == first ? "" : " to \(last)")
    case .measurementsLeftOut(let count): "Left out: \(counted(count, "row")) without a bodyweight"
    case .arrivingSits(let count): "\(counted(count, "mindful session")) among them, as sitting"
    case .recordsLeftOut(let heartRates, let others):
      "Left out: "
        + [
          heartRates > 0 ? "\(counted(heartRates, "single heart rate"))" : nil,
          others > 0 ? "\(counted(others, "other record")), such as steps and sleep" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    case .arrivingNew(let new, let there):
      there == 0 ? "All of them are new." : "\(new) of them are new, \(there) already in your log."
    case .arrivingRepeated(let count):
      count == 1
        ? "1 of them is a second recording of another, and both are imported as one."
        : "\(count) of them are second recordings of others, and both are imported as one."
    case .changedElsewhere(let count):
      count == 1
        ? "1 session was changed there since and is brought up to date:"
        : "\(count) sessions were changed there since and are brought up to date:"
    case .changedSession(let change): change.english
    case .correctionsStay(let count):
      count == 1
        ? "1 set was changed there and corrected here; your correction stays:"
        : "\(count) sets were changed there and corrected here; your corrections stay:"
    case .correctionsWithoutSet(let count):
      count == 1
        ? "1 of your corrections no longer fits, because its set is gone there:"
        : "\(count) of your corrections no longer fit, because their sets are gone there:"
    case .twinsKept(let count):
      count == 1
        ? "1 of them is in your log from another source, and stays as it is:"
        : "\(count) of them are in your log from another source, and stay as they are:"
    case .twinsFilled(let count):
      count == 1
        ? "1 of them is in your log from another source, and gets what this one has in addition:"
        : "\(count) of them are in your log from another source, and get what this one has in addition:"
    case .twin(let twin):
      "\(twin.day.isoText)  \(Language.english.sessionName(twin.name).visibleInRow): \(counted(twin.setsHere, "set")) here, \(twin.setsThere) in the file"
    case .simultaneousKept(let count):
      count == 1
        ? "1 of them was at the time of another session in your log, with other sets; both are kept:"
        : "\(count) of them were at the time of other sessions in your log, with other sets; both are kept:"
    case .simultaneous(let two):
      "\(two.day.isoText)  \(Language.english.sessionName(two.name).visibleInRow) (\(counted(two.sets, "set"))) and \(Language.english.sessionName(two.nameHere).visibleInRow), session \(two.here.rawValue) (\(counted(two.setsHere, "set")))"
    case .simultaneousHint(let number):
      "satz log delete \(number) removes the one that is here; satz log undo brings it back."
    case .columns(let mapping): mapping.english
    case .dateOrderAssumed: "Its dates can be read in two ways; the day is taken to come first."
    case .unitsAssumed(let units):
      "The file does not say its unit; loads are taken as \(units). --units changes that."
    case .distanceUnitAssumed(let unit):
      "The file does not say its unit of distance; distances are taken as \(unit.rawValue). --units changes that."
    case .keptUnderOwnName(let nearest):
      "kept under its own name" + (nearest.map { " (\($0)?)" } ?? "")
    case .keptAsVariation(let base): "kept under its own name, a variation of \(base)"
    case .variedSets(let count, let all):
      (count == all ? counted(count, "set") : "\(count) of \(counted(all, "set"))")
        + (count == 1
          ? " keeps its own name and counts as a variation, for the muscles of an exercise that the library has."
          : " keep their own names and count as variations, for the muscles of exercises that the library has.")
    case .unplacedSets(let count, let all):
      (count == all ? counted(count, "set") : "\(count) of \(counted(all, "set"))")
        + (count == 1
          ? " keeps its own name: it counts for no muscle. satz exercises unknown lists it."
          : " keep their own names: they count for no muscle. satz exercises unknown lists them.")
    case .mapHint: "--map \"Their Name=bench press\" says what an exercise is called here."
    case .doubtfulSets(let count):
      (count == 1 ? "1 set has a number that is hardly meant" : "\(count) sets have numbers that are hardly meant")
        + ", to be confirmed or corrected after the import; until then no figure and no record counts \(count == 1 ? "it" : "them"):"
    case .doubtfulSet(let day, let set, let canBeMeant):
      "\(day)  \(set)" + (canBeMeant ? "" : ": can only be corrected")
    case .questionedSets(let count):
      (count == 1 ? "1 set counts for nothing: its number is" : "\(count) sets count for nothing: their numbers are")
        + " hardly meant."
    case .confirms(let command): "\(command) confirms it"
    case .corrects(let command): "\(command) corrects it"
    case .linesUnread(let count): "\(counted(count, "line")) left out:"
    case .valuesUnread(let count): "\(counted(count, "value")) left out of what is imported:"
    case .lineUnread(let unread): "line \(unread.line): \(unread.reason.english)"
    case .importQuestion: "Import? [y/N] "
    case .wouldBring(let done): "\(done.kind.said): \(done.summary)"
    case .names(let kind, let names):
      "  \(kind.englishHeading): \(names.prefix(5).joined(separator: ", "))"
        + (names.count > 5 ? " and \(names.count - 5) more" : "")
    case .hereStays: "What is here already stays as it is."
    case .wouldUndo(let undone):
      "Import \(undone.found.id): \(undone.found.file), "
        + (undone.found.isEmpty ? "nothing of it would be removed" : undone.found.summaryOfUndoing)
    case .untraced:
      "Only its sessions, bodyweights and maxes can be undone: it is from a version that did not record what else an import changes."
    case .staysBecause: "This stays, because it was changed or used since:"
    case .undoQuestion: "Undo the rest? [y/N] "
    case .nothingUndone: "Nothing was undone."
    case .notImported: "Nothing was imported."
    case .allThere: "Nothing new: all of it is already in your log."
    case .imported(let done): "Imported: \(done.summary). satz import --undo \(done.id) undoes it."
    case .notImportable(let file, let problem): problem.english(of: file.visibleInRow)
    case .notReadable(let file, let problem): problem.english(of: file.visibleInRow)
    case .unmapped(let file, let mapping): mapping.englishProblem(of: file.visibleInRow)
    case .noColumn(let name, let header):
      "the table has no column “\(name)”; it has \(header.map { "“\($0)”" }.joined(separator: ", "))"
    case .filesTogether(let files): (files.first ?? "") + (files.count > 1 ? " and \(files.count - 1) more" : "")
    case .noImport: "there is no such import; satz import --list shows them"
    case .noImportLeft: "no import is left to undo; satz import --list shows them"
    case .importUndone(let undone):
      "Import \(undone.found.id) undone: \(undone.found.file), \(undone.found.summaryOfUndoing)"
        + (undone.found.isOfLogAlone ? ". satz log undo brings it back." : "")
    case .notesOfSets(let count):
      count == 1
        ? "1 note about a set becomes a note of its session."
        : "\(count) notes about sets become notes of their sessions."
    case .hadElsewhere(let elsewhere):
      (elsewhere.sessions == 1 ? "1 session of it stays" : "\(elsewhere.sessions) sessions of it stay")
        + ", because another import has \(elsewhere.sessions == 1 ? "it" : "them"), too: "
        + elsewhere.imports.prefix(3).map { "satz import --undo \($0.id)" }.joined(separator: ", ")
        + " (\(elsewhere.imports.first?.file ?? "")) removes \(elsewhere.sessions == 1 ? "it" : "them") everywhere."
    case .importRevived(let done): "Import \(done.id) is back: \(done.file), \(done.summary)"
    case .noImports: "Nothing has been imported yet."
    case .importLine(let day, let entry):
      "\(entry.id)  \(day)  \(entry.kind.said)  \(entry.file)  \(entry.summary)"
        + (entry.isUndone ? "  (undone)" : "")
    }
  }
}

private func counted(_ count: Int, _ one: String) -> String { counted(count, one, one + "s") }

extension Import {
  fileprivate var summary: String { summary(isUndoing: false) }

  /// What undoing it removes and takes back.
  fileprivate var summaryOfUndoing: String {
    isEmpty ? "nothing of it was removed" : summary(isUndoing: true)
  }

  private func summary(isUndoing: Bool) -> String {
    var parts: [String] = []
    if sessions > 0 || others + brought.count == 0 {
      parts.append("\(counted(sessions, "session")) with \(counted(sets, "set"))")
    }
    if others > 0 {
      parts.append(
        kind.isOurs ? counted(others, "bodyweight or max", "bodyweights or maxes") : counted(others, "bodyweight"))
    }
    for kind in BroughtKind.allCases {
      guard let count = brought[kind]?.count else { continue }
      switch kind {
      case .continued where isUndoing:
        parts.append(count == 1 ? "1 session as it was before" : "\(count) sessions as they were before")
      case .continued: if self.kind != .json { parts.append("\(counted(count, "session")) brought up to date") }
      case .corrected: continue
      case .exercise: parts.append(counted(count, "exercise"))
      case .picture: parts.append(counted(count, "picture"))
      case .category: parts.append(counted(count, "category", "categories"))
      case .workout: parts.append(counted(count, "workout"))
      case .setting: parts.append(counted(count, "setting"))
      case .profile: parts.append(counted(count, "profile entry", "profile entries"))
      case .mapping: parts.append(counted(count, "name of another app", "names of other apps"))
      case .restart: parts.append(counted(count, "restart of a program", "restarts of programs"))
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension BroughtKind {
  fileprivate var englishHeading: String {
    switch self {
    case .continued: "sessions that are already here and are continued or corrected"
    case .corrected: "sessions that you have corrected since"
    case .exercise: "exercises"
    case .picture: "pictures"
    case .category: "categories"
    case .workout: "workouts"
    case .setting: "settings"
    case .profile: "profile"
    case .mapping: "names of other apps"
    case .restart: "restarted programs"
    }
  }
}

extension UnreadLine.Reason {
  fileprivate var english: String {
    switch self {
    case .noDate(let text): "“\(text)” is not a date"
    case .noExercise: "no exercise"
    case .notANumber(let column, let text): "“\(text)” is not a number for \(column)"
    case .notWhole(let column, let text): "\(column) “\(text)” is not a whole number"
    case .notALength(let column, let text): "\(column) “\(text)” is not the length of a session"
    case .unknownUnit(let column, let text): "the unit of “\(text)” is not known (\(column))"
    case .implausible(let value): value.english
    case .empty: "neither reps nor time nor distance"
    }
  }
}

extension ImportProblem {
  fileprivate func english(of file: String) -> String {
    switch self {
    case .store(let problem): problem.english
    case .lines(let faults):
      faults.first.map { "\(file):\($0.line): \($0.reason.english)".visibleInRow }.joined(separator: "\n")
        + (faults.count > faults.first.count ? "\nand \(faults.count - faults.first.count) more" : "")
        + (faults.count == 1 ? ". Nothing was imported." : "\nNothing was imported.")
    case .nothingReadable(let lines, let count):
      (["no line of \(file) could be read:"] + lines.map { "  line \($0.line): \($0.reason.english)".visibleInRow }
        + (count > lines.count ? ["  and \(count - lines.count) more"] : [])).joined(separator: "\n")
    case .unknownForm:
      "\(file) is not a known export: Satz (--json, --csv, --text), \(ImportKind.known) or any other table (CSV) with a row for each set; --map \"exercise=Lift, load=Weight (kg)\" names its columns"
    case .noRows: "\(file) has no rows: nothing stands below its header. Nothing was imported."
    case .brokenJSON: "\(file) is damaged: its JSON is broken. Nothing was imported."
    case .newer: "\(file) was written by a newer Satz; update Satz to import it"
    }
  }
}

extension PlainLogProblem.Reason {
  var english: String {
    switch self {
    case .noHeader: "the first line is not “\(PlainLog.header)”"
    case .newerForm: "a newer Satz wrote this; update Satz to import it"
    case .conflict: "git left a conflict here; keep both sides and remove its markers"
    case .noSession: "there is no session before this line"
    case .notUnderstood(let word): "“\(word)” is not understood"
    case .missing(let part): "\(part.english) is missing"
    case .implausible(let value): value.english
    case .nul: "this contains the character NUL (0), which a text in the log cannot have"
    case .noRow(let column?): "\(column) is missing"
    case .noRow(nil): "this is not a row of a table"
    case .orphan(let column): "\(column) names something that is neither in this file nor in your log"
    }
  }
}

extension PlainLogProblem.Part {
  fileprivate var english: String {
    switch self {
    case .literal(let text): text
    case .day: "a day such as 2026-11-21"
    case .timeOfDay: "a time of day"
    case .zone: "a zone such as +01:00"
    case .kind: "workout, breathing or meditation"
    case .name: "a name"
    case .outcome: "finished, aborted or abandoned"
    case .length: "a length"
    case .identity: "an identity"
    case .exercise: "an exercise"
    case .load: "a load"
    case .rpe: "an RPE"
    case .heartRate: "a heart rate"
    case .label: "a label"
    case .time: "a time"
    case .note: "a note"
    case .score: "a score such as time 7:30"
    case .origin: "entered, lifted, estimated or assigned"
    case .formula: "a formula"
    case .unit: "a unit"
    }
  }
}
