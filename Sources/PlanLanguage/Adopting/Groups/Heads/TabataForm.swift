/// `Tabata`, `tabata x8`, `tabata 30s on 15s off`, `tabata 20/10`.

extension HeadForm {
  static let tabata = HeadForm { cursor in
    if let part = cursor.acceptOnAndOff() { return part }
    guard cursor.accept("tabata") else { return nil }
    return HeadPart(kind: .tabata)
  }
}

extension TokenCursor {
  /// `20 on / 10 off`, `20s on, 10s off`.
  fileprivate mutating func acceptOnAndOff() -> HeadPart? {
    let start = index
    if let on = acceptTime(bare: .second), accept("on", "work", "an", "arbeit") {
      _ = accept(sign: "/") || accept(sign: ",")
      if let off = acceptTime(bare: .second), accept("off", "rest", "pause", "aus") {
        let isUsual = on.seconds == 20 && off.seconds == 10
        return HeadPart(kind: .tabata, details: isUsual ? [] : ["on " + on.withUnit, "off " + off.withUnit])
      }
    }
    index = start
    return nil
  }
}
