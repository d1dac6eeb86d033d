/// The files that a language server has editors open: pages about codes, pictures of exercises, results of commands. In
/// `$XDG_CACHE_HOME/satz`, or else `~/.cache/satz`; whatever is missing there is written again.

import Glibc
import LanguageServer
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

extension EditorFiles {
  static var ofThisUser: EditorFiles {
    EditorFiles(
      page: { code in
        let path = "codes-\(Version.text)/\(code)-\(Language.current.rawValue).txt"
        if let known = CacheFolder.existing(path) { return known }
        guard let kind = ProblemKind(code: code) else { return nil }
        let rows = ExplanationSheet(kind: kind, language: .current).rows()
        return CacheFolder.keep(Array((rows.joined(separator: "\n") + "\n").utf8), at: path)
      },
      picture: { exercise in
        guard let store = DataFolder.find().flatMap({ try? TrainingStore.reading(path: $0.store) }) else { return nil }
        defer { store.closeFile() }
        guard let picture = try? store.pictures(of: exercise).first else { return nil }
        // Its size tells a new picture from the one before; editors keep what they have once shown.
        let name = exercise.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let path = "pictures/\(name)-\(picture.bytes.count).\(picture.format.rawValue)"
        return CacheFolder.existing(path) ?? CacheFolder.keep(picture.bytes, at: path)
      },
      result: { name, text in CacheFolder.keep(Array(text.utf8), at: "results/" + name) })
  }
}

/// Files that can be made again, which only the user may read.
private enum CacheFolder {
  private static var path: String? {
    if let cache = environment("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/satz" }
    return environment("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache/satz" : nil }
  }

  /// A file of ours that is there already.
  static func existing(_ name: String) -> String? {
    guard let file = path.map({ $0 + "/" + name }), access(file, R_OK) == 0 else { return nil }
    return file
  }

  /// Nil if it cannot be written.
  static func keep(_ bytes: [UInt8], at name: String) -> String? {
    guard let file = path.map({ $0 + "/" + name }), makeFolders(of: file) else { return nil }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    guard (try? AtomicFile.replace(file, with: bytes)) != nil else {
      unlink(file)
      return nil
    }
    return file
  }

  private static func makeFolders(of file: String) -> Bool {
    var made = ""
    for part in file.split(separator: "/").dropLast() {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }
}
