/// The name of a program's state as people read it: `Bench press · main tm` of `main(bench-press).tm`.

import PlanLanguage
import PlanWording
import SessionModel

enum StateName {
  /// A state of a template has the template and its arguments in its key; the exercise among them says whose it is.
  static func said(_ key: String, _ formatter: UnitFormatter) -> String {
    var exercises: [String] = []
    var words: [String] = []
    func add(_ word: String) {
      if formatter.library.entry(for: word) != nil {
        exercises.append(formatter.exercise(Exercise(key: word, name: word)))
      } else {
        words.append(word)
      }
    }
    let parts = Self.parts(of: key)
    for (index, part) in parts.enumerated() {
      guard let open = part.firstIndex(of: "("), part.last == ")" else {
        // `squat.misses` is of a `progress`; `squat` alone is a name that the plan gave.
        if index < parts.count - 1 { add(String(part)) } else { words.append(String(part)) }
        continue
      }
      words.append(String(part[..<open]))
      for argument in part[part.index(after: open)...].dropLast().split(separator: ",") {
        add(String(argument).trimmingBlanks())
      }
    }
    let name = words.joined(separator: " ").replacing("_", with: " ")
    // A progression of variations has one after the other: the first says enough.
    let lift = exercises.count > 1 ? [exercises[0] + " …"] : exercises
    return (lift + [name]).joined(separator: " · ")
  }

  /// What is between the points that are in no parentheses.
  private static func parts(of key: String) -> [Substring] {
    var depth = 0
    return key.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "." && depth == 0
    }
  }
}
