/// `satz notices` in English.

import PlanWording
import SessionModel
import TrainingStore

extension NoticesText: Worded {
  var english: String {
    switch self {
    case .notices: "What you were told, when and how."
    case .noticesMore:
      """
      Each end of a rest, of a time, of a window and of a session, and each reminder, the newest first: when it was due, how late it was \
      told, by which channels, and whether you reacted within 30 s. Recovered means that one process died before it \
      could tell you, and another one did. The rows of the last 200 sessions and the last 1000 reminders are kept.
      """
    case .none: "Nothing has been told yet."
    case .over(.work): "set over"
    case .over(.sides): "switch sides"
    case .over(.window): "time is up"
    case .over(.rest): "rest over"
    case .over(.session): "session over"
    case .over(.sitting): "sitting over"
    case .late(let time): "after \(time)"
    case .untold: "not told"
    case .channel(.screen): "screen"
    case .channel(.sound): "sound"
    case .channel(.speech): "speech"
    case .channel(.desktop): "desktop"
    case .channel(.notification): "notification"
    case .channel(.bell): "bell"
    case .silently: "no channel"
    case .acknowledged(let time): "acknowledged after \(time)"
    case .timedOut: "timed out"
    case .open: "open"
    case .recovered: "recovered"
    }
  }
}
