/// Exercises for the legs.

extension Table {
  static let legs = """
    squat | Squat | Kniebeuge | barbell | quads glutes | adductors hamstrings lower-back | reps | back squat, high bar squat, high bar back squat, Kniebeugen, Langhantelkniebeuge, Langhantelkniebeugen, Nackenkniebeuge, Kniebeuge hinten, Beuge
    low-bar-squat | Low-bar squat | Low-Bar-Kniebeuge | barbell | glutes quads | hamstrings adductors lower-back | reps | low bar back squat
    front-squat | Front squat | Frontkniebeuge | barbell | quads | glutes upper-back abs | reps | Frontkniebeugen, Frontbeuge, Kniebeuge vorn
    overhead-squat | Overhead squat | Überkopfkniebeuge | barbell | quads | front-delts upper-back abs | reps | ohs, Überkopfkniebeugen, Reißkniebeuge
    paused-squat | Paused squat | Kniebeuge mit Pause | barbell | quads glutes | adductors lower-back | reps | pause squat, pause back squat, paused back squat, Kniebeugen mit Pause, pausierte Kniebeuge
    tempo-squat | Tempo squat | Langsame Kniebeuge | barbell | quads glutes | adductors | reps | slow squat, Tempokniebeuge
    pin-squat | Pin squat | Kniebeuge aus der Ablage | barbell | quads glutes | lower-back | reps | anderson squat, dead squat
    box-squat | Box squat | Box Squat | barbell | glutes quads | hamstrings lower-back | reps | Kastenkniebeuge, Boxkniebeugen, Boxkniebeuge
    zercher-squat | Zercher squat | Zercher Squat | barbell | quads glutes | upper-back biceps abs | reps | Zercher-Kniebeugen, Zercher-Kniebeuge
    safety-bar-squat | Safety-bar squat | Kniebeuge mit Safety-Bar | barbell | quads glutes | upper-back | reps | ssb squat, safety squat bar squat, safety squat
    jefferson-squat | Jefferson squat | Jefferson-Kniebeuge | barbell | quads glutes | adductors obliques | reps | jefferson deadlift, straddle deadlift
    barbell-hack-squat | Barbell hack squat | Hackenschmidt-Kniebeuge mit Langhantel | barbell | quads | glutes forearms | reps | behind the back deadlift, Hackenheben
    hack-squat | Hack squat | Hackenschmidt-Kniebeuge | machine | quads | glutes | reps | hack squat machine, Hackenschmidt, Hackenschmidt-Maschine
    smith-squat | Smith machine squat | Kniebeuge an der Multipresse | machine | quads glutes | | reps | smith squat, Kniebeugen an der Multipresse
    pendulum-squat | Pendulum squat | Pendel-Kniebeuge | machine | quads | glutes | reps |
    belt-squat | Belt squat | Gürtelkniebeuge | machine | quads glutes | adductors | reps | Gürtelkniebeugen
    goblet-squat | Goblet squat | Goblet Squat | kettlebell | quads glutes | abs | reps | dumbbell goblet squat, Goblet-Kniebeugen, Becherkniebeuge, Goblet-Kniebeuge
    dumbbell-squat | Dumbbell squat | Kurzhantelkniebeuge | dumbbell | quads glutes | forearms | reps | suitcase squat, Kurzhantelkniebeugen, Kniebeuge mit Kurzhanteln
    dumbbell-front-squat | Dumbbell front squat | Frontkniebeuge mit Kurzhanteln | dumbbell | quads | glutes abs | reps |
    kettlebell-front-squat | Kettlebell front squat | Frontkniebeuge mit Kettlebells | kettlebell | quads glutes | abs upper-back | reps | double kettlebell front squat, kettlebell rack squat
    landmine-squat | Landmine squat | Landmine-Kniebeuge | barbell | quads glutes | abs | reps | landmine goblet squat
    sandbag-squat | Sandbag squat | Sandsack-Kniebeuge | sandbag | quads glutes | abs upper-back | reps | sandbag bear hug squat, Sandsackkniebeugen
    air-squat | Air squat | Kniebeuge ohne Gewicht | bodyweight | quads | glutes | reps | bodyweight squat, bw squat, free squat, unweighted squat, Kniebeugen ohne Gewicht, Luftkniebeuge, Kniebeuge mit Körpergewicht
    assisted-squat | Assisted squat | Unterstützte Kniebeuge | bodyweight | quads | glutes | reps | supported squat, trx squat, unterstützte Kniebeugen
    jump-squat | Jump squat | Jump Squat | bodyweight | quads glutes | calves | reps | squat jump, Sprungkniebeugen, Hocksprung, Sprungkniebeuge
    wall-sit | Wall sit | Wandsitzen | bodyweight | quads | glutes | time | wall squat, wall squat hold, Wandsitz, Wandhocke
    sissy-squat | Sissy squat | Sissy Squat | bodyweight | quads | hip-flexors | reps | Sissy-Kniebeugen, Sissy-Kniebeuge
    pistol-squat | Pistol squat | Pistol Squat | bodyweight | quads glutes | hip-flexors abs | reps | pistol, single leg squat, one-legged squat, einbeinige Kniebeugen, Einbeinige Kniebeuge
    shrimp-squat | Shrimp squat | Shrimp Squat | bodyweight | quads glutes | hamstrings | reps | skater squat, Shrimp-Kniebeugen, Shrimp-Kniebeuge
    cossack-squat | Cossack squat | Cossack Squat | bodyweight | adductors quads | glutes | reps | side-to-side squat, Kosakenkniebeugen, Kosakenbeuge, Kosaken-Kniebeuge
    sumo-squat | Sumo squat | Sumo-Kniebeuge | dumbbell | adductors glutes | quads | reps | plie squat, wide stance squat, Sumokniebeugen
    split-squat | Split squat | Split Squat | bodyweight | quads glutes | adductors | reps | static lunge, geteilte Kniebeuge, Kniebeuge im Ausfallschritt
    barbell-split-squat | Barbell split squat | Split Squat mit Langhantel | barbell | quads glutes | adductors | reps |
    dumbbell-split-squat | Dumbbell split squat | Split Squat mit Kurzhanteln | dumbbell | quads glutes | adductors forearms | reps |
    bulgarian-split-squat | Bulgarian split squat | Bulgarian Split Squat | dumbbell | quads glutes | adductors hamstrings | reps | bulgarian squat, bulgarian, rear foot elevated split squat, rfess, bss, bulgarische Kniebeugen, bulgarische Split Squats, Bulgarische Kniebeuge
    atg-split-squat | ATG split squat | Tiefer Split Squat | bodyweight | quads | hip-flexors glutes | reps | deep split squat
    lunge | Lunge | Ausfallschritt | bodyweight | quads glutes | hamstrings adductors | reps | forward lunge, bodyweight lunge, Ausfallschritte, Ausfallschritt nach vorn
    reverse-lunge | Reverse lunge | Ausfallschritt rückwärts | bodyweight | glutes quads | hamstrings | reps | backward lunge, Ausfallschritte rückwärts
    walking-lunge | Walking lunge | Ausfallschritte im Gehen | bodyweight | quads glutes | hamstrings | reps | gehende Ausfallschritte, Ausfallschritt im Gehen
    lateral-lunge | Lateral lunge | Seitlicher Ausfallschritt | bodyweight | adductors quads | glutes | reps | side lunge, seitliche Ausfallschritte, Ausfallschritt zur Seite
    curtsy-lunge | Curtsy lunge | Knicks-Ausfallschritt | bodyweight | glutes quads | adductors | reps | courtesy lunge
    jumping-lunge | Jumping lunge | Gesprungener Ausfallschritt | bodyweight | quads glutes | calves | reps | jump lunge, lunge jump, split jump, split squat jump, gesprungene Ausfallschritte, Wechselsprünge
    barbell-lunge | Barbell lunge | Ausfallschritt mit Langhantel | barbell | quads glutes | hamstrings | reps | Ausfallschritte mit der Langhantel, Langhantel-Ausfallschritte
    front-rack-lunge | Front-rack lunge | Ausfallschritt mit Stange vorn | barbell | quads glutes | upper-back abs | reps | front rack walking lunge
    dumbbell-lunge | Dumbbell lunge | Ausfallschritt mit Kurzhanteln | dumbbell | quads glutes | hamstrings forearms | reps | dumbbell walking lunge, Ausfallschritte mit Kurzhanteln, Kurzhantel-Ausfallschritte
    dumbbell-reverse-lunge | Dumbbell reverse lunge | Ausfallschritt rückwärts mit Kurzhanteln | dumbbell | glutes quads | hamstrings | reps |
    overhead-lunge | Overhead lunge | Überkopf-Ausfallschritt | barbell | quads glutes | front-delts abs | reps | overhead walking lunge, plate overhead lunge, overhead plate lunge, Überkopf-Ausfallschritte
    sandbag-lunge | Sandbag lunge | Ausfallschritt mit Sandsack | sandbag | quads glutes | abs | distance | sandbag walking lunge, Sandsack-Ausfallschritte
    step-up | Step-up | Step-up | bodyweight | quads glutes | hamstrings | reps | box step-up, bodyweight step-up, Stepup auf den Kasten, Kastenaufsteiger, Aufsteigen, Aufsteiger
    dumbbell-step-up | Dumbbell step-up | Step-up mit Kurzhanteln | dumbbell | quads glutes | hamstrings | reps | weighted step-up, dumbbell box step-up, Aufsteiger mit Kurzhanteln
    barbell-step-up | Barbell step-up | Step-up mit Langhantel | barbell | quads glutes | hamstrings | reps | Aufsteiger mit Langhantel
    step-down | Step-down | Step-down | bodyweight | quads | glutes | reps | eccentric step-down, poliquin step-down, Absteiger
    leg-press | Leg press | Beinpresse | machine | quads glutes | hamstrings adductors | reps | leg press machine, Beinpresse sitzend, Beindrücken
    single-leg-press | Single-leg press | Einbeinige Beinpresse | machine | quads glutes | hamstrings | reps | one leg press, single leg leg press, Beinpresse einbeinig
    leg-extension | Leg extension | Beinstrecker | machine | quads | | reps | knee extension, quad extension, leg extension machine, Beinstrecken
    single-leg-extension | Single-leg extension | Einbeiniger Beinstrecker | machine | quads | | reps | single leg leg extension, Beinstrecker einbeinig
    reverse-nordic | Reverse nordic curl | Reverse Nordic Curl | bodyweight | quads | hip-flexors | reps | reverse nordic, Umgekehrter Nordic Curl
    leg-curl | Leg curl | Beinbeuger | machine | hamstrings | calves | reps | hamstring curl, leg curl machine, Beinbeugen, Beincurl
    lying-leg-curl | Lying leg curl | Beinbeuger liegend | machine | hamstrings | calves | reps | prone leg curl, liegender Beinbeuger, Beincurl liegend
    seated-leg-curl | Seated leg curl | Beinbeuger sitzend | machine | hamstrings | calves | reps | sitzender Beinbeuger, Beincurl sitzend
    standing-leg-curl | Standing leg curl | Beinbeuger stehend | machine | hamstrings | | reps | single leg curl, stehender Beinbeuger
    nordic-curl | Nordic curl | Nordic Curl | bodyweight | hamstrings | glutes calves | reps | nordic, nordic hamstring curl, nordic ham curl, russian leg curl, Nordic Hamstring, Nordischer Beinbeuger
    sliding-leg-curl | Sliding leg curl | Gleitender Beinbeuger | bodyweight | hamstrings | glutes | reps | slider leg curl, slider hamstring curl, towel leg curl
    swiss-ball-leg-curl | Swiss ball leg curl | Beinbeuger auf dem Gymnastikball | other | hamstrings | glutes | reps | stability ball leg curl, exercise ball hamstring curl
    glute-ham-raise | Glute-ham raise | Glute-Ham Raise | bodyweight | hamstrings glutes | lower-back calves | reps | ghr, glute ham developer raise
    romanian-deadlift | Romanian deadlift | Kreuzheben rumänisch | barbell | hamstrings glutes | lower-back forearms | reps | rdl, romanian, rumänisches Kreuzheben, Rumänisch
    stiff-leg-deadlift | Stiff-leg deadlift | Kreuzheben mit gestreckten Beinen | barbell | hamstrings | glutes lower-back | reps | sldl, stiff-legged deadlift, straight leg deadlift, gestrecktes Kreuzheben, Kreuzheben gestreckt, stiff leg rdl
    dumbbell-romanian-deadlift | Dumbbell Romanian deadlift | Kreuzheben rumänisch mit Kurzhanteln | dumbbell | hamstrings glutes | lower-back | reps | db rdl, dumbbell stiff-leg deadlift, rumänisches Kreuzheben mit Kurzhanteln
    single-leg-romanian-deadlift | Single-leg Romanian deadlift | Einbeiniges rumänisches Kreuzheben | dumbbell | hamstrings glutes | lower-back | reps | single leg rdl, sl rdl, single leg deadlift, one leg deadlift, single leg hinge, einbeiniges Kreuzheben, Standwaage mit Gewicht
    kettlebell-romanian-deadlift | Kettlebell Romanian deadlift | Kreuzheben rumänisch mit Kettlebell | kettlebell | hamstrings glutes | lower-back | reps | kb rdl
    standing-calf-raise | Standing calf raise | Wadenheben stehend | machine | calves | | reps | calf raise machine, machine calf raise, stehendes Wadenheben, Wadenheben an der Maschine
    calf-raise | Calf raise | Wadenheben | bodyweight | calves | | reps | bodyweight calf raise, heel raise, calf, Wadenheber
    single-leg-calf-raise | Single-leg calf raise | Einbeiniges Wadenheben | bodyweight | calves | | reps | one leg calf raise, Wadenheben einbeinig
    seated-calf-raise | Seated calf raise | Wadenheben sitzend | machine | calves | | reps | sitzendes Wadenheben, Wadenmaschine sitzend
    leg-press-calf-raise | Leg press calf raise | Wadenheben an der Beinpresse | machine | calves | | reps | calf press, calf press on leg press, calf press on the leg press, Wadendrücken
    donkey-calf-raise | Donkey calf raise | Eselwadenheben | machine | calves | | reps | Wadenheben vorgebeugt
    tibialis-raise | Tibialis raise | Schienbeinheben | bodyweight | shins | | reps | tib raise, toe raise, tibia raise, Fußheben, Zehenheben
    adductor-machine | Hip adduction machine | Adduktorenmaschine | machine | adductors | | reps | adductor machine, hip adduction, adductor, adduction, inner thigh machine, Adduktoren
    cable-hip-adduction | Cable hip adduction | Adduktion am Kabelzug | cable | adductors | | reps | cable adduction
    copenhagen-adduction | Copenhagen adduction | Copenhagen-Adduktion | bodyweight | adductors | obliques | reps | copenhagen raise, copenhagen side lift
    copenhagen-plank | Copenhagen plank | Copenhagen Plank | bodyweight | adductors obliques | abs | time | copenhagen, copenhagen hold, copenhagen side plank, Kopenhagener Planke, Kopenhagener Seitstütz, Copenhagen-Planke
    hip-flexor-raise | Hip flexor raise | Hüftbeuger-Heben | cable | hip-flexors | abs | reps | cable knee raise, hip flexion, banded march
    box-jump | Box jump | Box Jump | other | quads glutes | calves hamstrings | reps | bj, jump box, Boxsprung, Boxsprünge, Kastensprünge, Kastensprung
    box-jump-over | Box jump over | Box Jump Over | other | quads glutes | calves | reps | bjo, Kastenübersprünge, Kastenübersprung
    broad-jump | Broad jump | Standweitsprung | bodyweight | glutes quads | hamstrings calves | reps | standing long jump, long jump, Standweitsprünge, Weitsprung aus dem Stand
    vertical-jump | Vertical jump | Strecksprung | bodyweight | quads glutes | calves | reps | countermovement jump, cmj, Strecksprünge, Hochsprung aus dem Stand
    depth-jump | Depth jump | Tiefsprung | other | quads calves | glutes | reps | drop jump, Tiefsprünge
    tuck-jump | Tuck jump | Tuck Jump | bodyweight | quads glutes | hip-flexors calves | reps | knee tuck jump, Hocksprung mit Anziehen
    pogo-jump | Pogo jump | Pogo Jump | bodyweight | calves | shins | reps | pogo hop, pogo, Pogo-Sprünge, ankle hop, Pogo-Sprung
    skater-jump | Skater jump | Skater Jump | bodyweight | glutes quads | abductors adductors | reps | skater, skater hop, speed skater, Skatersprünge, lateral bound, Skatersprung
    bounding | Bounding | Sprunglauf | run | glutes quads | calves hamstrings | distance | bound, alternating bound, Sprungläufe
    """
}
