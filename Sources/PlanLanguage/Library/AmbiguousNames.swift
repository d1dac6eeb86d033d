/// Words that mean several exercises. None of them is the name of an exercise; a plan that uses one is offered
/// everything that it may mean.

enum AmbiguousNames {
  /// The keys of the exercises that the word may mean, the likeliest first; nil for any other word.
  static func keys(for name: FoldedName) -> [String]? {
    index.find(name).map { table[$0].keys }
  }

  private static let index: NameIndex = {
    var index = NameIndex(expecting: table.count)
    for (place, row) in table.enumerated() { index.insert(FoldedName(row.word.utf8.span), owner: place) }
    return index
  }()

  static let table: [(word: String, keys: [String])] = [
    ("butterfly", ["butterfly-swim", "pec-deck", "butterfly-pull-up", "butterfly-stretch"]),
    ("fly", ["dumbbell-fly", "cable-fly", "butterfly-swim"]),
    ("bridge", ["glute-bridge", "back-bridge", "bridge-pose"]),
    ("crossover", ["cable-fly", "crossover-jump-rope", "carioca"]),
    ("crawl", ["freestyle-swim", "bear-crawl", "lizard-crawl"]),
    ("erg", ["row", "bike-erg", "ski-erg"]),
    ("ergo", ["row", "stationary-bike", "ski-erg"]),
    ("ghd", ["ghd-sit-up", "hip-extension", "glute-ham-raise"]),
    ("hop", ["pogo-jump", "single-leg-hop", "line-hop"]),
    ("jump", ["box-jump", "vertical-jump", "broad-jump"]),
    ("roll", ["forward-roll", "parkour-roll", "foam-roll"]),
    ("vault", ["kong-vault", "speed-vault", "safety-vault"]),
    ("carry", ["farmer-carry", "suitcase-carry", "overhead-carry"]),
    ("incline row", ["chest-supported-row", "inverted-row"]),
    ("banded deadlift", ["band-deadlift", "deadlift"]),
    ("plate-loaded press", ["chest-press-machine", "shoulder-press-machine"]),
    ("smith press", ["smith-bench-press", "smith-incline-press", "smith-shoulder-press"]),
    ("smith machine press", ["smith-bench-press", "smith-incline-press", "smith-shoulder-press"]),
    ("Drücken an der Multipresse", ["smith-bench-press", "smith-incline-press", "smith-shoulder-press"]),
    ("dumbbell triceps press", ["tate-press", "triceps-extension"]),
    ("pec machine", ["pec-deck", "chest-press-machine"]),
    ("knee raise", ["hanging-knee-raise", "standing-knee-raise", "lying-knee-raise"]),
    ("side leg raise", ["side-lying-leg-raise", "standing-hip-abduction"]),
    ("up down", ["plank-up-down", "half-burpee"]),
    ("wheel", ["back-bridge", "ab-wheel", "wheel-drill"]),
    ("pike hold", ["seated-forward-fold", "l-sit", "pike-push-up"]),
    ("standing leg lift", ["standing-hip-abduction", "standing-hip-flexion", "standing-knee-raise"]),
    ("Beinheben im Stehen", ["standing-hip-abduction", "standing-hip-flexion", "standing-knee-raise"]),
    ("CARs", ["hip-car", "shoulder-car", "spine-car", "neck-car"]),
    ("intervals", ["interval-run", "bike-sprint", "row"]),
    ("Intervalle", ["interval-run", "bike-sprint", "row"]),
    ("internal rotation stretch", ["shoulder-internal-rotation-stretch", "hip-internal-rotation-stretch"]),
    ("external rotation stretch", ["shoulder-external-rotation-stretch", "figure-four-stretch"]),
    ("Pendeln", ["pendulum-swing", "bob-and-weave", "leg-swing"]),
    ("Krokodil", ["crocodile-pose", "spinal-twist", "lizard-crawl"]),
    ("Sandsack", ["heavy-bag", "bear-hug-carry", "sandbag-clean", "sandbag-squat"]),
    ("Haken", ["hook", "uppercut", "body-shot"]),
    ("Hockstrecksprung", ["jump-squat", "half-burpee", "tuck-jump"]),
    ("kip", ["kip-swing", "gymnastic-kip", "kip-up"]),
    ("tempo", ["tempo-run", "tempo-ride"]),
    ("frog", ["frog-stretch", "frog-jump", "frog-pump"]),
    ("block start", ["block-start-sprint", "dive-start"]),
    ("cadence drill", ["spin-up", "running-drill"]),
    ("line drill", ["shuttle-run", "pirouette-drill"]),
    ("footwork drill", ["boxing-footwork", "silent-feet"]),
    ("machine", ["chest-press-machine", "machine-row", "leg-press"]),
    ("Brust", ["breaststroke-swim", "chest-press-machine", "bench-press"]),
    ("Rücken", ["backstroke-swim", "back-extension", "machine-row"]),
    ("Ziehen", ["lat-pulldown", "machine-row", "pull-up"]),
    ("squat with bands", ["squat-against-bands", "band-squat"]),
    ("box squat with bands", ["box-squat-against-bands", "band-box-squat"]),
    ("bench press with bands", ["bench-press-against-bands", "band-bench-press"]),
    ("banded bench press", ["bench-press-against-bands", "band-bench-press"]),
    ("deadlift with bands", ["deadlift-against-bands", "band-deadlift"]),
    ("band kickback", ["band-glute-kickback", "band-triceps-kickback"]),
    ("banded kickback", ["band-glute-kickback", "band-triceps-kickback"]),
    ("dip machine", ["assisted-dip", "seated-dip-machine"]),
    ("machine dip", ["assisted-dip", "seated-dip-machine"]),
    ("Dipmaschine", ["assisted-dip", "seated-dip-machine"]),
    ("Dips an der Maschine", ["assisted-dip", "seated-dip-machine"]),
    ("Dips Maschine", ["assisted-dip", "seated-dip-machine"]),
    ("Dips am Gerät", ["assisted-dip", "seated-dip-machine"]),
    ("cable pull", ["seated-cable-row", "face-pull", "straight-arm-pulldown", "cable-pull-through"]),
    ("standing cable pull", ["standing-cable-row", "face-pull", "straight-arm-pulldown"]),
    ("high cable pull", ["face-pull", "cable-high-row", "lat-pulldown"]),
    ("low cable pull", ["seated-cable-row", "cable-upright-row", "cable-pull-through"]),
    ("Kabelzug", ["cable-fly", "seated-cable-row", "triceps-pushdown"]),
    ("Kabelziehen", ["seated-cable-row", "cable-fly", "face-pull"]),
    ("Rumpfrotation", ["trunk-rotation", "torso-rotation-machine", "cable-twist", "russian-twist"]),
    ("Knieheben", ["hanging-knee-raise", "standing-knee-raise", "lying-knee-raise"]),
    ("shoulder raise", ["lateral-raise", "front-raise", "rear-delt-fly"]),
    ("overhead triceps", ["triceps-extension", "cable-overhead-triceps-extension"]),
    ("shoulder lift", ["barbell-shrug", "lateral-raise", "front-raise"]),
    ("band stretch", ["band-pass-through", "band-pull-apart", "hamstring-stretch"]),
    ("resistance band stretch", ["band-pass-through", "band-pull-apart", "hamstring-stretch"]),
    ("Drücken", ["bench-press", "overhead-press", "leg-press"]),
  ]
}
