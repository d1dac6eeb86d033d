import Testing

@Suite("Kill -9")
struct KilledSessionTests {
  @Test("A session that is killed 200 times at random ends with the log of an undisturbed one")
  func killed() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "$PYTHON Tests/Support/killed_session.py \"$(command -v satz)\" 200", home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Ctrl-C stops the undoing of an import before it is done, or what is done is said")
  func stopped() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "$PYTHON Tests/Support/stopped_work.py \"$(command -v satz)\" 12", home: home.path)
    #expect(status == 0, "\(output)")
  }
}
