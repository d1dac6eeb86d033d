/// The attributes that an item takes over from the group around it.

extension Plan.Attributes {
  /// Fills in missing attributes from the surrounding group. Notes are not inherited.
  func filled(from defaults: Plan.Attributes) -> Plan.Attributes {
    var filled = self
    if filled.every.isEmpty { filled.every = defaults.every }
    if filled.warmup.isEmpty && !filled.hasNoWarmup { filled.warmup = defaults.warmup }
    if filled.drops.isEmpty { filled.drops = defaults.drops }
    if filled.cues.isEmpty { filled.cues = defaults.cues }
    filled.tempo = filled.tempo ?? defaults.tempo
    filled.hold = filled.hold ?? defaults.hold
    filled.side = filled.side ?? defaults.side
    if filled.heights.isEmpty { filled.heights = defaults.heights }
    filled.cadence = filled.cadence ?? defaults.cadence
    filled.incline = filled.incline ?? defaults.incline
    filled.resistance = filled.resistance ?? defaults.resistance
    filled.effort = filled.effort ?? defaults.effort
    filled.say = filled.say ?? defaults.say
    filled.label = filled.label ?? defaults.label
    filled.isOptional = filled.isOptional || defaults.isOptional
    filled.progression = filled.progression ?? defaults.progression
    return filled
  }
}
