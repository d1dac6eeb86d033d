/// `Back Squat EMOM 10min, 2 Wdh @ 80%`, `Power clean every 2:00 x 5: 3 reps`: one exercise by the clock.

extension LineForm {
  static let emomOf = LineForm { line, reader in
    for start in line.tokens.indices.prefix(8).dropFirst() {
      var cursor = TokenCursor(line, at: start)
      guard let part = HeadForm.emom.read(&cursor) ?? HeadForm.every.read(&cursor),
        let groups = HeadDraft.nested([part])
      else { continue }
      let name = LineParts.trimmed(line, 0..<start)
      let behind = line.part(cursor.index..<line.tokens.count)
      guard line.tokens[..<start].allSatisfy({ $0.number == nil }), reader.isExercise(name),
        let item = reader.exercises.reading(of: behind, named: name), item.commonCount == 1
      else { return nil }
      return [.group(HeadReading(groups: groups, title: nil)), .exercise(item), .groupEnd]
    }
    return nil
  }
}
