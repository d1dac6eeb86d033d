/// The terms that `info TOPIC` explains: a title, a text, and tips. Exercises are explained from the library instead.

import PlanWording

enum InfoTopic: String, CaseIterable, Sendable {
  case rest, rpe, rir, tempo, superset, circuit, amrap, emom, tabata, cluster, drop, warmup, ladder, load, breathing,
    meditation
  case resume
  case oneRepMax = "1rm"
  case trainingMax = "tm"
  case level
  case plates, streak, goal

  static func named(_ text: String) -> InfoTopic? {
    let word = text.lowercased()
    if let topic = InfoTopic(rawValue: word) { return topic }
    let synonyms: [String: InfoTopic] = [
      "pause": .rest, "pausen": .rest, "supersatz": .superset, "zirkel": .circuit, "warm-up": .warmup,
      "aufwärmen": .warmup, "leiter": .ladder, "last": .load, "gewicht": .load, "@": .load, "atmen": .breathing,
      "sitzen": .meditation, "kill": .resume, "drop set": .drop, "reduktionssatz": .drop, "dropsatz": .drop,
      "e1rm": .oneRepMax, "one-rep max": .oneRepMax, "estimated max": .oneRepMax, "maximum": .oneRepMax,
      "training max": .trainingMax, "trainingsmax": .trainingMax, "scaled": .level, "stufe": .level,
      "plate": .plates, "scheiben": .plates, "scheibe": .plates, "bar": .plates, "stange": .plates,
      "streaks": .streak, "serie": .streak, "weekly goal": .goal, "goals": .goal, "ziel": .goal, "wochenziel": .goal,
    ]
    return synonyms[word]
  }
}

/// A sheet of text on its own page.
struct InfoText: Hashable, Sendable {
  var title: String
  var text: String
  var tips: [String] = []
}

extension InfoTopic {
  func sheet(in language: Language) -> InfoText {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
