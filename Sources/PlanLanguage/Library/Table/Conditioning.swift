/// Exercises for conditioning: running, rowing, cycling, swimming and the like.

extension Table {
  static let conditioning = """
    run | Run | Laufen | run | quads hamstrings calves | glutes | distance | running, jog, jogging, outdoor run, Lauf, Joggen, Dauerlauf, rennen
    easy-run | Easy run | Lockerer Dauerlauf | run | quads hamstrings calves | glutes | time | recovery run, base run, lockerer Lauf, Regenerationslauf, easy jog
    tempo-run | Tempo run | Tempodauerlauf | run | quads hamstrings calves | glutes | distance | threshold run, Tempolauf, Schwellenlauf
    long-run | Long run | Langer Lauf | run | quads hamstrings calves | glutes | distance | lsd run, langer Dauerlauf
    interval-run | Interval run | Intervalllauf | run | quads hamstrings calves | glutes | distance | running interval, track repeat, Tempowiederholung
    hill-sprint | Hill sprint | Bergsprint | run | glutes quads | calves hamstrings | time | hill repeat, hill run, Berglauf
    sprint | Sprint | Sprinten | run | hamstrings glutes quads | calves | distance | running sprint, Sprintlauf
    stride | Stride | Steigerungslauf | run | hamstrings quads calves | glutes | distance | stride-out, Steigerung, Steigerungsläufe
    shuttle-run | Shuttle run | Pendellauf | run | quads calves | hamstrings glutes | distance | suicide run, beep test, shuttle, Pendelläufe, Linienlauf
    treadmill | Treadmill run | Laufband | run | quads hamstrings calves | glutes | distance | treadmill, Laufbandlauf, Laufen auf dem Laufband
    incline-walk | Incline walk | Gehen mit Steigung | run | calves glutes | hamstrings quads | time | incline treadmill walk, treadmill walk, Laufband mit Steigung, Bergaufgehen
    walk | Walk | Gehen | run | calves quads | glutes hamstrings | distance | walking, brisk walk, Spazieren, Spaziergang, Spazierengehen
    ruck | Ruck | Marsch mit Gepäck | other | quads glutes calves | traps abs | distance | rucking, ruck march, loaded march, weighted walk, Gepäckmarsch
    hike | Hike | Wandern | run | quads glutes calves | hamstrings | distance | hiking, Wanderung
    stair-climb | Stair climb | Treppensteigen | machine | quads glutes | calves hamstrings | time | stairmaster, stair climber, stair run, stepper, stair stepper, Stepmaschine, Treppenlauf, Treppenlaufen
    elliptical | Elliptical | Crosstrainer | machine | quads glutes | hamstrings | time | elliptical trainer, Ellipsentrainer
    row | Row | Rudern | rower | upper-back quads | lats hamstrings glutes | distance | rowing, rower, erg row, row erg, rowing machine, indoor row, ergometer row, concept row, row for calories, Ruderergometer, Rudergerät, Rudermaschine, Ruderergo
    bike | Bike | Radfahren | bike | quads glutes | hamstrings calves | time | cycling, cycle, ride, bike ride, biking, indoor bike, Rad, Fahrrad, Fahrradfahren, Rennrad
    stationary-bike | Stationary bike | Fahrradergometer | bike | quads glutes | hamstrings calves | time | exercise bike, spin bike, spinning, turbo trainer, bike trainer, recumbent bike, Heimtrainer, Ergometer, Spinning-Rad, Liegeergometer
    air-bike | Air bike | Airbike | bike | quads glutes | hamstrings front-delts triceps | energy | assault bike, echo bike, airdyne, fan bike, Airbike-Ergometer, Luftwiderstandsrad
    bike-erg | Bike erg | Bike-Erg | bike | quads glutes | hamstrings calves | energy | c2 bike
    bike-sprint | Bike sprint | Radsprint | bike | quads glutes | hamstrings calves | time | cycling sprint, sprint bike
    ski-erg | Ski erg | SkiErg | ski | lats triceps | abs front-delts glutes | distance | ski, ski ergometer, Skiergo, nordic ski erg
    cross-country-skiing | Cross-country skiing | Skilanglauf | ski | quads lats | glutes triceps | distance | nordic skiing, xc ski, xc skiing, Langlauf, Langlaufen
    swim | Swim | Schwimmen | swim | lats front-delts | triceps glutes quads | distance | swimming, open water swim
    freestyle-swim | Freestyle swim | Kraulschwimmen | swim | lats front-delts | triceps abs | distance | freestyle, front crawl, crawl swim, crawl stroke, freestyle stroke, Kraul, Kraulen, Freistil
    backstroke-swim | Backstroke | Rückenschwimmen | swim | lats rear-delts | triceps abs | distance | backstroke swim, back crawl, Rückenkraul, Rückenkraulen
    breaststroke-swim | Breaststroke | Brustschwimmen | swim | chest adductors | lats quads | distance | breaststroke swim
    butterfly-swim | Butterfly stroke | Delfinschwimmen | swim | lats front-delts | abs chest | distance | butterfly swim, Schmetterling, Schmetterlingsschwimmen, Delfin, Delphinschwimmen, Delphin
    individual-medley | Individual medley | Lagenschwimmen | swim | lats front-delts | chest quads | distance | im swim, medley swim, Lagen
    swim-kick | Swim kick | Beinschlag | swim | quads hip-flexors | calves glutes | distance | kick, kickboard, kick set, Kraulbeine, Beine mit Brett, Beinschlag mit Brett
    swim-pull | Swim pull | Armzug | swim | lats | triceps front-delts | distance | pull, pull buoy, pull set, Kraularme, Armzug mit Pullbuoy
    swim-drill | Swim drill | Technikschwimmen | swim | lats | front-delts | distance | drill swim, catch-up drill, fist drill, Technikübung Schwimmen, Abschlagschwimmen
    aqua-jogging | Aqua jogging | Aquajogging | swim | quads hip-flexors | hamstrings glutes | time | pool running, deep water running, Wasserlaufen
    kayak | Kayak | Kajakfahren | other | lats upper-back | obliques biceps | distance | kayaking, paddling, canoe, Kajak, Paddeln, Kanu
    inline-skating | Inline skating | Inlineskaten | other | quads glutes | adductors abductors | distance | rollerblading, skating, Inliner
    jump-rope | Jump rope | Seilspringen | other | calves | forearms quads | reps | skipping, rope jump, single under, skipping rope, rope skipping, skip rope, jumping rope, rope skip, su, Seilsprünge, Springseil
    double-under | Double-under | Double Under | other | calves | forearms quads | reps | du, dubs, Doppelsprünge, Doppeldurchschlag, Doppeldurchschläge, Doppelsprung
    triple-under | Triple-under | Triple Under | other | calves | forearms quads | reps | tu, Dreifachdurchschlag
    crossover-jump-rope | Crossover single-under | Crossover-Seilsprung | other | calves | forearms | reps | crossover under, crossover jump rope, Kreuzdurchschlag, Kreuzsprung
    jumping-jack | Jumping jack | Hampelmann | bodyweight | calves abductors | side-delts adductors | reps | star jump, side straddle hop, Hampelmänner
    high-knees | High knees | Kniehebelauf | bodyweight | hip-flexors quads | calves abs | time | high knee, high knee run, Knieheberlauf
    butt-kick | Butt kick | Anfersen | bodyweight | hamstrings | calves | time | butt kicker, heel flick, Anferser
    a-skip | A-skip | A-Skip-Lauf | bodyweight | hip-flexors calves | quads | distance | Hopserlauf, Lauf-ABC
    b-skip | B-skip | B-Skip-Lauf | bodyweight | hip-flexors hamstrings | calves | distance |
    fast-feet | Fast feet | Schnelle Füße | bodyweight | calves | quads | time | quick feet, foot fire, Tappings, Tapping
    lateral-shuffle | Lateral shuffle | Seitschritt | bodyweight | abductors quads | calves adductors | time | side shuffle, Sidesteps, Seitschritte, Sidestep
    agility-ladder | Agility ladder | Koordinationsleiter | other | calves | quads hip-flexors | time | speed ladder, ladder drill
    line-hop | Line hop | Linienhüpfen | bodyweight | calves | quads | reps | lateral hop, line jump, lateral line hop
    shadow-boxing | Shadow boxing | Schattenboxen | bodyweight | front-delts abs | obliques calves | time | shadowbox, boxing
    heavy-bag | Heavy bag | Boxsack | other | front-delts abs | obliques triceps | time | punching bag, bag work, heavy bag round, Sandsack boxen, Boxsackarbeit
    rope-climb | Rope climb | Seilklettern | other | lats biceps | forearms abs | reps | rope climbing, climb rope, rc, Tauklettern, Seilaufstieg
    legless-rope-climb | Legless rope climb | Seilklettern ohne Beine | other | lats biceps | forearms abs | reps |
    climbing | Climbing | Klettern | other | forearms lats | biceps abs | time | bouldering, rock climbing, sport climbing, Bouldern
    dance | Dance | Tanzen | bodyweight | calves quads | abs | time | dancing, dance cardio, aerobics, Tanz, Aerobic
    """
}
