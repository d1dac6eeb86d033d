/// Mistakes that many people make alike, in items and heads: what they meant, as a plan writes it.

import SessionModel

/// What was meant by a phrase or a part of it.
struct Reworded {
  /// What is in other words: problems there and behind it in the phrase are consequences.
  var place: Span
  var hints: [Hint]
  var fixes: [Fix] = []

  /// Whether it puts a name in quotes.
  fileprivate var quotesName: Bool {
    hints.contains { if case .write(let text) = $0 { text.hasPrefix("\"") } else { false } }
  }

  /// The same, where the problem may also be reported up to a place behind it.
  func reaching(_ end: UInt32) -> Reworded {
    Reworded(place: Span(start: place.start, end: end), hints: hints, fixes: fixes)
  }

  /// The same for a problem anywhere in the phrase.
  func covering(_ phrase: Phrase) -> Reworded {
    Reworded(
      place: Span(start: phrase[0].span.start, end: phrase.end.span.end), hints: hints, fixes: fixes)
  }
}

/// Recognises one way to say something; each is in the file of its concept.
struct OtherWords: Sendable {
  /// What makes it worth a look.
  private enum Cause {
    case error
    /// Also a warning.
    case problem
    case unknownValue
  }

  private let cause: Cause
  let read: @Sendable (Phrase) -> Reworded?

  init(ofWarnings isOfWarnings: Bool = false, read: @escaping @Sendable (Phrase) -> Reworded?) {
    self.init(of: isOfWarnings ? .problem : .error, read)
  }

  private init(of cause: Cause, _ read: @escaping @Sendable (Phrase) -> Reworded?) {
    (self.cause, self.read) = (cause, read)
  }

  /// Of words that would be the name of a value.
  static func ofUnknownValue(_ read: @escaping @Sendable (Phrase) -> Reworded?) -> OtherWords {
    OtherWords(of: .unknownValue, read)
  }

  /// Whether a reading is better than what the problem says itself: a value that is not there may be one with a slip.
  fileprivate func answers(_ problem: Diagnostic, by meant: Reworded) -> Bool {
    cause != .unknownValue || !meant.fixes.isEmpty || problem.hints.isEmpty
  }

  /// The problem that a reading of it answers; nil if there is none.
  fileprivate func problem(among problems: [Diagnostic]) -> Diagnostic? {
    let error = problems.first { $0.problem.severity == .error }
    switch cause {
    case .error: return error
    case .problem: return error ?? problems.first
    case .unknownValue:
      guard let error, case .meaning(.unknownValue) = error.problem else { return nil }
      return error
    }
  }

  /// The first that reads a phrase decides, so those that take more come first.
  static let all: [OtherWords] =
    inTurn + asidesBehindNames + ladders + fillers + topSets + loadedSets + tempos + countsOfReps + multiples
    + missingCommas + stretches + lastSets + pauses + loadChanges + unitsOfLoads
    + complexes
    + quotedNames + turns
    + timesOfReps + restsBetween + restsOfRounds + recoveries + intervals + sides + asides + numbers + loadsInWords
    + loads + equipment
    + paces
    + cadences + counts + sets + parts + reps + heads + programs + stillness + rests + order + bounds + settings
    + numberWords + tails
}

/// The diagnostics of a text, in which what was meant by known phrases replaces other hints. Right plans have no
/// diagnostics, so no phrase of theirs is looked at.
func reworded(_ diagnostics: [Diagnostic], of source: [UInt8]) -> [Diagnostic] {
  guard !diagnostics.isEmpty else { return diagnostics }
  var reworded: [Diagnostic] = []
  var phrases = Phrase.all(of: source)[...]
  var left = diagnostics[...]
  while let next = left.first {
    while let phrase = phrases.first, phrase.end.span.end <= next.span.start { phrases.removeFirst() }
    guard let phrase = phrases.first, phrase.tokens[0].span.start <= next.span.start else {
      reworded.append(left.removeFirst())
      continue
    }
    let end = max(phrase.end.span.end, phrase.tokens[0].span.start + 1)
    let problems = left.prefix { $0.span.start < end }
    left = left[problems.endIndex...]
    reworded += phrase.reworded(Array(problems))
    phrases.removeFirst()
  }
  return reworded
}

extension Phrase {
  fileprivate func reworded(_ problems: [Diagnostic]) -> [Diagnostic] {
    for form in OtherWords.all {
      guard let meant = form.read(self) else { continue }
      let there = problems.filter { $0.span.end >= meant.place.start && $0.span.start <= meant.place.end }
      guard var problem = form.problem(among: there), form.answers(problem, by: meant) else { continue }
      (problem.hints, problem.fixes) = (meant.hints, meant.fixes)
      if case .syntax(.numberInName) = problem.problem, !meant.quotesName {
        // Quotes are no way out, so the message does not ask for them.
        let place = meant.fixes.first?.span ?? meant.place
        let end = min(place.end, UInt32(truncatingIfNeeded: last))
        // An edit may begin with a space.
        let start = UInt32(
          truncatingIfNeeded: source[place.range].firstIndex { $0 != UInt8(ascii: " ") } ?? Int(place.start))
        problem.span = Span(start: start, end: max(start, end))
        let text = String(decoding: source[problem.span.range], as: UTF8.self)
        problem.problem = .syntax(.unexpected(found: .text(text), expected: []))
      }
      return problems.filter { $0.span.end < meant.place.start } + [problem]
    }
    return problems
  }

  // MARK: What forms answer

  /// One meaning for a part: the hint and the edit.
  func meaning(_ from: Int, _ to: Int, _ text: String) -> Reworded {
    // An edit may begin with a space.
    Reworded(
      place: span(from, to), hints: [.write(String(text.drop { $0 == " " }))],
      fixes: [Fix(replace: span(from, to), with: text)])
  }

  /// The whole phrase in a head instead: as `text`, behind one of the words there.
  func moved(into head: [Token], behind word: Token, as text: String) -> Reworded {
    let (place, behind) = (span(0, count), Span(start: word.span.end, end: word.span.end))
    // A separator before it goes with it, a bracket stays.
    let start =
      before.kind == .open ? place.start : before.kind == .close ? before.span.end : before.span.start
    let beginning = written(from: head.first ?? word, to: word)
    let whole = written(from: head.first ?? word, to: head.last ?? word)
    return Reworded(
      place: place, hints: [.write("\(beginning) \(text)\(whole.dropFirst(beginning.count)) < … >")],
      fixes: [Fix(replace: behind, with: " " + text), Fix(replace: Span(start: start, end: place.end), with: "")])
  }

  /// Several meanings for a part: the hints only.
  func meanings(_ from: Int, _ to: Int, _ readings: (text: String, meaning: Hint.Meaning)...) -> Reworded {
    Reworded(place: span(from, to), hints: readings.map { .writeFor($0.text, meaning: $0.meaning) })
  }

  typealias Edit = (from: Int, to: Int, text: String)

  /// The phrase with some of its words replaced.
  func replacing(_ edits: [Edit]) -> String {
    var (text, place) = ("", start)
    for edit in edits.sorted(by: { $0.from < $1.from }) {
      text += String(decoding: source[place..<self[edit.from].start], as: UTF8.self) + edit.text
      place = self[edit.to - 1].end
    }
    text += String(decoding: source[place..<last], as: UTF8.self)
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A meaning for a part that depends on what else there is: the hint only.
  func hint(_ from: Int, _ to: Int, _ text: String) -> Reworded {
    Reworded(place: span(from, to), hints: [.write(text)])
  }
}
