/// Exercises for the trunk.

extension Table {
  static let core = """
    plank | Plank | Unterarmstütz | bodyweight | abs | obliques front-delts | time | front plank, forearm plank, elbow plank, plank hold, Planke, Planken, Unterarmstützen, Frontstütz, Brett
    plank-reach | Plank reach | Plank mit Armheben | bodyweight | abs | front-delts glutes | reps | plank arm reach, plank arm raise, plank arm lift, alternating plank reach, plank with arm raise
    high-plank | High plank | Hoher Stütz | bodyweight | abs | front-delts chest triceps | time | straight arm plank, push-up hold, push-up position plank, front leaning rest, Liegestützposition, Liegestützhalte, Liegestützhalten, hohe Planke, plank pose, phalakasana, Brettstellung, Brett-Haltung, Brettposition, full plank
    side-plank | Side plank | Seitstütz | bodyweight | obliques | abs abductors | time | side plank hold, lateral plank, Seitplanke, seitlicher Unterarmstütz, Seitenstütz, seitliche Planke, side plank pose, vasisthasana, side bridge, side bridge hold, Plank seitlich, seitliche Plank, Unterarmstütz seitlich, Seitbrett, seitlicher Plank
    side-plank-hip-dip | Side plank hip dip | Side Plank Hip Dip | bodyweight | obliques | abductors | reps | side plank dip, side plank raise, hip dip, Seitstütz mit Hüftsenken
    plank-hip-dip | Plank hip dip | Unterarmstütz mit Hüftdrehung | bodyweight | obliques abs | | reps | plank twist
    reverse-plank | Reverse plank | Umgekehrter Stütz | bodyweight | glutes hamstrings | lower-back triceps rear-delts | time | reverse plank hold, umgekehrte Planke, Rückstütz, Rückenstütz
    weighted-plank | Weighted plank | Unterarmstütz mit Gewicht | other | abs | obliques | time | Planke mit Gewicht
    rkc-plank | RKC plank | RKC-Plank | bodyweight | abs | glutes obliques | time | hardstyle plank, RKC-Planke
    long-lever-plank | Long-lever plank | Langer Unterarmstütz | bodyweight | abs | lats | time | extended plank
    swiss-ball-plank | Swiss ball plank | Unterarmstütz auf dem Gymnastikball | other | abs | obliques | time | stability ball plank, exercise ball plank
    plank-shoulder-tap | Plank shoulder tap | Shoulder Tap | bodyweight | abs obliques | front-delts | reps | plank tap, Schultertippen im Stütz, Schultertipper, Schultertippen, Plank mit Schulterklopfen, Plank mit Schultertippen, Planke mit Schultertippen, Schulterklopfen, plank to shoulder tap
    plank-jack | Plank jack | Plank Jack | bodyweight | abs | hip-flexors front-delts | reps | plank jumping jack, Hampelmann im Stütz
    plank-step-up | Plank step-up | Plank mit Aufsteigen | bodyweight | abs | front-delts triceps | reps | step-up plank
    plank-walk | Plank walk | Plank-Gang | bodyweight | abs | front-delts obliques | reps | walking plank, lateral plank walk, side plank walk, plank side walk, Brett mit Handwandern, Plank mit Handwandern
    plank-up-down | Plank up-down | Plank Up-down | bodyweight | abs triceps | front-delts obliques | reps | up-down plank, plank to push-up, commando plank, Stützwechsel, plank push-up, commando push-up
    plank-leg-lift | Plank leg lift | Unterarmstütz mit Beinheben | bodyweight | abs glutes | lower-back | reps | plank leg raise, plank with leg lift
    body-saw | Body saw | Body Saw | bodyweight | abs | lats front-delts | reps | plank saw, Körpersäge, slider body saw
    bear-plank | Bear plank | Bear Plank | bodyweight | abs quads | front-delts | time | bear hold, quadruped hold, bear plank hold, Bärenstütz, beast hold, Bärenstand
    bird-dog | Bird dog | Bird Dog | bodyweight | lower-back abs | glutes | reps | quadruped arm leg raise, Vierfüßler diagonal, Diagonalheben, Vierfüßlerstand diagonal, Vogel-Hund, Vogelhund, Diagonalheben im Vierfüßlerstand, quadruped opposite arm and leg, bird dog pose, spinal balance, balancing table, balancing table pose, sunbird pose, Arm-Beinheben im Vierfüßlerstand, Arm-/Beinheben im Vierfüßlerstand, Vierfüßlerwaage, Vierfüßler-Waage
    dead-bug | Dead bug | Dead Bug | bodyweight | abs | hip-flexors | reps | Käfer, Toter Käfer
    hollow-hold | Hollow hold | Hollow Hold | bodyweight | abs | hip-flexors | time | hollow body hold, hollow body, hollow, Hohlkörper, Hohlkörperhalte, Schiffchen
    hollow-rock | Hollow rock | Hollow Rock | bodyweight | abs | hip-flexors | reps | hollow body rock, Schiffchenschaukel
    arch-hold | Arch hold | Arch Hold | bodyweight | lower-back | glutes upper-back | time | arch body hold, arch body, Bogenhalte
    arch-rock | Arch rock | Bogenschaukel | bodyweight | lower-back | glutes upper-back | reps | superman rock
    crunch | Crunch | Crunch | bodyweight | abs | obliques | reps | ab crunch, abdominal crunch, Rumpfbeugen, Bauchpresse, flat crunch, Bauchpressen, Rumpfbeuge, crunch legs up, Liegende Rumpfbeuge
    reverse-crunch | Reverse crunch | Reverse Crunch | bodyweight | abs | hip-flexors | reps | Reverse Crunches, umgekehrte Crunches, Umgekehrter Crunch, reverse crunch on bench, bench reverse crunch, Rückwärts-Crunch
    bicycle-crunch | Bicycle crunch | Bicycle Crunch | bodyweight | abs obliques | hip-flexors | reps | bicycle, bicycle kick, elbow to knee crunch, Radfahren in Rückenlage, Fahrrad-Crunches, Fahrrad-Crunch, elbow to knee, air bike crunch, cross body crunch, bicycle crunch raised legs
    oblique-crunch | Oblique crunch | Seitlicher Crunch | bodyweight | obliques | abs | reps | side crunch, twisting crunch, seitliche Crunches, opposite arm to knee crunch, Schräge Crunches, schräger Crunch
    cable-crunch | Cable crunch | Crunch am Kabelzug | cable | abs | obliques | reps | kneeling cable crunch, rope crunch, Kabelcrunch, Crunches am Kabel
    machine-crunch | Machine crunch | Bauchmaschine | machine | abs | obliques | reps | ab machine, crunch machine, ab crunch machine, Bauchpresse Maschine, Bauchcrunch Maschine
    decline-crunch | Decline crunch | Crunch auf der Negativbank | bodyweight | abs | hip-flexors | reps | Crunches auf der Schrägbank, Schrägbank-Crunches
    swiss-ball-crunch | Swiss ball crunch | Crunch auf dem Gymnastikball | other | abs | obliques | reps | stability ball crunch, crunch stability ball, exercise ball crunch
    sit-up | Sit-up | Sit-up | bodyweight | abs | hip-flexors | reps | abmat sit-up, butterfly sit-up, full sit-up, Aufsitzen, Rumpfheben
    ghd-sit-up | GHD sit-up | GHD-Sit-up | other | abs hip-flexors | quads | reps | glute ham sit-up
    decline-sit-up | Decline sit-up | Sit-up auf der Negativbank | bodyweight | abs hip-flexors | | reps | Sit-ups auf der Schrägbank, Schrägbank-Sit-ups, decline bench sit-up
    weighted-sit-up | Weighted sit-up | Sit-up mit Gewicht | other | abs | hip-flexors | reps | medicine ball sit-up, plate sit-up, overhead sit-up, straight-arm sit-up, sit-up with plate overhead
    v-up | V-up | Klappmesser | bodyweight | abs hip-flexors | | reps | jackknife, jackknife sit-up, pike crunch
    tuck-up | Tuck-up | Päckchen-Crunch | bodyweight | abs hip-flexors | | reps | tuck crunch, bent-knee v-up, tuck v-up
    russian-twist | Russian twist | Russian Twist | bodyweight | obliques | abs | reps | seated twist, weighted russian twist, plate twist, Rumpfdrehen im Sitzen, Russische Drehung, bodyweight russian twist, russischer Twist, russische Twists
    decline-russian-twist | Decline Russian twist | Russian Twist auf der Negativbank | bodyweight | obliques abs | hip-flexors | reps | decline bench Russian twist, weighted decline Russian twist, decline bench weighted Russian twist
    leg-raise | Leg raise | Beinheben | bodyweight | abs hip-flexors | | reps | lying leg raise, Beinheben im Liegen, leg lift, Beinheben liegend, liegendes Beinheben, flat leg raise, leg lever, Beinheber
    hanging-leg-raise | Hanging leg raise | Beinheben im Hang | bodyweight | abs hip-flexors | forearms obliques | reps | hlr, hanging straight leg raise, hängendes Beinheben, Beinheben hängend, Beinheben an der Stange, Beinheben an der Klimmzugstange, Beinheben im Hangeln
    hanging-knee-raise | Hanging knee raise | Knieheben im Hang | bodyweight | abs hip-flexors | forearms | reps | hkr, hanging knee tuck, hängendes Knieheben, Knieheben an der Stange, Knieheben an der Klimmzugstange
    standing-knee-raise | Standing knee raise | Knieheben im Stehen | bodyweight | hip-flexors | abs | reps | standing knee lift, standing high knee, stehendes Knieheben
    captains-chair-leg-raise | Captain's chair leg raise | Beinheben im Stütz | bodyweight | abs hip-flexors | | reps | captain's chair, captain's chair knee raise, vertical leg raise, Beinheben am Barren, Knieheben im Stütz, knee raise captains chair, knee raise parallel bars, leg raise parallel bars, parallel bar leg raise, parallel bar knee raise, Beinheben am Turm, Knieheben am Turm, captain’s chair hanging leg raise, Beinheben Captain’s Chair, Knieheben am Dip-Barren, Beinheben am Dip-Barren
    toes-to-bar | Toes-to-bar | Toes-to-Bar | bodyweight | abs hip-flexors | lats forearms | reps | t2b, ttb, toe to bar, Toes2Bar, Zehen zur Stange
    knees-to-elbows | Knees-to-elbows | Knees-to-Elbows | bodyweight | abs hip-flexors | lats forearms | reps | k2e, kte, knee to elbow, Knie zu den Ellbogen
    windshield-wiper | Windshield wiper | Scheibenwischer | bodyweight | obliques abs | lats | reps | hanging windshield wiper, floor wiper
    flutter-kick | Flutter kick | Flutter Kick | bodyweight | abs hip-flexors | quads | reps | flutter, Beinschlag in Rückenlage, Flatterkicks, Flatterkick, four-count flutter kick, 4-count flutter kick
    scissor-kick | Scissor kick | Beinschere | bodyweight | abs hip-flexors | adductors | reps | scissors, scissor, Beinscheren, Scherenschlag, ab scissor, leg scissors, lying leg scissors, scissor leg
    heel-touch | Heel touch | Heel Touch | bodyweight | obliques | abs | reps | heel tap, alternating heel touch, penguin crunch, Fersentippen, heel toucher, alternate heel toucher
    toe-touch-crunch | Toe touch crunch | Zehentipper | bodyweight | abs | | reps | lying toe touch, vertical toe touch, toe toucher
    double-crunch | Double crunch | Doppelter Crunch | bodyweight | abs | hip-flexors | reps | Doppel-Crunch
    ab-wheel | Ab wheel | Ab-Roller | other | abs | lats obliques | reps | ab wheel rollout, ab rollout, rollout, kneeling ab wheel, wheel rollout, Bauchrad, Bauchtrainer-Rad, Bauchroller
    standing-ab-wheel | Standing ab wheel | Ab-Roller im Stehen | other | abs | lats front-delts | reps | standing rollout, standing ab wheel rollout, Bauchroller im Stehen
    barbell-rollout | Barbell rollout | Rollout mit Langhantel | barbell | abs | lats | reps | barbell ab rollout
    ring-rollout | Ring rollout | Rollout an den Ringen | rings | abs | lats | reps | ring ab rollout, fallout, trx fallout
    dragon-flag | Dragon flag | Dragon Flag | bodyweight | abs | lats hip-flexors | reps | Drachenfahne, Drachenflagge
    pallof-press | Pallof press | Pallof Press | cable | obliques abs | front-delts | reps | pallof, anti-rotation press, band pallof press, cable core pallof press, banded pallof press, Pallof Press mit Band
    pallof-hold | Pallof hold | Pallof Hold | cable | obliques abs | | time | anti-rotation hold, Pallof halten
    cable-woodchop | Cable woodchop | Holzhacker am Kabelzug | cable | obliques | abs front-delts | reps | cable chop, high to low chop, cable twist up to down, high to low woodchop, high to low cable woodchop, Wood Chops am Kabelzug, high-low chop, cable high-low chop, kneeling high-low chop
    woodchop | Woodchop | Holzhacker | dumbbell | obliques | abs front-delts | reps | woodchopper, dumbbell woodchopper, Holzhacken, Holzhacker mit Kurzhantel, Holzfäller
    cable-lift | Cable lift | Diagonalzug am Kabel | cable | obliques | abs front-delts | reps | reverse woodchop, low to high chop, cable twist down to up, half-kneeling lift, half-kneeling cable lift, low to high woodchop, low to high cable woodchop, low-high chop, cable low-high chop, kneeling low-high chop
    landmine-rotation | Landmine rotation | Landmine-Rotation | barbell | obliques abs | front-delts | reps | landmine twist, landmine 180, landmine one-eighty, landmine anti-rotation
    torso-rotation-machine | Torso rotation machine | Rumpfrotationsmaschine | machine | obliques | abs | reps | torso rotation, rotary torso, Rumpfdrehen an der Maschine, Rotationsmaschine, Rumpfrotation Maschine, Rumpfdrehen Maschine, Twister, Twister-Maschine
    side-bend | Side bend | Seitbeuge | dumbbell | obliques | lower-back | reps | dumbbell side bend, Seitbeugen, seitliches Rumpfbeugen, Rumpfseitbeuge, Seitliches Oberkörperbeugen
    hyperextension-side-bend | Roman chair side bend | Seitbeuge am Rückenstrecker | bodyweight | obliques | lower-back | reps | hyperextension side bend, side hyperextension, oblique back extension, Seitliches Oberkörperbeugen am Gerät
    suitcase-hold | Suitcase hold | Suitcase Hold | kettlebell | obliques forearms | traps | time | Einseitiges Halten
    goblet-hold | Goblet hold | Goblet-Halten | kettlebell | upper-back biceps | abs | time |
    stomach-vacuum | Stomach vacuum | Bauchvakuum | bodyweight | abs | | time | vacuum, abdominal vacuum, Vakuum
    mountain-climber | Mountain climber | Mountain Climber | bodyweight | abs hip-flexors | front-delts quads | reps | climber, running plank, Bergsteigerlauf, Bergsteiger, spider climber
    cross-body-mountain-climber | Cross-body mountain climber | Mountain Climber diagonal | bodyweight | obliques abs | hip-flexors | reps | twisting mountain climber, Diagonaler Bergsteiger
    sprinter-sit-up | Sprinter sit-up | Sprinter-Sit-up | bodyweight | abs obliques | hip-flexors | reps |
    boat-hold | Boat hold | Boothalte | bodyweight | abs hip-flexors | | time | v-sit hold, v hold
    compression-lift | Compression lift | Sitzendes Beinheben | bodyweight | hip-flexors | abs quads | reps | seated leg raise, seated leg lift, pike compression, pike leg lift, straddle compression, straddle leg lift
    medicine-ball-rotational-throw | Medicine ball rotational throw | Seitlicher Medizinballwurf | medicine-ball | obliques | abs glutes | reps | rotational throw, rotational med ball throw, medicine ball side throw, side throw, medicine ball side toss, medicine ball scoop toss, scoop toss, rotational scoop toss, rotational wall throw, side-to-side throw, two-hand side-to-side throw
    stir-the-pot | Stir the pot | Stir the Pot | other | abs | obliques front-delts | time |
    lying-knee-raise | Lying knee raise | Knieheben liegend | bodyweight | abs hip-flexors | | reps | flat knee raise, lying knee tuck, supine knee raise, Knieheben im Liegen
    seated-knee-tuck | Seated knee tuck | Knieanziehen im Sitzen | bodyweight | abs hip-flexors | | reps | seated knee crunch, bench knee tuck, seated knee raise, seated in-and-out, bench knee crunch, leg pull-in, seated leg pull-in, flat bench leg pull-in, seated leg tuck
    weighted-crunch | Weighted crunch | Crunch mit Gewicht | other | abs | obliques | reps | plate crunch, crunch with weight
    weighted-decline-crunch | Weighted decline crunch | Crunch auf der Negativbank mit Gewicht | other | abs | hip-flexors | reps | decline crunch weighted
    suspension-jackknife | Suspension jackknife | Klappmesser am Schlingentrainer | other | abs hip-flexors | front-delts | reps | suspension jack knife, trx jackknife, trx pike, trx knee tuck, suspension knee tuck
    dragonfly | Dragonfly | Libelle | bodyweight | abs | lats hip-flexors | reps | dragon fly
    cable-twist | Cable twist | Rumpfdrehen am Kabelzug | cable | obliques | abs | reps | cable rotation, standing cable twist, Rumpfrotation am Kabel, Kabelrotation, Rotation am Kabelzug, Rumpfrotation am Kabelzug
    cable-side-bend | Cable side bend | Seitbeuge am Kabelzug | cable | obliques | lower-back | reps | Seitbeugen am Kabel
    band-side-bend | Band side bend | Seitbeuge mit Band | band | obliques | lower-back | reps | banded side bend
    kettlebell-side-bend | Kettlebell side bend | Seitbeuge mit Kettlebell | kettlebell | obliques | lower-back | reps |
    bodyweight-side-bend | Bodyweight side bend | Seitbeuge ohne Gewicht | bodyweight | obliques | lower-back | reps |
    spiderman-plank | Spiderman plank | Spiderman-Plank | bodyweight | abs obliques | hip-flexors | reps | spiderman, spiderman climber
    mcgill-curl-up | McGill curl-up | McGill-Curl-up | bodyweight | abs | | reps | curl-up, mcgill crunch
    half-kneeling-chop | Half-kneeling chop | Holzhacker im Halbkniestand | cable | obliques abs | front-delts | reps | half kneeling cable chop, kneeling woodchop
    band-woodchop | Band woodchop | Holzhacker mit Band | band | obliques | abs front-delts | reps | banded woodchop
    pelvic-tilt | Pelvic tilt | Beckenkippen | bodyweight | abs | lower-back glutes | reps | posterior pelvic tilt, Beckenkippung, supine pelvic tilt, pelvic rock, Beckenschaukel, pelvic rocking
    pelvic-clock | Pelvic clock | Beckenuhr | bodyweight | abs | lower-back | reps |
    dead-bug-toe-tap | Dead bug toe tap | Zehentippen in Rückenlage | bodyweight | abs | hip-flexors | reps | supine toe tap, abdominal march, supine march, hooklying march, supine marching, dead bug heel tap
    side-plank-leg-lift | Side plank leg lift | Seitstütz mit Beinheben | bodyweight | obliques abductors | abs | reps | side plank leg raise, star plank, side plank with leg lift, side plank with leg raise, star side plank, side plank star
    knee-plank | Knee plank | Unterarmstütz auf Knien | bodyweight | abs | obliques | time | kneeling plank, Planke auf Knien
    knee-side-plank | Knee side plank | Seitstütz auf Knien | bodyweight | obliques | abs abductors | time | kneeling side plank, modified side plank, side plank from knees
    hundred | Hundred | Hunderter im Liegen | bodyweight | abs | hip-flexors | reps | the hundred, pilates hundred, one hundred, die Hundert, die Einhundert, hundreds
    roll-up | Roll-up | Aufrollen | bodyweight | abs | hip-flexors | reps | pilates roll-up, full roll-up
    roll-over | Roll-over | Überrollen | bodyweight | abs | hip-flexors lower-back | reps | pilates roll-over
    roll-down | Roll-down | Abrollen im Stand | bodyweight | abs | lower-back hamstrings | reps | wall roll-down, standing roll-down, half roll-back, roll-back, Wirbelsäulenrollung
    single-leg-circle | Single-leg circle | Beinkreis | bodyweight | hip-flexors abs | adductors | reps | one-leg circle, leg circle, Beinkreise, Beinkreisen, einzelne Beinkreise
    rolling-like-a-ball | Rolling like a ball | Rollen wie ein Ball | bodyweight | abs | | reps | rolling back, roll like a ball
    single-leg-stretch | Single-leg stretch | Beinstrecken im Wechsel | bodyweight | abs | hip-flexors | reps | one-leg stretch, pilates single-leg stretch, einfache Beinstreckung
    double-leg-stretch | Double-leg stretch | Beinstrecken beidbeinig | bodyweight | abs | hip-flexors | reps | pilates double-leg stretch, doppelte Beinstreckung
    single-straight-leg-stretch | Single straight-leg stretch | Beinschere in Rückenlage | bodyweight | abs | hamstrings | reps | pilates scissors, high scissors, hamstring pull
    double-straight-leg-stretch | Double straight-leg stretch | Beinsenken beidbeinig | bodyweight | abs | hip-flexors | reps | lower lift, double leg lower lift, double leg lower, leg lower, leg lowering, straight leg lower, double leg lowering
    criss-cross | Criss-cross | Criss-Cross | bodyweight | obliques abs | hip-flexors | reps | pilates criss-cross
    spine-stretch-forward | Spine stretch forward | Wirbelsäulendehnung nach vorn | bodyweight | lower-back hamstrings | abs | reps | spine stretch, pilates spine stretch
    open-leg-rocker | Open-leg rocker | Schaukel mit offenen Beinen | bodyweight | abs | hamstrings | reps | rocker with open legs
    corkscrew | Corkscrew | Korkenzieher | bodyweight | obliques abs | hip-flexors | reps | pilates corkscrew
    saw | Saw | Säge im Sitz | bodyweight | obliques hamstrings | lower-back | reps | pilates saw
    swan | Swan | Schwan in Bauchlage | bodyweight | lower-back | glutes upper-back | reps | pilates swan, swan dive, swan prep, Schwanentauchen, baby swan
    single-leg-kick | Single-leg kick | Fersenschlag einbeinig | bodyweight | hamstrings | lower-back glutes | reps | one-leg kick, pilates single-leg kick
    double-leg-kick | Double-leg kick | Fersenschlag beidbeinig | bodyweight | hamstrings lower-back | glutes | reps | pilates double-leg kick
    neck-pull | Neck pull | Nackenzug | bodyweight | abs | hip-flexors | reps | pilates neck pull
    high-bicycle | High bicycle | Fahrrad im Schulterstand | bodyweight | abs | hip-flexors glutes | reps | pilates bicycle
    pilates-shoulder-bridge | Pilates shoulder bridge | Pilates-Schulterbrücke | bodyweight | glutes hamstrings | abs | reps | shoulder bridge, shoulder bridge with leg kick, pilates bridge, shoulder bridge kick
    pelvic-curl | Pelvic curl | Beckenrolle | bodyweight | glutes abs | hamstrings | reps | articulating bridge, bridge roll, rolling bridge
    spine-twist | Spine twist | Wirbelsäulendrehung im Sitz | bodyweight | obliques | lower-back | reps | pilates spine twist, seated spine twist
    pilates-jackknife | Pilates jackknife | Pilates-Klappmesser | bodyweight | abs | hip-flexors triceps | reps | jackknife pilates
    side-lying-kick | Side-lying kick | Seitlicher Beinschwung | bodyweight | abductors glutes | obliques | reps | side kick series, pilates side kick, side-lying leg kick, side-kick front and back, side kick front, side leg kick, Seitliche Beinkicks
    teaser | Teaser | Teaser | bodyweight | abs hip-flexors | | reps | pilates teaser, teaser one, teaser two, teaser three, teaser 1
    single-leg-teaser | Single-leg teaser | Teaser mit einem Bein | bodyweight | abs hip-flexors | | reps | one-leg teaser
    hip-twist | Hip twist | Hüftdrehung im Sitz | bodyweight | abs obliques | hip-flexors | reps | pilates hip twist, hip circle pilates, hip twist with stretched arms
    pilates-swimming | Pilates swimming | Pilates-Schwimmen | bodyweight | lower-back glutes | upper-back | time | swimming pilates, mat swimming
    leg-pull-front | Leg pull front | Beinheben im Stütz vorwärts | bodyweight | abs glutes | front-delts | reps | leg pull down, leg pull front support, leg pull, leg pull prone
    leg-pull-back | Leg pull back | Beinheben im Stütz rückwärts | bodyweight | glutes triceps | hip-flexors | reps | leg pull up, leg pull back support
    kneeling-side-kick | Kneeling side kick | Seitkick im Knien | bodyweight | abductors obliques | glutes | reps | side kick kneeling
    pilates-side-bend | Pilates side bend | Pilates-Seitbeuge | bodyweight | obliques | side-delts | reps | side bend pilates
    mermaid | Mermaid | Meerjungfrau | bodyweight | obliques lats | | reps | mermaid stretch, pilates mermaid
    boomerang | Boomerang | Bumerang | bodyweight | abs hip-flexors | hamstrings | reps | pilates boomerang
    seal | Seal | Seehundrolle | bodyweight | abs | adductors | reps | pilates seal
    pilates-crab | Pilates crab | Pilates-Krabbe | bodyweight | abs | | reps | crab pilates, the crab
    pilates-rocking | Pilates rocking | Pilates-Schaukel | bodyweight | lower-back quads | glutes | reps | rocking, rocking on stomach
    control-balance | Control balance | Kontrollierte Balance | bodyweight | abs hamstrings | glutes | reps | pilates control balance
    pilates-push-up | Pilates push-up | Pilates-Liegestütz | bodyweight | chest triceps | abs hamstrings | reps |
    chest-lift | Chest lift | Brustheben | bodyweight | abs | neck | reps | pilates chest lift, ab prep, half curl
    chest-lift-with-rotation | Chest lift with rotation | Brustheben mit Drehung | bodyweight | obliques abs | | reps |
    toe-tap | Toe tap | Fußtippen in Rückenlage | bodyweight | abs | hip-flexors | reps | pilates toe tap, tabletop toe tap
    leg-slide | Leg slide | Beingleiten | bodyweight | abs | hip-flexors | reps | pilates leg slide
    dart | Dart | Pfeil in Bauchlage | bodyweight | upper-back lower-back | triceps | reps | pilates dart
    reformer-footwork | Reformer footwork | Fußarbeit am Reformer | machine | quads calves | glutes | reps | pilates footwork, foot work reformer
    reformer-frog | Reformer frog | Frosch am Reformer | machine | adductors glutes | abs | reps | frog reformer, frogs in straps
    reformer-leg-circle | Reformer leg circle | Beinkreis am Reformer | machine | hip-flexors adductors | abs | reps | feet in straps, leg circles in straps, leg springs
    short-spine | Short spine | Kurze Wirbelsäulenrolle | machine | abs hamstrings | glutes | reps | short spine massage
    long-spine | Long spine | Lange Wirbelsäulenrolle | machine | abs hamstrings | glutes | reps | long spine massage
    short-box-series | Short box series | Kurze Box | machine | abs obliques | lower-back | reps | short box, short box round, short box flat, short box twist, tree pilates
    pulling-straps | Pulling straps | Seilzug auf der langen Box | machine | upper-back lats | triceps | reps | long box pulling straps, pulling straps t
    long-stretch | Long stretch | Langer Stütz am Reformer | machine | abs front-delts | triceps | reps | reformer long stretch, long stretch series
    down-stretch | Down stretch | Tiefer Stütz am Reformer | machine | lower-back triceps | abs | reps |
    up-stretch | Up stretch | Hoher Stütz am Reformer | machine | front-delts abs | hamstrings | reps |
    elephant | Elephant | Elefant am Reformer | machine | abs hamstrings | front-delts | reps | reformer elephant
    stomach-massage | Stomach massage | Bauchmassage am Reformer | machine | abs quads | calves | reps | stomach massage round
    tendon-stretch | Tendon stretch | Sehnendehnung am Reformer | machine | calves abs | triceps | reps |
    knee-stretch | Knee stretch | Kniestrecken am Reformer | machine | abs quads | hip-flexors | reps | knee stretch series, knee stretch round, knees off
    reformer-running | Reformer running | Laufen am Reformer | machine | calves | quads | reps | running reformer
    pelvic-lift | Pelvic lift | Beckenlift am Reformer | machine | glutes hamstrings | quads | reps | bottom lift
    reformer-coordination | Reformer coordination | Koordination am Reformer | machine | abs triceps | adductors | reps | coordination
    reformer-rowing | Reformer rowing | Rudern am Reformer | machine | upper-back abs | rear-delts | reps | rowing series, reformer rowing series, rowing into the sternum
    reformer-backstroke | Reformer backstroke | Rückenschwimmen am Reformer | machine | abs | front-delts | reps | backstroke pilates, backstroke reformer
    semi-circle | Semi-circle | Halbkreis am Reformer | machine | glutes lower-back | hamstrings | reps |
    snake | Snake | Schlange am Reformer | machine | obliques front-delts | abs | reps | snake and twist, snake twist
    chest-expansion | Chest expansion | Brustöffner | machine | upper-back triceps | lats | reps | pilates chest expansion
    thigh-stretch | Thigh stretch | Oberschenkeldehnung im Knien | machine | quads | abs | reps | pilates thigh stretch, kneeling thigh stretch
    hug-a-tree | Hug a tree | Baumumarmung | machine | chest | front-delts | reps | hug the tree
    front-scale-leg-lift | Front scale leg lift | Beinheben in der Standwaage vorlings | bodyweight | hip-flexors abs | quads | reps | front scale lift, standing front leg lift
    bracing | Bracing | Bauchspannung | bodyweight | abs | obliques | time | abdominal bracing, core bracing, abdominal hollowing, transverse abdominis activation, abdominal draw-in, draw-in, tva activation, ta activation, Bauch anspannen, Grundspannung, abdominal brace, abdominal drawing-in, drawing-in maneuver
    bent-knee-fallout | Bent-knee fallout | Knie fallen lassen | bodyweight | abs adductors | | reps | hip fall-out, knee fallout
    bent-leg-body-twist | Bent-leg body twist | Rumpfdrehen mit gebeugten Beinen | bodyweight | obliques abs | | reps | lying body twist, prt body twist
    rower-sit-up | Rower sit-up | Ruderer-Sit-up | bodyweight | abs | hip-flexors | reps | army rower, the rower
    leg-tuck | Leg tuck | Knie-Ellbogen-Zug | bodyweight | abs lats | hip-flexors biceps | reps | acft leg tuck
    medicine-ball-rotational-slam | Medicine ball rotational slam | Medizinballschmettern mit Drehung | medicine-ball | obliques abs | lats | reps | rotational slam, side slam, medicine ball side slam, medicine ball oblique slam, oblique slam
    front-hold | Front hold | Vorhalten | other | front-delts | abs forearms | time | strongman front hold, front weight hold
    medicine-ball-woodchop | Medicine ball woodchop | Medizinball-Holzhacker | medicine-ball | obliques abs | front-delts | reps | medicine ball chop
    turkish-sit-up | Turkish sit-up | Türkischer Sit-up | kettlebell | abs | obliques front-delts | reps | kettlebell turkish sit-up, get-up sit-up
    dragon-flag-negative | Dragon flag negative | Negative Dragon Flag | bodyweight | abs | lats hip-flexors | reps | negative dragon flag, eccentric dragon flag
    ring-plank | Ring plank | Unterarmstütz an den Ringen | rings | abs | front-delts obliques | time | plank on rings
    knee-to-nose | Knee to nose | Knie zur Nase | bodyweight | abs hip-flexors | front-delts | reps | three-legged dog knee to nose
    swiss-ball-pike | Swiss ball pike | Klappmesser auf dem Gymnastikball | other | abs hip-flexors | front-delts | reps | stability ball pike, swiss ball jackknife
    slider-pike | Slider pike | Klappmesser auf Gleitscheiben | other | abs hip-flexors | front-delts | reps | sliding pike
    suspension-atomic-push-up | Suspension atomic push-up | Atomic Push-up am Schlingentrainer | other | chest abs | triceps hip-flexors | reps | trx atomic push-up, atomic push-up
    wall-ball-sit-up | Wall ball sit-up | Sit-up mit Wurf an die Wand | medicine-ball | abs | hip-flexors front-delts | reps | medicine ball sit-up throw
    pike-roll-up | Pike roll-up | Aufrollen in die Vorbeuge | bodyweight | abs | hip-flexors hamstrings | reps |
    bear-plank-shoulder-tap | Bear plank shoulder tap | Bärenstütz mit Schultertippen | bodyweight | abs | front-delts quads | reps | bear shoulder tap
    underswitch | Underswitch | Underswitch | bodyweight | abs quads | front-delts obliques | reps | animal flow underswitch
    side-kick-through | Side kick-through | Seitlicher Durchtritt | bodyweight | abs obliques | front-delts quads | reps | kick-through, bear kick-through
    front-kick-through | Front kick-through | Durchtritt nach vorn | bodyweight | abs triceps | quads hip-flexors | reps |
    scorpion-reach | Scorpion reach | Skorpion-Griff | bodyweight | glutes front-delts | abs obliques | reps | animal flow scorpion
    loaded-beast | Loaded beast | Rückgesetzter Bärenstütz | bodyweight | abs quads | front-delts | time | loaded beast hold, wave unload
    forward-traveling-beast | Forward traveling beast | Bärenlauf im tiefen Stütz | bodyweight | abs quads | front-delts triceps | distance | traveling beast, beast crawl
    hollow-to-arch | Hollow to arch | Schiffchen und Boot im Wechsel | bodyweight | abs lower-back | hip-flexors | reps | hollow to superman, hollow arch roll
    hanging-oblique-knee-raise | Hanging oblique knee raise | Seitliches Knieheben im Hang | bodyweight | obliques abs | hip-flexors forearms | reps | oblique hanging knee raise, oblique knee raise, hanging knee raise with twist, twisting hanging knee raise, hanging side knee raise, hängendes seitliches Knieheben, seitliches Knieheben, hanging oblique raise
    swiss-ball-knee-tuck | Swiss ball knee tuck | Knieanziehen auf dem Gymnastikball | other | abs hip-flexors | front-delts | reps | exercise ball pull-in, stability ball knee tuck, swiss ball pull-in, stability ball tuck, swiss ball tuck
    swiss-ball-rollout | Swiss ball rollout | Rollout auf dem Gymnastikball | other | abs | lats obliques | reps | stability ball rollout, exercise ball rollout
    hanging-pike | Hanging pike | Klappmesser im Hang | bodyweight | abs hip-flexors | lats forearms | reps | hanging pike raise
    barbell-twist | Barbell twist | Rumpfdrehen mit Langhantel | barbell | obliques | abs | reps | standing barbell twist, seated barbell twist, Rumpfdrehen mit der Stange
    long-arm-crunch | Long-arm crunch | Crunch mit gestreckten Armen | bodyweight | abs | obliques | reps | crunch hands overhead, straight-arm crunch, Crunches mit ausgestreckten Armen
    straight-leg-crunch | Straight-leg crunch | Crunch mit gestreckten Beinen | bodyweight | abs | hip-flexors | reps | raised legs crunch, crunch with legs raised
    feet-elevated-plank | Feet-elevated plank | Unterarmstütz mit erhöhten Füßen | bodyweight | abs | front-delts obliques | time | elevated feet plank, decline plank, plank feet elevated
    plank-pull-through | Plank pull-through | Plank mit Durchziehen | kettlebell | abs obliques | front-delts | reps | plank drag, plank drag through, kettlebell plank pull-through, dumbbell plank pull-through, sandbag pull-through, kettlebell drag through
    chinese-plank | Chinese plank | Rückenplanke zwischen zwei Bänken | bodyweight | glutes lower-back | hamstrings upper-back | time | chinese back plank, reverse chinese plank
    """
}
