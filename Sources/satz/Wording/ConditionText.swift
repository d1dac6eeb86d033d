/// The condition of a rule in words: `the last set was missed` of `missed(last)`. What has no words of its own stays as
/// the plan writes it.

import PlanWording

enum ConditionText {
  static func said(_ condition: String, in language: Language) -> String {
    var tokens = tokens(of: condition)
    var said: [String] = []
    while !tokens.isEmpty {
      let isNegated = tokens.count > 1 && tokens[0] == "not" && fact(tokens[1], isTrue: false, in: language) != nil
      if isNegated { tokens.removeFirst() }
      let token = tokens.removeFirst()
      if token == "at", let bound = tokens.first, bound == "least" || bound == "most" {
        tokens.removeFirst()
        said.append(word("at " + bound, in: language))
      } else {
        said.append(
          fact(token, isTrue: !isNegated, in: language) ?? number(token, in: language) ?? word(token, in: language))
      }
    }
    return said.joined(separator: " ")
  }

  /// What blanks separate; a text in quotes and what is in parentheses are whole.
  private static func tokens(of condition: String) -> [String] {
    var (depth, isQuoted) = (0, false)
    return condition.split { character in
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth -= 1 }
      return character == " " && depth <= 0 && !isQuoted
    }.map(String.init)
  }

  /// A set, all of them, or none of both.
  private enum Sets {
    case all, last
    case number(Int)

    init?(_ text: Substring) {
      switch text {
      case "", "all": self = .all
      case "last": self = .last
      default:
        guard let number = Int(text) else { return nil }
        self = .number(number)
      }
    }
  }

  /// `reps` and the set of `reps(last)`.
  private static func call(_ token: String) -> (name: Substring, sets: Sets)? {
    guard let open = token.firstIndex(of: "(") else { return (token[...], .all) }
    guard token.last == ")", let sets = Sets(token[token.index(after: open)...].dropLast()) else { return nil }
    return (token[..<open], sets)
  }

  private static func fact(_ token: String, isTrue: Bool, in language: Language) -> String? {
    guard let (name, sets) = call(token), name == "missed" || name == "done" else { return nil }
    let isMiss = name == "missed"
    switch language {
    case .english:
      switch sets {
      case .all where isMiss: return isTrue ? "a set was missed" : "no set was missed"
      case .all: return isTrue ? "all sets were done" : "not all sets were done"
      case .last: return "the last set was \(isTrue ? "" : "not ")\(name)"
      case .number(let number): return "set \(number) was \(isTrue ? "" : "not ")\(name)"
      }
    case .german:
      let verb = isMiss == isTrue ? "misslang" : "gelang"
      switch sets {
      case .all where isMiss: return isTrue ? "ein Satz misslang" : "kein Satz misslang"
      case .all: return isTrue ? "alle Sätze gelangen" : "nicht alle Sätze gelangen"
      case .last: return "der letzte Satz \(verb)"
      case .number(let number): return "Satz \(number) \(verb)"
      }
    }
  }

  private static func number(_ token: String, in language: Language) -> String? {
    guard token.contains("("), let (name, sets) = call(token) else { return nil }
    let what: (english: String, german: String)
    switch name {
    case "reps": what = ("reps", "Wdh.")
    case "over": what = ("reps beyond the minimum", "Wdh. über dem Minimum")
    case "time": what = ("time", "Zeit")
    case "lifted": what = ("load", "Last")
    case "rpe": what = ("RPE", "RPE")
    default: return nil
    }
    switch language {
    case .english:
      switch sets {
      case .all: return what.english + " of all sets"
      case .last: return what.english + " of the last set"
      case .number(let number): return what.english + " of set \(number)"
      }
    case .german:
      switch sets {
      case .all: return what.german + " aller Sätze"
      case .last: return what.german + " im letzten Satz"
      case .number(let number): return what.german + " in Satz \(number)"
      }
    }
  }

  private static func word(_ token: String, in language: Language) -> String {
    switch language {
    case .english: token
    case .german:
      switch token {
      case "at least": "mindestens"
      case "at most": "höchstens"
      case "above": "über"
      case "below": "unter"
      case "is": "="
      case "and": "und"
      case "or": "oder"
      case "not": "nicht"
      case "week": "Woche"
      case "day": "Tag"
      case "cycle": "Zyklus"
      case "sets": "Sätze"
      default: token
      }
    }
  }
}
