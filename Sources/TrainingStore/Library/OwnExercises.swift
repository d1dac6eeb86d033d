/// The athlete's own exercises, and what is kept about any exercise, built in or own: a mark, other names, a category.

import GRDB

/// An exercise that the athlete defined. The store keeps its words; the language defines what they mean.
public struct OwnExercise: Hashable, Sendable {
  /// The stable name in logs. With the key of a built-in exercise, this one replaces it.
  public var key: String
  /// The English name, or the only one.
  public var name: String
  /// The German name, if it differs.
  public var german: String?
  /// What it is done with, by the raw value of the language's `Equipment`.
  public var equipment: String
  /// What counts a set of it, by the raw value of the language's `Measure`.
  public var measure: String
  /// The most important first.
  public var mainMuscles: [String]
  /// The muscles that help, by the raw values of the language's `Muscle`.
  public var helpingMuscles: [String]

  /// An exercise that is counted in reps and needs no equipment, unless given otherwise.
  public init(
    key: String, name: String, german: String? = nil, equipment: String = "other", measure: String = "reps",
    mainMuscles: [String] = [], helpingMuscles: [String] = []
  ) {
    self.key = key
    self.name = name
    self.german = german
    self.equipment = equipment
    self.measure = measure
    self.mainMuscles = mainMuscles
    self.helpingMuscles = helpingMuscles
  }
}

/// What the athlete keeps about an exercise.
public struct ExerciseMark: Hashable, Sendable {
  /// Whether lists show it first.
  public var isFavourite: Bool
  /// The athlete's own words about it.
  public var note: String?
  /// Nil means as in the library, or in none.
  public var category: CategoryChoice?
  /// Further names that find it.
  public var otherNames: [String]

  /// An empty mark, unless something is given.
  public init(
    isFavourite: Bool = false, note: String? = nil, category: CategoryChoice? = nil, otherNames: [String] = []
  ) {
    self.isFavourite = isFavourite
    self.note = note
    self.category = category
    self.otherNames = otherNames
  }
}

/// A category that an exercise was put into.
public enum CategoryChoice: Hashable, Sendable {
  /// A built-in one, by its word.
  case builtIn(String)
  /// One of the athlete's, by its number.
  case own(Int)
}

/// A category that the athlete made.
public struct OwnCategory: Hashable, Sendable {
  /// Names it in the store.
  public var id: Int
  /// As the athlete wrote it.
  public var name: String
}

/// Everything the athlete put into the library. Instructions and pictures are read when they are shown.
public struct OwnLibrary: Hashable, Sendable {
  /// By name.
  public var exercises: [OwnExercise] = []
  /// By the key of the exercise.
  public var marks: [String: ExerciseMark] = [:]
  /// By name.
  public var categories: [OwnCategory] = []

  /// A library without any additions.
  public init() {}
}

/// What to keep about one exercise from now on.
public struct KeptExercise: Hashable, Sendable {
  /// The key of the exercise.
  public var key: String
  /// Nil if the built-in one stays as it is.
  public var own: OwnExercise?
  /// What is kept about it.
  public var mark: ExerciseMark

  /// What to keep about the exercise with this key from now on.
  public init(key: String, own: OwnExercise?, mark: ExerciseMark) {
    self.key = key
    self.own = own
    self.mark = mark
  }
}

extension TrainingStore {
  /// Everything the athlete put into the library.
  public func ownLibrary() throws(StoreProblem) -> OwnLibrary {
    try reading { db in
      var library = OwnLibrary()
      library.exercises = try Row.fetchAll(db, sql: "SELECT * FROM own_exercise ORDER BY name, key").map(
        OwnExercise.init(row:))
      library.marks = try Self.marks(db)
      library.categories = try Row.fetchAll(db, sql: "SELECT id, name FROM category ORDER BY folded").map { row in
        OwnCategory(id: try row.integer("id"), name: try row.text("name"))
      }
      return library
    }
  }

  /// Saves these exercises as they are now, all or none, with the pictures that are given by their keys.
  public func save(_ exercises: [KeptExercise], pictures: [String: [StoredPicture]] = [:]) throws(StoreProblem) {
    try writing { db in
      for exercise in exercises { try Self.save(exercise, db) }
      for (exercise, pictures) in pictures { try Self.set(pictures, of: exercise, db) }
    }
  }

  /// Deletes everything that is kept about an exercise; a built-in one is reset. The log keeps its sets.
  public func deleteExercise(_ key: String) throws(StoreProblem) {
    try writing { db in try Self.delete(key, db) }
  }

  /// Deletes an exercise and redirects its names to the other one, which is saved as given.
  public func replaceExercise(_ key: String, with other: KeptExercise) throws(StoreProblem) {
    try writing { db in
      try Self.delete(key, db)
      try Self.save(other, db)
    }
  }

  /// How it is done, in paragraphs; nil if there are no instructions.
  public func instructions(of exercise: String) throws(StoreProblem) -> String? {
    try reading { db in
      let sql = "SELECT instructions FROM exercise_mark WHERE exercise = ?"
      return try Row.fetchOne(db, sql: sql, arguments: [exercise])?.optionalText("instructions")
    }
  }
}

extension TrainingStore {
  static func save(_ exercise: KeptExercise, _ db: Database) throws {
    if let own = exercise.own {
      try db.execute(
        sql: "INSERT OR REPLACE INTO own_exercise VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          exercise.key, own.name, own.german, own.equipment, own.measure, own.mainMuscles.joined(separator: " "),
          own.helpingMuscles.joined(separator: " "),
        ])
    }
    let mark = exercise.mark
    var builtIn: String?
    var own: Int?
    switch mark.category {
    case .builtIn(let word): builtIn = word
    case .own(let id): own = id
    case nil: break
    }
    try db.execute(
      sql: """
        INSERT INTO exercise_mark (exercise, is_favourite, note, built_in_category, own_category) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET is_favourite = excluded.is_favourite, note = excluded.note,
          built_in_category = excluded.built_in_category, own_category = excluded.own_category
        """,
      arguments: [exercise.key, mark.isFavourite, mark.note, builtIn, own])
    try db.execute(sql: "DELETE FROM other_name WHERE exercise = ?", arguments: [exercise.key])
    for (position, name) in mark.otherNames.enumerated() {
      try db.execute(sql: "INSERT INTO other_name VALUES (?, ?, ?)", arguments: [exercise.key, position, name])
    }
  }

  private static func delete(_ key: String, _ db: Database) throws {
    for table in ["exercise_mark", "other_name", "exercise_picture", "imported_exercise"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE exercise = ?", arguments: [key])
    }
    try db.execute(sql: "DELETE FROM own_exercise WHERE key = ?", arguments: [key])
  }

  private static func marks(_ db: Database) throws -> [String: ExerciseMark] {
    var marks: [String: ExerciseMark] = [:]
    let sql = "SELECT exercise, is_favourite, note, built_in_category, own_category FROM exercise_mark"
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() {
      let own = try row.optionalInteger("own_category").map(CategoryChoice.own)
      marks[try row.text("exercise")] = ExerciseMark(
        isFavourite: try row.integer("is_favourite") != 0, note: try row.optionalText("note"),
        category: try own ?? row.optionalText("built_in_category").map(CategoryChoice.builtIn))
    }
    let names = try Row.fetchCursor(db, sql: "SELECT exercise, name FROM other_name ORDER BY exercise, position")
    while let row = try names.next() {
      marks[try row.text("exercise"), default: ExerciseMark()].otherNames.append(try row.text("name"))
    }
    return marks
  }
}

extension OwnExercise {
  fileprivate init(row: Row) throws {
    func words(_ column: String) throws -> [String] { try row.text(column).split(separator: " ").map(String.init) }
    self.init(
      key: try row.text("key"), name: try row.text("name"), german: try row.optionalText("german"),
      equipment: try row.text("equipment"), measure: try row.text("measure"),
      mainMuscles: try words("main_muscles"), helpingMuscles: try words("helping_muscles"))
  }
}
