/// The words around the log, in English.

import PlanWording
import SessionModel
import TrainingStore

extension LogText: Worded {
  var english: String {
    switch self {
    case .sessionsArgument: "The sheet of a session: its number (12), its day (2026-11-20, today) or last."
    case .setsOption: "The sets of each session, not only a line."
    case .logShow: "Show what was trained: a line for each session, or the sheet of one."
    case .logAdd: "Add what was trained without Satz: satz log add \"bench 3x8 @ 80kg\" --on yesterday"
    case .logEdit: "Correct an entry: satz log edit 12.3 \"7 @ 82.5kg rpe 9\""
    case .logDelete: "Delete sets or sessions: satz log delete 12.3"
    case .logUndo: "Undo the last add, edit or delete."
    case .logRebuild: "Rebuild the log and its totals from the journal."
    case .logMore:
      """
      A line for each session, the newest first; satz log last, satz log 12 or satz log 2026-11-20 is the sheet of one, \
      with each exercise against the last time. --sets shows the sets of all of them, --exercise those of one exercise. \
      On a terminal, long output goes through $PAGER. satz log last --svg FILE makes a card to post of a session, without its notes and heart rates. Entries are corrected by their numbers, which --numbers shows: 12.3 is the third set of session 12. Nothing is \
      ever overwritten: --history shows the earlier values. A set marked 🏆 was a record when it was done. ⚑ is the \
      score of a block. With --json, one object for each set, the newest first; with --scores --json, one for each score.
      """
    case .logAddMore:
      """
      The text is what you would type at the prompt, or a whole workout, breathing or meditation. Say what was done: \
      bench 8 @ 80kg, 7 @ 80kg, 6 @ 80kg. An unknown exercise is refused as a typo; --new accepts it. \
      A result that does not fit the exercise is refused, too: a plank has no reps. A number that is hard to believe is \
      asked about; --yes adds it.
      """
    case .logEditMore:
      """
      Only what you give is changed: 6 @ 80kg keeps the RPE. A session (satz log edit 12) takes --name, --on and --time; a set takes a result as after \
      done at the prompt, --exercise and --role; 8 @ 1x20kg says that it was one implement. A result that does not fit the exercise is refused: a plank has no \
      reps. The score of a block follows its sets until it is corrected itself: satz log edit 12.s1 7:30
      """
    case .logDeleteMore:
      "12.3 is a set, 12 a whole session; satz log --numbers shows them. satz log undo brings them back."
    case .logUndoMore: "Repeat it to undo one change after another. satz log --history lists them."
    case .logRebuildMore:
      "The log is made from the journal of each session and from your corrections; this checks that it matches them."
    case .records:
      "Your best load, reps, estimated max, volume, time and distance of each exercise, and your best scores."
    case .recordsMore:
      "With an exercise also the most reps with each load. Estimated one-rep max by Epley: load × (1 + reps / 30), up to twelve reps; reps in reserve count as done."
    case .stats: "Figures over time: sessions, volume, sets per muscle, your weekly goal, the year."
    case .statsMore:
      """
      satz stats bench press is the page of an exercise: its load, estimated max, volume and RPE over time, its best \
      load for each number of reps with the predicted one, and its last sets. satz stats run has distance, time and \
      pace by week and the best times, satz stats sitting and satz stats breathing minutes, days in a row and open \
      holds. Targets of sets for a muscle: satz profile target chest 10-20. The weekly goal is in your profile: satz \
      profile set --weekly-goal 3. The curves are as wide and as high as the terminal; ★ is the record, · the trend. \
      --svg and --png write the same as a picture.
      """
    case .calendar: "The month, with a ring per day for training and one for sitting."
    case .calendarMore:
      """
      The first ring fills with minutes of training, the second with minutes of breathing and sitting, until the goals \
      are reached: the settings training-goal and sitting-goal, in minutes. satz calendar 2026 is the whole year. --svg and \
      --png write the same as a picture.
      """
    case .numbersOption: "One line per set, with its number for edit and delete."
    case .scoresOption: "Only the scores of blocks."
    case .historyOption: "What was added, corrected, deleted and undone."
    case .onOption: "The day: 2026-11-19, today or yesterday."
    case .atOption: "The time of day: 18:30."
    case .sessionNameOption: "The name of the session."
    case .noteOption: "A note."
    case .timeOption:
      """
      How long the session took: 45min, or 1:10 for an hour and ten minutes; of work for time and of distances, 7:30 is \
      minutes and seconds.
      """
    case .roleOption: "work, warmup or drop."
    case .newExerciseOption: "The exercise that it really was."
    case .newLengthOption:
      "How long the session was: 45min, or 1:10 for an hour and ten minutes. 0min says that nobody knows."
    case .newNameOption: "Accept an exercise that is not in the library, under the name as written."
    case .setsArgument: "What was done, as a plan would write it."
    case .entryArgument: "The number of a set (12.3), of a score (12.s1) or of a session (12)."
    case .entriesArgument: "Numbers of sets (12.3), of scores (12.s1) or of sessions (12)."
    case .performanceArgument: "What it really was: 7 @ 82.5kg rpe 9."
    case .exerciseArgument: "An exercise; without it, all."
    case .weeksOption: "How many weeks, up to this one."
    case .allOption: "All of it, however long."
    case .allTimeOption: "From the first day of the log on."
    case .sinceOption: "From this day on."
    case .untilOption: "Up to this day; without it, today."
    case .monthArgument: "A month (2026-11) or a year (2026)."
    case .dayOutOfRange(let option, let day):
      "\(option) \(day): a day of the log is from 1900-01-01 to 2199-12-31"
    case .dayToCome(let option, let day): "\(option) \(day): this day is still to come"
    case .leftOut(let row):
      "\(row.place.english) is left out: \(row.because.english). "
        + "Delete its session (satz log delete), or undo the import that added it (satz import --undo)."
    case .nothingToAdd: "there is no set in that; write satz log add \"bench 3x8 @ 80kg\""
    case .openSets(let exercise): "say how much of \(exercise) was done, instead of max or 5+"
    case .rangeOfSet(let exercise, let range, let fitting):
      "say how much of \(exercise) was done, instead of \(range): satz log add \"\(fitting)\""
    case .rangeOfSets(let exercise): "say how many sets of \(exercise) were done, instead of from how many to how many"
    case .rangeOfLoads(let exercise, let range):
      "say with how much load \(exercise) was done, instead of \(range)"
    case .openLoad(let exercise, let fitting):
      "say with how much load \(exercise) was done: satz log add \"\(fitting)\""
    case .openRounds:
      "nobody has said how many rounds were done; write them as rounds: satz log add \"rounds x12 < pull-up 5; push-up 10 >\""
    case .openChoice: "say what was done of the choice"
    case .notItsMeasure(let exercise, let done, let fitting):
      "nothing was added: \(done) does not fit \(exercise); write satz log add \"\(fitting)\""
    case .noSuchEntry(let entry): "the log has no \(entry); satz log --numbers shows the numbers"
    case .entryForm(let text):
      "“\(text)” is not the number of an entry; write 12.3 for a set, 12.s1 for a score, 12 for a session"
    case .nothingToEdit: "say what it really was: satz log edit 12.3 \"7 @ 82.5kg rpe 9\""
    case .wrongMeasure(let entry, let exercise, let done, let said, let fitting):
      "\(entry) is \(exercise), \(done): “\(said)” does not fit; write satz log edit \(entry) \(fitting)"
    case .otherMeasure(let entry, let exercise, let done, let fitting):
      "\(done) does not fit \(exercise); say what was done: satz log edit \(entry) \(fitting)"
    case .doubtful(let number): "nothing was added: \(number.english); --yes adds it"
    case .nothingAdded: "Nothing was added"
    case .noSuchExercises(let names) where names.count == 1:
      "nothing was added: no exercise is called “\(names[0])”; --new adds it under this name"
    case .noSuchExercises(let names):
      "nothing was added: no exercise is called \(names.map { "“\($0)”" }.joined(separator: " or ")); --new adds them under these names"
    case .noSuchExercise(let name, let nearest):
      "no exercise is called “\(name)”"
        + (nearest.isEmpty ? "; --new" : "; did you mean \(nearest.joined(separator: ", ", last: " or "))? --new")
        + " accepts it as it is."
    case .notForASession(let option): "\(option) is for a set such as 12.3; a session takes --name, --on and --time"
    case .notForAScore(let option): "\(option) is for a set such as 12.3; a score such as 12.s1 takes only a new score"
    case .wrongScore(let entry, let name, let score, let said, let fitting):
      "\(entry) is \(name), \(score): “\(said)” is not such a score; write satz log edit \(entry) \(fitting)"
    case .added(let session, let done, let isLengthKnown):
      "Added as session \(session): \(done)"
        + (isLengthKnown ? "" : ", length unknown (--time 45min sets it)")
    case .edited: "Entry corrected"
    case .editedKeeping(let rpe): "Entry corrected; its RPE \(rpe) stays"
    case .moreChanges(let count): "… and \(count) more"
    case .nameIsTaken(let name, let taken):
      "nothing was undone: “\(name)” would be two exercises, the one of these sets and the one of the library"
        + (taken.release(of: name).map { "; \($0) frees the name first" } ?? "")
    case .deleted(let count):
      count == 1
        ? "Entry deleted; satz log undo brings it back" : "\(count) entries deleted; satz log undo brings them back"
    case .importIsLast(let number):
      "this takes back corrections only; for the last import: satz import --undo \(number)"
    case .nothingToUndo: "There is nothing to undo."
    case .undone(.add): "Undone: a manual entry"
    case .undone(.edit): "Undone: a correction"
    case .undone(.delete): "Undone: a deletion"
    case .undone(.undo): "Undone"
    case .undoneWithoutEffect: "Undone: a change that had no effect; the log stays as it is"
    case .withoutEffect: "without effect:"
    case .noHistory: "Nothing was added, corrected or deleted manually."
    case .act(let act, let isUndone): act.english + (isUndone ? " (undone)" : "")
    case .distance: "Distance"
    case .importTakenBack: "import undone"
    case .noEntry: "–"
    case .moreSessions(let count): "… \(count) more \(count == 1 ? "session" : "sessions"): --all"
    case .noSuchSession(let text, let nearest):
      "there is no session “\(text)”"
        + (nearest.map { ". \(CommandText.didYouMean($0).english)" }
          ?? ": a number (12), a day (2026-11-20) or last; --text looks for names and notes")
    case .sessionNumber(let number): "session \(number)"
    case .unknownLength: "length unknown"
    case .unknownTime: "time unknown"
    case .ofUnknownLength(let count): counted(count, "session", "sessions") + " of unknown length"
    case .recordCount(let count): count == 1 ? "1 record" : "\(count) records"
    case .moreSets(let count): "… \(count) more \(count == 1 ? "set" : "sets"): --all"
    case .toFailure: "to failure"
    case .missed: "missed"
    case .questioned: "not counted: hardly meant"
    case .superset(let letter): "superset \(letter)"
    case .logBegins(let day): "Nothing was trained up to then: the log begins on \(day)."
    case .exerciseTwice(let name, let option):
      "“\(name)” and --exercise “\(option)” both name the exercise; leave one of them out"
    case .lastTrained(let day): "Nothing since \(day): these are the last weeks up to then."
    case .rebuilt(let sessions, let changed, let rollups):
      "\(sessions == 1 ? "1 session" : "\(sessions) sessions") checked, "
        + (changed == 0 && rollups
          ? "all correct" : "\(changed) rebuilt\(rollups ? "" : ", sums rebuilt")")
    case .unreadableSessions(let ids):
      "the journal of session \(ids.prefix(5).map(String.init).joined(separator: ", "))\(ids.count > 5 ? " …" : "") cannot be read by this version; its log stays as it is"
    case .onlyLogOption: "Undo the last change of the log, although an exercise was changed after it."
    case .libraryChangedLast(let change):
      "the last change was that of the exercise \(change.exercise.visibleInRow), which this does not undo: "
        + (change.isNew
          ? "satz exercises delete \"\(change.exercise.visibleInRow)\""
          : "satz exercises edit \"\(change.exercise.visibleInRow)\" …")
        + "; satz log undo --log undoes the last change of the log"
    case .inLibraryNow: "in the library now"
    case .kind(.load): "heaviest load"
    case .kind(.added): "most added to bodyweight"
    case .kind(.estimatedMax): "estimated max"
    case .kind(.repsAtLoad): "most reps with this load"
    case .kind(.reps): "most reps"
    case .kind(.volume): "volume of a set"
    case .kind(.time): "longest time"
    case .kind(.distance): "longest distance"
    case .kind(.bestTime): "best time"
    case .bestTimeFor(let distance, let time): "best time for \(distance) (\(time))"
    case .noRecords: "No records yet: they come with the first session."
    case .noRecordsIn(let since, let until):
      "No records" + (since.map { (until == nil ? " since " : " from ") + $0 } ?? "")
        + (until.map { (since == nil ? " until " : " to ") + $0 } ?? "") + "."
    case .noRecordsOf(let exercise): "“\(exercise)” is not in the log"
    case .notTrained(let exercise, let last): "“\(exercise)” was not trained in this period; last on \(last)"
    case .scoresOfNoExercise: "scores belong to blocks, not to exercises; write satz records --scores"
    case .bodyweightCounts: "with added weight or assistance: on the bodyweight of that day"
    case .formula(let name): "estimated max by \(name): load × (1 + reps / 30)"
    case .repsAtLoads: "Most reps with each load"
    case .period(let from, let through, let weeks):
      "\(from) to \(through) · \(weeks == 1 ? "1 week" : "\(weeks) weeks")"
    case .sessionCount(let count): count == 1 ? "1 session" : "\(count) sessions"
    case .setCount(let count): count == 1 ? "1 set" : "\(count) sets"
    case .unplaced(let count, let all):
      (count == all ? counted(count, "set", "sets") : "\(count) of \(all) sets")
        + (count == 1
          ? " counts for no muscle, because the library does not have its exercise"
          : " count for no muscle, because the library does not have their exercises")
        + ": satz exercises unknown"
    case .varied(let count, let all):
      (count == all ? counted(count, "set", "sets") : "\(count) of \(all) sets")
        + (count == 1
          ? " counts for muscles as a variation of an exercise that the library has"
          : " count for muscles as variations of exercises that the library has")
        + ": satz exercises unknown"
    case .lacksBodyweight(let count):
      "\(counted(count, "set", "sets")) \(count == 1 ? "has" : "have") no volume, as your bodyweight is not known: "
        + "satz profile bodyweight 80kg sets it"
    case .goalReached(let goal, let weeks, let of, let isSet):
      (isSet ? "Goal of " : "") + (goal == 1 ? "1 session" : "\(goal) sessions")
        + (isSet ? " a week" : " or more a week")
        + (of == 0 ? "" : (isSet ? ": reached" : ":") + " in \(weeks) of \(of == 1 ? "1 week" : "\(of) weeks")")
    case .streak(let now, let longest): "\(now == 1 ? "1 week" : "\(now) weeks") in a row, longest \(longest)"
    case .volumePerWeek: "Volume per week"
    case .setsPerMuscle: "Sets per muscle and week"
    case .yearHeading: "The year"
    case .load: "Load"
    case .estimatedMax: "Estimated max"
    case .volume: "Volume"
    case .effort: "RPE"
    case .bestByReps: "Best load by reps"
    case .predicted: "≈ predicted from the best estimated max by Epley"
    case .lastSets: "Last sets"
    case .month(let year, let month): CalendarNames.english.months[(month - 1) % 12] + " \(year)"
    case .lastWeeks(let count): count == 1 ? "last week" : "last \(count) weeks"
    case .workingSet: "working set"
    case .weekday(let day): ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day % 7]
    case .trainingGoal(let minutes): minutes > 0 ? "training, goal \(minutes) min a day" : "training"
    case .sittingGoal(let minutes):
      minutes > 0 ? "breathing and sitting, goal \(minutes) min a day" : "breathing and sitting"
    case .ring(let number): number == 1 ? "first ring" : "second ring"
    case .lengthUnknown(let days): "○ trained, length unknown: \(days == 1 ? "1 day" : "\(days) days")"
    case .daysReached(let days, let of): "reached on \(days) of \(of == 1 ? "1 day" : "\(of) days")"
    case .minutes(let training, let sitting): "\(training) of training, \(sitting) of breathing and sitting"
    case .wroteFile(let path): "Written: \(path)"
    }
  }
}

extension Correction.Act {
  fileprivate var english: String {
    switch self {
    case .add: "added"
    case .edit: "corrected"
    case .delete: "deleted"
    case .undo: "undone"
    }
  }
}

extension UnreadableRow.Place {
  fileprivate var english: String {
    switch self {
    case .entry(let entry) where entry.place == .session: "session \(entry.session.rawValue)"
    case .entry(let entry): "entry \(entry.text)"
    case .row(let table, let key): key.isEmpty ? table : "\(table) \(key)"
    }
  }
}
