/// The names of the kinds of sessions.

import SessionModel

extension Session.Kind: Worded {
  public var english: String {
    switch self {
    case .workout: "Workout"
    case .breathing: "Breathing"
    case .meditation: "Meditation"
    }
  }

  public var german: String {
    switch self {
    case .workout: "Workout"
    case .breathing: "Atemübung"
    case .meditation: "Meditation"
    }
  }
}
