/// `10x100 on 1:45`, `every 2:00`, `every 90s`: from start to start.

extension DetailForm {
  static let everyInterval = DetailForm { cursor, context in
    let start = cursor.index
    _ = cursor.accept(sign: "@")
    guard cursor.accept("on", "every", "alle", "ab") else {
      cursor.index = start
      return nil
    }
    _ = cursor.accept("the")
    guard let time = cursor.acceptTime(letter: .minute) else {
      cursor.index = start
      return nil
    }
    return DetailReading(.attribute(.every, time.text), isGuess: time.isGuess)
  }
}
