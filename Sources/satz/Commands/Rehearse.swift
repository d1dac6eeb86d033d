/// `satz rehearse`: the whole session on a virtual clock, as a timeline.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel

struct Rehearse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse", abstract: say(.rehearse), discussion: say(.rehearseMore))

  @OptionGroup var common: CommonOptions
  @OptionGroup var plan: PlanArguments
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @Option(name: .long, help: help(.scriptOption)) var script: String?

  func run() throws {
    let compiled = try plan.compile()
    let script = try script.map { try RehearsalScript.load($0, for: compiled) } ?? RehearsalScript()
    var rehearsal = Rehearsal(session: compiled.session, script: script, bodyweight: compiled.athlete.bodyweight)
    let timeline = rehearsal.run(
      shapedBy: compiled.rules?.shaping,
      revisedBy: { compiled.rules?.revisionsGoingOn(after: $0.log, in: $0.session) ?? [] })
    if json {
      for event in timeline { Output.printLaidOut(JSONText.line(TimelineJSON(event))) }
    } else {
      let words = TimelineText(formatter: compiled.formatter)
      let closing = words.closingNotes(of: compiled.session, after: timeline)
      Output.print(words.notes(of: compiled.session) + words.lines(timeline, of: compiled.session) + closing)
      if let settlement = compiled.rules?.settlement(of: rehearsal.sets) {
        let text = ChangeText(
          formatter: compiled.formatter, sessions: compiled.rules?.planned(andAfter: rehearsal.sets))
        Output.print(text.lines(settlement).map { "           " + $0 })
      }
    }
  }
}
