/// Exercises for the chest.

extension Table {
  static let chest = """
    bench-press | Bench press | Bankdrücken | barbell | chest | front-delts triceps | reps | bench, flat bench, flat bench press, bp, Flachbankdrücken, Bankdrücken flach, comp bench, Wettkampfbankdrücken, barbell chest press
    incline-bench-press | Incline bench press | Schrägbankdrücken | barbell | chest front-delts | triceps | reps | incline bench, incline press, incline barbell bench press, incline barbell press, Schrägbank, Bankdrücken schräg
    decline-bench-press | Decline bench press | Negativbankdrücken | barbell | chest | triceps front-delts | reps | decline bench, decline press, decline barbell bench press, Bankdrücken negativ, negatives Bankdrücken
    close-grip-bench-press | Close-grip bench press | Enges Bankdrücken | barbell | triceps chest | front-delts | reps | close grip bench, cgbp, narrow grip bench press, Bankdrücken eng, Bankdrücken enger Griff, bench press close grip, Engbankdrücken
    wide-grip-bench-press | Wide-grip bench press | Breites Bankdrücken | barbell | chest | front-delts triceps | reps | wide grip bench, Bankdrücken breit, Bankdrücken weiter Griff, bench press wide grip
    paused-bench-press | Paused bench press | Bankdrücken mit Pause | barbell | chest | front-delts triceps | reps | pause bench press, pause bench, paused bench, pausiertes Bankdrücken, Bankdrücken pausiert
    spoto-press | Spoto press | Spoto-Press | barbell | chest | triceps front-delts | reps | spoto bench press
    larsen-press | Larsen press | Larsen-Press | barbell | chest | triceps front-delts | reps | larsen bench press, legs up bench press, feet up bench press, feet-up bench
    board-press | Board press | Brettdrücken | barbell | triceps chest | front-delts | reps | board bench press, one-board press, two-board press, three-board press, 1-board press, 2-board press, 3-board press
    floor-press | Floor press | Bodendrücken | barbell | chest triceps | front-delts | reps | Floor Press Langhantel, Bodenpressen, bench press on floor, floor bench press, Bankdrücken am Boden, Bankdrücken auf dem Boden
    pin-press | Pin press | Bankdrücken aus der Ablage | barbell | triceps chest | front-delts | reps | dead bench press, pin bench press, dead bench, dead-stop bench press, mid pin press, low pin press, high pin press
    guillotine-press | Guillotine press | Guillotine-Drücken | barbell | chest | front-delts triceps | reps | neck press, guillotine bench press
    smith-bench-press | Smith machine bench press | Bankdrücken an der Multipresse | machine | chest | front-delts triceps | reps | smith bench press, smith bench, flat smith press, smith flat press, flat smith machine press, smith machine flat press, flat smith bench press, Multipresse Bankdrücken
    smith-incline-press | Smith machine incline press | Schrägbankdrücken an der Multipresse | machine | chest front-delts | triceps | reps | smith incline press, smith incline bench press, smith machine incline bench press, incline smith press, incline smith machine press, incline smith bench press, smith incline
    dumbbell-bench-press | Dumbbell bench press | Bankdrücken mit Kurzhanteln | dumbbell | chest | front-delts triceps | reps | db bench, db press, dumbbell press, dumbbell chest press, flat dumbbell press, Bankdrücken Kurzhantel, Kurzhantelbankdrücken
    incline-dumbbell-press | Incline dumbbell press | Schrägbankdrücken mit Kurzhanteln | dumbbell | chest front-delts | triceps | reps | incline db bench, incline dumbbell bench press, dumbbell incline press, dumbbell incline bench press, Schrägbankdrücken Kurzhantel, Kurzhantelschrägbankdrücken, Schrägbank-Kurzhanteldrücken, Kurzhanteldrücken Schrägbank, Kurzhantel-Schrägbankdrücken
    decline-dumbbell-press | Decline dumbbell press | Negativbankdrücken mit Kurzhanteln | dumbbell | chest | triceps front-delts | reps | decline dumbbell bench press, Negativbankdrücken Kurzhantel, dumbbell decline bench press, Kurzhantelnegativbankdrücken
    neutral-grip-dumbbell-press | Neutral-grip dumbbell press | Kurzhanteldrücken im Hammergriff | dumbbell | chest triceps | front-delts | reps | hammer press, neutral-grip dumbbell bench press, hammer-grip dumbbell press
    hex-press | Hex press | Hex-Press | dumbbell | chest | triceps front-delts | reps | squeeze press, dumbbell squeeze press, crush press
    dumbbell-floor-press | Dumbbell floor press | Bodendrücken mit Kurzhanteln | dumbbell | chest triceps | front-delts | reps | db floor press, Floor Press Kurzhantel, Kurzhantelbodendrücken, dumbbell press on floor, dumbbell chest press on floor, Kurzhanteldrücken am Boden, Kurzhanteldrücken auf dem Boden
    glute-bridge-floor-press | Glute bridge floor press | Bodendrücken in der Brücke | dumbbell | chest triceps | glutes | reps | dumbbell glute bridge floor press, bridge floor press
    single-arm-dumbbell-press | Single-arm dumbbell press | Einarmiges Kurzhanteldrücken | dumbbell | chest | triceps obliques | reps | one arm dumbbell bench press, single arm dumbbell bench press, einarmiges Bankdrücken
    dumbbell-fly | Dumbbell fly | Fliegende | dumbbell | chest | front-delts | reps | chest fly, flat fly, dumbbell flye, Fliegende Bewegung, fliegende Kurzhantel, flat dumbbell fly
    incline-dumbbell-fly | Incline dumbbell fly | Fliegende auf der Schrägbank | dumbbell | chest | front-delts | reps | incline fly, incline flye, incline dumbbell flye, Schrägbankfliegende, dumbbell incline chest fly, incline chest fly
    incline-cable-fly | Incline cable fly | Fliegende am Kabelzug auf der Schrägbank | cable | chest front-delts | biceps | reps | incline cable flye, cable incline fly, incline cable chest fly
    dumbbell-pullover | Dumbbell pullover | Überzüge | dumbbell | lats chest | triceps | reps | pullover, db pull-over, Überzug, Kurzhantel-Überzüge, Überzüge Kurzhantel, straight-arm dumbbell pullover, bent-arm dumbbell pullover, cross-bench pullover, Gewicht-Pullover
    cable-fly | Cable fly | Fliegende am Kabelzug | cable | chest | front-delts | reps | cable crossover, cable flye, cable chest fly, cable cross, Kabelfliegende, Kabelkreuzen, Fliegende am Kabel, cable fly crossover, seated cable fly, seated chest fly cable, Butterfly am Kabelzug, Butterfly am Kabel, Kabelzug-Crossover, Kabelcross, Kabelziehen über Kreuz, mid cable fly, middle cable fly, Kabelzug-Butterfly, Kabelzug-Fliegen, Kabelzug über Kreuz, Über-Kreuz-Ziehen, Überkreuzziehen, cable crossover ladder, Butterfly am Seilzug, mid-to-mid cable fly, Kabelzug-Flys, Kabel-Flys, Flys am Kabelzug, Flys am Kabel
    low-cable-fly | Low-to-high cable fly | Fliegende am Kabelzug von unten | cable | chest front-delts | biceps | reps | low cable fly, low cable crossover, low to high fly, Kabelzug von unten, low cable fly crossover, cable fly low to high, low to high cable crossover, Seilzug von unten, Kabelziehen von unten, Cable Crossover von unten, Kabelzug tief nach hoch, Kabelzug tief zu hoch, Seilzug Butterfly nach oben, Butterfly nach oben am Seilzug, Kabelzug Crossover tief, Cable Crossover tief, cable lower crossover
    high-cable-fly | High-to-low cable fly | Fliegende am Kabelzug von oben | cable | chest | triceps front-delts | reps | high cable fly, high cable crossover, high to low fly, Kabelzug von oben, cable fly high to low, high to low cable crossover, Cable Crossover von oben, Kabelzug hoch nach tief, Kabelzug hoch zu tief, Seilzug Butterfly nach unten, Butterfly nach unten am Seilzug, Kabelzug Crossover hoch, Cable Crossover hoch, cable upper crossover
    cable-chest-press | Cable chest press | Brustdrücken am Kabelzug | cable | chest | triceps front-delts | reps | standing cable press, cable press, Kabel-Brustdrücken
    pec-deck | Pec deck | Butterfly-Maschine | machine | chest | front-delts | reps | pec deck fly, pec fly, machine fly, machine chest fly, pec dec, Butterfly Gerät, Butterfly an der Maschine, butterfly pec deck, seated fly machine, pec fly machine, Butterfly am Gerät
    chest-press-machine | Chest press machine | Brustpresse | machine | chest | triceps front-delts | reps | chest press, machine bench press, machine press, seated chest press, Brustdrücken, Brustpresse Maschine, plate-loaded chest press, converging chest press, seated chest press machine, Brustpresse sitzend
    incline-chest-press-machine | Incline chest press machine | Schrägbrustpresse | machine | chest front-delts | triceps | reps | incline machine press, machine incline press, incline chest press, machine incline bench press, machine incline chest press, Brustpresse schräg
    svend-press | Svend press | Svend-Press | other | chest | front-delts | reps | plate press, plate squeeze press, plate squeeze, plate squeeze svend press
    landmine-chest-press | Kneeling landmine press | Landmine-Drücken kniend | barbell | chest front-delts | triceps abs | reps | landmine chest press
    push-up | Push-up | Liegestütz | bodyweight | chest | triceps front-delts abs | reps | press-up, pu, Liegestütze, Liegestützen
    wall-push-up | Wall push-up | Wandliegestütz | bodyweight | chest | triceps front-delts | reps | wall press-up, Wandliegestütze, Wandliegestützen, Liegestütze an der Wand, Wandstütz
    incline-push-up | Incline push-up | Erhöhter Liegestütz | bodyweight | chest | triceps front-delts | reps | incline press-up, hands elevated push-up, elevated push-up, erhöhte Liegestütze, Liegestütze erhöht, counter push-up, Schräge Liegestütze
    knee-push-up | Knee push-up | Knieliegestütz | bodyweight | chest | triceps front-delts | reps | kneeling push-up, knee press-up, Knieliegestütze, Liegestütze auf Knien, push-up from the knees, push-up knees, Liegestütz kniend
    decline-push-up | Decline push-up | Liegestütz mit erhöhten Füßen | bodyweight | chest front-delts | triceps | reps | feet elevated push-up, decline press-up, negative Liegestütze, Liegestütze mit erhöhten Füßen, Negativ-Liegestütz, push-up with feet elevated, elevated feet push-up, Liegestütze Füße erhöht, Liegestütze mit Füßen erhöht
    diamond-push-up | Diamond push-up | Diamant-Liegestütz | bodyweight | triceps chest | front-delts | reps | triangle push-up, Diamantliegestütze
    close-grip-push-up | Close-grip push-up | Enger Liegestütz | bodyweight | triceps chest | front-delts abs | reps | narrow push-up, enge Liegestütze, push-up close grip, Trizepsliegestütz, triceps push-up, Chinesischer Liegestütz, close hands push-up, Chinesische Liegestütze
    wide-push-up | Wide push-up | Breiter Liegestütz | bodyweight | chest | front-delts triceps | reps | wide grip push-up, breite Liegestütze, wide hands push-up
    archer-push-up | Archer push-up | Archer-Liegestütz | bodyweight | chest triceps | front-delts abs | reps | side to side push-up, Archer-Liegestütze, Bogenschützen-Liegestütz
    one-arm-push-up | One-arm push-up | Einarmiger Liegestütz | bodyweight | chest triceps | obliques abs | reps | single arm push-up, one-armed push-up, einarmige Liegestütze
    hand-release-push-up | Hand-release push-up | Liegestütz mit Abheben der Hände | bodyweight | chest | triceps front-delts | reps | hrpu, hr push-up, Liegestütze mit Abheben der Hände
    plyo-push-up | Plyometric push-up | Explosiver Liegestütz | bodyweight | chest triceps | front-delts | reps | plyo push-up, clap push-up, clapping push-up, Klatschliegestütz, Klatschliegestütze, explosive Liegestütze, explosive push-up
    pseudo-planche-push-up | Pseudo planche push-up | Pseudo-Planche-Liegestütz | bodyweight | front-delts chest | triceps abs | reps | pppu, planche lean push-up, Pseudo-Planche-Liegestütze
    deficit-push-up | Deficit push-up | Tiefer Liegestütz | bodyweight | chest | triceps front-delts | reps | parallette push-up, tiefe Liegestütze, push-up on dumbbells, push-up on handles, Liegestütze auf Griffen
    hindu-push-up | Hindu push-up | Hindu-Liegestütz | bodyweight | chest front-delts | triceps lower-back | reps | dand, Hindu-Liegestütze
    dive-bomber-push-up | Dive bomber push-up | Dive-Bomber-Liegestütz | bodyweight | chest front-delts triceps | abs | reps | dive bomber, Dive-Bomber-Liegestütze
    spiderman-push-up | Spiderman push-up | Spiderman-Liegestütz | bodyweight | chest | obliques triceps hip-flexors | reps | Spiderman-Liegestütze
    weighted-push-up | Weighted push-up | Liegestütz mit Zusatzgewicht | bodyweight | chest | triceps front-delts | reps | weighted press-up, Liegestütze mit Zusatzgewicht
    ring-push-up | Ring push-up | Ringliegestütz | rings | chest | triceps front-delts abs | reps | Ringliegestütze, Liegestütze an den Ringen
    dip | Dip | Dip | bodyweight | chest triceps | front-delts | reps | parallel bar dip, bar dip, chest dip, Barrendip, Barrenstütze, Beugestütz, Beugestütze, Dips am Barren, Barrenstütz, parallette dip, dip chest version, Dips für die Brust, Dipps
    weighted-dip | Weighted dip | Dip mit Zusatzgewicht | bodyweight | chest triceps | front-delts | reps | Dips mit Zusatzgewicht, weighted chest dip, weighted triceps dip
    assisted-dip | Assisted dip | Unterstützter Dip | machine | chest triceps | front-delts | reps | unterstützte Dips, assisted chest dip, assisted triceps dip, kneeling assisted dip, kneeling assisted chest dip, kneeling assisted triceps dip
    band-assisted-dip | Band-assisted dip | Dip mit Band | band | chest triceps | front-delts | reps | banded dip, Dips mit Band
    negative-dip | Negative dip | Negativer Dip | bodyweight | chest triceps | front-delts | reps | eccentric dip, dip negative
    ring-fly | Ring fly | Fliegende an den Ringen | rings | chest | front-delts abs | reps | ring flye
    cable-bench-press | Cable bench press | Bankdrücken am Kabelzug | cable | chest | front-delts triceps | reps | bench press cable
    incline-cable-press | Incline cable press | Schrägbankdrücken am Kabelzug | cable | chest front-delts | triceps | reps | incline cable bench press, cable incline bench press
    smith-decline-press | Smith machine decline press | Negativbankdrücken an der Multipresse | machine | chest | triceps front-delts | reps | smith decline press, smith machine decline bench press
    decline-chest-press-machine | Decline chest press machine | Negativbrustpresse | machine | chest | triceps front-delts | reps | machine decline bench press, decline machine press
    iso-lateral-chest-press | Iso-lateral chest press | Einzelarmige Brustpresse | machine | chest | triceps front-delts | reps | machine iso-lateral chest press, hammer strength chest press, iso-lateral bench press, iso-lateral horizontal bench press, iso-lateral machine horizontal bench press
    dumbbell-around-the-world | Dumbbell around the world | Kurzhantel-Umkreisen im Liegen | dumbbell | chest | front-delts rear-delts | reps | lying around the world
    decline-dumbbell-fly | Decline dumbbell fly | Fliegende auf der Negativbank | dumbbell | chest | front-delts | reps | decline fly, dumbbell decline chest fly, decline chest fly
    band-fly | Band fly | Fliegende mit Band | band | chest | front-delts | reps | band chest fly, banded fly
    suspension-fly | Suspension fly | Fliegende am Schlingentrainer | other | chest | front-delts abs | reps | suspension chest fly, trx fly, trx chest fly
    suspension-push-up | Suspension push-up | Liegestütz am Schlingentrainer | other | chest | triceps front-delts abs | reps | trx push-up, suspension press, trx chest press
    single-arm-cable-fly | Single-arm cable fly | Einarmige Fliegende am Kabelzug | cable | chest | front-delts obliques | reps | single arm cable crossover, one arm cable crossover
    band-push-up | Band push-up | Liegestütz mit Band | band | chest triceps | front-delts | reps | banded push-up, Liegestütze mit Band, band-resisted push-up
    yoga-push-up | Yoga push-up | Yoga-Liegestütz | bodyweight | chest front-delts | triceps hamstrings | reps | push-up to down dog, downward dog push-up, Yoga-Liegestütze
    floor-triceps-dip | Floor triceps dip | Dip am Boden | bodyweight | triceps | front-delts | reps | floor dip, crab dip
    t-push-up | T push-up | T-Liegestütz | bodyweight | chest obliques | triceps front-delts | reps | rotational push-up, push-up with rotation, Liegestütz mit Drehung, push-up to side plank, Liegestütze mit Rotation, T-stop push-up, Liegestütz mit Aufdrehen
    incline-plate-press | Incline plate press | Schrägbankdrücken mit Scheibe | other | chest | front-delts triceps | reps | incline plate squeeze press
    slingshot-bench-press | Slingshot bench press | Bankdrücken mit Slingshot | barbell | chest triceps | front-delts | reps | slingshot bench
    swiss-bar-bench-press | Swiss bar bench press | Bankdrücken mit Parallelgriffstange | barbell | chest triceps | front-delts | reps | football bar bench press, multi-grip bar bench press, neutral-grip bench press
    cambered-bar-bench-press | Cambered bar bench press | Bankdrücken mit Bogenstange | barbell | chest | triceps front-delts | reps | duffalo bar bench press, buffalo bar bench press
    dip-shrug | Dip shrug | Schulterblattheben im Stütz | bodyweight | upper-back | chest triceps | reps | scapular dip, scap dip, scapula dip
    chair-push-up | Chair push-up | Stütz am Stuhl | bodyweight | triceps chest | front-delts | reps | chair press-up, seated push-up, wheelchair push-up
    staggered-push-up | Staggered push-up | Versetzter Liegestütz | bodyweight | chest triceps | front-delts obliques | reps | staggered hands push-up, uneven push-up, offset push-up
    reverse-grip-bench-press | Reverse-grip bench press | Bankdrücken im Untergriff | barbell | chest triceps | front-delts | reps | reverse-grip bench, underhand bench press, Bankdrücken Untergriff, reverse triceps bench press
    decline-cable-fly | Decline cable fly | Fliegende am Kabelzug auf der Negativbank | cable | chest | front-delts | reps | cable decline fly
    lying-cable-fly | Lying cable fly | Fliegende am Kabelzug im Liegen | cable | chest | front-delts | reps | flat bench cable fly, flat cable fly, Fliegende am Kabelzug auf der Flachbank, Kabelzug-Fliegende auf der Flachbank
    """
}
