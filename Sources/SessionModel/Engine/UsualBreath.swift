/// How long breaths at one's own pace usually take, for estimates.

package enum UsualBreath {
  /// Four seconds each: a calm breath of an adult at rest.
  package static func length(of count: WideInt) -> Milliseconds { Milliseconds(min(max(count, 0), 10_000) * 4000) }
}
