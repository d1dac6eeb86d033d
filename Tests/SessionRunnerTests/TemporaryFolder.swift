/// A separate folder for one test, removed with it, and moments for the runs in it.

import FoundationEssentials
import SessionModel
import SessionRunner
import TrainingStore

final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "satz-runner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A store in it, newly opened.
  func store() throws(StoreProblem) -> TrainingStore { try TrainingStore(path: path + "/satz.sqlite") }
}

extension Moment {
  /// This many seconds after a day in November.
  static func seconds(_ seconds: Int, boot: String = "one") -> Moment {
    Moment(
      bootID: boot, bootMilliseconds: 5_000_000 + seconds * 1000,
      wallMilliseconds: 1_795_255_200_000 + seconds * 1000)
  }
}

extension TrainingStore {
  /// Begins the only session of a plan.
  func begin(_ plan: String, at moment: Moment = .seconds(0)) throws -> DurableRun {
    try DurableRun.begin(LoadedPlan(text: plan, in: self).session(), in: self, at: moment)
  }
}
