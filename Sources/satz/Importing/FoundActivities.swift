/// The activities in all files that a command names, by the kind of file: each kind is one import.

import ActivityFiles
import SessionRunner
import TrainingStore

struct FoundActivities {
  struct Kind {
    var kind: ImportKind
    var activities: [Activity]
    /// The names of the files, without their folders.
    var files: [String]
  }

  /// In the order in which they were named.
  private(set) var kinds: [Kind] = []

  /// False if it is another kind of file.
  mutating func take(_ source: SourceFile) throws(ActivityProblem) -> Bool {
    guard let (kind, activities) = try ArrivingActivities.read(source.bytes) else { return false }
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].activities += activities
      kinds[place].files.append(source.lastName)
    } else {
      kinds.append(Kind(kind: kind, activities: activities, files: [source.lastName]))
    }
    return true
  }
}

extension SourceFile {
  /// Its name without its folder.
  var lastName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What is in it if it is packed with gzip, under its name without `.gz`.
  func unpacked() throws(ActivityProblem) -> SourceFile {
    guard GzipFile.isGzip(bytes) else { return self }
    let name = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
    return SourceFile(path: name, bytes: try GzipFile.unpack(bytes))
  }
}
