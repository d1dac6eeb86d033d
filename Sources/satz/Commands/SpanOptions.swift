/// `--since`, `--until` and `--all-time`, for every command that reads the log.

import ArgumentParser
import TrainingStore

struct SpanOptions: ParsableArguments {
  @Option(help: help(.sinceOption)) var since: String?
  @Option(help: help(.untilOption)) var until: String?
  @Flag(name: .long, help: help(.allTimeOption)) var allTime = false

  /// Whether a day is given.
  var isGiven: Bool { since != nil || until != nil }

  /// Nil if it is not given. Ends the command if it is no day.
  func first() throws -> Day? {
    if allTime, since != nil { throw fail(.excludeEachOther("--since", "--all-time"), .usage) }
    return try since.map { try Day.said($0, option: "--since") }
  }

  /// The same for the last day.
  func last() throws -> Day? { try until.map { try Day.said($0, option: "--until") } }

  /// The same for both. Ends the command if they are in the wrong order, too.
  func given() throws -> (first: Day?, last: Day?) {
    _ = try days()
    return (try first(), try last())
  }

  /// The first and the last day; the ends of the log where they are not given. Ends the command if they are no days, or
  /// in the wrong order.
  func days() throws -> ClosedRange<Day> {
    let (first, last) = (try first() ?? Day.plausible.lowerBound, try last() ?? Day.plausible.upperBound)
    guard first <= last else { throw refusal(of: first, last) }
    return first...last
  }

  /// Why these days are no span: they are in the wrong order, or too far apart.
  func refusal(of first: Day, _ last: Day) -> ExitCode {
    if first > last, let since, let until { return fail(.sinceAfterUntil(since, until), .usage) }
    return fail(
      .invalidValue(option: "--since", value: since ?? first.isoText, first > last ? .past : .years(109)), .usage)
  }
}
