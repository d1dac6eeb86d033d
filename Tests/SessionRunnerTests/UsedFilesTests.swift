import FoundationEssentials
import Glibc
import PlanLanguage
import Testing

@testable import SessionRunner

/// A plan's author chose the files that it uses: they must not harm whoever opens it.
@Suite("The files that a plan uses")
struct UsedFilesTests {
  private static func failures(_ text: String, in folder: TemporaryFolder) -> [UseFailure] {
    let plan = SourceFile(path: "\(folder.path)/plan.satz", bytes: Array(text.utf8))
    return check(plan.bytes, find: plan.finder).diagnostics.compactMap { diagnostic in
      if case .script(.cannotUse(_, let failure)) = diagnostic.problem { failure } else { nil }
    }
  }

  @Test("Only files are read: no pipe, no device, no folder, none that is hidden")
  func kinds() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo("\(folder.path)/pipe.satz", 0o600) == 0)
    #expect(symlink("/dev/zero", "\(folder.path)/zero.satz") == 0)
    #expect(symlink("loop.satz", "\(folder.path)/loop.satz") == 0)
    #expect(mkdir("\(folder.path)/folder.satz", 0o700) == 0)
    let names = ["pipe.satz", "zero.satz", "/dev/tty", "folder.satz", "loop.satz", "nothing.satz", "pipe.satz/more"]
    let text = names.map { "use \"\($0)\"\n" }.joined()
    #expect(
      Self.failures(text, in: folder) == [
        .isNoFile, .isNoFile, .isNoFile, .isFolder, .isUnreadable, .notFound, .notFound,
      ])
  }

  @Test("A file has at most a megabyte, even one that does not report its size")
  func size() throws {
    let folder = try TemporaryFolder()
    let comment = "// " + String(repeating: "a", count: 1 << 20)
    try comment.write(toFile: "\(folder.path)/large.satz", atomically: true, encoding: .utf8)
    try comment.prefix(1 << 20).write(toFile: "\(folder.path)/fits.satz", atomically: true, encoding: .utf8)
    #expect(
      Self.failures("use \"large.satz\"\nuse \"fits.satz\"\n", in: folder) == [.isTooLarge(limitMegabytes: 1)])
  }

  @Test("All together have at most sixteen, and one that is named often is read once")
  func together() throws {
    let folder = try TemporaryFolder()
    let comment = "let value = 5 // " + String(repeating: "a", count: (1 << 20) - 100)
    for number in 0..<18 {
      let text = comment.replacing("value", with: "value\(number)")
      try text.write(toFile: "\(folder.path)/\(number).satz", atomically: true, encoding: .utf8)
      #expect(link("\(folder.path)/0.satz", "\(folder.path)/again\(number).satz") == 0)
    }
    let all = (0..<18).map { "use \"\($0).satz\"\n" }.joined()
    #expect(Self.failures(all, in: folder) == Array(repeating: .areTooLarge(limitMegabytes: 16), count: 2))
    let again = (0..<18).map { "use \"again\($0).satz\"\nuse \"./again\($0).satz\"\n" }.joined()
    #expect(Self.failures(again, in: folder) == [])
    let plan = SourceFile(path: "\(folder.path)/plan.satz", bytes: Array(again.utf8))
    let used = check(plan.bytes, find: plan.finder).used
    #expect(used.count == 36)
    #expect(used.count { !$0.source.isEmpty } == 1)
  }
}
