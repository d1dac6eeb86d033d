/// The scales on which an effort is given.

package enum EffortScale {
  /// RPE in tenths of a point; at 10 no further rep was possible.
  package static var rpeTenths: ClosedRange<Int> { 10...100 }
  /// RPE in thousandths of a point, as numbers are read.
  package static var rpeThousandths: ClosedRange<Int> { rpeTenths.lowerBound * 100...rpeTenths.upperBound * 100 }
  /// Reps in reserve.
  package static var rir: ClosedRange<Int> { 0...10 }
  /// Training zones, from very easy to a sprint.
  package static var zones: ClosedRange<Int> { 1...7 }
}
