/// `satz info`: a sheet about a term, a word of the language, a command or an exercise.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: say(InfoWord.info), discussion: say(InfoWord.infoMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(InfoWord.topicArgument)) var topic: [String] = []

  func run() throws {
    let store = try TrainingStore.ofThisUserIfAny()
    let trainee = try Trainee.answered(by: store)
    let formatter = UnitFormatter(language: .current, units: trainee.athlete.units, library: trainee.library)
    let book = InfoBook(
      library: try .answered(by: store), formatter: formatter, athlete: trainee.athlete, store: store)
    guard !topic.isEmpty else { return listTopics(of: book) }
    let name = topic.joined(separator: " ")
    guard let (sheet, _) = book.sheet(about: name) else { throw fail(.unknownTopic(name), .errors) }
    Output.print(sheet.rows())
  }

  private func listTopics(of book: InfoBook) {
    for (kind, topics) in book.contents() {
      Output.print([say(kind)] + topics.joined(separator: ", ").wrapped(to: Output.proseColumns - 2).map { "  " + $0 })
    }
  }
}

extension InfoText {
  /// As lines to read.
  func rows() -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.isEmpty ? [""] : String($0).wrapped(to: Output.proseColumns - 2).map { "  " + $0 }
    }
    return [title] + lines
      + tips.flatMap { tip in
        tip.wrapped(to: Output.proseColumns - 4).enumerated().map { ($0 == 0 ? "  • " : "    ") + $1 }
      }
  }
}
