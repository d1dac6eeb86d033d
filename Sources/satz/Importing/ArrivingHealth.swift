/// The export of Apple Health, read as a stream with its progress: it may be larger than memory.

import ActivityFiles
import Glibc
import SessionRunner
import TrainingStore

enum ArrivingHealth {
  /// What was read at once, such as standard input; nil if it is something else.
  static func read(_ source: SourceFile) throws(ActivityProblem) -> HealthExport? {
    guard FileForm(source.bytes) == .health else { return nil }
    let export = try HealthExport()
    try export.feed(source.bytes, isLast: true)
    return export
  }

  /// Nil if it is another kind of file, or standard input, which cannot be looked at twice.
  static func read(_ path: String) throws -> HealthExport? {
    if path == "-" { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // A file that cannot be opened is reported by whoever reads it as a whole.
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var chunk = try next(descriptor, path)
    guard FileForm(chunk) == .health else { return nil }
    let export = try HealthExport()
    let meter = WorkMeter()
    defer { meter.end() }
    var done = 0
    repeat {
      done += chunk.count
      try export.feed(chunk, isLast: chunk.isEmpty)
      meter.show(Double(done) / Double(max(1, status.st_size)))
      if chunk.isEmpty { return export }
      chunk = try next(descriptor, path)
    } while true
  }

  /// The next megabyte, less at the end; empty after it.
  private static func next(_ descriptor: Int32, _ path: String) throws -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var filled = 0
    while filled < chunk.count {
      let start = filled
      let count = chunk.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw fail(FileProblem(path: path, reason: .system(errno)).said)
      }
      filled += count
    }
    chunk.removeLast(chunk.count - filled)
    return chunk
  }
}
