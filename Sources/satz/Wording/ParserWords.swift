/// The argument parser's own sentences in German: it speaks only English, so they are replaced.

import PlanWording

enum ParserWords {
  static func said(_ text: String, in language: Language) -> String {
    switch language {
    case .english: text
    case .german: german(text)
    }
  }

  /// Line by line; unknown text, such as a completion script, stays as it is.
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

  /// What it says about arguments that it does not expect, whether one or several.
  static let unexpected = "nexpected argument"

  /// What it says about a value that is none of those that there are.
  static let invalid = " is invalid for "

  /// How a line may begin.
  static let starts = [
    ("OVERVIEW: ", "ÜBERBLICK: "), ("USAGE: ", "AUFRUF: "), ("ARGUMENTS:", "ARGUMENTE:"), ("OPTIONS:", "OPTIONEN:"),
    ("SUBCOMMANDS:", "BEFEHLE:"), ("Error: ", "Fehler: "), ("Usage: ", "Aufruf: "), ("Help:  ", "Hilfe: "),
  ]

  /// What may occur anywhere in a line. A test drives the parser to each of them, so that none is missed in a new
  /// version of it.
  static let phrases = [
    ("Show the version.", "Die Version zeigen."), ("Show help information.", "Diese Hilfe zeigen."),
    ("(default)", "(Vorgabe)"), ("(default: ", "(Vorgabe: "), ("<subcommand>", "<Befehl>"),
    ("Missing expected argument ", "Es fehlt "), ("Missing value for ", "Es fehlt der Wert für "),
    ("Unexpected argument ", "Unerwartet: "), ("Unknown option ", "Unbekannt: "), ("Did you mean ", "Meintest du "),
    (" unexpected arguments: ", " unerwartete Argumente: "),
    (" is invalid for ", " passt nicht zu "), ("The value ", "Der Wert "),
    ("The option ", "Die Option "), (" does not take any value, but '", " nimmt keinen Wert, angegeben ist '"),
    ("' was specified.", "'."),
    ("Can't generate completion scripts for ", "Es gibt keine Vervollständigung für "),
    ("Can't autodetect a supported shell.", "Die Shell ist nicht zu erkennen."),
    (
      "Please use --generate-completion-script=<shell> with one of:",
      "Bitte --generate-completion-script=<shell> mit einer von:"
    ),
    (". Please provide one of ", "; möglich sind "), ("' or '", "' und '"),
    ("Value to be set with flag ", ""), (" had already been set with flag ", " geht nicht zusammen mit "),
    ("  See '", "  Mehr sagt '"), ("' for detailed help.", "'."), ("' for more information.", "'."),
  ]
}
