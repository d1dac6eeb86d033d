/// The texts about the servers for editors and agents.

enum ServerText: Hashable, Sendable {
  // satz lsp
  case lsp, lspMore, stdioOption
  // satz mcp
  case mcp, mcpMore, allowWrite
}
