/// What a server knows about the world outside, as values: it opens no file and no store itself.

import PlanLanguage
import PlanWording
import SessionModel

/// Handed to a server when it starts.
public struct ServerSetting: Sendable {
  /// The language of its sentences.
  public var language: Language
  /// The version of Satz, which it tells the client.
  public var version: String
  /// What is known about the athlete, as of the last look.
  public var known: AthleteKnowledge
  /// Looks whether more is known now; nil if nothing has changed. Called before each answer, so it must be cheap.
  public var renewed: @Sendable (_ known: AthleteKnowledge) -> AthleteKnowledge? = { _ in nil }
  /// Reads the files that a plan at this path uses.
  public var finder: @Sendable (_ path: String) -> FindUsed
  /// Reads the plans in folders and in the folders in them, within limits.
  public var plans: @Sendable (_ folders: [String]) -> [(path: String, source: [UInt8])]
  /// What a keyword means, and an example of it; nil for an unknown word.
  public var keyword: @Sendable (_ word: String) -> (title: String, text: String, example: String?)?

  /// The built-in exercises, and the athlete's own.
  var library: ExerciseLibrary { known.library }
  /// The athlete's maxes, bar and plates.
  var athlete: Athlete { known.athlete }
  /// Writes quantities for the athlete.
  var formatter: UnitFormatter { UnitFormatter(language: language, units: athlete.units, library: library) }

  /// What commands show.
  public var sheets = PlanSheets()
  /// Pages, pictures and results as files.
  public var files = EditorFiles()

  /// Without arguments for what is left out, a server knows nobody and finds no files.
  public init(
    language: Language, version: String, library: ExerciseLibrary = .builtIn, athlete: Athlete = .unknown,
    finder: @escaping @Sendable (_ path: String) -> FindUsed = { _ in { _, _ in nil } },
    plans: @escaping @Sendable (_ folders: [String]) -> [(path: String, source: [UInt8])] = { _ in [] },
    keyword: @escaping @Sendable (_ word: String) -> (title: String, text: String, example: String?)? = { _ in nil }
  ) {
    (self.language, self.version) = (language, version)
    known = AthleteKnowledge(library: library, athlete: athlete)
    (self.finder, self.plans, self.keyword) = (finder, plans, keyword)
  }
}
