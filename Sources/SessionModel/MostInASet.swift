/// The most that one set can hold: results beyond it are refused, and sums count no more of a set. What is merely unlikely
/// is in `BeyondAnybody`.

package enum MostInASet {
  package static var reps: Int { 10_000 }
  /// Of one implement.
  package static var grams: WideInt { 2_000_000 }
}
