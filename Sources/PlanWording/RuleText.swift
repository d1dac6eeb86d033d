/// A rule of a plan in words: what it changes, and when. Names, numbers and conditions are as the plan writes them.

package indirect enum RuleText: Hashable, Sendable {
  case rule(Event, [RuleText])
  case becomes(String, String)
  case grows(String, by: String)
  case falls(String, by: String)
  case asked(String, String)
  case says(String)
  case choice([Branch], otherwise: [RuleText])
  /// `progress +2.5kg to 60kg then +1kg when …`
  case gains(String, upTo: String?, then: String?, when: String?)
  case gainsReps(upTo: String?, then: String, when: String?)
  case gainsMax(String, when: String?)
  case loses(String, misses: String)

  package enum Event: Hashable, Sendable {
    case eachSet, lift, session, week
    case set(String)
  }

  /// What happens if a condition is true.
  package struct Branch: Hashable, Sendable {
    var condition: String
    var changes: [RuleText]

    package init(condition: String, changes: [RuleText]) { (self.condition, self.changes) = (condition, changes) }
  }
}

extension RuleText: Worded {
  package var english: String {
    switch self {
    case .rule(let event, let changes): "\(event.english): " + list(changes) { $0.english } + "."
    case .becomes(let name, let value): "\(name) becomes \(value)"
    case .grows(let name, let value): "\(name) grows by \(value)"
    case .falls(let name, let value): "\(name) falls by \(value)"
    case .asked(let name, let question): "\(name) is what you answer to “\(question)”"
    case .says(let text): "it says “\(text)”"
    case .choice(let branches, let otherwise):
      branches.enumerated().map { number, branch in
        (number == 0 ? "if " : "else if ") + "\(branch.condition), " + list(branch.changes) { $0.english }
      }.joined(separator: "; ") + (otherwise.isEmpty ? "" : "; otherwise " + list(otherwise) { $0.english })
    case .gains(let change, let last, let then, let condition):
      success(condition) + "\(change) the next time" + (last.map { ", up to \($0)" } ?? "")
        + (then.map { ", then \($0) of load" } ?? "") + "."
    case .gainsReps(let last, let then, let condition):
      success(condition) + "one more rep the next time"
        + (last.map { ", up to \($0)" } ?? ", up to the end of the range")
        + ", then \(then)."
    case .gainsMax(let change, let condition): success(condition) + "the max of the lift changes by \(change)."
    case .loses(let change, "1"): "After a miss: \(change)."
    case .loses(let change, let misses): "After \(misses) misses in a row: \(change)."
    }
  }

  package var german: String {
    switch self {
    case .rule(let event, let changes): "\(event.german): " + list(changes) { $0.german } + "."
    case .becomes(let name, let value): "\(name) wird \(value)"
    case .grows(let name, let value): "\(name) steigt um \(value)"
    case .falls(let name, let value): "\(name) sinkt um \(value)"
    case .asked(let name, let question): "\(name) ist deine Antwort auf „\(question)“"
    case .says(let text): "es heißt „\(text)“"
    case .choice(let branches, let otherwise):
      branches.enumerated().map { number, branch in
        (number == 0 ? "falls " : "sonst, falls ") + "\(branch.condition): " + list(branch.changes) { $0.german }
      }.joined(separator: "; ") + (otherwise.isEmpty ? "" : "; sonst: " + list(otherwise) { $0.german })
    case .gains(let change, let last, let then, let condition):
      erfolg(condition) + "nächstes Mal \(change)" + (last.map { ", bis \($0)" } ?? "")
        + (then.map { ", danach \($0) Last" } ?? "") + "."
    case .gainsReps(let last, let then, let condition):
      erfolg(condition) + "nächstes Mal eine Wiederholung mehr"
        + (last.map { ", bis \($0)" } ?? ", bis zum Ende des Bereichs") + ", danach \(then)."
    case .gainsMax(let change, let condition): erfolg(condition) + "das Maximum der Übung ändert sich um \(change)."
    case .loses(let change, "1"): "Nach einem Fehlversuch: \(change)."
    case .loses(let change, let misses): "Nach \(misses) Fehlversuchen in Folge: \(change)."
    }
  }

  private func list(_ changes: [RuleText], _ said: (RuleText) -> String) -> String {
    changes.map(said).joined(separator: ", ")
  }

  private func success(_ condition: String?) -> String {
    "If all sets are done" + (condition.map { " and \($0)" } ?? "") + ": "
  }

  private func erfolg(_ condition: String?) -> String {
    "Wenn alle Sätze gelingen" + (condition.map { " und \($0)" } ?? "") + ": "
  }
}

extension RuleText.Event {
  fileprivate var english: String {
    switch self {
    case .eachSet: "After each set"
    case .set(let number): "After set \(number)"
    case .lift: "After all sets of the exercise"
    case .session: "At the end of the session"
    case .week: "At the end of the week"
    }
  }

  fileprivate var german: String {
    switch self {
    case .eachSet: "Nach jedem Satz"
    case .set(let number): "Nach Satz \(number)"
    case .lift: "Nach allen Sätzen der Übung"
    case .session: "Am Ende der Session"
    case .week: "Am Ende der Woche"
    }
  }
}
