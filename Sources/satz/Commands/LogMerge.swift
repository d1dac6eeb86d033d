/// `satz log merge`: two sessions that were one become one.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

extension Log {
  struct Merge: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "merge", abstract: say(MergeText.merge), discussion: say(MergeText.mergeMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(MergeText.firstArgument)) var first: String
    @Argument(help: help(MergeText.secondArgument)) var second: String
    @Flag(name: .long, help: help(MergeText.dryRunOption)) var dryRun = false

    func run() throws {
      let (first, second) = (try session(first), try session(second))
      let store = try TrainingStore.toWrite()
      let done = try store.answer { store throws(StoreProblem) in
        try store.merge(first, second, at: .now(), isRehearsal: dryRun)
      }
      switch done {
      case .failure(let refused): throw fail(MergeText.refused(refused.reason), .errors)
      case .success(let merged):
        let sheet = HistorySheet(corrections: [], formatter: try store.formatter())
        Output.print(
          [say(MergeText.merged(merged, isRehearsal: dryRun))]
            + sheet.shortened(merged.changes, of: merged.changes.count))
        if dryRun { Output.print(say(MergeText.nothingMerged)) }
      }
    }

    private func session(_ text: String) throws -> SessionID {
      let entry = try EntryID.said(text)
      guard case .session = entry.place else { throw fail(MergeText.notASession(text), .usage) }
      return entry.session
    }
  }
}
