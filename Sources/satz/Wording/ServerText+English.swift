/// The servers for editors and agents, in English.

import PlanWording

extension ServerText: Worded {
  var english: String {
    switch self {
    case .lsp: "Serve an editor: the Language Server Protocol on standard input and output."
    case .lspMore:
      """
      Your editor starts it; there is nothing to type here. It shows mistakes while you write, with their quick fixes, \
      completes and explains words and exercises, formats plans, and says how long a session takes (switched off by \
      {"inlayHints": {"duration": false}}). It reads your log for your own exercises and maxes, and writes nothing.

      Exit status: 0 the editor ended it; 1 the connection broke off.
      """
    case .mcp: "Serve an agent: the Model Context Protocol on standard input and output."
    case .mcpMore:
      """
      An agent starts it; there is nothing to type here. It can look words up, check, format, show, simulate and rehearse \
      plans, and read the log. With --allow-write it can also save workouts and add to the log; it never changes a file.

      Exit status: 0 when the agent has closed the connection.
      """
    case .allowWrite: "Also offer the tools that save workouts and add to the log."
    case .stdioOption: "Use standard input and output, as it always does."
    }
  }
}
