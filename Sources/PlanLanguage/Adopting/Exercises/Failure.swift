/// The words for as many reps as possible: `to failure`, `bis zum Umfallen`, `x failure`, `AMAP`.

extension TokenCursor {
  /// `to failure`, `bis zum Versagen`, `until you drop`, `bis nichts mehr geht`, `as many as possible`.
  mutating func acceptToFailure() -> Bool {
    let start = index
    if accept(all: "as", "many", "reps", "as", "possible") || accept(all: "as", "many", "as", "possible")
      || accept(all: "as", "many", "as", "you", "can") || accept(all: "so", "viele", "wie", "möglich")
      || accept(all: "so", "viele", "wie", "geht") || accept(all: "bis", "nichts", "mehr", "geht")
      || accept(all: "bis", "nix", "mehr", "geht") || accept(all: "until", "you", "drop")
    {
      return true
    }
    if accept("to", "till", "until", "bis", "'til", "til") {
      _ = accept("zum", "zur", "ans", "the", "total", "complete")
      let isTechnical = accept("technical", "technischen", "absoluten")
      if accept(
        "failure", "versagen", "muskelversagen", "umfallen", "anschlag", "erschöpfung", "exhaustion", "fail", "limit",
        "fatigue", "ermüdung", "mv", "max", "maximum") || isTechnical
      {
        return true
      }
    }
    index = start
    return false
  }

  /// The same after an `x` or a number of sets, where one word is enough: `3 sets x failure`, `Reps: max`.
  mutating func acceptFailure() -> Bool {
    acceptToFailure()
      || accept("failure", "amrap", "max", "amap", "versagen", "muskelversagen", "maximal", "maximum", "fail")
  }
}
