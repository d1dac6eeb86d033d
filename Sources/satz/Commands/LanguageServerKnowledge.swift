/// What a language server knows about the athlete: read from the store, and again when the store has changed.

import Glibc
import LanguageServer
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension AthleteKnowledge {
  /// As the user's store has it; a store that cannot be read changes nothing but these values.
  static func ofThisUser() -> AthleteKnowledge {
    guard let path = DataFolder.find()?.store else { return AthleteKnowledge() }
    // Taken first, so that a change in between is seen the next time.
    let stamp = stamp(ofStoreAt: path)
    var known = AthleteKnowledge()
    if let store = try? TrainingStore.reading(path: path), let trainee = try? Trainee(store) {
      known = AthleteKnowledge(trainee, in: store)
    }
    known.stamp = stamp
    return known
  }

  /// Nil if the store is as it was. Looks only at the files, so that it costs next to nothing.
  func renewed() -> AthleteKnowledge? {
    let now = DataFolder.find().map { Self.stamp(ofStoreAt: $0.store) } ?? []
    return now == stamp ? nil : .ofThisUser()
  }

  private init(_ trainee: Trainee, in store: TrainingStore) {
    self.init(library: trainee.library, athlete: trainee.athlete)
    let formatter = UnitFormatter(language: .current, units: athlete.units, library: library)
    let athlete = athlete
    let today = Day(of: .now())
    let days = (try? store.exerciseDays(from: Day(number: today.number - 7 * 12), through: today)) ?? []
    for day in days { habits[day.exercise, default: 0] += day.sets }
    place = { KnownPlace(ofProgram: $0, in: store, formatter) }
    figures = { ExerciseFigures(of: $0, in: store, athlete: athlete).lines(formatter) }
  }

  /// Changes when anything is committed: the file itself, or the log of SQLite beside it.
  private static func stamp(ofStoreAt path: String) -> [Int] {
    [path, path + "-wal"].flatMap { path -> [Int] in
      var status = stat()
      guard stat(path, &status) == 0 else { return [0] }
      return [
        Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      ]
    }
  }
}

extension KnownPlace {
  fileprivate init(ofProgram program: String, in store: TrainingStore, _ formatter: UnitFormatter) {
    self.init()
    guard let place = try? store.place(ofProgram: program) else { return }
    (turns, sessions, state) = (place.turns, place.sessions, ProgramState(place.values))
    guard !state.values.isEmpty, let changes = try? store.changes(matching: program) else { return }
    let words = ChangeText(formatter: formatter)
    for change in changes where change.program == program && !change.isFormer {
      reasons[change.key] = "\(words.reason(kept: change.reason)), \(change.day.isoText)"
    }
  }
}
