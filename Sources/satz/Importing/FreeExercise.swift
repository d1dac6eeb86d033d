/// An entry of free-exercise-db, translated for Satz. https://github.com/yuhonas/free-exercise-db (public domain)

import FoundationEssentials
import PlanLanguage
import TrainingStore

struct FreeExercise: Decodable {
  /// The name of the collection, for entries imported from it.
  static let collection = "free-exercise-db"

  var id: String
  var name: String
  var force: String?
  var level: String?
  var mechanic: String?
  var equipment: String?
  var primaryMuscles: [String]
  var secondaryMuscles: [String]
  var instructions: [String]
  var category: String
  var images: [String]
}

/// Why an entry cannot be imported.
enum FreeExerciseDamage: Error, Hashable {
  /// A key is missing or has the wrong kind of value.
  case missing(key: String)
  case wrongKind(key: String)
  case unknownWord(key: String, String)
  case unusableName(String)
  case twice(id: String)
  case picture(path: String)
}

extension FreeExercise {
  /// Its equipment in Satz's words.
  func knownEquipment() throws(FreeExerciseDamage) -> Equipment {
    switch equipment {
    case nil, "other", "foam roll", "exercise ball": .other
    case "body only": .bodyweight
    case "bands": .band
    case "kettlebells": .kettlebell
    case "e-z curl bar": .barbell
    case "medicine ball": .medicineBall
    case "barbell": .barbell
    case "dumbbell": .dumbbell
    case "cable": .cable
    case "machine": .machine
    case .some(let word): throw .unknownWord(key: "equipment", word)
    }
  }

  /// Muscles in Satz's words, each once; shoulders are their front and side.
  static func muscles(_ words: [String], key: String) throws(FreeExerciseDamage) -> [Muscle] {
    var muscles: [Muscle] = []
    for word in words {
      for muscle in try Self.muscle(word, key: key) where !muscles.contains(muscle) { muscles.append(muscle) }
    }
    return muscles
  }

  private static func muscle(_ word: String, key: String) throws(FreeExerciseDamage) -> [Muscle] {
    switch word {
    case "abdominals": [.abs]
    case "lower back": [.lowerBack]
    case "middle back": [.upperBack]
    case "quadriceps": [.quads]
    case "shoulders": [.frontDelts, .sideDelts]
    default:
      if let muscle = Muscle(rawValue: word) { [muscle] } else { throw .unknownWord(key: key, word) }
    }
  }

  /// Its category: by what it is for, or else by its first muscle.
  func knownCategory(_ muscles: [Muscle]) throws(FreeExerciseDamage) -> ExerciseCategory {
    switch category {
    case "stretching": .mobility
    case "cardio": .conditioning
    case "olympic weightlifting": .olympic
    case "strongman": .fullBody
    case "strength", "powerlifting", "plyometrics": muscles.first?.category ?? .fullBody
    default: throw .unknownWord(key: "category", category)
    }
  }

  var measure: Measure { force == "static" || ["stretching", "cardio"].contains(category) ? .time : .reps }
}

extension Muscle {
  /// The category of the exercises that train it most.
  fileprivate var category: ExerciseCategory {
    switch self {
    case .chest: .chest
    case .frontDelts, .sideDelts, .rearDelts, .neck: .shoulders
    case .biceps, .triceps, .forearms: .arms
    case .traps, .upperBack, .lats, .lowerBack: .back
    case .abs, .obliques: .core
    case .glutes: .glutes
    case .hipFlexors, .abductors, .adductors, .quads, .hamstrings, .calves, .shins: .legs
    }
  }
}

/// The entries of a file, each read separately, so that every damaged one can be reported.
struct FreeExerciseFile {
  var entries: [Result<FreeExercise, FreeExerciseDamage>]

  /// Throws what the JSON decoder finds wrong with the file as a whole.
  init(_ bytes: [UInt8]) throws {
    entries = try JSONDecoder().decode([Entry].self, from: Data(bytes)).map(\.result)
  }

  private struct Entry: Decodable {
    var result: Result<FreeExercise, FreeExerciseDamage>

    init(from decoder: any Decoder) throws {
      do {
        let exercise = try FreeExercise(from: decoder)
        result = exercise.unusableText.map { .failure(.wrongKind(key: $0)) } ?? .success(exercise)
      } catch let error as DecodingError {
        result = .failure(FreeExerciseDamage(error))
      }
    }
  }
}

extension FreeExercise {
  /// The key of a text with the character NUL, which ends a text in the store.
  fileprivate var unusableText: String? {
    let texts = [
      ("id", [id]), ("name", [name]), ("force", [force ?? ""]), ("level", [level ?? ""]),
      ("mechanic", [mechanic ?? ""]), ("instructions", instructions),
    ]
    return texts.first { $0.1.contains { $0.utf8.contains(0) } }?.0
  }
}

extension FreeExerciseDamage {
  fileprivate init(_ error: DecodingError) {
    func path(_ keys: [any CodingKey]) -> String {
      // The first key is the position in the file, which is reported anyway.
      let words = keys.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }
      return (keys.first?.intValue == nil ? words : Array(words.dropFirst())).joined(separator: " ")
    }
    switch error {
    case .keyNotFound(let key, _): self = .missing(key: key.stringValue)
    case .valueNotFound(_, let context): self = .missing(key: path(context.codingPath))
    case .typeMismatch(_, let context), .dataCorrupted(let context): self = .wrongKind(key: path(context.codingPath))
    @unknown default: self = .wrongKind(key: "")
    }
  }
}
