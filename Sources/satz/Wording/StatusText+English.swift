/// `satz status` in English.

import PlanWording

extension StatusText: Worded {
  var english: String {
    switch self {
    case .status: "The running session, for other programs."
    case .statusMore:
      """
      One line for a status bar; it does not disturb the session. With --follow, a line at each change: every second \
      while a clock is shown, and with --json only when something happens.

      waybar: "custom/satz": { "exec": "satz status --waybar --follow", "return-type": "json" }
      tmux: set -g status-interval 1; set -g status-right "#(satz status --tmux)"
      """
    case .textOption: "One line, such as 1:12 Bench press set 2 of 3."
    case .jsonOption: "Everything, as JSON on one line."
    case .waybarOption: "For a custom module of waybar."
    case .tmuxOption: "For the status line of tmux, with its colours; empty if nothing runs."
    case .followOption: "Keep running and print each change, until the output is closed."
    case .cannotFollow: "the data folder cannot be watched here"
    }
  }
}
