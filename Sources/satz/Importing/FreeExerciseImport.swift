/// From entries of free-exercise-db to exercises of this library: known exercises stay and get the descriptions and
/// pictures, new ones become the athlete's own.

import PlanLanguage
import SessionRunner
import TrainingStore

struct FreeExerciseImport {
  /// What the store has from the collection.
  var before: Set<String>
  var library: AthleteLibrary
  /// The folder of the pictures; nil leaves them out.
  var pictureFolder: String?

  private(set) var entries: [ImportedExercise] = []
  /// By the position of the entry in its file, from 1, and its name if it has one.
  private(set) var damages: [(place: Int, name: String?, damage: FreeExerciseDamage)] = []
  private var seen: Set<String> = []

  init(before: Set<String>, library: AthleteLibrary, pictureFolder: String?) {
    self.before = before
    self.library = library
    self.pictureFolder = pictureFolder
  }

  var countOfNew: Int { entries.count { $0.exercise.own != nil } }

  mutating func take(_ file: FreeExerciseFile) {
    for (index, entry) in file.entries.enumerated() {
      switch entry {
      case .failure(let damage): damages.append((index + 1, nil, damage))
      case .success(let exercise):
        do throws(FreeExerciseDamage) { try take(exercise) } catch {
          damages.append((index + 1, exercise.name, error))
        }
      }
    }
  }

  private mutating func take(_ exercise: FreeExercise) throws(FreeExerciseDamage) {
    guard seen.insert(exercise.id).inserted else { throw .twice(id: exercise.id) }
    let own = try ownExercise(exercise)
    let category = try exercise.knownCategory(own.mainMuscles.compactMap(Muscle.init))
    let pictures = try pictures(exercise.images)
    guard !before.contains(exercise.id) else { return }
    var kept = KeptExercise(key: own.key, own: own, mark: ExerciseMark(category: .builtIn(category.rawValue)))
    if let known = library.exercises.find(foreign: exercise.name) {
      kept = KeptExercise(key: known.key, own: nil, mark: ExerciseMark())
    } else {
      // In a plan, a name needs no quotes only if it consists of words.
      let plain = exercise.name.plainWords
      if plain.foldedTitle != own.name.foldedTitle, !plain.isEmpty, library.exercises.find(plain) == nil {
        kept.mark.otherNames = [plain]
      }
      library.exercises.add(ExerciseEntry(own, kept.mark))
      guard library.exercises.find(exercise.name)?.key == own.key else { throw .unusableName(exercise.name) }
    }
    let instructions = exercise.instructions.joined(separator: "\n")
    entries.append(
      ImportedExercise(
        id: exercise.id, exercise: kept, instructions: instructions.isEmpty ? nil : instructions,
        level: exercise.level, force: exercise.force, mechanic: exercise.mechanic, pictures: pictures))
  }

  private func ownExercise(_ exercise: FreeExercise) throws(FreeExerciseDamage) -> OwnExercise {
    let name = exercise.name.trimmingBlanks()
    guard !name.isEmpty, !name.contains(where: { $0 == "\"" || $0.isNewline }) else {
      throw .unusableName(exercise.name)
    }
    return OwnExercise(
      key: library.freeKey(for: name), name: name, equipment: try exercise.knownEquipment().rawValue,
      measure: exercise.measure.rawValue,
      mainMuscles: try FreeExercise.muscles(exercise.primaryMuscles, key: "primaryMuscles").map(\.rawValue),
      helpingMuscles: try FreeExercise.muscles(exercise.secondaryMuscles, key: "secondaryMuscles").map(\.rawValue))
  }

  private func pictures(_ paths: [String]) throws(FreeExerciseDamage) -> [StoredPicture] {
    guard let pictureFolder else { return [] }
    var pictures: [StoredPicture] = []
    for path in paths {
      // A foreign file may only name files in its own folder.
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      guard isInside, let file = try? SourceFile.read(pictureFolder + "/" + path),
        let picture = PictureFile.picture(file.bytes)
      else { throw .picture(path: path) }
      pictures.append(picture)
    }
    return pictures
  }
}

extension String {
  /// Without parentheses, slashes and commas.
  fileprivate var plainWords: String {
    split { "()/,".contains($0) || $0.isWhitespace }.joined(separator: " ")
  }
}
