/// The Olympic lifts and their parts.

extension Table {
  static let olympic = """
    snatch | Snatch | Reißen | barbell | glutes quads traps | hamstrings front-delts upper-back | reps | squat snatch, full snatch, barbell snatch, full squat snatch
    power-snatch | Power snatch | Standreißen | barbell | glutes traps | quads front-delts | reps | Reißen in den Stand, Reißen Stand, psn
    hang-snatch | Hang snatch | Reißen aus dem Hang | barbell | glutes traps | quads front-delts | reps | hang squat snatch, Hangreißen
    hang-power-snatch | Hang power snatch | Standreißen aus dem Hang | barbell | traps glutes | front-delts | reps | hps, power hang snatch, power snatch from the hang, Hang Power Snatch, power snatch from hang, hang power snatch above knee
    block-snatch | Block snatch | Reißen vom Block | barbell | glutes traps | quads front-delts | reps | snatch from blocks, block snatch at knee, block snatch above knee, Reißen vom Kasten, Reißen von Blöcken
    muscle-snatch | Muscle snatch | Muscle Snatch | barbell | traps side-delts | rear-delts | reps | Zugreißen, Kraftreißen
    snatch-balance | Snatch balance | Snatch Balance | barbell | quads front-delts | upper-back | reps | Reißbalance
    drop-snatch | Drop snatch | Fall-Reißbalance | barbell | quads | front-delts glutes | reps | dropping snatch balance
    heaving-snatch-balance | Heaving snatch balance | Reißbalance mit Schwung | barbell | quads front-delts | glutes | reps |
    snatch-pull | Snatch pull | Zug breit | barbell | traps glutes | hamstrings upper-back | reps | Reißzug, breiter Zug
    snatch-high-pull | Snatch high pull | Hoher Zug breit | barbell | traps | side-delts glutes | reps | snatch-grip high pull, wide-grip high pull
    three-position-snatch | Three-position snatch | Reißen aus drei Positionen | barbell | traps glutes | quads front-delts | reps | three-way snatch, 3-position snatch
    snatch-press | Snatch-grip push press | Schwungdrücken im Reißgriff | barbell | side-delts front-delts | triceps traps | reps | snatch push press, snatch press, snatch-grip behind-the-neck push press, snatch-grip btn push press
    strict-snatch-press | Strict snatch press | Drücken im Reißgriff | barbell | side-delts front-delts | triceps traps | reps | snatch-grip press, Reißdrücken
    clean | Clean | Umsetzen | barbell | glutes quads traps | hamstrings upper-back | reps | squat clean, full clean, barbell clean, Umsetzen in die Hocke, full squat clean
    power-clean | Power clean | Standumsetzen | barbell | glutes traps | quads hamstrings | reps | Umsetzen in den Stand, Umsetzen Stand, pc
    hang-clean | Hang clean | Umsetzen aus dem Hang | barbell | glutes traps | quads | reps | hang squat clean, Hangumsetzen
    hang-power-clean | Hang power clean | Standumsetzen aus dem Hang | barbell | traps glutes | quads | reps | hpc, power hang clean, power clean from the hang
    block-clean | Block clean | Umsetzen vom Block | barbell | glutes traps | quads | reps | clean from blocks, block clean at knee, block clean above knee, Umsetzen von Blöcken
    muscle-clean | Muscle clean | Muscle Clean | barbell | traps | biceps side-delts | reps | Zugumsetzen, Kraftumsetzen, bar muscle clean
    clean-pull | Clean pull | Zug eng | barbell | traps glutes | hamstrings lower-back | reps | Umsetzzug, enger Zug, Stoßzug
    clean-high-pull | Clean high pull | Hoher Zug eng | barbell | traps | side-delts glutes | reps | clean-grip high pull
    three-position-clean | Three-position clean | Umsetzen aus drei Positionen | barbell | traps glutes | quads front-delts | reps | three-way clean, 3-position clean
    clean-and-jerk | Clean and jerk | Stoßen | barbell | quads glutes front-delts | traps triceps | reps | c&j, cj, clean & jerk, squat clean and jerk, Umsetzen und Stoßen, Umsetzen und Ausstoßen
    power-clean-and-jerk | Power clean and jerk | Umsetzen in den Stand und Stoßen | barbell | glutes quads front-delts | hamstrings traps triceps | reps | pc&j, power clean & jerk, power clean and split jerk
    clean-and-press | Clean and press | Umsetzen und Drücken | barbell | front-delts glutes | quads traps triceps | reps | clean & press, barbell clean and press
    clean-and-push-press | Clean and push press | Umsetzen und Schwungdrücken | barbell | front-delts quads glutes | triceps traps | reps | clean & push press
    jerk | Jerk | Ausstoßen | barbell | front-delts quads | triceps glutes | reps | jerk from rack, Stoßen vom Ständer, Ausstoßen vom Ständer, rack jerk
    push-jerk | Push jerk | Standstoßen | barbell | front-delts quads | triceps | reps | power jerk, pj, Standausstoßen, Schwungstoßen
    split-jerk | Split jerk | Ausfallstoßen | barbell | front-delts quads | triceps glutes | reps | Stoßen im Ausfallschritt
    squat-jerk | Squat jerk | Hockstoßen | barbell | quads front-delts | triceps | reps |
    jerk-dip | Jerk dip | Auftakt zum Stoßen | barbell | quads | glutes | reps | jerk dip and drive, dip and drive, jerk dip squat
    tall-clean | Tall clean | Tall Clean | barbell | traps | quads biceps | reps | Umsetzen aus dem Stand
    tall-snatch | Tall snatch | Tall Snatch | barbell | traps | side-delts quads | reps | Reißen aus dem Stand
    dumbbell-snatch | Dumbbell snatch | Kurzhantelreißen | dumbbell | glutes traps | front-delts hamstrings | reps | dumbbell power snatch, alternating dumbbell snatch, single arm dumbbell snatch, Reißen mit der Kurzhantel
    dumbbell-clean | Dumbbell clean | Kurzhantelumsetzen | dumbbell | glutes traps | quads biceps | reps | dumbbell power clean
    dumbbell-hang-clean | Dumbbell hang clean | Kurzhantel-Umsetzen aus dem Hang | dumbbell | glutes hamstrings | quads traps | reps | dumbbell hang power clean
    dumbbell-squat-clean | Dumbbell squat clean | Kurzhantel-Umsetzen in die Hocke | dumbbell | quads glutes | hamstrings traps | reps | dumbbell full clean
    dumbbell-hang-squat-clean | Dumbbell hang squat clean | Kurzhantel-Umsetzen aus dem Hang in die Hocke | dumbbell | quads glutes | hamstrings traps | reps |
    dumbbell-clean-and-jerk | Dumbbell clean and jerk | Stoßen mit Kurzhanteln | dumbbell | glutes front-delts | quads traps triceps | reps | single arm dumbbell clean and jerk, db c&j, Umsetzen und Stoßen mit Kurzhanteln
    dumbbell-hang-clean-and-jerk | Dumbbell hang clean and jerk | Umsetzen aus dem Hang und Stoßen mit Kurzhanteln | dumbbell | front-delts glutes | quads hamstrings triceps | reps | db hang c&j, hang dumbbell clean and jerk
    kettlebell-snatch | Kettlebell snatch | Kettlebell Snatch | kettlebell | glutes hamstrings | front-delts traps forearms | reps | single arm kettlebell snatch, Kettlebell-Reißen, one arm kettlebell snatch, kettlebell snatch test
    kettlebell-clean | Kettlebell clean | Kettlebell Clean | kettlebell | glutes hamstrings | biceps forearms | reps | single arm kettlebell clean, Kettlebell-Umsetzen
    double-kettlebell-clean | Double kettlebell clean | Doppelter Kettlebell Clean | kettlebell | glutes hamstrings | biceps forearms | reps | Doppeltes Kettlebell-Umsetzen
    kettlebell-jerk | Kettlebell jerk | Kettlebell Jerk | kettlebell | front-delts quads | triceps | reps | double kettlebell jerk, Kettlebell-Stoßen
    kettlebell-clean-and-press | Kettlebell clean and press | Kettlebell Clean and Press | kettlebell | front-delts glutes | hamstrings triceps | reps | kettlebell clean & press, double kettlebell clean and press, Kettlebell-Umsetzen und -Drücken
    kettlebell-clean-and-jerk | Kettlebell clean and jerk | Kettlebell Long Cycle | kettlebell | front-delts glutes | quads hamstrings triceps | reps | long cycle, double kettlebell clean and jerk, Kettlebell-Langzyklus, kb c&j
    kettlebell-high-pull | Kettlebell high pull | Kettlebell High Pull | kettlebell | traps glutes | side-delts hamstrings | reps | Hoher Zug mit Kettlebell
    sots-press | Sots press | Sots-Drücken | barbell | front-delts | quads triceps upper-back | reps | klokov sots press, sotts press, sotts press, pvc sots press, pvc sotts press
    split-snatch | Split snatch | Ausfallreißen | barbell | glutes quads traps | front-delts | reps | Reißen im Ausfallschritt
    hang-split-snatch | Hang split snatch | Ausfallreißen aus dem Hang | barbell | glutes quads traps | front-delts | reps |
    dumbbell-hang-split-snatch | Dumbbell hang split snatch | Kurzhantel-Reißen im Ausfallschritt aus dem Hang | dumbbell | glutes front-delts | quads traps | reps |
    split-clean | Split clean | Ausfallumsetzen | barbell | glutes quads traps | upper-back | reps | Umsetzen in den Ausfallschritt
    dumbbell-split-clean | Dumbbell split clean | Ausfallumsetzen mit Kurzhanteln | dumbbell | glutes quads | traps biceps | reps |
    press-under | Press under | Unterdrücken | barbell | front-delts | quads upper-back | reps | snatch press under
    dumbbell-push-jerk | Dumbbell push jerk | Standstoßen mit Kurzhanteln | dumbbell | front-delts | triceps quads | reps | dumbbell jerk
    hang-muscle-snatch | Hang muscle snatch | Zugreißen aus dem Hang | barbell | side-delts traps | glutes hamstrings | reps | muscle snatch from the hang
    hang-muscle-clean | Hang muscle clean | Zugumsetzen aus dem Hang | barbell | traps side-delts | glutes hamstrings | reps | muscle clean from the hang
    high-hang-snatch | High hang snatch | Reißen aus dem hohen Hang | barbell | glutes traps | quads front-delts | reps | dip snatch, hip snatch, snatch from the hip, power position snatch, high hang squat snatch, snatch from the high hang, snatch from high hang, power position squat snatch
    high-hang-clean | High hang clean | Umsetzen aus dem hohen Hang | barbell | glutes traps | quads | reps | dip clean, hip clean, clean from the hip, power position clean, high hang squat clean
    high-hang-power-snatch | High hang power snatch | Standreißen aus dem hohen Hang | barbell | glutes traps | quads front-delts | reps | hip power snatch
    high-hang-power-clean | High hang power clean | Standumsetzen aus dem hohen Hang | barbell | glutes traps | quads | reps | hip power clean
    low-hang-snatch | Low hang snatch | Reißen aus dem tiefen Hang | barbell | glutes hamstrings | traps quads | reps | below-the-knee hang snatch, snatch from below the knee, hang snatch below the knee, low hang squat snatch, hang snatch below knee, low hang snatch from below knee, snatch from the low hang
    low-hang-clean | Low hang clean | Umsetzen aus dem tiefen Hang | barbell | glutes hamstrings | traps quads | reps | below-the-knee hang clean, clean from below the knee, hang clean below the knee, low hang squat clean, hang clean below knee
    low-hang-power-snatch | Low hang power snatch | Standreißen aus dem tiefen Hang | barbell | glutes traps | hamstrings quads | reps | below-the-knee hang power snatch, hang power snatch below knee
    low-hang-power-clean | Low hang power clean | Standumsetzen aus dem tiefen Hang | barbell | glutes traps | hamstrings quads | reps | below-the-knee hang power clean, hang power clean below knee
    snatch-from-the-knee | Snatch from the knee | Reißen vom Knie | barbell | glutes hamstrings | traps quads | reps | knee snatch, hang snatch above the knee, hang snatch above knee, hang snatch at knee, hang snatch from knee, mid hang snatch
    clean-from-the-knee | Clean from the knee | Umsetzen vom Knie | barbell | glutes hamstrings | traps quads | reps | knee clean, hang clean above the knee, hang clean above knee, hang clean at knee, hang clean from knee, mid hang clean
    no-feet-snatch | No-feet snatch | Reißen ohne Fußbewegung | barbell | glutes quads | traps | reps | no-foot snatch, flat-footed snatch
    no-feet-clean | No-feet clean | Umsetzen ohne Fußbewegung | barbell | glutes quads | traps | reps | no-foot clean
    block-power-snatch | Block power snatch | Standreißen von Blöcken | barbell | glutes traps | quads front-delts | reps | power snatch from blocks
    block-power-clean | Block power clean | Standumsetzen von Blöcken | barbell | glutes traps | quads | reps | power clean from blocks
    power-clean-and-push-press | Power clean and push press | Standumsetzen mit Schwungdrücken | barbell | glutes front-delts | traps triceps | reps | power clean & push press
    power-clean-and-push-jerk | Power clean and push jerk | Standumsetzen mit Standstoßen | barbell | glutes front-delts | quads triceps | reps | power clean and power jerk, clean and push jerk, clean and power jerk
    clean-and-split-jerk | Clean and split jerk | Umsetzen mit Ausfallstoßen | barbell | glutes quads | front-delts triceps | reps |
    hang-clean-and-jerk | Hang clean and jerk | Umsetzen aus dem Hang und Stoßen | barbell | glutes quads | front-delts triceps | reps | hang squat clean and jerk
    hang-power-clean-and-jerk | Hang power clean and jerk | Standumsetzen aus dem Hang und Stoßen | barbell | glutes front-delts | quads triceps | reps | hang power clean and push jerk, hang power clean and push press, hang clean and push press
    block-jerk | Block jerk | Stoßen von Blöcken | barbell | front-delts quads | triceps | reps | jerk from blocks
    behind-the-neck-jerk | Behind-the-neck jerk | Stoßen aus dem Nacken | barbell | front-delts quads | triceps | reps | behind-the-neck split jerk, behind-the-neck push jerk, btn jerk, jerk behind the neck, jerk from behind the neck, btn split jerk, Ausstoßen vom Nacken, Ausstoßen hinter dem Nacken
    jerk-balance | Jerk balance | Stoßbalance | barbell | front-delts quads | triceps | reps | jerk step balance
    jerk-recovery | Jerk recovery | Aufstehen aus dem Stoßen | barbell | quads front-delts | triceps | reps | jerk support, split jerk recovery
    jerk-drive | Jerk drive | Stoßauftakt | barbell | quads | front-delts | reps | jerk dip and drive to rack
    tall-jerk | Tall jerk | Stoßen aus den Zehenspitzen | barbell | front-delts triceps | quads | reps | tall split jerk
    snatch-deadlift | Snatch deadlift | Reißzug bis zum Stand | barbell | glutes hamstrings | lower-back upper-back | reps | snatch lift-off, snatch first pull
    halting-snatch-deadlift | Halting snatch deadlift | Reißzug mit Halt | barbell | glutes hamstrings | lower-back upper-back | reps | halting snatch-grip deadlift
    clean-deadlift | Clean deadlift | Umsetzzug bis zum Stand | barbell | glutes hamstrings | lower-back quads | reps | clean-grip deadlift, clean lift-off, Lastheben eng
    panda-pull | Panda pull | Pandazug | barbell | traps glutes | side-delts | reps | snatch panda pull, clean panda pull
    snatch-pull-to-hip | Snatch pull to hip | Reißzug bis zur Hüfte | barbell | glutes hamstrings | traps | reps | snatch pull to the hip
    clean-pull-to-knee | Clean pull to knee | Umsetzzug bis zum Knie | barbell | glutes hamstrings | lower-back traps | reps | clean pull to the knee, clean deadlift to knee
    snatch-pull-to-knee | Snatch pull to knee | Reißzug bis zum Knie | barbell | glutes hamstrings | lower-back traps | reps | snatch pull to the knee, snatch deadlift to knee
    press-in-split | Press in split | Drücken in der Ausfallposition | barbell | front-delts triceps | quads glutes | reps | split press, press in split position, jerk press in split, press from split, split position press
    hang-snatch-pull | Hang snatch pull | Reißzug aus dem Hang | barbell | traps glutes | hamstrings | reps | hang snatch high pull
    hang-clean-pull | Hang clean pull | Umsetzzug aus dem Hang | barbell | traps glutes | hamstrings | reps | hang clean high pull
    deficit-clean-pull | Deficit clean pull | Defizit-Umsetzzug | barbell | glutes hamstrings | traps quads | reps | clean pull from deficit, clean pull from a deficit, clean pull on riser
    deficit-snatch-pull | Deficit snatch pull | Defizit-Reißzug | barbell | glutes hamstrings | traps quads | reps | snatch pull from deficit, snatch pull from a deficit, snatch pull on riser
    double-dumbbell-snatch | Double dumbbell snatch | Reißen mit zwei Kurzhanteln | dumbbell | glutes front-delts | hamstrings traps | reps | two-dumbbell snatch
    pressing-snatch-balance | Pressing snatch balance | Gedrückte Reißbalance | barbell | front-delts triceps | quads | reps | press snatch balance
    floating-snatch-deadlift | Floating snatch deadlift | Reißzug ohne Absetzen | barbell | glutes hamstrings | lower-back upper-back | reps | floating snatch-grip deadlift
    floating-clean-deadlift | Floating clean deadlift | Umsetzzug ohne Absetzen | barbell | glutes hamstrings | lower-back quads | reps | floating clean-grip deadlift
    segment-snatch-deadlift | Segment snatch deadlift | Reißzug mit mehreren Halten | barbell | glutes hamstrings | lower-back upper-back | reps | segmented snatch deadlift
    segment-clean-deadlift | Segment clean deadlift | Umsetzzug mit mehreren Halten | barbell | glutes hamstrings | lower-back quads | reps | segmented clean deadlift
    no-contact-snatch | No-contact snatch | Reißen ohne Hüftkontakt | barbell | glutes traps | quads front-delts | reps | no hip snatch
    no-contact-clean | No-contact clean | Umsetzen ohne Hüftkontakt | barbell | glutes quads | traps | reps | no hip clean
    high-block-snatch | High block snatch | Reißen vom hohen Block | barbell | glutes traps | quads front-delts | reps | snatch from high blocks
    slow-pull-snatch | Slow-pull snatch | Reißen mit langsamem Zug | barbell | glutes traps | quads front-delts | reps |
    slow-pull-clean | Slow-pull clean | Umsetzen mit langsamem Zug | barbell | glutes quads | traps | reps |
    clean-grip-snatch | Clean-grip snatch | Reißen im engen Griff | barbell | glutes traps | quads front-delts | reps | close-grip snatch, narrow-grip snatch
    snatch-shrug | Snatch shrug | Schulterheben im Reißgriff | barbell | traps | forearms calves | reps | snatch-grip shrug
    clean-shrug | Clean shrug | Schulterheben im Umsetzgriff | barbell | traps | forearms calves | reps | clean-grip shrug
    power-shrug | Power shrug | Schulterheben mit Schwung | barbell | traps | forearms quads | reps |
    front-squat-to-jerk | Front squat to jerk | Frontkniebeuge mit Ausstoßen | barbell | quads front-delts | triceps glutes | reps | front squat and jerk
    landmine-clean | Landmine clean | Landmine-Umsetzen | barbell | glutes | biceps upper-back | reps | single-arm landmine clean
    two-position-snatch | Two-position snatch | Reißen aus zwei Positionen | barbell | traps glutes | quads front-delts | reps | 2-position snatch
    two-position-clean | Two-position clean | Umsetzen aus zwei Positionen | barbell | traps glutes | quads front-delts | reps | 2-position clean
    three-position-power-snatch | Three-position power snatch | Standreißen aus drei Positionen | barbell | traps glutes | front-delts | reps | 3-position power snatch
    no-hook-snatch | No-hook snatch | Reißen ohne Daumenklemmgriff | barbell | glutes quads traps | forearms front-delts | reps | no hook grip snatch
    no-hook-clean | No-hook clean | Umsetzen ohne Daumenklemmgriff | barbell | glutes quads traps | forearms upper-back | reps | no hook grip clean
    segment-snatch | Segment snatch | Reißen mit mehreren Halten | barbell | glutes traps | quads front-delts | reps | halting snatch
    segment-clean | Segment clean | Umsetzen mit mehreren Halten | barbell | glutes traps | quads upper-back | reps | halting clean
    snatch-extension | Snatch extension | Streckzug breit | barbell | glutes hamstrings | traps calves | reps |
    clean-extension | Clean extension | Streckzug eng | barbell | glutes hamstrings | traps calves | reps |
    low-block-snatch | Low block snatch | Reißen vom niedrigen Block | barbell | glutes traps | quads front-delts | reps | snatch from low blocks
    high-block-clean | High block clean | Umsetzen vom hohen Block | barbell | glutes traps | quads | reps | clean from high blocks
    block-snatch-pull | Block snatch pull | Zug breit vom Block | barbell | traps glutes | hamstrings upper-back | reps | snatch pull from blocks
    block-clean-pull | Block clean pull | Zug eng vom Block | barbell | traps glutes | hamstrings lower-back | reps | clean pull from blocks
    deficit-snatch | Deficit snatch | Reißen aus dem Defizit | barbell | glutes quads traps | hamstrings front-delts | reps | snatch from deficit
    deficit-clean | Deficit clean | Umsetzen aus dem Defizit | barbell | glutes quads traps | hamstrings upper-back | reps | clean from deficit
    deficit-power-snatch | Deficit power snatch | Standreißen aus dem Defizit | barbell | glutes traps | quads front-delts | reps | power snatch from deficit
    clean-pull-to-hip | Clean pull to hip | Umsetzzug bis zur Hüfte | barbell | glutes hamstrings | traps | reps | clean pull to the hip
    halting-snatch-pull | Halting snatch pull | Zug breit mit Halt | barbell | traps glutes | hamstrings upper-back | reps |
    halting-clean-pull | Halting clean pull | Zug eng mit Halt | barbell | traps glutes | hamstrings lower-back | reps |
    floating-snatch-pull | Floating snatch pull | Zug breit ohne Absetzen | barbell | traps glutes | hamstrings upper-back | reps |
    floating-clean-pull | Floating clean pull | Zug eng ohne Absetzen | barbell | traps glutes | hamstrings lower-back | reps |
    drop-split-jerk | Drop split jerk | Fall in den Ausfallschritt | barbell | quads front-delts | triceps glutes | reps | jerk step
    snatch-sots-press | Snatch sots press | Sots-Drücken im Reißgriff | barbell | side-delts front-delts | quads upper-back | reps | snatch-grip sots press
    tall-muscle-snatch | Tall muscle snatch | Zugreißen aus dem Stand | barbell | side-delts traps | rear-delts | reps |
    tall-muscle-clean | Tall muscle clean | Zugumsetzen aus dem Stand | barbell | traps biceps | side-delts | reps |
    """
}
