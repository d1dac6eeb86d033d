/// Two machines with the real program: their files go through git, and through Syncthing.

import Testing

@Suite("Synchronising with real programs")
struct SyncingTests {
  @Test("Through a git repository, both end with the same log")
  func git() async throws { try await same(by: "git") }

  @Test("Through Syncthing, both end with the same log", .enabled(if: canRun("command -v syncthing")))
  func syncthing() async throws { try await same(by: "syncthing") }

  private func same(by way: String) async throws {
    let home = try TemporaryFolder()
    let line = "sh Tests/Support/sync_with_\(way).sh '\(Built.program.path)' '\(home.path)'"
    let (output, status) = try await shell(line, home: home.path)
    #expect(output == "same\n")
    #expect(status == 0)
  }
}
