/// Finds the word that a mistyped one most likely meant.

/// The word in `words` with the fewest typing mistakes, if it is near enough; the first one of equals.
package func nearestWord(to typed: String, among words: [String]) -> String? {
  let letters = Array(typed.lowercased().utf8)
  guard letters.count >= 2, letters.count <= 24 else { return nil }
  var best: (word: String, typos: Int)?
  for word in words {
    let candidate = Array(word.utf8)
    let allowed = candidate.count <= 2 || letters.count <= 2 ? 0 : max(1, min(letters.count, candidate.count) / 3)
    guard let typos = typoCount(letters, candidate, atMost: allowed), typos < candidate.count - 1 else { continue }
    if typos < best?.typos ?? Int.max { best = (word, typos) }
  }
  if let best { return best.word }
  // A word that is cut short: `alt`, `alternat`.
  return letters.count >= 4 ? words.first { Array($0.utf8).starts(with: letters) } : nil
}
