/// `Woche 1` above `1. 10 km locker`, `2. 4x1000m …`: each of these runs is on a day of its own.

extension LineForm {
  static let numberedDay = LineForm { line, reader in
    guard let day = reader.numberedDay else { return nil }
    guard line.marks.number == day, let equipment = reader.exercises.sport?.entry?.equipment,
      let items = reader.items(line, bare: false),
      items.allSatisfy({ $0.name.entry?.measure == .distance && $0.name.entry?.equipment == equipment })
    else {
      reader.numberedDay = nil
      return nil
    }
    reader.numberedDay = day + 1
    return [.workout(title: "\(day).", level: 0)] + items.map { .exercise($0) }
  }
}
