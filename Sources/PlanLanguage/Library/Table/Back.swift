/// Exercises for the back.

extension Table {
  static let back = """
    pull-up | Pull-up | Klimmzug | bodyweight | lats | biceps upper-back forearms | reps | strict pull-up, overhand pull-up, Klimmzüge, Klimmzüge Obergriff, dead hang pull-up
    chin-up | Chin-up | Klimmzug im Untergriff | bodyweight | lats biceps | upper-back forearms | reps | underhand pull-up, chin, Klimmzüge im Untergriff, Klimmzüge Untergriff, supinated pull-up, Klimmzug Untergriff
    rack-chin | Rack chin | Klimmzug mit erhöhten Füßen | bodyweight | lats biceps | upper-back | reps | rack chin-up, rack pull-up, feet-elevated chin-up
    neutral-grip-pull-up | Neutral-grip pull-up | Klimmzug im Parallelgriff | bodyweight | lats | biceps upper-back | reps | hammer grip pull-up, parallel grip pull-up, Klimmzüge im Parallelgriff, Klimmzüge im Hammergriff, Klimmzug im Hammergriff, v-bar pull-up
    wide-grip-pull-up | Wide-grip pull-up | Breiter Klimmzug | bodyweight | lats | upper-back biceps | reps | wide pull-up, breite Klimmzüge
    close-grip-pull-up | Close-grip pull-up | Enger Klimmzug | bodyweight | lats biceps | upper-back | reps | narrow pull-up, enge Klimmzüge, Klimmzug eng, Klimmzüge eng
    weighted-pull-up | Weighted pull-up | Klimmzug mit Zusatzgewicht | bodyweight | lats | biceps upper-back | reps | Klimmzüge mit Zusatzgewicht, Klimmzug mit Gewicht
    weighted-chin-up | Weighted chin-up | Untergriffklimmzug mit Zusatzgewicht | bodyweight | lats biceps | upper-back | reps | weighted chin
    assisted-pull-up | Assisted pull-up | Unterstützter Klimmzug | machine | lats | biceps upper-back | reps | machine pull-up, unterstützte Klimmzüge, Klimmzugmaschine, chair-assisted pull-up, Klimmzugmaschine mit Unterstützung, Maschine Klimmzüge mit Unterstützung, Klimmzüge mit Unterstützung an der Maschine
    band-assisted-pull-up | Band-assisted pull-up | Klimmzug mit Band | band | lats | biceps upper-back | reps | banded pull-up, Klimmzüge mit Band, band pull-up
    assisted-chin-up | Assisted chin-up | Unterstützter Untergriffklimmzug | machine | lats biceps | upper-back | reps | machine chin-up
    jumping-pull-up | Jumping pull-up | Sprungklimmzug | bodyweight | lats | quads biceps | reps | Sprungklimmzüge
    negative-pull-up | Negative pull-up | Negativer Klimmzug | bodyweight | lats | biceps upper-back | reps | eccentric pull-up, pull-up negative, negative Klimmzüge
    scapular-pull-up | Scapular pull-up | Scapula Pull-up | bodyweight | upper-back | lats | reps | scap pull-up, scapular pull, Schulterblatt-Klimmzüge, Scapula Pull, Schulterblatt-Klimmzug, scap pull, scapular retraction in hang
    arch-hang | Arch hang | Arch Hang | bodyweight | upper-back lats | lower-back | time | arched hang, arch body hang, Bogenhang
    dead-hang | Dead hang | Aushängen | bodyweight | forearms | lats | time | hang, bar hang, passive hang, Hängen, passives Hängen, Hängen an der Stange
    active-hang | Active hang | Aktives Hängen | bodyweight | upper-back lats | forearms | time | active dead hang, aktiver Hang, scapula hang, scapular hang
    flexed-arm-hang | Flexed-arm hang | Beugehang | bodyweight | lats biceps | forearms | time | chin-over-bar hang, chin over bar hold, bent arm hang, pull-up hold, Klimmzughalten, static chin-up, static pull-up, isometric pull-up
    archer-pull-up | Archer pull-up | Archer-Klimmzug | bodyweight | lats | biceps upper-back | reps | Archer-Klimmzüge
    one-arm-pull-up | One-arm pull-up | Einarmiger Klimmzug | bodyweight | lats biceps | forearms abs | reps | one arm chin-up, oap, single arm pull-up, einarmige Klimmzüge
    typewriter-pull-up | Typewriter pull-up | Schreibmaschinen-Klimmzug | bodyweight | lats | biceps upper-back | reps | Schreibmaschinen-Klimmzüge, typewriter
    l-sit-pull-up | L-sit pull-up | Klimmzug im L-Sitz | bodyweight | lats abs | biceps hip-flexors | reps | l pull-up, Klimmzüge im L-Sitz
    towel-pull-up | Towel pull-up | Handtuch-Klimmzug | bodyweight | forearms lats | biceps | reps | Handtuch-Klimmzüge
    inverted-row | Inverted row | Inverted Row | bodyweight | upper-back | lats biceps rear-delts | reps | body row, bodyweight row, australian pull-up, horizontal row, fat man pull-up, australian row, Körperrudern, Rudern im Hang, Rudern im Schräghang, horizontale Klimmzüge, Horizontaler Klimmzug, horizontal pull-up, table row, elevated row, bent-knee inverted row, straight-leg inverted row, australischer Klimmzug
    vertical-row | Vertical row | Vertical Row | bodyweight | upper-back | lats biceps | reps | vertical body row, standing body row, doorway row, Stehendes Körperrudern
    wide-row | Wide row | Breiter Inverted Row | bodyweight | upper-back rear-delts | biceps lats | reps | wide inverted row, wide grip inverted row, Breites Körperrudern
    ring-row | Ring row | Ringrudern | rings | upper-back | lats biceps | reps | rings row, Rudern an den Ringen, ring inverted row
    suspension-row | Suspension row | Rudern am Schlingentrainer | other | upper-back | lats biceps | reps | trx row, TRX-Rudern, sling row, suspension inverted row, trx inverted row, suspended row, Rudern im Schlingentrainer, inverted row with straps
    towel-row | Towel row | Handtuchrudern | other | upper-back forearms | lats biceps | reps | Rudern mit Handtuch, towel grip inverted row, Türrudern, door row, Rudern an der Tür, Rudern mit Handtuch am Türrahmen, Türrahmen-Rudern
    towel-pulldown | Prone towel pulldown | Latzug mit Handtuch | bodyweight | lats upper-back | biceps | reps | towel pulldown, lying towel pulldown, Latziehen mit Handtuch
    barbell-row | Barbell row | Langhantelrudern | barbell | upper-back lats | biceps lower-back rear-delts | reps | bent-over row, bent-over barbell row, bor, bent row, Rudern vorgebeugt, vorgebeugtes Rudern, Langhantelrudern vorgebeugt, Rudern Langhantel
    pendlay-row | Pendlay row | Pendlay-Rudern | barbell | upper-back lats | biceps lower-back | reps | dead stop row
    yates-row | Yates row | Yates-Rudern | barbell | upper-back lats | biceps traps | reps | underhand barbell row, reverse grip row, Langhantelrudern Untergriff, Rudern im Untergriff, bent-over row underhand, underhand row, Yates-Rudern, Rudern Yates, Rudern vorgebeugt Yates
    seal-row | Seal row | Bankrudern | barbell | upper-back lats | biceps rear-delts | reps | bench pull, prone row, Bankziehen, Rudern auf der Bank, lying cambered barbell row, cambered bar seal row
    t-bar-row | T-bar row | T-Bar-Rudern | barbell | upper-back lats | biceps lower-back | reps | landmine row, T-Hantel-Rudern, T-Stange-Rudern, Rudern mit der T-Stange, T-Stangen-Rudern, T-Rudern
    chest-supported-t-bar-row | Chest-supported T-bar row | T-Bar-Rudern mit Brustauflage | machine | upper-back lats | biceps rear-delts | reps | t-bar row chest supported, lying t-bar row, supported t-bar row
    meadows-row | Meadows row | Meadows-Rudern | barbell | lats upper-back | biceps rear-delts | reps | one arm landmine row
    dumbbell-row | Dumbbell row | Kurzhantelrudern | dumbbell | lats upper-back | biceps rear-delts | reps | one arm dumbbell row, single arm dumbbell row, single arm row, one arm row, bench row, dumbbell bent-over row, einarmiges Rudern, einarmiges Kurzhantelrudern, Rudern einarmig, Kurzhantelrudern einarmig, Rudern Kurzhantel, bent-over one arm row, bent-over one arm dumbbell row, tripod row, three-point row, 3-point row, dumbbell three-point row, dumbbell 3-point row, bent-over dumbbell row, Kurzhantelrudern vorgebeugt, dumbbell row on bench, dumbbell row on a bench
    kroc-row | Kroc row | Kroc-Rudern | dumbbell | lats upper-back | forearms biceps | reps |
    chest-supported-row | Chest-supported row | Brustgestütztes Rudern | dumbbell | upper-back | lats rear-delts biceps | reps | chest supported dumbbell row, incline dumbbell row, Rudern auf der Schrägbank, Rudern mit Brustauflage, chest supported incline row, dumbbell incline row, chest supported incline dumbbell row, helms row, Rudern mit Kurzhanteln auf der Schrägbank, dumbbell row on incline bench, incline lever row
    renegade-row | Renegade row | Renegade Row | dumbbell | upper-back abs | obliques lats triceps | reps | plank row, commando row, Rudern im Liegestütz, Renegade-Rudern
    gorilla-row | Gorilla row | Gorilla-Rudern | kettlebell | upper-back lats | biceps lower-back | reps | kettlebell gorilla row
    seesaw-row | Seesaw row | Wechselrudern | kettlebell | upper-back lats | biceps lower-back | reps | kettlebell seesaw row, double kettlebell seesaw row, alternating kettlebell row
    kettlebell-row | Kettlebell row | Kettlebell-Rudern | kettlebell | lats upper-back | biceps | reps | single arm kettlebell row, Kugelhantelrudern
    seated-cable-row | Seated cable row | Rudern am Kabelzug | cable | upper-back lats | biceps | reps | cable row, seated row, horizontal pull, Rudern sitzend, Kabelrudern, sitzendes Rudern, Rudern am Kabel, seated cable row bar grip, seated cable row v grip, v-grip row, seated cable row close grip, Kabelzug Rudern, Rudern am Turm, Rudern eng, enges Rudern, Rudern zum Bauch, Long-Pulley, long pulley row, Seilzugrudern, Rudern am tiefen Block, close-grip seated row, close-grip cable row, Rudern am Kabelzug eng, v-bar row, Enges Rudern im Sitzen, Rudern am Kabelzug sitzend, sitzendes Kabelrudern, Rudern eng zum Bauch, Rudern enger Griff, Rudern mit engem Griff
    single-arm-cable-row | Single-arm cable row | Einarmiges Rudern am Kabelzug | cable | lats upper-back | biceps obliques | reps | one arm cable row
    machine-row | Machine row | Rudern an der Maschine | machine | upper-back lats | biceps | reps | hammer strength row, plate loaded row, Rudern Maschine, Ruderzugmaschine, Rudermaschine Kraft, seated machine row, machine seated row, Rudermaschine sitzend, sitzende Rudermaschine, Rudern am Gerät, chest-supported machine row, Rudern mit Brustpolster, Brustgestütztes Rudern Maschine, Brustgestütztes Rudern an der Maschine, Ruderzug am Gerät, Ruderzug Maschine, brustgestützte Rudermaschine, Rudermaschine mit Brustauflage, Rudern Maschine Brustauflage, leverage iso row, Rudermaschine mit Brustpolster
    high-row | High row machine | Hohes Rudern an der Maschine | machine | lats upper-back | biceps rear-delts | reps | high row, iso high row
    lat-pulldown | Lat pulldown | Latziehen | cable | lats | biceps upper-back | reps | pulldown, wide grip lat pulldown, Latzug, Latzug zur Brust, Latzug breit, Latziehen breit, lat pulldown wide grip, wide-grip pulldown, wide pulldown, lat pull, lateral pulldown, front lat pulldown, Frontziehen, Frontziehen breit, Latziehen zur Brust, Latziehen zum Brustbein, Latissimuszug, Latzug frontal
    close-grip-lat-pulldown | Close-grip lat pulldown | Enges Latziehen | cable | lats | biceps upper-back | reps | close grip pulldown, narrow grip pulldown, Latzug eng, Latziehen eng, enger Latzug, lat pulldown close grip, v-bar pulldown, v-bar lat pulldown, Frontziehen eng
    reverse-grip-lat-pulldown | Reverse-grip lat pulldown | Latziehen im Untergriff | cable | lats biceps | upper-back | reps | underhand lat pulldown, reverse grip pulldown, Latzug Untergriff, lat pulldown underhand, Latzug eng im Untergriff, Latzug eng im Untergriff zur Brust, Latziehen im engen Untergriff
    neutral-grip-lat-pulldown | Neutral-grip lat pulldown | Latziehen im Parallelgriff | cable | lats | biceps upper-back | reps | neutral grip pulldown, Latzug Parallelgriff, Latzug im Hammergriff, mag grip pulldown, mag grip lat pulldown, Latziehen neutraler Griff, Latzug neutraler Griff, Latziehen mit neutralem Griff
    single-arm-lat-pulldown | Single-arm lat pulldown | Einarmiges Latziehen | cable | lats | biceps | reps | one arm lat pulldown, single arm pulldown, einarmiger Latzug, lat pulldown single arm
    behind-neck-pulldown | Behind-the-neck pulldown | Latziehen in den Nacken | cable | lats | upper-back biceps | reps | behind neck pulldown, behind neck lat pulldown, Latzug in den Nacken, Latzug Nacken, pulldown behind the neck, lat pulldown behind the neck, wide-grip pulldown behind the neck, rear pulldown, backward-facing pulldown, Nackenziehen
    straight-arm-pulldown | Straight-arm pulldown | Überzüge am Kabelzug | cable | lats | triceps abs | reps | straight arm lat pulldown, cable pullover, stiff arm pulldown, lat prayer, Kabelüberzüge, Überzüge am Kabel, gestrecktes Latziehen, rope straight arm pulldown, cable straight arm lat pulldown, Latziehen mit gestreckten Armen, Latziehen gestreckte Arme, lat pullover, cable lat pullover, rope pullover, straight-arm pushdown, Latziehen mit gestreckten Armen am Seilzug, Überzüge am Seilzug, gerader Zug am Kabel, gerade Züge am Kabel
    pullover-machine | Pullover machine | Überzugmaschine | machine | lats | chest triceps | reps | machine pullover, Überzüge an der Maschine, nautilus pullover, machine lat pullover, lat pullover machine, Latzug Überzug Maschine
    barbell-pullover | Barbell pullover | Überzüge mit der Langhantel | barbell | lats chest | triceps | reps | bent-arm barbell pullover, straight-arm barbell pullover
    face-pull | Face pull | Face Pull | cable | rear-delts upper-back | traps | reps | rope face pull, Facepull am Kabel, Gesichtsziehen, Zug zum Gesicht, face pull with external rotation
    suspension-face-pull | Suspension face pull | Face Pull am Schlingentrainer | other | rear-delts upper-back | traps | reps | trx face pull
    band-face-pull | Band face pull | Face Pull mit Band | band | rear-delts upper-back | traps | reps | banded face pull
    barbell-shrug | Barbell shrug | Schulterheben | barbell | traps | forearms | reps | shrug, shoulder shrug, Nackenheben, Schulterheben Langhantel, Shrugs mit der Langhantel, Schulter-Shrug
    dumbbell-shrug | Dumbbell shrug | Schulterheben mit Kurzhanteln | dumbbell | traps | forearms | reps | Schulterheben Kurzhantel, Shrugs mit Kurzhanteln
    trap-bar-shrug | Trap bar shrug | Schulterheben mit der Trap-Bar | barbell | traps | forearms | reps | hex bar shrug
    back-extension | Back extension | Hyperextension | bodyweight | lower-back | glutes hamstrings | reps | hyper, 45-degree back extension, back extension 45 degree, roman chair, roman chair extension, Rückenstrecker, Rückenheben, Rückenstrecken, back hip extension, hyperextension back extension, back extension hyperextension, ghd back extension, 45-degree hip extension, back raise, Hyperextension 45 Grad, Rückenstrecker Bank, Hyperextensions in Bauchlage
    back-extension-machine | Back extension machine | Rückenstreckmaschine | machine | lower-back | glutes | reps | machine back extension, lower back machine, Rückenstrecker Maschine, Rückenmaschine
    reverse-hyper | Reverse hyper | Reverse Hyperextension | bodyweight | glutes lower-back | hamstrings | reps | reverse back extension, umgekehrte Hyperextension
    superman | Superman | Superman | bodyweight | lower-back | glutes upper-back | reps | superman raise, superman lift, Rückenheben am Boden, Supermann, Rückenstrecken im Liegen, lying back extension, Rückenstrecken am Boden
    superman-hold | Superman hold | Superman halten | bodyweight | lower-back | glutes upper-back | time | Supermann halten
    alternating-superman | Alternating superman | Diagonaler Superman | bodyweight | lower-back | glutes upper-back | reps | opposite arm and leg raise, prone opposite arm and leg raise, diagonal superman, Superman diagonal, Bauchlage diagonal, Arm und Bein diagonal heben in Bauchlage, diagonales Arm- und Beinheben in Bauchlage
    good-morning | Good morning | Good Morning | barbell | hamstrings lower-back | glutes | reps | barbell good-morning, gm, Rumpfbeuge mit der Langhantel, Verbeuger, stiff-leg good morning, straight-leg good morning
    seated-good-morning | Seated good morning | Good Morning im Sitzen | barbell | lower-back | hamstrings glutes | reps |
    rack-pull | Rack pull | Rack Pull | barbell | lower-back traps | glutes hamstrings forearms | reps | block pull, rack deadlift, Kreuzheben erhöht, Teilkreuzheben, Kreuzheben vom Rack, block deadlift, deadlift from blocks, Kreuzheben vom Block
    jefferson-curl | Jefferson curl | Jefferson-Curl | kettlebell | lower-back hamstrings | abs | reps | jefferson roll-down
    prone-y-raise | Prone Y raise | Y-Heben in Bauchlage | bodyweight | traps upper-back | rear-delts | reps | y raise, prone y, y's, Armheben in Bauchlage, Arme heben in Bauchlage, Bauchlage Arme heben
    prone-t-raise | Prone T raise | T-Heben in Bauchlage | bodyweight | upper-back rear-delts | traps | reps | t raise, prone t
    prone-w-raise | Prone W raise | W-Heben in Bauchlage | bodyweight | upper-back rear-delts | traps | reps | w raise, prone w
    wide-grip-cable-row | Wide-grip cable row | Breites Rudern am Kabelzug | cable | upper-back rear-delts | lats biceps | reps | seated wide-grip row, seated cable row bar wide grip, seated cable row wide grip, cable seated wide-grip row, Rudern breit, Breites Rudern, Rudern zur Brust, wide-grip seated row
    iso-lateral-row | Iso-lateral row | Einzelarmiges Rudern an der Maschine | machine | upper-back lats | biceps | reps | machine iso-lateral row, single arm machine row
    iso-lateral-high-row | Iso-lateral high row | Einzelarmiges hohes Rudern | machine | lats upper-back | biceps rear-delts | reps | machine iso-lateral high row
    iso-lateral-low-row | Iso-lateral low row | Einzelarmiges tiefes Rudern | machine | lats upper-back | biceps | reps | machine iso-lateral low row, low row machine, machine low row
    machine-lat-pulldown | Machine lat pulldown | Latzugmaschine | machine | lats | biceps upper-back | reps | lat pulldown machine, vertical traction, machine vertical traction, iso-lateral lat pulldown
    underhand-band-pulldown | Underhand band pulldown | Latziehen mit Band im Untergriff | band | lats biceps | upper-back | reps | band lat pulldown underhand
    smith-row | Smith machine row | Rudern an der Multipresse | machine | upper-back lats | biceps lower-back | reps | smith row, smith bent-over row
    cable-shrug | Cable shrug | Schulterheben am Kabelzug | cable | traps | forearms | reps | Shrugs am Kabel
    machine-shrug | Machine shrug | Schulterheben an der Maschine | machine | traps | forearms | reps | shrug machine
    smith-shrug | Smith machine shrug | Schulterheben an der Multipresse | machine | traps | forearms | reps | smith shrug
    kettlebell-shrug | Kettlebell shrug | Schulterheben mit Kettlebells | kettlebell | traps | forearms | reps |
    jump-shrug | Jump shrug | Sprung-Shrug | barbell | traps calves | glutes quads | reps | barbell jump shrug
    weighted-back-extension | Weighted back extension | Hyperextension mit Gewicht | other | lower-back | glutes hamstrings | reps | weighted hyperextension, back extension weighted hyperextension, weighted hyper
    band-deadlift | Band deadlift | Kreuzheben mit Band | band | glutes hamstrings | lower-back | reps |
    prone-cobra | Prone cobra | Kobra in Bauchlage | bodyweight | upper-back lower-back | rear-delts | time | cobra hold
    reverse-snow-angel | Reverse snow angel | Umgekehrter Schneeengel | bodyweight | upper-back rear-delts | lower-back traps | reps | snow angel
    swimmer | Swimmer | Schwimmer am Boden | bodyweight | lower-back upper-back | glutes rear-delts | reps | superman swimmer, dry land swimmer, Schwimmer
    push-up-to-row | Push-up to row | Liegestütz mit Rudern | dumbbell | chest upper-back | triceps abs | reps | push-up row, push-up and row
    halting-deadlift | Halting deadlift | Kreuzheben mit Halt | barbell | lower-back glutes | hamstrings upper-back | reps | halting clean deadlift, halting clean-grip deadlift
    deadlift-to-knee | Deadlift to knee | Kreuzheben bis zum Knie | barbell | lower-back glutes | hamstrings quads | reps | deadlift to the knee, Kreuzheben bis Kniehöhe
    offset-pull-up | Offset pull-up | Versetzter Klimmzug | bodyweight | lats biceps | forearms | reps | uneven pull-up, staggered pull-up, uneven-grip pull-up
    frenchies | Frenchies | Blockierklimmzug | bodyweight | lats biceps | forearms | reps | frenchie, pull-up with lock-offs
    lock-off | Lock-off | Blockieren | bodyweight | lats biceps | forearms | time | lock-off hold, Blockierhang
    one-arm-lock-off | One-arm lock-off | Einarmiges Blockieren | bodyweight | lats biceps | forearms | time | single-arm lock-off
    log-row | Log row | Rudern mit Baumstamm | other | upper-back lats | biceps | reps |
    standing-back-extension | Standing back extension | Rückbeuge im Stand | bodyweight | lower-back | | reps | standing lumbar extension, lumbar extension, standing extension
    prone-row-exercise | Prone row exercise | Rudern in Bauchlage | bodyweight | upper-back | lower-back | reps | army prone row
    zercher-good-morning | Zercher good morning | Zercher Good Morning | barbell | lower-back hamstrings | glutes biceps | reps |
    sandbag-row | Sandbag row | Sandsackrudern | sandbag | upper-back lats | biceps | reps | sandbag bent-over row
    bird-dog-row | Bird dog row | Bird-Dog-Rudern | dumbbell | upper-back lats | abs glutes biceps | reps | Rudern im Vierfüßlerstand
    batwing-row | Batwing row | Fledermausrudern | dumbbell | upper-back | rear-delts | time | batwing, batwing hold
    standing-cable-row | Standing cable row | Rudern am Kabelzug im Stehen | cable | upper-back lats | biceps lower-back | reps | standing row, bent-over cable row, Rudern am Kabel stehend, Kabelrudern stehend, cable bent-over row, bent-over row on cable
    cable-high-row | Cable high row | Hohes Rudern am Kabelzug | cable | upper-back lats | rear-delts biceps | reps | kneeling high pulley row, high pulley row, kneeling cable high row
    kelso-shrug | Kelso shrug | Kelso-Shrug | dumbbell | upper-back traps | | reps | chest-supported shrug, prone shrug, incline shrug, middle back shrug, Schulterblattziehen in Bauchlage
    suspended-good-morning | Suspended good morning | Good Morning aus der Ablage | barbell | hamstrings lower-back | glutes | reps | concentric good morning, pin good morning, anderson good morning, good morning off pins
    feet-elevated-inverted-row | Feet-elevated inverted row | Körperrudern mit erhöhten Füßen | bodyweight | upper-back | lats biceps rear-delts | reps | elevated feet inverted row, inverted row feet elevated, decline inverted row
    dumbbell-seal-row | Dumbbell seal row | Bankrudern mit Kurzhanteln | dumbbell | upper-back lats | biceps rear-delts | reps | lying dumbbell row, prone dumbbell row, Bankziehen mit Kurzhanteln
    single-leg-back-extension | Single-leg back extension | Hyperextension einbeinig | bodyweight | glutes hamstrings | lower-back | reps | one-leg back extension, single-leg hyperextension, Rückenstrecker einbeinig
    close-grip-chin-up | Close-grip chin-up | Enger Klimmzug im Untergriff | bodyweight | lats biceps | upper-back forearms | reps | close-grip underhand pull-up, reverse-grip close-grip pull-up, close-grip reverse-grip pull-up, close-grip chin, narrow chin-up, Klimmzüge eng im Untergriff, enge Klimmzüge im Untergriff, Klimmzug im Untergriff im engen Griff
    """
}
