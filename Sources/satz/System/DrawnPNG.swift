/// A picture in SVG as PNG, drawn by `rsvg-convert`, which is not a part of Satz.

import CTerminal
import Channels
import Glibc
import SessionRunner

enum DrawnPNG {
  enum Problem: Error {
    /// There is no such program.
    case notInstalled
    /// It ended with an error, or wrote nothing.
    case failed
  }

  /// Twice as many pixels as the picture has points: sharp on any screen.
  static func bytes(of svg: String, surroundings: Surroundings = .ofThisProcess) throws(Problem) -> [UInt8] {
    guard let program = surroundings.program("rsvg-convert") else { throw .notInstalled }
    var name = Array("\(environment("TMPDIR") ?? "/tmp")/satz-picture-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw .failed }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/picture.png"
    defer {
      unlink(path)
      rmdir(folder)
    }
    let bytes = Array(svg.utf8)
    let process = withCWords([program, "--zoom", "2", "--output", path]) {
      ct_program_start(program, $0, bytes, bytes.count)
    }
    guard process > 0, ct_wait_for(process) == 0, let file = try? SourceFile.read(path, upTo: limit),
      !file.bytes.isEmpty
    else { throw .failed }
    return file.bytes
  }

  private static let limit = 64 << 20
}
