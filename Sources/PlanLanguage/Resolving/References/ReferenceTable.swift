/// Which names of a plan mean the same: every place of a name with what it names there, across `use`.

import SessionModel

/// The names of a plan and of the files that it uses.
///
/// Names mean what they mean where they are written, so one walk over each tree finds them all: also in a template that
/// nothing calls, in a loop without turns and in a call with a mistake, none of which the resolver reads, and once in a
/// template that it reads for each call.
package struct ReferenceTable: Sendable {
  /// The names of the files; the first is the plan itself, which has none.
  package internal(set) var files = [""]
  package internal(set) var definitions: [Definition] = []
  /// In the order of the files, and in each of them in the order of the text. The places of definitions are among them.
  package internal(set) var references: [Reference] = []
  /// The words in values that nothing in the plan defines, in the order of the walk: `ftp`, or a mistake.
  package internal(set) var undefined: [Place] = []

  /// What has a name.
  package struct Definition: Hashable, Sendable {
    package var kind: Kind
    /// As messages show it.
    package var name: String
    /// Nil for an exercise of the library.
    package var place: Place?
    /// All of it, in the same file.
    package var whole: Span

    package enum Kind: Hashable, Sendable {
      case session, program
      /// Of the plan or of the library.
      case exercise
      case template
      /// Of a template; a value, an exercise or a block.
      case parameter
      /// Of a loop.
      case turn
      case value
      /// A `let` for exercises.
      case exercises
      case state
      case level, label
    }
  }

  /// A place of a name; of a quoted one, the inside of its quotes.
  package struct Place: Hashable, Sendable {
    package var file: Int
    package var span: Span
  }

  package struct Reference: Hashable, Sendable {
    package var place: Place
    /// Its place in `definitions`.
    package var definition: Int
    package var role: Role
    package var isQuoted: Bool
    /// Whether an exercise of the plan is named there by an alias or its German name.
    package var isOtherName = false

    package enum Role: Hashable, Sendable { case definition, read, write, call }
  }

  /// The name at the place, also right after its last character.
  package func reference(at offset: Int, in file: Int = 0) -> Reference? {
    var (low, high) = (0, references.count)
    while low < high {
      let middle = (low + high) / 2
      let place = references[middle].place
      if place.file < file || place.file == file && Int(place.span.start) <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, case let found = references[low - 1], found.place.file == file, Int(found.place.span.end) >= offset
    else { return nil }
    return found
  }

  /// Every place of what has that name.
  package func references(to definition: Int) -> [Reference] { references.filter { $0.definition == definition } }
}
