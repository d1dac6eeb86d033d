/// The human languages of the program, and how a value gets its sentence in one.

/// The languages of the sentences.
public enum Language: String, CaseIterable, Sendable {
  /// British spelling where the two differ.
  case english = "en"
  /// German, with *du*.
  case german = "de"

  /// From `de`, `de_DE.UTF-8`, `en-GB`, …; nil for a language that Satz does not support.
  public init?(tag: String) {
    self.init(rawValue: String(tag.prefix(2)).lowercased())
  }
}

/// A text for the user. English and German are in files side by side, each an exhaustive switch, so that a missing
/// translation does not compile.
public protocol Worded {
  /// The English sentence or word.
  var english: String { get }
  /// The German sentence or word.
  var german: String { get }
}

extension Worded {
  /// Its sentence in a language.
  public func said(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
