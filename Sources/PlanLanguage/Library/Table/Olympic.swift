/// The Olympic lifts and their parts.

extension Table {
  static let olympic = """
    snatch | Snatch | Reißen | barbell | glutes quads traps | hamstrings front-delts upper-back | reps | squat snatch, full snatch, barbell snatch, full squat snatch
    power-snatch | Power snatch | Standreißen | barbell | glutes traps | quads front-delts | reps | Reißen in den Stand, Reißen Stand, psn
    hang-snatch | Hang snatch | Reißen aus dem Hang | barbell | glutes traps | quads front-delts | reps | hang squat snatch, Hangreißen
    hang-power-snatch | Hang power snatch | Standreißen aus dem Hang | barbell | traps glutes | front-delts | reps | hps, power hang snatch, power snatch from the hang, Hang Power Snatch
    block-snatch | Block snatch | Reißen vom Block | barbell | glutes traps | quads front-delts | reps | snatch from blocks
    muscle-snatch | Muscle snatch | Muscle Snatch | barbell | traps side-delts | rear-delts | reps | Zugreißen
    snatch-balance | Snatch balance | Snatch Balance | barbell | quads front-delts | upper-back | reps | Reißbalance
    drop-snatch | Drop snatch | Fall-Reißbalance | barbell | quads | front-delts glutes | reps | dropping snatch balance
    heaving-snatch-balance | Heaving snatch balance | Reißbalance mit Schwung | barbell | quads front-delts | glutes | reps |
    snatch-pull | Snatch pull | Zug breit | barbell | traps glutes | hamstrings upper-back | reps | Reißzug, breiter Zug
    snatch-high-pull | Snatch high pull | Hoher Zug breit | barbell | traps | side-delts glutes | reps | snatch-grip high pull, wide-grip high pull
    three-position-snatch | Three-position snatch | Reißen aus drei Positionen | barbell | traps glutes | quads front-delts | reps | three-way snatch
    snatch-press | Snatch-grip push press | Schwungdrücken im Reißgriff | barbell | side-delts front-delts | triceps traps | reps | snatch push press, snatch press
    strict-snatch-press | Strict snatch press | Drücken im Reißgriff | barbell | side-delts front-delts | triceps traps | reps | snatch-grip press
    clean | Clean | Umsetzen | barbell | glutes quads traps | hamstrings upper-back | reps | squat clean, full clean, barbell clean, Umsetzen in die Hocke, full squat clean
    power-clean | Power clean | Standumsetzen | barbell | glutes traps | quads hamstrings | reps | Umsetzen in den Stand, Umsetzen Stand, pc
    hang-clean | Hang clean | Umsetzen aus dem Hang | barbell | glutes traps | quads | reps | hang squat clean
    hang-power-clean | Hang power clean | Standumsetzen aus dem Hang | barbell | traps glutes | quads | reps | hpc, power hang clean, power clean from the hang
    block-clean | Block clean | Umsetzen vom Block | barbell | glutes traps | quads | reps | clean from blocks
    muscle-clean | Muscle clean | Muscle Clean | barbell | traps | biceps side-delts | reps | Zugumsetzen
    clean-pull | Clean pull | Zug eng | barbell | traps glutes | hamstrings lower-back | reps | Umsetzzug, enger Zug
    clean-high-pull | Clean high pull | Hoher Zug eng | barbell | traps | side-delts glutes | reps | clean-grip high pull
    three-position-clean | Three-position clean | Umsetzen aus drei Positionen | barbell | traps glutes | quads front-delts | reps | three-way clean
    clean-and-jerk | Clean and jerk | Stoßen | barbell | quads glutes front-delts | traps triceps | reps | c&j, cj, clean & jerk, squat clean and jerk, Umsetzen und Stoßen
    power-clean-and-jerk | Power clean and jerk | Umsetzen in den Stand und Stoßen | barbell | glutes quads front-delts | hamstrings traps triceps | reps | pc&j, power clean & jerk
    clean-and-press | Clean and press | Umsetzen und Drücken | barbell | front-delts glutes | quads traps triceps | reps | clean & press, barbell clean and press
    clean-and-push-press | Clean and push press | Umsetzen und Schwungdrücken | barbell | front-delts quads glutes | triceps traps | reps | clean & push press
    jerk | Jerk | Ausstoßen | barbell | front-delts quads | triceps glutes | reps | jerk from rack, Stoßen vom Ständer
    push-jerk | Push jerk | Standstoßen | barbell | front-delts quads | triceps | reps | power jerk, pj
    split-jerk | Split jerk | Ausfallstoßen | barbell | front-delts quads | triceps glutes | reps | Stoßen im Ausfallschritt
    squat-jerk | Squat jerk | Hockstoßen | barbell | quads front-delts | triceps | reps |
    jerk-dip | Jerk dip | Auftakt zum Stoßen | barbell | quads | glutes | reps | jerk dip and drive, dip and drive
    tall-clean | Tall clean | Tall Clean | barbell | traps | quads biceps | reps | Umsetzen aus dem Stand
    tall-snatch | Tall snatch | Tall Snatch | barbell | traps | side-delts quads | reps | Reißen aus dem Stand
    dumbbell-snatch | Dumbbell snatch | Kurzhantelreißen | dumbbell | glutes traps | front-delts hamstrings | reps | dumbbell power snatch, alternating dumbbell snatch, single arm dumbbell snatch, Reißen mit der Kurzhantel
    dumbbell-clean | Dumbbell clean | Kurzhantelumsetzen | dumbbell | glutes traps | quads biceps | reps | dumbbell power clean
    dumbbell-hang-clean | Dumbbell hang clean | Kurzhantel-Umsetzen aus dem Hang | dumbbell | glutes hamstrings | quads traps | reps | dumbbell hang power clean
    dumbbell-squat-clean | Dumbbell squat clean | Kurzhantel-Umsetzen in die Hocke | dumbbell | quads glutes | hamstrings traps | reps | dumbbell full clean
    dumbbell-hang-squat-clean | Dumbbell hang squat clean | Kurzhantel-Umsetzen aus dem Hang in die Hocke | dumbbell | quads glutes | hamstrings traps | reps |
    dumbbell-clean-and-jerk | Dumbbell clean and jerk | Stoßen mit Kurzhanteln | dumbbell | glutes front-delts | quads traps triceps | reps | single arm dumbbell clean and jerk, db c&j, Umsetzen und Stoßen mit Kurzhanteln
    dumbbell-hang-clean-and-jerk | Dumbbell hang clean and jerk | Umsetzen aus dem Hang und Stoßen mit Kurzhanteln | dumbbell | front-delts glutes | quads hamstrings triceps | reps | db hang c&j
    kettlebell-snatch | Kettlebell snatch | Kettlebell Snatch | kettlebell | glutes hamstrings | front-delts traps forearms | reps | single arm kettlebell snatch, Kettlebell-Reißen, one arm kettlebell snatch
    kettlebell-clean | Kettlebell clean | Kettlebell Clean | kettlebell | glutes hamstrings | biceps forearms | reps | single arm kettlebell clean, Kettlebell-Umsetzen
    double-kettlebell-clean | Double kettlebell clean | Doppelter Kettlebell Clean | kettlebell | glutes hamstrings | biceps forearms | reps | Doppeltes Kettlebell-Umsetzen
    kettlebell-jerk | Kettlebell jerk | Kettlebell Jerk | kettlebell | front-delts quads | triceps | reps | double kettlebell jerk, Kettlebell-Stoßen
    kettlebell-clean-and-press | Kettlebell clean and press | Kettlebell Clean and Press | kettlebell | front-delts glutes | hamstrings triceps | reps | kettlebell clean & press, double kettlebell clean and press, Kettlebell-Umsetzen und -Drücken
    kettlebell-clean-and-jerk | Kettlebell clean and jerk | Kettlebell Long Cycle | kettlebell | front-delts glutes | quads hamstrings triceps | reps | long cycle, double kettlebell clean and jerk, Kettlebell-Langzyklus, kb c&j
    kettlebell-high-pull | Kettlebell high pull | Kettlebell High Pull | kettlebell | traps glutes | side-delts hamstrings | reps | Hoher Zug mit Kettlebell
    sots-press | Sots press | Sots-Drücken | barbell | front-delts | quads triceps upper-back | reps | klokov sots press
    split-snatch | Split snatch | Ausfallreißen | barbell | glutes quads traps | front-delts | reps | Reißen im Ausfallschritt
    hang-split-snatch | Hang split snatch | Ausfallreißen aus dem Hang | barbell | glutes quads traps | front-delts | reps |
    dumbbell-hang-split-snatch | Dumbbell hang split snatch | Kurzhantel-Reißen im Ausfallschritt aus dem Hang | dumbbell | glutes front-delts | quads traps | reps |
    split-clean | Split clean | Ausfallumsetzen | barbell | glutes quads traps | upper-back | reps | Umsetzen in den Ausfallschritt
    dumbbell-split-clean | Dumbbell split clean | Ausfallumsetzen mit Kurzhanteln | dumbbell | glutes quads | traps biceps | reps |
    press-under | Press under | Unterdrücken | barbell | front-delts | quads upper-back | reps | snatch press under
    dumbbell-push-jerk | Dumbbell push jerk | Standstoßen mit Kurzhanteln | dumbbell | front-delts | triceps quads | reps | dumbbell jerk
    """
}
