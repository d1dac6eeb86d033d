/// What nobody does in a set: a number beyond it is probably a slip of the finger.

package enum BeyondAnybody {
  /// The heaviest leg press.
  package static let load = Mass.kilograms(600)
  package static let reps = 1000
}
