/// Text for a plan: in quotes, and on one line.

enum PlanText {
  /// In quotes, with its own quotes and backslashes escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension String {
  /// The text without the quotes around it.
  var unquoted: String { count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self }
}
