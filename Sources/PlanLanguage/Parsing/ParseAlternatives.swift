/// Alternatives by level: `pull-up 5 or ring row 8`, `pull-up or ring row 5`, `push-up 20 or 10`.

extension Parser {
  /// Whether alternatives continue here.
  var atOr: Bool { atWord(.or) && knowsLevels }

  // exercise-choice = option "or" option { "or" option } | named entry-choice { "," entry-choice } { at | attribute }!
  //                 | INTEGER "or" INTEGER named { at | attribute }! ;
  // entry-choice = entry { "or" entry } ;
  // option = NAME { at | detail }! | named [ INTEGER "x" ] amount { at | detail }! | INTEGER named { at | detail }! ;
  // detail = rest | every | tempo | hold | side | height | cadence | incline | resistance | warmup | drop | pause | rpe | rir | note | cue | say
  //        | label | optional ;
  /// The token is the first `or`.
  mutating func parseAlternatives(to first: ExerciseDraft, in context: BlockContext) -> Item {
    var options = [first]
    while atOr {
      presume()
      guard startsOption() else {
        expected.insert(.exercise)
        reportUnexpected()
        break
      }
      let option = parseExercise(in: context)
      if let other = option.other {
        report(
          .unexpected(found: .text(shortened(option.start, previousEnd)), expected: [.exercise]), at: other.span)
        break
      }
      options.append(option)
    }
    let span = span(from: first.start)
    if let lists = listsOfLevels(options) { options = lists }
    if let nameless = shareParts(of: &options), token.start != quietAt {
      report(.missingExercise, at: item(nameless).span)
      return Item(from: span, .missing)
    }
    let start = tree.items.count
    for option in options { tree.items.append(item(option)) }
    return Item(from: span, .alternatives(Nodes(start, tree.items.count)))
  }

  /// `pull-up 21 or 15, 15 or 12, 9`: the list of each level. In a list, `or` binds tighter than the comma, and what
  /// follows the list belongs to all of it. Nil for anything else.
  private mutating func listsOfLevels(_ options: [ExerciseDraft]) -> [ExerciseDraft]? {
    guard let first = options.first, let last = options.last, first.name != nil,
      options.contains(where: { $0.list.entries.count > 1 }),
      options.dropFirst().allSatisfy({ $0.name == nil }),
      options.dropLast().allSatisfy({ $0.attributes.isEmpty && $0.intensities.isEmpty && $0.list.closing.isEmpty }),
      options.allSatisfy({ $0.hasSets && tree[$0.list.entries].allSatisfy { $0.intensity == nil } })
    else { return nil }
    var places: [[SetEntry]] = []
    for option in options {
      for (index, entry) in tree[option.list.entries].enumerated() {
        if index == 0, let place = places.indices.last {
          places[place].append(entry)
        } else {
          places.append([entry])
        }
      }
    }
    let count = places.reduce(0) { max($0, $1.count) }
    return (0..<count).map { level in
      let start = tree.sets.count
      for place in places { tree.sets.append(place[min(level, place.count - 1)]) }
      var list = last
      (list.start, list.name) = (first.start, first.name)
      list.list.entries = Nodes(start, tree.sets.count)
      return list
    }
  }

  /// An exercise, or the sets of one.
  private mutating func startsOption() -> Bool {
    switch token.kind {
    case .text, .number, .clock, .openParenthesis: return true
    case .word:
      guard let keyword = token.keyword else { return true }
      return keyword != .or && !(keyword.isAttribute && takesNext(keyword))
    case .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .plus, .minus, .star, .slash, .percent,
      .equals, .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .foreign, .end:
      return false
    }
  }

  // MARK: Parts that are written once

  /// Gives each option what it shares with its neighbours; returns one that still has no name.
  private mutating func shareParts(of options: inout [ExerciseDraft]) -> ExerciseDraft? {
    let wasNameless = options.map { $0.name == nil }
    // `plank 30s rest 60s or 90s`: 90 seconds of what? And lists with loads could be read in two ways.
    for index in options.indices.dropFirst() where wasNameless[index] {
      let before = options[index - 1]
      guard before.attributes.isEmpty, before.list.entries.count < 2, options[index].list.entries.count < 2 else {
        return options[index]
      }
    }
    guard let named = wasNameless.firstIndex(of: false) else { return options[0] }
    for index in options.indices where wasNameless[index] {
      options[index].name = index < named ? options[named].name : options[index - 1].name
    }
    for index in options.indices.dropLast().reversed() {
      let next = options[index + 1]
      if options[index].isBare {
        options[index].takeAll(from: next)
      } else if wasNameless[index + 1] || index < named {
        options[index].takeBehindSets(from: next)
        takeTotal(&options[index], from: next)
      } else if !options[index].hasSets, next.hasSets {
        takeSets(&options[index], from: next)
      }
    }
    for index in options.indices.dropFirst() where !options[index].hasSets && options[index - 1].hasSets {
      takeSets(&options[index], from: options[index - 1])
    }
    shareRest(of: &options)
    shareRemarks(of: &options)
    return nil
  }

  /// `row 343cal or 275cal total`: both are totals.
  private mutating func takeTotal(_ option: inout ExerciseDraft, from next: ExerciseDraft) {
    guard option.list.entries.count == 1, next.list.entries.count == 1, var entry = tree[option.list.entries].first,
      entry.sets == nil, entry.within == nil, case .amount(let amount) = entry.target,
      case .total? = tree[next.list.entries].first?.target
    else { return }
    entry.target = .total(amount)
    tree.sets.append(entry)
    option.list.entries = Nodes(tree.sets.count - 1, tree.sets.count)
  }

  /// How many, but not with which load.
  private mutating func takeSets(_ option: inout ExerciseDraft, from other: ExerciseDraft) {
    let start = tree.sets.count
    for index in other.list.entries.range {
      var entry = tree.sets[index]
      entry.intensity = nil
      tree.sets.append(entry)
    }
    option.list.entries = Nodes(start, tree.sets.count)
    option.hasSets = true
  }

  /// A rest or an interval that only some of them have is that of the others, too: `pull-up 3x5 or ring row 3x8 rest
  /// 90s`.
  private mutating func shareRest(of options: inout [ExerciseDraft]) {
    let rests = options.compactMap { option in tree[option.attributes].first { $0.kind.isPace } }
    guard let rest = rests.last, rests.count < options.count else { return }
    for index in options.indices where !tree[options[index].attributes].contains(where: { $0.kind.isPace }) {
      let start = tree.attributes.count
      tree.attributes.append(contentsOf: Array(tree[options[index].attributes]))
      tree.attributes.append(rest)
      options[index].attributes = Nodes(start, tree.attributes.count)
    }
  }

  /// What is said after two amounts of one exercise is about both: `freestyle 10x50m every 1:00 or freestyle 8x50m
  /// every 1:15 note "dive start"`.
  private mutating func shareRemarks(of options: inout [ExerciseDraft]) {
    for index in options.indices.dropLast().reversed() {
      let next = options[index + 1]
      guard let name = options[index].name, let other = next.name, tree.string(name) == tree.string(other) else {
        continue
      }
      let own = Array(tree[options[index].attributes])
      let said = Set(own.map { $0.kind.keyword })
      let more = tree[next.attributes].filter { $0.kind.isRemark && !said.contains($0.kind.keyword) }
      guard !more.isEmpty else { continue }
      let start = tree.attributes.count
      tree.attributes.append(contentsOf: own + more)
      options[index].attributes = Nodes(start, tree.attributes.count)
    }
  }
}

extension ExerciseDraft {
  /// Whether it is only a name.
  fileprivate var isBare: Bool {
    name != nil && !hasSets && list.closing.isEmpty && intensities.isEmpty && attributes.isEmpty
  }

  /// Everything but the name: `pull-up or ring row 5 each side`.
  fileprivate mutating func takeAll(from other: ExerciseDraft) {
    list = other.list
    hasSets = other.hasSets
    intensities = other.intensities
    attributes = other.attributes
  }

  /// Of the same exercise: `push-up 20 or 10 rest 60s`.
  fileprivate mutating func takeBehindSets(from other: ExerciseDraft) {
    if list.closing.isEmpty, intensities.isEmpty {
      list.closing = other.list.closing
      intensities = other.intensities
    }
    if attributes.isEmpty { attributes = other.attributes }
  }
}

extension Attribute.Kind {
  /// Whether it is said of an exercise, and not of its amount.
  fileprivate var isRemark: Bool {
    switch self {
    case .note, .cue, .say, .tempo: true
    case .rest, .between, .every, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop, .pause, .rpe,
      .rir,
      .label, .bell, .progress,
      .optional:
      false
    }
  }

  /// Whether it is a rest, or an attribute in place of one.
  fileprivate var isPace: Bool {
    switch self {
    case .rest, .between, .every: true
    case .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop, .pause, .rpe, .rir, .note,
      .cue, .say, .label, .bell,
      .progress, .optional:
      false
    }
  }
}
