/// Why something in a plan cannot get another name.

package enum RenameRefusal: Hashable, Sendable {
  /// There is no name at the place.
  case nothingNamed
  /// An exercise that no plan declares.
  case ofTheLibrary(String)
  /// An alias or a German name of an exercise, which is written only in its declaration.
  case otherName(String, of: String)
  /// It cannot be written there, with the problem that it would make.
  case notAName(String, String?)
  /// Something else has this name where it would be visible.
  case taken(String)
}

extension RenameRefusal: Worded {
  package var english: String {
    switch self {
    case .nothingNamed: "There is no name here that can be changed."
    case .ofTheLibrary(let name):
      "`\(name)` is an exercise of the library. For another name, declare an exercise with your name as its alias."
    case .otherName(let written, let name):
      "`\(written)` is another name of `\(name)`. Change it in the exercise's declaration."
    case .notAName(let name, nil): "`\(name)` cannot be a name."
    case .notAName(let name, let problem?): "`\(name)` cannot be the name here: \(problem)."
    case .taken(let name): "`\(name)` already means something else where this name is used. Choose another one."
    }
  }

  package var german: String {
    switch self {
    case .nothingNamed: "Hier steht kein Name, der sich ändern lässt."
    case .ofTheLibrary(let name):
      "`\(name)` ist eine Übung der Bibliothek. Für einen anderen Namen deklariere eine Übung, die ihn als Alias hat."
    case .otherName(let written, let name):
      "`\(written)` ist ein anderer Name von `\(name)`. Ändere ihn in der Deklaration der Übung."
    case .notAName(let name, nil): "`\(name)` kann kein Name sein."
    case .notAName(let name, let problem?): "`\(name)` kann hier nicht der Name sein: \(problem)."
    case .taken(let name):
      "`\(name)` bedeutet dort, wo dieser Name benutzt wird, schon etwas anderes. Wähle einen anderen Namen."
    }
  }
}
