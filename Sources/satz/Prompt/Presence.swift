/// Whether the athlete sits at the terminal: then nothing needs to be said on the desktop.

import SessionModel

struct Presence {
  /// Nil as long as the terminal says nothing: not all do, and tmux only with `focus-events on`.
  private(set) var hasFocus: Bool?
  private var lastKey: Instant?
  /// The one before those that came together with the last one.
  private var earlierKey: Instant?
  /// The focus was lost, and no key has come since.
  private var hasTurnedAway = false

  /// How long a key means that somebody is there.
  static let keyLasts = Milliseconds.seconds(60)

  /// Something was read from the terminal.
  mutating func keyWasPressed(at now: Instant) {
    hasTurnedAway = false
    if lastKey.map({ now - $0 > Milliseconds(200) }) ?? true { earlierKey = lastKey }
    lastKey = now
  }

  /// What was read was no key, but the terminal that spoke by itself.
  mutating func focusWasReported(_ has: Bool) {
    hasFocus = has
    hasTurnedAway = !has
    lastKey = earlierKey
  }

  /// Whoever turns to another window has gone, however short ago the last key was. A key after that means that the
  /// focus came back unreported.
  func isHere(at now: Instant) -> Bool {
    hasFocus == true || !hasTurnedAway && lastKey.map { now - $0 < Self.keyLasts } ?? false
  }
}
