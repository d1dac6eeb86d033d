/// The servers for editors and agents, in English.

import PlanWording

extension ServerText: Worded {
  var english: String {
    switch self {
    case .lsp: "Serve an editor: the Language Server Protocol on standard input and output."
    case .lspMore:
      """
      Your editor starts it; there is nothing to type here. It shows mistakes while you write, with their quick fixes, \
      completes and explains words and exercises, and formats plans. It finds and changes names, also in the plans of your \
      folder that use them. Beside the text it shows today's loads with their \
      plates, what states are and why, how long blocks take, and the sets per muscle; each is switched off by \
      {"inlayHints": {"load": false, "state": false, "duration": false, "muscles": false}}. It reads your log for \
      these values, and again whenever it changes; it writes nothing.

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
