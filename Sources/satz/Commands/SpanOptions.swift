/// `--since` and `--until`, for every command that reads the log.

import ArgumentParser
import TrainingStore

struct SpanOptions: ParsableArguments {
  @Option(help: help(.sinceOption)) var since: String?
  @Option(help: help(.untilOption)) var until: String?

  /// Whether one of them is given.
  var isGiven: Bool { since != nil || until != nil }

  /// The first and the last day; the ends of the log where they are not given. Ends the command if they are no days, or
  /// in the wrong order.
  func days() throws -> ClosedRange<Day> {
    let first = try since.map { try Day.said($0, option: "--since") } ?? Day.plausible.lowerBound
    let last = try until.map { try Day.said($0, option: "--until") } ?? Day.plausible.upperBound
    guard first <= last else { throw fail(.invalidValue(option: "--since", value: since ?? ""), .usage) }
    return first...last
  }
}
