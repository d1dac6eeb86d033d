/// The breathings and meditations that come with Satz.

extension Preset {
  static let stillness = [
    Preset(
      name: "4-7-8",
      text: #"""
        // A long way out, for the end of the day. Four breaths are enough.
        breathing "4-7-8" x4 < in 4s; hold 7s; out 8s >

        """#),
    Preset(
      name: "box",
      text: #"""
        // Four sides of the same length. Calm before a meeting, or before a heavy set.
        breathing "Box" x10 < in 4s; hold 4s; out 4s; hold 4s >

        """#),
    Preset(
      name: "coherent",
      text: #"""
        // About five and a half breaths a minute for ten minutes.
        breathing "Coherent" x55 < in 5.5s; out 5.5s >

        """#),
    Preset(
      name: "evening-sit",
      text: #"""
        // Twenty minutes with a bell to come back to.
        meditation "Evening" <
          note "Sit upright, hands at rest. When the mind wanders, begin again with the next breath."
          sit 20min bell 5min
          reflect 3min note "What was good today?"
        >

        """#),
    Preset(
      name: "morning-walk",
      text: #"""
        // Slow steps, then a scan of the body from the feet up.
        meditation "Morning walk" <
          walk 10min bell 2min
          scan 5min note "Feet, legs, back, shoulders, face."
          sit 5min
        >

        """#),
    Preset(
      name: "wim-hof",
      text: #"""
        // Lying down, never in or near water, never at the wheel.
        breathing "Wim Hof" x3 <
          note "Stop when you feel unwell."
          breaths 30
          hold open
          in
          hold 15s
        >

        """#),
  ]
}
