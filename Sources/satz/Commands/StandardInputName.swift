/// `--stdin-name`: which file standard input stands for, so that an editor can send unsaved text.

import ArgumentParser
import SessionRunner

struct StandardInputName: ParsableArguments {
  @Option(name: .customLong("stdin-name"), help: help(.stdinNameOption), completion: .file(extensions: ["satz"]))
  var file: String?

  /// Reads a plan. The text from `-` goes by the given name, and the files it uses are looked up beside that file.
  ///
  /// - Parameter orPreset: whether it may be the name of a plan that comes with Satz.
  func plan(_ path: String, orPreset: Bool = false) throws(FileProblem) -> SourceFile {
    var source = try orPreset ? SourceFile.plan(path) : SourceFile.read(path, upTo: SourceFile.planLimit)
    source.standsFor = file
    return source
  }
}
