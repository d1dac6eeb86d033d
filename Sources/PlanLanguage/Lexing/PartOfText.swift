/// Whether a text has another one in it. The browser's build has no library for strings that could tell.

extension StringProtocol {
  func has(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
