/// Importing exercises in English.

import PlanWording

extension ImportText: Worded {
  var english: String {
    switch self {
    case .importing: "Import the exercises of free-exercise-db."
    case .importingMore:
      """
      Takes dist/exercises.json with its folder of pictures. Exercises that Satz knows keep their names and get the \
      instructions and pictures; the others become your own. Importing twice adds nothing, and a damaged file nothing at all.
      """
    case .fileArgument: "The JSON file: an array of exercises."
    case .picturesOption: "The folder with the pictures, if it is not the folder exercises beside the file."
    case .noPicturesOption: "Leave the pictures out."
    case .skipDamagedOption: "Import the rest if entries are damaged."
    case .noCollection(let file): "\(file) is not a JSON array of exercises"
    case .noFolder(let path): "there is no folder \(path)"
    case .noPictureFolder: "No folder of pictures was found; --pictures FOLDER names it."
    case .nothingNew: "All of it is already there."
    case .nothingImported(let count):
      "nothing was imported: \(count == 1 ? "1 entry is" : "\(count) entries are") damaged; --skip-damaged imports the rest"
    case .damaged(let place, let name, let damage):
      "entry \(place)\(name.map { " (\($0))" } ?? ""): \(damage.english)"
    }
  }
}

extension FreeExerciseDamage: Worded {
  var english: String {
    switch self {
    case .missing(let key): "“\(key)” is missing"
    case .wrongKind(let key): key.isEmpty ? "it is not an exercise" : "“\(key)” has the wrong kind of value"
    case .unknownWord(let key, let word): "“\(word)” is not a known \(key)"
    case .unusableName(let name): "“\(name)” cannot be a name"
    case .twice(let id): "the id “\(id)” occurs twice"
    case .picture(let path): "the picture \(path) does not exist, or is not a PNG, JPEG or GIF"
    }
  }
}

extension CollectionWord: Worded {
  var english: String { rawValue }
}
