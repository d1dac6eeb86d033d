/// A session: what a plan compiles to, what the engine runs, and what every view, the store and the exporters read.

/// A tree of blocks over steps, with the name and the notes of its plan.
public struct Session: Hashable, Codable, Sendable {
  /// Its name in the plan; empty for an unnamed session.
  public var name: String
  /// What kind of session it is.
  public var kind: Kind
  /// The plan's tags, without the `#`.
  public var tags: [String]
  /// The plan's notes about the whole session.
  public var notes: [String]
  /// The plan's notes after everything that is done; nil if there are none.
  public var closingNotes: [String]?
  /// The top level of the tree, in the order of the plan.
  public var blocks: [Block]
  /// The version of the rules that it began with.
  public var rules: RulesVersion
  /// The level for which it was made; nil if nothing in it depends on one.
  public var level: String?
  /// Its program continues without it if it is skipped.
  public var isOptional: Bool
  /// The id from which blocks are numbered that the athlete adds. Nil if they follow the largest one: nothing that is done
  /// changes which blocks the plan has.
  package var firstAddedID: Int?

  /// The kind of session, declared by the plan's keyword.
  public enum Kind: String, Hashable, Codable, Sendable { case workout, breathing, meditation }

  /// A session of blocks with distinct ids.
  public init(
    name: String, kind: Kind, tags: [String] = [], notes: [String] = [], blocks: [Block],
    rules: RulesVersion = .current, level: String? = nil, isOptional: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.tags = tags
    self.notes = notes
    self.blocks = blocks
    self.rules = rules
    self.level = level
    self.isOptional = isOptional
  }
}

#if !hasFeature(Embedded)
  extension Session {
    /// Reads a session; one that names no version of the rules began with the first, and did not say whether it is
    /// optional.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      kind = try values.decode(Kind.self, forKey: .kind)
      tags = try values.decode([String].self, forKey: .tags)
      notes = try values.decode([String].self, forKey: .notes)
      closingNotes = try values.decodeIfPresent([String].self, forKey: .closingNotes)
      blocks = try values.decode([Block].self, forKey: .blocks)
      rules = try values.decodeIfPresent(RulesVersion.self, forKey: .rules) ?? .first
      level = try values.decodeIfPresent(String.self, forKey: .level)
      isOptional = try values.decodeIfPresent(Bool.self, forKey: .isOptional) ?? false
      firstAddedID = try values.decodeIfPresent(Int.self, forKey: .firstAddedID)
    }
  }
#endif

/// A node of the tree. Its `id` is unique in the session and stays when the athlete adds, removes or moves blocks.
public struct Block: Hashable, Codable, Sendable {
  /// Unique in its session.
  public var id: Int
  /// The content of this node.
  public var content: Content
  /// A leaf, or a group of further blocks.
  public enum Content: Hashable, Codable, Sendable {
    /// A leaf: something to do, or a rest.
    case step(Step)
    /// Further blocks, and how they are gone through.
    case group(Block.Group)
  }
  /// A node with an id that is unique in its session.
  @inlinable public init(id: Int, _ content: Content) {
    self.id = id
    self.content = content
  }
}

extension Block {
  /// Blocks that are done together in a form.
  public struct Group: Hashable, Codable, Sendable {
    /// How the blocks follow each other.
    public var form: Form
    /// Its name in the plan: the exercise of an item, a quoted name, or nil.
    public var title: String?
    /// The part of the session that it is, if that part has a name in every language.
    public var part: Part?
    /// The plan's note about the group.
    public var notes: [String]
    /// `alternate`: each round takes only the next block.
    public var alternates: Bool
    /// Of intervals: what the athlete does in the last one is finished, as in those before it (`every 2min x5`).
    /// Otherwise they end on their instant (`emom 10min`), as in older sessions, which have no value here.
    public var finishesLastRound: Bool?
    /// What the work is for, if its form does not say so.
    public var goal: Goal?
    /// Of intervals: they end with the first that is missed (`emom max`). Nil means no.
    public var endsWithMiss: Bool?
    /// Of rounds: those after so many are optional. Nil means none.
    public var leastRounds: Int?
    /// Of a window: it fills what is left of the clock around it, whatever its own length says. Nil means no.
    public var fillsClock: Bool?
    /// Of work for time: its last set goes on to failure until the cap, which therefore ends it. Nil means no.
    package var endsAtCap: Bool?
    /// Of an exercise: its sets follow each other at once (`rest none`, or work for time). Nil means that nothing says so.
    package var isUnbroken: Bool?
    /// Of a group that is repeated: the rest at the end of its last round is left out (`rest none` below it). Nil means no.
    package var leavesOutLastRest: Bool?
    /// The blocks of the group, in the order of the plan.
    public var blocks: [Block]

    /// A part of a session with its own name: `warmup < … >`.
    public enum Part: String, Hashable, Codable, Sendable { case warmup, cooldown }

    /// A group of blocks in a form.
    public init(
      form: Form, title: String? = nil, part: Part? = nil, notes: [String] = [], alternates: Bool = false,
      finishesLastRound: Bool? = nil, goal: Goal? = nil, blocks: [Block]
    ) {
      self.form = form
      self.title = title
      self.part = part
      self.notes = notes
      self.alternates = alternates
      self.finishesLastRound = finishesLastRound
      self.goal = goal
      self.blocks = blocks
    }
  }

  /// How the blocks of a group follow each other. The clockless course walks finite forms; only the engine walks
  /// windows.
  public enum Form: Hashable, Codable, Sendable {
    /// The sets and rests of one exercise item, in order.
    case exercise
    /// In sequence, once. Warm-up sections and bare `< … >` are sequences with a title.
    case sequence
    /// All blocks, `count` times (`superset`, `circuit`, `rounds`, `complex`, `tabata`).
    case rounds(Int, style: RoundStyle)
    /// A round starts at every interval; the remaining time is rest (`emom`, `every 2min x5`). `intervals` has one
    /// entry for all rounds, or one per round (a falling list).
    case intervals([Milliseconds], rounds: Int)
    /// Rounds until the time ends, even in the middle of a set (`amrap 12min`).
    case window(Milliseconds)
    /// For time: over when all blocks are done, or at the cap if there is one (`for time cap 10min`).
    case forTime(cap: Milliseconds?)
    /// Once for each rung; `.rung` targets inside take its number. With a `step` the rungs continue endlessly
    /// (`3-6-9-...`) until a window around it ends.
    case ladder([WideInt], step: WideInt?)
    /// The athlete picks one block.
    case choice
    /// All blocks, in an order that the athlete picks.
    case freeOrder
  }
}

/// What a group is done for: its score.
public enum Goal: String, Hashable, Codable, Sendable, CaseIterable {
  /// The best load that was lifted.
  case load
  /// The sum of all reps and calories.
  case reps
  /// The sum of all distances.
  case distance
  /// The sum of all calories.
  case calories
}

/// The plan's word for rounds of blocks. In a tabata, work and rest follow each other without a tap.
public enum RoundStyle: String, Hashable, Codable, Sendable { case rounds, superset, circuit, complex, tabata }

/// A leaf of the tree: something that happens for a while.
public enum Step: Hashable, Codable, Sendable {
  /// Stored indirectly: it is ten times as large as the others, and sessions are copied and walked a lot.
  indirect case work(Work)
  /// A rest.
  case rest(Rest)
  /// 3-2-1 before timed work: this many seconds.
  case countdown(seconds: Int)
  /// A movement of breath.
  case breath(Breath)
  /// A sitting.
  case sit(Sit)

  /// Whether it is something to do, not the time before or after it.
  package var isAction: Bool {
    switch self {
    case .work, .breath, .sit: true
    case .rest, .countdown: false
    }
  }
}

/// Rest after a set or between items.
public struct Rest: Hashable, Codable, Sendable {
  /// Nil: as long as the athlete wants (for a `rest` in a minute of an emom: until the minute ends).
  public var length: Milliseconds?
  /// The upper end of `90s-2min`; the rest may be ended from `length` on, and is over at `upTo`.
  public var upTo: Milliseconds?
  /// It runs on: the work after it starts by itself, because the clock ends all work of a group around it (emom,
  /// tabata, a circuit of holds). After any other timed rest the session waits for the athlete.
  public var flows: Bool
  /// What is covered meanwhile; the athlete ends such a rest, so it has no length. Nil if it is a time.
  public var recovery: Recovery?
  /// The plan's notes about it; nil if it has none.
  public var notes: [String]?
  /// A rest of this length, or an open one if `length` is nil.
  public init(
    length: Milliseconds?, upTo: Milliseconds? = nil, flows: Bool = false, recovery: Recovery? = nil,
    notes: [String]? = nil
  ) {
    self.length = length
    self.upTo = upTo
    self.flows = flows
    self.recovery = recovery
    self.notes = notes
  }
}

/// One movement of breath. `count` is above 1 for `breaths 30`, which end when the athlete says so or at `length`.
public struct Breath: Hashable, Codable, Sendable {
  /// What is done with the breath; `breaths` are several in a row.
  public enum Movement: String, Hashable, Codable, Sendable { case inhale, exhale, hold, breaths }
  /// What is done with the breath.
  public var movement: Movement
  /// Nil: open, ended by the athlete (`hold open`, `in` without a length is one comfortable breath).
  public var length: Milliseconds?
  /// How many breaths; 1 for all movements but `breaths`.
  public var count: Int
  /// The upper end of `breaths 30-40`; nil if there is none.
  public var upTo: Int?
  /// The plan's notes and cues about it; nil for none.
  public var notes: [String]?
  /// A movement of breath; `length` nil leaves its end to the athlete.
  public init(_ movement: Movement, length: Milliseconds?, count: Int = 1, notes: [String]? = nil) {
    self.movement = movement
    self.length = length
    self.count = count
    self.notes = notes
  }
}

/// Sitting still: meditation, reflection, walking.
public struct Sit: Hashable, Codable, Sendable {
  /// How the time is spent.
  public enum Posture: String, Hashable, Codable, Sendable { case sit, reflect, walk, scan }
  /// How the time is spent.
  public var posture: Posture
  /// Nil: open, ended by the athlete.
  public var length: Milliseconds?
  /// The interval between bells.
  public var bell: Milliseconds?
  /// The plan's note about it.
  public var notes: [String]
  /// A sitting of this length, or an open one if `length` is nil.
  public init(_ posture: Posture, length: Milliseconds?, bell: Milliseconds? = nil, notes: [String] = []) {
    self.posture = posture
    self.length = length
    self.bell = bell
    self.notes = notes
  }
}
