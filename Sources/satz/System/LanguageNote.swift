/// The language that is set, noted in a small file beside the store: help and the first prompt do not wait for a database.
/// The store has the last word, and whoever reads the settings there puts the note right.

import Glibc
import PlanWording
import TrainingStore

struct LanguageNote {
  var path: String

  /// Nil where nothing can be kept.
  static var ofThisUser: LanguageNote? { DataFolder.find().map { LanguageNote(path: $0.path + "/language") } }

  /// Nil where none is set.
  func read() -> Language? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 8, alignment: 1) { bytes in
      let count = Glibc.read(file, bytes.baseAddress, bytes.count)
      guard count >= 2 else { return nil }
      return Language(rawValue: String(decoding: bytes[0..<2], as: UTF8.self))
    }
  }

  /// Where it cannot be written, the language of the environment holds, and nothing is lost.
  func keep(_ settings: Settings) {
    let wanted = Language(rawValue: settings[.language])
    guard wanted != read() else { return }
    guard let wanted else {
      unlink(path)
      return
    }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    fchmod(file, 0o600)
    try? writeWhole(Array((wanted.rawValue + "\n").utf8), to: file)
    close(file)
  }
}

extension LanguageNote {
  /// As the user's store has it now.
  static func renew() throws { ofThisUser?.keep(try Settings.ofThisUser()) }
}
