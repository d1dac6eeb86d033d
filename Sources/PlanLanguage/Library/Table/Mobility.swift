/// Exercises for mobility, yoga and stretching.

extension Table {
  static let mobility = """
    downward-dog | Downward dog | Herabschauender Hund | bodyweight | hamstrings calves | front-delts lats | time | downward-facing dog, down dog, adho mukha svanasana
    upward-dog | Upward dog | Heraufschauender Hund | bodyweight | abs hip-flexors | lower-back | time | upward-facing dog, up dog
    cobra | Cobra | Kobra | bodyweight | lower-back | abs | time | cobra pose, cobra stretch
    childs-pose | Child's pose | Kindhaltung | bodyweight | lower-back lats | glutes | time | child pose, balasana, Stellung des Kindes, Kindeshaltung, Päckchenstellung, Kindshaltung, Päckchen
    cat-cow | Cat-cow | Katze-Kuh | bodyweight | lower-back abs | upper-back | reps | cat camel, cat stretch, cat and cow, Katzenbuckel, Katze und Kuh
    sun-salutation | Sun salutation | Sonnengruß | bodyweight | hamstrings lower-back | front-delts chest | reps | surya namaskar, Sonnengrüße
    sun-salutation-a | Sun salutation A | Sonnengruß A | bodyweight | hamstrings lower-back | front-delts chest | reps | surya namaskar A
    sun-salutation-b | Sun salutation B | Sonnengruß B | bodyweight | hamstrings lower-back quads | front-delts chest | reps | surya namaskar B
    warrior-one | Warrior one | Krieger eins | bodyweight | quads hip-flexors | glutes | time | warrior pose, warrior, Krieger, warrior I, warrior 1, Krieger I, Krieger 1
    warrior-two | Warrior two | Krieger zwei | bodyweight | quads adductors | side-delts | time | warrior II, warrior 2, Krieger II, Krieger 2
    warrior-three | Warrior three | Krieger drei | bodyweight | hamstrings glutes | lower-back | time | Standwaage, warrior III, warrior 3, Krieger III, Krieger 3
    triangle-pose | Triangle pose | Dreieck | bodyweight | hamstrings obliques | adductors | time | triangle, trikonasana
    tree-pose | Tree pose | Baum | bodyweight | glutes abductors | calves | time | tree, vrksasana, Baumhaltung
    chair-pose | Chair pose | Stuhlhaltung | bodyweight | quads glutes | lower-back | time | utkatasana, Stuhl
    boat-pose | Boat pose | Boot | bodyweight | abs hip-flexors | | time | navasana, boat
    plow-pose | Plow pose | Pflug | bodyweight | lower-back hamstrings | neck | time | plough pose, plow, halasana
    shoulder-stand | Shoulder stand | Schulterstand | bodyweight | abs neck | upper-back | time | Kerze
    camel-pose | Camel pose | Kamel | bodyweight | hip-flexors abs | quads lower-back | time | camel
    bow-pose | Bow pose | Bogen | bodyweight | lower-back | quads chest | time | dhanurasana
    bridge-pose | Bridge pose | Schulterbrücke halten | bodyweight | glutes | hamstrings lower-back | time | bridge hold, glute bridge hold, Beckenheben halten
    corpse-pose | Corpse pose | Totenstellung | bodyweight | abs | | time | savasana, shavasana
    happy-baby | Happy baby | Glückliches Baby | bodyweight | adductors lower-back | hamstrings | time | happy baby pose
    pigeon-stretch | Pigeon stretch | Taube | bodyweight | glutes | hip-flexors | time | pigeon pose, pigeon, Taubenstellung, Taubendehnung, half pigeon, half pigeon pose, swan pose
    figure-four-stretch | Figure-four stretch | Vierer-Dehnung | bodyweight | glutes | abductors | time | figure four, piriformis stretch, lying glute stretch, Gesäßdehnung, piriformis, figure 4 stretch
    couch-stretch | Couch stretch | Couch Stretch | bodyweight | quads hip-flexors | | time | rear foot elevated hip flexor stretch, Couch-Dehnung
    hip-flexor-stretch | Hip flexor stretch | Hüftbeugerdehnung | bodyweight | hip-flexors | quads | time | half kneeling hip flexor stretch, kneeling hip flexor stretch, lunge stretch, Hüftbeuger dehnen, samson stretch
    quad-stretch | Quad stretch | Oberschenkeldehnung | bodyweight | quads | hip-flexors | time | quadriceps stretch, standing quad stretch, Oberschenkelvorderseite dehnen, Quadrizepsdehnung
    side-lying-quad-stretch | Side-lying quad stretch | Oberschenkeldehnung in Seitlage | bodyweight | quads | hip-flexors | time | lying quad stretch, side-lying quadriceps stretch, Oberschenkelvorderseite dehnen in Seitlage
    hamstring-stretch | Hamstring stretch | Beinrückseitendehnung | bodyweight | hamstrings | calves | time | lying hamstring stretch, seated hamstring stretch, Beinbeuger dehnen, Beinbeugerdehnung
    forward-fold | Forward fold | Vorbeuge | bodyweight | hamstrings | lower-back calves | time | standing forward fold, toe touch, uttanasana, Rumpfvorbeuge, stehende Vorbeuge, standing forward bend, forward bend
    seated-forward-fold | Seated forward fold | Sitzende Vorbeuge | bodyweight | hamstrings | lower-back | time | pike stretch, pike, paschimottanasana, Vorbeuge im Sitzen, caterpillar, caterpillar pose
    pancake-stretch | Pancake stretch | Grätschvorbeuge | bodyweight | adductors hamstrings | lower-back | time | pancake, straddle stretch, seated straddle stretch, dragonfly pose, straddle pose, Vorbeuge im Grätschsitz, Grätschsitz
    butterfly-stretch | Butterfly stretch | Schmetterlingsdehnung | bodyweight | adductors | hip-flexors | time | bound angle pose, groin stretch, Adduktorendehnung, Schneidersitzdehnung, adductor stretch, reclined butterfly, supta baddha konasana, butterfly pose, Schmetterlingshaltung, Adduktoren dehnen
    dragon-pose | Dragon pose | Drachenhaltung | bodyweight | hip-flexors | quads adductors | time | dragon, low dragon, yin dragon
    banana-pose | Banana pose | Bananenhaltung | bodyweight | obliques | lats | time | bananasana
    frog-stretch | Frog stretch | Froschdehnung | bodyweight | adductors | hip-flexors | time | frog pose, Frosch
    front-split | Front split | Längsspagat | bodyweight | hamstrings hip-flexors | quads | time | Spagat
    middle-split | Middle split | Querspagat | bodyweight | adductors | hamstrings | time | side split, straddle split, Seitspagat
    calf-stretch | Calf stretch | Wadendehnung | bodyweight | calves | | time | standing calf stretch, wall calf stretch, Waden dehnen, Wade dehnen, gastroc stretch, gastrocnemius stretch
    adductor-rock-back | Adductor rock-back | Adduktorenschaukel | bodyweight | adductors | hip-flexors | reps | rocking frog
    worlds-greatest-stretch | World's greatest stretch | Großer Ausfallschritt mit Drehung | bodyweight | hip-flexors hamstrings | upper-back adductors | reps | wgs, lunge with rotation, spiderman lunge, spiderman stretch, Ausfallschritt mit Drehung, greatest stretch
    lizard-pose | Lizard pose | Eidechse | bodyweight | hip-flexors adductors | hamstrings | time | lizard stretch, lizard, utthan pristhasana
    ninety-ninety-stretch | Ninety-ninety stretch | Neunzig-Neunzig-Dehnung | bodyweight | glutes hip-flexors | adductors | time | 90/90 stretch, 90/90, 90-90 stretch
    hip-switch | Hip switch | Hüftwechsel | bodyweight | hip-flexors glutes | adductors | reps | 90/90 hip switch, 90/90 switch, shin box, shin box switch
    deep-squat-hold | Deep squat hold | Tiefe Hocke | bodyweight | quads adductors | calves glutes | time | deep squat, squat hold, resting squat, third world squat, asian squat, garland pose, malasana, Hocke, tiefe Hocke halten, yogi squat
    ankle-rock | Ankle rock | Sprunggelenkmobilisation | bodyweight | calves shins | | reps | knee to wall, ankle mobility, ankle dorsiflexion, ankle mobilisation, ankle mobilization, ankle dorsiflexion drill, ankle mob, ankle rocker, banded ankle mobilization, banded ankle mobilisation, weighted ankle stretch, knee to wall ankle stretch
    toe-stretch | Toe stretch | Zehendehnung | bodyweight | calves shins | | time | toe squat, seiza toe stretch
    thoracic-rotation | Thoracic rotation | Brustwirbelrotation | bodyweight | upper-back obliques | lats | reps | t-spine rotation, open book, quadruped rotation, BWS-Rotation, offenes Buch, quadruped thoracic rotation, side-lying thoracic rotation, kneeling thoracic rotation, thoracic windmill, t-spine opener
    thread-the-needle | Thread the needle | Nadelöhr | bodyweight | upper-back | rear-delts | reps | needle thread, Nadel einfädeln
    thoracic-extension | Thoracic extension | Brustwirbelstreckung | other | upper-back | lats | reps | t-spine extension, foam roller thoracic extension, BWS-Streckung, thoracic extension over foam roller, thoracic extension on foam roller
    spinal-twist | Spinal twist | Drehsitz | bodyweight | obliques lower-back | glutes | time | supine twist, lying spinal twist, seated twist pose, lying twist, Drehlage, Wirbelsäulendrehung, lower trunk rotation, knee rocks, reclined twist, reclined spinal twist
    lat-stretch | Lat stretch | Latdehnung | bodyweight | lats | upper-back | time | prayer stretch, bench lat stretch, Latissimus dehnen, banded lat stretch, hanging lat stretch, bench thoracic stretch
    chest-stretch | Chest stretch | Brustdehnung | bodyweight | chest | front-delts biceps | time | doorway stretch, pec stretch, doorway chest stretch, Brust dehnen, pec minor stretch, pectoralis stretch, pectoralis minor stretch, doorway pec stretch, corner stretch
    shoulder-stretch | Shoulder stretch | Schulterdehnung | bodyweight | rear-delts | upper-back | time | cross-body shoulder stretch, cross-body stretch, Schulter dehnen, posterior shoulder stretch
    sleeper-stretch | Sleeper stretch | Sleeper-Dehnung | bodyweight | rear-delts | | time |
    triceps-stretch | Triceps stretch | Trizepsdehnung | bodyweight | triceps | lats | time | overhead triceps stretch, Trizeps dehnen
    biceps-stretch | Biceps stretch | Bizepsdehnung | bodyweight | biceps | front-delts chest | time | wall biceps stretch, Bizeps dehnen
    wrist-stretch | Wrist stretch | Handgelenkdehnung | bodyweight | forearms | | time | wrist mobility, forearm stretch, wrist prep, Unterarmdehnung, Handgelenke dehnen, wrist flexor stretch, wrist extensor stretch
    neck-stretch | Neck stretch | Nackendehnung | bodyweight | neck traps | | time | upper trap stretch, Nacken dehnen
    shoulder-dislocate | Shoulder dislocate | Schulterkreisen mit Stab | other | front-delts chest | rear-delts | reps | pass-through, shoulder pass-through, pvc pass-through, band dislocate, dislocate, Ausschultern, band shoulder dislocate, dowel pass-through
    wall-slide | Wall slide | Wandgleiten | bodyweight | upper-back traps | rear-delts | reps | wall angel, scapular wall slide, Wandengel
    shoulder-car | Shoulder CAR | Kontrollierte Schulterkreise | bodyweight | front-delts rear-delts | upper-back | reps | controlled shoulder rotation, controlled articular rotation
    hip-car | Hip CAR | Kontrollierte Hüftkreise | bodyweight | hip-flexors abductors | glutes | reps | controlled hip rotation
    side-stretch | Standing side stretch | Seitneigung | bodyweight | obliques | lats | time | side stretch, standing side bend, lateral stretch, crescent stretch, Seitdehnung
    foam-roll | Foam roll | Faszienrolle | other | quads | upper-back | time | foam rolling, foam roller, Faszienrollen, Blackroll, ausrollen, foam roll back, foam roll quads, foam roll calves, foam roll it band, foam roll glutes, foam roll lats, foam roll hamstrings, Schaumrolle, Faszientraining, Ausrollen Waden, Waden ausrollen, Oberschenkel ausrollen, Rücken ausrollen, Faszienrolle Waden, Faszienrolle Oberschenkel, Faszienrolle Rücken, Blackroll Waden, Blackroll Oberschenkel, Blackroll Rücken
    sciatic-nerve-glide | Nerve glide | Nervengleiten | bodyweight | hamstrings | | reps | sciatic nerve glide, nerve floss, sciatic nerve floss, sciatic floss, Ischiasnerv mobilisieren
    stretching | Stretching | Dehnen | bodyweight | hamstrings hip-flexors | chest | time | stretch, static stretching, full body stretch, Dehnung, Dehnprogramm
    yoga | Yoga | Yoga-Fluss | bodyweight | hamstrings abs | lower-back | time | yoga flow, vinyasa, vinyasa flow, hatha yoga
    pilates | Pilates | Pilates-Übungen | bodyweight | abs | glutes lower-back | time |
    tai-chi | Tai chi | Tai-Chi | bodyweight | quads | abs | time | taiji, qigong
    lacrosse-ball | Lacrosse ball massage | Ballmassage | other | upper-back glutes | | time | lacrosse ball, trigger point, trigger point massage, self-massage, massage ball, peanut ball, massage gun, Selbstmassage, Triggerpunkt, Triggerpunktmassage, lacrosse ball pec, peanut thoracic
    sphinx-pose | Sphinx pose | Sphinx | bodyweight | lower-back | abs | time | sphinx, sphinx stretch
    soleus-stretch | Soleus stretch | Schollenmuskeldehnung | bodyweight | calves | | time | bent knee calf stretch, deep calf stretch
    it-band-stretch | IT band stretch | Tractusdehnung | bodyweight | abductors | glutes | time | iliotibial band stretch, standing it band stretch
    levator-scapulae-stretch | Levator scapulae stretch | Schulterblattheberdehnung | bodyweight | neck traps | | time | levator stretch
    knee-to-chest-stretch | Knee-to-chest stretch | Knie zur Brust | bodyweight | lower-back glutes | | time | knee to chest, single knee to chest, double knee to chest, apanasana, wind-relieving pose, pavanamuktasana, apanasana
    towel-stretch | Towel calf stretch | Wadendehnung mit Handtuch | other | calves | hamstrings | time | towel stretch, plantar fascia stretch, plantar stretch
    hip-opener | Hip opener | Hüftöffner | bodyweight | hip-flexors adductors | glutes | reps | standing hip opener, gate opener, open the gate
    ankle-alphabet | Ankle alphabet | Fußalphabet | bodyweight | calves shins | | reps | foot alphabet
    toe-yoga | Toe yoga | Zehenyoga | bodyweight | calves shins | | reps | toe spread, toe splay, toe spreading, Zehen spreizen
    short-foot | Short foot | Kurzer Fuß | bodyweight | calves shins | | reps | foot doming, foot dome, short foot exercise, Fußgewölbe heben, arch lift
    towel-scrunch | Towel scrunch | Handtuch raffen | other | calves | shins | reps | towel curl, toe curl, toe scrunch
    single-leg-balance | Single-leg balance | Einbeinstand | bodyweight | glutes calves | abductors | time | single leg stance, one-leg stand, one leg balance, balance on one leg, stork stand, single-leg stand, one-foot stand, flamingo stand, single limb stance
    balance-board | Balance board | Balancebrett | other | calves glutes | abductors | time | wobble board, bosu balance, bosu ball balance, balance pad, Wackelbrett, Balancekissen
    star-excursion | Star excursion | Star Excursion | bodyweight | glutes quads | calves hamstrings | reps | star excursion balance, clock reach, y balance, star reach, balance reach, single-leg reach, clock balance, balance clock
    chin-tuck | Chin tuck | Kinn zurückziehen | bodyweight | neck | upper-back | reps | neck retraction, cervical retraction, Doppelkinn
    neck-isometrics | Neck isometric hold | Nackenspannung | bodyweight | neck | traps | time | neck isometrics, isometric neck hold, neck isometric
    neck-rotation | Neck rotation | Kopfdrehen | bodyweight | neck | | reps | neck turn, cervical rotation
    neck-car | Neck CAR | Kontrollierte Kopfkreise | bodyweight | neck | traps | reps | controlled neck rotation
    spine-car | Spine CAR | Kontrollierte Wirbelsäulenkreise | bodyweight | lower-back upper-back | abs | reps | controlled spine rotation
    floor-angel | Floor angel | Engel am Boden | bodyweight | upper-back | rear-delts | reps | floor slide, supine angel
    pendulum-swing | Shoulder pendulum | Schulterpendeln | bodyweight | front-delts | rear-delts | reps | pendulum swing, codman pendulum, codman exercise, Armpendeln vorgebeugt, pendulum, pendulum exercise, codman, Pendeln Schulter
    wall-crawl | Finger wall crawl | Fingerlauf an der Wand | bodyweight | front-delts side-delts | traps | reps | wall crawl, finger walk, wall finger walk
    mckenzie-press-up | McKenzie press-up | McKenzie-Stütz | bodyweight | lower-back | abs | reps | press-up back extension, prone press-up, mckenzie extension, mckenzie, cobra press-up
    mcgill-big-three | McGill big three | McGill-Programm | bodyweight | abs lower-back | obliques | time | mcgill three, big three core
    median-nerve-glide | Median nerve glide | Medianusgleiten | bodyweight | forearms | biceps | reps | median nerve floss
    ulnar-nerve-glide | Ulnar nerve glide | Ulnarisgleiten | bodyweight | forearms | triceps | reps | ulnar nerve floss
    diaphragmatic-breathing | Diaphragmatic breathing | Bauchatmung | bodyweight | abs | | time | belly breathing, abdominal breathing, Zwerchfellatmung, ninety-ninety breathing
    half-moon-pose | Half moon pose | Halbmond | bodyweight | glutes obliques | hamstrings | time | half moon, ardha chandrasana
    legs-up-the-wall | Legs up the wall | Beine an der Wand | bodyweight | hamstrings | lower-back | time | viparita karani, legs up wall
    puppy-pose | Puppy pose | Welpe | bodyweight | lats front-delts | upper-back | time | extended puppy pose, melting heart, melting heart pose
    mountain-pose | Mountain pose | Bergstellung | bodyweight | abs | quads | time | tadasana, Berghaltung
    eagle-pose | Eagle pose | Adler | bodyweight | abductors upper-back | quads calves | time | eagle, garudasana, eagle arms
    quadruped-position | Quadruped position | Vierfüßlerstand | bodyweight | abs | front-delts | time | all fours, tabletop, table top position, table top pose
    scapular-clock | Scapular clock | Schulterblattuhr | bodyweight | upper-back | traps | reps | scap clock
    low-lunge | Low lunge | Tiefer Ausfallschritt | bodyweight | hip-flexors quads | glutes | time | anjaneyasana, crescent lunge, runner's lunge, runner's lunge stretch
    high-lunge | High lunge | Hoher Ausfallschritt | bodyweight | quads hip-flexors | glutes | time | crescent pose
    side-angle-pose | Side angle pose | Seitwinkel | bodyweight | obliques quads | adductors | time | extended side angle, parsvakonasana, extended side angle pose
    dancer-pose | Dancer pose | Tänzer | bodyweight | quads hip-flexors | lower-back | time | natarajasana, lord of the dance
    locust-pose | Locust pose | Heuschrecke | bodyweight | lower-back glutes | upper-back | time | salabhasana, locust
    fish-pose | Fish pose | Fisch | bodyweight | chest neck | upper-back | time | matsyasana
    gate-pose | Gate pose | Tor | bodyweight | obliques | adductors | time | parighasana
    hero-pose | Hero pose | Heldensitz | bodyweight | quads | shins | time | virasana, reclined hero pose, reclining hero, reclining hero pose, supta virasana
    cow-face-pose | Cow face pose | Kuhgesicht | bodyweight | glutes triceps | front-delts | time | gomukhasana, cow face
    reverse-warrior | Reverse warrior | Umgekehrter Krieger | bodyweight | obliques quads | adductors | time | peaceful warrior, viparita virabhadrasana, exalted warrior, dancing warrior, friedvoller Krieger
    humble-warrior | Humble warrior | Demütiger Krieger | bodyweight | quads hip-flexors | chest hamstrings | time | devotional warrior, bowing warrior, baddha virabhadrasana
    goddess-pose | Goddess pose | Göttinnenhaltung | bodyweight | quads adductors | glutes | time | goddess, temple pose, horse pose, utkata konasana
    five-pointed-star | Five-pointed star | Fünfzackiger Stern | bodyweight | adductors | side-delts | time | star pose, five-pointed star pose
    revolved-triangle | Revolved triangle | Gedrehtes Dreieck | bodyweight | hamstrings obliques | abductors | time | revolved triangle pose, twisted triangle, parivrtta trikonasana
    revolved-chair | Revolved chair | Gedrehter Stuhl | bodyweight | quads obliques | glutes | time | twisted chair, revolved chair pose, twisted chair pose, chair twist
    revolved-side-angle | Revolved side angle | Gedrehter Seitwinkel | bodyweight | obliques quads | glutes | time | revolved side angle pose, twisted side angle
    crescent-twist | Crescent twist | Gedrehter Ausfallschritt | bodyweight | obliques quads | hip-flexors | time | revolved crescent lunge, twisted lunge, lunge twist, revolved lunge, crescent lunge twist, twisting lunge
    pyramid-pose | Pyramid pose | Pyramidenhaltung | bodyweight | hamstrings | calves | time | pyramid, parsvottanasana, intense side stretch
    wide-legged-forward-fold | Wide-legged forward fold | Grätschvorbeuge im Stand | bodyweight | hamstrings adductors | lower-back | time | wide-legged forward bend, prasarita, prasarita padottanasana, wide-leg forward fold, standing straddle fold
    halfway-lift | Halfway lift | Halbe Vorbeuge | bodyweight | hamstrings lower-back | upper-back | time | half lift, standing half forward bend, half forward fold, flat back, ardha uttanasana
    ragdoll | Ragdoll | Lumpenpuppe | bodyweight | hamstrings | lower-back | time | ragdoll pose, dangling pose, dangling
    chaturanga | Chaturanga | Chaturanga | bodyweight | chest triceps | front-delts abs | reps | four-limbed staff pose, chaturanga dandasana, low plank
    staff-pose | Staff pose | Stabhaltung | bodyweight | hamstrings | abs | time | dandasana
    easy-pose | Easy pose | Schneidersitz | bodyweight | hip-flexors | adductors | time | sukhasana, cross-legged seat, easy seat
    lotus-pose | Lotus pose | Lotussitz | bodyweight | hip-flexors | adductors | time | lotus, half lotus, padmasana, half lotus pose
    supported-fish | Supported fish | Gestützter Fisch | bodyweight | chest | upper-back | time | supported fish pose
    reclined-bound-angle | Reclined bound angle | Liegender Schmetterling | bodyweight | adductors | hip-flexors | time | reclined bound angle pose, reclining bound angle, goddess reclined, bound angle
    head-to-knee-pose | Head-to-knee pose | Kopf-zum-Knie-Stellung | bodyweight | hamstrings | lower-back | time | janu sirsasana, head-to-knee forward bend, half-butterfly
    revolved-head-to-knee | Revolved head-to-knee | Gedrehte Kopf-zum-Knie-Stellung | bodyweight | hamstrings obliques | lats | time | revolved head to knee pose, parivrtta janu sirsasana
    wild-thing | Wild thing | Wild Thing | bodyweight | chest hip-flexors | glutes | time | wild thing pose, camatkarasana, flip dog
    three-legged-dog | Three-legged dog | Dreibeiniger Hund | bodyweight | hamstrings glutes | front-delts | time | three-legged downward dog, one-legged downward dog, down dog split, three-legged downward-facing dog, single-leg downward dog
    dolphin-pose | Dolphin pose | Delfinhaltung | bodyweight | front-delts hamstrings | upper-back | time | dolphin yoga, makarasana
    dolphin-plank | Dolphin plank | Delfinplanke | bodyweight | abs | front-delts | time | dolphin plank pose
    upward-plank | Upward plank | Umgekehrtes Brett | bodyweight | glutes triceps | hamstrings | time | upward plank pose, purvottanasana
    king-pigeon | King pigeon | Königstaube | bodyweight | hip-flexors quads | lower-back | time | king pigeon pose, one-legged king pigeon, mermaid pose
    reclined-pigeon | Reclined pigeon | Liegende Taube | bodyweight | glutes | abductors | time | reclined pigeon pose, supine pigeon, thread the needle hip, reclining pigeon
    monkey-pose | Monkey pose | Affenhaltung | bodyweight | hamstrings hip-flexors | | time | hanumanasana
    half-split | Half split | Halber Spagat | bodyweight | hamstrings | calves | time | half split pose, half monkey, ardha hanumanasana
    fire-log-pose | Fire log pose | Feuerholz | bodyweight | glutes | abductors | time | fire log, double pigeon, agnistambhasana, square pose
    half-lord-of-the-fishes | Half lord of the fishes | Halber Drehsitz | bodyweight | obliques | glutes | time | ardha matsyendrasana, half lord of the fishes pose, half lord of fishes
    hand-to-big-toe-pose | Hand-to-big-toe pose | Hand-zum-Fuß-Stellung | bodyweight | hamstrings | abductors | time | extended hand to big toe, extended hand-to-big-toe pose, utthita hasta padangusthasana
    reclining-hand-to-big-toe | Reclining hand-to-big-toe | Liegende Hand-zum-Fuß-Stellung | bodyweight | hamstrings | calves | time | supta padangusthasana, reclining hand-to-big-toe pose
    noose-pose | Noose pose | Schlingenhaltung | bodyweight | obliques calves | glutes | time | pasasana
    bird-of-paradise | Bird of paradise | Paradiesvogel | bodyweight | hamstrings adductors | glutes | time | bird of paradise pose
    saddle-pose | Saddle pose | Sattelhaltung | bodyweight | quads | hip-flexors lower-back | time | saddle, yin saddle, half saddle
    seal-pose | Seal pose | Seehundhaltung | bodyweight | lower-back | abs | time | yin seal, seal yoga
    shoelace-pose | Shoelace pose | Schnürsenkel | bodyweight | glutes | abductors | time | shoelace
    snail-pose | Snail pose | Schneckenhaltung | bodyweight | upper-back neck | lower-back | time | yin snail
    yoga-squat | Yoga squat | Yogahocke | bodyweight | adductors glutes | calves | time | squat pose, yin squat
    thunderbolt-pose | Thunderbolt pose | Donnerkeil | bodyweight | quads | shins | time | thunderbolt, vajrasana
    scale-pose | Scale pose | Waagehaltung | bodyweight | triceps abs | | time | tolasana
    cat-pose | Cat pose | Katzenhaltung | bodyweight | lower-back | abs | time | marjaryasana
    cow-pose | Cow pose | Kuhhaltung | bodyweight | abs | lower-back | time | bitilasana
    tiger-pose | Tiger pose | Tigerhaltung | bodyweight | lower-back glutes | quads | time | vyaghrasana
    heron-pose | Heron pose | Reiherhaltung | bodyweight | hamstrings | calves | time | krounchasana
    lion-pose | Lion pose | Löwenhaltung | bodyweight | neck | | time | simhasana, lion's breath
    knees-chest-chin | Knees-chest-chin | Knie-Brust-Kinn | bodyweight | chest triceps | lower-back | time | eight-limbed pose, ashtangasana
    moon-salutation | Moon salutation | Mondgruß | bodyweight | adductors quads | obliques | reps | chandra namaskar, moon salute
    supported-bridge | Supported bridge | Gestützte Schulterbrücke | bodyweight | hip-flexors | glutes | time | supported bridge pose
    supported-childs-pose | Supported child's pose | Gestützte Kindhaltung | bodyweight | lower-back | glutes | time |
    constructive-rest | Constructive rest | Ruhelage | bodyweight | lower-back | abs | time | constructive rest position
    alternate-nostril-breathing | Alternate nostril breathing | Wechselatmung | bodyweight | abs | | time | nadi shodhana, anuloma viloma
    ujjayi-breathing | Ujjayi breathing | Ujjayi-Atmung | bodyweight | abs | | time | ujjayi, ocean breath
    box-breathing | Box breathing | Quadratatmung | bodyweight | abs | | time | square breathing, tactical breathing
    chair-yoga | Chair yoga | Stuhlyoga | bodyweight | hamstrings | lower-back | time |
    hip-stretch | Hip stretch | Hüftdehnung | bodyweight | hip-flexors glutes | | time | hip stretching, Hüfte dehnen
    back-stretch | Back stretch | Rückendehnung | bodyweight | lower-back | lats | time | lower back stretch, low back stretch
    windmill-stretch | Windmill stretch | Windmühlendehnung | bodyweight | hamstrings obliques | lower-back | reps | standing windmill, bodyweight windmill, toe-touch windmill, windmill toe touch
    overhead-bend-and-reach | Overhead bend and reach | Seitliches Beugen über Kopf | bodyweight | obliques | lats | time | standing overhead side reach, overhead side bend stretch
    back-scratch-stretch | Back scratch stretch | Rückenkratzer | bodyweight | triceps | front-delts | time | back scratch, apley scratch
    prone-on-elbows | Prone on elbows | Ellbogenstütz in Bauchlage | bodyweight | lower-back | | time | prone prop, prone on elbows hold
    heel-prop | Heel prop | Ferse hochlegen | bodyweight | quads | hamstrings | time | heel prop hang, supine heel prop, knee extension stretch, extension stretch, towel under heel
    prone-hang | Prone hang | Beinhang in Bauchlage | bodyweight | hamstrings | | time | prone knee hang, prone knee extension stretch, heel hang
    knee-dangle | Knee dangle | Bein baumeln lassen | bodyweight | quads | | time | knee dangling, knee swing, leg dangle
    patellar-mobilization | Patellar mobilization | Kniescheibe mobilisieren | bodyweight | quads | | reps | patellar mobilisation, patellar glide, patella mobilization
    radial-nerve-glide | Radial nerve glide | Radialisgleiten | bodyweight | forearms | triceps | reps | radial nerve floss
    lumbar-rotation | Lumbar rotation | Lendendrehung | bodyweight | obliques lower-back | | reps | lumbar roll, knee roll, knees side to side
    cervical-side-bend | Cervical side bend | Nackenseitneigung | bodyweight | neck | traps | reps | neck side bend, cervical side bending, neck lateral flexion, ear to shoulder
    neck-flexion-stretch | Neck flexion stretch | Nackenbeugedehnung | bodyweight | neck | upper-back | time | chin to chest stretch
    suboccipital-release | Suboccipital release | Hinterhauptslösung | other | neck | | time | suboccipital stretch
    scalene-stretch | Scalene stretch | Treppenmuskeldehnung | bodyweight | neck | | time |
    deep-neck-flexor-hold | Deep neck flexor hold | Tiefe Nackenbeuger halten | bodyweight | neck | | time | deep neck flexor, craniocervical flexion, dnf hold
    gaze-stabilization | Gaze stabilization | Blickstabilisierung | bodyweight | neck | | time | gaze stabilisation, vor exercise, vestibular exercise
    brandt-daroff-exercise | Brandt-Daroff exercise | Brandt-Daroff-Übung | bodyweight | neck | abs | reps | brandt-daroff
    jaw-exercise | Jaw exercise | Kieferübung | bodyweight | neck | | reps | jaw opening, tmj exercise
    big-toe-stretch | Big toe stretch | Großzehendehnung | bodyweight | calves | | time | great toe stretch, toe extension stretch
    foot-roll | Foot roll | Fußsohle rollen | other | calves | | time | plantar roll, frozen bottle roll, ball foot roll, foot massage roll, arch roll, calf roll
    tandem-stance | Tandem stance | Tandemstand | bodyweight | calves | glutes abductors | time | tandem standing, semi-tandem stance, semi-tandem stand, heel-to-toe stand, semi-tandem
    feet-together-stance | Feet-together stance | Stand mit geschlossenen Füßen | bodyweight | calves | glutes | time | feet together stand, romberg stance, narrow stance
    perturbation-training | Perturbation training | Störreiztraining | bodyweight | glutes calves | abs | time | perturbation
    seated-jumping-jack | Seated jumping jack | Hampelmann im Sitzen | bodyweight | side-delts abductors | abs | reps | chair jumping jack
    ball-toss | Ball toss | Ball zuwerfen | other | front-delts | abs | reps | ball catch, ball toss and catch
    timed-up-and-go | Timed up and go | Timed Up and Go | bodyweight | quads glutes | calves | reps | tug test, up and go
    upward-salute | Upward salute | Gestreckte Berghaltung | bodyweight | upper-back | front-delts abs | time | urdhva hastasana, raised hands pose, extended mountain pose
    sleeping-swan | Sleeping swan | Schlafender Schwan | bodyweight | glutes | hip-flexors | time |
    deer-pose | Deer pose | Reh | bodyweight | glutes | hip-flexors obliques | time | yin deer
    rabbit-pose | Rabbit pose | Hase | bodyweight | upper-back lower-back | neck | time | sasangasana
    cow-face-arms | Cow face arms | Kuhgesicht-Arme | bodyweight | triceps | front-delts | time | gomukhasana arms
    compass-pose | Compass pose | Kompass | bodyweight | hamstrings obliques | adductors lats | time | parivrtta surya yantrasana
    ankle-stretch | Ankle stretch | Spanndehnung | bodyweight | shins | | time | toe-point stretch, kneeling ankle stretch
    wrist-rock | Wrist rock | Handgelenkwippen | bodyweight | forearms | | reps | wrist rocker
    scorpion-stretch | Scorpion stretch | Skorpion | bodyweight | hip-flexors chest | obliques lower-back | reps | scorpion, prone scorpion
    iron-cross-stretch | Iron cross stretch | Beinpendel in Rückenlage | bodyweight | obliques hamstrings | lower-back glutes | reps | lying iron cross
    bretzel | Bretzel | Brezel | bodyweight | upper-back hip-flexors | quads obliques | time | brettzel, bretzel stretch
    banded-shoulder-distraction | Banded shoulder distraction | Schulterzug mit Band | band | lats | front-delts | time | banded shoulder stretch, banded overhead distraction
    shoulder-extension-stretch | Shoulder extension stretch | Schulterstreckdehnung | bodyweight | front-delts chest | biceps | time | reverse shoulder stretch
    serratus-wall-slide | Serratus wall slide | Serratus-Wandgleiten | other | chest | upper-back front-delts | reps | foam roller wall slide
    hip-flexor-lift-off | Hip flexor lift-off | Hüftbeuger-Abheben | bodyweight | hip-flexors | quads | reps | leg lift-off, pike lift-off
    pancake-good-morning | Pancake good morning | Good Morning im Grätschsitz | bodyweight | adductors hamstrings | lower-back | reps | weighted pancake, seated good morning straddle
    reverse-clamshell | Reverse clamshell | Umgekehrte Muschel | bodyweight | abductors | glutes | reps | reverse clam, Muschel umgekehrt
    towel-slide | Towel slide | Handtuchrutschen | other | front-delts | upper-back | reps | table towel slide
    rhythmic-stabilization | Rhythmic stabilization | Rhythmische Stabilisation | bodyweight | rear-delts front-delts | abs | time | rhythmic stabilisation
    wall-ball-circle | Wall ball circle | Ballkreisen an der Wand | other | front-delts rear-delts | upper-back | reps | ball circles on the wall
    """
}
