/// What `Editors/` has works in the editors themselves, on every example.

import Testing

@Suite("Editors")
struct EditorsTests {
  @Test("Neovim knows a plan by its name, highlights it and indents it as it is formatted")
  func vim() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      """
      export LC_ALL=C.UTF-8
      for plan in Examples/*.satz; do
        cp "$plan" "$HOME/plan.satz"
        timeout 30 "$(dirname "$PYTHON")/nvim" --headless --clean --cmd "set runtimepath^=$PWD/Editors/vim" \\
          -c 'filetype plugin indent on' -c 'syntax on' -c "edit $HOME/plan.satz" -c 'normal gg=G' \\
          -c 'if &filetype !=# "satz" || !hlexists("satzDeclaration") | cquit 3 | endif' -c 'wq' < /dev/null || exit 1
        diff "$plan" "$HOME/plan.satz" || exit 1
      done
      """, home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Pygments has a token for everything in an example, and loses none of it")
  func pygments() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      """
      PYTHONPATH=Editors/pygments LC_ALL=C.UTF-8 "$PYTHON" - Examples/*.satz <<'END'
      import sys
      from pygments.token import Error, Keyword
      from satz_lexer import SatzLexer
      for path in sys.argv[1:]:
          text = open(path, encoding="utf-8").read()
          tokens = list(SatzLexer(stripnl=False).get_tokens(text))
          assert "".join(value for _, value in tokens) == text, path
          assert not [value for kind, value in tokens if kind is Error], path
          assert any(kind in Keyword for kind, _ in tokens), path
      END
      """, home: home.path)
    #expect(status == 0, "\(output)")
  }
}
