/// Exercises for the whole body.

extension Table {
  static let fullBody = """
    deadlift | Deadlift | Kreuzheben | barbell | glutes hamstrings lower-back | quads traps forearms | reps | dl, conventional deadlift, barbell deadlift, konventionelles Kreuzheben, Kreuzheben konventionell, competition deadlift, comp deadlift, Wettkampfkreuzheben
    sumo-deadlift | Sumo deadlift | Sumo-Kreuzheben | barbell | glutes quads | adductors hamstrings lower-back | reps | Kreuzheben Sumo, sumo dl, sdl
    trap-bar-deadlift | Trap bar deadlift | Kreuzheben mit der Trap-Bar | barbell | glutes quads | hamstrings traps lower-back | reps | hex bar deadlift, tbdl, Trapbar-Kreuzheben, Hexbar-Kreuzheben
    deficit-deadlift | Deficit deadlift | Kreuzheben mit Erhöhung | barbell | glutes hamstrings lower-back | quads traps | reps | Defizit-Kreuzheben, Kreuzheben vom Brett
    paused-deadlift | Paused deadlift | Kreuzheben mit Pause | barbell | glutes hamstrings lower-back | quads traps | reps | pause deadlift
    snatch-grip-deadlift | Snatch-grip deadlift | Kreuzheben im Reißgriff | barbell | upper-back glutes hamstrings | traps forearms lower-back | reps | breites Kreuzheben
    axle-deadlift | Axle deadlift | Kreuzheben mit dicker Stange | barbell | glutes forearms | hamstrings lower-back | reps | fat bar deadlift, thick bar deadlift, fat grip deadlift
    dumbbell-deadlift | Dumbbell deadlift | Kreuzheben mit Kurzhanteln | dumbbell | glutes hamstrings | lower-back quads | reps | Kurzhantel-Kreuzheben
    suitcase-deadlift | Suitcase deadlift | Koffer-Kreuzheben | kettlebell | glutes hamstrings | obliques forearms | reps | single arm deadlift, einarmiges Kreuzheben
    thruster | Thruster | Thruster | barbell | quads front-delts | glutes triceps abs | reps | barbell thruster, front squat to press, Thruster mit Langhantel
    dumbbell-thruster | Dumbbell thruster | Thruster mit Kurzhanteln | dumbbell | quads front-delts | glutes triceps | reps |
    kettlebell-thruster | Kettlebell thruster | Thruster mit Kettlebell | kettlebell | quads front-delts | glutes triceps | reps | double kettlebell thruster
    cluster | Cluster lift | Cluster | barbell | quads front-delts | glutes traps triceps | reps | squat clean thruster, clean thruster, Umsetzen mit Thruster, clean to thruster, cluster clean to thruster
    sumo-deadlift-high-pull | Sumo deadlift high pull | Sumo-Kreuzheben mit hohem Zug | barbell | traps glutes | hamstrings side-delts | reps | sdhp, sdlhp, sumo deadlift high-pull, sumo high pull, sumo dl high pull, sumo squat high pull
    kettlebell-swing | Kettlebell swing | Kettlebell Swing | kettlebell | glutes hamstrings | lower-back abs forearms | reps | swing, two-hand swing, two-arm swing, two hand kettlebell swing, hardstyle swing, russian swing, russian kettlebell swing, Kettlebell-Schwünge, Kugelhantelschwung, Kettlebellschwingen, Kettlebell-Schwung, kbs, two-handed kettlebell swing, two-handed swing, double-arm kettlebell swing
    american-kettlebell-swing | American kettlebell swing | American Kettlebell Swing | kettlebell | glutes hamstrings front-delts | lower-back | reps | american swing, overhead kettlebell swing, overhead swing, Amerikanischer Kettlebell-Schwung
    one-arm-kettlebell-swing | One-arm kettlebell swing | Einarmiger Kettlebell Swing | kettlebell | glutes hamstrings | obliques forearms | reps | one arm swing, single arm swing, one hand swing, single arm kettlebell swing, one hand kettlebell swing, hand to hand swing, einarmige Swings, Einarmiger Kettlebell-Schwung
    one-arm-american-kettlebell-swing | One-arm American kettlebell swing | Einarmiger Amerikanischer Kettlebell-Schwung | kettlebell | glutes hamstrings | front-delts abs | reps | single arm american kettlebell swing
    double-kettlebell-swing | Double kettlebell swing | Doppelter Kettlebell Swing | kettlebell | glutes hamstrings | lower-back | reps | double swing, Doppelter Kettlebell-Schwung
    dumbbell-swing | Dumbbell swing | Kurzhantel-Swing | dumbbell | glutes hamstrings | lower-back | reps | Kurzhantelschwung
    turkish-get-up | Turkish get-up | Turkish Get-up | kettlebell | front-delts abs | glutes obliques quads | reps | tgu, getup, kettlebell turkish get-up, Türkisches Aufstehen, turkish get-up lunge style, turkish get-up squat style
    windmill | Windmill | Windmühle | kettlebell | obliques | hamstrings front-delts | reps | kettlebell windmill, kb windmill
    kettlebell-halo | Kettlebell halo | Kettlebell-Halo | kettlebell | front-delts rear-delts | abs triceps | reps | halo, around the head
    around-the-world | Kettlebell around the world | Kettlebell Around the World | kettlebell | forearms abs | obliques | reps | around the world, kettlebell slingshot, Kettlebell-Umkreisen, around the body pass
    plate-around-the-world | Plate around the world | Scheibenkreisen um den Kopf | other | front-delts side-delts | abs traps | reps | plate halo, around the world with plate
    figure-eight | Kettlebell figure eight | Kettlebell-Achter | kettlebell | abs forearms | hamstrings glutes | reps | figure eight, Kettlebell-Acht, figure eight to hold, kettlebell figure 8, figure 8
    bent-press | Bent press | Gebeugtes Drücken | kettlebell | front-delts obliques | triceps | reps |
    man-maker | Man maker | Man Maker | dumbbell | chest upper-back quads | front-delts triceps abs | reps |
    devils-press | Devil's press | Devil’s Press | dumbbell | front-delts glutes | chest hamstrings triceps | reps | devil press, double dumbbell devils press, Teufelspresse
    burpee | Burpee | Burpee | bodyweight | quads chest | front-delts triceps abs | reps | full burpee, chest to floor burpee, Liegestützsprung, standard burpee
    bar-facing-burpee | Bar-facing burpee | Bar-facing Burpee | bodyweight | quads chest | triceps abs | reps | bfb, Burpee zur Stange, burpee facing bar, over the bar burpee, burpee over bar, burpee over the bar, barbell-facing burpee, burpee facing barbell, burpee over the barbell
    lateral-burpee-over-bar | Lateral burpee over bar | Seitlicher Burpee über die Stange | bodyweight | chest quads | front-delts triceps abs glutes | reps | burpee over bar lateral
    lateral-burpee | Lateral burpee | Seitlicher Burpee | bodyweight | chest quads | front-delts triceps abs glutes | reps | lateral jump burpee, burpee with lateral jump, Burpee mit Seitsprung
    burpee-box-jump | Burpee box jump | Burpee Box Jump | other | quads chest | glutes triceps | reps | bbj, Burpee mit Kastensprung, burpee to box jump
    burpee-box-jump-over | Burpee box jump over | Burpee Box Jump Over | other | quads chest | glutes triceps | reps | bbjo, Burpee mit Kastenübersprung, burpee over box
    burpee-pull-up | Burpee pull-up | Burpee Pull-up | bodyweight | lats chest | quads biceps | reps | Burpee mit Klimmzug
    burpee-broad-jump | Burpee broad jump | Burpee Broad Jump | bodyweight | quads chest glutes | triceps calves | distance | burpee long jump, Burpee mit Weitsprung, broad jump burpee
    burpee-to-target | Burpee to target | Burpee mit Berühren | bodyweight | quads chest | calves | reps | target burpee, 6 inch target burpee
    half-burpee | Half burpee | Halber Burpee | bodyweight | quads abs | front-delts | reps | squat thrust, up-down burpee, sprawl, halbe Burpees, no push-up burpee, down-up
    wall-ball | Wall ball | Wall Ball | medicine-ball | quads glutes | front-delts triceps | reps | wall ball shot, wb, Wandball, Wandwurf
    medicine-ball-slam | Medicine ball slam | Ball Slam | medicine-ball | lats abs | front-delts | reps | slam ball, med ball slam, slam, Medizinballschmettern, slam ball slam, medicine ball overhead slam, overhead slam
    medicine-ball-clean | Medicine ball clean | Umsetzen mit Medizinball | medicine-ball | quads glutes | traps | reps | med ball clean, mb clean
    medicine-ball-throw | Medicine ball chest throw | Medizinballstoß | medicine-ball | chest triceps | front-delts | reps | chest pass, med ball chest pass, medicine ball throw, med ball throw, Medizinballwurf, multi throw
    overhead-medicine-ball-throw | Overhead medicine ball throw | Medizinballwurf über Kopf | medicine-ball | lats glutes | abs front-delts | reps | overhead med ball throw, backward overhead medicine ball throw, medicine ball overhead throw, medicine ball soccer throw, soccer throw, overhead throw
    farmer-carry | Farmer's carry | Farmers Walk | dumbbell | forearms traps | abs glutes calves | distance | farmer carry, farmer walk, Bauerngang, Bauernlauf
    kettlebell-farmer-carry | Kettlebell farmer's carry | Farmers Walk mit Kettlebells | kettlebell | forearms traps | abs glutes | distance | kettlebell farmer carry, kettlebell carry
    trap-bar-carry | Trap bar carry | Farmers Walk mit der Trap-Bar | barbell | forearms traps | abs glutes | distance | trap bar farmer's carry, hex bar carry
    farmer-hold | Farmer's hold | Farmers Hold | dumbbell | forearms traps | abs | time | farmer hold, dumbbell hold, kettlebell hold, kettlebell farmer hold, kettlebell farmer's hold, dumbbell farmer hold
    suitcase-carry | Suitcase carry | Suitcase Carry | kettlebell | obliques forearms | traps glutes | distance | single arm farmer's carry, one arm carry, einarmiger Farmers Walk, Kofferträger, Koffertragen, suitcase walk
    front-rack-carry | Front-rack carry | Front Rack Carry | kettlebell | abs upper-back | biceps forearms | distance | rack carry, kettlebell rack carry, rack walk, front rack walk, Tragen in Frontposition, double front rack carry, double kettlebell front rack carry
    overhead-carry | Overhead carry | Overhead Carry | kettlebell | front-delts abs | traps triceps | distance | waiter walk, waiter carry, waiter's walk, overhead walk, Kellnergang, Tragen über Kopf
    zercher-carry | Zercher carry | Zercher-Tragen | barbell | abs upper-back | biceps glutes | distance |
    bear-hug-carry | Bear hug carry | Tragen in Umarmung | sandbag | upper-back abs | biceps glutes | distance | sandbag carry, sandbag bear hug carry, sandbag hug carry, Sandsacktragen, sandbag walk
    yoke-carry | Yoke carry | Yoke Walk | other | traps abs | glutes quads | distance | yoke, Joch, Jochtragen
    husafell-carry | Husafell carry | Husafell-Tragen | other | upper-back abs | biceps glutes | distance | stone carry, husafell stone carry, husafell stone, husafell, husafell walk, husafell stone walk
    sandbag-clean | Sandbag clean | Umsetzen mit Sandsack | sandbag | glutes upper-back | quads biceps | reps |
    sandbag-over-shoulder | Sandbag over shoulder | Sandsack über die Schulter | sandbag | glutes upper-back | hamstrings biceps | reps | sandbag to shoulder, d-ball over shoulder, sandbag shouldering, stone to shoulder, stone over shoulder, ball over shoulder, sandbag ground to shoulder
    atlas-stone | Atlas stone | Atlasstein | other | glutes lower-back | upper-back biceps | reps | atlas stone load, stone load, stone lift, Atlassteine
    log-press | Log press | Baumstammdrücken | other | front-delts triceps | upper-back quads | reps | log clean and press, strongman log press, log lift, log clean & press
    axle-press | Axle press | Drücken mit dicker Stange | barbell | front-delts | triceps forearms | reps | axle clean and press
    tire-flip | Tire flip | Tire Flip | other | glutes quads | upper-back lower-back biceps | reps | tyre flip, Reifen kippen, Reifen umdrehen, Reifenflip, Reifenwenden
    sledgehammer | Sledgehammer strike | Vorschlaghammer | other | lats abs | forearms obliques | reps | sledgehammer, sledgehammer slam, hammer strike, Hammerschläge, tire slam, sledgehammer swing
    sled-push | Sled push | Schlittenschieben | sled | quads glutes | calves abs | distance | prowler push, prowler, push sled, Schlitten drücken
    sled-pull | Sled pull | Schlittenziehen | sled | hamstrings upper-back | glutes forearms | distance | sled row, rope sled pull, pull sled
    sled-drag | Sled drag | Schlittenschleppen | sled | quads glutes | calves | distance | backward sled drag, reverse sled drag, backwards sled drag, sled walk, Schlitten rückwärts ziehen, backward sled pull, reverse sled pull
    backward-walk | Backward walk | Rückwärtsgehen | other | quads | calves | distance | retro walk, walking backwards, backward walking, reverse walk
    battle-rope | Battle rope | Battle Rope | other | front-delts forearms | abs lats | time | battling ropes, rope wave, rope slam, Schlagseil, Tauschwingen, Wellenseil, battle rope wave, battle rope slam
    bear-complex | Bear complex | Bärenkomplex | barbell | quads front-delts glutes | traps triceps | reps |
    bear-crawl | Bear crawl | Bear Crawl | bodyweight | abs front-delts | quads | distance | bear walk, Bärenlauf, Bärengang, quadrupedal movement, quadrupedie, qm, quadrupedal, Vierfüßlergang, quadruped walk, quadrupedal walk, quadrupedal crawl, Bär-Kriechen, Bärenkriechen
    crab-walk | Crab walk | Krebsgang | bodyweight | triceps glutes | abs rear-delts | distance |
    crab-reach | Crab reach | Crab Reach | bodyweight | glutes abs | rear-delts triceps | reps | dancing crab, crab toe touch, crab kick
    inchworm | Inchworm | Inchworm | bodyweight | abs hamstrings | front-delts | reps | walkout, Raupengang, Raupe, inchworm walkout, hand walkout
    duck-walk | Duck walk | Entengang | bodyweight | quads glutes | calves | distance |
    lizard-crawl | Lizard crawl | Echsengang | bodyweight | chest abs | hip-flexors triceps | distance | crocodile walk, spider crawl, alligator crawl
    ground-to-overhead | Ground to overhead | Ground-to-Overhead | barbell | glutes front-delts | quads traps triceps | reps | g2oh, gto, plate ground to overhead, Vom Boden über Kopf, gtoh, plate g2oh
    shoulder-to-overhead | Shoulder to overhead | Shoulder-to-Overhead | barbell | front-delts | triceps quads | reps | s2oh, sto, s2o, Von der Schulter über Kopf, stoh
    dumbbell-clean-and-press | Dumbbell clean and press | Umsetzen und Drücken mit Kurzhanteln | dumbbell | front-delts glutes | quads triceps traps | reps | dumbbell clean & press
    dumbbell-step-over | Dumbbell box step-over | Kastenüberstieg mit Kurzhantel | dumbbell | quads glutes | hamstrings | reps | dumbbell step-over
    box-step-over | Box step-over | Kastenübersteigen | bodyweight | quads glutes | hamstrings calves | reps | step-over, Kastenübersteiger
    deadlift-high-pull | Deadlift high pull | Kreuzheben mit hohem Zug | barbell | traps glutes | hamstrings side-delts | reps | barbell deadlift high pull
    landmine-squat-and-press | Landmine squat and press | Landmine-Thruster | barbell | quads front-delts | glutes triceps abs | reps | landmine thruster, landmine squat to press
    squat-row | Squat row | Kniebeuge mit Rudern | band | quads upper-back | glutes biceps | reps | squat to row
    cable-squat-row | Cable squat row | Kniebeuge mit Rudern am Kabel | cable | quads upper-back | glutes lats biceps | reps |
    sandbag-front-squat | Sandbag front squat | Frontkniebeuge mit Sandsack | sandbag | quads glutes | abs upper-back | reps |
    dumbbell-shoulder-to-overhead | Dumbbell shoulder to overhead | Kurzhanteln von der Schulter über Kopf | dumbbell | front-delts | triceps quads | reps | db s2oh, db stoh, db sto
    dumbbell-hang-clean-to-overhead | Dumbbell hang clean-to-overhead | Kurzhanteln aus dem Hang über Kopf | dumbbell | front-delts glutes | quads traps triceps | reps | hang clean-to-overhead, dumbbell hang clean to overhead
    dumbbell-burpee | Dumbbell burpee | Burpee mit Kurzhanteln | dumbbell | quads chest | triceps abs | reps | burpee with dumbbells
    dumbbell-burpee-deadlift | Dumbbell burpee deadlift | Burpee mit Kreuzheben | dumbbell | glutes chest | hamstrings triceps | reps | burpee deadlift, dumbbell deadlift burpee
    burpee-muscle-up | Burpee muscle-up | Burpee Muscle-up | bodyweight | lats chest | triceps quads | reps | burpee bar muscle-up, burpee ring muscle-up
    burpee-toes-to-bar | Burpee toes-to-bar | Burpee Toes-to-Bar | bodyweight | abs chest | hip-flexors quads | reps |
    medicine-ball-carry | Medicine ball carry | Medizinball tragen | medicine-ball | abs upper-back | biceps quads | distance | med ball carry, ball carry
    medicine-ball-run | Medicine ball run | Laufen mit Medizinball | medicine-ball | quads calves | abs hamstrings | distance | run carrying medicine ball, run with medicine ball, med ball run
    plate-carry | Plate carry | Scheibe tragen | other | forearms abs | quads traps | distance | plate run, plate walk, run with plate, overhead plate carry
    buddy-carry | Buddy carry | Partner tragen | other | quads glutes | traps abs | distance | body armor carry, fireman carry, fireman's carry, partner carry
    bucket-carry | Bucket carry | Eimer tragen | other | forearms upper-back | abs glutes | distance | bucket walk, Eimertragen
    sandbag-drag | Sandbag drag | Sandsack ziehen | sandbag | quads upper-back | glutes forearms | distance |
    d-ball-clean | Slam ball clean | Umsetzen mit schwerem Ball | medicine-ball | glutes upper-back | quads biceps | reps | d-ball clean, ball to shoulder
    sled-sprint | Sled sprint | Schlittensprint | sled | quads glutes | calves hamstrings | distance | weighted sprint, resisted sprint, prowler sprint, sled push sprint
    band-sprint | Band sprint | Sprint mit Band | band | quads glutes | calves hamstrings | distance | banded sprint, band-resisted sprint, Sprint gegen Band, resisted sprint with band, sprint with band resistance
    rope-pull | Seated rope pull | Seilziehen im Sitzen | other | lats biceps | forearms upper-back | distance | rope pull, hand over hand rope pull, Seilziehen
    lying-to-standing-rope-climb | Rope pull-up from floor | Aufrichten am Seil | other | lats biceps | forearms abs | reps | lying rope climb, lying to standing rope climb
    monkey-walk | Monkey walk | Affengang | bodyweight | front-delts quads | abs adductors | distance | ape walk, monkey crawl, ape crawl, lateral ape, gorilla walk
    frogger | Frogger | Froschhocke | bodyweight | quads front-delts | abs hip-flexors | reps | squat thrust hop
    hiit | HIIT | Hochintensives Intervalltraining | bodyweight | quads abs | chest glutes | time | high intensity interval training, hiit workout, HIIT-Einheit, HIIT-Zirkel, HIIT-Training
    circuit-training | Circuit training | Zirkeltraining | bodyweight | quads abs | chest upper-back | time | bootcamp
    deficit-snatch-grip-deadlift | Deficit snatch-grip deadlift | Defizit-Kreuzheben im Reißgriff | barbell | lower-back glutes | hamstrings upper-back | reps | snatch-grip deficit deadlift
    zercher-deadlift | Zercher deadlift | Zercher-Kreuzheben | barbell | glutes quads | lower-back biceps | reps |
    landmine-deadlift | Landmine deadlift | Landmine-Kreuzheben | barbell | glutes hamstrings | lower-back | reps |
    sumo-kettlebell-deadlift | Sumo kettlebell deadlift | Sumo-Kreuzheben mit Kettlebell | kettlebell | glutes adductors | hamstrings quads | reps | kettlebell sumo deadlift
    car-deadlift | Car deadlift | Autokreuzheben | other | quads glutes | lower-back traps | reps | side-handle deadlift, car deadlift simulator, vehicle deadlift, truck deadlift
    silver-dollar-deadlift | Silver dollar deadlift | Silberdollar-Kreuzheben | other | lower-back glutes | traps hamstrings | reps | eighteen-inch deadlift, 18-inch deadlift, partial deadlift
    wagon-wheel-deadlift | Wagon wheel deadlift | Wagenrad-Kreuzheben | barbell | lower-back glutes | traps | reps |
    frame-deadlift | Frame deadlift | Rahmenkreuzheben | other | quads glutes | lower-back traps | reps |
    kettlebell-short-swing | Kettlebell short swing | Kurzer Kettlebell-Schwung | kettlebell | glutes hamstrings | lower-back | reps | short swing, partial swing, short kettlebell swing
    curl-to-press | Curl to press | Curl mit Überkopfdrücken | dumbbell | biceps front-delts | triceps side-delts | reps | curl into press, curl and press, curl press, dumbbell curl to press, dumbbell curl and press, bicep curl to press, bicep curl to shoulder press, biceps curl to shoulder press, curl to shoulder press, hammer curl to press
    dead-stop-swing | Dead-stop swing | Kettlebell-Schwung vom Boden | kettlebell | glutes hamstrings | lower-back | reps | dead swing, kettlebell dead-stop swing, dead start swing
    medicine-ball-backward-throw | Medicine ball backward throw | Medizinballwurf rückwärts | medicine-ball | glutes hamstrings | traps | reps | medicine ball backward toss, overhead back toss, medicine ball overhead back throw, standing power throw, backward overhead throw, overhead backward medicine ball throw
    medicine-ball-shot-put | Medicine ball shot put | Medizinball stoßen | medicine-ball | chest triceps | obliques glutes | reps | medicine ball put, medicine ball shot-put throw, med ball punch throw, med ball shot put
    medicine-ball-squat-throw | Medicine ball squat throw | Medizinballwurf aus der Hocke | medicine-ball | quads glutes | front-delts | reps | medicine ball squat to throw, medicine ball vertical throw, medicine ball squat toss
    medicine-ball-squat-to-press | Medicine ball squat to press | Medizinball-Kniebeuge mit Drücken | medicine-ball | quads front-delts | glutes triceps | reps | medicine ball squat and press, medicine ball squat press
    medicine-ball-over-shoulder | Medicine ball over shoulder | Medizinball über die Schulter | medicine-ball | glutes lower-back | biceps | reps | ball over the shoulder
    dumbbell-facing-burpee | Dumbbell-facing burpee | Burpee zur Hantel | bodyweight | chest quads | triceps | reps | burpee over dumbbell, burpee over the dumbbell, lateral burpee over dumbbell
    box-facing-burpee | Box-facing burpee | Burpee zum Kasten | bodyweight | chest quads | triceps | reps |
    burpee-over-rower | Burpee over rower | Burpee über das Rudergerät | bodyweight | chest quads | triceps | reps | burpee over the rower, rower-facing burpee, burpee over erg, lateral burpee over rower
    eight-count-bodybuilder | Eight-count bodybuilder | Achtzähliger Bodybuilder | bodyweight | chest quads | abs triceps | reps | eight-count push-up, eight-count burpee, 8-count body builder, bodybuilder burpee
    sandbag-get-up | Sandbag get-up | Aufstehen mit Sandsack | sandbag | abs glutes | quads front-delts | reps | sandbag tgu
    sandbag-load | Sandbag load | Sandsack laden | sandbag | glutes lower-back | biceps quads | reps | sandbag over bar, sandbag to platform, bag over bar, sandbag loading, bag over the bar
    sandbag-toss | Sandbag toss | Sandsackwurf | sandbag | glutes hamstrings | traps front-delts | reps | bag toss, sandbag throw, sandbag over bar toss
    sandbag-carry-and-load | Sandbag carry and load | Sandsack tragen und laden | sandbag | glutes lower-back | biceps quads | reps | sandbag carry to load
    sandbag-medley | Sandbag medley | Sandsack-Medley | sandbag | glutes lower-back | biceps quads | distance | carry medley, loading medley
    loading-race | Loading race | Ladewettbewerb | other | glutes lower-back | biceps quads | distance | loading event
    keg-carry | Keg carry | Fass tragen | other | lower-back glutes | biceps quads | distance | keg walk, barrel carry
    keg-load | Keg load | Fass laden | other | lower-back glutes | biceps quads | reps | keg over bar, keg loading, keg to platform, barrel load, keg over yoke
    keg-carry-and-load | Keg carry and load | Fass tragen und laden | other | lower-back glutes | biceps quads | reps | keg carry to load
    keg-toss | Keg toss | Fasswurf | other | glutes hamstrings | traps front-delts | reps | keg throw
    keg-clean-and-press | Keg clean and press | Fass umsetzen und drücken | other | front-delts glutes | triceps | reps | keg press
    stone-over-bar | Stone over bar | Stein über die Stange | other | glutes lower-back | biceps hamstrings | reps | stone over yoke, stone over the bar, atlas stone over bar, stone over the yoke, atlas stone over yoke
    stone-to-platform | Stone to platform | Stein auf die Plattform | other | glutes lower-back | biceps hamstrings | reps | stone to box, stone series, stone run
    natural-stone-lift | Natural stone lift | Naturstein heben | other | glutes lower-back | biceps hamstrings | reps | natural stone, inver stone, husafell stone lift
    stone-put | Stone put | Steinstoß | other | chest triceps | obliques glutes | reps | stone throw
    log-clean | Log clean | Baumstamm umsetzen | other | glutes upper-back | biceps | reps |
    log-push-press | Log push press | Baumstamm-Schwungdrücken | other | front-delts | triceps quads | reps | log viper press, viper press
    log-strict-press | Log strict press | Baumstamm strikt drücken | other | front-delts | triceps | reps |
    log-jerk | Log jerk | Baumstamm-Stoßen | other | front-delts quads | triceps | reps | log clean and jerk, log push jerk, log split jerk
    log-carry | Log carry | Baumstamm tragen | other | traps abs | quads | distance |
    log-squat | Log squat | Kniebeuge mit Baumstamm | other | quads glutes | abs | reps |
    log-lunge | Log lunge | Ausfallschritt mit Baumstamm | other | quads glutes | abs | reps |
    log-sit-up | Log sit-up | Sit-up mit Baumstamm | other | abs | hip-flexors | reps |
    log-pt | Log PT | Baumstammtraining | other | front-delts quads | abs | time | log physical training, log drill
    axle-clean | Axle clean | Achse umsetzen | barbell | glutes upper-back | forearms | reps | axle continental, continental clean, axle continental clean
    axle-push-press | Axle push press | Achsen-Schwungdrücken | barbell | front-delts | triceps quads | reps |
    axle-jerk | Axle jerk | Achsen-Stoßen | barbell | front-delts quads | triceps | reps | axle clean and jerk
    block-press | Block press | Blockdrücken | other | front-delts triceps | chest | reps | strongman block press
    circus-dumbbell | Circus dumbbell | Zirkushantel | dumbbell | front-delts | triceps obliques | reps | circus dumbbell press, circus dumbbell clean and press, monster dumbbell, circus dumbbell push press
    power-stairs | Power stairs | Krafttreppe | other | glutes lower-back | traps quads | reps |
    fingals-fingers | Fingal's fingers | Fingals Finger | other | quads front-delts | chest | reps |
    weight-over-bar | Weight over bar | Gewicht über die Stange | other | glutes hamstrings | traps | reps | weight for height, weight over the bar
    weight-for-distance | Weight for distance | Gewichtwurf auf Weite | other | glutes obliques | traps | reps | heavy weight for distance, light weight for distance
    caber-toss | Caber toss | Baumstammwurf | other | glutes biceps | lower-back | reps | caber
    shield-carry | Shield carry | Schildtragen | other | upper-back biceps | quads | distance | shield walk
    anvil-carry | Anvil carry | Amboss tragen | other | upper-back biceps | quads | distance |
    tombstone-carry | Tombstone carry | Grabstein tragen | other | upper-back biceps | quads | distance |
    frame-carry | Frame carry | Rahmentragen | other | forearms traps | quads | distance | frame walk, strongman frame carry
    conans-wheel-carry | Conan's wheel carry | Conans Rad | other | biceps abs | upper-back | distance | conan's wheel
    zercher-yoke-carry | Zercher yoke carry | Zercher-Joch | other | biceps abs | quads | distance | zercher yoke, front yoke carry
    bottoms-up-carry | Bottoms-up carry | Bottoms-up-Tragen | kettlebell | forearms front-delts | obliques | distance | bottoms-up kettlebell carry, bottoms-up walk
    boat-carry | Boat carry | Boot tragen | other | traps front-delts | quads | distance | boat run
    litter-carry | Litter carry | Trage tragen | other | forearms traps | quads | distance | stretcher carry, litter run, Krankentrage tragen
    jerry-can-carry | Jerry can carry | Kanister tragen | other | forearms traps | quads | distance | water can carry, water jug carry, ammo can carry, ammo can run
    ammo-can-lift | Ammo can lift | Munitionskiste heben | other | front-delts | triceps | reps | ammo can press
    casualty-drag | Casualty drag | Verletzten ziehen | other | hamstrings glutes | upper-back | distance | buddy drag, body drag, dummy drag, rescue drag, casualty evacuation drag
    truck-pull | Truck pull | Lkw-Ziehen | other | quads glutes | calves | distance | harness pull, vehicle pull, car pull, truck harness pull, plane pull
    arm-over-arm-pull | Arm-over-arm pull | Hand-über-Hand-Ziehen | other | lats biceps | upper-back forearms | distance | hand-over-hand pull, arm over arm sled pull, hand-over-hand sled pull
    chain-drag | Chain drag | Kettenziehen | other | hamstrings glutes | lower-back | distance |
    tire-drag | Tire drag | Reifenziehen | other | quads glutes | calves | distance | tyre drag, tire pull, tire walk
    low-crawl | Low crawl | Gleiten am Boden | bodyweight | abs chest | quads front-delts | distance | army crawl, belly crawl
    high-crawl | High crawl | Hohes Kriechen | bodyweight | abs front-delts | quads | distance | leopard crawl, baby crawl
    sprint-drag-carry | Sprint-drag-carry | Sprint-Schlepp-Trage-Lauf | other | quads glutes | forearms | time |
    maneuver-under-fire | Maneuver under fire | Maneuver under Fire | other | quads | forearms | time | manuf
    obstacle-course | Obstacle course | Hindernislauf | other | quads lats | forearms | time | o-course, assault course, Hindernisbahn
    conditioning-drill | Conditioning drill | Konditionsdrill | bodyweight | quads | chest | time | military drill, preparation drill, four for the core, military movement drill
    bend-and-reach | Bend and reach | Beugen und Strecken | bodyweight | quads hamstrings | front-delts | reps | army bend and reach
    cherry-picker | Cherry picker | Kirschenpflücker | bodyweight | hamstrings | lower-back | reps |
    kettlebell-flow | Kettlebell flow | Kettlebell-Fluss | kettlebell | glutes front-delts | abs | time | flow kettlebell
    kettlebell-dead-clean | Kettlebell dead clean | Kettlebell-Umsetzen vom Boden | kettlebell | glutes | biceps | reps | dead clean
    double-kettlebell-swing-clean | Double kettlebell swing clean | Doppeltes Kettlebell-Schwungumsetzen | kettlebell | glutes hamstrings | upper-back | reps | kettlebell swing clean
    kettlebell-clean-and-push-press | Kettlebell clean and push press | Kettlebell-Umsetzen mit Schwungdrücken | kettlebell | front-delts glutes | triceps | reps | kettlebell clean & push press, double kettlebell clean and push press
    kettlebell-clean-and-front-squat | Kettlebell clean and front squat | Kettlebell-Umsetzen mit Frontkniebeuge | kettlebell | quads glutes | upper-back | reps | double kettlebell clean and front squat, kettlebell clean and squat, kettlebell clean squat, double kettlebell clean and squat
    kettlebell-clean-squat-press | Kettlebell clean squat press | Kettlebell-Umsetzen mit Kniebeuge und Drücken | kettlebell | quads front-delts | glutes triceps | reps | kettlebell clean squat and press, clean squat press, double kettlebell clean squat press
    kettlebell-half-snatch | Kettlebell half snatch | Kettlebell-Halbreißen | kettlebell | glutes front-delts | upper-back | reps | half snatch
    kettlebell-biathlon | Kettlebell biathlon | Kettlebell-Biathlon | kettlebell | glutes front-delts | forearms | reps |
    bottoms-up-clean | Bottoms-up clean | Bottoms-up-Umsetzen | kettlebell | forearms | biceps glutes | reps | kettlebell bottoms-up clean
    shot-put | Shot put | Kugelstoßen | other | chest triceps | glutes obliques | reps | shot put throw, shot-put full throw, shot put full, spin shot put, rotational shot put
    shot-put-standing-throw | Shot put standing throw | Standstoß | other | chest triceps | obliques | reps | standing shot put, power position throw, stand throw, standing throw, standing put, power throw, power position
    shot-put-glide | Shot put glide | Angleiten | other | quads glutes | obliques | reps | glide, glide drill, glide shot put, double glide drill
    overhead-shot-throw | Overhead shot throw | Kugelwurf rückwärts über Kopf | other | glutes hamstrings | traps | reps | overhead back throw, overhead backward shot throw, backward shot throw, backward shot toss, overhead back shot throw
    underhand-shot-toss | Underhand shot toss | Kugelschocken vorwärts | other | glutes hamstrings | front-delts | reps | between-the-legs forward throw, forward shot toss, underhand forward throw, between-the-legs forward shot throw, Kugelschocken
    discus-throw | Discus throw | Diskuswurf | other | obliques chest | glutes | reps | discus, full discus throw, Diskus
    standing-discus-throw | Standing discus throw | Diskuswurf aus dem Stand | other | obliques chest | glutes | reps | discus standing throw, discus stand throw
    discus-bowl | Discus bowl | Diskus rollen | other | forearms | obliques | reps | bowling discus, discus bowling
    south-african-drill | South African drill | Südafrikaner | other | quads obliques | glutes | reps | south african, south african throw
    wheel-drill | Wheel drill | Raddrehung | other | quads obliques | glutes | reps | half-turn throw, half turn drill, wheel throw
    fixed-feet-throw | Fixed-feet throw | Wurf ohne Umspringen | other | obliques chest | quads | reps | non-reverse throw, no-reverse throw, non-reverse
    full-throw | Full throw | Wurf mit voller Technik | other | obliques chest | quads glutes | reps | full technique throw
    pirouette-drill | Pirouette drill | Pirouette | bodyweight | quads calves | obliques | reps | discus line drill
    hammer-throw | Hammer throw | Hammerwurf | other | obliques glutes | traps lats | reps | hammer full throw, three-turn throw, four-turn throw, one-turn throw, two-turn throw
    hammer-wind | Hammer wind | Hammerschwung | other | obliques | traps | reps | winds
    hammer-turn | Hammer turn | Hammerdrehung | other | quads obliques | glutes | reps | turns without release
    weight-throw | Weight throw | Gewichtwurf | other | obliques glutes | traps lats | reps | heavy weight throw, thirty-five pound weight throw
    javelin-throw | Javelin throw | Speerwurf | other | lats chest | obliques triceps | reps | javelin, full javelin throw, three-step javelin throw, five-step javelin throw, three-step throw, five-step throw
    standing-javelin-throw | Standing javelin throw | Speerwurf aus dem Stand | other | lats chest | obliques triceps | reps | javelin standing throw, two-handed javelin throw
    javelin-crossover | Javelin crossover | Speerwurf-Kreuzschritt | other | abductors | adductors | distance | crossover run, javelin crossover run
    walking-throw | Walking throw | Wurf im Gehen | other | obliques chest | quads | reps | kneeling throw, seated throw, reverse throw drill, reverse throw
    wrist-flip | Wrist flip | Handgelenkstoß | other | forearms | triceps | reps | shot put wrist flip
    ball-throw | Ball throw | Ballwurf | other | lats chest | triceps | reps | long toss, baseball throw, flat-ground throw, bullpen throw, bullpen, plyo ball throw, pivot pick, weighted ball throw, softball throw
    hummer-tire-deadlift | Hummer tire deadlift | Hummer-Reifen-Kreuzheben | barbell | glutes lower-back | hamstrings traps | reps | tire deadlift
    natural-stone-press | Natural stone press | Naturstein drücken | other | front-delts | triceps glutes | reps | stone press
    steinborn-squat | Steinborn squat | Steinborn-Kniebeuge | barbell | quads obliques | glutes upper-back | reps | steinborn lift
    lateral-sled-drag | Lateral sled drag | Schlittenziehen seitwärts | sled | abductors adductors | glutes | distance | sled lateral drag, sideways sled drag
    half-get-up | Half get-up | Halbes Türkisches Aufstehen | kettlebell | abs front-delts | obliques | reps | half turkish get-up
    double-windmill | Double windmill | Doppelte Windmühle | kettlebell | obliques | hamstrings front-delts | reps | double kettlebell windmill
    kettlebell-dead-snatch | Kettlebell dead snatch | Kettlebell-Reißen vom Boden | kettlebell | glutes hamstrings | front-delts | reps | dead snatch
    armor-building-complex | Armor building complex | Armor-Building-Komplex | kettlebell | quads front-delts | glutes triceps | reps | kettlebell armor building complex, abc complex
    kettlebell-pass-through-lunge | Kettlebell pass-through lunge | Ausfallschritt mit Durchreichen | kettlebell | quads glutes | forearms abs | reps | kettlebell pass-through, pass-through lunge
    kettlebell-throw | Kettlebell throw | Kettlebell-Wurf | kettlebell | glutes hamstrings | front-delts | reps | kettlebell toss
    kettlebell-swing-snatch | Kettlebell swing snatch | Kettlebell-Schwungreißen | kettlebell | glutes hamstrings | front-delts | reps | swing snatch
    kettlebell-halo-squat | Kettlebell halo squat | Kniebeuge mit Kettlebell-Kreisen | kettlebell | quads front-delts | glutes abs | reps | halo squat
    navy-seal-burpee | Navy SEAL burpee | Navy-SEAL-Burpee | bodyweight | chest quads | abs triceps | reps |
    step-back-burpee | Step-back burpee | Burpee mit Zurücksteigen | bodyweight | quads chest | abs | reps | step-out burpee, no-jump burpee, step burpee
    burpee-to-plate | Burpee to plate | Burpee auf die Scheibe | bodyweight | quads chest | calves triceps | reps |
    burpee-box-step-over | Burpee box step-over | Burpee mit Kastenüberstieg | other | quads chest | glutes triceps | reps |
    box-get-over | Box get-over | Überwinden des Kastens | bodyweight | lats quads | chest triceps | reps |
    lateral-box-jump-over | Lateral box jump over | Seitlicher Kastenübersprung | bodyweight | quads glutes | calves abductors | reps |
    curtis-p | Curtis P | Curtis P | barbell | quads glutes front-delts | traps triceps | reps | curtis p complex
    pig-flip | Pig flip | Pig Flip | other | glutes quads | upper-back biceps | reps |
    sandbag-hold | Sandbag hold | Sandsack halten | sandbag | upper-back biceps | abs | time | sandbag bear hug hold
    kettlebell-tater | Kettlebell tater | Kettlebell-Tater | kettlebell | glutes quads | biceps lower-back | reps |
    hang-cluster | Hang clean thruster | Umsetzen aus dem Hang mit Thruster | barbell | quads front-delts | glutes traps | reps | hang squat clean thruster, hang cluster
    overhead-hold | Overhead hold | Halten über Kopf | barbell | front-delts traps | triceps abs | time | overhead support, overhead lockout, plate overhead hold
    hyrox | HYROX | HYROX-Simulation | other | quads glutes | calves front-delts | time | hyrox race
    animal-flow | Animal flow | Animal Flow | bodyweight | abs front-delts | quads glutes | time |
    sit-through | Sit-through | Durchsitzen | bodyweight | abs obliques | front-delts glutes | reps |
    medicine-ball-underhand-throw | Medicine ball underhand throw | Medizinball schocken | medicine-ball | glutes hamstrings | front-delts | reps | granny toss, medicine ball granny toss, underhand medicine ball toss
    sandbag-run | Sandbag run | Lauf mit Sandsack | sandbag | quads glutes | calves traps | distance | run with sandbag
    goblet-clean | Goblet clean | Goblet Clean | kettlebell | glutes hamstrings | quads traps | reps | kettlebell goblet clean, dumbbell goblet clean
    devil-clean | Devil clean | Devil Clean | dumbbell | glutes quads | chest hamstrings front-delts | reps | devils clean, dumbbell devil clean, burpee dumbbell clean
    lateral-bear-crawl | Lateral bear crawl | Seitlicher Bärengang | bodyweight | abs front-delts | quads | distance | sideways bear crawl, side bear crawl, Bärengang seitwärts
    wheelbarrow-walk | Wheelbarrow walk | Schubkarre | bodyweight | front-delts abs | triceps chest | distance | wheelbarrow, partner wheelbarrow, Schubkarrenlauf, Schubkarrengang
    """
}
