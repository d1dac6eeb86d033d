/// What other apps' exercises are called here, as the athlete chose.

import GRDB
import SessionModel

extension TrainingStore {
  /// What other apps' exercises are called here, by their names in lower case, as the athlete chose earlier.
  public func mappedExercises() throws(StoreProblem) -> [String: Exercise] {
    try reading { db in
      let rows = try Row.fetchAll(db, sql: "SELECT * FROM mapped_exercise")
      return Dictionary(
        try rows.map { (try $0.text("theirs"), Exercise(key: try $0.text("exercise"), name: try $0.text("name"))) },
        uniquingKeysWith: { $1 })
    }
  }

  /// Keeps what other apps' exercises are called here, for the next import; an earlier mapping of a name is replaced.
  public func mapExercises(_ exercises: [String: Exercise]) throws(StoreProblem) {
    try writing { db in
      for (theirs, exercise) in exercises {
        try db.execute(
          sql: "INSERT OR REPLACE INTO mapped_exercise VALUES (?, ?, ?)",
          arguments: [theirs.lowercased(), exercise.key, exercise.name])
      }
    }
  }
}
