/// Texts of other programs without the spaces around them.

extension String {
  /// Trimmed of spaces, including the narrow ones that apps put into dates.
  package func trimmingSpaces() -> String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
