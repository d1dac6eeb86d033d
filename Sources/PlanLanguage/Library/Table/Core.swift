/// Exercises for the trunk.

extension Table {
  static let core = """
    plank | Plank | Unterarmstütz | bodyweight | abs | obliques front-delts | time | front plank, forearm plank, elbow plank, plank hold, Planke, Planken, Unterarmstützen, Frontstütz
    plank-reach | Plank reach | Plank mit Armheben | bodyweight | abs | front-delts glutes | reps | plank arm reach, plank arm raise, plank arm lift, alternating plank reach
    high-plank | High plank | Hoher Stütz | bodyweight | abs | front-delts chest triceps | time | straight arm plank, push-up hold, push-up position plank, front leaning rest, Liegestützposition, Liegestützhalte, Liegestützhalten, hohe Planke
    side-plank | Side plank | Seitstütz | bodyweight | obliques | abs abductors | time | side plank hold, lateral plank, Seitplanke, seitlicher Unterarmstütz, Seitenstütz, seitliche Planke
    side-plank-hip-dip | Side plank hip dip | Side Plank Hip Dip | bodyweight | obliques | abductors | reps | side plank dip, side plank raise, hip dip, Seitstütz mit Hüftsenken
    plank-hip-dip | Plank hip dip | Unterarmstütz mit Hüftdrehung | bodyweight | obliques abs | | reps | plank twist
    reverse-plank | Reverse plank | Umgekehrter Stütz | bodyweight | glutes hamstrings | lower-back triceps rear-delts | time | reverse plank hold, umgekehrte Planke, Rückstütz, Rückenstütz
    weighted-plank | Weighted plank | Unterarmstütz mit Gewicht | other | abs | obliques | time | Planke mit Gewicht
    rkc-plank | RKC plank | RKC-Plank | bodyweight | abs | glutes obliques | time | hardstyle plank, RKC-Planke
    long-lever-plank | Long-lever plank | Langer Unterarmstütz | bodyweight | abs | lats | time | extended plank
    swiss-ball-plank | Swiss ball plank | Unterarmstütz auf dem Gymnastikball | other | abs | obliques | time | stability ball plank
    plank-shoulder-tap | Plank shoulder tap | Shoulder Tap | bodyweight | abs obliques | front-delts | reps | plank tap, Schultertippen im Stütz, Schultertipper, Schultertippen
    plank-jack | Plank jack | Plank Jack | bodyweight | abs | hip-flexors front-delts | reps | plank jumping jack, Hampelmann im Stütz
    plank-up-down | Plank up-down | Plank Up-down | bodyweight | abs triceps | front-delts obliques | reps | up-down plank, plank to push-up, commando plank, Stützwechsel, plank push-up, commando push-up
    plank-leg-lift | Plank leg lift | Unterarmstütz mit Beinheben | bodyweight | abs glutes | lower-back | reps | plank leg raise
    body-saw | Body saw | Body Saw | bodyweight | abs | lats front-delts | reps | plank saw, Körpersäge
    bear-plank | Bear plank | Bear Plank | bodyweight | abs quads | front-delts | time | bear hold, quadruped hold, bear plank hold, Bärenstütz
    bird-dog | Bird dog | Bird Dog | bodyweight | lower-back abs | glutes | reps | quadruped arm leg raise, Vierfüßler diagonal, Diagonalheben, Vierfüßlerstand diagonal, Vogel-Hund, Vogelhund
    dead-bug | Dead bug | Dead Bug | bodyweight | abs | hip-flexors | reps | Käfer, Toter Käfer
    hollow-hold | Hollow hold | Hollow Hold | bodyweight | abs | hip-flexors | time | hollow body hold, hollow body, hollow, Hohlkörper, Hohlkörperhalte, Schiffchen
    hollow-rock | Hollow rock | Hollow Rock | bodyweight | abs | hip-flexors | reps | hollow body rock, Schiffchenschaukel
    arch-hold | Arch hold | Arch Hold | bodyweight | lower-back | glutes upper-back | time | arch body hold, arch body, Bogenhalte
    arch-rock | Arch rock | Bogenschaukel | bodyweight | lower-back | glutes upper-back | reps | superman rock
    crunch | Crunch | Crunch | bodyweight | abs | obliques | reps | ab crunch, abdominal crunch, Rumpfbeugen, Bauchpresse, flat crunch
    reverse-crunch | Reverse crunch | Reverse Crunch | bodyweight | abs | hip-flexors | reps | Reverse Crunches, umgekehrte Crunches, Umgekehrter Crunch
    bicycle-crunch | Bicycle crunch | Bicycle Crunch | bodyweight | abs obliques | hip-flexors | reps | bicycle, bicycle kick, elbow to knee crunch, Radfahren in Rückenlage, Fahrrad-Crunches, Fahrrad-Crunch, elbow to knee, air bike crunch, cross body crunch, bicycle crunch raised legs
    oblique-crunch | Oblique crunch | Seitlicher Crunch | bodyweight | obliques | abs | reps | side crunch, twisting crunch, seitliche Crunches
    cable-crunch | Cable crunch | Crunch am Kabelzug | cable | abs | obliques | reps | kneeling cable crunch, rope crunch, Kabelcrunch, Crunches am Kabel
    machine-crunch | Machine crunch | Bauchmaschine | machine | abs | obliques | reps | ab machine, crunch machine, ab crunch machine, Bauchpresse Maschine
    decline-crunch | Decline crunch | Crunch auf der Negativbank | bodyweight | abs | hip-flexors | reps |
    swiss-ball-crunch | Swiss ball crunch | Crunch auf dem Gymnastikball | other | abs | obliques | reps | stability ball crunch, crunch stability ball
    sit-up | Sit-up | Sit-up | bodyweight | abs | hip-flexors | reps | abmat sit-up, butterfly sit-up, full sit-up, Aufsitzen, Rumpfheben
    ghd-sit-up | GHD sit-up | GHD-Sit-up | other | abs hip-flexors | quads | reps | glute ham sit-up
    decline-sit-up | Decline sit-up | Sit-up auf der Negativbank | bodyweight | abs hip-flexors | | reps |
    weighted-sit-up | Weighted sit-up | Sit-up mit Gewicht | other | abs | hip-flexors | reps | medicine ball sit-up, plate sit-up
    v-up | V-up | Klappmesser | bodyweight | abs hip-flexors | | reps | jackknife, jackknife sit-up, pike crunch
    tuck-up | Tuck-up | Päckchen-Crunch | bodyweight | abs hip-flexors | | reps | tuck crunch
    russian-twist | Russian twist | Russian Twist | bodyweight | obliques | abs | reps | seated twist, weighted russian twist, plate twist, Rumpfdrehen im Sitzen, Russische Drehung, bodyweight russian twist
    leg-raise | Leg raise | Beinheben | bodyweight | abs hip-flexors | | reps | lying leg raise, leg lift, Beinheben liegend, liegendes Beinheben, flat leg raise
    hanging-leg-raise | Hanging leg raise | Beinheben im Hang | bodyweight | abs hip-flexors | forearms obliques | reps | hlr, hanging straight leg raise, hängendes Beinheben, Beinheben hängend
    hanging-knee-raise | Hanging knee raise | Knieheben im Hang | bodyweight | abs hip-flexors | forearms | reps | hkr, hanging knee tuck, hängendes Knieheben
    standing-knee-raise | Standing knee raise | Knieheben im Stehen | bodyweight | hip-flexors | abs | reps | standing knee lift, standing high knee, stehendes Knieheben
    captains-chair-leg-raise | Captain's chair leg raise | Beinheben im Stütz | bodyweight | abs hip-flexors | | reps | captain's chair, captain's chair knee raise, vertical leg raise, Beinheben am Barren, Knieheben im Stütz, knee raise captains chair, knee raise parallel bars, leg raise parallel bars, parallel bar leg raise, parallel bar knee raise
    toes-to-bar | Toes-to-bar | Toes-to-Bar | bodyweight | abs hip-flexors | lats forearms | reps | t2b, ttb, toe to bar, Toes2Bar, Zehen zur Stange
    knees-to-elbows | Knees-to-elbows | Knees-to-Elbows | bodyweight | abs hip-flexors | lats forearms | reps | k2e, kte, knee to elbow, Knie zu den Ellbogen
    windshield-wiper | Windshield wiper | Scheibenwischer | bodyweight | obliques abs | lats | reps | hanging windshield wiper, floor wiper
    flutter-kick | Flutter kick | Flutter Kick | bodyweight | abs hip-flexors | quads | reps | flutter, Beinschlag in Rückenlage, Flatterkicks, Flatterkick
    scissor-kick | Scissor kick | Beinschere | bodyweight | abs hip-flexors | adductors | reps | scissors, scissor, Beinscheren, Scherenschlag, ab scissor
    heel-touch | Heel touch | Heel Touch | bodyweight | obliques | abs | reps | heel tap, alternating heel touch, penguin crunch, Fersentippen
    toe-touch-crunch | Toe touch crunch | Zehentipper | bodyweight | abs | | reps | lying toe touch, vertical toe touch
    ab-wheel | Ab wheel | Ab-Roller | other | abs | lats obliques | reps | ab wheel rollout, ab rollout, rollout, kneeling ab wheel, wheel rollout, Bauchrad, Bauchtrainer-Rad, Bauchroller
    standing-ab-wheel | Standing ab wheel | Ab-Roller im Stehen | other | abs | lats front-delts | reps | standing rollout, standing ab wheel rollout, Bauchroller im Stehen
    barbell-rollout | Barbell rollout | Rollout mit Langhantel | barbell | abs | lats | reps | barbell ab rollout
    ring-rollout | Ring rollout | Rollout an den Ringen | rings | abs | lats | reps | ring ab rollout, fallout, trx fallout
    dragon-flag | Dragon flag | Dragon Flag | bodyweight | abs | lats hip-flexors | reps | Drachenfahne
    pallof-press | Pallof press | Pallof Press | cable | obliques abs | front-delts | reps | pallof, anti-rotation press, band pallof press, cable core pallof press
    pallof-hold | Pallof hold | Pallof Hold | cable | obliques abs | | time | anti-rotation hold, Pallof halten
    cable-woodchop | Cable woodchop | Holzhacker am Kabelzug | cable | obliques | abs front-delts | reps | woodchop, woodchopper, cable chop, high to low chop, Holzhacker, Holzhacken, cable twist up to down
    cable-lift | Cable lift | Diagonalzug am Kabel | cable | obliques | abs front-delts | reps | reverse woodchop, low to high chop, cable twist down to up
    landmine-rotation | Landmine rotation | Landmine-Rotation | barbell | obliques abs | front-delts | reps | landmine twist, landmine 180, landmine one-eighty
    torso-rotation-machine | Torso rotation machine | Rumpfrotationsmaschine | machine | obliques | abs | reps | torso rotation, rotary torso, Rumpfdrehen an der Maschine, Rotationsmaschine
    side-bend | Side bend | Seitbeuge | dumbbell | obliques | lower-back | reps | dumbbell side bend, Seitbeugen, seitliches Rumpfbeugen
    hyperextension-side-bend | Roman chair side bend | Seitbeuge am Rückenstrecker | bodyweight | obliques | lower-back | reps | hyperextension side bend, side hyperextension, oblique back extension
    suitcase-hold | Suitcase hold | Suitcase Hold | kettlebell | obliques forearms | traps | time | Einseitiges Halten
    stomach-vacuum | Stomach vacuum | Bauchvakuum | bodyweight | abs | | time | vacuum, abdominal vacuum, Vakuum
    mountain-climber | Mountain climber | Mountain Climber | bodyweight | abs hip-flexors | front-delts quads | reps | climber, running plank, Bergsteigerlauf, Bergsteiger, spider climber
    cross-body-mountain-climber | Cross-body mountain climber | Mountain Climber diagonal | bodyweight | obliques abs | hip-flexors | reps | twisting mountain climber, Diagonaler Bergsteiger
    sprinter-sit-up | Sprinter sit-up | Sprinter-Sit-up | bodyweight | abs obliques | hip-flexors | reps |
    boat-hold | Boat hold | Boothalte | bodyweight | abs hip-flexors | | time | v-sit hold, v hold
    compression-lift | Compression lift | Sitzendes Beinheben | bodyweight | hip-flexors | abs quads | reps | seated leg raise, seated leg lift, pike compression, pike leg lift
    medicine-ball-rotational-throw | Medicine ball rotational throw | Seitlicher Medizinballwurf | medicine-ball | obliques | abs glutes | reps | rotational throw, rotational med ball throw
    stir-the-pot | Stir the pot | Stir the Pot | other | abs | obliques front-delts | time |
    lying-knee-raise | Lying knee raise | Knieheben liegend | bodyweight | abs hip-flexors | | reps | flat knee raise, lying knee tuck, supine knee raise
    weighted-crunch | Weighted crunch | Crunch mit Gewicht | other | abs | obliques | reps | plate crunch, crunch with weight
    weighted-decline-crunch | Weighted decline crunch | Crunch auf der Negativbank mit Gewicht | other | abs | hip-flexors | reps | decline crunch weighted
    suspension-jackknife | Suspension jackknife | Klappmesser am Schlingentrainer | other | abs hip-flexors | front-delts | reps | suspension jack knife, trx jackknife, trx pike, trx knee tuck, suspension knee tuck
    dragonfly | Dragonfly | Libelle | bodyweight | abs | lats hip-flexors | reps | dragon fly
    cable-twist | Cable twist | Rumpfdrehen am Kabelzug | cable | obliques | abs | reps | cable rotation, standing cable twist, Rumpfrotation am Kabel
    cable-side-bend | Cable side bend | Seitbeuge am Kabelzug | cable | obliques | lower-back | reps | Seitbeugen am Kabel
    band-side-bend | Band side bend | Seitbeuge mit Band | band | obliques | lower-back | reps | banded side bend
    kettlebell-side-bend | Kettlebell side bend | Seitbeuge mit Kettlebell | kettlebell | obliques | lower-back | reps |
    bodyweight-side-bend | Bodyweight side bend | Seitbeuge ohne Gewicht | bodyweight | obliques | lower-back | reps |
    spiderman-plank | Spiderman plank | Spiderman-Plank | bodyweight | abs obliques | hip-flexors | reps | spiderman, spiderman climber
    mcgill-curl-up | McGill curl-up | McGill-Curl-up | bodyweight | abs | | reps | curl-up, mcgill crunch
    half-kneeling-chop | Half-kneeling chop | Holzhacker im Halbkniestand | cable | obliques abs | front-delts | reps | half kneeling cable chop, kneeling woodchop
    band-woodchop | Band woodchop | Holzhacker mit Band | band | obliques | abs front-delts | reps | banded woodchop
    pelvic-tilt | Pelvic tilt | Beckenkippen | bodyweight | abs | lower-back glutes | reps | posterior pelvic tilt, Beckenkippung
    pelvic-clock | Pelvic clock | Beckenuhr | bodyweight | abs | lower-back | reps |
    dead-bug-toe-tap | Dead bug toe tap | Zehentippen in Rückenlage | bodyweight | abs | hip-flexors | reps | supine toe tap, abdominal march, supine march
    side-plank-leg-lift | Side plank leg lift | Seitstütz mit Beinheben | bodyweight | obliques abductors | abs | reps | side plank leg raise, star plank
    knee-plank | Knee plank | Unterarmstütz auf Knien | bodyweight | abs | obliques | time | kneeling plank, Planke auf Knien
    knee-side-plank | Knee side plank | Seitstütz auf Knien | bodyweight | obliques | abs abductors | time | kneeling side plank, modified side plank
    """
}
