/// Text within markup: in the SVG of a picture, and in Pango's of a status bar and a notification.

extension String {
  /// Nothing in it is markup, and everything is a character that XML has.
  ///
  /// By scalars, because with a mark that combines with it `&` is another character, and still begins an entity.
  var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append("\u{FFFD}")
      }
    }
    return text
  }
}
