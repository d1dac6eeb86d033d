/// What `satz notices` says of itself and of what was told.

import SessionModel
import TrainingStore

enum NoticesText: Hashable, Sendable {
  case notices, noticesMore
  case none
  case over(Expiry.Kind)
  case late(String)
  case untold
  case channel(ToldChannel)
  case silently
  case acknowledged(after: String)
  case timedOut, open, recovered
}
