/// The exercise that a line at the prompt may have meant. Most of what is typed there by mistake is no exercise at all, so only
/// a name that differs by a slip is offered, not one that is merely similar.

import PlanLanguage
import PlanWording

extension ExerciseLibrary {
  /// Nil if none is near enough.
  func nearestName(to typed: String, in language: Language) -> String? {
    let typed = typed.lowercased()
    let near = nearest(to: typed, limit: 3).first { entry in
      let names = ([entry.english, entry.german] + entry.aliases).map { $0.lowercased() }
      // A beginning is enough, and so are the same words in another order.
      if typed.count >= 4, names.contains(where: { $0.hasPrefix(typed) }) { return true }
      let words = Set(typed.split(separator: " "))
      if words.count > 1, names.contains(where: { words.isSubset(of: $0.split(separator: " ")) }) { return true }
      return nearestWord(to: typed, among: names) != nil
    }
    return near?.name(in: language.ofNames)
  }
}
