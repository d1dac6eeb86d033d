/// `Death by burpees`: one more each minute, until one is missed.

extension HeadForm {
  static let deathBy = HeadForm { cursor in
    guard cursor.accept(all: "death", "by") else { return nil }
    _ = cursor.accept(sign: ":")
    return HeadPart(kind: .emom, rungs: "1-2-...")
  }
}
