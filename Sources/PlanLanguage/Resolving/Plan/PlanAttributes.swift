/// What may follow the sets of an exercise or the head of a group, beside the rest.

import SessionModel

extension Plan {
  struct Attributes: Hashable, Sendable {
    /// Start to start; one entry for all sets, or one a set.
    var every: [Value] = []
    var tempo: Tempo?
    var side: Side?
    var warmup: [SetEntry] = []
    /// `warmup none`: none even where the group around it has a default.
    var hasNoWarmup = false
    var drops: [Intensity] = []
    /// The `@` of an exercise without sets: `thruster @ 43kg` in a ladder.
    var intensity: Intensity?
    /// Beside a load: `@ 80kg rpe 8`.
    var effort: Intensity?
    var notes: [String] = []
    var cues: [String] = []
    var say: String?
    var label: String?
    /// A place in the plan's progressions.
    var progression: Int32?
  }

  /// What a group or a declaration says for the items inside it that do not say it themselves.
  struct Defaults: Hashable, Sendable {
    var rest = RestLength.unstated
    var intensity: Intensity?
    var attributes = Attributes()
  }
}
