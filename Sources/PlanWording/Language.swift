/// Which human language is spoken, and how a thing gets its sentence in it.

/// The languages that sentences are written in.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// From `de`, `de_DE.UTF-8`, `en-GB`, …; nil for a language Satz does not speak.
  public init?(tag: String) {
    self.init(rawValue: String(tag.prefix(2)).lowercased())
  }
}

/// Something that is said to the user. English and German stand in files side by side, each an exhaustive switch,
/// so that a missing translation does not compile.
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
