/// `satz exercises import`: the exercises of free-exercise-db, with their pictures, all of them or none.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

extension Exercises {
  struct Import: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: say(ImportText.importing), discussion: say(ImportText.importingMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ImportText.fileArgument), completion: .file(extensions: ["json"])) var file: String
    @Option(help: help(ImportText.picturesOption), completion: .directory) var pictures: String?
    @Flag(name: .long, help: help(ImportText.noPicturesOption)) var noPictures = false
    @Flag(name: .long, help: help(ImportText.skipDamagedOption)) var skipDamaged = false

    func run() throws {
      let source = try SourceFile.load(file)
      let parsed: FreeExerciseFile
      do { parsed = try FreeExerciseFile(source.bytes) } catch { throw fail(ImportText.noCollection(file), .errors) }
      let store = try TrainingStore.toWrite()
      let (before, own) = try store.answer { store throws(StoreProblem) in
        (try store.importedExercises(from: FreeExercise.collection), try store.ownLibrary())
      }
      let folder = try noPictures ? nil : pictureFolder()
      var collection = FreeExerciseImport(before: before, library: AthleteLibrary(own), pictureFolder: folder)
      collection.take(parsed)
      for (place, name, damage) in collection.damages {
        Output.printError("\(file): " + say(ImportText.damaged(place: place, name: name, damage)))
      }
      guard skipDamaged || collection.damages.isEmpty else {
        throw fail(ImportText.nothingImported(damaged: collection.damages.count), .errors)
      }
      let entries = collection.entries
      try store.answer { store throws(StoreProblem) in try store.add(entries, from: FreeExercise.collection) }
      if folder == nil, !noPictures { Output.printError(say(ImportText.noPictureFolder)) }
      guard !entries.isEmpty else { return Output.print(say(ImportText.nothingNew)) }
      let new = collection.countOfNew
      Output.show(.exercisesImported(new, known: entries.count - new))
    }

    /// As the collection has it: the pictures beside the file, or in the folder `exercises` beside it or above it.
    private func pictureFolder() throws -> String? {
      func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
      if let pictures {
        guard isFolder(pictures) else { throw fail(ImportText.noFolder(pictures)) }
        return pictures
      }
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      return ["/exercises", "/../exercises", "/images"].map { folder + $0 }.first(where: isFolder)
    }
  }
}
