/// `satz lsp`, driven by a real Neovim.

import Testing

@Suite struct NeovimTests {
  @Test("Neovim shows a mistake, mends it, lays out, completes, explains, and switches hints")
  func neovim() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      """
      LC_ALL=C.UTF-8 timeout 60 "$(dirname "$PYTHON")/nvim" --headless -u NONE -i NONE \
        -l Tests/Support/neovim_test.lua '\(Built.program.path)' "$HOME"
      """, home: home.path)
    #expect(status == 0, "\(output)")
  }
}

@Suite struct LanguageServerReplyTests {
  @Test("Every reply is valid by the types of the protocol")
  func replies() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "timeout 60 \"$PYTHON\" Tests/Support/lsp_replies.py '\(Built.program.path)'", home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Hints and hover follow the log while the server runs")
  func store() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "timeout 60 \"$PYTHON\" Tests/Support/lsp_store.py '\(Built.program.path)'", home: home.path)
    #expect(status == 0, "\(output)")
  }
}
