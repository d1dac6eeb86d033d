/// What is said of the columns of a table: what they were taken for, and what is missing.

import PlanWording
import TrainingStore

extension TableMapping {
  var english: String {
    words(taken: "Columns", unused: "not used", hint: "--map \"exercise=…, load=…\" corrects that, and it is kept.")
  }

  var german: String {
    words(
      taken: "Spalten", unused: "nicht benutzt",
      hint: "--map \"exercise=…, load=…\" berichtigt das, und es wird gemerkt.")
  }

  private func words(taken: String, unused: String, hint: String) -> String {
    let pairs = WorkoutColumn.allCases.compactMap { column in
      places[column].map { "\(column.rawValue)=\(header[$0].visibleInRow)" }
    }
    var text = "\(taken): \(pairs.joined(separator: ", "))"
    let others = self.unused
    if !others.isEmpty {
      text += "; \(unused): " + others.prefix(12).map(\.visibleInRow).joined(separator: ", ")
      if others.count > 12 { text += ", …" }
    }
    return text + "\n" + hint
  }

  func englishProblem(of file: String) -> String {
    """
    \(file) is a table, but which column is the \(lacking(["date": "date", "exercise": "exercise"], "number of reps (or time, or distance)", or: "and the"))? \
    Say it with --map "\(example)". It has \(names("“", "”"))
    """
  }

  func germanProblem(of file: String) -> String {
    """
    \(file) ist eine Tabelle, aber welche Spalte ist \(lacking(["date": "das Datum", "exercise": "die Übung"], "die Zahl der Wiederholungen (oder Zeit oder Strecke)", or: "und"))? \
    Sag es mit --map "\(example)". Sie hat \(names("„", "“"))
    """
  }

  private func lacking(_ words: [String: String], _ reps: String, or join: String) -> String {
    lacks.map { words[$0.rawValue] ?? reps }.joined(separator: " \(join) ")
  }

  /// What to write, with the first column that is not used yet in each place.
  private var example: String {
    zip(lacks, unused + ["…", "…", "…"]).map { "\($0.rawValue)=\($1.visibleInRow)" }.joined(separator: ", ")
  }

  private func names(_ open: String, _ close: String) -> String {
    header.prefix(20).map { open + $0.visibleInRow + close }.joined(separator: ", ")
  }
}
