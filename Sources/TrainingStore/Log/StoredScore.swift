/// The score of a block as one value: the content of a row of `block_score`, and what a correction keeps of it.

import GRDB
import SessionModel

extension Schema {
  /// One row per score, in the order of the session; rewritten completely when its session ends (again). `title` is the
  /// name of the block, null if it has none. `value` and `extra` are integers whose meaning depends on the kind
  /// (`StoredScore`).
  static let blockScores = """
    CREATE TABLE block_score (
      session INTEGER NOT NULL REFERENCES session (id),
      position INTEGER NOT NULL,
      title TEXT,
      kind TEXT NOT NULL,
      value INTEGER NOT NULL,
      extra INTEGER,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;
    DROP TRIGGER event_runs_its_session_again;
    CREATE TRIGGER event_runs_its_session_again AFTER INSERT ON event
      WHEN (SELECT status FROM session WHERE id = NEW.session) <> 'running'
      BEGIN
        UPDATE session SET status = 'running', ended_wall_ms = NULL WHERE id = NEW.session;
        DELETE FROM logged_set WHERE session = NEW.session;
        DELETE FROM block_score WHERE session = NEW.session;
        DELETE FROM session_note WHERE session = NEW.session;
      END;
    """
}

/// The score of a block, and the name of the block.
public struct TitledScore: Hashable, Sendable {
  /// The name of the block in the plan; nil if it has none.
  public var title: String?
  /// The result.
  public var score: Score
  /// The score of a block with this name.
  public init(title: String?, score: Score) {
    self.title = title
    self.score = score
  }
}

/// The keys of its JSON are in corrections and may only be added to.
struct StoredScore: Codable, Hashable {
  /// What `value` and `extra` are.
  enum Kind: String, Codable, CaseIterable {
    /// Milliseconds.
    case time
    /// Reps.
    case capped
    /// Rounds, and the reps of the one that was cut off.
    case rounds
    /// The number of rounds that were held, and of all rounds.
    case intervals
    /// Rounds before the first that was missed, and the reps of that one.
    case deathBy = "death-by"
    /// The watts of the last stage that was held, and how many milliseconds the next one lasted.
    case stage
    /// The reps of the least set, and of all.
    case tabata
    /// Grams; the unit in which it was written, if it was not the athlete's: kilograms 1, pounds 2.
    case load
    /// Reps and calories.
    case reps
    /// Millimetres; the unit in which all of it was written: metres 1, kilometres 2, feet 3, yards 4, miles 5.
    case distance
    /// Calories.
    case calories
    /// Milliseconds; what it was, if it was not a sitting: reflecting 1, walking 2, scanning 3.
    case sitting
    /// Milliseconds.
    case hold

    /// Whether `value` is in milliseconds, grams or millimetres.
    var isInThousandths: Bool {
      switch self {
      case .time, .load, .distance, .sitting, .hold: true
      case .capped, .rounds, .intervals, .deathBy, .stage, .tabata, .reps, .calories: false
      }
    }
  }

  var title: String?
  var kind: Kind
  var value: Int
  var extra: Int?
}

extension StoredScore {
  init(_ block: BlockScore) { self.init(TitledScore(title: block.title, score: block.score)) }

  init(_ titled: TitledScore) {
    let (kind, value, extra): (Kind, Int, Int?) =
      switch titled.score {
      case .time(let time): (.time, time.count, nil)
      case .capped(let reps): (.capped, reps, nil)
      case .rounds(let whole, let extra): (.rounds, whole, extra)
      case .intervals(let held, let all): (.intervals, held, all)
      case .deathBy(let held, let extra): (.deathBy, held, extra)
      case .stage(let watts, let into): (.stage, watts, into.count)
      case .tabata(let least, let sum): (.tabata, least, sum)
      case .load(let load, let unit): (.load, load.grams, unit?.stored)
      case .reps(let reps): (.reps, reps, nil)
      case .distance(let way, let unit): (.distance, way.millimetres, unit?.stored)
      case .calories(let calories): (.calories, calories, nil)
      case .sitting(let time, let posture): (.sitting, time.count, posture.stored)
      case .hold(let time): (.hold, time.count, nil)
      }
    self.init(title: titled.title, kind: kind, value: value, extra: extra)
  }

  /// A row of `block_score`.
  init(_ row: Row) throws {
    self.init(
      title: try row.optionalText("title"), kind: try row.choice("kind"),
      value: try row.integer("value", within: .plausibleTime),
      extra: try row.optionalInteger("extra", within: .plausibleTime))
  }

  /// In the order of the columns from `title` on.
  var columns: StatementArguments { [title, kind.rawValue, value, extra] }

  var titled: TitledScore {
    let score: Score =
      switch kind {
      case .time: .time(Milliseconds(value))
      case .capped: .capped(reps: value)
      case .rounds: .rounds(value, extraReps: extra ?? 0)
      case .intervals: .intervals(held: value, of: extra ?? value)
      case .deathBy: .deathBy(value, extraReps: extra ?? 0)
      case .stage: .stage(watts: value, into: Milliseconds(extra ?? 0))
      case .tabata: .tabata(least: value, sum: extra ?? value)
      case .load: .load(Mass(grams: value), in: Units(stored: extra))
      case .reps: .reps(value)
      case .distance: .distance(Length(millimetres: value), in: LengthUnit(stored: extra))
      case .calories: .calories(value)
      case .sitting: .sitting(Milliseconds(value), as: Sit.Posture(stored: extra))
      case .hold: .hold(Milliseconds(value))
      }
    return TitledScore(title: title, score: score)
  }
}

extension Sit.Posture {
  fileprivate var stored: Int? {
    switch self {
    case .sit: nil
    case .reflect: 1
    case .walk: 2
    case .scan: 3
    }
  }

  fileprivate init(stored: Int?) {
    switch stored {
    case 1: self = .reflect
    case 2: self = .walk
    case 3: self = .scan
    default: self = .sit
    }
  }
}

extension LengthUnit {
  fileprivate var stored: Int {
    switch self {
    case .metre: 1
    case .kilometre: 2
    case .foot: 3
    case .yard: 4
    case .mile: 5
    }
  }

  fileprivate init?(stored: Int?) {
    switch stored {
    case 1: self = .metre
    case 2: self = .kilometre
    case 3: self = .foot
    case 4: self = .yard
    case 5: self = .mile
    default: return nil
    }
  }
}

extension Units {
  fileprivate var stored: Int {
    switch self {
    case .kilograms: 1
    case .pounds: 2
    }
  }

  fileprivate init?(stored: Int?) {
    switch stored {
    case 1: self = .kilograms
    case 2: self = .pounds
    default: return nil
    }
  }
}
