/// Exercises for the whole body.

extension Table {
  static let fullBody = """
    deadlift | Deadlift | Kreuzheben | barbell | glutes hamstrings lower-back | quads traps forearms | reps | dl, conventional deadlift, barbell deadlift, konventionelles Kreuzheben, Kreuzheben konventionell, competition deadlift, comp deadlift, Wettkampfkreuzheben
    sumo-deadlift | Sumo deadlift | Sumo-Kreuzheben | barbell | glutes quads | adductors hamstrings lower-back | reps | Kreuzheben Sumo, sumo dl, sdl
    trap-bar-deadlift | Trap bar deadlift | Kreuzheben mit der Trap-Bar | barbell | glutes quads | hamstrings traps lower-back | reps | hex bar deadlift, tbdl, Trapbar-Kreuzheben, Hexbar-Kreuzheben
    deficit-deadlift | Deficit deadlift | Kreuzheben mit Erhöhung | barbell | glutes hamstrings lower-back | quads traps | reps | Defizit-Kreuzheben, Kreuzheben vom Brett
    paused-deadlift | Paused deadlift | Kreuzheben mit Pause | barbell | glutes hamstrings lower-back | quads traps | reps | pause deadlift
    snatch-grip-deadlift | Snatch-grip deadlift | Kreuzheben im Reißgriff | barbell | upper-back glutes hamstrings | traps forearms lower-back | reps | breites Kreuzheben
    axle-deadlift | Axle deadlift | Kreuzheben mit dicker Stange | barbell | glutes forearms | hamstrings lower-back | reps | fat bar deadlift, thick bar deadlift
    dumbbell-deadlift | Dumbbell deadlift | Kreuzheben mit Kurzhanteln | dumbbell | glutes hamstrings | lower-back quads | reps | Kurzhantel-Kreuzheben
    suitcase-deadlift | Suitcase deadlift | Koffer-Kreuzheben | kettlebell | glutes hamstrings | obliques forearms | reps | single arm deadlift, einarmiges Kreuzheben
    thruster | Thruster | Thruster | barbell | quads front-delts | glutes triceps abs | reps | barbell thruster, front squat to press, Thruster mit Langhantel
    dumbbell-thruster | Dumbbell thruster | Thruster mit Kurzhanteln | dumbbell | quads front-delts | glutes triceps | reps |
    kettlebell-thruster | Kettlebell thruster | Thruster mit Kettlebell | kettlebell | quads front-delts | glutes triceps | reps | double kettlebell thruster
    cluster | Cluster lift | Cluster | barbell | quads front-delts | glutes traps triceps | reps | squat clean thruster, clean thruster, Umsetzen mit Thruster
    sumo-deadlift-high-pull | Sumo deadlift high pull | Sumo-Kreuzheben mit hohem Zug | barbell | traps glutes | hamstrings side-delts | reps | sdhp, sdlhp, sumo deadlift high-pull, sumo high pull, sumo dl high pull
    kettlebell-swing | Kettlebell swing | Kettlebell Swing | kettlebell | glutes hamstrings | lower-back abs forearms | reps | swing, two-hand swing, two-arm swing, two hand kettlebell swing, hardstyle swing, russian swing, russian kettlebell swing, Kettlebell-Schwünge, Kugelhantelschwung, Kettlebellschwingen, Kettlebell-Schwung, kbs
    american-kettlebell-swing | American kettlebell swing | American Kettlebell Swing | kettlebell | glutes hamstrings front-delts | lower-back | reps | american swing, overhead kettlebell swing, overhead swing, Amerikanischer Kettlebell-Schwung
    one-arm-kettlebell-swing | One-arm kettlebell swing | Einarmiger Kettlebell Swing | kettlebell | glutes hamstrings | obliques forearms | reps | one arm swing, single arm swing, one hand swing, single arm kettlebell swing, one hand kettlebell swing, hand to hand swing, einarmige Swings, Einarmiger Kettlebell-Schwung
    one-arm-american-kettlebell-swing | One-arm American kettlebell swing | Einarmiger Amerikanischer Kettlebell-Schwung | kettlebell | glutes hamstrings | front-delts abs | reps | single arm american kettlebell swing
    double-kettlebell-swing | Double kettlebell swing | Doppelter Kettlebell Swing | kettlebell | glutes hamstrings | lower-back | reps | double swing, Doppelter Kettlebell-Schwung
    dumbbell-swing | Dumbbell swing | Kurzhantel-Swing | dumbbell | glutes hamstrings | lower-back | reps | Kurzhantelschwung
    turkish-get-up | Turkish get-up | Turkish Get-up | kettlebell | front-delts abs | glutes obliques quads | reps | tgu, getup, kettlebell turkish get-up, Türkisches Aufstehen
    windmill | Windmill | Windmühle | kettlebell | obliques | hamstrings front-delts | reps | kettlebell windmill, kb windmill
    kettlebell-halo | Kettlebell halo | Kettlebell-Halo | kettlebell | front-delts rear-delts | abs triceps | reps | halo, around the head
    around-the-world | Kettlebell around the world | Kettlebell Around the World | kettlebell | forearms abs | obliques | reps | around the world, kettlebell slingshot, Kettlebell-Umkreisen
    figure-eight | Kettlebell figure eight | Kettlebell-Achter | kettlebell | abs forearms | hamstrings glutes | reps | figure eight, Kettlebell-Acht
    bent-press | Bent press | Gebeugtes Drücken | kettlebell | front-delts obliques | triceps | reps |
    man-maker | Man maker | Man Maker | dumbbell | chest upper-back quads | front-delts triceps abs | reps |
    devils-press | Devil's press | Devil’s Press | dumbbell | front-delts glutes | chest hamstrings triceps | reps | devil press, double dumbbell devils press, Teufelspresse
    burpee | Burpee | Burpee | bodyweight | quads chest | front-delts triceps abs | reps | full burpee, chest to floor burpee, Liegestützsprung, standard burpee
    bar-facing-burpee | Bar-facing burpee | Bar-facing Burpee | bodyweight | quads chest | triceps abs | reps | bfb, Burpee zur Stange, burpee facing bar, over the bar burpee, burpee over bar, burpee over the bar
    lateral-burpee-over-bar | Lateral burpee over bar | Seitlicher Burpee über die Stange | bodyweight | chest quads | front-delts triceps abs glutes | reps | lateral burpee, burpee over bar lateral
    burpee-box-jump | Burpee box jump | Burpee Box Jump | other | quads chest | glutes triceps | reps | bbj, Burpee mit Kastensprung, burpee to box jump
    burpee-box-jump-over | Burpee box jump over | Burpee Box Jump Over | other | quads chest | glutes triceps | reps | bbjo, Burpee mit Kastenübersprung, burpee over box
    burpee-pull-up | Burpee pull-up | Burpee Pull-up | bodyweight | lats chest | quads biceps | reps | Burpee mit Klimmzug
    burpee-broad-jump | Burpee broad jump | Burpee Broad Jump | bodyweight | quads chest glutes | triceps calves | distance | burpee long jump, Burpee mit Weitsprung, broad jump burpee
    burpee-to-target | Burpee to target | Burpee mit Berühren | bodyweight | quads chest | calves | reps | target burpee
    half-burpee | Half burpee | Halber Burpee | bodyweight | quads abs | front-delts | reps | squat thrust, up-down burpee, sprawl, halbe Burpees, Hockstrecksprung
    wall-ball | Wall ball | Wall Ball | medicine-ball | quads glutes | front-delts triceps | reps | wall ball shot, wb, Wandball, Wandwurf
    medicine-ball-slam | Medicine ball slam | Ball Slam | medicine-ball | lats abs | front-delts | reps | slam ball, med ball slam, slam, Medizinballschmettern, slam ball slam
    medicine-ball-clean | Medicine ball clean | Umsetzen mit Medizinball | medicine-ball | quads glutes | traps | reps | med ball clean, mb clean
    medicine-ball-throw | Medicine ball chest throw | Medizinballstoß | medicine-ball | chest triceps | front-delts | reps | chest pass, med ball chest pass, medicine ball throw, med ball throw, Medizinballwurf
    overhead-medicine-ball-throw | Overhead medicine ball throw | Medizinballwurf über Kopf | medicine-ball | lats glutes | abs front-delts | reps | overhead med ball throw, backward overhead medicine ball throw
    farmer-carry | Farmer's carry | Farmers Walk | dumbbell | forearms traps | abs glutes calves | distance | farmer carry, farmer walk, Bauerngang, Koffertragen
    kettlebell-farmer-carry | Kettlebell farmer's carry | Farmers Walk mit Kettlebells | kettlebell | forearms traps | abs glutes | distance | kettlebell farmer carry, kettlebell carry
    trap-bar-carry | Trap bar carry | Farmers Walk mit der Trap-Bar | barbell | forearms traps | abs glutes | distance | trap bar farmer's carry, hex bar carry
    farmer-hold | Farmer's hold | Farmers Hold | dumbbell | forearms traps | abs | time | farmer hold, dumbbell hold, kettlebell hold
    suitcase-carry | Suitcase carry | Suitcase Carry | kettlebell | obliques forearms | traps glutes | distance | single arm farmer's carry, one arm carry, einarmiger Farmers Walk, Kofferträger
    front-rack-carry | Front-rack carry | Front Rack Carry | kettlebell | abs upper-back | biceps forearms | distance | rack carry, kettlebell rack carry, rack walk, front rack walk, Tragen in Frontposition
    overhead-carry | Overhead carry | Overhead Carry | kettlebell | front-delts abs | traps triceps | distance | waiter walk, waiter carry, waiter's walk, overhead walk, Kellnergang, Tragen über Kopf
    zercher-carry | Zercher carry | Zercher-Tragen | barbell | abs upper-back | biceps glutes | distance |
    bear-hug-carry | Bear hug carry | Tragen in Umarmung | sandbag | upper-back abs | biceps glutes | distance | sandbag carry, sandbag bear hug carry, sandbag hug carry, Sandsacktragen, sandbag walk
    yoke-carry | Yoke carry | Yoke Walk | other | traps abs | glutes quads | distance | yoke, Joch, Jochtragen
    husafell-carry | Husafell carry | Husafell-Tragen | other | upper-back abs | biceps glutes | distance | stone carry, husafell stone carry
    sandbag-clean | Sandbag clean | Umsetzen mit Sandsack | sandbag | glutes upper-back | quads biceps | reps |
    sandbag-over-shoulder | Sandbag over shoulder | Sandsack über die Schulter | sandbag | glutes upper-back | hamstrings biceps | reps | sandbag to shoulder, d-ball over shoulder, sandbag shouldering, stone to shoulder, stone over shoulder, ball over shoulder
    atlas-stone | Atlas stone | Atlasstein | other | glutes lower-back | upper-back biceps | reps | atlas stone load, stone load, stone lift, Atlassteine
    log-press | Log press | Baumstammdrücken | other | front-delts triceps | upper-back quads | reps | log clean and press, strongman log press, log lift
    axle-press | Axle press | Drücken mit dicker Stange | barbell | front-delts | triceps forearms | reps | axle clean and press
    tire-flip | Tire flip | Tire Flip | other | glutes quads | upper-back lower-back biceps | reps | tyre flip, Reifen kippen, Reifen umdrehen, Reifenflip, Reifenwenden
    sledgehammer | Sledgehammer strike | Vorschlaghammer | other | lats abs | forearms obliques | reps | sledgehammer, sledgehammer slam, hammer strike, Hammerschläge
    sled-push | Sled push | Schlittenschieben | sled | quads glutes | calves abs | distance | prowler push, prowler, push sled
    sled-pull | Sled pull | Schlittenziehen | sled | hamstrings upper-back | glutes forearms | distance | sled row, rope sled pull, pull sled
    sled-drag | Sled drag | Schlittenschleppen | sled | quads glutes | calves | distance | backward sled drag, reverse sled drag, backwards sled drag, sled walk, Schlitten rückwärts ziehen
    backward-walk | Backward walk | Rückwärtsgehen | other | quads | calves | distance | retro walk, walking backwards, backward walking, reverse walk
    battle-rope | Battle rope | Battle Rope | other | front-delts forearms | abs lats | time | battling ropes, rope wave, rope slam, Schlagseil, Tauschwingen, Wellenseil
    bear-complex | Bear complex | Bärenkomplex | barbell | quads front-delts glutes | traps triceps | reps |
    bear-crawl | Bear crawl | Bear Crawl | bodyweight | abs front-delts | quads | distance | bear walk, Bärenlauf, Bärengang, quadrupedal movement, quadrupedie, qm, quadrupedal, Vierfüßlergang
    crab-walk | Crab walk | Krebsgang | bodyweight | triceps glutes | abs rear-delts | distance |
    crab-reach | Crab reach | Crab Reach | bodyweight | glutes abs | rear-delts triceps | reps | dancing crab, crab toe touch, crab kick
    inchworm | Inchworm | Inchworm | bodyweight | abs hamstrings | front-delts | reps | walkout, Raupengang, Raupe, inchworm walkout
    duck-walk | Duck walk | Entengang | bodyweight | quads glutes | calves | distance |
    lizard-crawl | Lizard crawl | Echsengang | bodyweight | chest abs | hip-flexors triceps | distance | crocodile walk, spider crawl
    ground-to-overhead | Ground to overhead | Ground-to-Overhead | barbell | glutes front-delts | quads traps triceps | reps | g2oh, gto, plate ground to overhead, Vom Boden über Kopf, gtoh, plate g2oh
    shoulder-to-overhead | Shoulder to overhead | Shoulder-to-Overhead | barbell | front-delts | triceps quads | reps | s2oh, sto, s2o, Von der Schulter über Kopf, stoh
    dumbbell-clean-and-press | Dumbbell clean and press | Umsetzen und Drücken mit Kurzhanteln | dumbbell | front-delts glutes | quads triceps traps | reps |
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
    sled-sprint | Sled sprint | Schlittensprint | sled | quads glutes | calves hamstrings | distance | weighted sprint, resisted sprint
    rope-pull | Seated rope pull | Seilziehen im Sitzen | other | lats biceps | forearms upper-back | distance | rope pull, hand over hand rope pull, Seilziehen
    lying-to-standing-rope-climb | Rope pull-up from floor | Aufrichten am Seil | other | lats biceps | forearms abs | reps | lying rope climb, lying to standing rope climb
    monkey-walk | Monkey walk | Affengang | bodyweight | front-delts quads | abs adductors | distance | ape walk, monkey crawl, ape crawl, lateral ape
    frogger | Frogger | Froschhocke | bodyweight | quads front-delts | abs hip-flexors | reps | squat thrust hop
    hiit | HIIT | Hochintensives Intervalltraining | bodyweight | quads abs | chest glutes | time | high intensity interval training, hiit workout
    circuit-training | Circuit training | Zirkeltraining | bodyweight | quads abs | chest upper-back | time | bootcamp
    """
}
