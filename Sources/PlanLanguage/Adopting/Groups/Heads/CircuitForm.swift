/// `Circuit x3`, `Zirkel, 3 Runden`.

extension HeadForm {
  static let circuit = HeadForm { cursor in
    guard cursor.accept("circuit", "zirkel", "zirkeltraining") else { return nil }
    return HeadPart(kind: .circuit, times: cursor.acceptHeadTimes())
  }
}
