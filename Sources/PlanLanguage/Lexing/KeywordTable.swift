/// The table of the keywords: how each is written, where it may appear, and how the formatter treats what follows it.

extension Keyword {
  /// Everything specific to one keyword. The parser's lists and the words of the formatter and of the editors' grammars
  /// come from here.
  struct Entry: Sendable {
    let word: String
    /// How it is written with its value, for a message when the value is missing.
    var form: String
    var roles: Roles
    var attribute: AttributeWord?
    var group: GroupWord?
    /// One of these words must follow for it to begin a group: `any order`. Empty for other groups.
    var seconds: [Keyword]
    /// What a `-` between the numbers after it means.
    var signs: SignMeaning

    init(
      _ word: String, _ roles: Roles = [], attribute: AttributeWord? = nil, group: GroupWord? = nil,
      seconds: [Keyword] = [], form: String? = nil, signs: SignMeaning = .asWritten
    ) {
      self.word = word
      self.form = form ?? word
      self.roles = roles
      self.attribute = attribute
      self.group = group
      self.seconds = seconds
      self.signs = signs
    }
  }

  /// Where a keyword may appear and what may follow it.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt32

    /// Begins a declaration of a file or a program, before its title.
    static let titled = Roles(rawValue: 1 << 0)
    /// Gives a value a name.
    static let value = Roles(rawValue: 1 << 1)
    /// Begins a line of an exercise's declaration.
    static let exerciseField = Roles(rawValue: 1 << 2)
    /// Begins an item of a breathing or a meditation.
    static let stillness = Roles(rawValue: 1 << 3)
    /// When a rule runs: `after set`.
    static let event = Roles(rawValue: 1 << 4)
    /// Ends a name in a condition, in a loop's range or in a progression.
    static let endsName = Roles(rawValue: 1 << 5)
    /// Takes a number or an expression.
    static let takesNumber = Roles(rawValue: 1 << 6)
    /// Takes a quoted text.
    static let takesText = Roles(rawValue: 1 << 7)
    /// Accepts the word `none`.
    static let takesNone = Roles(rawValue: 1 << 8)
    /// Stands alone in a head or after sets.
    static let flag = Roles(rawValue: 1 << 9)
    /// For a group: a number after it is its length.
    static let takesLength = Roles(rawValue: 1 << 11)
    /// A sign after it belongs to one number: `50% of -5kg`.
    static let beforeSign = Roles(rawValue: 1 << 10)
  }

  /// The row for this keyword.
  var entry: Entry { Keyword.entries[Int(rawValue)] }

  private static let entries = allCases.map { $0.declared }

  private var declared: Entry {
    switch self {
    case .workout: Entry("workout", .titled)
    case .breathing: Entry("breathing", .titled, group: .breathing)
    case .meditation: Entry("meditation", .titled, group: .meditation)
    case .exercise: Entry("exercise", .titled)
    case .program: Entry("program", .titled)
    case .use: Entry("use", .titled, form: "use \"library.satz\"")
    case .let: Entry("let", .value)
    case .state: Entry("state", .value)
    case .def: Entry("def")
    case .levels: Entry("levels", form: "levels men, women, scaled")

    case .warmup:
      Entry(
        "warmup", [.takesNumber, .takesNone], attribute: .warmup, group: .warmup, form: "warmup 5 @ 40%, 3 @ 60%")
    case .cooldown: Entry("cooldown", group: .cooldown)
    case .superset: Entry("superset", group: .superset)
    case .circuit: Entry("circuit", group: .circuit)
    case .rounds: Entry("rounds", group: .rounds)
    case .complex: Entry("complex", group: .complex)
    case .choose: Entry("choose", group: .choose)
    case .any: Entry("any", group: .any, seconds: [.order])
    case .order: Entry("order")
    case .ladder: Entry("ladder", .takesLength, group: .ladder, form: "ladder 21-15-9", signs: .rungs)
    case .every: Entry("every", [.takesNumber, .takesLength], attribute: .every, group: .every, form: "every 2min")
    case .emom: Entry("emom", .takesLength, group: .emom, form: "emom 10min")
    case .amrap: Entry("amrap", .takesLength, group: .amrap, form: "amrap 12min")
    case .for: Entry("for", group: .for, seconds: [.time, .load, .reps, .distance, .calories, .cal])
    case .time: Entry("time")
    case .load: Entry("load")
    case .distance: Entry("distance")
    case .calories: Entry("calories")
    case .cal: Entry("cal")
    case .cap: Entry("cap", .takesNumber, form: "cap 10min")
    case .tabata: Entry("tabata", group: .tabata)
    case .on: Entry("on", .takesNumber, form: "on 20s")
    case .off: Entry("off", .takesNumber, form: "off 10s")
    case .alternate: Entry("alternate", .flag, attribute: .alternate, group: .alternate, form: "alternate sides")
    case .alternating: Entry("alternating", .flag, attribute: .alternating, form: "alternate sides")
    case .sides: Entry("sides")

    case .rest: Entry("rest", [.takesNumber, .takesNone], attribute: .rest, form: "rest 90s")
    case .between: Entry("between")
    case .exercises: Entry("exercises")
    case .sets: Entry("sets")
    case .none: Entry("none")
    case .note: Entry("note", [.takesText, .exerciseField], attribute: .note, form: "note \"…\"")
    case .cue: Entry("cue", .takesText, attribute: .cue, form: "cue \"…\"")
    case .say: Entry("say", .takesText, attribute: .say, form: "say \"…\"")
    case .label: Entry("label", .takesText, attribute: .label, form: "label \"…\"")
    case .tempo: Entry("tempo", attribute: .tempo, form: "tempo 3-1-1-0")
    case .each: Entry("each", attribute: .each, form: "each side")
    case .per: Entry("per", attribute: .per, form: "each side")
    case .side: Entry("side")
    case .left: Entry("left", .flag, attribute: .left)
    case .right: Entry("right", .flag, attribute: .right)
    case .height: Entry("height", .takesNumber, attribute: .height, form: "height 24in")
    case .cadence: Entry("cadence", .takesNumber, attribute: .cadence, form: "cadence 90rpm")
    case .incline: Entry("incline", .takesNumber, attribute: .incline, form: "incline 12%")
    case .resistance: Entry("resistance", .takesNumber, attribute: .resistance, form: "resistance 8")
    case .drop: Entry("drop", .takesNumber, attribute: .drop, form: "drop 10kg")
    case .pause: Entry("pause", .takesNumber, attribute: .pause, form: "pause 15s")
    case .progress: Entry("progress", attribute: .progress, form: "progress +2.5kg")
    case .bell: Entry("bell", .takesNumber, attribute: .bell, form: "bell 5min")

    case .in: Entry("in", [.stillness, .endsName])
    case .out: Entry("out", .stillness)
    case .hold: Entry("hold", [.stillness, .takesNumber], attribute: .hold, form: "hold 5s")
    case .breaths: Entry("breaths", .stillness, form: "breaths 30")
    case .breath: Entry("breath")
    case .open: Entry("open")
    case .sit: Entry("sit", .stillness)
    case .reflect: Entry("reflect", .stillness)
    case .walk: Entry("walk", .stillness)
    case .scan: Entry("scan", .stillness)

    case .rpe: Entry("rpe", .takesNumber, attribute: .rpe, form: "rpe 8")
    case .rir: Entry("rir", .takesNumber, attribute: .rir, form: "rir 2")
    case .zone: Entry("zone", .takesNumber, form: "zone 2")
    case .easy: Entry("easy")
    case .steady: Entry("steady")
    case .hard: Entry("hard")
    case .all: Entry("all")
    case .ask: Entry("ask")
    case .bw: Entry("bw")
    case .of: Entry("of", .beforeSign)
    case .mod: Entry("mod", .endsName)
    case .max: Entry("max")
    case .total: Entry("total")

    case .category: Entry("category", .exerciseField)
    case .equipment: Entry("equipment", .exerciseField)
    case .measure: Entry("measure", .exerciseField)
    case .muscles: Entry("muscles", .exerciseField)
    case .secondary: Entry("secondary", .exerciseField)
    case .aliases: Entry("aliases", .exerciseField)
    case .german: Entry("german", .exerciseField)

    case .weeks: Entry("weeks", .takesNumber, form: "weeks 12")
    case .cycle: Entry("cycle", .takesNumber, form: "cycle 4")
    case .optional: Entry("optional", .flag, attribute: .optional)
    case .when: Entry("when", .endsName)
    case .else: Entry("else")
    case .by: Entry("by")
    case .after: Entry("after", .endsName)
    case .set: Entry("set", .event)
    case .lift: Entry("lift", .event)
    case .session: Entry("session", .event)
    case .week: Entry("week", .event)
    case .reps: Entry("reps")
    case .miss: Entry("miss")
    case .misses: Entry("misses")

    case .is: Entry("is", .endsName)
    case .not: Entry("not", .endsName)
    case .and: Entry("and", .endsName)
    case .or: Entry("or", .endsName)
    case .above: Entry("above", .endsName)
    case .below: Entry("below", .endsName)
    case .at: Entry("at", .endsName)
    case .least: Entry("least", .endsName)
    case .most: Entry("most", .endsName)
    case .to: Entry("to", .endsName)
    case .then: Entry("then", .endsName)
    }
  }
}

/// A keyword that begins an attribute.
enum AttributeWord: Hashable, Sendable {
  case rest, every, tempo, hold, each, per, left, right, alternate, alternating, height, cadence, incline, resistance,
    warmup, drop, pause, rpe, rir, note, cue, say, label, bell, optional
  case progress
}

/// A keyword that begins a group.
enum GroupWord: Hashable, Sendable {
  case warmup, cooldown, superset, circuit, rounds, complex, choose, any, ladder, every, emom, amrap, `for`, tabata,
    alternate
  case breathing, meditation
}
