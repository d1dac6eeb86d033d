/// Exercises from someone else's collection: each entry is imported once, however often its file is read.

import GRDB

/// An entry of a collection, and what it means here.
public struct ImportedExercise: Hashable, Sendable {
  /// The collection's permanent name for it.
  public var id: String
  /// The exercise it becomes here; `own` is nil if the library already has it, which is then left unchanged.
  public var exercise: KeptExercise
  /// How it is done, in paragraphs.
  public var instructions: String?
  /// How hard it is, in the collection's word.
  public var level: String?
  /// Whether it pushes, pulls or holds, in the collection's word.
  public var force: String?
  /// Whether it is compound or isolated, in the collection's word.
  public var mechanic: String?
  /// In the order in which they are shown.
  public var pictures: [StoredPicture]

  /// An entry; whatever the collection does not say is nil or empty.
  public init(
    id: String, exercise: KeptExercise, instructions: String? = nil, level: String? = nil, force: String? = nil,
    mechanic: String? = nil, pictures: [StoredPicture] = []
  ) {
    self.id = id
    self.exercise = exercise
    self.instructions = instructions
    self.level = level
    self.force = force
    self.mechanic = mechanic
    self.pictures = pictures
  }
}

extension TrainingStore {
  /// The entries of a collection that were imported before.
  public func importedExercises(from collection: String) throws(StoreProblem) -> Set<String> {
    try reading { db in
      let sql = "SELECT id FROM imported_exercise WHERE source = ?"
      return Set(try Row.fetchAll(db, sql: sql, arguments: [collection]).map { try $0.text("id") })
    }
  }

  /// What collections say about an exercise in single words: how hard it is, compound or isolated, push or pull.
  public func importedWords(of exercise: String) throws(StoreProblem) -> [String] {
    try reading { db in
      let sql = "SELECT level, mechanic, force FROM imported_exercise WHERE exercise = ? ORDER BY source, id LIMIT 1"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [exercise]) else { return [] }
      return try ["level", "mechanic", "force"].compactMap { try row.optionalText($0) }
    }
  }

  /// All or none. An exercise that already has instructions or pictures keeps them.
  public func add(_ entries: [ImportedExercise], from collection: String) throws(StoreProblem) {
    try writing { db in
      for entry in entries {
        let key = entry.exercise.key
        try db.execute(
          sql: "INSERT INTO imported_exercise VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [collection, entry.id, key, entry.level, entry.force, entry.mechanic])
        if entry.exercise.own != nil { try Self.save(entry.exercise, db) }
        if let instructions = entry.instructions {
          try db.execute(
            sql: """
              INSERT INTO exercise_mark (exercise, instructions) VALUES (?, ?)
              ON CONFLICT DO UPDATE SET instructions = ifnull(instructions, excluded.instructions)
              """, arguments: [key, instructions])
        }
        let has = "SELECT EXISTS (SELECT 1 FROM exercise_picture WHERE exercise = ?)"
        if try !entry.pictures.isEmpty && Bool.fetchOne(db, sql: has, arguments: [key]) == false {
          try Self.set(entry.pictures, of: key, db)
        }
      }
    }
  }
}
