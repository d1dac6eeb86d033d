/// Where the rests on lines of their own belong: after an exercise, between sets, or between rounds.

extension Composer {
  /// In items; nobody writes more without a gap, so a rest belongs to at most this many.
  static let largestBlock = 100

  mutating func addRest(
    _ time: String?, _ scope: RestScope, _ words: String, isGuess: Bool, line: Int
  ) {
    endPending()
    switch scope {
    case .betweenSets:
      if let time, restEach(time, line) { return }
      if !workout.hasWork, open.isEmpty {
        restOfAll = time
        return append(DraftItem(content: .note(words), lines: [line]))
      }
    case .betweenExercises:
      if let time,
        restStations(time, line) || restRounds(.exercises, time, line) || restRoundsAbove(.exercises, time, line)
      {
        return
      }
      if isBelowAll { return append(DraftItem(content: .note(words), lines: [line], isOfItsOwn: true)) }
      if let time, !workout.hasWork, open.isEmpty {
        workout.restBetween = time
        return workout.lines.append(line)
      }
    case .betweenRounds:
      if let time, restRounds(.rounds, time, line) || restRoundsAbove(.rounds, time, line) { return }
      if isBelowAll { return append(DraftItem(content: .note(words), lines: [line], isOfItsOwn: true)) }
    case .ofAll:
      restOfAll = time
      return
    case .ofDay, .ofAllDays:
      guard let time else { break }
      if restDay(time, line, andDaysBefore: scope == .ofAllDays) { return }
      restOfAll = time
      return append(DraftItem(content: .note(words), lines: [line]))
    case .ofTier(let tier):
      if let time, restTier(tier, time, line) { return }
      return append(DraftItem(content: .note(words), lines: [line]))
    case .beforeNext: break
    case .here where time != nil && !workout.hasWork && open.isEmpty:
      // Before the first exercise nobody rests.
      restOfAll = time
      return append(DraftItem(content: .note(words), lines: [line]))
    case .here where time == nil:
      if line > 0, isGuess, open.allSatisfy({ $0.group.isSection }), isBelowSets, restEach("open", line) { return }
    case .here: if let time, open.allSatisfy({ $0.group.isSection }), isBelowSets, restEach(time, line) { return }
    }
    append(DraftItem(content: .rest(time), lines: [line], isGuess: isGuess))
  }

  /// Whether it is below work that is complete, so that it is not part of it.
  private var isBelowAll: Bool { open.allSatisfy { $0.group.isSection } && items.contains { $0.hasWork } }

  /// Whether an exercise of several sets is right above, in a block that has only such exercises.
  private var isBelowSets: Bool {
    guard let last = items.last(where: { !$0.isNote }), last.isOfSets && last.lacksRest || last.isSupersetWithoutRest
    else { return false }
    let block = items[min(blockStart, items.count)...].suffix(Composer.largestBlock)
    // A warm-up before several of them is none.
    let isWarmedUp = block.first { $0.hasWork }.map { !$0.isOfSets && !$0.isGroup } ?? false
    let sets = isWarmedUp ? block.drop { !$0.isOfSets } : block
    return sets.allSatisfy { $0.isOfSets || !$0.hasWork || $0.isSupersetWithoutRest }
      && (!isWarmedUp || sets.count { $0.isOfSets } > 1)
  }

  /// Makes a tabata of each exercise of the one that is open; false if none is.
  private mutating func restStations(_ time: String, _ line: Int) -> Bool {
    guard let place = open.indices.last, case .of(let head) = open[place].group.head, head.kind == .tabata,
      open[place].group.items.count(where: { $0.hasWork }) > 1
    else { return false }
    open[place].group.restBetweenItems = time
    open[place].lines.append(line)
    return true
  }

  /// Gives a rest to the rounds of the open group; false if there are none, or they already have one of its kind.
  private mutating func restRounds(_ kind: RestInRounds, _ time: String, _ line: Int) -> Bool {
    guard let place = open.lastIndex(where: { $0.group.restsBetweenRounds }),
      case .of(var head) = open[place].group.head
    else { return false }
    // A rest after each round stays where it is written at the end of the group, unless the head has the other kind.
    guard kind == .exercises || head.rest != nil || open[place].group.items.isEmpty, head.takeRest(kind, time) else {
      return false
    }
    open[place].group.head = .of(head)
    open[place].lines.append(line)
    return true
  }

  /// Gives a rest to the last rounds above, which are closed; false if there are none, or they already have one of its
  /// kind.
  private mutating func restRoundsAbove(_ kind: RestInRounds, _ time: String, _ line: Int) -> Bool {
    guard open.allSatisfy({ $0.group.isSection }) else { return false }
    for place in open.indices.reversed() where open[place].group.items.restLastRounds(kind, time, line) { return true }
    return workout.items.restLastRounds(kind, time, line)
  }

  /// Gives a rest to the exercises above that have none; false if there are none.
  private mutating func restEach(_ time: String, _ line: Int) -> Bool {
    let start = blockStart
    return changeItems { Composer.rest(time, line, &$0, start) }
  }

  private static func rest(_ time: String, _ line: Int, _ items: inout [DraftItem], _ blockStart: Int) -> Bool {
    var isFirst = true
    for index in items.indices.suffix(largestBlock) where index >= blockStart || blockStart >= items.count {
      guard items[index].takeRest(time) else { continue }
      if isFirst { items[index].lines.append(line) }
      isFirst = false
    }
    return !isFirst
  }
}
