/// The words on a plan's sheet (`satz show`), in the live area and in lists: forms, phases, headings.

import SessionModel

package enum SheetText: Hashable, Sendable {
  case rest(String)
  case restOpen
  case maxHeartRate
  /// All loads of a plan are in pounds, and the athlete's in kilograms.
  case allInPounds
  /// A rest after which the clock starts the next set.
  case runsOn(String)
  /// A rest that does not come after the last round.
  case betweenRounds(String)
  case warmupPart, cooldownPart, warmup, drop, eachSide, left, right, alternateSides
  case height(String)
  case incline(String)
  case resistance(String)
  /// The level of a session, and the others of its workout.
  case level(String, others: [String])
  case atLevel([String])
  case asPrescribed, scaled
  case easy, steady, hard, allOut
  case tempo(String)
  /// How long each rep is held.
  case holdEach(String)
  /// What may be left out, and how many rounds of a group are at least done.
  case optional
  /// Sets at the end of a range, with loads of their own: one, or several of them.
  case leftOut(String)
  case upTo(String)
  case atLeast(Int)
  /// How many rounds are done at most that end with the first one missed.
  case atMost(Int)
  case clusterPause(String)
  /// A set that the clock ended, and one that was given up or whose time ended before its reps were done.
  case cutOff, unfinished
  case label(String)
  case rounds(Int)
  case superset(Int)
  case circuit(Int)
  case complex(Int)
  case tabata(Int)
  case alternating
  case emom(String)
  /// An emom that ends with the first minute that is missed.
  case deathBy
  /// Intervals of another length that end with the first one that is missed.
  case untilMissed(every: String)
  /// `Every 3 min until the total is done`
  case untilTotal(every: String)
  /// A ramp test, whose stages have this length.
  case rampTest(String)
  /// What a load follows from, alone or after a share of it.
  case loadOfSet(Int, isShare: Bool)
  case loadOfLastSet(isShare: Bool)
  case loadOfBestSet(isShare: Bool)
  case bestLoad(of: String, isShare: Bool)
  /// After a percentage: of the one-rep max of another lift.
  case ofLift(String)
  case every(String, rounds: Int)
  /// After the sets of an exercise.
  case eachEvery(String)
  case amrap(String)
  case forTime(cap: String?)
  /// Work for load, reps, distance or calories: `For load, 15 min`, `For load, cap 15 min`.
  case forGoal(Goal, length: String?, cap: String?)
  case ladder(String)
  case chooseOne, anyOrder
  case inhale, exhale, hold
  case breaths(String)
  /// More of them or fewer, with the sign.
  case moreReps(WideInt)
  case open
  case sit, reflect, walk, scan
  case bell(every: String)
  /// What is spoken when the set begins.
  case says(String)
  case countdown, restName, waiting
  case setOf(Int, Int)
  /// For a total: done, asked for, missing.
  case soFar(String, of: String, left: String?)
  /// Of an AMRAP that fills the clock around it.
  case inWhatIsLeft
  /// The sum of as many sets as it takes.
  case inTotal(String)
  case about(String)
  case sets(Int)
  case inAll(String)
  /// How far the work goes, and how far it is with what is covered between its parts.
  case inAllWithRecoveries(String, whole: String)
  /// Beside the sums: a group without a number of rounds is in them once.
  case openRoundsOnce
  case bar(String)
  case plates(String)
  case setsPerMuscle
  /// The same where short holds are sets together.
  case setsPerMuscleJoiningHolds
  case enterMax([String])
  case emptyBar
  case assisted(String)
  case lighterBar([String])
  case enterBodyweight, enterFTP, enterMaxHeartRate
  case freeTraining
  case emptySession
  case noDeclarations(String)
  case pickOne(String, names: [String])
  case noSuchName(String, names: [String])

  /// A word for an effort.
  package init(_ effort: EffortWord) {
    switch effort {
    case .easy: self = .easy
    case .steady: self = .steady
    case .hard: self = .hard
    case .allOut: self = .allOut
    }
  }

  /// The name of a part of a session.
  package init(_ part: Block.Group.Part) {
    switch part {
    case .warmup: self = .warmupPart
    case .cooldown: self = .cooldownPart
    }
  }
}
