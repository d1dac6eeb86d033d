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
    sprint | Sprint | Sprinten | run | hamstrings glutes quads | calves | distance | running sprint, Sprintlauf, sprint run, 100-meter sprint, hundred-meter sprint
    stride | Stride | Steigerungslauf | run | hamstrings quads calves | glutes | distance | stride-out, Steigerung, Steigerungsläufe
    shuttle-run | Shuttle run | Pendellauf | run | quads calves | hamstrings glutes | distance | suicide run, beep test, shuttle, Pendelläufe, Linienlauf, shuttle sprint
    treadmill | Treadmill run | Laufband | run | quads hamstrings calves | glutes | distance | treadmill, Laufbandlauf, Laufen auf dem Laufband, running treadmill, treadmill running
    incline-walk | Incline walk | Gehen mit Steigung | run | calves glutes | hamstrings quads | time | incline treadmill walk, treadmill walk, Laufband mit Steigung, Bergaufgehen
    walk | Walk | Gehen | run | calves quads | glutes hamstrings | distance | walking, brisk walk, Spazieren, Spaziergang, Spazierengehen
    ruck | Ruck | Marsch mit Gepäck | other | quads glutes calves | traps abs | distance | rucking, ruck march, loaded march, weighted walk, Gepäckmarsch, ruck walk, rucking walk, ruck run
    hike | Hike | Wandern | run | quads glutes calves | hamstrings | distance | hiking, Wanderung
    stair-climb | Stair climb | Treppensteigen | machine | quads glutes | calves hamstrings | time | stairmaster, stair climber, stair run, stepper, stair stepper, Stepmaschine, Treppenlauf, Treppenlaufen, stair machine, stair machine floors, stair machine steps, floors stair machine, steps stair machine, stairs, step mill, stairmill
    elliptical | Elliptical | Crosstrainer | machine | quads glutes | hamstrings | time | elliptical trainer, Ellipsentrainer, elliptical machine
    row | Row | Rudern | rower | upper-back quads | lats hamstrings glutes | distance | rowing, rower, erg row, row erg, rowing machine, indoor row, ergometer row, concept row, row for calories, Ruderergometer, Rudergerät, Rudermaschine, Ruderergo, concept2 row, machine rowing
    bike | Bike | Radfahren | bike | quads glutes | hamstrings calves | time | cycling, cycle, ride, bike ride, biking, indoor bike, Rad, Fahrrad, Fahrradfahren, Rennrad
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
    swim-kick | Swim kick | Beinschlag | swim | quads hip-flexors | calves glutes | distance | kick, kickboard, kick set, Kraulbeine, Beine mit Brett, Beinschlag mit Brett, Beine
    swim-pull | Swim pull | Arme | swim | lats | triceps front-delts | distance | pull, pull buoy, pull set, Kraularme, Armzug mit Pullbuoy, pull with buoy, Armzug
    swim-drill | Swim drill | Technikschwimmen | swim | lats | front-delts | distance | drill swim, Technikübung Schwimmen, stroke drill
    aqua-jogging | Aqua jogging | Aquajogging | swim | quads hip-flexors | hamstrings glutes | time | pool running, deep water running, water running, Wasserlaufen
    kayak | Kayak | Kajakfahren | other | lats upper-back | obliques biceps | distance | kayaking, paddling, canoe, Kajak, Paddeln, Kanu
    inline-skating | Inline skating | Inlineskaten | other | quads glutes | adductors abductors | distance | rollerblading, skating, Inliner
    jump-rope | Jump rope | Seilspringen | other | calves | forearms quads | reps | skipping, rope jump, single under, skipping rope, rope skipping, skip rope, jumping rope, rope skip, su, Seilsprünge, Springseil
    double-under | Double-under | Double Under | other | calves | forearms quads | reps | du, dubs, Doppelsprünge, Doppeldurchschlag, Doppeldurchschläge, Doppelsprung
    triple-under | Triple-under | Triple Under | other | calves | forearms quads | reps | tu, Dreifachdurchschlag
    crossover-jump-rope | Crossover single-under | Crossover-Seilsprung | other | calves | forearms | reps | crossover under, crossover jump rope, Kreuzdurchschlag, Kreuzsprung, jump rope crossover
    jumping-jack | Jumping jack | Hampelmann | bodyweight | calves abductors | side-delts adductors | reps | side straddle hop, Hampelmänner
    star-jump | Star jump | Sternsprung | bodyweight | quads side-delts | calves glutes | reps | Sternsprünge
    high-knees | High knees | Kniehebelauf | bodyweight | hip-flexors quads | calves abs | time | high knee, high knee run, Knieheberlauf
    butt-kick | Butt kick | Anfersen | bodyweight | hamstrings | calves | time | butt kicker, heel flick, Anferser, heel kick
    a-skip | A-skip | A-Skip-Lauf | bodyweight | hip-flexors calves | quads | distance | Hopserlauf, Lauf-ABC
    b-skip | B-skip | B-Skip-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    fast-feet | Fast feet | Schnelle Füße | bodyweight | calves | quads | time | quick feet, foot fire, Tappings, Tapping
    lateral-shuffle | Lateral shuffle | Seitschritt | bodyweight | abductors quads | calves adductors | time | side shuffle, Sidesteps, Seitschritte, Sidestep
    agility-ladder | Agility ladder | Koordinationsleiter | other | calves | quads hip-flexors | time | speed ladder, ladder drill
    line-hop | Line hop | Linienhüpfen | bodyweight | calves | quads | reps | lateral hop, line jump, lateral line hop, lateral jump
    shadow-boxing | Shadow boxing | Schattenboxen | bodyweight | front-delts abs | obliques calves | time | shadowbox, boxing
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
    dolphin-kick | Dolphin kick | Delfinbeine | swim | abs quads | hip-flexors lower-back | distance | butterfly kick, fly kick, Delfinbeinschlag, Delphinbeine
    vertical-kick | Vertical kick | Senkrechter Beinschlag | swim | quads hip-flexors | calves abs | time | vertical kicking
    side-kick-swim | Kick on side | Beinschlag in Seitlage | swim | hip-flexors quads | obliques | distance | side kick swim, kick on the side, side kicking, Seitlage
    streamline-kick | Streamline kick | Beinschlag in Gleitlage | swim | quads hip-flexors | abs lats | distance | streamlined kick, superman kick, push and glide, superman glide, Gleiten
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
    single-arm-butterfly | Single-arm butterfly | Einarmiges Delfin | swim | lats | front-delts abs | distance | one-arm butterfly, one-arm fly, Delfin einarmig
    single-arm-backstroke | Single-arm backstroke | Einarmiges Rückenschwimmen | swim | lats rear-delts | obliques | distance | one-arm backstroke, Rücken einarmig
    double-arm-backstroke | Double-arm backstroke | Rückengleichschlag | swim | lats rear-delts | quads | distance | elementary backstroke, Altdeutsch Rücken
    six-kick-switch | Six-kick switch | Sechs Beinschläge und Wechsel | swim | hip-flexors lats | obliques | distance | six-kick switch drill, six and one drill, side switch drill
    head-up-freestyle | Head-up freestyle | Wasserballkraul | swim | lats front-delts | neck lower-back | distance | tarzan drill, tarzan swim, water polo freestyle, sighting drill, sighting swim, polo swim
    sculling | Sculling | Wriggen | swim | forearms lats | front-delts | distance | scull, front scull, side scull, sculling drill, Paddelübung, Skulling
    doggy-paddle | Doggy paddle | Hundekraul | swim | lats | front-delts quads | distance | dog paddle, human stroke, long dog
    two-kick-one-pull | Two-kick one-pull breaststroke | Brust mit zwei Beinschlägen | swim | adductors chest | lats quads | distance | two-kick one-pull, two kicks one pull, breaststroke timing drill
    breaststroke-with-dolphin-kick | Breaststroke with dolphin kick | Brustarme mit Delfinbeinen | swim | chest lats | abs quads | distance | breast with dolphin kick, breaststroke pull dolphin kick
    underwater-swim | Underwater swim | Streckentauchen | swim | quads abs | lats hip-flexors | distance | underwater dolphin kick, underwater kick, underwaters, Tauchen
    hypoxic-swim | Hypoxic swim | Hypoxieschwimmen | swim | lats front-delts | abs | distance | breath control swim, hypoxic set
    distance-per-stroke | Distance per stroke | Zuglänge | swim | lats | front-delts | distance | swim golf, swolf, long strokes, Zugzahl
    tread-water | Treading water | Wassertreten | swim | quads adductors | front-delts | time | tread water, eggbeater kick, eggbeater
    flip-turn | Flip turn | Rollwende | swim | abs | quads | reps | tumble turn, turn practice
    open-turn | Open turn | Kippwende | swim | quads | abs | reps | touch turn
    dive-start | Dive start | Startsprung | swim | quads glutes | calves abs | reps | racing start, block start
    sprint-swim | Sprint swim | Schwimmsprint | swim | lats front-delts | triceps quads | distance | swim sprint, all-out swim
    easy-swim | Easy swim | Lockeres Schwimmen | swim | lats front-delts | triceps quads | distance | recovery swim, loosen down, locker schwimmen, Ausschwimmen, Einschwimmen, swim warm-up, swim cool-down, warm-up swim, cool-down swim
    threshold-swim | Threshold swim | Schwellenschwimmen | swim | lats front-delts | triceps quads | distance | css swim, tempo swim
    lifesaving-swim | Lifesaving swim | Rettungsschwimmen | swim | lats quads | abs adductors | distance | tow swim, rescue swim
    sidestroke | Sidestroke | Seitenschwimmen | swim | lats adductors | quads | distance | combat sidestroke, side stroke
    """
}
