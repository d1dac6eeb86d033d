/// How long rests were that are given another length: one command can mean those between sets and those between rounds.

import SessionModel

extension [Block] {
  /// The lengths of the rests that are of another length in `after`, each once, in the order of the session.
  func lengthsOfRests(changedIn after: [Block]) -> [Milliseconds] {
    let new = Dictionary(after.rests) { $1 }
    return rests.filter { new[$0.0] != $0.1 }.reduce(into: []) { lengths, rest in
      if !lengths.contains(rest.1) { lengths.append(rest.1) }
    }
  }

  /// The rests that have a length, by their ids.
  private var rests: [(Int, Milliseconds)] {
    flatMap { block -> [(Int, Milliseconds)] in
      switch block.content {
      case .step(.rest(let rest)): rest.length.map { [(block.id, rest.upTo ?? $0)] } ?? []
      case .step: []
      case .group(let group): group.blocks.rests
      }
    }
  }
}
