/// What a table of another app calls a set.

import SessionModel

/// In a column of its own or, as Strong and its likes have it, in place of the set's number.
enum SetKind {
  case work, warmup, drop, failure
  /// No set, but the rest after one.
  case rest

  init(_ word: String) {
    let word = word.lowercased()
    func begins(_ beginnings: String...) -> Bool { beginnings.contains(where: word.hasPrefix) }
    switch word {
    // A column may also say whether a set is a warm-up.
    case "w", "wu", "true", "yes", "y", "ja", "1", "x": self = .warmup
    case "d": self = .drop
    case "f": self = .failure
    default:
      if Self.isRest(word) {
        self = .rest
        return
      }
      self = begins("warm", "auf") ? .warmup : begins("drop") ? .drop : begins("fail") ? .failure : .work
    }
  }

  /// Rest timers, as Strong writes them in the language of the phone; a rest-pause set is none.
  private static func isRest(_ word: String) -> Bool {
    ["rest", "pause", "ruhe", "repos", "descanso", "riposo", "recupero"].contains(word)
      || ["timer", "minuteur", "temporizador", "cronómetro", "cronometro"].contains(where: word.contains)
  }
}

extension SetKind {
  /// The first of these words that says more than that it is a set.
  init(of words: [String]) { self = words.lazy.map(Self.init(_:)).first { $0 != .work } ?? .work }

  var role: Role {
    switch self {
    case .warmup: .warmup
    case .drop: .drop
    case .work, .failure, .rest: .work
    }
  }
}
