/// How long breaths at one's own pace usually take, for estimates.

enum UsualBreath {
  /// Four seconds each: a calm breath of an adult at rest.
  static func length(of count: WideInt) -> Milliseconds { Milliseconds(min(max(count, 0), 10_000) * 4000) }
}
