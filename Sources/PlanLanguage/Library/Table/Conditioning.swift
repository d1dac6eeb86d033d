/// Exercises for conditioning: running, rowing, cycling, swimming and the like.

extension Table {
  static let conditioning = """
    run | Run | Laufen | run | quads hamstrings calves | glutes | distance | running, outdoor run, Laufen draußen, Laufen im Freien, Lauf, Dauerlauf, rennen, running outdoors, steady state run, barefoot run, Barfußlauf, sand run, beach run, mittlerer Dauerlauf
    jog | Jog | Joggen | run | quads hamstrings calves | glutes | distance | jogging, trot, Traben, Trab, Trabpause, easy jogging, jog recovery
    easy-run | Easy run | Lockerer Dauerlauf | run | quads hamstrings calves | glutes | time | recovery run, base run, lockerer Lauf, Regenerationslauf, easy jog, general aerobic run, ga run, shakeout run, recovery jog, Grundlagenlauf, langsamer Dauerlauf, regenerativer Dauerlauf, DL1, GA1-Lauf
    running-warm-up | Running warm-up | Einlaufen | run | quads hamstrings calves | glutes | distance | warm-up jog, Warmlaufen, Einlaufrunde, easy jog warm-up, jog warm-up
    running-cool-down | Running cool-down | Auslaufen | run | quads hamstrings calves | glutes | distance | cool-down jog, warm-down jog, Auslaufrunde
    tempo-run | Tempo run | Tempodauerlauf | run | quads hamstrings calves | glutes | distance | threshold run, Tempolauf, Schwellenlauf, schneller Dauerlauf, zügiger Dauerlauf
    long-run | Long run | Langer Lauf | run | quads hamstrings calves | glutes | distance | lsd run, langer Dauerlauf, lsd, long slow distance, medium long run
    trail-run | Trail run | Traillauf | run | quads hamstrings calves | glutes | distance | trail running, cross-country run, Geländelauf, Trailrunning, Crosslauf
    interval-run | Interval run | Intervalllauf | run | quads hamstrings calves | glutes | distance | running interval, track repeat, Tempowiederholung, track interval, 400m repeat, 800m repeat, 1k repeat, mile repeat, yasso 800, Wiederholungslauf, pyramid run, Pyramidenlauf, ladder interval, VO2max interval, 400-Meter-Läufe, 800-Meter-Läufe, 1000-Meter-Läufe, 200-Meter-Läufe
    fartlek | Fartlek | Fahrtspiel | run | quads hamstrings calves | glutes | time | fartlek run, mona fartlek
    hill-sprint | Hill sprint | Bergsprint | run | glutes quads | calves hamstrings | time | hill repeat, short hill sprint, Hügelsprint, Bergaufsprint
    hill-run | Hill run | Berglauf | run | glutes quads | hamstrings calves | time | uphill run, Hügellauf, uphill interval
    sprint | Sprint | Sprinten | run | hamstrings glutes quads | calves | distance | running sprint, Sprintlauf, sprint run, 100-meter sprint, hundred-meter sprint, treadmill sprint, Laufbandsprint, Sprint auf dem Laufband
    stride | Stride | Steigerungslauf | run | hamstrings quads calves | glutes | distance | stride-out, Steigerung, Steigerungsläufe, build-up, build-up run, progressive stride, diagonals, track diagonals, Steigerungen, strider, barefoot stride, hill stride, pickup, tempo stride, grass diagonal
    shuttle-run | Shuttle run | Pendellauf | run | quads calves | hamstrings glutes | distance | suicide run, beep test, shuttle, Pendelläufe, Linienlauf, shuttle sprint, suicide, gasser, suicide sprint, 300 yard shuttle, half gasser, 10m shuttle run, Pendelsprint
    treadmill | Treadmill run | Laufband | run | quads hamstrings calves | glutes | distance | treadmill, Laufbandlauf, Laufen auf dem Laufband, running treadmill, treadmill running, assault runner, curved treadmill, air runner, true form runner, trueform run
    incline-walk | Incline walk | Gehen mit Steigung | run | calves glutes | hamstrings quads | time | incline treadmill walk, treadmill walk, Laufband mit Steigung, Bergaufgehen
    walk | Walk | Gehen | run | calves quads | glutes hamstrings | distance | walking, brisk walk, Spazieren, Spaziergang, Spazierengehen, dog walk, walking pad, power walk, Power Walking, Walken, zügiges Gehen, schnelles Gehen, Gehpause, Gehtraining
    ruck | Ruck | Marsch mit Gepäck | other | quads glutes calves | traps abs | distance | rucking, ruck march, loaded march, weighted walk, Gepäckmarsch, ruck walk, rucking walk, ruck run, foot march, road march, forced march, Fußmarsch
    hike | Hike | Wandern | run | quads glutes calves | hamstrings | distance | hiking, Wanderung
    stair-climb | Stair climb | Treppensteigen | machine | quads glutes | calves hamstrings | time | stairmaster, stair climber, stepper, stair stepper, Stepmaschine, stair machine, stair machine floors, stair machine steps, floors stair machine, steps stair machine, stairs, step mill, stairmill, stair stepping
    elliptical | Elliptical | Crosstrainer | machine | quads glutes | hamstrings | time | elliptical trainer, Ellipsentrainer, elliptical machine, arc trainer
    cross-training | Cross-training | Alternativtraining | other | quads glutes | hamstrings calves | time | cross-train, xt, Crosstraining, alternatives Ausdauertraining, alternative cardio
    cardio | Cardio | Ausdauertraining | other | quads glutes | hamstrings calves | time | cardio training, cardio workout, Cardiotraining, Cardio-Training, Ausdauer, Herz-Kreislauf-Training
    liss | LISS | Ruhiges Ausdauertraining | other | quads glutes | hamstrings calves | time | liss cardio, low intensity steady state, low intensity steady state cardio, steady state cardio, steady cardio, low intensity cardio, Grundlagenausdauer, Grundlagenausdauertraining, zone 2 cardio, Zone-2-Training
    row | Row | Rudern | rower | upper-back quads | lats hamstrings glutes | distance | rowing, rower, erg row, row erg, rowing machine, indoor row, ergometer row, concept row, row for calories, Ruderergometer, Rudergerät, Rudermaschine, Ruderergo, concept2 row, machine rowing, Rudern am Ergometer, Rudern Ergometer
    rowing-warm-up | Rowing warm-up | Einrudern | rower | upper-back quads | lats hamstrings glutes | distance |
    rowing-cool-down | Rowing cool-down | Ausrudern | rower | upper-back quads | lats hamstrings glutes | distance |
    bike | Bike | Radfahren | bike | quads glutes | hamstrings calves | time | cycling, cycle, ride, bike ride, biking, indoor bike, Rad, Fahrrad, Fahrradfahren, Radeln, Rennrad, commute, indoor biking
    stationary-bike | Stationary bike | Fahrradergometer | bike | quads glutes | hamstrings calves | time | exercise bike, spin bike, spinning, turbo trainer, bike trainer, recumbent bike, Heimtrainer, Ergometer, Spinning-Rad, Liegeergometer, indoor cycling, cycling indoor, Hometrainer, Liegerad, Liegefahrrad
    air-bike | Air bike | Airbike | bike | quads glutes | hamstrings front-delts triceps | energy | assault bike, echo bike, airdyne, fan bike, Airbike-Ergometer, Luftwiderstandsrad, assault air bike, cal bike
    bike-erg | Bike erg | Bike-Erg | bike | quads glutes | hamstrings calves | energy | c2 bike, erg bike
    cycling-warm-up | Cycling warm-up | Einfahren | bike | quads glutes | hamstrings calves | time | warm-up spin, Einradeln
    cycling-cool-down | Cycling cool-down | Ausfahren | bike | quads glutes | hamstrings calves | time | cool-down spin, spin down, Ausradeln
    bike-sprint | Bike sprint | Radsprint | bike | quads glutes | hamstrings calves | time | cycling sprint, sprint bike, sprint intervals bike, Fahrradsprint
    ski-erg | Ski erg | SkiErg | ski | lats triceps | abs front-delts glutes | distance | ski, ski ergometer, Skiergo, nordic ski erg
    cross-country-skiing | Cross-country skiing | Skilanglauf | ski | quads lats | glutes triceps | distance | nordic skiing, xc ski, xc skiing, Langlauf, Langlaufen, classic ski, skate ski, Langlauf klassisch, Langlauf Skating, nordic ski, cross-country ski, double poling, ski skating, skate skiing, ski without poles, Doppelstockschub, skiing without poles
    swim | Swim | Schwimmen | swim | lats front-delts | triceps glutes quads | distance | swimming, open water swim, Freiwasserschwimmen, choice swim, broken swim, swim choice, lake swim, ocean swim
    freestyle-swim | Freestyle swim | Kraulschwimmen | swim | lats front-delts | triceps abs | distance | freestyle, front crawl, crawl swim, crawl stroke, freestyle stroke, Kraul, Kraulen, Freistil, Kraul mit Pullbuoy
    backstroke-swim | Backstroke | Rückenschwimmen | swim | lats rear-delts | triceps abs | distance | backstroke swim, back crawl, Rückenkraul, Rückenkraulen
    breaststroke-swim | Breaststroke | Brustschwimmen | swim | chest adductors | lats quads | distance | breaststroke swim
    butterfly-swim | Butterfly stroke | Delfinschwimmen | swim | lats front-delts | abs chest | distance | butterfly swim, Schmetterling, Schmetterlingsschwimmen, Delfin, Delphinschwimmen, Delphin, fly stroke
    individual-medley | Individual medley | Lagenschwimmen | swim | lats front-delts | chest quads | distance | im swim, medley swim, Lagen, medley, im, reverse im, Lagen locker
    swim-kick | Swim kick | Beinschlag | swim | quads hip-flexors | calves glutes | distance | kick, kickboard, kick set, Kraulbeine, Beine mit Brett, Beinschlag mit Brett, Beine, kick with board, kicking with board, kick no board, kick without board, kick with snorkel
    swim-pull | Swim pull | Arme | swim | lats | triceps front-delts | distance | pull, pull buoy, pull set, Kraularme, Armzug mit Pullbuoy, pull with buoy, Armzug, Arme mit Pullbuoy, Pull-Buoy-Arme, Arme mit Pull Buoy
    swim-drill | Swim drill | Technikschwimmen | swim | lats | front-delts | distance | drill, drill swim, Technikübung Schwimmen, stroke drill, choice drill, technique swim, drill swim of choice
    aqua-jogging | Aqua jogging | Aquajogging | swim | quads hip-flexors | hamstrings glutes | time | pool running, deep water running, water running, Wasserlaufen, water jogging
    kayak | Kayak | Kajakfahren | other | lats upper-back | obliques biceps | distance | kayaking, paddling, canoe, Kajak, Paddeln, Kanu, canoeing, dragon boat, outrigger
    inline-skating | Inline skating | Inlineskaten | other | quads glutes | adductors abductors | distance | rollerblading, skating, Inliner
    jump-rope | Jump rope | Seilspringen | other | calves | forearms quads | reps | skipping, rope jump, single under, skipping rope, rope skipping, skip rope, jumping rope, rope skip, su, Seilsprünge, Springseil, basic jump, basic bounce, alternate foot step, boxer step, boxer skip, speed rope, freestyle jump rope, weighted jump rope, running step jump rope, Sprungseil, Seilspringen Wechselschritt, Seilchen springen, Seilchenspringen, Seilhüpfen
    double-under | Double-under | Double Under | other | calves | forearms quads | reps | du, dubs, Doppelsprünge, Doppeldurchschlag, Doppeldurchschläge, Doppelsprung, heavy rope double-under
    triple-under | Triple-under | Triple Under | other | calves | forearms quads | reps | tu, Dreifachdurchschlag
    crossover-jump-rope | Crossover single-under | Crossover-Seilsprung | other | calves | forearms | reps | crossover under, crossover jump rope, Kreuzdurchschlag, Kreuzsprung, jump rope crossover, Seilspringen Kreuzen
    jumping-jack | Jumping jack | Hampelmann | bodyweight | calves abductors | side-delts adductors | reps | side straddle hop, Hampelmänner
    seal-jack | Seal jack | Seal Jack | bodyweight | calves abductors | front-delts chest | reps | front-to-back jack
    star-jump | Star jump | Sternsprung | bodyweight | quads side-delts | calves glutes | reps | Sternsprünge
    high-knees | High knees | Kniehebelauf | bodyweight | hip-flexors quads | calves abs | time | high knee, high knee run, Knieheberlauf, Gehen mit hohen Knien, high knee running, high-knee run
    butt-kick | Butt kick | Anfersen | bodyweight | hamstrings | calves | time | butt kicker, heel flick, Anferser, heel kick
    a-skip | A-skip | A-Skip-Lauf | bodyweight | hip-flexors calves | quads | distance |
    running-abc | Running ABC | Lauf-ABC | bodyweight | hip-flexors calves | quads hamstrings | distance |
    b-skip | B-skip | B-Skip-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    fast-feet | Fast feet | Schnelle Füße | bodyweight | calves | quads | time | quick feet, foot fire, Tappings, Tapping
    lateral-shuffle | Lateral shuffle | Seitschritt | bodyweight | abductors quads | calves adductors | time | side shuffle, Sidesteps, Seitschritte, Sidestep, Seitgalopp, Seitwärtslauf, Seitstellschritte, Seitstellschritt, Sidesteps laufen, Seitwärtslaufen, seitwärts laufen
    agility-ladder | Agility ladder | Koordinationsleiter | other | calves | quads hip-flexors | time | speed ladder, ladder drill, ladder footwork
    line-hop | Line hop | Linienhüpfen | bodyweight | calves | quads | reps | lateral hop, line jump, lateral line hop, lateral jump, lateral cone hop, front cone hop, cone hop, Wedelhüpfen, Wedelsprung, Wedelsprünge
    shadow-boxing | Shadow boxing | Schattenboxen | bodyweight | front-delts abs | obliques calves | time | shadowbox, shadow kickboxing
    boxing | Boxing | Boxen | other | front-delts abs | obliques calves | time | boxing training, Boxtraining
    heavy-bag | Heavy bag | Boxsack | other | front-delts abs | obliques triceps | time | punching bag, bag work, heavy bag round, Sandsack boxen, Boxsackarbeit, Sandsacktraining, heavy bag combination, boxing heavy bag, heavy bag boxing
    rope-climb | Rope climb | Seilklettern | other | lats biceps | forearms abs | reps | rope climbing, climb rope, rc, Tauklettern, Seilaufstieg, 15-foot rope climb, fifteen-foot rope climb
    legless-rope-climb | Legless rope climb | Seilklettern ohne Beine | other | lats biceps | forearms abs | reps | legless
    climbing | Climbing | Klettern | other | forearms lats | biceps abs | time | bouldering, rock climbing, sport climbing, Bouldern, slab climbing, overhang climbing, Kletterhalle
    boulder-problem | Boulder problem | Boulderproblem | other | forearms lats | biceps abs | reps | bouldering problem, Boulder
    dance | Dance | Tanzen | bodyweight | calves quads | abs | time | dancing, dance cardio, aerobics, Tanz, Aerobic, Zumba, line dancing, Step-Aerobic
    weight-vest-run | Weight-vest run | Laufen mit Gewichtsweste | run | quads hamstrings calves | abs | distance | run with weight vest, weighted vest run, run with vest
    skiing | Alpine skiing | Skifahren | other | quads glutes | adductors abs | time | skiing, downhill skiing, Ski alpin, Skilaufen
    snowboarding | Snowboarding | Snowboarden | other | quads glutes | calves abs | time | snowboard
    ice-skating | Ice skating | Eislaufen | other | quads glutes | adductors abductors | time | speed skating, Schlittschuhlaufen
    versaclimber | VersaClimber | Klettermaschine | machine | quads lats | glutes front-delts | time | versa climber, vertical climber, jacob's ladder
    freestyle-kick | Freestyle kick | Kraulbeinschlag | swim | quads hip-flexors | calves glutes | distance | flutter kick swim, crawl kick, Wechselbeinschlag, free kick, flutter kick with board, Kraul Beine mit Brett
    backstroke-kick | Backstroke kick | Rückenbeine | swim | quads hip-flexors | calves glutes | distance | kick on back, Rückenbeinschlag
    breaststroke-kick | Breaststroke kick | Brustbeine | swim | adductors quads | glutes calves | distance | frog kick, Brustbeinschlag, breast kick, breaststroke kick with board, breast kick with board
    dolphin-kick | Dolphin kick | Delfinbeine | swim | abs quads | hip-flexors lower-back | distance | butterfly kick, fly kick, Delfinbeinschlag, Delphinbeine, Delfinkick, Delphinkick, dolphin kick on back, dolphin kick on side, streamline dolphin kick on back, Delfinbeine in Rückenlage, Delfinbeinschlag in Rückenlage
    vertical-kick | Vertical kick | Senkrechter Beinschlag | swim | quads hip-flexors | calves abs | time | vertical kicking
    side-kick-swim | Kick on side | Beinschlag in Seitlage | swim | hip-flexors quads | obliques | distance | side kick swim, kick on the side, side kicking, Seitlage, side kick drill, side balance drill, Beinschlag in Seitenlage, Seitbeine
    streamline-kick | Streamline kick | Beinschlag in Gleitlage | swim | quads hip-flexors | abs lats | distance | streamlined kick, superman kick, push and glide, superman glide, Gleiten, superman drill, streamline glide, torpedo, torpedo glide, Abstoßen und Gleiten
    freestyle-pull | Freestyle pull | Kraularmzug | swim | lats | triceps front-delts | distance | pull freestyle, crawl pull, free pull
    backstroke-pull | Backstroke pull | Rückenarme | swim | lats rear-delts | triceps | distance | Rückenarmzug, back pull
    breaststroke-pull | Breaststroke pull | Brustarme | swim | chest lats | biceps | distance | Brustarmzug, breast pull
    butterfly-pull | Butterfly pull | Delfinarme | swim | lats chest | triceps front-delts | distance | Delfinarmzug, Delphinarme, fly pull
    paddle-swim | Paddle swim | Schwimmen mit Paddles | swim | lats | triceps front-delts | distance | swim with paddles, pull with paddles, paddles, hand paddles, paddle pull, Paddles schwimmen
    fin-swim | Fin swim | Flossenschwimmen | swim | quads lats | calves glutes | distance | swim with fins, fins, Schwimmen mit Flossen, Flossen
    catch-up-freestyle | Catch-up freestyle | Abschlagkraul | swim | lats | front-delts | distance | catch-up, catch-up swim, Kraul Abschlag, catch-up drill, Abschlagschwimmen, Abschlag
    fingertip-drag | Fingertip drag | Fingerspitzenkraul | swim | lats front-delts | triceps | distance | fingertip drag drill, zipper drill, zipper, Reißverschlussübung, fingertip drill, finger drag, Reißverschluss, Fingerspitzen, Kraul Reißverschluss
    fist-swim | Fist swim | Faustschwimmen | swim | lats | forearms | distance | fist freestyle, closed fist swim, fist drill, closed fist, Faust, Kraul Faustschwimmen, Faust-Kraul, Kraul mit Fäusten
    single-arm-freestyle | Single-arm freestyle | Einarmiges Kraulen | swim | lats | front-delts obliques | distance | one-arm freestyle, Kraul einarmig, one arm free, left arm only, right arm only, right arm freestyle, left arm freestyle, Einarm-Kraul, Kraul Einarm anderer Arm vorne
    single-arm-butterfly | Single-arm butterfly | Einarmiges Delfin | swim | lats | front-delts abs | distance | one-arm butterfly, one-arm fly, Delfin einarmig, butterfly one-arm, butterfly single-arm, single arm fly, Schmetterling Einarm
    single-arm-backstroke | Single-arm backstroke | Einarmiges Rückenschwimmen | swim | lats rear-delts | obliques | distance | one-arm backstroke, Rücken einarmig, single arm back
    double-arm-backstroke | Double-arm backstroke | Rückengleichschlag | swim | lats rear-delts | quads | distance | elementary backstroke, Altdeutsch Rücken, double arm back, Rücken Gleichzug, Rücken Doppelarm, Rücken mit beiden Armen
    six-kick-switch | Six-kick switch | Sechs Beinschläge und Wechsel | swim | hip-flexors lats | obliques | distance | six-kick switch drill, six and one drill, side switch drill, 6-kick switch, kick switch, 6-1-6, 12 kick switch, twelve kick switch, 6-Schlag-Drill, 6-kick backstroke, Kraul 6 Beinschläge 1 Zug, 6 Beinschläge 1 Zug
    head-up-freestyle | Head-up freestyle | Wasserballkraul | swim | lats front-delts | neck lower-back | distance | tarzan drill, tarzan swim, water polo freestyle, sighting drill, sighting swim, polo swim, tarzan, water polo drill, polo drill, head-up free
    sculling | Sculling | Wriggen | swim | forearms lats | front-delts | distance | scull, front scull, side scull, sculling drill, Paddelübung, Skulling, mixed sculling
    doggy-paddle | Doggy paddle | Hundekraul | swim | lats | front-delts quads | distance | dog paddle, human stroke, long dog, Hundepaddeln
    two-kick-one-pull | Two-kick one-pull breaststroke | Brust mit zwei Beinschlägen | swim | adductors chest | lats quads | distance | two-kick one-pull, two kicks one pull, breaststroke timing drill, 2-kick 1-pull, Brust 2 Beinschläge 1 Zug, zwei Beinschläge ein Zug
    breaststroke-with-dolphin-kick | Breaststroke with dolphin kick | Brustarme mit Delfinbeinen | swim | chest lats | abs quads | distance | breast with dolphin kick, breaststroke pull dolphin kick, breast pull dolphin kick
    underwater-swim | Underwater swim | Streckentauchen | swim | quads abs | lats hip-flexors | distance | underwater dolphin kick, underwater kick, underwaters, Tauchen
    hypoxic-swim | Hypoxic swim | Hypoxieschwimmen | swim | lats front-delts | abs | distance | breath control swim, hypoxic set, hypoxic, breath control, 3-5-7 breathing, Dreierzug, Fünferzug, 3er-Zug, 3er-Atmung, hypoxic freestyle, Kraul 7er-Atmung, Kraul 5er-Atmung, 7er-Atmung, 5er-Atmung, Kraul 7-er Atmung
    distance-per-stroke | Distance per stroke | Zuglänge | swim | lats | front-delts | distance | swim golf, swolf, long strokes, Zugzahl, dps, stroke count
    tread-water | Treading water | Wassertreten | swim | quads adductors | front-delts | time | tread water, eggbeater kick, eggbeater
    flip-turn | Flip turn | Rollwende | swim | abs | quads | reps | tumble turn, turn practice, turns, Wenden
    open-turn | Open turn | Kippwende | swim | quads | abs | reps | touch turn
    dive-start | Dive start | Startsprung | swim | quads glutes | calves abs | reps | racing start, dive, dive sprint
    sprint-swim | Sprint swim | Schwimmsprint | swim | lats front-delts | triceps quads | distance | swim sprint, all-out swim, sprint free, Kraulsprint, Sprints Kraul
    easy-swim | Easy swim | Lockeres Schwimmen | swim | lats front-delts | triceps quads | distance | recovery swim, loosen down, locker schwimmen, Ausschwimmen, Einschwimmen, swim warm-up, swim cool-down, warm-up swim, cool-down swim
    threshold-swim | Threshold swim | Schwellenschwimmen | swim | lats front-delts | triceps quads | distance | css swim, tempo swim, pace swim
    lifesaving-swim | Lifesaving swim | Rettungsschwimmen | swim | lats quads | abs adductors | distance | tow swim, rescue swim
    sidestroke | Sidestroke | Seitenschwimmen | swim | lats adductors | quads | distance | combat sidestroke, side stroke
    jab | Jab | Jab | bodyweight | front-delts triceps | abs | reps | lead straight, lead jab, double jab, body jab, Führhand, Führhandgerade, step and jab
    cross | Cross | Schlaghand | bodyweight | front-delts triceps | obliques | reps | rear straight, cross punch, straight right, right cross, right hand, Schlaghandgerade
    straight-punch | Straight punch | Gerader Schlag | bodyweight | front-delts triceps | obliques | reps | straights, Geraden, Fauststoß, Gerade
    jab-cross | Jab-cross | Eins-zwei | bodyweight | front-delts triceps | obliques | reps | one-two, one-two punch, one-two combination, jab and cross, Führhand-Schlaghand
    jab-cross-hook | Jab-cross-hook | Eins-zwei-drei | bodyweight | front-delts | obliques triceps | reps | one-two-three, jab-cross-lead hook
    jab-cross-hook-cross | Jab-cross-hook-cross | Eins-zwei-drei-zwei | bodyweight | front-delts | obliques triceps | reps | one-two-three-two
    hook | Hook | Haken beim Boxen | bodyweight | front-delts obliques | chest | reps | hook punch, lead hook, rear hook, left hook, right hook, Seitwärtshaken, Kopfhaken
    uppercut | Uppercut | Aufwärtshaken | bodyweight | front-delts biceps | obliques | reps | lead uppercut, rear uppercut, left uppercut, right uppercut
    body-shot | Body shot | Körperhaken | bodyweight | obliques front-delts | | reps | body hook, liver shot, body punch, hook to the body, Leberhaken
    overhand-punch | Overhand punch | Schwinger | bodyweight | front-delts lats | obliques | reps | overhand, overhand right
    punch | Punch | Fauststoß im Wechsel | bodyweight | front-delts triceps | abs | reps | punching, seated punch, alternating punch, speed punch, fast punch, high punch, uppercut speed drill
    backfist | Backfist | Faustrückenschlag | bodyweight | rear-delts triceps | | reps | spinning backfist
    slip | Slip | Meidbewegung | bodyweight | obliques | quads | reps | boxing slip, slip drill, slipping, slipping punches, Meidbewegungen, slip and counter
    bob-and-weave | Bob and weave | Pendeln und Rollen | bodyweight | quads obliques | abs | reps | bob & weave, roll under, boxing roll, weave, duck under, duck, Auspendeln
    parry | Parry | Abwehrbewegung | bodyweight | front-delts | forearms | reps | block and parry
    boxing-pivot | Boxing pivot | Drehschritt | bodyweight | calves | glutes | reps | pivot, pivot drill
    boxing-footwork | Boxing footwork | Beinarbeit | bodyweight | calves | quads | time | footwork, stance and movement, ali shuffle
    boxing-combination | Boxing combination | Schlagkombination | bodyweight | front-delts obliques | triceps | time | combinations, combos, punch combination, Schlagkombinationen, jab cross uppercut, jab cross slip, jab jab cross, double jab cross, cross hook cross, hook cross hook, hook uppercut, jab cross body hook, Schlagkombis, Schlagkombis am Sandsack, Schlagkombination am Sandsack
    slip-rope | Slip rope | Pendelseil | other | quads obliques | abs | time | slip line, slip-rope drill
    speed-bag | Speed bag | Speedball | other | front-delts | forearms | time | Punchingbirne
    double-end-bag | Double-end bag | Doppelendball | other | front-delts triceps | obliques | time | floor-to-ceiling bag, floor to ceiling ball, double end ball
    maize-bag | Maize bag | Maisbirne | other | obliques quads | front-delts | time | slip bag, slip ball
    uppercut-bag | Uppercut bag | Aufwärtshaken-Sack | other | front-delts biceps | obliques | time | wrecking ball bag, aqua bag, angle bag
    pad-work | Pad work | Pratzentraining | other | front-delts obliques | triceps | time | mitts, mitt work, focus mitts, focus pads, pads, thai pads, boxing mitts, Pratzen, Pratzenarbeit, kick shield, Pratzentraining mit Partner
    sparring | Sparring | Sparring | bodyweight | front-delts quads | abs | time | technical sparring, light sparring, spar, boxing sparring, body sparring, kumite
    drilling | Drilling | Techniktraining | bodyweight | abs quads | front-delts | time | technique drilling, technique work
    bag-sprint | Bag sprint | Sandsacksprint | other | front-delts triceps | abs | time | punch-out drill, punch-out, heavy bag sprint
    front-kick | Front kick | Frontkick | bodyweight | quads hip-flexors | abs | reps | push kick, teep, snap kick, Vorwärtstritt, Fußstoß, teep drill
    roundhouse-kick | Roundhouse kick | Rundtritt | bodyweight | abductors hip-flexors | quads obliques | reps | roundhouse, round kick, body kick, high kick, switch kick, Halbkreisfußtritt
    low-kick | Low kick | Lowkick | bodyweight | abductors hip-flexors | quads obliques | reps | leg kick, inside leg kick, Tiefkick
    side-kick | Side kick | Seitkick | bodyweight | abductors glutes | quads obliques | reps | side kick martial arts, Seitwärtstritt
    back-kick | Back kick | Rückwärtskick | bodyweight | glutes hamstrings | lower-back | reps | spinning back kick, turning back kick
    hook-kick | Hook kick | Hakenkick | bodyweight | hamstrings abductors | glutes | reps | spinning hook kick
    axe-kick | Axe kick | Axtkick | bodyweight | hip-flexors hamstrings | glutes | reps | ax kick
    crescent-kick | Crescent kick | Sichelkick | bodyweight | hip-flexors abductors | adductors | reps | inside crescent kick, outside crescent kick
    knee-strike | Knee strike | Kniestoß | bodyweight | hip-flexors abs | quads | reps | switch knee, muay thai knee, Kniestöße, clinch knee, plum knee, skip knee
    elbow-strike | Elbow strike | Ellbogenstoß | bodyweight | front-delts obliques | triceps | reps | muay thai elbow, Ellbogenschlag
    takedown | Takedown | Niederwurf | bodyweight | quads glutes | abs upper-back | reps | double-leg takedown, single-leg takedown, double leg, single leg shot, takedown entry, takedown drill
    penetration-step | Penetration step | Eindringschritt | bodyweight | quads | glutes | reps | wrestling shot, shot drill, penetration shot
    hip-escape | Hip escape | Hüftflucht | bodyweight | abs obliques | glutes | reps | shrimp, shrimping, elbow escape, reverse shrimp
    bridge-and-roll | Bridge and roll | Brücke mit Rolle | bodyweight | glutes | abs obliques | reps | upa, trap and roll
    technical-stand-up | Technical stand-up | Technisches Aufstehen | bodyweight | glutes abs | triceps | reps | technical get-up, stand-up in base
    guard-pass | Guard pass | Guard-Pass | bodyweight | abs quads | | reps | guard passing
    armbar | Armbar | Armhebel | bodyweight | abs hip-flexors | hamstrings | reps | juji gatame, armbar drill
    triangle-choke | Triangle choke | Dreieckswürger | bodyweight | adductors hamstrings | abs | reps | triangle from guard, triangle drill
    hip-throw | Hip throw | Hüftwurf | bodyweight | glutes upper-back | abs | reps | judo throw, o goshi, seoi nage, shoulder throw
    uchikomi | Uchikomi | Uchi-komi | bodyweight | upper-back quads | abs | reps | fit-in
    randori | Randori | Randori | bodyweight | upper-back quads | abs forearms | time | judo sparring
    rolling | Rolling | Rollen am Boden | bodyweight | abs upper-back | forearms | time | bjj rolling, live rolling, grappling, positional sparring, Bodenkampf, flow rolling
    brazilian-jiu-jitsu | Brazilian jiu-jitsu | Brasilianisches Jiu-Jitsu | bodyweight | abs upper-back | forearms | time | bjj, jiu-jitsu
    judo | Judo | Judo | bodyweight | upper-back quads | abs forearms | time | judo training
    karate | Karate | Karate | bodyweight | quads front-delts | abs | time | taekwondo, kung fu
    kata | Kata | Kata | bodyweight | quads front-delts | abs | reps | poomsae, forms
    muay-thai | Muay Thai | Thaiboxen | bodyweight | hip-flexors front-delts | obliques | time | thai boxing
    kickboxing | Kickboxing | Kickboxen | bodyweight | hip-flexors front-delts | obliques | time | cardio kickboxing
    wrestling | Wrestling | Ringkampf | bodyweight | upper-back quads | abs forearms | time | live wrestling, wrestling practice, Ringen
    clinch-work | Clinch work | Clinch | bodyweight | upper-back | abs hip-flexors | time | pummeling
    ground-and-pound | Ground and pound | Bodenschläge | other | front-delts abs | triceps | time |
    granby-roll | Granby roll | Granby-Rolle | bodyweight | abs | upper-back | reps | granby
    breakfall | Breakfall | Fallübung | bodyweight | abs | neck | reps | ukemi, Fallschule, forward breakfall
    hip-heist | Hip heist | Hüftwechsel am Boden | bodyweight | abs glutes | triceps | reps | sit-out
    c-skip | C-skip | C-Skip | bodyweight | hip-flexors abductors | calves | distance |
    a-march | A-march | A-Marsch | bodyweight | hip-flexors | calves | distance | A-walk, marching A
    b-march | B-march | B-Marsch | bodyweight | hip-flexors hamstrings | calves | distance |
    a-run | A-run | A-Lauf | bodyweight | hip-flexors | calves quads | distance | high-knee A run
    b-run | B-run | B-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    a-switch | A-switch | A-Wechsel | bodyweight | hip-flexors | calves | reps | boom-boom, boom, leg switch
    wicket-run | Wicket run | Hürdchenlauf | run | hip-flexors hamstrings | calves | distance | wickets, wicket drill, mini hurdles, mini-hurdle run, wicket sprint
    straight-leg-bound | Straight-leg bound | Sprunglauf mit gestreckten Beinen | run | hamstrings calves | glutes | distance | straight-leg run, straight-leg shuffle, stiff-leg run, scissor run, prime times, straight-leg bounding, scissor bound, straight-leg jog, straight leg jogging
    single-leg-bound | Single-leg bound | Einbeiniger Sprunglauf | run | calves glutes | quads hamstrings | distance | speed bound, power bound
    skip-for-height | Skip for height | Hopserlauf in die Höhe | bodyweight | calves glutes | hip-flexors quads | distance | high skip
    skip-for-distance | Skip for distance | Hopserlauf in die Weite | bodyweight | calves glutes | hip-flexors quads | distance | long skip
    backward-skip | Backward skip | Hopserlauf rückwärts | bodyweight | calves | hip-flexors quads | distance |
    side-skip | Side skip | Seitlicher Hopserlauf | bodyweight | calves abductors | adductors | distance | lateral skip
    gallop | Gallop | Galopp | bodyweight | calves | quads hip-flexors | distance | galloping, single-leg gallop
    ankling | Ankling | Fußgelenksarbeit | bodyweight | calves | shins | distance | ankling drill, ankle walk, Fußgelenkslauf, Fußgelenkarbeit
    dribble | Dribble | Dribblings | bodyweight | calves hip-flexors | | distance | ankle dribble, calf dribble, knee dribble, dribble run, dribble bleed, high dribble, mid dribble, low dribble
    fast-leg | Fast leg | Schnelles Bein | bodyweight | hip-flexors hamstrings | calves | distance | fast leg drill, fast claw
    fly-sprint | Fly sprint | Fliegender Sprint | run | hamstrings glutes | quads calves | distance | flying sprint, flying thirty, fly ten, flying ten, flying twenty, fly thirty, fly twenty, flying 30, fly 30, flying 20, fly 10, fly 20, fliegende Sprints, flying 10
    acceleration | Acceleration | Antritt | run | glutes quads | hamstrings calves | distance | acceleration sprint, acceleration run, start sprint, Antritte, Beschleunigungslauf
    block-start-sprint | Block start sprint | Sprint aus dem Startblock | run | glutes quads | hamstrings calves | distance | sprint start, starting block sprint, three-point start, two-point start, push-up start, standing start, falling start, rolling start, falling sprint, four-point start, kneeling start, 3-point start
    running-drill | Running drill | Lauftechnik | run | calves hip-flexors | hamstrings | time | run drill, sprint drill, track drill, form drill, speed drill, Laufschule, Koordinationslauf
    overspeed-sprint | Overspeed sprint | Supramaximaler Sprint | run | hamstrings glutes | quads calves | distance | downhill sprint, towed sprint, assisted sprint
    floating-sprint | Floating sprint | Schwungsprint | run | hamstrings quads | calves | distance | ins and outs, sprint-float-sprint
    cruise-interval | Cruise interval | Schwellenintervall | run | quads hamstrings | calves | distance | threshold interval, Schwellenintervalle, lactate threshold run
    split-run | Split run | Teilstreckenlauf | run | hamstrings quads | calves | distance | broken run
    surge | Surge | Tempowechsel | run | hamstrings quads | calves | time | speed change
    wall-sprint | Wall sprint | Wandsprint | bodyweight | hip-flexors calves | glutes | time | wall run in place, wall sprint drill
    pro-agility | Pro agility | Pro-Agility-Lauf | run | quads glutes | abductors calves | reps | pro agility shuttle, five-ten-five, five-ten-five shuttle, 5-10-5, 5-10-5 shuttle, 20-yard shuttle
    t-test | T-test | T-Lauf | run | quads abductors | calves | reps | t-drill
    three-cone-drill | Three-cone drill | Drei-Hütchen-Lauf | run | quads abductors | calves | reps | l-drill, three cone, cone drill, box drill, five-cone drill
    three-to-five-second-rush | Three-to-five-second rush | Kurzer Sprung nach vorn | bodyweight | quads glutes | abs | distance | individual movement technique, buddy rush, combat rush
    yo-yo-test | Yo-yo test | Yo-Yo-Test | run | quads hamstrings | calves | distance | yo-yo intermittent recovery test, multistage fitness test, bleep test
    cooper-test | Cooper test | Cooper-Test | run | quads hamstrings | calves | distance | twelve-minute run, cooper run
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
    three-three-three-drill | Three-three-three drill | Drei-drei-drei | swim | lats front-delts | triceps | distance | 3-3-3, three right three left, three-three-three, 3/3/3, three-three-three butterfly, two-two-two drill, 2-2-2, 2-2-2 fly, 3-3-3 fly, 3 right 3 left 3 full fly
    rotation-kick | Rotation kick | Beinschlag mit Drehung | swim | obliques hip-flexors | quads | distance | rotational kick, kick with rotation, balance drill, swim balance drill
    underwater-recovery | Underwater recovery | Armrückführung unter Wasser | swim | lats | front-delts | distance | underwater recovery freestyle, human stroke drill
    long-dog-paddle | Long dog paddle | Langes Hundepaddeln | swim | lats | front-delts | distance | long doggy paddle
    unco | Unco | Einarmkraul mit angelegtem Arm | swim | lats obliques | front-delts | distance | unco drill, uncoordinated freestyle
    popov-drill | Popov drill | Popow-Übung | swim | lats obliques | front-delts | distance | popov, broken arrow, broken arrow drill
    finger-trail | Finger trail | Fingerspur | swim | lats | front-delts | distance | finger trail drill, thumb drag, waterfall drill, armpit drag, armpit touch drill, armpit drill
    three-quarter-catch-up | Three-quarter catch-up | Dreiviertel-Abschlag | swim | lats front-delts | triceps | distance | quarter catch-up, half catch-up, front-quadrant drill
    freestyle-drill | Freestyle drill | Kraultechnik | swim | lats front-delts | triceps | distance | free drill, one-arm drill, Kraulübung, high elbow drill, evf drill, early vertical forearm drill, surfboard drill, triple switch
    backstroke-drill | Backstroke drill | Rückentechnik | swim | lats rear-delts | triceps | distance | back drill, cup on head, cup on head drill
    backstroke-spin-drill | Backstroke spin drill | Rückenkraul-Spin | swim | lats rear-delts | triceps | distance | spin drill, backstroke spin
    breaststroke-drill | Breaststroke drill | Brusttechnik | swim | chest adductors | lats | distance | breast drill, salo drill, three-two-one drill
    butterfly-drill | Butterfly drill | Schmetterlingstechnik | swim | lats front-delts | abs | distance | fly drill, biondi drill
    medley-drill | Medley drill | Lagentechnik | swim | lats quads | abs | distance | im drill
    breaststroke-with-flutter-kick | Breaststroke with flutter kick | Brustarme mit Kraulbeinen | swim | chest lats | hip-flexors | distance | breast with flutter kick, breaststroke pull flutter kick, breast pull with flutter kick
    breaststroke-kick-on-back | Breaststroke kick on back | Brustbeinschlag in Rückenlage | swim | adductors quads | glutes | distance | breast kick on back
    body-dolphin | Body dolphin | Delfinbewegung | swim | abs lower-back | glutes | distance | body dolphin drill, worm drill, head-lead body dolphin
    dolphin-dive | Dolphin dive | Delfinsprung | swim | abs quads | glutes | reps |
    wall-push-off | Wall push-off | Wandabstoß | swim | quads glutes | abs | reps | streamline push-off, push-offs, underwater push-off, Abstoß, streamline
    water-bob | Water bob | Auf- und Abtauchen | swim | quads | abs | reps | pool bobs
    build-swim | Build swim | Steigerungsschwimmen | swim | lats front-delts | triceps | distance | descend swim, descending swim, negative split swim, build-up swim, swim build, swim golf set, golf set
    kick-drill-swim | Kick-drill-swim | Beine-Technik-Lagen | swim | lats front-delts | quads | distance | kick swim, drill and swim, swim kick pull, drill swim by twenty-five
    stroke-swim | Stroke swim | Schwimmen nach Wahl außer Kraul | swim | lats chest | quads | distance | im order, non-free, non-freestyle, stroke of choice, stroke choice, medley order, best stroke, main stroke
    choice-kick | Choice kick | Beinschlag nach Wahl | swim | hip-flexors quads | calves | distance | kick choice, kick of choice
    snorkel-swim | Snorkel swim | Schwimmen mit Schnorchel | swim | lats front-delts | triceps | distance | swim with snorkel, pull with snorkel, freestyle with snorkel
    kick-with-fins | Kick with fins | Beinschlag mit Flossen | swim | hip-flexors quads | calves | distance | fin kick, kick fins, Beine mit Flossen, kick w/ fins
    freestyle-with-fins | Freestyle with fins | Kraul mit Flossen | swim | lats front-delts | quads | distance | free with fins
    freestyle-with-paddles | Freestyle with paddles | Kraul mit Paddles | swim | lats front-delts | triceps | distance | free with paddles, pull with paddles and buoy, paddles and buoy, pull buoy and paddles, pull with buoy and paddles
    band-only-swim | Band-only swim | Schwimmen mit Fußband | swim | lats front-delts | triceps | distance | band swim, ankle band swim, band-only pull
    parachute-swim | Parachute swim | Schwimmen mit Bremsschirm | swim | lats front-delts | triceps | distance | resisted swim, drag swim, drag shorts swim
    sighting | Sighting | Orientierungsschwimmen | swim | lats neck | front-delts | distance | sighting practice, open water sighting
    water-polo | Water polo | Wasserball | swim | lats quads | front-delts | time | water polo match
    rowing-pick-drill | Rowing pick drill | Aufbauübung Rudern | rower | upper-back lats | quads | time | reverse pick drill, pick drill rowing, progressive rowing drill, pick drill
    arms-only-rowing | Arms-only rowing | Rudern nur mit Armen | rower | biceps upper-back | forearms | time | arms only, arms-only row
    arms-and-body-rowing | Arms-and-body rowing | Rudern mit Armen und Oberkörper | rower | upper-back lower-back | biceps | time | arms and body, arms and body row, arms and back rowing, arms and backs
    legs-only-rowing | Legs-only rowing | Rudern nur mit Beinen | rower | quads glutes | | time | legs only, legs-only row
    half-slide-rowing | Half-slide rowing | Rudern mit halber Rollbahn | rower | upper-back quads | lats | time | half slide, half slide row, quarter-slide rowing, quarter slide, three-quarter slide, full-slide rowing
    pause-rowing | Pause rowing | Rudern mit Pausen | rower | quads upper-back | lats | time | pause drill, pause row, pause at arms away, pause drill rowing
    rowing-catch-drill | Rowing catch drill | Wasserfassen | rower | quads upper-back | lats | time | catch placement drill, catch placement, catch drills, roll-up drill rowing, catches only
    cut-the-cake-rowing | Cut the cake rowing | Kuchen schneiden | rower | upper-back | abs | time | cut-the-cake drill, cut the cake
    feet-out-rowing | Feet-out rowing | Rudern ohne Fußschlaufen | rower | quads upper-back | abs | time | feet out, feet-out row, strapless rowing, strapless row, rowing strapless
    square-blade-rowing | Square-blade rowing | Rudern mit senkrechtem Blatt | rower | quads upper-back | forearms | time | square blades, square blade row, squared blades
    inside-arm-rowing | Inside-arm rowing | Rudern mit dem Innenarm | rower | upper-back biceps | quads | time | outside arm rowing, outside arm only, inside arm only
    racing-start-row | Racing start row | Rennstart Rudern | rower | quads glutes | upper-back | reps | rowing start, practice start
    rowing-power-ten | Rowing power ten | Zehnerschub | rower | quads glutes | upper-back | reps | power tens, power strokes, power twenty, power 10, power 20
    low-rate-rowing | Low-rate rowing | Rudern mit niedriger Schlagzahl | rower | quads upper-back | lats | time | low rate row, steady state row, steady state rowing, easy row, rate capped row
    single-leg-pedaling | Single-leg pedaling | Einbeiniges Treten | bike | quads hip-flexors | hamstrings | time | single-leg drill, one-leg drill cycling, one-leg cycling, single-leg cycling, single-leg pedalling, isolated leg training, ilt, one-legged drill, one-legged pedaling, one-leg pedaling, one-leg drill
    spin-up | Spin-up | Hochtreten | bike | quads hip-flexors | calves | time | high-cadence spinning, high-cadence drill, fast pedal, fast pedaling, fast pedalling, cadence build, high cadence, leg speed, Trittfrequenzübung
    big-gear-ride | Big-gear ride | Fahren mit dickem Gang | bike | quads glutes | hamstrings | time | big gear, big gear climb, low-cadence climbing, low cadence, over-gear, over-geared ride, force interval, Kraftausdauer Rad, k3
    stomp | Stomp | Antritt im dicken Gang | bike | quads glutes | calves | reps | standing start bike, power start
    seated-bike-climb | Seated bike climb | Anstieg im Sitzen | bike | quads glutes | hamstrings | time | seated climbing, hill climb bike, bike hill climb, hill repeats bike, bike hill repeats, seated climb
    standing-bike-climb | Standing bike climb | Anstieg im Stehen | bike | quads glutes | calves | time | out-of-saddle climb, standing climbing, out of the saddle, jumps on the bike, standing climb, out of saddle
    sweet-spot-ride | Sweet spot ride | Sweet-Spot-Fahrt | bike | quads glutes | hamstrings | time | sweet spot, sweet spot interval
    threshold-ride | Threshold ride | Schwellenfahrt | bike | quads glutes | hamstrings | time | ftp interval, threshold bike, over-unders bike, bike over-under, threshold intervals bike
    tempo-ride | Tempo ride | Tempofahrt | bike | quads glutes | hamstrings | time | bike tempo, tempo bike
    endurance-ride | Endurance ride | Grundlagenfahrt | bike | quads glutes | hamstrings | time | long ride, base ride, group ride, gravel ride, gravel biking
    recovery-ride | Recovery ride | Regenerationsfahrt | bike | quads glutes | hamstrings | time | easy ride, easy spin, recovery spin, easy bike, Ausrollen Rad
    mountain-biking | Mountain biking | Mountainbiken | bike | quads glutes | forearms hamstrings | time | mountain bike, mtb, trail ride
    ramp-test | Ramp test | Stufentest | bike | quads glutes | hamstrings | time | ftp test, bike test, twenty-minute test
    hand-cycle | Hand cycle | Handkurbel | other | front-delts biceps | triceps upper-back | time | arm ergometer, arm bike, ube, upper body ergometer, arm cycle, hand bike
    limit-bouldering | Limit bouldering | Bouldern am Limit | other | forearms lats | biceps | time | limit boulder, project bouldering, projecting, Limitbouldern, project burn
    boulder-circuit | Boulder circuit | Boulderrunde | other | forearms lats | biceps | time | four-by-four bouldering, boulder four-by-four, bouldering circuit, linked boulders, four-by-fours, Boulder-Zirkel, boulder 4x4, 4x4 bouldering, boulder interval, emom bouldering, on the minute bouldering, boulder pyramid, bouldering pyramid, 4x4s, bouldering 4x4
    arc-training | Arc training | Langes lockeres Klettern | other | forearms lats | calves | time | arc, arc climbing, arcing, aerobic climbing, continuous climbing, Ausdauerklettern
    traverse | Traverse | Quergang | other | forearms lats | calves | time | traversing, wall traverse, Quergänge, warm-up traverse, traverse on wall, Traversen
    board-climbing | Board climbing | Boardklettern | other | forearms lats | biceps abs | time | moon board, kilter board, tension board, spray wall, system board, system wall
    lead-climbing | Lead climbing | Vorstieg | other | forearms lats | calves | time | lead climb, route climbing, top rope, top rope climbing, Routenklettern, auto belay, auto belay lap, route lap
    silent-feet | Silent feet | Leise Füße | other | calves forearms | | time | quiet feet, silent feet drill, footwork drill climbing, climbing drill
    seal-walk | Seal walk | Robbengang | bodyweight | triceps chest | abs front-delts | distance | seal crawl
    volume-bouldering | Volume bouldering | Bouldern nach Umfang | other | forearms lats | biceps calves | time | bouldering volume, Bouldern Volumen, flash-level bouldering
    climbing-interval | Climbing interval | Intervallklettern | other | forearms lats | biceps | time | route interval, critical force interval
    downclimbing | Downclimbing | Abklettern | other | forearms biceps | lats calves | time | up-down-up
    climbing-technique-drill | Climbing technique drill | Klettertechnik | other | forearms calves | abs | time | drop knee drill, flagging drill, hip turn drill, deadpoint practice, hover hands, glue feet, straight arm climbing
    no-hands-climbing | No-hands climbing | Klettern ohne Hände | other | calves quads | abs | time | no hands slab
    dyno | Dyno | Dynamischer Kletterzug | other | lats forearms | quads | reps | dyno practice, deadpoint
    level-change | Level change | Höhenwechsel | bodyweight | quads glutes | abs | reps |
    stance-and-motion | Stance and motion | Bewegung im Ringerstand | bodyweight | quads calves | abs | time |
    scissor-sweep | Scissor sweep | Scherensweep | bodyweight | adductors abs | obliques | reps |
    hip-bump-sweep | Hip bump sweep | Hüftstoß-Sweep | bodyweight | abs glutes | obliques | reps |
    dummy-throw | Dummy throw | Wurf mit der Wurfpuppe | other | glutes upper-back | abs | reps | throwing dummy, dummy drill, Wurftraining
    kihon | Kihon | Karate-Grundschule | bodyweight | quads front-delts | abs | time |
    question-mark-kick | Question mark kick | Brazilian Kick | bodyweight | abductors hip-flexors | obliques quads | reps |
    tornado-kick | Tornado kick | Tornado-Kick | bodyweight | abductors quads | hip-flexors obliques | reps | 540 kick
    aikido | Aikido | Aikido | bodyweight | quads upper-back | abs | time |
    capoeira | Capoeira | Capoeira | bodyweight | quads front-delts | abs | time | ginga
    krav-maga | Krav Maga | Krav Maga | bodyweight | quads front-delts | abs | time |
    mixed-martial-arts | Mixed martial arts | Gemischter Kampfsport | bodyweight | quads front-delts | abs upper-back | time | mma
    fencing | Fencing | Fechten | other | quads glutes | front-delts forearms | time | fencing footwork
    suburi | Suburi | Suburi | other | front-delts forearms | lats abs | reps | kendo suburi
    side-swing | Side swing | Seilschwung seitlich | other | forearms front-delts | calves | reps |
    single-leg-jump-rope | Single-leg jump rope | Seilspringen einbeinig | other | calves | quads forearms | reps | one-leg jump rope
    high-knee-jump-rope | High-knee jump rope | Seilspringen mit Kniehub | other | calves hip-flexors | forearms quads | reps | high-knee skipping
    side-to-side-jump-rope | Side-to-side jump rope | Seilspringen seitlich | other | calves | abductors forearms | reps | jump rope side to side
    front-to-back-jump-rope | Front-to-back jump rope | Seilspringen vor und zurück | other | calves | quads forearms | reps | jump rope front to back, bell jump
    scissor-jump-rope | Scissor jump rope | Seilspringen im Scherschritt | other | calves | quads forearms | reps |
    jump-rope-jack | Jump rope jack | Seilspringen im Hampelmann | other | calves abductors | adductors forearms | reps | jumping jack rope
    backward-jump-rope | Backward jump rope | Seilspringen rückwärts | other | calves | forearms quads | reps |
    crossover-double-under | Crossover double-under | Gekreuzter Double Under | other | calves | forearms quads | reps |
    penguin-jump | Penguin jump | Pinguinsprung | bodyweight | calves | quads forearms | reps | penguin tap
    roller-skiing | Roller skiing | Skirollern | other | lats quads | triceps glutes | distance | roller ski, Rollski, Skiroller
    ski-touring | Ski touring | Skitour | other | quads glutes | calves hamstrings | distance | ski mountaineering, Skitourengehen
    stand-up-paddling | Stand-up paddling | Stehpaddeln | other | lats obliques | quads abs | distance | sup, stand-up paddle, stand-up-paddleboarding
    soccer | Soccer | Fußball | other | quads hamstrings | calves adductors | time | football, soccer match
    basketball | Basketball | Basketball | other | quads calves | front-delts | time |
    volleyball | Volleyball | Volleyball | other | quads front-delts | calves | time | beach volleyball
    handball | Handball | Handball | other | quads front-delts | calves lats | time |
    tennis | Tennis | Tennis | other | quads front-delts | forearms obliques | time |
    table-tennis | Table tennis | Tischtennis | other | forearms front-delts | quads obliques | time | ping pong
    badminton | Badminton | Badminton | other | quads front-delts | calves forearms | time | Federball
    squash | Squash | Squash | other | quads glutes | forearms front-delts | time |
    padel | Padel | Padel | other | quads front-delts | forearms obliques | time |
    golf | Golf | Golf | other | obliques lats | glutes forearms | time |
    hockey | Hockey | Hockey | other | quads glutes | obliques forearms | time | field hockey, ice hockey, Eishockey, floorball, Feldhockey
    rugby | Rugby | Rugby | other | quads glutes | upper-back | time |
    ultimate-frisbee | Ultimate frisbee | Ultimate Frisbee | other | quads calves | front-delts | time |
    surfing | Surfing | Wellenreiten | other | lats front-delts | abs quads | time |
    windsurfing | Windsurfing | Windsurfen | other | forearms upper-back | quads abs | time | kitesurfing, Kitesurfen
    horse-riding | Horse riding | Reiten | other | adductors abs | lower-back | time | horseback riding
    skateboarding | Skateboarding | Skateboarden | other | quads calves | abs | time |
    progression-run | Progression run | Crescendolauf | run | quads hamstrings calves | glutes | distance | progressive run, fast finish run, fast finish long run, Dauerlauf mit Endbeschleunigung
    race-pace-run | Race-pace run | Lauf im Wettkampftempo | run | quads hamstrings calves | glutes | distance | mp run, half marathon pace run, goal pace run, half marathon pace, marathon pace run
    time-trial | Time trial | Testlauf | run | quads hamstrings calves | glutes | distance | parkrun, 5k time trial, 5k race, 10k race
    run-walk | Run-walk | Laufen und Gehen im Wechsel | run | quads calves | hamstrings glutes | time | run/walk, walk run, walk/run, run/walk interval, Gehen und Laufen, Lauf-Geh-Wechsel, walk jog, c25k
    downhill-run | Downhill run | Bergablauf | run | quads calves | hamstrings glutes | distance | downhill stride
    stair-run | Stair run | Treppenlauf | run | quads glutes | calves hamstrings | time | stair sprint, Treppensprint, Treppenlaufen, stadium stairs, bleacher run
    slalom-run | Slalom run | Slalomlauf | run | quads calves | adductors abductors | distance | slalom, zigzag run, zigzag sprint
    hurdle-run | Hurdle run | Hürdenlauf | run | hamstrings hip-flexors | quads calves | distance | hurdling
    parachute-sprint | Parachute sprint | Sprint mit Bremsschirm | run | glutes quads | hamstrings calves | distance |
    paw-back | Paw-back | Greifbewegung | bodyweight | hamstrings glutes | calves | reps | paw drill
    compromised-run | Compromised run | Lauf mit Vorermüdung | run | quads hamstrings calves | glutes | distance | compromised running, roxzone run
    medley-kick | Medley kick | Lagen Beine | swim | hip-flexors adductors | abs calves | distance | im kick, kick im
    step-touch | Step touch | Seittippen | bodyweight | calves abductors | quads | time |
    """
}
