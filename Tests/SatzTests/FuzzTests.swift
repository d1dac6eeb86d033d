/// The fuzzers of `Tests/Fuzz` drive the real program from outside, a minute of them; `SATZ_FUZZ_TIMES` multiplies it.

import Testing

@Suite("Fuzzed from outside")
struct FuzzTests {
  @Test("Every kind of fault is seen")
  func verdicts() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell("$PYTHON Tests/Fuzz/verdict_test.py", home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test(
    "No absurd input makes the program do what it must never do",
    arguments: [
      "plans_by_bytes", "plans_by_tokens", "growth", "giants", "explosions", "imports", "json_rows", "pictures",
      "databases", "typed_lines", "terminals", "kills", "arguments",
    ])
  func area(_ name: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "$PYTHON Tests/Fuzz/run.py \(name) --satz \"$(command -v satz)\"", home: home.path)
    print(output, terminator: "")
    #expect(status == 0, "\(output)")
  }
}
