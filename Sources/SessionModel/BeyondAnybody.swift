/// What nobody does in a set: a number beyond it is probably a slip of the finger, and is asked about. It may be what was
/// meant; what a set can hold at all is `MostInASet`.

package enum BeyondAnybody {
  /// The heaviest leg press.
  package static let load = Mass.kilograms(600)
  package static let reps = 1000
  /// Nobody rests so long between two sets.
  package static let rest = Milliseconds.seconds(3600)
  /// A day on a bike.
  package static let distance = Length(millimetres: 1_000_000_000)
  /// Beats per minute.
  package static let heartRate = 230
  /// The sprint of a track cyclist.
  package static let watts = 3000
}
