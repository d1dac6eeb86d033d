/// What may change a known exercise so much that its loads no longer compare: other equipment, one leg or arm, another
/// posture, grip or bench.

struct NameChange: Sendable {
  /// How the English name says it: `EZ bar`.
  let word: String
  /// How the key says it: `ez-bar`.
  let keyWord: String
  /// How its German name begins (`Kettlebell-`) or ends (` einbeinig`).
  var german: German
  /// Nil keeps the equipment of the known exercise.
  var equipment: Equipment?
  /// What it can be said of.
  var scope: Scope
  /// Whether the word follows the English name, as in `glute bridge hold`.
  var isLast: Bool
  /// How it is said, the longest first.
  let phrases: [Phrase]

  enum German: Sendable {
    case before(String)
    case after(String)
  }

  /// The folded words that say it.
  struct Phrase: Sendable {
    var words: StaticString
    /// Whether it is said at the end only, as `on the cable` is.
    var isAtEnd: Bool
  }

  /// The exercises that a change makes sense for.
  enum Scope: Sendable {
    case all
    /// What is done with a weight or without any: a machine has no kettlebell.
    case free
    /// What is lifted with a bar, or could be.
    case bar, barbell, pressedBar
    case bodyweight, ring, weighted, unloaded
    /// By the part of the body: a grip is for the hands, a stance for the legs.
    case upper, lower, leg, grip, bench, trunkAndLegs, backAndArms, shoulders
    /// Only stretches.
    case stretch
    /// Not rows and presses, which have other names lying down: a *supine row* is an inverted row.
    case ofOneself
    /// Not for what is done lying down.
    case upright
    case lunge, hanging, squat
    /// What presses or pulls the body, or lifts it.
    case ofBody
    /// Only exercises that the table has under this name.
    case none
  }

  init(
    _ word: String, _ german: German, _ equipment: Equipment? = nil, for scope: Scope = .all, isLast: Bool = false,
    said phrases: [StaticString], atEnd: [StaticString] = []
  ) {
    (self.word, self.german, self.equipment) = (word, german, equipment)
    keyWord = word.lowercased().split(separator: " ").joined(separator: "-")
    (self.scope, self.isLast) = (scope, isLast)
    let all = phrases.map { Phrase(words: $0, isAtEnd: false) } + atEnd.map { Phrase(words: $0, isAtEnd: true) }
    self.phrases = all.sorted { $0.words.utf8CodeUnitCount > $1.words.utf8CodeUnitCount }
  }

  /// Whether it says how one stands, sits or lies.
  var isPosture: Bool {
    ["seated", "standing", "half-kneeling", "kneeling", "quadruped", "supine", "prone", "side-lying", "lying"].contains(
      word)
  }

  /// Whether it is said by naming a kind of equipment, and not a special bar.
  var isPlainEquipment: Bool { equipment != nil && scope != .bar && scope != .barbell && scope != .pressedBar }
}

extension NameChange {
  /// In the order in which they begin a key.
  static let all: [NameChange] = [equipment, bars, supports, sides, postures, grips, manners].flatMap { $0 }

  private static let equipment: [NameChange] = [
    .init(
      "double kettlebell", .before("Doppel-Kettlebell-"), .kettlebell, for: .free,
      said: ["doublekettlebell", "twokettlebell"], atEnd: ["withtwokettlebell", "mitzweikettlebell"]),
    .init(
      "kettlebell", .before("Kettlebell-"), .kettlebell, for: .free, said: ["kettlebell"],
      atEnd: ["withkettlebell", "mitkettlebell", "mitderkettlebell"]),
    .init(
      "barbell", .before("Langhantel-"), .barbell, for: .free, said: ["barbell", "langhantel"],
      atEnd: ["withbarbell", "mitlanghantel", "mitderlanghantel", "mithantelstange", "mitderhantelstange"]),
    .init(
      "dumbbell", .before("Kurzhantel-"), .dumbbell, for: .free, said: ["dumbbell", "kurzhantel"],
      atEnd: [
        "withdumbbell", "withtwodumbbell", "mitkurzhantel", "mitderkurzhantel", "mitdenkurzhantel", "mitzweikurzhantel",
        "mithantel", "mitzweihantel", "mitkleinhantel", "mitwasserflasche", "mitwasserflaschen", "mitflasche",
        "mitflaschen", "withwaterbottle",
      ]),
    .init(
      "medicine ball", .before("Medizinball-"), .medicineBall, for: .free,
      said: ["medicineball", "medball", "medizinball"],
      atEnd: ["withmedicineball", "withmedball", "mitmedizinball", "mitdemmedizinball"]),
    .init(
      "sandbag", .before("Sandsack-"), .sandbag, for: .free, said: ["sandbag", "sandsack"],
      atEnd: ["withsandbag", "mitsandsack", "mitdemsandsack"]),
    .init(
      "plate", .before("Hantelscheiben-"), .other, for: .free,
      said: ["plate", "weightplate", "hantelscheiben", "hantelscheibe"],
      atEnd: ["withplate", "mithantelscheibe", "mitscheibe"]),
    .init(
      "band", .before("Band-"), .band, for: .free,
      said: ["banded", "band", "bandresisted", "resistanceband", "miniband", "loopband", "theraband"],
      atEnd: [
        "withband", "withresistanceband", "withtheraband", "withminiband", "withloopband", "mitband", "mittheraband",
        "mitdemtheraband", "mitwiderstandsband", "mitminiband", "mitloopband", "mitgummiband", "mitfitnessband",
        "mituebungsband",
      ]),
    .init(
      "smith machine", .before("Multipressen-"), .machine, for: .free,
      said: ["smithmachine", "smith", "multipressen", "multipresse", "smithmaschine"],
      atEnd: [
        "onsmithmachine", "insmithmachine", "andermultipresse", "anmultipresse", "inmultipresse", "indermultipresse",
        "andersmithmaschine",
      ]),
    .init(
      "cable", .before("Kabelzug-"), .cable, for: .free, said: ["cable", "kabelzug", "kabel", "seilzug"],
      atEnd: ["oncable", "withcable", "amkabelzug", "amkabel", "amseilzug", "andenkabelzug"]),
    .init(
      "machine", .before("Maschinen-"), .machine, for: .none,
      said: [
        "machine", "maschine", "maschinen", "leveragemachine", "leverage", "lever", "geraet", "hammerstrength",
        "plateloaded",
      ],
      atEnd: ["onmachine", "andermaschine", "anmaschine", "amgeraet"]),
    .init(
      "bodyweight", .after(" ohne Gewicht"), .bodyweight, for: .unloaded,
      said: ["bodyweight", "eigengewicht", "eigengewichts", "koerpergewicht", "koerpergewichts"],
      atEnd: ["ohnegewicht", "ohnezusatzgewicht", "mitkoerpergewicht", "ohneequipment"]),
    .init(
      "suspension", .after(" am Schlingentrainer"), .other, for: .ring, said: ["suspension", "suspended", "trx"],
      atEnd: ["amschlingentrainer", "imschlingentrainer", "mittrx", "amtrx", "ontrx"]),
    .init(
      "ring", .after(" an den Ringen"), .rings, for: .bodyweight, said: ["ring"],
      atEnd: ["andenringen", "anringen", "onring"]),
  ]

  private static let bars: [NameChange] = [
    .init(
      "trap bar", .before("Trapbar-"), .barbell, for: .bar, said: ["trapbar", "hexbar"],
      atEnd: ["withtrapbar", "mittrapbar", "mitdertrapbar"]),
    .init("landmine", .before("Landmine-"), .barbell, for: .free, said: ["landmine"], atEnd: ["mitlandmine"]),
    .init(
      "EZ bar", .before("SZ-"), .barbell, for: .pressedBar,
      said: ["ezbar", "ez", "sz", "szstange", "szhantel", "zstange"],
      atEnd: ["withezbar", "withszbar", "mitszstange", "mitderszstange", "mitzstange"]),
    .init(
      "swiss bar", .after(" mit Parallelgriffstange"), .barbell, for: .pressedBar,
      said: ["swissbar", "footballbar", "multigripbar"]),
    .init("axle", .after(" mit dicker Stange"), .barbell, for: .barbell, said: ["axlebar", "axle", "fatbar"]),
    .init("cambered bar", .after(" mit Bogenstange"), .barbell, for: .bar, said: ["camberedbar"]),
    .init("safety bar", .after(" mit Safety-Bar"), .barbell, for: .bar, said: ["safetysquatbar", "safetybar", "ssb"]),
  ]

  private static let supports: [NameChange] = [
    .init(
      "swiss ball", .after(" auf dem Gymnastikball"),
      said: ["swissball", "stabilityball", "exerciseball", "physioball", "gymnastikball"],
      atEnd: [
        "onswissball", "onstabilityball", "onexerciseball", "aufdemgymnastikball", "aufdempezziball",
        "aufgymnastikball", "aufball",
      ]),
    .init(
      "BOSU", .after(" auf dem Bosu"), said: ["bosuball", "bosu"], atEnd: ["onbosuball", "onbosu", "aufdembosu"]),
  ]

  private static let sides: [NameChange] = [
    .init(
      "single-leg", .after(" einbeinig"), for: .leg,
      said: ["singleleg", "oneleg", "einbeinige", "einbeiniger", "einbeiniges", "einbeinig"],
      atEnd: ["ononeleg", "aufeinembein", "miteinembein"]),
    .init("single-leg", .after(" einbeinig"), for: .lower, said: ["unilateral", "unilaterale"]),
    .init(
      "single-arm", .after(" einarmig"),
      said: ["singlearm", "onearm", "onehand", "singlehand", "einarmige", "einarmiger", "einarmiges", "einarmig"],
      atEnd: ["withonearm", "miteinemarm"]),
    .init("single-arm", .after(" einarmig"), for: .upper, said: ["unilateral", "unilaterale"]),
  ]

  private static let postures: [NameChange] = [
    .init(
      "seated", .after(" im Sitzen"), for: .upright,
      said: ["seated", "sitting", "sitzend", "sitzende", "sitzender", "sitzendes"],
      atEnd: ["imsitzen", "aufdemstuhl", "onachair"]),
    .init(
      "standing", .after(" im Stehen"), for: .upright,
      said: ["standing", "stehend", "stehende", "stehender", "stehendes"],
      atEnd: ["imstehen", "imstand"]),
    .init(
      "half-kneeling", .after(" im Halbkniestand"), for: .upright, said: ["halfkneeling"], atEnd: ["imhalbkniestand"]),
    .init(
      "kneeling", .after(" im Knien"), for: .upright, said: ["tallkneeling", "kneeling", "kniend", "kniende"],
      atEnd: ["imknien", "imkniestand", "aufdenknien", "aufknien"]),
    .init(
      "quadruped", .after(" im Vierfüßlerstand"), for: .stretch, said: ["quadruped"],
      atEnd: ["imvierfuesslerstand", "imvierfuessler", "onallfour"]),
    .init(
      "supine", .after(" in Rückenlage"), for: .ofOneself, said: ["supine", "reclining", "reclined"],
      atEnd: ["inrueckenlage", "rueckenlage"]),
    .init(
      "side-lying", .after(" in Seitlage"), for: .ofOneself, said: ["sidelying"],
      atEnd: ["inseitlage", "inseitenlage", "seitlage", "seitenlage"]),
    .init(
      "lying", .after(" im Liegen"), for: .trunkAndLegs, said: ["lying", "liegend", "liegende"], atEnd: ["imliegen"]),
    .init("prone", .after(" in Bauchlage"), for: .ofOneself, said: ["prone"], atEnd: ["inbauchlage", "bauchlage"]),
    .init(
      "incline", .after(" auf der Schrägbank"), for: .bench,
      said: ["incline", "lowincline", "highincline", "schraegbank"],
      atEnd: ["onincline", "onanincline", "aufderschraegbank", "aufschraegbank", "anderschraegbank", "anschraegbank"]),
    .init(
      "decline", .after(" auf der Negativbank"), for: .bench, said: ["decline", "negativbank"],
      atEnd: ["aufdernegativbank", "andernegativbank", "annegativbank"]),
    .init(
      "chest-supported", .after(" mit Brustauflage"), for: .backAndArms,
      said: ["chestsupported", "brustgestuetzte", "brustgestuetzter", "brustgestuetztes", "brustgestuetzt"],
      atEnd: ["mitbrustauflage"]),
    .init(
      "behind-the-back", .after(" hinter dem Rücken"), for: .backAndArms, said: ["behindtheback", "behindback"],
      atEnd: ["hinterdemruecken"]),
    .init("leaning", .after(" mit Schräglage"), for: .shoulders, said: ["leaning", "leanaway"]),
    .init(
      "alternating", .after(" im Wechsel"),
      said: [
        "alternating", "alternate", "alternierend", "alternierende", "abwechselnd", "abwechselnde", "abwechselnder",
        "abwechselndes",
      ]),
    .init("deficit", .before("Defizit-"), said: ["deficit", "defizit"], atEnd: ["fromdeficit"]),
    .init(
      "front-foot-elevated", .after(" mit erhöhtem vorderem Fuß"), for: .lunge, said: ["frontfootelevated", "ffe"]),
    .init(
      "heels-elevated", .after(" mit erhöhten Fersen"), for: .squat, said: ["heelelevated"],
      atEnd: ["withheelelevated", "miterhoehtenfersen", "fersenerhoeht"]),
    .init(
      "feet-elevated", .after(" mit erhöhten Füßen"), for: .ofBody, said: ["feetelevated", "footelevated"],
      atEnd: ["withfeetelevated", "miterhoehtenfuessen", "mitfuessenerhoeht", "fuesseerhoeht"]),
  ]

  private static let grips: [NameChange] = [
    .init(
      "wide-grip", .after(" im weiten Griff"), for: .grip,
      said: ["widegrip", "wide", "weit", "breit", "breite", "breiter"],
      atEnd: [
        "weitergriff", "breitergriff", "imweitengriff", "imbreitengriff", "mitweitemgriff", "mitbreitemgriff",
      ]),
    .init("wide-stance", .after(" im breiten Stand"), for: .lower, said: ["widestance", "wide", "breit", "breite"]),
    .init(
      "close-grip", .after(" im engen Griff"), for: .grip,
      said: ["closegrip", "narrowgrip", "close", "narrow", "eng", "enge", "enger"],
      atEnd: ["engergriff", "imengengriff", "mitengemgriff"]),
    .init(
      "narrow-stance", .after(" im engen Stand"), for: .lower,
      said: ["narrowstance", "closestance", "narrow", "close", "eng", "enge"]),
    .init(
      "neutral-grip", .after(" im Neutralgriff"), for: .grip,
      said: [
        "neutralgrip", "hammergrip", "parallelgrip", "neutral", "palmin", "palmfacingin", "neutralgriff",
        "hammergriff", "parallelgriff",
      ],
      atEnd: [
        "withpalmin", "withpalmfacingin", "imneutralgriff", "imhammergriff", "imparallelgriff", "neutralergriff",
        "mitneutralemgriff",
      ]),
    .init(
      "reverse-grip", .after(" im umgekehrten Griff"), for: .grip,
      said: ["reversegrip", "underhand", "underhandgrip", "supinatedgrip", "supinated", "untergriff"],
      atEnd: ["imuntergriff", "mituntergriff"]),
    .init(
      "overhand", .after(" im Obergriff"), for: .grip,
      said: ["overhand", "overhandgrip", "pronatedgrip", "pronated", "obergriff"],
      atEnd: ["imobergriff", "mitobergriff"]),
    .init("mixed-grip", .after(" im Kreuzgriff"), for: .hanging, said: ["mixedgrip"], atEnd: ["imkreuzgriff"]),
    .init("snatch-grip", .after(" im Reißgriff"), for: .barbell, said: ["snatchgrip"], atEnd: ["imreissgriff"]),
  ]

  private static let manners: [NameChange] = [
    .init("paused", .after(" mit Pause"), said: pauses, atEnd: ["mitpause"]),
    .init(
      "BFR", .after(" mit BFR"), said: ["bfr", "bloodflowrestriction", "bloodflowrestricted"],
      atEnd: ["withbfr", "mitbfr"]),
    .init("partial", .after(" mit Teilbewegung"), said: ["partial"]),
    .init("tempo", .after(" im Tempo"), said: ["tempo", "sloweccentric"], atEnd: ["imtempo"]),
    .init(
      "negative", .after(" negativ"),
      said: [
        "negative", "eccentric", "eccentriconly", "negativeonly", "negativ", "negativer", "negatives", "exzentrisch",
        "exzentrische", "exzentrischer",
        "exzentrisches", "exzentrik",
      ]),
    .init(
      "supported", .after(" mit Abstützen"), for: .ring, said: ["supported"],
      atEnd: ["amstuhl", "withchair", "atchair", "atachair", "holdingchair", "withsupport", "withchairsupport"]),
    .init("reverse band", .after(" mit Bandentlastung"), said: ["reverseband"]),
    .init(
      "weighted", .after(" mit Zusatzgewicht"), for: .weighted,
      said: ["weighted", "loaded", "weightedvest", "weightvest"],
      atEnd: [
        "mitgewicht", "mitzusatzgewicht", "mitgewichtsweste", "withweight", "withweightvest", "withweightedvest",
      ]),
    .init(
      "assisted", .after(" mit Unterstützung"), for: .ring,
      said: [
        "assisted", "assistierte", "assistierter", "assistiert", "unterstuetzte", "unterstuetzter", "unterstuetztes",
      ],
      atEnd: ["mitunterstuetzung"]),
    .init(
      "with chains", .after(" mit Ketten"), for: .barbell, isLast: true, said: [], atEnd: ["withchain", "mitketten"]),
    .init(
      "against bands", .after(" gegen Bänder"), for: .barbell, isLast: true, said: [],
      atEnd: ["againstband", "gegenband", "gegenbaender"]),
    .init(
      "hold", .after(" halten"), isLast: true,
      said: ["isometric", "static", "isometrische", "isometrischer", "isometrisches"],
      atEnd: ["isohold", "isometrichold", "hold", "iso", "isometrisch", "halten", "gehalten"]),
  ]

  /// `long pause bench`, `2-count pause squat`
  private static let pauses: [StaticString] = [
    "paused", "pause", "longpaused", "longpause", "2countpaused", "2countpause", "3countpaused", "3countpause",
    "twocountpaused", "twocountpause", "threecountpaused", "threecountpause", "1secondpause", "2secondpause",
    "3secondpause", "5secondpause", "onesecondpause", "twosecondpause", "threesecondpause", "1secpause", "2secpause",
    "3secpause", "5secpause", "2secpaused", "3secpaused", "2secondpaused", "3secondpaused",
  ]
}
