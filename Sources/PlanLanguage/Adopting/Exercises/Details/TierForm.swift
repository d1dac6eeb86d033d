/// `T1 Squat 5x3+`: the tier of a lift, which goes into a note of the plan.

extension DetailForm {
  static let tier = DetailForm { cursor, _ in
    guard cursor.index == 0, cursor.token?.text == "t", let number = cursor[1]?.number?.whole, (1...3).contains(number),
      cursor[1]?.touches ?? false
    else { return nil }
    cursor.index = 2
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-")
    return DetailReading(.remark("T\(number)"))
  }
}
