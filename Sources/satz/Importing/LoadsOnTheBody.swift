/// Whether what another app says was lifted is added to the body, as a belt is in pull-ups, or held in the hands, as in lunges.

import PlanLanguage

extension ExerciseEntry {
  /// The arms move the whole body, and a load comes on top of it. Legs that carry dumbbells, and a plate on the belly of a
  /// sit-up, are loads of their own.
  var addsLoadsToTheBody: Bool {
    guard equipment == .bodyweight || equipment == .rings else { return false }
    let words = Set(key.split(separator: "-"))
    return switch category {
    case .gymnastics: true
    case .chest, .back, .shoulders, .arms, .fullBody:
      words.isDisjoint(with: Self.otherwise) && !words.isDisjoint(with: Self.ofTheArms)
    case .legs, .glutes, .core, .olympic, .conditioning, .mobility, .warmUp: false
    }
  }

  /// Of the keys of pull-ups, push-ups, dips, rows under a bar, and what is done hanging.
  private static let ofTheArms: Set<Substring> = [
    "pull", "pullup", "pullups", "chin", "chinup", "chins", "muscle", "push", "pushup", "pushups", "dip", "dips", "row",
    "rows", "hang", "lock", "frenchies", "fly", "curl", "klimmzug", "klimmzüge", "liegestütz", "liegestütze",
  ]
  private static let otherwise: Set<Substring> = ["prone", "burpee"]
}
