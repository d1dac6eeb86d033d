/// The largest number that a plan may write, whatever its unit. No count in the log is larger.

package enum MostInAPlan {
  package static var number: Int { 2_000_000 }
}
