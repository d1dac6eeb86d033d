/// A plan that is not a regular file.

import Testing

@Suite("Where a plan comes from")
struct PlanInputTests {
  @Test("A plan may come through a pipe, and one that does not end is refused")
  func plans() async throws {
    let home = try TemporaryFolder()
    let piped = try await shell("bash -c \"satz check <(echo 'let heavy = 60kg')\"", home: home.path)
    #expect(piped.status == 0, "\(piped.output)")
    let endless = try await shell("satz check /dev/zero", home: home.path)
    #expect(endless.status == 2)
    #expect(endless.output.contains("4 MB"))
    let folder = try await shell("satz check '\(home.path)'", home: home.path)
    #expect(folder.status == 2)
    #expect(folder.output.contains("it is a folder"))
  }
}
