/// What the parser of arguments says by itself, in German: it speaks English only, so its own few sentences are replaced.

import PlanWording

enum ParserWords {
  static func said(_ text: String, in language: Language) -> String {
    switch language {
    case .english: text
    case .german: german(text)
    }
  }

  /// Line by line; what is not known stays as it is, such as a completion script.
  private static func german(_ text: String) -> String {
    if text.hasPrefix("#") || text.hasPrefix("function ") { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  private static func line(_ english: String) -> String {
    var line = english
    for (start, word) in starts where line.hasPrefix(start) {
      line = word + line.dropFirst(start.count)
      break
    }
    for (phrase, words) in phrases { line = line.replacing(phrase, with: words) }
    return line
  }

  private static let starts = [
    ("OVERVIEW: ", "ÜBERBLICK: "), ("USAGE: ", "AUFRUF: "), ("ARGUMENTS:", "ARGUMENTE:"), ("OPTIONS:", "OPTIONEN:"),
    ("SUBCOMMANDS:", "BEFEHLE:"), ("Error: ", "Fehler: "), ("Usage: ", "Aufruf: "), ("Help:  ", "Hilfe: "),
  ]

  private static let phrases = [
    ("Show the version.", "Die Version zeigen."), ("Show help information.", "Diese Hilfe zeigen."),
    ("(default)", "(Vorgabe)"), ("(default: ", "(Vorgabe: "), ("<subcommand>", "<Befehl>"),
    ("Missing expected argument ", "Es fehlt "), ("Missing value for ", "Es fehlt der Wert für "),
    ("Unexpected argument ", "Unerwartet: "), ("Unknown option ", "Unbekannt: "), ("Did you mean ", "Meintest du "),
    (" is invalid for ", " passt nicht zu "), (" is invalid.", " passt nicht."), ("The value ", "Der Wert "),
    (" unexpected arguments: ", " unerwartete Argumente: "), ("Invalid option: ", "Keine Option: "),
    ("The option ", "Die Option "), (" does not take any value, but ", " nimmt keinen Wert, angegeben ist aber "),
    (" was specified.", "."), ("Missing required subcommand.", "Es fehlt der Befehl."),
    ("Missing one of: ", "Es fehlt eins von: "), ("Please provide one of the following:", "Möglich sind:"),
    ("Please provide one of ", "Möglich sind "), ("Value to be set with ", "Den Wert von "),
    (" had already been set with ", " setzt schon "),
    ("Can't generate completion scripts for ", "Keine Completions gibt es für "),
    ("Can't autodetect a supported shell.", "Welche Shell es ist, lässt sich nicht erkennen."),
    (
      "Please use --generate-completion-script=<shell> with one of:",
      "Möglich ist --generate-completion-script=<shell> mit:"
    ),
    ("  See '", "  Mehr sagt '"), ("' for detailed help.", "'."), ("' for more information.", "'."),
  ]
}
