/// Exercises for the legs.

extension Table {
  static let legs = """
    squat | Squat | Kniebeuge | barbell | quads glutes | adductors hamstrings lower-back | reps | back squat, high bar squat, high bar back squat, Kniebeugen, Langhantelkniebeuge, Langhantelkniebeugen, Nackenkniebeuge, Kniebeuge hinten, Beuge, full squat, full back squat, bs, competition squat, comp squat, Wettkampfkniebeuge, barbell full squat, olympic squat, high-bar squat, Kniebeuge High-Bar, ass to grass squat, ATG squat
    low-bar-squat | Low-bar squat | Low-Bar-Kniebeuge | barbell | glutes quads | hamstrings adductors lower-back | reps | low bar back squat
    front-squat | Front squat | Frontkniebeuge | barbell | quads | glutes upper-back abs | reps | Frontkniebeugen, Frontbeuge, Kniebeuge vorn, fs, clean-grip front squat, front squat clean grip, crossed-arm front squat, cross-arm front squat
    overhead-squat | Overhead squat | Überkopfkniebeuge | barbell | quads | front-delts upper-back abs | reps | ohs, Überkopfkniebeugen, Reißkniebeuge, pvc overhead squat
    paused-squat | Paused squat | Kniebeuge mit Pause | barbell | quads glutes | adductors lower-back | reps | pause squat, pause back squat, paused back squat, Kniebeugen mit Pause, pausierte Kniebeuge
    tempo-squat | Tempo squat | Langsame Kniebeuge | barbell | quads glutes | adductors | reps | slow squat, Tempokniebeuge
    pin-squat | Pin squat | Kniebeuge aus der Ablage | barbell | quads glutes | lower-back | reps | anderson squat, dead squat
    box-squat | Box squat | Box Squat | barbell | glutes quads | hamstrings lower-back | reps | Kastenkniebeuge, Boxkniebeugen, Boxkniebeuge, bench squat, squat to bench, squat to a bench
    zercher-squat | Zercher squat | Zercher Squat | barbell | quads glutes | upper-back biceps abs | reps | Zercher-Kniebeugen, Zercher-Kniebeuge
    safety-bar-squat | Safety-bar squat | Kniebeuge mit Safety-Bar | barbell | quads glutes | upper-back | reps | ssb squat, safety squat bar squat, safety squat
    jefferson-squat | Jefferson squat | Jefferson-Kniebeuge | barbell | quads glutes | adductors obliques | reps | jefferson deadlift, straddle deadlift
    barbell-hack-squat | Barbell hack squat | Hackenschmidt-Kniebeuge mit Langhantel | barbell | quads | glutes forearms | reps | behind the back deadlift, Hackenheben
    dumbbell-hack-squat | Dumbbell hack squat | Kurzhantel-Hackenschmidt-Kniebeuge | dumbbell | quads | glutes | reps |
    hack-squat | Hack squat | Hackenschmidt-Kniebeuge | machine | quads | glutes | reps | hack squat machine, Hackenschmidt, Hackenschmidt-Maschine, Kniebeuge an der Hackenschmidt-Maschine, Kniebeuge an Hackenschmidtmaschine, Hackenschmidtmaschine
    smith-squat | Smith machine squat | Kniebeuge an der Multipresse | machine | quads glutes | | reps | smith squat, Kniebeugen an der Multipresse
    pendulum-squat | Pendulum squat | Pendel-Kniebeuge | machine | quads | glutes | reps | Pendulum-Kniebeuge
    belt-squat | Belt squat | Gürtelkniebeuge | machine | quads glutes | adductors | reps | Gürtelkniebeugen
    goblet-squat | Goblet squat | Goblet Squat | kettlebell | quads glutes | abs | reps | dumbbell goblet squat, Goblet-Kniebeugen, Becherkniebeuge, Goblet-Kniebeuge, Kniebeuge mit Gewicht vor der Brust, Kniebeugen mit Gewicht vor der Brust
    dumbbell-squat | Dumbbell squat | Kurzhantelkniebeuge | dumbbell | quads glutes | forearms | reps | suitcase squat, Kurzhantelkniebeugen, Kniebeuge mit Kurzhanteln
    dumbbell-front-squat | Dumbbell front squat | Frontkniebeuge mit Kurzhanteln | dumbbell | quads | glutes abs | reps |
    kettlebell-front-squat | Kettlebell front squat | Frontkniebeuge mit Kettlebells | kettlebell | quads glutes | abs upper-back | reps | double kettlebell front squat, kettlebell rack squat
    landmine-squat | Landmine squat | Landmine-Kniebeuge | barbell | quads glutes | abs | reps | landmine goblet squat
    sandbag-squat | Sandbag squat | Sandsack-Kniebeuge | sandbag | quads glutes | abs upper-back | reps | sandbag bear hug squat, Sandsackkniebeugen
    air-squat | Air squat | Kniebeuge ohne Gewicht | bodyweight | quads | glutes | reps | bodyweight squat, bw squat, free squat, unweighted squat, Kniebeugen ohne Gewicht, Luftkniebeuge, Kniebeuge mit Körpergewicht, bottom to bottom squat, prisoner squat
    assisted-squat | Assisted squat | Unterstützte Kniebeuge | bodyweight | quads | glutes | reps | supported squat, trx squat, unterstützte Kniebeugen
    jump-squat | Jump squat | Jump Squat | bodyweight | quads glutes | calves | reps | squat jump, Sprungkniebeugen, Hocksprung, Sprungkniebeuge, jumping squat, jumping air squat, Kniebeugensprünge, Kniebeugensprung
    wall-sit | Wall sit | Wandsitzen | bodyweight | quads | glutes | time | wall squat, wall squat hold, Wandsitz, Wandhocke, wall chair, wall chair squat, an der Wand sitzen, Sitzen an der Wand
    ski-tuck | Downhill ski tuck | Abfahrtshocke | bodyweight | quads | glutes | time | ski tuck, ski tuck hold, Skihocke, Skifahrerhocke, Schranzhocke, Abfahrtsposition
    wall-slide-squat | Wall slide squat | Kniebeuge an der Wand | bodyweight | quads | glutes | reps | sliding wall squat, wall squat slide, Kniebeugen an der Wand, Wandkniebeuge
    sissy-squat | Sissy squat | Sissy Squat | bodyweight | quads | hip-flexors | reps | Sissy-Kniebeugen, Sissy-Kniebeuge
    pistol-squat | Pistol squat | Pistol Squat | bodyweight | quads glutes | hip-flexors abs | reps | pistol, single leg squat, one-legged squat, einbeinige Kniebeugen, Einbeinige Kniebeuge, alternating pistol, alternating single leg squat
    shrimp-squat | Shrimp squat | Shrimp Squat | bodyweight | quads glutes | hamstrings | reps | Shrimp-Kniebeugen, Shrimp-Kniebeuge
    skater-squat | Skater squat | Skater-Kniebeuge | bodyweight | quads glutes | hamstrings | reps | Skater-Kniebeugen
    cossack-squat | Cossack squat | Cossack Squat | bodyweight | adductors quads | glutes | reps | side-to-side squat, Kosakenkniebeugen, Kosakenbeuge, Kosaken-Kniebeuge
    sumo-squat | Sumo squat | Sumo-Kniebeuge | dumbbell | adductors glutes | quads | reps | plie squat, Sumokniebeugen, plié, plie, plié squat
    split-squat | Split squat | Split Squat | bodyweight | quads glutes | adductors | reps | static lunge, geteilte Kniebeuge, Kniebeuge im Ausfallschritt, Split-Kniebeuge, stationary lunge, Ausfallschritte auf der Stelle, statischer Ausfallschritt, Kniebeuge in Schrittstellung, Kniebeugen in Schrittstellung
    barbell-split-squat | Barbell split squat | Split Squat mit Langhantel | barbell | quads glutes | adductors | reps |
    dumbbell-split-squat | Dumbbell split squat | Split Squat mit Kurzhanteln | dumbbell | quads glutes | adductors forearms | reps |
    bulgarian-split-squat | Bulgarian split squat | Bulgarian Split Squat | dumbbell | quads glutes | adductors hamstrings | reps | bulgarian squat, bulgarian, rear foot elevated split squat, rfess, bss, bulgarische Kniebeugen, bulgarische Split Squats, Bulgarische Kniebeuge, Bulgarische Split-Kniebeuge, back foot elevated split squat
    atg-split-squat | ATG split squat | Tiefer Split Squat | bodyweight | quads | hip-flexors glutes | reps | deep split squat
    lunge | Lunge | Ausfallschritt | bodyweight | quads glutes | hamstrings adductors | reps | forward lunge, bodyweight lunge, Ausfallschritte, Ausfallschritt nach vorn, alternating lunge, in-place lunge, lunge in place
    pendulum-lunge | Pendulum lunge | Pendel-Ausfallschritt | bodyweight | quads glutes | hamstrings | reps | forward-to-reverse lunge, front-to-back lunge, Ausfallschritt vor und zurück
    lunge-pulse | Lunge pulse | Ausfallschritt-Pulse | bodyweight | quads glutes | hamstrings | reps | pulse lunge, pulsing lunge, Wippen im Ausfallschritt
    reverse-lunge | Reverse lunge | Ausfallschritt rückwärts | bodyweight | glutes quads | hamstrings | reps | backward lunge, Ausfallschritte rückwärts, Ausfallschritt hinten, Ausfallschritt zurück, step-back lunge
    walking-lunge | Walking lunge | Ausfallschritte im Gehen | bodyweight | quads glutes | hamstrings | reps | gehende Ausfallschritte, Ausfallschritt im Gehen, walking lunge bodyweight, Ausfallschritte gehend, Ausfallschritt gehend
    lateral-lunge | Lateral lunge | Seitlicher Ausfallschritt | bodyweight | adductors quads | glutes | reps | side lunge, seitliche Ausfallschritte, Ausfallschritt zur Seite, Ausfallschritt seitlich
    curtsy-lunge | Curtsy lunge | Knicks-Ausfallschritt | bodyweight | glutes quads | adductors | reps | courtesy lunge, curtsy squat
    jumping-lunge | Jumping lunge | Gesprungener Ausfallschritt | bodyweight | quads glutes | calves | reps | jump lunge, lunge jump, split jump, split squat jump, gesprungene Ausfallschritte, Wechselsprünge, Ausfallschrittsprünge, scissor jump, plyo lunge, plyometric lunge, alternating plyo lunge
    barbell-lunge | Barbell lunge | Ausfallschritt mit Langhantel | barbell | quads glutes | hamstrings | reps | Ausfallschritte mit der Langhantel, Langhantel-Ausfallschritte, back rack lunge, barbell walking lunge, back rack walking lunge
    front-rack-lunge | Front-rack lunge | Ausfallschritt mit Stange vorn | barbell | quads glutes | upper-back abs | reps | front rack walking lunge
    dumbbell-lunge | Dumbbell lunge | Ausfallschritt mit Kurzhanteln | dumbbell | quads glutes | hamstrings forearms | reps | dumbbell walking lunge, Ausfallschritte mit Kurzhanteln, Kurzhantel-Ausfallschritte
    dumbbell-reverse-lunge | Dumbbell reverse lunge | Ausfallschritt rückwärts mit Kurzhanteln | dumbbell | glutes quads | hamstrings | reps |
    overhead-lunge | Overhead lunge | Überkopf-Ausfallschritt | barbell | quads glutes | front-delts abs | reps | overhead walking lunge, plate overhead lunge, overhead plate lunge, Überkopf-Ausfallschritte, ohl, oh lunge, plate overhead walking lunge, walking lunge with plate overhead, weighted overhead lunge, barbell overhead lunge
    sandbag-lunge | Sandbag lunge | Ausfallschritt mit Sandsack | sandbag | quads glutes | abs | distance | sandbag walking lunge, Sandsack-Ausfallschritte
    step-up | Step-up | Step-up | bodyweight | quads glutes | hamstrings | reps | box step-up, bodyweight step-up, Stepup auf den Kasten, Kastenaufsteiger, Aufsteigen, Aufsteiger, Step-ups auf die Bank, Step-ups auf Bank, Stufensteigen, Step-up auf Stuhl, Steigen auf den Stuhl, Kastensteigen, auf den Kasten steigen
    dumbbell-step-up | Dumbbell step-up | Step-up mit Kurzhanteln | dumbbell | quads glutes | hamstrings | reps | weighted step-up, dumbbell box step-up, Aufsteiger mit Kurzhanteln
    barbell-step-up | Barbell step-up | Step-up mit Langhantel | barbell | quads glutes | hamstrings | reps | Aufsteiger mit Langhantel
    step-down | Step-down | Step-down | bodyweight | quads | glutes | reps | eccentric step-down, poliquin step-down, Absteiger, step-down eccentric, anterior step-down, forward step-down, front step-down, box step-down
    leg-press | Leg press | Beinpresse | machine | quads glutes | hamstrings adductors | reps | leg press machine, Beinpresse sitzend, Beindrücken, horizontal leg press, machine horizontal leg press, seated leg press, leg press horizontal, 45-degree leg press, incline leg press, Beinpresse 45 Grad, 45-Grad-Beinpresse
    single-leg-press | Single-leg press | Einbeinige Beinpresse | machine | quads glutes | hamstrings | reps | one leg press, single leg leg press, Beinpresse einbeinig, leg press single leg
    leg-extension | Leg extension | Beinstrecker | machine | quads | | reps | knee extension, quad extension, leg extension machine, Beinstrecken, Kniestrecker
    single-leg-extension | Single-leg extension | Einbeiniger Beinstrecker | machine | quads | | reps | single leg leg extension, Beinstrecker einbeinig
    reverse-nordic | Reverse nordic curl | Reverse Nordic Curl | bodyweight | quads | hip-flexors | reps | reverse nordic, Umgekehrter Nordic Curl, natural leg extension
    leg-curl | Leg curl | Beinbeuger | machine | hamstrings | calves | reps | hamstring curl, leg curl machine, Beinbeugen, Beincurl, ham curl
    lying-leg-curl | Lying leg curl | Beinbeuger liegend | machine | hamstrings | calves | reps | prone leg curl, liegender Beinbeuger, Beincurl liegend, lying ham curl
    seated-leg-curl | Seated leg curl | Beinbeuger sitzend | machine | hamstrings | calves | reps | sitzender Beinbeuger, Beincurl sitzend, seated ham curl
    standing-leg-curl | Standing leg curl | Beinbeuger stehend | machine | hamstrings | | reps | single leg curl, stehender Beinbeuger
    nordic-curl | Nordic curl | Nordic Curl | bodyweight | hamstrings | glutes calves | reps | nordic, nordic hamstring curl, nordic ham curl, russian leg curl, Nordic Hamstring, Nordischer Beinbeuger, nordic hamstrings curl, ghd nordic curl, natural hamstring curl, floor glute-ham raise, natural glute-ham raise, Nordische Hamstring Curls, Nordischer Hamstring Curl
    sliding-leg-curl | Sliding leg curl | Gleitender Beinbeuger | bodyweight | hamstrings | glutes | reps | slider leg curl, slider hamstring curl, towel leg curl, hamstring slider, hamstring slide, Rutschendes Beinbeugen
    swiss-ball-leg-curl | Swiss ball leg curl | Beinbeuger auf dem Gymnastikball | other | hamstrings | glutes | reps | stability ball leg curl, exercise ball hamstring curl, swiss ball hamstring curl, stability ball hamstring curl, ball leg curl
    glute-ham-raise | Glute-ham raise | Glute-Ham Raise | bodyweight | hamstrings glutes | lower-back calves | reps | ghr, glute ham developer raise, ghd raise, ghd glute-ham raise, Glute-Ham-Developer, glute ham developer
    romanian-deadlift | Romanian deadlift | Kreuzheben rumänisch | barbell | hamstrings glutes | lower-back forearms | reps | rdl, romanian, rumänisches Kreuzheben, Rumänisch, clean-grip rdl, clean-grip Romanian deadlift, straight-leg rdl
    stiff-leg-deadlift | Stiff-leg deadlift | Kreuzheben mit gestreckten Beinen | barbell | hamstrings | glutes lower-back | reps | sldl, stiff-legged deadlift, straight leg deadlift, gestrecktes Kreuzheben, Kreuzheben gestreckt, stiff leg rdl
    dumbbell-romanian-deadlift | Dumbbell Romanian deadlift | Kreuzheben rumänisch mit Kurzhanteln | dumbbell | hamstrings glutes | lower-back | reps | db rdl, dumbbell stiff-leg deadlift, rumänisches Kreuzheben mit Kurzhanteln, dumbbell straight leg deadlift
    single-leg-romanian-deadlift | Single-leg Romanian deadlift | Einbeiniges rumänisches Kreuzheben | dumbbell | hamstrings glutes | lower-back | reps | single leg rdl, sl rdl, single leg deadlift, one leg deadlift, single leg hinge, einbeiniges Kreuzheben, Standwaage mit Gewicht, single leg dumbbell romanian deadlift, single-leg rdl reach, single-leg rdl with reach, Deadlift auf einem Bein, Kreuzheben auf einem Bein
    kettlebell-romanian-deadlift | Kettlebell Romanian deadlift | Kreuzheben rumänisch mit Kettlebell | kettlebell | hamstrings glutes | lower-back | reps | kb rdl
    standing-calf-raise | Standing calf raise | Wadenheben stehend | machine | calves | | reps | calf raise machine, machine calf raise, stehendes Wadenheben, Wadenheben an der Maschine, machine standing calf raise, Wadenmaschine, Wadenmaschine stehend, standing calves raise
    calf-raise | Calf raise | Wadenheben | bodyweight | calves | | reps | bodyweight calf raise, heel raise, calf, Wadenheber, bodyweight standing calf raise, calf raise on step, calf raise on a step, Fersenheben, Wadenheben ohne Gewicht, Wadenheben an der Treppe, Wadenheben auf der Stufe, Wadenheben an der Stufe, Wadenheben auf einer Stufe, double heel raise
    sumo-squat-calf-raise | Sumo squat calf raise | Wadenheben in der Sumo-Kniebeuge | bodyweight | calves quads | adductors glutes | reps | plié squat calf raise, plie calf raise, sumo calf raise, sumo squat with calf raise, Sumo-Kniebeuge mit Wadenheben
    releve | Releve | Relevé | bodyweight | calves | | reps | relevé calf raise
    single-leg-calf-raise | Single-leg calf raise | Einbeiniges Wadenheben | bodyweight | calves | | reps | one leg calf raise, Wadenheben einbeinig, single leg standing calf raise
    seated-calf-raise | Seated calf raise | Wadenheben sitzend | machine | calves | | reps | sitzendes Wadenheben, Wadenmaschine sitzend, plate loaded seated calf raise, machine calf extension, bent-knee calf raise, soleus raise, bent-knee heel raise, seated calves raise
    leg-press-calf-raise | Leg press calf raise | Wadenheben an der Beinpresse | machine | calves | | reps | calf press, calf press on leg press, calf press on the leg press, Wadendrücken, calf press on seated leg press, machine calf press, calf press machine, Wadenpresse, Wadenheben Beinpresse, Wadendrücken an der Beinpresse, Wadendrücken an Beinpresse, leg press toe press, toe press, leg press toe raise, calf raise leg press machine, calf raise leg press, Wadenpresse Beinpresse
    donkey-calf-raise | Donkey calf raise | Eselwadenheben | machine | calves | | reps | Wadenheben vorgebeugt, donkey calve raise, donkey calves raise, Donkey-Wadenheben, Esel-Wadenheben, Eselheben
    tibialis-raise | Tibialis raise | Schienbeinheben | bodyweight | shins | | reps | tib raise, toe raise, tibia raise, Fußheben, Zehenheben
    adductor-machine | Hip adduction machine | Adduktorenmaschine | machine | adductors | | reps | adductor machine, hip adduction, adductor, adduction, inner thigh machine, Adduktoren, machine hip adductor, hip adductor, hip adductor machine, thigh adductor, seated hip adduction, Adduktorenmaschine sitzend, Hüftadduktion Maschine, Hüftadduktion an der Maschine, Maschinen-Hüftadduktion, Hüftadduktion, Adduktionsmaschine
    cable-hip-adduction | Cable hip adduction | Adduktion am Kabelzug | cable | adductors | | reps | cable adduction, cable hip adductor, Adduktoren am Kabel, cable adductor
    copenhagen-adduction | Copenhagen adduction | Copenhagen-Adduktion | bodyweight | adductors | obliques | reps | copenhagen raise, copenhagen side lift, copenhagen adductor, copenhagen adductor raise
    copenhagen-plank | Copenhagen plank | Copenhagen Plank | bodyweight | adductors obliques | abs | time | copenhagen, copenhagen hold, copenhagen side plank, Kopenhagener Planke, Kopenhagener Seitstütz, Copenhagen-Planke
    hip-flexor-raise | Hip flexor raise | Hüftbeuger-Heben | cable | hip-flexors | abs | reps | cable knee raise, hip flexion
    band-march | Band march | Marschieren mit Band | band | hip-flexors | abs | reps | banded march
    box-jump | Box jump | Box Jump | other | quads glutes | calves hamstrings | reps | bj, jump box, Boxsprung, Boxsprünge, Kastensprünge, Kastensprung, double-leg jump to box, jump to box, two-foot jump to box, high jump on box, box jump step-down, box jump with step-down
    box-jump-over | Box jump over | Box Jump Over | other | quads glutes | calves | reps | bjo, Kastenübersprünge, Kastenübersprung
    broad-jump | Broad jump | Standweitsprung | bodyweight | glutes quads | hamstrings calves | reps | standing long jump, long jump, Standweitsprünge, Weitsprung aus dem Stand, standing broad jump
    vertical-jump | Vertical jump | Strecksprung | bodyweight | quads glutes | calves | reps | countermovement jump, cmj, Strecksprünge, Hochsprung aus dem Stand, straight jump
    depth-jump | Depth jump | Tiefsprung | other | quads calves | glutes | reps | drop jump, Tiefsprünge, Niedersprung
    tuck-jump | Tuck jump | Tuck Jump | bodyweight | quads glutes | hip-flexors calves | reps | knee tuck jump, Hocksprung mit Anziehen
    pogo-jump | Pogo jump | Pogo Jump | bodyweight | calves | shins | reps | pogo hop, pogo, Pogo-Sprünge, ankle hop, Pogo-Sprung, ankle pogo, Prellsprung, ankle bounce, double leg bounce, Prellsprünge, lateral pogo, Reaktivsprung, Reaktivsprünge
    skater-jump | Skater jump | Skater Jump | bodyweight | glutes quads | abductors adductors | reps | skater, skater hop, speed skater, Skatersprünge, lateral bound, Skatersprung, heiden, heiden jump, Eisschnellläufer
    bounding | Bounding | Sprunglauf | run | glutes quads | calves hamstrings | distance | bound, alternating bound, Sprungläufe, alternate bound, alternate leg bounding
    hill-bounding | Hill bounding | Sprunglauf bergauf | run | glutes quads | calves hamstrings | distance | hill bound, uphill bounding, uphill bound, Bergsprünge
    machine-squat | Squat machine | Kniebeugenmaschine | machine | quads glutes | | reps | machine squat, v-squat, hack squat v-squat, plate-loaded squat
    suspension-squat | Suspension squat | Kniebeuge am Schlingentrainer | other | quads | glutes | reps | suspended squat
    assisted-pistol-squat | Assisted pistol squat | Unterstützter Pistol Squat | bodyweight | quads glutes | hip-flexors | reps | trx pistol squat, supported pistol
    barbell-sumo-squat | Barbell sumo squat | Sumo-Kniebeuge mit Langhantel | barbell | adductors glutes quads | | reps | wide stance barbell squat, wide stance squat
    kettlebell-sumo-squat | Kettlebell sumo squat | Sumo-Kniebeuge mit Kettlebell | kettlebell | adductors glutes | quads | reps | kettlebell plie squat
    weighted-sissy-squat | Weighted sissy squat | Sissy Squat mit Gewicht | other | quads | hip-flexors | reps |
    lateral-squat | Lateral squat | Seitliche Kniebeuge | bodyweight | adductors quads | glutes | reps | side squat
    dumbbell-overhead-squat | Dumbbell overhead squat | Überkopfkniebeuge mit Kurzhantel | dumbbell | quads | front-delts abs | reps | single arm dumbbell overhead squat
    kettlebell-overhead-squat | Kettlebell overhead squat | Überkopfkniebeuge mit Kettlebell | kettlebell | quads | front-delts abs | reps | kb ohs, single arm kettlebell overhead squat
    dumbbell-jump-squat | Dumbbell jump squat | Sprungkniebeuge mit Kurzhanteln | dumbbell | quads glutes | calves | reps | weighted jump squat
    barbell-reverse-lunge | Barbell reverse lunge | Ausfallschritt rückwärts mit Langhantel | barbell | glutes quads | hamstrings | reps |
    dumbbell-curtsy-lunge | Dumbbell curtsy lunge | Knicks-Ausfallschritt mit Kurzhanteln | dumbbell | glutes quads | adductors | reps | dumbbell curtsy squat
    dumbbell-overhead-lunge | Dumbbell overhead lunge | Überkopf-Ausfallschritt mit Kurzhantel | dumbbell | quads glutes | front-delts abs | reps | overhead dumbbell lunge, single arm overhead lunge, single arm overhead walking lunge, db oh lunge, single arm dumbbell overhead lunge
    dumbbell-front-rack-lunge | Dumbbell front-rack lunge | Ausfallschritt mit Kurzhanteln vorn | dumbbell | quads glutes | abs upper-back | reps | front rack dumbbell lunge, dumbbell front rack walking lunge
    dumbbell-lateral-lunge | Dumbbell lateral lunge | Seitlicher Ausfallschritt mit Kurzhantel | dumbbell | adductors quads | glutes | reps | dumbbell side lunge, goblet lateral lunge
    kettlebell-lunge | Kettlebell lunge | Ausfallschritt mit Kettlebell | kettlebell | quads glutes | hamstrings abs | reps | kettlebell walking lunge, kettlebell front rack lunge
    barbell-calf-raise | Barbell calf raise | Wadenheben mit Langhantel | barbell | calves | | reps | barbell standing calf raise
    dumbbell-calf-raise | Dumbbell calf raise | Wadenheben mit Kurzhanteln | dumbbell | calves | | reps | dumbbell standing calf raise, Wadenheben mit Hantel, Wadenheben mit Hanteln
    smith-calf-raise | Smith machine calf raise | Wadenheben an der Multipresse | machine | calves | | reps | smith calf raise, smith machine standing calf raise, smith standing calf raise
    barbell-single-leg-calf-raise | Barbell single-leg calf raise | Einbeiniges Wadenheben mit Langhantel | barbell | calves | | reps | barbell single leg standing calf raise
    dumbbell-single-leg-calf-raise | Dumbbell single-leg calf raise | Einbeiniges Wadenheben mit Kurzhantel | dumbbell | calves | | reps | dumbbell single leg standing calf raise
    machine-single-leg-calf-raise | Machine single-leg calf raise | Einbeiniges Wadenheben an der Maschine | machine | calves | | reps | machine single leg standing calf raise
    heel-drop | Eccentric heel drop | Fersensenken | bodyweight | calves | | reps | heel drop, alfredson heel drop, eccentric calf raise, exzentrisches Wadenheben, Fersenheben exzentrisch, exzentrisches Fersenheben, Wadenheben exzentrisch, eccentric heel drop knee straight, eccentric heel drop knee bent, heel drop knee bent, heel drop knee straight
    calf-raise-hold | Calf raise hold | Wadenheben halten | bodyweight | calves | | time | calf raise isometric, isometric calf raise, heel raise hold, Zehenstand, Zehenspitzenstand, Zehenspitzenstand am Stuhl, toe stand
    barbell-single-leg-romanian-deadlift | Barbell single-leg Romanian deadlift | Einbeiniges rumänisches Kreuzheben mit Langhantel | barbell | hamstrings glutes | lower-back | reps | single leg barbell rdl
    band-stiff-leg-deadlift | Band stiff-leg deadlift | Gestrecktes Kreuzheben mit Band | band | hamstrings | glutes lower-back | reps | band straight leg deadlift, banded stiff leg deadlift
    smith-deadlift | Smith machine deadlift | Kreuzheben an der Multipresse | machine | glutes hamstrings lower-back | quads traps | reps | smith deadlift
    hamstring-bridge | Hamstring bridge | Beinbeugerbrücke | bodyweight | hamstrings | glutes | reps | long lever bridge, long lever glute bridge
    hamstring-walkout | Hamstring walkout | Beinbeuger-Walkout | bodyweight | hamstrings | glutes | reps | bridge walkout, glute bridge walkout
    lateral-step-down | Lateral step-down | Seitlicher Absteiger | bodyweight | quads glutes | abductors | reps | side step-down
    poliquin-step-up | Poliquin step-up | Poliquin-Step-up | bodyweight | quads | calves | reps | peterson step-up, petersen step-up
    decline-squat | Decline squat | Kniebeuge auf dem Schrägbrett | bodyweight | quads | glutes | reps | heels elevated squat, slant board squat
    single-leg-decline-squat | Single-leg decline squat | Einbeinige Kniebeuge auf dem Schrägbrett | bodyweight | quads | glutes | reps | decline single leg squat
    spanish-squat | Spanish squat | Spanish Squat | band | quads | glutes | reps | Spanische Kniebeuge
    spanish-squat-hold | Spanish squat hold | Spanish Squat halten | band | quads | glutes | time | spanish squat isometric
    quad-set | Quad set | Oberschenkel anspannen | bodyweight | quads | | reps | quadriceps set, isometric quad contraction, Quadrizeps anspannen, Quadsetting, Quadrizepsanspannen, Oberschenkelanspannen, quadriceps isometric, isometric quadriceps, quad isometric, static quad, Quadrizeps-Anspannung, Kniekehle drücken, Kniekehle in die Unterlage drücken, vmo contraction
    mini-squat | Mini squat | Kleine Kniebeuge | bodyweight | quads | glutes | reps | mini squats, partial squat to 45 degrees, Mini-Kniebeuge, Minikniebeuge
    straight-leg-raise | Straight-leg raise | Gestrecktes Beinheben | bodyweight | hip-flexors quads | abs | reps | slr, supine straight leg raise, single straight leg raise, Bein gestreckt heben
    short-arc-quad | Short arc quad | Kurzer Beinstrecker | bodyweight | quads | | reps | saq, short arc knee extension
    long-arc-quad | Long arc quad | Beinstrecken im Sitzen | bodyweight | quads | | reps | laq, seated knee extension, Kniestrecken im Sitzen, Kniestreckung im Sitzen, Knie strecken im Sitzen, Beine strecken im Sitzen
    terminal-knee-extension | Terminal knee extension | Endgradige Kniestreckung | band | quads | | reps | tke, band tke, banded terminal knee extension, inner range quad, inner range quadriceps
    heel-slide | Heel slide | Fersenrutschen | bodyweight | hamstrings | hip-flexors quads | reps | supine heel slide, Fersengleiten, Fersenschieber, Fersenschleifen, Bettmarsch, wall heel slide
    lateral-box-jump | Lateral box jump | Seitlicher Box Jump | other | quads glutes | calves abductors | reps | side box jump, Seitlicher Kastensprung
    frog-jump | Frog jump | Froschsprung | bodyweight | quads glutes | calves adductors | reps | Froschsprünge
    leapfrog | Leapfrog | Bockspringen | bodyweight | quads | calves glutes | reps | leap frog, Bocksprung
    single-leg-hop | Single-leg hop | Einbeinsprung | bodyweight | calves quads | glutes | reps | one leg hop, single leg jump, Einbeinsprünge, Einbeiniges Hüpfen, Hüpfen auf einem Bein, Hüpfen einbeinig
    bar-hop | Bar hop | Sprung über die Stange | bodyweight | calves quads | | reps | lateral bar hop, lateral hop over the bar, lateral jump over bar, bar jump, lateral hop over bar
    sit-to-stand | Sit-to-stand | Aufstehen vom Stuhl | bodyweight | quads glutes | | reps | chair stand, chair squat, sit and stand, Aufstehen und Hinsetzen, Hinsetzen und Aufstehen, Stuhl aufstehen, Stuhl-Squat, Stuhl-Kniebeuge, chair sit to stand, chair rise, sit-to-stand from chair, five times sit to stand, Kniebeuge mit Stuhl, Kniebeuge am Stuhl, sit to stand from box, sit to stand from box/chair
    high-knee-skip | High-knee skip | Kniehebesprung | bodyweight | hip-flexors calves | quads | reps | high knee skips
    half-squat | Half squat | Halbe Kniebeuge | barbell | quads glutes | lower-back | reps | half back squat, barbell half squat, halbe Kniebeugen
    quarter-squat | Quarter squat | Viertelkniebeuge | barbell | quads | glutes calves | reps | quarter back squat, barbell quarter squat, Viertelkniebeugen, partial squat
    parallel-squat | Parallel squat | Parallele Kniebeuge | barbell | quads glutes | lower-back | reps | parallel back squat
    paused-front-squat | Paused front squat | Frontkniebeuge mit Pause | barbell | quads | glutes upper-back | reps | pause front squat
    front-box-squat | Front box squat | Frontkniebeuge auf den Kasten | barbell | quads glutes | upper-back | reps | box front squat
    cambered-bar-squat | Cambered bar squat | Kniebeuge mit Bogenstange | barbell | quads glutes | lower-back | reps | buffalo bar squat, duffalo bar squat, bow bar squat
    hatfield-squat | Hatfield squat | Hatfield-Kniebeuge | barbell | quads | glutes | reps | hatfield back squat
    yoke-squat | Yoke squat | Kniebeuge mit Joch | other | quads glutes | lower-back | reps |
    kettlebell-back-squat | Kettlebell back squat | Kettlebell-Nackenkniebeuge | kettlebell | quads glutes | upper-back | reps |
    kettlebell-squat | Kettlebell squat | Kettlebell-Kniebeuge | kettlebell | quads glutes | abs | reps |
    plate-squat | Plate squat | Kniebeuge mit Scheibe | other | quads glutes | abs | reps | plate goblet squat, weight plate squat
    medicine-ball-squat | Medicine ball squat | Kniebeuge mit Medizinball | medicine-ball | quads glutes | abs | reps | med ball squat, med ball goblet squat, medicine ball goblet squat
    wall-facing-squat | Wall-facing squat | Kniebeuge vor der Wand | bodyweight | quads glutes | upper-back | reps | face-the-wall squat, wall squat drill, facing wall squat
    landmine-hack-squat | Landmine hack squat | Landmine-Hackenkniebeuge | barbell | quads | glutes | reps |
    squat-bender | Squat bender | Kniebeuge mit Rumpfbeuge | bodyweight | quads hamstrings | lower-back | reps |
    front-rack-reverse-lunge | Front-rack reverse lunge | Ausfallschritt rückwärts mit Frontablage | barbell | quads glutes | hamstrings upper-back | reps | reverse front rack lunge, barbell front-rack reverse lunge
    back-rack-reverse-lunge | Back-rack reverse lunge | Ausfallschritt rückwärts mit Nackenablage | barbell | quads glutes | hamstrings | reps | back rack step-back lunge
    dumbbell-front-rack-reverse-lunge | Dumbbell front-rack reverse lunge | Ausfallschritt rückwärts mit Kurzhanteln auf den Schultern | dumbbell | quads glutes | hamstrings | reps | front rack dumbbell reverse lunge
    kettlebell-front-rack-reverse-lunge | Kettlebell front-rack reverse lunge | Ausfallschritt rückwärts mit Kettlebells auf den Schultern | kettlebell | quads glutes | hamstrings | reps |
    front-rack-step-up | Front-rack step-up | Aufsteigen mit Frontablage | barbell | quads glutes | upper-back | reps |
    front-rack-split-squat | Front-rack split squat | Split Squat mit Frontablage | barbell | quads glutes | upper-back | reps | front rack bulgarian split squat
    overhead-reverse-lunge | Overhead reverse lunge | Überkopf-Ausfallschritt rückwärts | barbell | quads glutes | front-delts | reps | overhead rear lunge
    goblet-lunge | Goblet lunge | Goblet-Ausfallschritt | kettlebell | quads glutes | abs | reps | goblet walking lunge, goblet forward lunge
    goblet-reverse-lunge | Goblet reverse lunge | Goblet-Ausfallschritt rückwärts | kettlebell | quads glutes | abs | reps |
    goblet-split-squat | Goblet split squat | Goblet Split Squat | kettlebell | quads glutes | abs | reps | goblet bulgarian split squat
    zercher-lunge | Zercher lunge | Zercher-Ausfallschritt | barbell | quads glutes | biceps | reps | zercher reverse lunge
    deficit-reverse-lunge | Deficit reverse lunge | Defizit-Ausfallschritt rückwärts | bodyweight | quads glutes | hamstrings | reps | deficit lunge
    landmine-reverse-lunge | Landmine reverse lunge | Landmine-Ausfallschritt | barbell | quads glutes | abs | reps | landmine lunge
    kettlebell-tactical-lunge | Kettlebell tactical lunge | Taktischer Ausfallschritt | kettlebell | quads glutes | abs forearms | reps | tactical lunge
    kettlebell-reverse-lunge | Kettlebell reverse lunge | Kettlebell-Ausfallschritt rückwärts | kettlebell | quads glutes | hamstrings | reps |
    rear-lunge | Rear lunge | Ausfallschritt nach hinten | bodyweight | quads glutes | hamstrings | reps | army rear lunge
    crossover-step-up | Crossover step-up | Überkreuz-Aufsteigen | bodyweight | glutes quads | abductors | reps | crossover box step-up
    lateral-step-up | Lateral step-up | Seitliches Aufsteigen | bodyweight | quads glutes | abductors | reps | side step-up, lateral box step-up
    high-step-up | High step-up | Hohes Aufsteigen | bodyweight | glutes quads | hamstrings | reps | high box step-up
    single-leg-hamstring-curl | Single-leg hamstring curl | Beinbeuger einbeinig | machine | hamstrings | calves | reps | single-leg leg curl, one-leg hamstring curl, single-leg lying leg curl, one-leg leg curl
    single-leg-seated-leg-curl | Single-leg seated leg curl | Sitzender Beinbeuger einbeinig | machine | hamstrings | calves | reps |
    snatch-grip-romanian-deadlift | Snatch-grip Romanian deadlift | Rumänisches Kreuzheben im Reißgriff | barbell | hamstrings glutes | lower-back upper-back | reps | snatch-grip rdl, snatch rdl, sn grip rdl
    snatch-grip-stiff-leg-deadlift | Snatch-grip stiff-leg deadlift | Gestrecktes Kreuzheben im Reißgriff | barbell | hamstrings | lower-back upper-back | reps | snatch grip sldl
    deficit-romanian-deadlift | Deficit Romanian deadlift | Rumänisches Defizit-Kreuzheben | barbell | hamstrings glutes | lower-back | reps | deficit rdl
    trap-bar-romanian-deadlift | Trap bar Romanian deadlift | Rumänisches Kreuzheben mit der Trapbar | barbell | hamstrings glutes | lower-back | reps | trap bar rdl, hex bar rdl
    b-stance-romanian-deadlift | B-stance Romanian deadlift | Rumänisches Kreuzheben im Schrittstand | dumbbell | hamstrings glutes | lower-back | reps | b-stance rdl, kickstand rdl, kickstand romanian deadlift, kickstand deadlift, staggered-stance rdl, staggered-stance deadlift, staggered-stance romanian deadlift
    landmine-romanian-deadlift | Landmine Romanian deadlift | Rumänisches Landmine-Kreuzheben | barbell | hamstrings glutes | lower-back | reps | landmine rdl, single-leg landmine rdl
    hamstring-set | Hamstring set | Beinbeugerspannung | bodyweight | hamstrings | | reps | hamstring isometric set
    isometric-leg-curl | Isometric leg curl | Isometrischer Beinbeuger | bodyweight | hamstrings | | time | isometric hamstring, hamstring isometric, isometric hamstring curl, isometric hamstring hold
    isometric-leg-extension | Isometric leg extension | Isometrischer Beinstrecker | bodyweight | quads | | time | isometric quad, isometric knee extension
    side-lying-straight-leg-raise | Side-lying straight-leg raise | Beinheben gestreckt in Seitlage | bodyweight | abductors | glutes | reps | side-lying slr
    prone-straight-leg-raise | Prone straight-leg raise | Beinheben gestreckt in Bauchlage | bodyweight | glutes | hamstrings | reps | prone slr
    prone-knee-flexion | Prone knee flexion | Kniebeugen in Bauchlage | bodyweight | hamstrings | | reps | prone knee bend, prone hamstring curl, prone heel to buttock
    seated-knee-flexion | Seated knee flexion | Kniebeugung im Sitzen | bodyweight | hamstrings | quads | reps | seated knee bend, sitting knee bend, seated heel slide, sitting heel slide
    standing-knee-flexion | Standing knee flexion | Kniebeugung im Stand | bodyweight | hamstrings | | reps | standing hamstring curl, standing knee bend, hamstring curl standing
    standing-hip-flexion | Standing hip flexion | Hüftbeugung im Stand | bodyweight | hip-flexors | quads | reps | standing straight leg raise, standing leg raise
    ankle-pump | Ankle pump | Fußpumpe | bodyweight | calves shins | | reps | foot pump, calf pump, Fußpumpen, Fußwippen, Sprunggelenkpumpe, Muskelpumpe, Venenpumpe
    ankle-eversion | Ankle eversion | Fußaußenrand heben | band | calves | shins | reps | band ankle eversion, eversion
    ankle-inversion | Ankle inversion | Fußinnenrand heben | band | shins | calves | reps | band ankle inversion, inversion
    band-dorsiflexion | Band dorsiflexion | Fußheben mit Band | band | shins | | reps | banded dorsiflexion, band ankle dorsiflexion, resisted dorsiflexion, banded ankle dorsiflexion
    band-plantar-flexion | Band plantar flexion | Fußsenken mit Band | band | calves | | reps | plantar flexion, banded plantar flexion, resisted plantar flexion
    marble-pick-up | Marble pick-up | Murmeln greifen | other | calves | shins | reps | toe pick-up
    sitting-toe-tap | Sitting toe tap | Zehentippen im Sitzen | bodyweight | shins | | reps | seated toe tap, seated toe raise
    seated-heel-raise | Seated heel raise | Fersenheben im Sitzen | bodyweight | calves | | reps | sitting heel raise, heel raise seated
    seated-march | Seated march | Marschieren im Sitzen | bodyweight | hip-flexors | abs | reps | seated marching, chair march, sitting march, chair marching, Marsch im Sitzen, Knieheben im Sitzen, Stuhl-Knieheben, seated knee lift
    standing-march | Standing march | Marschieren im Stand | bodyweight | hip-flexors | calves | reps | standing marching, high march
    foot-tap | Foot tap | Stufentippen | bodyweight | hip-flexors | glutes | reps | step tap, stair tap, alternating step tap
    tendu | Tendu | Tendu | bodyweight | quads | calves hip-flexors | reps | battement tendu, dégagé, degage
    weight-shift | Weight shift | Gewichtsverlagerung | bodyweight | glutes | abductors | reps | weight shifting, lateral weight shift, rock the boat
    stepping-over-obstacles | Stepping over obstacles | Hindernisse übersteigen | bodyweight | hip-flexors | glutes | reps | obstacle step-over, cone step-over, hurdle step-over
    hurdle-walkover | Hurdle walkover | Hürdengang | bodyweight | hip-flexors | adductors glutes | reps | hurdle drill, hurdle walk, hurdle over-under, hurdle mobility, hurdle step, Hürdengänge
    hurdle-hop | Hurdle hop | Hürdensprung | other | quads calves | glutes | reps | hurdle jump, mini hurdle hop, hurdle rebound, Hürdensprünge, Hürdenhüpfen, lateral hurdle hop
    hop-over-a-bench | Hop over a bench | Bankspringen | bodyweight | calves quads | glutes | reps | hop over the bench, jump over the bench, jump over a bench, Springen über die Bank, Hüpfen über die Bank, Sprünge über die Bank
    trail-leg-drill | Trail-leg drill | Nachziehbein-Übung | bodyweight | hip-flexors adductors | glutes | reps | trail leg
    lead-leg-drill | Lead-leg drill | Schwungbein-Übung | bodyweight | hip-flexors | hamstrings | reps | lead leg
    wall-drive | Wall drive | Wanddrücken mit Kniehub | bodyweight | hip-flexors glutes | calves | reps | wall drill, acceleration wall drill, wall march, wall switch
    triple-jump | Triple jump | Dreisprung | bodyweight | quads glutes | calves | reps | standing triple jump, Dreisprünge
    plate-hop | Plate hop | Scheibensprung | other | calves | quads | reps | plate jump
    high-jumper | High jumper | Hochspringer | bodyweight | quads calves | glutes | reps | army high jumper
    medicine-ball-hamstring-curl | Medicine ball hamstring curl | Beinbeuger mit Medizinball | medicine-ball | hamstrings | glutes | reps | medicine ball leg curl
    trap-bar-jump | Trap bar jump | Sprung mit der Trap-Bar | barbell | quads glutes | calves traps | reps | hex bar jump
    bosu-squat | Bosu squat | Kniebeuge auf dem Bosu | other | quads glutes | abductors calves | reps | bosu ball squat, Kniebeuge auf dem Balancekissen
    advanced-shrimp-squat | Advanced shrimp squat | Shrimp Squat mit beiden Händen am Fuß | bodyweight | quads glutes | hamstrings | reps | two-hand shrimp squat
    dragon-squat | Dragon squat | Dragon Squat | bodyweight | quads glutes | adductors abductors | reps | dragon pistol squat
    cyclist-squat | Cyclist squat | Enge Kniebeuge mit erhöhten Fersen | barbell | quads | glutes | reps | narrow heel-elevated squat
    heels-elevated-goblet-squat | Heels-elevated goblet squat | Goblet Squat mit erhöhten Fersen | kettlebell | quads | glutes abs | reps | heel-elevated goblet squat
    goblet-cossack-squat | Goblet cossack squat | Goblet Cossack Squat | kettlebell | adductors quads | glutes abs | reps | kettlebell goblet cossack squat
    front-foot-elevated-split-squat | Front foot elevated split squat | Split Squat mit erhöhtem vorderem Fuß | dumbbell | quads glutes | adductors hip-flexors | reps | ffe split squat, front-foot-elevated lunge, ffess, elevated front foot split squat
    patrick-step-up | Patrick step | Patrick-Step-up | bodyweight | quads | calves | reps | patrick step-up, patrick step-down
    belt-squat-march | Belt squat march | Marsch mit Gürtelgewicht | machine | quads glutes | hip-flexors | reps | belt squat marching
    slider-lunge | Slider lunge | Ausfallschritt mit Gleitscheibe | other | quads glutes | hamstrings | reps | sliding lunge, slider reverse lunge
    suspension-leg-curl | Suspension leg curl | Beinbeuger am Schlingentrainer | other | hamstrings | glutes abs | reps | trx hamstring curl, trx leg curl, suspension hamstring curl
    razor-curl | Razor curl | Razor Curl | bodyweight | hamstrings | glutes | reps | razor hamstring curl
    band-leg-curl | Band leg curl | Beinbeuger mit Band | band | hamstrings | | reps | banded hamstring curl, banded leg curl
    band-leg-press | Band leg press | Beinpresse mit Band | band | quads | glutes | reps | banded leg press
    psoas-march | Psoas march | Psoas-Marsch | band | hip-flexors | abs | reps | banded psoas march, banded hip flexion, banded hip flexor march, hip flexor march
    depth-drop | Depth drop | Tieflandung | bodyweight | quads calves | glutes | reps | altitude landing, altitude drop
    snap-down | Snap-down | Schnelle Landung | bodyweight | quads glutes | calves | reps | snapdown
    hop-and-stick | Hop and stick | Sprung mit Halt | bodyweight | quads glutes | calves abductors | reps | single-leg hop and stick
    cable-leg-curl | Cable leg curl | Beinbeuger am Kabelzug | cable | hamstrings | calves | reps | cable hamstring curl, standing cable leg curl
    dumbbell-leg-curl | Dumbbell leg curl | Beinbeuger mit Kurzhantel | dumbbell | hamstrings | calves | reps | dumbbell hamstring curl, lying dumbbell leg curl, lying dumbbell hamstring curl
    dumbbell-leg-extension | Dumbbell leg extension | Beinstrecken mit Kurzhantel | dumbbell | quads | | reps |
    band-leg-extension | Band leg extension | Beinstrecker mit Band | band | quads | | reps | banded leg extension, Beinstrecken mit Band
    cable-leg-extension | Cable leg extension | Beinstrecker am Kabelzug | cable | quads | hip-flexors | reps | cable knee extension, Beinstrecken am Kabelzug
    cable-calf-raise | Cable calf raise | Wadenheben am Kabelzug | cable | calves | | reps | cable standing calf raise, standing cable calf raise
    barbell-seated-calf-raise | Barbell seated calf raise | Wadenheben sitzend mit Langhantel | barbell | calves | | reps | seated barbell calf raise, sitzendes Wadenheben mit der Langhantel
    dumbbell-seated-calf-raise | Dumbbell seated calf raise | Wadenheben sitzend mit Kurzhanteln | dumbbell | calves | | reps | seated dumbbell calf raise, sitzendes Wadenheben mit Kurzhanteln
    smith-leg-press | Smith machine leg press | Beinpresse an der Multipresse | machine | quads glutes | hamstrings | reps | smith leg press
    reverse-hack-squat | Reverse hack squat | Umgekehrte Hackenschmidt-Kniebeuge | machine | quads glutes | hamstrings adductors | reps | reverse hack squat machine
    high-box-squat | High box squat | Kniebeuge auf den hohen Kasten | barbell | glutes quads | hamstrings lower-back | reps | above-parallel box squat
    low-box-squat | Low box squat | Kniebeuge auf den niedrigen Kasten | barbell | quads glutes | hamstrings lower-back | reps | below-parallel box squat
    diagonal-lunge | Diagonal lunge | Diagonaler Ausfallschritt | bodyweight | quads glutes | adductors hamstrings | reps | forty-five degree lunge, 45-degree lunge
    crossover-lunge | Crossover lunge | Überkreuz-Ausfallschritt | bodyweight | glutes quads | adductors | reps | cross-over lunge
    hindu-squat | Hindu squat | Hindu-Kniebeuge | bodyweight | quads | calves glutes | reps | baithak, bethak
    high-handle-trap-bar-deadlift | High-handle trap bar deadlift | Trapbar-Kreuzheben mit hohen Griffen | barbell | glutes quads | hamstrings lower-back forearms | reps | trap bar deadlift high handle, high handle hex bar deadlift
    step-up-with-knee-drive | Step-up with knee drive | Aufsteigen mit Kniehub | bodyweight | quads glutes | hip-flexors hamstrings | reps | step-up with knee raise, step-up to knee drive, knee-drive step-up, step-up knee drive
    """
}
