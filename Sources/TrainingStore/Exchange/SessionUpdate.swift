/// What brings one session up to date with its app, without the athlete's own corrections being lost.

import GRDB
import SessionModel

/// What brings one session up to date.
struct SessionUpdate {
  private(set) var change: ChangedElsewhere
  private let id: SessionID
  private var entries: [CorrectedEntry] = []
  /// The athlete's corrections, made again to the sets as they are then.
  private var again: [CorrectedEntry] = []
  /// In Unix milliseconds, if it differs.
  private var ended: Int?
  private var notes: [String]?

  /// Nil if it is as its app says, or was deleted here. What another source knew more is kept.
  init?(_ session: PortableSession, _ id: SessionID, from kind: ImportKind, _ db: Database) throws {
    let header = StoredHeader(name: session.name, day: session.began.day.number)
    try self.init(session, header, id, SessionRows.read(id, db), importsOf: [kind], isSameApp: true, db)
  }

  /// Adds to a session what another source knows more about it; nil if that is nothing, or it was deleted here. A
  /// session that ran here or was entered here stays as it is.
  init?(filling id: SessionID, _ rows: SessionRows, from session: PortableSession, _ db: Database) throws {
    let theirs = session.sets.map { StoredSet($0.logged) }
    let work = SameWork(rows.orderedSets, theirs)
    guard let header = rows.header, work.isSame, let joined = work.joined else { return nil }
    var session = session
    session.length = nil
    session.sets = joined.map(PortableSet.init)
    try self.init(session, header, id, rows, importsOf: ImportKind.allCases, isSameApp: false, db)
    let origin = try String.fetchOne(db, sql: "SELECT origin FROM session WHERE id = ?", arguments: [id.rawValue])
    if origin != SessionOrigin.imported.rawValue { change.isKept = true }
  }

  private init?(
    _ session: PortableSession, _ header: StoredHeader, _ id: SessionID, _ rows: SessionRows,
    importsOf kinds: [ImportKind], isSameApp: Bool, _ db: Database
  ) throws {
    guard let earlier = rows.header else { return nil }
    let own = try OwnCorrections(of: id, importsOf: kinds, db)
    let merged = try own.merged(header, into: earlier)
    self.id = id
    change = ChangedElsewhere(
      name: SessionName.read(merged.name), earlierName: SessionName.read(earlier.name), day: Day(number: earlier.day),
      began: session.began,
      isKept: !isSameApp && !own.isEmpty)
    let theirs = try Self.texts(of: session, under: merged, over: rows)
    let positions = Set(theirs.keys).union(rows.sets.keys).union(own.before.keys).union([0]).filter { $0 >= 0 }.sorted()
    for position in positions {
      let now = try rows.text(at: position)
      guard try Self.differs(theirs[position], from: own.before[position] ?? now, now) else { continue }
      entries.append(CorrectedEntry(session: id, position: position, before: now, after: theirs[position]))
    }
    let old = try positions.filter { $0 > 0 }.compactMap { position in
      let now = try rows.text(at: position)
      let before = own.before[position] ?? now
      // What counts as the same is shown as the same.
      let isSame = try !Self.differs(theirs[position], from: before, now)
      return try (isSame ? theirs[position] : Self.text(before, ofExerciseIn: now)).map {
        try PlacedSet(position: position, text: $0)
      }
    }
    let new = try positions.filter { $0 > 0 }.compactMap { position in
      try theirs[position].map { try PlacedSet(position: position, text: $0) }
    }
    if !entries.isEmpty {
      let steps = AlignedSets.align(old.map(\.set), new.map(\.set))
      if entries.contains(where: { $0.position > 0 }) { try show(steps, old, new) }
      if isSameApp, !own.isEmpty {
        try keep(own, along: steps, old, new, rows)
        try keepHeader(own, header, merged, earlier, rows)
      }
    }
    if isSameApp { try compare(session, own, db) }
    if entries.isEmpty, ended == nil, notes == nil, change.moved == nil { return nil }
  }

  /// What its app says of the session besides its sets: the beginning by the clock there, the end, the notes.
  private mutating func compare(_ session: PortableSession, _ own: OwnCorrections, _ db: Database) throws {
    let row = try Row.fetchOne(
      db, sql: "SELECT wall_ms, utc_offset_s, ended_wall_ms FROM session WHERE id = ?", arguments: [id.rawValue])
    guard let row else { return }
    let here = WallMoment(
      milliseconds: try row.moment("wall_ms"), utcOffsetSeconds: try row.integer("utc_offset_s"))
    if here.local != session.began.local { change.moved = here }
    let began = change.moved == nil ? here : session.began
    if own.lengthBefore == nil, let length = session.length,
      try row.optionalMoment("ended_wall_ms") != began.milliseconds &+ length.count
    {
      let before = try row.optionalMoment("ended_wall_ms").map { $0 &- here.milliseconds }
      if before != length.count {
        change.lengths = ChangedElsewhere.Lengths(here: before.map { Milliseconds($0) }, there: length)
      }
      ended = began.milliseconds &+ length.count
    }
    let notes = try String.fetchAll(
      db, sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position", arguments: [id.rawValue])
    if own.notesBefore == nil, NotesByExercise.lines(of: notes) != NotesByExercise.lines(of: session.notes) {
      self.notes = session.notes
      change.hasOtherNotes = true
    }
  }

  /// Counts and shows what is different about the sets. The others of its exercise are not counted for a set that was
  /// added or removed, although they say how many there are.
  private mutating func show(_ steps: [AlignedSet], _ old: [PlacedSet], _ new: [PlacedSet]) throws {
    for step in steps {
      switch step {
      case .same: continue
      case .changed(let a, let b):
        change.changed += 1
        try show(old[a].position, before: old[a].text, after: new[b].text)
      case .removed(let a):
        change.removed += 1
        try show(old[a].position, before: old[a].text, after: nil)
      case .added(let b):
        change.added += 1
        try show(new[b].position, before: nil, after: new[b].text)
      }
    }
  }

  /// The set that the athlete has corrected stays as it is at its new place, whatever was added or removed before it. The
  /// session becomes what its app says, and is then corrected again, so that the next update finds the corrections of
  /// this state.
  private mutating func keep(
    _ own: OwnCorrections, along steps: [AlignedSet], _ old: [PlacedSet], _ new: [PlacedSet], _ rows: SessionRows
  ) throws {
    for step in steps {
      switch step {
      case .same(let a, let b), .changed(let a, let b):
        let now = rows.sets[old[a].position]
        let isMapped = try own.isOnlyMapped(at: old[a].position, now) && now?.exercise.key == new[b].set.exercise.key
        guard own.before[old[a].position] != nil, !isMapped, let kept = try correction(to: now, of: new[b])
        else { continue }
        again.append(kept)
        if case .changed = step { change.disputed.append(try kept.change) }
      case .removed(let a):
        let now = try rows.text(at: old[a].position)
        let isMapped = try own.isOnlyMapped(at: old[a].position, rows.sets[old[a].position])
        guard own.before[old[a].position] != nil, !isMapped, now != nil else { continue }
        change.orphaned.append(
          try CorrectedEntry(session: id, position: old[a].position, before: old[a].text, after: now).change)
      case .added: continue
      }
    }
    // What the athlete has added, as merging sessions does, follows what the app has.
    var last = new.last?.position ?? 0
    for position in rows.sets.keys.sorted() where own.before[position] == .some(nil) {
      guard !new.contains(where: { $0.position == position && $0.set == rows.sets[position] }) else { continue }
      last += 1
      again.append(
        CorrectedEntry(session: id, position: last, before: nil, after: try rows.text(at: position)))
    }
    let there = Dictionary(uniqueKeysWithValues: new.map { ($0.position, $0.text) })
    entries.removeAll { $0.position > 0 }
    for position in Set(there.keys).union(rows.sets.keys).sorted() {
      let now = try rows.text(at: position)
      if now == there[position] { continue }
      entries.append(CorrectedEntry(session: id, position: position, before: now, after: there[position]))
    }
  }

  /// Makes of a set what the athlete made of it; nil if it is that already.
  private func correction(to now: StoredSet?, of there: PlacedSet) throws -> CorrectedEntry? {
    var text: String?
    if var now {
      (now.set, now.of) = (there.set.set, there.set.of)
      text = try StoredText.of(now)
      if text == there.text { return nil }
    }
    return CorrectedEntry(session: id, position: there.position, before: there.text, after: text)
  }

  /// The same for the name, the day and the length.
  private mutating func keepHeader(
    _ own: OwnCorrections, _ there: StoredHeader, _ merged: StoredHeader, _ now: StoredHeader, _ rows: SessionRows
  ) throws {
    if own.before[0] == nil { return }
    var (before, between, after) = (now, there, merged)
    if let earlier = own.lengthBefore {
      (before.length, between.length, after.length) = (rows.length, earlier, rows.length)
    }
    if let earlier = own.notesBefore {
      (before.notes, between.notes, after.notes) = (rows.notes, earlier, rows.notes)
    }
    entries.removeAll { $0.position == 0 }
    let texts = (try StoredText.of(before), try StoredText.of(between), try StoredText.of(after))
    if texts.0 != texts.1 {
      entries.insert(CorrectedEntry(session: id, position: 0, before: texts.0, after: texts.1), at: 0)
    }
    if texts.1 != texts.2 {
      again.insert(CorrectedEntry(session: id, position: 0, before: texts.1, after: texts.2), at: 0)
    }
  }

  private mutating func show(_ position: Int, before: String?, after: String?) throws {
    change.sets.append(
      try CorrectedEntry(session: id, position: position, before: before, after: after).change)
  }

  /// Whether what its app says of an entry is news: other than what it is now, and than what it was before the athlete's
  /// own corrections.
  private static func differs(_ theirs: String?, from before: String?, _ now: String?) throws -> Bool {
    try theirs != now && theirs != before && theirs != text(before, ofExerciseIn: now)
  }

  /// What was corrected before its exercise was mapped.
  private static func text(_ before: String?, ofExerciseIn now: String?) throws -> String? {
    guard let before, let now, var set: StoredSet = StoredText.value(before),
      let mapped: StoredSet = StoredText.value(now)
    else { return before }
    set.exercise = mapped.exercise
    if mapped.load?.kind == .bodyweight, let load = set.load {
      set.load = StoredLoad(kind: .bodyweight, count: nil, grams: load.grams)
    }
    return try StoredText.of(set)
  }

  /// As corrections keep its entries. An exercise that was only renamed here keeps its name.
  private static func texts(
    of session: PortableSession, under header: StoredHeader, over rows: SessionRows
  ) throws -> [Int: String] {
    var texts = [0: try StoredText.of(header)]
    for (index, portable) in session.sets.enumerated() {
      var set = StoredSet(portable.logged)
      if let here = rows.sets[index + 1]?.exercise, here.key == set.exercise.key { set.exercise = here }
      // Older imports did not keep the units of the file.
      if let here = rows.sets[index + 1], here.withoutUnits == set.withoutUnits { set = here }
      texts[index + 1] = try StoredText.of(set)
    }
    return texts
  }

  /// Brings it up to date.
  func apply(import number: Int, at moment: Moment, _ db: Database) throws {
    if change.isKept { return }
    var rows = try SessionRows.read(id, db)
    for changes in [entries, again] where !changes.isEmpty {
      for entry in changes { try rows.apply(entry) }
      try TrainingStore.enter(.edit, undoes: nil, changes, at: moment, db)
      try ImportTrace.enterLastCorrection(import: number, db)
    }
    try ImportTrace.entering("session", row: id.rawValue, import: number, db) {
      if change.moved != nil {
        try db.execute(
          sql: "UPDATE session SET wall_ms = ?, utc_offset_s = ? WHERE id = ?",
          arguments: [change.began.milliseconds, change.began.utcOffsetSeconds, id.rawValue])
        rows.move(to: change.began)
      }
      if let ended {
        try db.execute(sql: "UPDATE session SET ended_wall_ms = ? WHERE id = ?", arguments: [ended, id.rawValue])
      }
    }
    try rows.write(db)
    if let notes {
      try ImportTrace.enteringNotes(of: id, import: number, db) { try LogProjection.write(notes, of: id, db) }
    }
  }
}

/// A set with its place in its session.
struct PlacedSet {
  var position: Int
  /// As corrections keep it.
  var text: String
  var set: StoredSet

  init(position: Int, text: String) throws {
    (self.position, self.text, set) = (position, text, try StoredText.value(text, "before"))
  }
}
