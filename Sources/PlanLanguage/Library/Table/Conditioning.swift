/// Exercises for conditioning: running, rowing, cycling, swimming and the like.

extension Table {
  static let conditioning = """
    run | Run | Laufen | run | quads hamstrings calves | glutes | distance | running, outdoor run, Lauf, Dauerlauf, rennen, running outdoors
    jog | Jog | Joggen | run | quads hamstrings calves | glutes | distance | jogging, trot, Traben, Trab, Trabpause, easy jogging
    easy-run | Easy run | Lockerer Dauerlauf | run | quads hamstrings calves | glutes | time | recovery run, base run, lockerer Lauf, Regenerationslauf, easy jog
    tempo-run | Tempo run | Tempodauerlauf | run | quads hamstrings calves | glutes | distance | threshold run, Tempolauf, Schwellenlauf
    long-run | Long run | Langer Lauf | run | quads hamstrings calves | glutes | distance | lsd run, langer Dauerlauf
    trail-run | Trail run | Traillauf | run | quads hamstrings calves | glutes | distance | trail running, cross-country run, Geländelauf, Trailrunning, Crosslauf
    interval-run | Interval run | Intervalllauf | run | quads hamstrings calves | glutes | distance | running interval, track repeat, Tempowiederholung
    fartlek | Fartlek | Fahrtspiel | run | quads hamstrings calves | glutes | time | fartlek run
    hill-sprint | Hill sprint | Bergsprint | run | glutes quads | calves hamstrings | time | hill repeat
    hill-run | Hill run | Berglauf | run | glutes quads | hamstrings calves | time | uphill run
    sprint | Sprint | Sprinten | run | hamstrings glutes quads | calves | distance | running sprint, Sprintlauf, sprint run, 100-meter sprint, hundred-meter sprint, treadmill sprint
    stride | Stride | Steigerungslauf | run | hamstrings quads calves | glutes | distance | stride-out, Steigerung, Steigerungsläufe, build-up, build-up run, progressive stride, diagonals, track diagonals
    shuttle-run | Shuttle run | Pendellauf | run | quads calves | hamstrings glutes | distance | suicide run, beep test, shuttle, Pendelläufe, Linienlauf, shuttle sprint, suicide, gasser, suicide sprint
    treadmill | Treadmill run | Laufband | run | quads hamstrings calves | glutes | distance | treadmill, Laufbandlauf, Laufen auf dem Laufband, running treadmill, treadmill running, assault runner, curved treadmill
    incline-walk | Incline walk | Gehen mit Steigung | run | calves glutes | hamstrings quads | time | incline treadmill walk, treadmill walk, Laufband mit Steigung, Bergaufgehen
    walk | Walk | Gehen | run | calves quads | glutes hamstrings | distance | walking, brisk walk, Spazieren, Spaziergang, Spazierengehen
    ruck | Ruck | Marsch mit Gepäck | other | quads glutes calves | traps abs | distance | rucking, ruck march, loaded march, weighted walk, Gepäckmarsch, ruck walk, rucking walk, ruck run, foot march, road march, forced march, Fußmarsch
    hike | Hike | Wandern | run | quads glutes calves | hamstrings | distance | hiking, Wanderung
    stair-climb | Stair climb | Treppensteigen | machine | quads glutes | calves hamstrings | time | stairmaster, stair climber, stair run, stepper, stair stepper, Stepmaschine, Treppenlauf, Treppenlaufen, stair machine, stair machine floors, stair machine steps, floors stair machine, steps stair machine, stairs, step mill, stairmill, stair stepping
    elliptical | Elliptical | Crosstrainer | machine | quads glutes | hamstrings | time | elliptical trainer, Ellipsentrainer, elliptical machine
    row | Row | Rudern | rower | upper-back quads | lats hamstrings glutes | distance | rowing, rower, erg row, row erg, rowing machine, indoor row, ergometer row, concept row, row for calories, Ruderergometer, Rudergerät, Rudermaschine, Ruderergo, concept2 row, machine rowing
    bike | Bike | Radfahren | bike | quads glutes | hamstrings calves | time | cycling, cycle, ride, bike ride, biking, indoor bike, Rad, Fahrrad, Fahrradfahren, Radeln, Rennrad
    stationary-bike | Stationary bike | Fahrradergometer | bike | quads glutes | hamstrings calves | time | exercise bike, spin bike, spinning, turbo trainer, bike trainer, recumbent bike, Heimtrainer, Ergometer, Spinning-Rad, Liegeergometer, indoor cycling, cycling indoor
    air-bike | Air bike | Airbike | bike | quads glutes | hamstrings front-delts triceps | energy | assault bike, echo bike, airdyne, fan bike, Airbike-Ergometer, Luftwiderstandsrad, assault air bike
    bike-erg | Bike erg | Bike-Erg | bike | quads glutes | hamstrings calves | energy | c2 bike, erg bike
    bike-sprint | Bike sprint | Radsprint | bike | quads glutes | hamstrings calves | time | cycling sprint, sprint bike
    ski-erg | Ski erg | SkiErg | ski | lats triceps | abs front-delts glutes | distance | ski, ski ergometer, Skiergo, nordic ski erg
    cross-country-skiing | Cross-country skiing | Skilanglauf | ski | quads lats | glutes triceps | distance | nordic skiing, xc ski, xc skiing, Langlauf, Langlaufen
    swim | Swim | Schwimmen | swim | lats front-delts | triceps glutes quads | distance | swimming, open water swim, Freiwasserschwimmen, choice swim, broken swim, swim choice
    freestyle-swim | Freestyle swim | Kraulschwimmen | swim | lats front-delts | triceps abs | distance | freestyle, front crawl, crawl swim, crawl stroke, freestyle stroke, Kraul, Kraulen, Freistil
    backstroke-swim | Backstroke | Rückenschwimmen | swim | lats rear-delts | triceps abs | distance | backstroke swim, back crawl, Rückenkraul, Rückenkraulen
    breaststroke-swim | Breaststroke | Brustschwimmen | swim | chest adductors | lats quads | distance | breaststroke swim
    butterfly-swim | Butterfly stroke | Delfinschwimmen | swim | lats front-delts | abs chest | distance | butterfly swim, Schmetterling, Schmetterlingsschwimmen, Delfin, Delphinschwimmen, Delphin, fly stroke
    individual-medley | Individual medley | Lagenschwimmen | swim | lats front-delts | chest quads | distance | im swim, medley swim, Lagen, medley, im
    swim-kick | Swim kick | Beinschlag | swim | quads hip-flexors | calves glutes | distance | kick, kickboard, kick set, Kraulbeine, Beine mit Brett, Beinschlag mit Brett, Beine, kick with board, kicking with board
    swim-pull | Swim pull | Arme | swim | lats | triceps front-delts | distance | pull, pull buoy, pull set, Kraularme, Armzug mit Pullbuoy, pull with buoy, Armzug
    swim-drill | Swim drill | Technikschwimmen | swim | lats | front-delts | distance | drill, drill swim, Technikübung Schwimmen, stroke drill, choice drill, technique swim, drill swim of choice
    aqua-jogging | Aqua jogging | Aquajogging | swim | quads hip-flexors | hamstrings glutes | time | pool running, deep water running, water running, Wasserlaufen
    kayak | Kayak | Kajakfahren | other | lats upper-back | obliques biceps | distance | kayaking, paddling, canoe, Kajak, Paddeln, Kanu
    inline-skating | Inline skating | Inlineskaten | other | quads glutes | adductors abductors | distance | rollerblading, skating, Inliner
    jump-rope | Jump rope | Seilspringen | other | calves | forearms quads | reps | skipping, rope jump, single under, skipping rope, rope skipping, skip rope, jumping rope, rope skip, su, Seilsprünge, Springseil
    double-under | Double-under | Double Under | other | calves | forearms quads | reps | du, dubs, Doppelsprünge, Doppeldurchschlag, Doppeldurchschläge, Doppelsprung
    triple-under | Triple-under | Triple Under | other | calves | forearms quads | reps | tu, Dreifachdurchschlag
    crossover-jump-rope | Crossover single-under | Crossover-Seilsprung | other | calves | forearms | reps | crossover under, crossover jump rope, Kreuzdurchschlag, Kreuzsprung, jump rope crossover
    jumping-jack | Jumping jack | Hampelmann | bodyweight | calves abductors | side-delts adductors | reps | side straddle hop, Hampelmänner
    seal-jack | Seal jack | Seal Jack | bodyweight | calves abductors | front-delts chest | reps | front-to-back jack
    star-jump | Star jump | Sternsprung | bodyweight | quads side-delts | calves glutes | reps | Sternsprünge
    high-knees | High knees | Kniehebelauf | bodyweight | hip-flexors quads | calves abs | time | high knee, high knee run, Knieheberlauf
    butt-kick | Butt kick | Anfersen | bodyweight | hamstrings | calves | time | butt kicker, heel flick, Anferser, heel kick
    a-skip | A-skip | A-Skip-Lauf | bodyweight | hip-flexors calves | quads | distance | Hopserlauf, Lauf-ABC
    b-skip | B-skip | B-Skip-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    fast-feet | Fast feet | Schnelle Füße | bodyweight | calves | quads | time | quick feet, foot fire, Tappings, Tapping
    lateral-shuffle | Lateral shuffle | Seitschritt | bodyweight | abductors quads | calves adductors | time | side shuffle, Sidesteps, Seitschritte, Sidestep
    agility-ladder | Agility ladder | Koordinationsleiter | other | calves | quads hip-flexors | time | speed ladder, ladder drill
    line-hop | Line hop | Linienhüpfen | bodyweight | calves | quads | reps | lateral hop, line jump, lateral line hop, lateral jump
    shadow-boxing | Shadow boxing | Schattenboxen | bodyweight | front-delts abs | obliques calves | time | shadowbox
    boxing | Boxing | Boxen | other | front-delts abs | obliques calves | time | boxing training, Boxtraining
    heavy-bag | Heavy bag | Boxsack | other | front-delts abs | obliques triceps | time | punching bag, bag work, heavy bag round, Sandsack boxen, Boxsackarbeit
    rope-climb | Rope climb | Seilklettern | other | lats biceps | forearms abs | reps | rope climbing, climb rope, rc, Tauklettern, Seilaufstieg, 15-foot rope climb, fifteen-foot rope climb
    legless-rope-climb | Legless rope climb | Seilklettern ohne Beine | other | lats biceps | forearms abs | reps | legless
    climbing | Climbing | Klettern | other | forearms lats | biceps abs | time | bouldering, rock climbing, sport climbing, Bouldern
    boulder-problem | Boulder problem | Boulderproblem | other | forearms lats | biceps abs | reps | bouldering problem, Boulder
    dance | Dance | Tanzen | bodyweight | calves quads | abs | time | dancing, dance cardio, aerobics, Tanz, Aerobic
    weight-vest-run | Weight-vest run | Laufen mit Gewichtsweste | run | quads hamstrings calves | abs | distance | run with weight vest, weighted vest run, run with vest
    skiing | Alpine skiing | Skifahren | other | quads glutes | adductors abs | time | skiing, downhill skiing, Ski alpin, Skilaufen
    snowboarding | Snowboarding | Snowboarden | other | quads glutes | calves abs | time | snowboard
    ice-skating | Ice skating | Eislaufen | other | quads glutes | adductors abductors | time | speed skating, Schlittschuhlaufen
    versaclimber | VersaClimber | Klettermaschine | machine | quads lats | glutes front-delts | time | versa climber, vertical climber, jacob's ladder
    freestyle-kick | Freestyle kick | Kraulbeinschlag | swim | quads hip-flexors | calves glutes | distance | flutter kick swim, crawl kick, Wechselbeinschlag
    backstroke-kick | Backstroke kick | Rückenbeine | swim | quads hip-flexors | calves glutes | distance | kick on back, Rückenbeinschlag
    breaststroke-kick | Breaststroke kick | Brustbeine | swim | adductors quads | glutes calves | distance | frog kick, Brustbeinschlag
    dolphin-kick | Dolphin kick | Delfinbeine | swim | abs quads | hip-flexors lower-back | distance | butterfly kick, fly kick, Delfinbeinschlag, Delphinbeine, Delfinkick, Delphinkick
    vertical-kick | Vertical kick | Senkrechter Beinschlag | swim | quads hip-flexors | calves abs | time | vertical kicking
    side-kick-swim | Kick on side | Beinschlag in Seitlage | swim | hip-flexors quads | obliques | distance | side kick swim, kick on the side, side kicking, Seitlage, side kick drill, side balance drill
    streamline-kick | Streamline kick | Beinschlag in Gleitlage | swim | quads hip-flexors | abs lats | distance | streamlined kick, superman kick, push and glide, superman glide, Gleiten, superman drill, streamline glide
    freestyle-pull | Freestyle pull | Kraularmzug | swim | lats | triceps front-delts | distance | pull freestyle, crawl pull
    backstroke-pull | Backstroke pull | Rückenarme | swim | lats rear-delts | triceps | distance | Rückenarmzug
    breaststroke-pull | Breaststroke pull | Brustarme | swim | chest lats | biceps | distance | Brustarmzug
    butterfly-pull | Butterfly pull | Delfinarme | swim | lats chest | triceps front-delts | distance | Delfinarmzug, Delphinarme
    paddle-swim | Paddle swim | Schwimmen mit Paddles | swim | lats | triceps front-delts | distance | swim with paddles, pull with paddles, paddles, hand paddles, paddle pull, Paddles schwimmen
    fin-swim | Fin swim | Flossenschwimmen | swim | quads lats | calves glutes | distance | swim with fins, fins, Schwimmen mit Flossen
    catch-up-freestyle | Catch-up freestyle | Abschlagkraul | swim | lats | front-delts | distance | catch-up, catch-up swim, Kraul Abschlag, catch-up drill, Abschlagschwimmen
    fingertip-drag | Fingertip drag | Fingerspitzenkraul | swim | lats front-delts | triceps | distance | fingertip drag drill, zipper drill, zipper, Reißverschlussübung
    fist-swim | Fist swim | Faustschwimmen | swim | lats | forearms | distance | fist freestyle, closed fist swim, fist drill
    single-arm-freestyle | Single-arm freestyle | Einarmiges Kraulen | swim | lats | front-delts obliques | distance | one-arm freestyle, Kraul einarmig
    single-arm-butterfly | Single-arm butterfly | Einarmiges Delfin | swim | lats | front-delts abs | distance | one-arm butterfly, one-arm fly, Delfin einarmig, butterfly one-arm, butterfly single-arm
    single-arm-backstroke | Single-arm backstroke | Einarmiges Rückenschwimmen | swim | lats rear-delts | obliques | distance | one-arm backstroke, Rücken einarmig
    double-arm-backstroke | Double-arm backstroke | Rückengleichschlag | swim | lats rear-delts | quads | distance | elementary backstroke, Altdeutsch Rücken
    six-kick-switch | Six-kick switch | Sechs Beinschläge und Wechsel | swim | hip-flexors lats | obliques | distance | six-kick switch drill, six and one drill, side switch drill, 6-kick switch
    head-up-freestyle | Head-up freestyle | Wasserballkraul | swim | lats front-delts | neck lower-back | distance | tarzan drill, tarzan swim, water polo freestyle, sighting drill, sighting swim, polo swim, tarzan, water polo drill
    sculling | Sculling | Wriggen | swim | forearms lats | front-delts | distance | scull, front scull, side scull, sculling drill, Paddelübung, Skulling, mixed sculling
    doggy-paddle | Doggy paddle | Hundekraul | swim | lats | front-delts quads | distance | dog paddle, human stroke, long dog
    two-kick-one-pull | Two-kick one-pull breaststroke | Brust mit zwei Beinschlägen | swim | adductors chest | lats quads | distance | two-kick one-pull, two kicks one pull, breaststroke timing drill, 2-kick 1-pull
    breaststroke-with-dolphin-kick | Breaststroke with dolphin kick | Brustarme mit Delfinbeinen | swim | chest lats | abs quads | distance | breast with dolphin kick, breaststroke pull dolphin kick
    underwater-swim | Underwater swim | Streckentauchen | swim | quads abs | lats hip-flexors | distance | underwater dolphin kick, underwater kick, underwaters, Tauchen
    hypoxic-swim | Hypoxic swim | Hypoxieschwimmen | swim | lats front-delts | abs | distance | breath control swim, hypoxic set
    distance-per-stroke | Distance per stroke | Zuglänge | swim | lats | front-delts | distance | swim golf, swolf, long strokes, Zugzahl
    tread-water | Treading water | Wassertreten | swim | quads adductors | front-delts | time | tread water, eggbeater kick, eggbeater
    flip-turn | Flip turn | Rollwende | swim | abs | quads | reps | tumble turn, turn practice, turns
    open-turn | Open turn | Kippwende | swim | quads | abs | reps | touch turn
    dive-start | Dive start | Startsprung | swim | quads glutes | calves abs | reps | racing start, block start
    sprint-swim | Sprint swim | Schwimmsprint | swim | lats front-delts | triceps quads | distance | swim sprint, all-out swim
    easy-swim | Easy swim | Lockeres Schwimmen | swim | lats front-delts | triceps quads | distance | recovery swim, loosen down, locker schwimmen, Ausschwimmen, Einschwimmen, swim warm-up, swim cool-down, warm-up swim, cool-down swim
    threshold-swim | Threshold swim | Schwellenschwimmen | swim | lats front-delts | triceps quads | distance | css swim, tempo swim
    lifesaving-swim | Lifesaving swim | Rettungsschwimmen | swim | lats quads | abs adductors | distance | tow swim, rescue swim
    sidestroke | Sidestroke | Seitenschwimmen | swim | lats adductors | quads | distance | combat sidestroke, side stroke
    jab | Jab | Jab | bodyweight | front-delts triceps | abs | reps | lead straight, lead jab, double jab, body jab, Führhand, Führhandgerade
    cross | Cross | Schlaghand | bodyweight | front-delts triceps | obliques | reps | rear straight, cross punch, straight right, right cross, right hand, Schlaghandgerade
    straight-punch | Straight punch | Gerader Schlag | bodyweight | front-delts triceps | obliques | reps | straights, Geraden, Fauststoß
    jab-cross | Jab-cross | Eins-zwei | bodyweight | front-delts triceps | obliques | reps | one-two, one-two punch, one-two combination, jab and cross
    jab-cross-hook | Jab-cross-hook | Eins-zwei-drei | bodyweight | front-delts | obliques triceps | reps | one-two-three, jab-cross-lead hook
    jab-cross-hook-cross | Jab-cross-hook-cross | Eins-zwei-drei-zwei | bodyweight | front-delts | obliques triceps | reps | one-two-three-two
    hook | Hook | Haken beim Boxen | bodyweight | front-delts obliques | chest | reps | hook punch, lead hook, rear hook, left hook, right hook, Seitwärtshaken
    uppercut | Uppercut | Aufwärtshaken | bodyweight | front-delts biceps | obliques | reps | lead uppercut, rear uppercut, left uppercut, right uppercut
    body-shot | Body shot | Körperhaken | bodyweight | obliques front-delts | | reps | body hook, liver shot, body punch, hook to the body
    overhand-punch | Overhand punch | Schwinger | bodyweight | front-delts lats | obliques | reps | overhand, overhand right
    punch | Punch | Fauststoß im Wechsel | bodyweight | front-delts triceps | abs | reps | punching, seated punch, alternating punch
    backfist | Backfist | Faustrückenschlag | bodyweight | rear-delts triceps | | reps | spinning backfist
    slip | Slip | Meidbewegung | bodyweight | obliques | quads | reps | boxing slip, slip drill, slipping, slipping punches
    bob-and-weave | Bob and weave | Pendeln und Rollen | bodyweight | quads obliques | abs | reps | bob & weave, roll under, boxing roll, weave, duck under, duck
    parry | Parry | Abwehrbewegung | bodyweight | front-delts | forearms | reps | block and parry
    boxing-pivot | Boxing pivot | Drehschritt | bodyweight | calves | glutes | reps | pivot, pivot drill
    boxing-footwork | Boxing footwork | Beinarbeit | bodyweight | calves | quads | time | footwork, footwork drill, stance and movement
    boxing-combination | Boxing combination | Schlagkombination | bodyweight | front-delts obliques | triceps | time | combinations, combos, punch combination, Schlagkombinationen
    slip-rope | Slip rope | Pendelseil | other | quads obliques | abs | time | slip line, slip-rope drill
    speed-bag | Speed bag | Speedball | other | front-delts | forearms | time | Punchingbirne
    double-end-bag | Double-end bag | Doppelendball | other | front-delts triceps | obliques | time | floor-to-ceiling bag, floor to ceiling ball, double end ball
    maize-bag | Maize bag | Maisbirne | other | obliques quads | front-delts | time | slip bag, slip ball
    uppercut-bag | Uppercut bag | Aufwärtshaken-Sack | other | front-delts biceps | obliques | time | wrecking ball bag, aqua bag, angle bag
    pad-work | Pad work | Pratzentraining | other | front-delts obliques | triceps | time | mitts, mitt work, focus mitts, focus pads, pads, thai pads, boxing mitts, Pratzen, Pratzenarbeit
    sparring | Sparring | Sparring | bodyweight | front-delts quads | abs | time | technical sparring, light sparring, spar, boxing sparring, body sparring
    drilling | Drilling | Techniktraining | bodyweight | abs quads | front-delts | time | technique drilling, technique work
    bag-sprint | Bag sprint | Sandsacksprint | other | front-delts triceps | abs | time | punch-out drill, punch-out, heavy bag sprint
    front-kick | Front kick | Frontkick | bodyweight | quads hip-flexors | abs | reps | push kick, teep, snap kick, Vorwärtstritt, Fußstoß
    roundhouse-kick | Roundhouse kick | Rundtritt | bodyweight | abductors hip-flexors | quads obliques | reps | roundhouse, round kick, body kick, high kick, switch kick, Halbkreisfußtritt
    low-kick | Low kick | Lowkick | bodyweight | abductors hip-flexors | quads obliques | reps | leg kick, inside leg kick, Tiefkick
    side-kick | Side kick | Seitkick | bodyweight | abductors glutes | quads obliques | reps | side kick martial arts, Seitwärtstritt
    back-kick | Back kick | Rückwärtskick | bodyweight | glutes hamstrings | lower-back | reps | spinning back kick, turning back kick
    hook-kick | Hook kick | Hakenkick | bodyweight | hamstrings abductors | glutes | reps | spinning hook kick
    axe-kick | Axe kick | Axtkick | bodyweight | hip-flexors hamstrings | glutes | reps | ax kick
    crescent-kick | Crescent kick | Sichelkick | bodyweight | hip-flexors abductors | adductors | reps | inside crescent kick, outside crescent kick
    knee-strike | Knee strike | Kniestoß | bodyweight | hip-flexors abs | quads | reps | switch knee, muay thai knee, Kniestöße
    elbow-strike | Elbow strike | Ellbogenstoß | bodyweight | front-delts obliques | triceps | reps | muay thai elbow, Ellbogenschlag
    takedown | Takedown | Niederwurf | bodyweight | quads glutes | abs upper-back | reps | double-leg takedown, single-leg takedown, double leg, single leg shot, takedown entry
    penetration-step | Penetration step | Eindringschritt | bodyweight | quads | glutes | reps | wrestling shot, shot drill, penetration shot
    hip-escape | Hip escape | Hüftflucht | bodyweight | abs obliques | glutes | reps | shrimp, shrimping, elbow escape
    bridge-and-roll | Bridge and roll | Brücke mit Rolle | bodyweight | glutes | abs obliques | reps | upa, trap and roll
    technical-stand-up | Technical stand-up | Technisches Aufstehen | bodyweight | glutes abs | triceps | reps | technical get-up, stand-up in base
    guard-pass | Guard pass | Guard-Pass | bodyweight | abs quads | | reps | guard passing
    armbar | Armbar | Armhebel | bodyweight | abs hip-flexors | hamstrings | reps | juji gatame
    triangle-choke | Triangle choke | Dreieckswürger | bodyweight | adductors hamstrings | abs | reps | triangle from guard
    hip-throw | Hip throw | Hüftwurf | bodyweight | glutes upper-back | abs | reps | judo throw, o goshi, seoi nage, shoulder throw
    uchikomi | Uchikomi | Uchi-komi | bodyweight | upper-back quads | abs | reps | fit-in
    randori | Randori | Randori | bodyweight | upper-back quads | abs forearms | time | judo sparring
    rolling | Rolling | Rollen am Boden | bodyweight | abs upper-back | forearms | time | bjj rolling, live rolling, grappling, positional sparring
    brazilian-jiu-jitsu | Brazilian jiu-jitsu | Brasilianisches Jiu-Jitsu | bodyweight | abs upper-back | forearms | time | bjj, jiu-jitsu
    judo | Judo | Judo | bodyweight | upper-back quads | abs forearms | time | judo training
    karate | Karate | Karate | bodyweight | quads front-delts | abs | time | taekwondo, kung fu
    kata | Kata | Kata | bodyweight | quads front-delts | abs | reps | poomsae, forms
    muay-thai | Muay Thai | Thaiboxen | bodyweight | hip-flexors front-delts | obliques | time | thai boxing
    kickboxing | Kickboxing | Kickboxen | bodyweight | hip-flexors front-delts | obliques | time | cardio kickboxing
    wrestling | Wrestling | Ringkampf | bodyweight | upper-back quads | abs forearms | time | live wrestling, wrestling practice
    clinch-work | Clinch work | Clinch | bodyweight | upper-back | abs hip-flexors | time | pummeling
    ground-and-pound | Ground and pound | Bodenschläge | other | front-delts abs | triceps | time |
    granby-roll | Granby roll | Granby-Rolle | bodyweight | abs | upper-back | reps | granby
    breakfall | Breakfall | Fallübung | bodyweight | abs | neck | reps | ukemi, Fallschule
    hip-heist | Hip heist | Hüftwechsel am Boden | bodyweight | abs glutes | triceps | reps | sit-out
    c-skip | C-skip | C-Skip | bodyweight | hip-flexors abductors | calves | distance |
    a-march | A-march | A-Marsch | bodyweight | hip-flexors | calves | distance | A-walk, marching A
    b-march | B-march | B-Marsch | bodyweight | hip-flexors hamstrings | calves | distance |
    a-run | A-run | A-Lauf | bodyweight | hip-flexors | calves quads | distance | high-knee A run
    b-run | B-run | B-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    a-switch | A-switch | A-Wechsel | bodyweight | hip-flexors | calves | reps | boom-boom
    wicket-run | Wicket run | Hürdchenlauf | run | hip-flexors hamstrings | calves | distance | wickets, wicket drill, mini hurdles, mini-hurdle run, wicket sprint
    straight-leg-bound | Straight-leg bound | Sprunglauf mit gestreckten Beinen | run | hamstrings calves | glutes | distance | straight-leg run, straight-leg shuffle, stiff-leg run, scissor run, prime times
    single-leg-bound | Single-leg bound | Einbeiniger Sprunglauf | run | calves glutes | quads hamstrings | distance | speed bound, power bound
    skip-for-height | Skip for height | Hopserlauf in die Höhe | bodyweight | calves glutes | hip-flexors quads | distance | high skip
    skip-for-distance | Skip for distance | Hopserlauf in die Weite | bodyweight | calves glutes | hip-flexors quads | distance | long skip
    backward-skip | Backward skip | Hopserlauf rückwärts | bodyweight | calves | hip-flexors quads | distance |
    side-skip | Side skip | Seitlicher Hopserlauf | bodyweight | calves abductors | adductors | distance | lateral skip
    gallop | Gallop | Galopp | bodyweight | calves | quads hip-flexors | distance | galloping, single-leg gallop
    ankling | Ankling | Fußgelenksarbeit | bodyweight | calves | shins | distance | ankling drill, ankle walk, Fußgelenkslauf
    dribble | Dribble | Dribblings | bodyweight | calves hip-flexors | | distance | ankle dribble, calf dribble, knee dribble, dribble run, dribble bleed
    fast-leg | Fast leg | Schnelles Bein | bodyweight | hip-flexors hamstrings | calves | distance | fast leg drill, fast claw
    fly-sprint | Fly sprint | Fliegender Sprint | run | hamstrings glutes | quads calves | distance | flying sprint, flying thirty, fly ten, flying ten, flying twenty, fly thirty, fly twenty, flying 30, fly 30, flying 20, fly 10, fly 20, fliegende Sprints
    acceleration | Acceleration | Antritt | run | glutes quads | hamstrings calves | distance | acceleration sprint, acceleration run, start sprint, Antritte, Beschleunigungslauf
    block-start-sprint | Block start sprint | Sprint aus dem Startblock | run | glutes quads | hamstrings calves | distance | sprint start, starting block sprint, three-point start, two-point start, push-up start, standing start, falling start, rolling start, falling sprint, four-point start, kneeling start
    overspeed-sprint | Overspeed sprint | Supramaximaler Sprint | run | hamstrings glutes | quads calves | distance | downhill sprint, towed sprint, assisted sprint
    floating-sprint | Floating sprint | Schwungsprint | run | hamstrings quads | calves | distance | ins and outs, sprint-float-sprint
    cruise-interval | Cruise interval | Schwellenintervall | run | quads hamstrings | calves | distance | threshold interval
    split-run | Split run | Teilstreckenlauf | run | hamstrings quads | calves | distance | broken run
    surge | Surge | Tempowechsel | run | hamstrings quads | calves | time | speed change
    wall-sprint | Wall sprint | Wandsprint | bodyweight | hip-flexors calves | glutes | time | wall run in place
    pro-agility | Pro agility | Pro-Agility-Lauf | run | quads glutes | abductors calves | reps | pro agility shuttle, five-ten-five, five-ten-five shuttle, 5-10-5, 5-10-5 shuttle, 20-yard shuttle
    t-test | T-test | T-Lauf | run | quads abductors | calves | reps | t-drill
    three-cone-drill | Three-cone drill | Drei-Hütchen-Lauf | run | quads abductors | calves | reps | l-drill, three cone, cone drill, box drill, five-cone drill
    three-to-five-second-rush | Three-to-five-second rush | Kurzer Sprung nach vorn | bodyweight | quads glutes | abs | distance | individual movement technique, buddy rush, combat rush
    yo-yo-test | Yo-yo test | Yo-Yo-Test | run | quads hamstrings | calves | distance | yo-yo intermittent recovery test, multistage fitness test, bleep test
    cooper-test | Cooper test | Cooper-Test | run | quads hamstrings | calves | distance | twelve-minute run, cooper run
    running-drill | Running drill | Lauftechnik | run | calves hip-flexors | hamstrings | time | run drill, sprint drill, track drill, form drill, speed drill, Laufschule
    icky-shuffle | Icky shuffle | Icky Shuffle | other | calves | abductors | time | two feet in, two in two out, in-out drill
    brick-run | Brick run | Koppellauf | run | quads hamstrings | calves | distance | transition run, run off the bike
    weighted-run | Weighted run | Lauf mit Gewicht | run | quads hamstrings | calves traps | distance | plate carry run
    nordic-walking | Nordic walking | Nordic Walking | other | glutes quads | triceps lats | distance | pole walking
    sideways-walk | Sideways walk | Seitwärtsgang | bodyweight | abductors adductors | glutes | distance | sideways walking, lateral walk, braiding, crossover walk
    water-walking | Water walking | Wassergehen | swim | quads glutes | hip-flexors | distance | pool walking, aqua walking
    water-aerobics | Water aerobics | Wassergymnastik | swim | quads front-delts | glutes | time | aqua aerobics, aqua fitness
    mid-scull | Mid scull | Mittleres Skulling | swim | forearms lats | | distance | middle scull
    back-scull | Back scull | Hinteres Skulling | swim | forearms triceps | | distance | sculling on back, rear scull, feet-first scull, scull on back, feet-first sculling
    shark-fin | Shark fin | Haifischflosse | swim | lats obliques | front-delts | distance | shark fin drill
    six-three-six-drill | Six-three-six drill | Sechs-drei-sechs | swim | lats obliques | quads | distance | 6-3-6, six three six, 6/3/6, 6-3-6 drill
    three-three-three-drill | Three-three-three drill | Drei-drei-drei | swim | lats front-delts | triceps | distance | 3-3-3, three right three left, three-three-three, 3/3/3, three-three-three butterfly, two-two-two drill, 2-2-2
    rotation-kick | Rotation kick | Beinschlag mit Drehung | swim | obliques hip-flexors | quads | distance | rotational kick, kick with rotation, balance drill, swim balance drill
    underwater-recovery | Underwater recovery | Armrückführung unter Wasser | swim | lats | front-delts | distance | underwater recovery freestyle, human stroke drill
    long-dog-paddle | Long dog paddle | Langes Hundepaddeln | swim | lats | front-delts | distance | long doggy paddle
    unco | Unco | Einarmkraul mit angelegtem Arm | swim | lats obliques | front-delts | distance | unco drill, uncoordinated freestyle
    popov-drill | Popov drill | Popow-Übung | swim | lats obliques | front-delts | distance | popov, broken arrow, broken arrow drill
    finger-trail | Finger trail | Fingerspur | swim | lats | front-delts | distance | finger trail drill, thumb drag, waterfall drill, armpit drag, armpit touch drill
    three-quarter-catch-up | Three-quarter catch-up | Dreiviertel-Abschlag | swim | lats front-delts | triceps | distance | quarter catch-up, half catch-up, front-quadrant drill
    freestyle-drill | Freestyle drill | Kraultechnik | swim | lats front-delts | triceps | distance | free drill, one-arm drill, Kraulübung
    backstroke-drill | Backstroke drill | Rückentechnik | swim | lats rear-delts | triceps | distance | back drill, cup on head, cup on head drill
    backstroke-spin-drill | Backstroke spin drill | Rückenkraul-Spin | swim | lats rear-delts | triceps | distance | spin drill, backstroke spin
    breaststroke-drill | Breaststroke drill | Brusttechnik | swim | chest adductors | lats | distance | breast drill, salo drill, three-two-one drill
    butterfly-drill | Butterfly drill | Schmetterlingstechnik | swim | lats front-delts | abs | distance | fly drill, biondi drill
    medley-drill | Medley drill | Lagentechnik | swim | lats quads | abs | distance | im drill
    breaststroke-with-flutter-kick | Breaststroke with flutter kick | Brustarme mit Kraulbeinen | swim | chest lats | hip-flexors | distance | breast with flutter kick, breaststroke pull flutter kick
    breaststroke-kick-on-back | Breaststroke kick on back | Brustbeinschlag in Rückenlage | swim | adductors quads | glutes | distance | breast kick on back
    body-dolphin | Body dolphin | Delfinbewegung | swim | abs lower-back | glutes | distance | body dolphin drill, worm drill
    dolphin-dive | Dolphin dive | Delfinsprung | swim | abs quads | glutes | reps |
    wall-push-off | Wall push-off | Wandabstoß | swim | quads glutes | abs | reps | streamline push-off, push-offs, underwater push-off, Abstoß
    water-bob | Water bob | Auf- und Abtauchen | swim | quads | abs | reps | pool bobs
    build-swim | Build swim | Steigerungsschwimmen | swim | lats front-delts | triceps | distance | descend swim, descending swim, negative split swim, build-up swim, swim build, swim golf set, golf set
    kick-drill-swim | Kick-drill-swim | Beine-Technik-Lagen | swim | lats front-delts | quads | distance | kick swim, drill and swim, swim kick pull, drill swim by twenty-five
    stroke-swim | Stroke swim | Schwimmen nach Wahl außer Kraul | swim | lats chest | quads | distance | im order, non-free, non-freestyle, stroke of choice, stroke choice, medley order, best stroke, main stroke
    choice-kick | Choice kick | Beinschlag nach Wahl | swim | hip-flexors quads | calves | distance | kick choice, kick of choice
    snorkel-swim | Snorkel swim | Schwimmen mit Schnorchel | swim | lats front-delts | triceps | distance | swim with snorkel, pull with snorkel, freestyle with snorkel
    kick-with-fins | Kick with fins | Beinschlag mit Flossen | swim | hip-flexors quads | calves | distance | fin kick, kick fins
    freestyle-with-fins | Freestyle with fins | Kraul mit Flossen | swim | lats front-delts | quads | distance | free with fins
    freestyle-with-paddles | Freestyle with paddles | Kraul mit Paddles | swim | lats front-delts | triceps | distance | free with paddles, pull with paddles and buoy, paddles and buoy, pull buoy and paddles
    band-only-swim | Band-only swim | Schwimmen mit Fußband | swim | lats front-delts | triceps | distance | band swim, ankle band swim, band-only pull
    parachute-swim | Parachute swim | Schwimmen mit Bremsschirm | swim | lats front-delts | triceps | distance | resisted swim, drag swim, drag shorts swim
    sighting | Sighting | Orientierungsschwimmen | swim | lats neck | front-delts | distance | sighting practice, open water sighting
    water-polo | Water polo | Wasserball | swim | lats quads | front-delts | time | water polo match
    rowing-pick-drill | Rowing pick drill | Aufbauübung Rudern | rower | upper-back lats | quads | time | reverse pick drill, pick drill rowing, progressive rowing drill, pick drill
    arms-only-rowing | Arms-only rowing | Rudern nur mit Armen | rower | biceps upper-back | forearms | time | arms only, arms-only row
    arms-and-body-rowing | Arms-and-body rowing | Rudern mit Armen und Oberkörper | rower | upper-back lower-back | biceps | time | arms and body, arms and body row, arms and back rowing, arms and backs
    legs-only-rowing | Legs-only rowing | Rudern nur mit Beinen | rower | quads glutes | | time | legs only, legs-only row
    half-slide-rowing | Half-slide rowing | Rudern mit halber Rollbahn | rower | upper-back quads | lats | time | half slide, half slide row, quarter-slide rowing, quarter slide, three-quarter slide, full-slide rowing, full slide
    pause-rowing | Pause rowing | Rudern mit Pausen | rower | quads upper-back | lats | time | pause drill, pause row, pause at arms away
    rowing-catch-drill | Rowing catch drill | Wasserfassen | rower | quads upper-back | lats | time | catch placement drill, catch placement, catch drills, roll-up drill rowing, catches only
    cut-the-cake-rowing | Cut the cake rowing | Kuchen schneiden | rower | upper-back | abs | time | cut-the-cake drill, cut the cake
    feet-out-rowing | Feet-out rowing | Rudern ohne Fußschlaufen | rower | quads upper-back | abs | time | feet out, feet-out row, strapless rowing, strapless row, rowing strapless
    square-blade-rowing | Square-blade rowing | Rudern mit senkrechtem Blatt | rower | quads upper-back | forearms | time | square blades, square blade row, squared blades
    inside-arm-rowing | Inside-arm rowing | Rudern mit dem Innenarm | rower | upper-back biceps | quads | time | outside arm rowing, outside arm only, inside arm only
    racing-start-row | Racing start row | Rennstart Rudern | rower | quads glutes | upper-back | reps | rowing start, practice start
    rowing-power-ten | Rowing power ten | Zehnerschub | rower | quads glutes | upper-back | reps | power tens, power strokes, power twenty, power 10, power 20
    low-rate-rowing | Low-rate rowing | Rudern mit niedriger Schlagzahl | rower | quads upper-back | lats | time | low rate row, steady state row, steady state rowing, easy row, rate capped row
    single-leg-pedaling | Single-leg pedaling | Einbeiniges Treten | bike | quads hip-flexors | hamstrings | time | single-leg drill, one-leg drill cycling, one-leg cycling, single-leg cycling, single-leg pedalling, isolated leg training, ilt, one-legged drill, one-legged pedaling, one-leg pedaling, one-leg drill
    spin-up | Spin-up | Hochtreten | bike | quads hip-flexors | calves | time | high-cadence spinning, high-cadence drill, fast pedal, fast pedaling, fast pedalling, cadence drill, cadence build, high cadence, leg speed, Trittfrequenzübung
    big-gear-ride | Big-gear ride | Fahren mit dickem Gang | bike | quads glutes | hamstrings | time | big gear, big gear climb, low-cadence climbing, low cadence, over-gear, over-geared ride, force interval, Kraftausdauer Rad, k3
    stomp | Stomp | Antritt im dicken Gang | bike | quads glutes | calves | reps | standing start bike, power start
    seated-bike-climb | Seated bike climb | Anstieg im Sitzen | bike | quads glutes | hamstrings | time | seated climbing, hill climb bike, bike hill climb, hill repeats bike, bike hill repeats, seated climb
    standing-bike-climb | Standing bike climb | Anstieg im Stehen | bike | quads glutes | calves | time | out-of-saddle climb, standing climbing, out of the saddle, jumps on the bike, standing climb
    sweet-spot-ride | Sweet spot ride | Sweet-Spot-Fahrt | bike | quads glutes | hamstrings | time | sweet spot, sweet spot interval
    threshold-ride | Threshold ride | Schwellenfahrt | bike | quads glutes | hamstrings | time | ftp interval, threshold bike, over-unders bike, bike over-under
    tempo-ride | Tempo ride | Tempofahrt | bike | quads glutes | hamstrings | time | bike tempo, tempo bike
    endurance-ride | Endurance ride | Grundlagenfahrt | bike | quads glutes | hamstrings | time | long ride, base ride, group ride, gravel ride, gravel biking
    recovery-ride | Recovery ride | Regenerationsfahrt | bike | quads glutes | hamstrings | time | easy ride, easy spin, recovery spin, easy bike, Ausrollen Rad, bike cool-down, bike warm-up
    mountain-biking | Mountain biking | Mountainbiken | bike | quads glutes | forearms hamstrings | time | mountain bike, mtb, trail ride
    ramp-test | Ramp test | Stufentest | bike | quads glutes | hamstrings | time | ftp test, bike test, twenty-minute test
    hand-cycle | Hand cycle | Handkurbel | other | front-delts biceps | triceps upper-back | time | arm ergometer, arm bike, ube, upper body ergometer, arm cycle
    limit-bouldering | Limit bouldering | Bouldern am Limit | other | forearms lats | biceps | time | limit boulder, project bouldering, projecting
    boulder-circuit | Boulder circuit | Boulderrunde | other | forearms lats | biceps | time | four-by-four bouldering, boulder four-by-four, bouldering circuit, linked boulders, four-by-fours
    arc-training | Arc training | Langes lockeres Klettern | other | forearms lats | calves | time | arc, arc climbing, arcing, aerobic climbing, continuous climbing
    traverse | Traverse | Quergang | other | forearms lats | calves | time | traversing, wall traverse, Quergänge
    board-climbing | Board climbing | Boardklettern | other | forearms lats | biceps abs | time | moon board, kilter board, tension board, spray wall, system board
    lead-climbing | Lead climbing | Vorstieg | other | forearms lats | calves | time | lead climb, route climbing, top rope, top rope climbing
    silent-feet | Silent feet | Leise Füße | other | calves forearms | | time | quiet feet, silent feet drill, footwork drill climbing, climbing drill
    seal-walk | Seal walk | Robbengang | bodyweight | triceps chest | abs front-delts | distance | seal crawl
    """
}
