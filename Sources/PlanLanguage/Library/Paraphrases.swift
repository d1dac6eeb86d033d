/// Names that are not in the table and say the same as one that is: `Tempoläufe`, `full front lever`, `Gesäß dehnen`.

/// Another name for the same exercise, and which exercises it holds for.
struct Paraphrase {
  var name: FoldedName
  var scope: Scope

  enum Scope {
    case everything
    /// Running, rowing and the like.
    case endurance
    /// What is held for a time.
    case holds
    /// What is stretched or held in yoga.
    case poses
    /// What makes supple.
    case stretches
    /// What legs do: a *double-leg curl* is not of the arms.
    case legs
    /// What is not done on a bench anyway, and neither run nor rowed.
    case offBench
  }

  func isMeant(_ entry: ExerciseEntry) -> Bool {
    switch scope {
    case .everything: true
    case .endurance: entry.isEndurance
    case .holds: entry.measure == .time
    case .poses: entry.measure == .time && (entry.category == .mobility || entry.category == .gymnastics)
    case .stretches: entry.category == .mobility
    case .legs: !entry.isEndurance && !entry.category.isOfArms
    case .offBench: !entry.isEndurance && (!entry.category.isOfArms || entry.equipment == .bodyweight)
    }
  }
}

extension FoldedName {
  /// Other names for what this one means, the likeliest first. Sides are not among the words that are left out: a plan
  /// says `left` apart from the name, so that the log has it.
  var paraphrases: [Paraphrase] {
    var names: [Paraphrase] = []
    for (ending, other) in Paraphrase.endings where ends(with: ending) {
      names.append(Paraphrase(name: replacing(ending, with: other), scope: .everything))
    }
    for (beginning, other) in Paraphrase.beginnings where starts(with: beginning) {
      let rest = dropFirst(beginning.utf8CodeUnitCount)
      guard startsWord(at: beginning.utf8CodeUnitCount) else { continue }
      names.append(Paraphrase(name: FoldedName(other).followed(by: rest), scope: .everything))
    }
    for (word, scope) in Paraphrase.leading where starts(with: word) && startsWord(at: word.utf8CodeUnitCount) {
      names.append(Paraphrase(name: dropFirst(word.utf8CodeUnitCount), scope: scope))
    }
    for (word, scope) in Paraphrase.trailing where ends(with: word) && count > word.utf8CodeUnitCount {
      guard scope == .poses || startsWord(at: count - word.utf8CodeUnitCount) else { continue }
      names.append(Paraphrase(name: prefix(count - word.utf8CodeUnitCount), scope: scope))
    }
    return names + inOtherWords + stretches
  }

  /// `fire hydrant with the band`: with other words within it.
  private var inOtherWords: [Paraphrase] {
    var names: [Paraphrase] = []
    for word in wordRanges {
      let rest = dropFirst(word.lowerBound)
      for (inner, other) in Paraphrase.inner where rest.starts(with: inner) {
        let behind = rest.dropFirst(inner.utf8CodeUnitCount)
        guard behind.count == 0 || rest.startsWord(at: inner.utf8CodeUnitCount) else { continue }
        let name = prefix(word.lowerBound).followed(by: FoldedName(other)).followed(by: behind)
        names.append(Paraphrase(name: name, scope: .everything))
      }
    }
    return names
  }

  /// `Gesäß dehnen` and `Gesäßdehnung`, `Sprunggelenk mobilisieren` and `Sprunggelenkmobilisation`.
  private var stretches: [Paraphrase] {
    var names: [Paraphrase] = []
    // `Dehnung Brustmuskel`
    for (_, noun) in Paraphrase.verbs where starts(with: noun) && startsWord(at: noun.utf8CodeUnitCount) {
      let name = dropFirst(noun.utf8CodeUnitCount).followed(by: FoldedName(noun))
      names.append(Paraphrase(name: name, scope: .stretches))
    }
    for (verb, noun) in Paraphrase.verbs where ends(with: verb) {
      for joint in ["", "n", "s"] as [StaticString] {
        let stem = prefix(count - verb.utf8CodeUnitCount)
        names.append(
          Paraphrase(name: stem.followed(by: FoldedName(joint)).followed(by: FoldedName(noun)), scope: .stretches))
      }
    }
    return names
  }

  private func replacing(_ ending: StaticString, with other: StaticString) -> FoldedName {
    prefix(count - ending.utf8CodeUnitCount).followed(by: FoldedName(other))
  }
}

extension Paraphrase {
  /// How names end, and how else: German plurals that change a letter of the word, and their singulars.
  fileprivate static let endings: [(StaticString, StaticString)] = [
    ("laeufe", "lauf"), ("spruenge", "sprung"), ("zuege", "zug"), ("gaenge", "gang"), ("wuerfe", "wurf"),
    ("schwuenge", "schwung"), ("schlaege", "schlag"), ("stoesse", "stoss"), ("staende", "stand"),
    ("haenge", "hang"), ("baelle", "ball"), ("kniebeugen", "kniebeuge"), ("wenden", "wende"), ("theraband", "mitband"),
  ]

  /// What names begin with, and other words for it. Two dumbbells are usual: a *double dumbbell snatch* that is not
  /// has its own name.
  fileprivate static let beginnings: [(StaticString, StaticString)] = [
    ("dualdumbbell", "doubledumbbell"), ("dualkettlebell", "doublekettlebell"), ("doubledumbbell", "dumbbell"),
    ("twodumbbell", "dumbbell"), ("singledumbbell", "singlearmdumbbell"), ("sitting", "seated"),
    ("doubleleg", "leg"), ("twoleg", "leg"),
    ("foamrolling", "foamroll"), ("foamroller", "foamroll"), ("theraband", "band"),
  ]

  /// Words within a name, and other words for them: articles that say nothing, and plurals that change a letter.
  fileprivate static let inner: [(StaticString, StaticString)] = [
    ("withthe", "with"), ("ona", "on"), ("onthe", "on"), ("mitder", "mit"), ("mitdem", "mit"), ("mitden", "mit"),
    ("calve", "calf"), ("cablepulley", "cable"), ("pulley", "cable"), ("toss", "throw"), ("degree", "grad"),
    ("seitl.", "seitlicher"), ("seitl", "seitlicher"),
    ("zurueck", "rueckwaert"), ("tricepext", "tricepextension"), ("rfe", "rearfootelevated"),
    ("dumbell", "dumbbell"), ("palloff", "pallof"), ("oh", "overhead"), ("dl", "deadlift"), ("rum.", "rumaenisch"),
    ("ue.", "ueber"),
  ]

  /// Words that precede a name and leave its meaning. How hard it is, and what is counted, are none of them: a plan
  /// says both apart from the name.
  fileprivate static let leading: [(StaticString, Scope)] = [
    ("full", .everything), ("standard", .everything), ("regular", .everything), ("basic", .everything),
    ("normal", .everything), ("dynamic", .stretches), ("dynamische", .stretches), ("hyrox", .everything),
    ("sync", .everything), ("doubleleg", .legs),
    ("twoleg", .legs), ("continuous", .everything), ("repeated", .everything),
  ]

  /// Words that follow a name and leave its meaning.
  fileprivate static let trailing: [(StaticString, Scope)] = [
    ("exercise", .everything), ("uebung", .everything), ("uebungen", .everything),
    ("hold", .holds), ("halten", .holds), ("pose", .poses), ("haltung", .poses), ("nhaltung", .poses),
    ("stellung", .poses), ("nstellung", .poses),
    ("stretch", .stretches), ("dehnung", .stretches), ("anderwand", .stretches), ("aufderwand", .stretches),
    ("overabench", .everything), ("overbench", .everything), ("sprint", .endurance), ("aufdemboden", .offBench),
    ("amboden", .offBench), ("onfloor", .offBench),
  ]

  fileprivate static let verbs: [(StaticString, StaticString)] = [
    ("dehnen", "dehnung"), ("dehnung", "dehnen"), ("stretch", "dehnung"), ("dehnung", "stretch"), ("dehnen", "stretch"),
    ("mobilisieren", "mobilisation"),
    ("mobilisierung", "mobilisation"),
  ]
}

extension ExerciseCategory {
  /// Whether its exercises press, pull or bend with the arms.
  fileprivate var isOfArms: Bool {
    switch self {
    case .chest, .back, .shoulders, .arms: true
    case .legs, .glutes, .core, .fullBody, .olympic, .conditioning, .gymnastics, .mobility, .warmUp: false
    }
  }
}
