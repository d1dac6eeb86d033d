/// Days, weeks and changes of programs: `on mon-fri`, `8 weeks`, `3x/week`, `workout "A" on tue`, `progress +5kg per week`.

import SessionModel

extension OtherWords {
  static let programs = [
    everyDay, rangeOfDays, numberOfWeeks, timesPerWeek, daysOfWorkout, changeByWeek, lessAfterMisses, missesInWords,
    changeWhenDone,
  ]

  /// `on daily`, `on every day`
  private static let everyDay = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .program, let on = phrase.tokens.firstIndex(where: { $0.keyword == .on })
    else {
      return nil
    }
    let end: Int
    if phrase.isWord(on + 1, "daily", "täglich", "everyday") {
      end = on + 2
    } else if phrase.isWord(on + 1, "every", "each", "all", "jeden"), phrase.isWord(on + 2, "day", "days", "tag") {
      end = on + 3
    } else {
      return nil
    }
    return phrase.meaning(on, end, "on " + Weekday.allCases.map { $0.short }.joined(separator: ", "))
  }

  /// `on mon-fri`
  private static let rangeOfDays = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .program, let on = phrase.tokens.firstIndex(where: { $0.keyword == .on })
    else {
      return nil
    }
    var (first, last, end) = (phrase.text(on + 1), "", on + 2)
    if let dash = first.firstIndex(of: "-") {
      last = String(first[first.index(after: dash)...])
      first = String(first[..<dash])
    } else if phrase.kind(end) == .minus || phrase.kind(end) == .dash || phrase.isWord(end, "to", "bis") {
      last = phrase.text(end + 1)
      end += 2
    }
    guard let one = Weekday.named(first), let other = Weekday.named(last),
      end == phrase.count || phrase.kind(end) == .word
    else { return nil }
    let days = Weekday.allCases
    guard let from = days.firstIndex(of: one), let to = days.firstIndex(of: other), from < to else { return nil }
    return phrase.meaning(on, end, "on " + days[from...to].map { $0.short }.joined(separator: ", "))
  }

  /// `program "P" 8 weeks`, `for 8 weeks`
  private static let numberOfWeeks = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .program,
      let word = phrase.places.first(where: {
        phrase.isWord($0, "weeks", "week", "wochen") && phrase.whole($0 - 1) != nil
      })
    else { return nil }
    let start = phrase.isWord(word - 2, "for", "over", "in", "für") ? word - 2 : word - 1
    return phrase.meaning(start, word + 1, "weeks \(phrase.text(word - 1))")
  }

  /// `program "P" 3x/week`, `3 days a week`
  private static let timesPerWeek = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .program,
      let number = phrase.places.first(where: { phrase.whole($0).map { 1...7 ~= $0 } == true }),
      let count = phrase.whole(number)
    else { return nil }
    let isTimes = phrase.kind(number + 1) == .times || phrase.isWord(number + 1, "x", "times", "days", "mal", "tage")
    let isPer =
      phrase.kind(number + 2) == .slash || phrase.isWord(number + 2, "per", "a", "each", "pro", "die", "every")
    guard isTimes, isPer, phrase.isWord(number + 3, "week", "wk", "woche") else { return nil }
    let days = [[2], [1, 4], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6]]
    let names = days[count - 1].map { Weekday.allCases[$0].short }.joined(separator: ", ")
    return Reworded(place: phrase.span(number, number + 4), hints: [.write("on \(names)"), .leaveOutDays])
  }

  /// `workout "Tue" on tue < … >`: the days are those of the program.
  private static let daysOfWorkout = OtherWords { phrase in
    guard phrase.isHead, phrase[0].keyword == .workout, let on = phrase.tokens.firstIndex(where: { $0.keyword == .on }),
      case let days = phrase.written(on + 1, phrase.count), Weekday.named(phrase.text(on + 1)) != nil
    else { return nil }
    let head = phrase.heads.first { $0.first?.keyword == .program }
    guard let head, head.count > 1, !head.contains(where: { $0.keyword == .on }) else {
      return phrase.hint(on, phrase.count, "program \"…\" on \(days), … < … >")
    }
    let title = phrase.written(from: head[0], to: head[1])
    return phrase.hint(on, phrase.count, "\(title) on \(days), … < … >")
  }

  /// `progress +2.5kg every 2 weeks`, `+5kg per week`: after each session, or of a state, after each week.
  private static let changeByWeek = OtherWords { phrase in
    guard !phrase.isHead,
      let per = phrase.places.first(where: {
        phrase.isWord($0, "per", "each", "every", "pro", "jede", "a", "alle")
          && (phrase.isWord($0 + 1, in: weekWords) || phrase.isWord($0 + 2, in: weekWords))
      }), phrase.kind(per - 1) == .number, phrase.kind(per - 2) == .plus || phrase.kind(per - 2) == .minus
    else { return nil }
    let hasNumber = !phrase.isWord(per + 1, in: weekWords)
    let weeks = !hasNumber ? 1 : phrase.whole(per + 1) ?? (phrase.isWord(per + 1, "other", "second", "two") ? 2 : 0)
    guard weeks > 0 else { return nil }
    let step = phrase.written(per - 2, per)
    let isProgress = phrase[per - 3].keyword == .progress
    let unit = phrase[per - 1].unit
    let change = "\(phrase.text(per - 2))= \(phrase.text(per - 1))"
    let rule = weeks == 1 ? "< load \(change) >" : "< when week mod \(weeks) is 0 < load \(change) > >"
    let first = phrase.tokens.firstIndex { $0.kind == .at }.map { phrase.written($0 + 1, $0 + 2) }
    let start = first ?? (unit.isTime ? "20s" : unit.dimension == .mass ? "60kg" : phrase.text(per - 1))
    return Reworded(
      place: phrase.span(isProgress ? per - 3 : per - 2, hasNumber ? per + 3 : per + 2),
      hints: [
        .writeFor("progress \(step)", meaning: .eachSession),
        .changeByWeek(first: start, use: first == nil ? "(load)" : "@ load", rule: "after week \(rule)"),
      ])
  }

  private static let weekWords: Set<String> = ["week", "weeks", "wk", "wks", "woche", "wochen"]

  /// `progress -10% after 2 misses`: what is after misses follows what is after success.
  private static let lessAfterMisses = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword == .progress }),
      phrase.kind(word + 1) == .minus, phrase.kind(word + 2) == .number, phrase[word + 3].keyword == .after,
      phrase.whole(word + 4) != nil, [.miss, .misses].contains(phrase[word + 5].keyword)
    else { return nil }
    return phrase.hint(
      word, word + 6, "progress +2.5kg, \(phrase.joined(word + 1, word + 3)) \(phrase.written(word + 3, word + 6))")
  }

  /// `-10% after two misses`
  private static let missesInWords = OtherWords { phrase in
    let numbers = ["one": 1, "two": 2, "three": 3, "four": 4, "zwei": 2, "drei": 3]
    guard let word = phrase.tokens.firstIndex(where: { $0.keyword == .after }),
      let count = numbers[phrase.text(word + 1)],
      [.miss, .misses].contains(phrase[word + 2].keyword) || phrase.isWord(word + 2, "fails", "failures")
    else { return nil }
    return phrase.meaning(word, word + 3, "after \(count) \(count == 1 ? "miss" : "misses")")
  }

  /// `progress +2.5kg when 3x12`
  private static let changeWhenDone = OtherWords { phrase in
    guard !phrase.isHead, let when = phrase.tokens.firstIndex(where: { $0.keyword == .when }),
      phrase.whole(when + 1) != nil,
      phrase.kind(when + 2) == .times, phrase.whole(when + 3) != nil, phrase.count == when + 4,
      phrase.tokens[..<when].contains(where: { $0.keyword == .progress })
    else { return nil }
    return phrase.hint(when, when + 4, "when reps(last) at least \(phrase.text(when + 3))")
  }
}

extension Weekday {
  /// `mon`, `monday`, `montag`, `mo`
  fileprivate static func named(_ word: String) -> Weekday? { Weekday(word: word) ?? Weekday.german(word) }
}
