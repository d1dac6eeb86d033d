/// Exercises for mobility, yoga and stretching.

extension Table {
  static let mobility = """
    downward-dog | Downward dog | Herabschauender Hund | bodyweight | hamstrings calves | front-delts lats | time | downward-facing dog, down dog, adho mukha svanasana, nach unten schauender Hund
    upward-dog | Upward dog | Heraufschauender Hund | bodyweight | abs hip-flexors | lower-back | time | upward-facing dog, up dog, urdhva mukha svanasana
    cobra | Cobra | Kobra | bodyweight | lower-back | abs | time | cobra pose, cobra stretch, bhujangasana, baby cobra, low cobra, high cobra, ardha bhujangasana, Kobrahaltung
    childs-pose | Child's pose | Kindhaltung | bodyweight | lower-back lats | glutes | time | child pose, balasana, Stellung des Kindes, Kindeshaltung, Päckchenstellung, Kindshaltung, Päckchen, Kind, Kindpose, Kindposition, Kindstellung, extended child's pose, wide child's pose, wide-knee child's pose, wide-legged child's pose, utthita balasana, child's pose with reach, child's pose lat stretch, child's pose with side stretch
    cat-cow | Cat-cow | Katze-Kuh | bodyweight | lower-back abs | upper-back | reps | cat camel, cat stretch, cat and cow, Katzenbuckel, Katze und Kuh, Katze/Kuh, cat/cow, Katzenbuckel und Pferderücken, marjaryasana bitilasana, segmental cat-cow, Katze, Katze-Kuh-Mobilisation, Katze-Kuh-Mobilisierung, cat to cow
    sun-salutation | Sun salutation | Sonnengruß | bodyweight | hamstrings lower-back | front-delts chest | reps | surya namaskar, Sonnengrüße
    sun-salutation-a | Sun salutation A | Sonnengruß A | bodyweight | hamstrings lower-back | front-delts chest | reps | surya namaskar A
    sun-salutation-b | Sun salutation B | Sonnengruß B | bodyweight | hamstrings lower-back quads | front-delts chest | reps | surya namaskar B
    warrior-one | Warrior one | Krieger eins | bodyweight | quads hip-flexors | glutes | time | warrior pose, warrior, Krieger, warrior I, warrior 1, Krieger I, Krieger 1, virabhadrasana I, virabhadrasana 1, virabhadrasana
    warrior-two | Warrior two | Krieger zwei | bodyweight | quads adductors | side-delts | time | warrior II, warrior 2, Krieger II, Krieger 2, virabhadrasana II, virabhadrasana 2
    warrior-three | Warrior three | Krieger drei | bodyweight | hamstrings glutes | lower-back | time | Standwaage, warrior III, warrior 3, Krieger III, Krieger 3, virabhadrasana III, virabhadrasana 3, airplane pose, warrior III with airplane arms
    triangle-pose | Triangle pose | Dreieck | bodyweight | hamstrings obliques | adductors | time | triangle, trikonasana, utthita trikonasana, extended triangle, extended triangle pose
    tree-pose | Tree pose | Baum | bodyweight | glutes abductors | calves | time | tree, vrksasana, Baumhaltung, tree with arms up
    chair-pose | Chair pose | Stuhlhaltung | bodyweight | quads glutes | lower-back | time | utkatasana, Stuhl, awkward pose
    boat-pose | Boat pose | Boot | bodyweight | abs hip-flexors | | time | navasana, boat, paripurna navasana, full boat, naukasana, Boothaltung
    plow-pose | Plow pose | Pflug | bodyweight | lower-back hamstrings | neck | time | plough pose, plow, halasana
    shoulder-stand | Shoulder stand | Schulterstand | bodyweight | abs neck | upper-back | time | Kerze, sarvangasana, salamba sarvangasana, supported shoulderstand
    camel-pose | Camel pose | Kamel | bodyweight | hip-flexors abs | quads lower-back | time | camel, ustrasana
    bow-pose | Bow pose | Bogen | bodyweight | lower-back | quads chest | time | dhanurasana, bow
    bridge-pose | Bridge pose | Schulterbrücke halten | bodyweight | glutes | hamstrings lower-back | time | bridge hold, glute bridge hold, Beckenheben halten, setu bandha sarvangasana, setu bandhasana, setu bandha
    corpse-pose | Corpse pose | Totenstellung | bodyweight | abs | | time | savasana, shavasana, Endentspannung, Schlussentspannung, Tiefenentspannung, final relaxation
    happy-baby | Happy baby | Glückliches Baby | bodyweight | adductors lower-back | hamstrings | time | happy baby pose, ananda balasana, dead bug pose, stirrup pose
    pigeon-stretch | Pigeon stretch | Taube | bodyweight | glutes | hip-flexors | time | pigeon pose, pigeon, Taubenstellung, Taubendehnung, half pigeon, half pigeon pose, swan pose, Tauben-Pose, eka pada rajakapotasana, elevated pigeon, box pigeon, bench pigeon, pigeon on bench
    figure-four-stretch | Figure-four stretch | Vierer-Dehnung | bodyweight | glutes | abductors | time | figure four, piriformis stretch, lying glute stretch, Gesäßdehnung, piriformis, figure 4 stretch, figure 4, Figur 4, liegende Figur 4, Po dehnen, Podehnung, Piriformis dehnen, Piriformisdehnung, glute stretch, cross-legged glute stretch
    couch-stretch | Couch stretch | Couch Stretch | bodyweight | quads hip-flexors | | time | rear foot elevated hip flexor stretch, Couch-Dehnung
    hip-flexor-stretch | Hip flexor stretch | Hüftbeugerdehnung | bodyweight | hip-flexors | quads | time | half kneeling hip flexor stretch, kneeling hip flexor stretch, lunge stretch, Hüftbeuger dehnen, samson stretch, Hüftbeuger-Lunge, hip flexor mobilization, samson lunge, thomas stretch, banded hip flexor stretch, sampson stretch, kneeling hip flexor, Ausfallschritt-Hüftbeuger-Dehnung, Hüftbeugerdehnung im Ausfallschritt
    quad-stretch | Quad stretch | Oberschenkeldehnung | bodyweight | quads | hip-flexors | time | quadriceps stretch, standing quad stretch, Oberschenkelvorderseite dehnen, Quadrizepsdehnung, Quad-Dehnung, vordere Oberschenkelmuskulatur dehnen, Fuß am Gesäß, Ferse zum Gesäß ziehen, Fuß zum Gesäß, standing elevated quad stretch, elevated quad stretch
    side-lying-quad-stretch | Side-lying quad stretch | Oberschenkeldehnung in Seitlage | bodyweight | quads | hip-flexors | time | lying quad stretch, side-lying quadriceps stretch, Oberschenkelvorderseite dehnen in Seitlage
    hamstring-stretch | Hamstring stretch | Beinrückseitendehnung | bodyweight | hamstrings | calves | time | lying hamstring stretch, seated hamstring stretch, Beinbeuger dehnen, Beinbeugerdehnung, Oberschenkelrückseite dehnen, hintere Oberschenkelmuskulatur dehnen, Beinrückseite, hamstring stretch with strap, doorway hamstring stretch, single-leg hamstring stretch, banded hamstring stretch, seated floor hamstring stretch, floor hamstring stretch
    forward-fold | Forward fold | Vorbeuge | bodyweight | hamstrings | lower-back calves | time | standing forward fold, toe touch, uttanasana, Rumpfvorbeuge, stehende Vorbeuge, standing forward bend, forward bend, Vorwärtsbeuge, stehende Vorwärtsbeuge, padangusthasana, big toe pose, padahastasana, gorilla pose
    seated-forward-fold | Seated forward fold | Sitzende Vorbeuge | bodyweight | hamstrings | lower-back | time | pike stretch, pike, paschimottanasana, Vorbeuge im Sitzen, caterpillar, caterpillar pose, Vorwärtsbeuge im Sitzen
    pancake-stretch | Pancake stretch | Grätschvorbeuge | bodyweight | adductors hamstrings | lower-back | time | pancake, straddle stretch, seated straddle stretch, dragonfly pose, straddle pose, Vorbeuge im Grätschsitz, Grätschsitz, Sitzende Grätsche, seated straddle, straddle, seated wide angle pose, wide angle pose, seated wide-legged forward bend, seated wide-legged forward fold, upavistha konasana, Pancake-Dehnung, Grätsche dehnen, wide-angle seated forward bend, wide-angle forward bend, seated wide angle forward bend, wide-angle seated forward fold
    butterfly-stretch | Butterfly stretch | Schmetterlingsdehnung | bodyweight | adductors | hip-flexors | time | bound angle pose, groin stretch, Adduktorendehnung, Schneidersitzdehnung, adductor stretch, reclined butterfly, supta baddha konasana, butterfly pose, Schmetterlingshaltung, Adduktoren dehnen, baddha konasana, seated butterfly, tailor sit, tailor sitting, tailor press, butterfly sit, Adduktoren-Dehnung im Schmetterlingssitz, Schmetterlingssitz
    dragon-pose | Dragon pose | Drachenhaltung | bodyweight | hip-flexors | quads adductors | time | dragon, low dragon, yin dragon, Drachen, winged dragon, twisted dragon
    banana-pose | Banana pose | Bananenhaltung | bodyweight | obliques | lats | time | bananasana, Banane, banana
    frog-stretch | Frog stretch | Froschdehnung | bodyweight | adductors | hip-flexors | time | frog pose, Frosch, mandukasana
    front-split | Front split | Längsspagat | bodyweight | hamstrings hip-flexors | quads | time | Spagat, full splits, Spagatdehnung
    middle-split | Middle split | Querspagat | bodyweight | adductors | hamstrings | time | side split, straddle split, Seitspagat
    calf-stretch | Calf stretch | Wadendehnung | bodyweight | calves | | time | standing calf stretch, wall calf stretch, Waden dehnen, Wade dehnen, gastroc stretch, gastrocnemius stretch, Wand-Wadendehnung, Wadendehnung an der Wand, dorsiflexion stretch, calf stretch on step, calf stretch on a step
    adductor-rock-back | Adductor rock-back | Adduktorenschaukel | bodyweight | adductors | hip-flexors | reps | rocking frog, frog rock, tactical frog, adductor rock, half-kneeling adductor rock, half-kneeling adductor mobilization
    worlds-greatest-stretch | World's greatest stretch | Großer Ausfallschritt mit Drehung | bodyweight | hip-flexors hamstrings | upper-back adductors | reps | wgs, lunge with rotation, spiderman lunge, spiderman stretch, Ausfallschritt mit Drehung, greatest stretch, Weltbeste Dehnung, Ausfallschritt mit Rotation, lunge with twist, spiderman with rotation, spiderman lunge with reach, elbow to instep, Weltbester Stretch
    lizard-pose | Lizard pose | Eidechse | bodyweight | hip-flexors adductors | hamstrings | time | lizard stretch, lizard, utthan pristhasana
    ninety-ninety-stretch | Ninety-ninety stretch | Neunzig-Neunzig-Dehnung | bodyweight | glutes hip-flexors | adductors | time | 90/90 stretch, 90/90, 90-90 stretch, 90/90 hip stretch
    hip-switch | Hip switch | Hüftwechsel | bodyweight | hip-flexors glutes | adductors | reps | 90/90 hip switch, 90/90 switch, shin box, shin box switch, 90/90 transition, shin box transition, seated windshield wiper, hip windshield wiper, 90/90 Hüftrotation, 90/90 hip rotation, 90/90 hip flow, 90/90 hip switch with forward lean, 90/90 switch with forward lean
    deep-squat-hold | Deep squat hold | Tiefe Hocke | bodyweight | quads adductors | calves glutes | time | deep squat, squat hold, resting squat, third world squat, asian squat, garland pose, malasana, Hocke, tiefe Hocke halten, yogi squat, Tiefe Kniebeuge halten, Girlande, deep squat pry, squat pry
    ankle-rock | Ankle rock | Sprunggelenkmobilisation | bodyweight | calves shins | | reps | knee to wall, ankle mobility, ankle dorsiflexion, ankle mobilisation, ankle mobilization, ankle dorsiflexion drill, ankle mob, ankle rocker, banded ankle mobilization, banded ankle mobilisation, weighted ankle stretch, knee to wall ankle stretch, Sprunggelenksmobilisation, wall ankle mobilization, knee to wall ankle mobility, weighted ankle dorsiflexion, banded ankle distraction, Knie zur Wand, Knie-zur-Wand-Mobilisation, dorsiflexion rock, ankle rock-back, ankle dorsiflexion rock, ankle dorsiflexion rock-back, Knöchelmobilisation, Knöchel-Mobilisation, Knöchelmobilisierung
    toe-stretch | Toe stretch | Zehendehnung | bodyweight | calves shins | | time | toe squat, seiza toe stretch
    thoracic-rotation | Thoracic rotation | Brustwirbelrotation | bodyweight | upper-back obliques | lats | reps | t-spine rotation, open book, quadruped rotation, BWS-Rotation, offenes Buch, quadruped thoracic rotation, side-lying thoracic rotation, kneeling thoracic rotation, thoracic windmill, t-spine opener, Brustwirbelsäulenrotation, Öffnendes Buch, book opening, t-spine windmill, thoracic rotation in quadruped, Brustwirbelsäule mobilisieren, wall thoracic rotation, side-lying windmill, side-lying windmill stretch, BWS-Mobilisation, Thorax-Rotation, Thoraxrotation
    thread-the-needle | Thread the needle | Nadelöhr | bodyweight | upper-back | rear-delts | reps | needle thread, Nadel einfädeln
    thoracic-extension | Thoracic extension | Brustwirbelstreckung | other | upper-back | lats | reps | t-spine extension, foam roller thoracic extension, BWS-Streckung, thoracic extension over foam roller, thoracic extension on foam roller, bench thoracic extension, t-spine extension on foam roller
    spinal-twist | Spinal twist | Drehsitz | bodyweight | obliques lower-back | glutes | time | supine twist, lying spinal twist, seated twist pose, lying twist, Drehlage, Wirbelsäulendrehung, reclined twist, reclined spinal twist, Liegender Twist, Drehung im Liegen, Rückenlage-Twist, reclining twist, supine spinal twist, seated spinal twist, supported reclining twist, jathara parivartanasana, lower back rotation, easy seated twist, parivrtta sukhasana, supine spine twist, supta matsyendrasana, Drehdehnlagerung, Drehdehnlage
    lat-stretch | Lat stretch | Latdehnung | bodyweight | lats | upper-back | time | prayer stretch, bench lat stretch, Latissimus dehnen, banded lat stretch, hanging lat stretch, bench thoracic stretch, dead hang stretch, Latissimusdehnung, Dehnung Latissimus
    chest-stretch | Chest stretch | Brustdehnung | bodyweight | chest | front-delts biceps | time | doorway stretch, pec stretch, doorway chest stretch, Brust dehnen, pec minor stretch, pectoralis stretch, pectoralis minor stretch, doorway pec stretch, corner stretch, Türrahmendehnung, Türrahmen Brustöffner, chest opener, wall pec stretch, pec stretch on wall, banded pec stretch, Brustmuskel dehnen, Herzöffner, Brustöffnung, Brustdehnung im Türrahmen, Dehnung Brustmuskel, Brustmuskeldehnung
    shoulder-stretch | Shoulder stretch | Schulterdehnung | bodyweight | rear-delts | upper-back | time | cross-body shoulder stretch, cross-body stretch, Schulter dehnen, posterior shoulder stretch, Schulter-Querdehnung, posterior capsule stretch
    sleeper-stretch | Sleeper stretch | Sleeper-Dehnung | bodyweight | rear-delts | | time |
    triceps-stretch | Triceps stretch | Trizepsdehnung | bodyweight | triceps | lats | time | overhead triceps stretch, Trizeps dehnen, Trizepsdehnung über Kopf, Überkopf-Trizepsdehnung
    biceps-stretch | Biceps stretch | Bizepsdehnung | bodyweight | biceps | front-delts chest | time | wall biceps stretch, Bizeps dehnen
    wrist-stretch | Wrist stretch | Handgelenkdehnung | bodyweight | forearms | | time | wrist mobility, forearm stretch, wrist prep, Unterarmdehnung, Handgelenke dehnen, wrist flexor stretch, wrist extensor stretch, wrist flexion stretch, wrist extension stretch, Gebetsdehnung, prayer stretch wrist, Unterarme dehnen, reverse wrist stretch
    neck-stretch | Neck stretch | Nackendehnung | bodyweight | neck traps | | time | upper trap stretch, Nacken dehnen, Nackendehnung seitlich, Trapeziusdehnung, trap stretch
    shoulder-dislocate | Shoulder dislocate | Schulterkreisen mit Stab | other | front-delts chest | rear-delts | reps | pass-through, shoulder pass-through, pvc pass-through, band dislocate, dislocate, Ausschultern, band shoulder dislocate, dowel pass-through, banded dislocate, shoulder dislocation, Schulterdislokation, Schulter-Dislokationen
    wall-slide | Wall slide | Wandgleiten | bodyweight | upper-back traps | rear-delts | reps | wall angel, scapular wall slide, Wandengel, forearm wall slide
    shoulder-car | Shoulder CAR | Kontrollierte Schulterkreise | bodyweight | front-delts rear-delts | upper-back | reps | controlled shoulder rotation, controlled articular rotation, Schulter-CAR
    hip-car | Hip CAR | Kontrollierte Hüftkreise | bodyweight | hip-flexors abductors | glutes | reps | controlled hip rotation, Hüft-CAR
    side-stretch | Standing side stretch | Seitneigung | bodyweight | obliques | lats | time | side stretch, standing side bend, lateral stretch, crescent stretch, Seitdehnung, Flankendehnung, seitliche Rumpfdehnung, lateral flexion, crescent moon pose, ql stretch, standing ql stretch
    foam-roll | Foam roll | Faszienrolle | other | quads | upper-back | time | foam rolling, foam roller, Faszienrollen, Blackroll, ausrollen, foam roll back, foam roll quads, foam roll calves, foam roll it band, foam roll glutes, foam roll lats, foam roll hamstrings, Schaumrolle, Faszientraining, Ausrollen Waden, Waden ausrollen, Oberschenkel ausrollen, Rücken ausrollen, Faszienrolle Waden, Faszienrolle Oberschenkel, Faszienrolle Rücken, Blackroll Waden, Blackroll Oberschenkel, Blackroll Rücken, foam roll upper back, foam roll thoracic spine, foam roll t-spine, foam roll adductors, foam roll pecs, foam roll shins, foam roll hip flexors, foam roll chest, quad smash, calf smash, quad foam rolling, quadriceps smr, piriformis smr, full body foam roll, it band smr, iliotibial tract smr, latissimus dorsi smr, lats smr, hamstring smr, calves smr, rhomboids smr, peroneals smr, lower back smr, neck smr, foot smr, anterior tibialis smr, adductor smr, brachialis smr
    sciatic-nerve-glide | Nerve glide | Nervengleiten | bodyweight | hamstrings | | reps | sciatic nerve glide, nerve floss, sciatic nerve floss, sciatic floss, Ischiasnerv mobilisieren, nerve flossing, sciatic nerve flossing, sciatic nerve slider, slump slider, Ischias-Nervengleiten, Nervenmobilisation, hamstring flossing, Ischiasmobilisation, hamstring floss
    stretching | Stretching | Dehnen | bodyweight | hamstrings hip-flexors | chest | time | stretch, static stretching, full body stretch, Dehnung, Dehnprogramm, Ganzkörperdehnung, dynamic stretching, dynamisches Dehnen
    yoga | Yoga | Yoga-Fluss | bodyweight | hamstrings abs | lower-back | time | yoga flow, vinyasa, vinyasa flow, hatha yoga, yin yoga, power yoga, restorative yoga, ashtanga, ashtanga yoga, ashtanga primary series, prenatal yoga, Schwangerschaftsyoga, warrior flow
    pilates | Pilates | Pilates-Übungen | bodyweight | abs | glutes lower-back | time | prenatal pilates
    tai-chi | Tai chi | Tai-Chi | bodyweight | quads | abs | time | taiji, qigong
    lacrosse-ball | Lacrosse ball massage | Ballmassage | other | upper-back glutes | | time | lacrosse ball, trigger point, trigger point massage, self-massage, massage ball, peanut ball, massage gun, Selbstmassage, Triggerpunkt, Triggerpunktmassage, lacrosse ball pec, peanut thoracic, lacrosse ball glute, lacrosse ball foot, lacrosse ball shoulder
    sphinx-pose | Sphinx pose | Sphinx | bodyweight | lower-back | abs | time | sphinx, sphinx stretch
    soleus-stretch | Soleus stretch | Schollenmuskeldehnung | bodyweight | calves | | time | bent knee calf stretch, deep calf stretch, Soleus-Dehnung
    it-band-stretch | IT band stretch | Tractusdehnung | bodyweight | abductors | glutes | time | iliotibial band stretch, standing it band stretch, itb stretch
    levator-scapulae-stretch | Levator scapulae stretch | Schulterblattheberdehnung | bodyweight | neck traps | | time | levator stretch
    knee-to-chest-stretch | Knee-to-chest stretch | Knie zur Brust | bodyweight | lower-back glutes | | time | knee to chest, single knee to chest, double knee to chest, apanasana, wind-relieving pose, pavanamuktasana, apanasana, wind removing pose, pawanmuktasana, one-legged wind removing, Knie zur Brust ziehen, hug knees to chest, hug a knee to the chest
    towel-stretch | Towel calf stretch | Wadendehnung mit Handtuch | other | calves | hamstrings | time | towel stretch, plantar fascia stretch, plantar stretch, calf stretch with towel, calf stretch with strap, Plantarfaszie dehnen
    hip-opener | Hip opener | Hüftöffner | bodyweight | hip-flexors adductors | glutes | reps | standing hip opener, gate opener, open the gate
    ankle-alphabet | Ankle alphabet | Fußalphabet | bodyweight | calves shins | | reps | foot alphabet, ankle abc, alphabet
    toe-yoga | Toe yoga | Zehenyoga | bodyweight | calves shins | | reps | toe spread, toe splay, toe spreading, Zehen spreizen, big toe lift
    short-foot | Short foot | Kurzer Fuß | bodyweight | calves shins | | reps | foot doming, foot dome, short foot exercise, Fußgewölbe heben, arch lift, Fußgewölbe aufbauen, Kurzfuß, Kurzfuß nach Janda
    towel-scrunch | Towel scrunch | Handtuch raffen | other | calves | shins | reps | towel curl, toe curl, toe scrunch, Zehen greifen, Zehen krallen, Handtuch greifen, toe flexion
    single-leg-balance | Single-leg balance | Einbeinstand | bodyweight | glutes calves | abductors | time | single leg stance, one-leg stand, one leg balance, balance on one leg, stork stand, single-leg stand, one-foot stand, flamingo stand, single limb stance, single-leg balance eyes closed
    balance-board | Balance board | Balancebrett | other | calves glutes | abductors | time | wobble board, bosu balance, bosu ball balance, balance pad, Wackelbrett, Balancekissen, Einbeinstand auf Balancekissen, Einbeinstand auf Wackelbrett, single-leg stand on foam
    star-excursion | Star excursion | Star Excursion | bodyweight | glutes quads | calves hamstrings | reps | star excursion balance, clock reach, y balance, star reach, balance reach, single-leg reach, clock balance, balance clock
    chin-tuck | Chin tuck | Kinn zurückziehen | bodyweight | neck | upper-back | reps | neck retraction, cervical retraction, Doppelkinn, HWS-Retraktion, Kinn einziehen, wall chin tuck
    neck-isometrics | Neck isometric hold | Nackenspannung | bodyweight | neck | traps | time | neck isometrics, isometric neck hold, neck isometric, isometric neck flexion, isometric neck extension, isometric neck side bend, isometric neck rotation, cervical isometrics, isometrische Nackenübung
    neck-rotation | Neck rotation | Kopfdrehen | bodyweight | neck | | reps | neck turn, cervical rotation, HWS-Rotation, Kopfrotation
    neck-car | Neck CAR | Kontrollierte Kopfkreise | bodyweight | neck | traps | reps | controlled neck rotation, cervical car
    spine-car | Spine CAR | Kontrollierte Wirbelsäulenkreise | bodyweight | lower-back upper-back | abs | reps | controlled spine rotation, thoracic car, lumbar car
    floor-angel | Floor angel | Engel am Boden | bodyweight | upper-back | rear-delts | reps | floor slide, supine angel
    pendulum-swing | Shoulder pendulum | Schulterpendeln | bodyweight | front-delts | rear-delts | reps | pendulum swing, codman pendulum, codman exercise, Armpendeln vorgebeugt, pendulum, pendulum exercise, codman, Pendeln Schulter, Pendelübung, Pendelübung Schulter, Schulterpendel
    wall-crawl | Finger wall crawl | Fingerlauf an der Wand | bodyweight | front-delts side-delts | traps | reps | wall crawl, finger walk, wall finger walk, Wandklettern, Finger-Wandlauf, finger ladder
    mckenzie-press-up | McKenzie press-up | McKenzie-Stütz | bodyweight | lower-back | abs | reps | press-up back extension, prone press-up, mckenzie extension, mckenzie, cobra press-up
    mcgill-big-three | McGill big three | McGill-Programm | bodyweight | abs lower-back | obliques | time | mcgill three, big three core
    median-nerve-glide | Median nerve glide | Medianusgleiten | bodyweight | forearms | biceps | reps | median nerve floss, median nerve flossing
    ulnar-nerve-glide | Ulnar nerve glide | Ulnarisgleiten | bodyweight | forearms | triceps | reps | ulnar nerve floss
    diaphragmatic-breathing | Diaphragmatic breathing | Bauchatmung | bodyweight | abs | | time | belly breathing, abdominal breathing, Zwerchfellatmung, ninety-ninety breathing, tiefe Bauchatmung, crocodile breathing, 90/90 breathing, 90/90 balloon breathing, umbrella breathing, 360 breathing, lateral breathing, lateral costal breathing, rib breathing, segmental breathing
    half-moon-pose | Half moon pose | Halbmond | bodyweight | glutes obliques | hamstrings | time | half moon, ardha chandrasana, Halbmondhaltung, sugarcane pose, ardha chandra chapasana
    legs-up-the-wall | Legs up the wall | Beine an der Wand | bodyweight | hamstrings | lower-back | time | viparita karani, legs up wall, Umkehrhaltung
    puppy-pose | Puppy pose | Welpe | bodyweight | lats front-delts | upper-back | time | extended puppy pose, melting heart, melting heart pose, puppy dog pose, anahatasana
    mountain-pose | Mountain pose | Bergstellung | bodyweight | abs | quads | time | tadasana, Berghaltung, samasthiti, equal standing, prayer pose
    eagle-pose | Eagle pose | Adler | bodyweight | abductors upper-back | quads calves | time | eagle, garudasana, eagle arms
    quadruped-position | Quadruped position | Vierfüßlerstand | bodyweight | abs | front-delts | time | all fours, tabletop, table top position, table top pose
    scapular-clock | Scapular clock | Schulterblattuhr | bodyweight | upper-back | traps | reps | scap clock
    low-lunge | Low lunge | Tiefer Ausfallschritt | bodyweight | hip-flexors quads | glutes | time | anjaneyasana, crescent lunge, runner's lunge, runner's lunge stretch, low crescent lunge, Ashwa Sanchalanasana, Utthita Ashwa Sanchalanasana
    high-lunge | High lunge | Hoher Ausfallschritt | bodyweight | quads hip-flexors | glutes | time | crescent pose, crescent high lunge
    side-angle-pose | Side angle pose | Seitwinkel | bodyweight | obliques quads | adductors | time | extended side angle, parsvakonasana, extended side angle pose, seitlicher Winkel, gestreckter seitlicher Winkel, side angle, utthita parsvakonasana
    dancer-pose | Dancer pose | Tänzer | bodyweight | quads hip-flexors | lower-back | time | natarajasana, lord of the dance
    locust-pose | Locust pose | Heuschrecke | bodyweight | lower-back glutes | upper-back | time | salabhasana, locust, shalabhasana
    fish-pose | Fish pose | Fisch | bodyweight | chest neck | upper-back | time | matsyasana
    gate-pose | Gate pose | Tor | bodyweight | obliques | adductors | time | parighasana
    hero-pose | Hero pose | Heldensitz | bodyweight | quads | shins | time | virasana, reclined hero pose, reclining hero, reclining hero pose, supta virasana, reclined hero
    cow-face-pose | Cow face pose | Kuhgesicht | bodyweight | glutes triceps | front-delts | time | gomukhasana, cow face
    reverse-warrior | Reverse warrior | Umgekehrter Krieger | bodyweight | obliques quads | adductors | time | peaceful warrior, viparita virabhadrasana, exalted warrior, dancing warrior, friedvoller Krieger
    humble-warrior | Humble warrior | Demütiger Krieger | bodyweight | quads hip-flexors | chest hamstrings | time | devotional warrior, bowing warrior, baddha virabhadrasana
    goddess-pose | Goddess pose | Göttinnenhaltung | bodyweight | quads adductors | glutes | time | goddess, temple pose, horse pose, utkata konasana, Göttin, goddess squat, horse stance
    five-pointed-star | Five-pointed star | Fünfzackiger Stern | bodyweight | adductors | side-delts | time | star pose, five-pointed star pose, Stern
    revolved-triangle | Revolved triangle | Gedrehtes Dreieck | bodyweight | hamstrings obliques | abductors | time | revolved triangle pose, twisted triangle, parivrtta trikonasana
    revolved-chair | Revolved chair | Gedrehter Stuhl | bodyweight | quads obliques | glutes | time | twisted chair, revolved chair pose, twisted chair pose, chair twist, parivrtta utkatasana, chair with prayer twist
    revolved-side-angle | Revolved side angle | Gedrehter Seitwinkel | bodyweight | obliques quads | glutes | time | revolved side angle pose, twisted side angle
    crescent-twist | Crescent twist | Gedrehter Ausfallschritt | bodyweight | obliques quads | hip-flexors | time | revolved crescent lunge, twisted lunge, lunge twist, revolved lunge, crescent lunge twist, twisting lunge, low lunge twist, low lunge with twist
    pyramid-pose | Pyramid pose | Pyramidenhaltung | bodyweight | hamstrings | calves | time | pyramid, parsvottanasana, intense side stretch
    wide-legged-forward-fold | Wide-legged forward fold | Grätschvorbeuge im Stand | bodyweight | hamstrings adductors | lower-back | time | wide-legged forward bend, prasarita, prasarita padottanasana, wide-leg forward fold, standing straddle fold, breite Vorbeuge, prasarita padottanasana a, prasarita padottanasana c, wide-legged standing forward bend, standing wide-legged forward fold
    halfway-lift | Halfway lift | Halbe Vorbeuge | bodyweight | hamstrings lower-back | upper-back | time | half lift, standing half forward bend, half forward fold, flat back, ardha uttanasana, halbe Vorwärtsbeuge
    ragdoll | Ragdoll | Lumpenpuppe | bodyweight | hamstrings | lower-back | time | ragdoll pose, dangling pose, dangling
    chaturanga | Chaturanga | Chaturanga | bodyweight | chest triceps | front-delts abs | reps | four-limbed staff pose, chaturanga dandasana, low plank, Vier-Gliedmaßen-Stütz, four-limbed staff, chaturanga push-up
    staff-pose | Staff pose | Stabhaltung | bodyweight | hamstrings | abs | time | dandasana, Stockhaltung
    easy-pose | Easy pose | Schneidersitz | bodyweight | hip-flexors | adductors | time | sukhasana, cross-legged seat, easy seat
    lotus-pose | Lotus pose | Lotussitz | bodyweight | hip-flexors | adductors | time | lotus, half lotus, padmasana, half lotus pose, Halber Lotus
    supported-fish | Supported fish | Gestützter Fisch | bodyweight | chest | upper-back | time | supported fish pose
    reclined-bound-angle | Reclined bound angle | Liegender Schmetterling | bodyweight | adductors | hip-flexors | time | reclined bound angle pose, reclining bound angle, goddess reclined, bound angle, reclining butterfly, supine bound angle, reclining bound angle pose, supine butterfly stretch, supine butterfly
    head-to-knee-pose | Head-to-knee pose | Kopf-zum-Knie-Stellung | bodyweight | hamstrings | lower-back | time | janu sirsasana, head-to-knee forward bend, half-butterfly, Kopf-zum-Knie
    revolved-head-to-knee | Revolved head-to-knee | Gedrehte Kopf-zum-Knie-Stellung | bodyweight | hamstrings obliques | lats | time | revolved head to knee pose, parivrtta janu sirsasana
    wild-thing | Wild thing | Wild Thing | bodyweight | chest hip-flexors | glutes | time | wild thing pose, camatkarasana, flip dog
    three-legged-dog | Three-legged dog | Dreibeiniger Hund | bodyweight | hamstrings glutes | front-delts | time | three-legged downward dog, one-legged downward dog, down dog split, three-legged downward-facing dog, single-leg downward dog
    dolphin-pose | Dolphin pose | Delfinhaltung | bodyweight | front-delts hamstrings | upper-back | time | dolphin yoga, dolphin
    dolphin-plank | Dolphin plank | Delfinplanke | bodyweight | abs | front-delts | time | dolphin plank pose
    upward-plank | Upward plank | Umgekehrtes Brett | bodyweight | glutes triceps | hamstrings | time | upward plank pose, purvottanasana, Schiefe Ebene, reverse plank pose
    king-pigeon | King pigeon | Königstaube | bodyweight | hip-flexors quads | lower-back | time | king pigeon pose, one-legged king pigeon, mermaid pose
    reclined-pigeon | Reclined pigeon | Liegende Taube | bodyweight | glutes | abductors | time | reclined pigeon pose, supine pigeon, thread the needle hip, reclining pigeon
    monkey-pose | Monkey pose | Affenhaltung | bodyweight | hamstrings hip-flexors | | time | hanumanasana
    half-split | Half split | Halber Spagat | bodyweight | hamstrings | calves | time | half split pose, half monkey, ardha hanumanasana
    fire-log-pose | Fire log pose | Feuerholz | bodyweight | glutes | abductors | time | fire log, double pigeon, agnistambhasana, square pose, Doppeltaube
    half-lord-of-the-fishes | Half lord of the fishes | Halber Drehsitz | bodyweight | obliques | glutes | time | ardha matsyendrasana, half lord of the fishes pose, half lord of fishes
    hand-to-big-toe-pose | Hand-to-big-toe pose | Hand-zum-Fuß-Stellung | bodyweight | hamstrings | abductors | time | extended hand to big toe, extended hand-to-big-toe pose, utthita hasta padangusthasana
    reclining-hand-to-big-toe | Reclining hand-to-big-toe | Liegende Hand-zum-Fuß-Stellung | bodyweight | hamstrings | calves | time | supta padangusthasana, reclining hand-to-big-toe pose, reclined hand to big toe
    noose-pose | Noose pose | Schlingenhaltung | bodyweight | obliques calves | glutes | time | pasasana, pashasana
    bird-of-paradise | Bird of paradise | Paradiesvogel | bodyweight | hamstrings adductors | glutes | time | bird of paradise pose, svarga dvijasana
    saddle-pose | Saddle pose | Sattelhaltung | bodyweight | quads | hip-flexors lower-back | time | saddle, yin saddle, half saddle
    seal-pose | Seal pose | Seehundhaltung | bodyweight | lower-back | abs | time | yin seal, seal yoga
    shoelace-pose | Shoelace pose | Schnürsenkel | bodyweight | glutes | abductors | time | shoelace
    snail-pose | Snail pose | Schneckenhaltung | bodyweight | upper-back neck | lower-back | time | yin snail, snail
    yoga-squat | Yoga squat | Yogahocke | bodyweight | adductors glutes | calves | time | squat pose, yin squat
    thunderbolt-pose | Thunderbolt pose | Donnerkeil | bodyweight | quads | shins | time | thunderbolt, vajrasana, Fersensitz
    scale-pose | Scale pose | Waagehaltung | bodyweight | triceps abs | | time | tolasana
    cat-pose | Cat pose | Katzenhaltung | bodyweight | lower-back | abs | time | marjaryasana
    cow-pose | Cow pose | Kuhhaltung | bodyweight | abs | lower-back | time | bitilasana, Kuh
    tiger-pose | Tiger pose | Tigerhaltung | bodyweight | lower-back glutes | quads | time | vyaghrasana, Tiger
    heron-pose | Heron pose | Reiherhaltung | bodyweight | hamstrings | calves | time | krounchasana
    lion-pose | Lion pose | Löwenhaltung | bodyweight | neck | | time | simhasana, lion's breath, Löwe
    knees-chest-chin | Knees-chest-chin | Knie-Brust-Kinn | bodyweight | chest triceps | lower-back | time | eight-limbed pose, ashtangasana, ashtanga namaskara
    moon-salutation | Moon salutation | Mondgruß | bodyweight | adductors quads | obliques | reps | chandra namaskar, moon salute
    supported-bridge | Supported bridge | Gestützte Schulterbrücke | bodyweight | hip-flexors | glutes | time | supported bridge pose
    supported-childs-pose | Supported child's pose | Gestützte Kindhaltung | bodyweight | lower-back | glutes | time |
    constructive-rest | Constructive rest | Ruhelage | bodyweight | lower-back | abs | time | constructive rest position
    alternate-nostril-breathing | Alternate nostril breathing | Wechselatmung | bodyweight | abs | | time | nadi shodhana, anuloma viloma, anulom vilom, nadi shodhana pranayama
    ujjayi-breathing | Ujjayi breathing | Ujjayi-Atmung | bodyweight | abs | | time | ujjayi, ocean breath
    box-breathing | Box breathing | Quadratatmung | bodyweight | abs | | time | square breathing, tactical breathing, Boxatmung
    chair-yoga | Chair yoga | Stuhlyoga | bodyweight | hamstrings | lower-back | time | Stuhlgymnastik, Hockergymnastik
    hip-stretch | Hip stretch | Hüftdehnung | bodyweight | hip-flexors glutes | | time | hip stretching, Hüfte dehnen
    back-stretch | Back stretch | Rückendehnung | bodyweight | lower-back | lats | time | lower back stretch, low back stretch, unterer Rücken dehnen
    windmill-stretch | Windmill stretch | Windmühlendehnung | bodyweight | hamstrings obliques | lower-back | reps | standing windmill, bodyweight windmill, toe-touch windmill, windmill toe touch
    overhead-bend-and-reach | Overhead bend and reach | Seitliches Beugen über Kopf | bodyweight | obliques | lats | time | standing overhead side reach, overhead side bend stretch
    back-scratch-stretch | Back scratch stretch | Rückenkratzer | bodyweight | triceps | front-delts | time | back scratch, apley scratch
    prone-on-elbows | Prone on elbows | Ellbogenstütz in Bauchlage | bodyweight | lower-back | | time | prone prop, prone on elbows hold
    heel-prop | Heel prop | Ferse hochlegen | bodyweight | quads | hamstrings | time | heel prop hang, supine heel prop, knee extension stretch, extension stretch, towel under heel, passive knee extension
    prone-hang | Prone hang | Beinhang in Bauchlage | bodyweight | hamstrings | | time | prone knee hang, prone knee extension stretch, heel hang
    knee-dangle | Knee dangle | Bein baumeln lassen | bodyweight | quads | | time | knee dangling, knee swing, leg dangle, knee swinging
    patellar-mobilization | Patellar mobilization | Kniescheibe mobilisieren | bodyweight | quads | | reps | patellar mobilisation, patellar glide, patella mobilization, patella mobilisation
    radial-nerve-glide | Radial nerve glide | Radialisgleiten | bodyweight | forearms | triceps | reps | radial nerve floss
    lumbar-rotation | Lumbar rotation | Lendendrehung | bodyweight | obliques lower-back | | reps | lumbar roll, knee roll, knees side to side, LWS-Mobilisation, hooklying trunk rotation, lower trunk rotation, knee rock, Kniependel, LWS-Rotation
    cervical-side-bend | Cervical side bend | Nackenseitneigung | bodyweight | neck | traps | reps | neck side bend, cervical side bending, neck lateral flexion, ear to shoulder, cervical side flexion, Kopf neigen
    neck-flexion-stretch | Neck flexion stretch | Nackenbeugedehnung | bodyweight | neck | upper-back | time | chin to chest stretch
    suboccipital-release | Suboccipital release | Hinterhauptslösung | other | neck | | time | suboccipital stretch
    scalene-stretch | Scalene stretch | Treppenmuskeldehnung | bodyweight | neck | | time |
    deep-neck-flexor-hold | Deep neck flexor hold | Tiefe Nackenbeuger halten | bodyweight | neck | | time | deep neck flexor, craniocervical flexion, dnf hold
    gaze-stabilization | Gaze stabilization | Blickstabilisierung | bodyweight | neck | | time | gaze stabilisation, vor exercise, vestibular exercise, vor x1
    brandt-daroff-exercise | Brandt-Daroff exercise | Brandt-Daroff-Übung | bodyweight | neck | abs | reps | brandt-daroff
    jaw-exercise | Jaw exercise | Kieferübung | bodyweight | neck | | reps | jaw opening, tmj exercise, Mund öffnen, controlled mouth opening, jaw lateral deviation, tongue to palate
    big-toe-stretch | Big toe stretch | Großzehendehnung | bodyweight | calves | | time | great toe stretch, toe extension stretch
    foot-roll | Foot roll | Fußsohle rollen | other | calves | | time | plantar roll, frozen bottle roll, ball foot roll, foot massage roll, arch roll, calf roll, plantar fascia roll
    tandem-stance | Tandem stance | Tandemstand | bodyweight | calves | glutes abductors | time | tandem standing, semi-tandem stance, semi-tandem stand, heel-to-toe stand, semi-tandem, Ferse zu Zehe
    feet-together-stance | Feet-together stance | Stand mit geschlossenen Füßen | bodyweight | calves | glutes | time | feet together stand, romberg stance, narrow stance
    perturbation-training | Perturbation training | Störreiztraining | bodyweight | glutes calves | abs | time | perturbation
    seated-jumping-jack | Seated jumping jack | Hampelmann im Sitzen | bodyweight | side-delts abductors | abs | reps | chair jumping jack
    ball-toss | Ball toss | Ball zuwerfen | other | front-delts | abs | reps | ball catch, ball toss and catch, Ball werfen
    timed-up-and-go | Timed up and go | Timed Up and Go | bodyweight | quads glutes | calves | reps | tug test, up and go
    upward-salute | Upward salute | Gestreckte Berghaltung | bodyweight | upper-back | front-delts abs | time | urdhva hastasana, raised hands pose, extended mountain pose
    sleeping-swan | Sleeping swan | Schlafender Schwan | bodyweight | glutes | hip-flexors | time | Schlafende Taube
    deer-pose | Deer pose | Reh | bodyweight | glutes | hip-flexors obliques | time | yin deer, deer
    rabbit-pose | Rabbit pose | Hase | bodyweight | upper-back lower-back | neck | time | sasangasana, rabbit, hare pose, shashankasana
    cow-face-arms | Cow face arms | Kuhgesicht-Arme | bodyweight | triceps | front-delts | time | gomukhasana arms
    compass-pose | Compass pose | Kompass | bodyweight | hamstrings obliques | adductors lats | time | parivrtta surya yantrasana
    ankle-stretch | Ankle stretch | Spanndehnung | bodyweight | shins | | time | toe-point stretch, kneeling ankle stretch, shin stretch, tibialis stretch
    wrist-rock | Wrist rock | Handgelenkwippen | bodyweight | forearms | | reps | wrist rocker
    scorpion-stretch | Scorpion stretch | Skorpion | bodyweight | hip-flexors chest | obliques lower-back | reps | scorpion, prone scorpion
    iron-cross-stretch | Iron cross stretch | Beinpendel in Rückenlage | bodyweight | obliques hamstrings | lower-back glutes | reps | lying iron cross
    bretzel | Bretzel | Brezel | bodyweight | upper-back hip-flexors | quads obliques | time | brettzel, bretzel stretch, brettzel 2.0
    banded-shoulder-distraction | Banded shoulder distraction | Schulterzug mit Band | band | lats | front-delts | time | banded shoulder stretch, banded overhead distraction, banded overhead stretch, banded joint distraction
    shoulder-extension-stretch | Shoulder extension stretch | Schulterstreckdehnung | bodyweight | front-delts chest | biceps | time | reverse shoulder stretch
    serratus-wall-slide | Serratus wall slide | Serratus-Wandgleiten | other | chest | upper-back front-delts | reps | foam roller wall slide
    hip-flexor-lift-off | Hip flexor lift-off | Hüftbeuger-Abheben | bodyweight | hip-flexors | quads | reps | leg lift-off, pike lift-off
    pancake-good-morning | Pancake good morning | Good Morning im Grätschsitz | bodyweight | adductors hamstrings | lower-back | reps | weighted pancake, seated good morning straddle
    reverse-clamshell | Reverse clamshell | Umgekehrte Muschel | bodyweight | abductors | glutes | reps | reverse clam, Muschel umgekehrt
    towel-slide | Towel slide | Handtuchrutschen | other | front-delts | upper-back | reps | table towel slide, Tischrutschen
    rhythmic-stabilization | Rhythmic stabilization | Rhythmische Stabilisation | bodyweight | rear-delts front-delts | abs | time | rhythmic stabilisation
    wall-ball-circle | Wall ball circle | Ballkreisen an der Wand | other | front-delts rear-delts | upper-back | reps | ball circles on the wall
    half-boat | Half boat | Halbes Boot | bodyweight | abs hip-flexors | | time | low boat, ardha navasana, half boat pose
    half-frog-pose | Half frog pose | Halber Frosch | bodyweight | quads hip-flexors | lower-back | time | ardha bhekasana, bhekasana
    marichis-pose | Marichi's pose | Marichis Drehsitz | bodyweight | obliques hamstrings | glutes | time | marichyasana, marichyasana I, marichyasana A, marichyasana C
    tortoise-pose | Tortoise pose | Schildkröte | bodyweight | hamstrings lower-back | adductors | time | tortoise, kurmasana, sleeping tortoise, supta kurmasana, turtle pose
    crocodile-pose | Crocodile pose | Krokodilhaltung | bodyweight | lower-back abs | | time | makarasana
    karnapidasana | Ear pressure pose | Knie-Ohr-Stellung | bodyweight | lower-back neck | hamstrings | time | karnapidasana, knee to ear pose
    anantasana | Side-reclining leg lift | Vishnu-Haltung | bodyweight | hamstrings abductors | obliques | time | anantasana, infinity pose
    bharadvajas-twist | Bharadvaja's twist | Bharadvajas Drehsitz | bodyweight | obliques | hip-flexors | time | bharadvajasana
    siddhasana | Accomplished pose | Vollkommener Sitz | bodyweight | hip-flexors | adductors | time | siddhasana
    half-locust | Half locust | Halbe Heuschrecke | bodyweight | glutes lower-back | hamstrings | time | ardha salabhasana, half locust pose
    half-sun-salutation | Half sun salutation | Halber Sonnengruß | bodyweight | hamstrings lower-back | abs | reps |
    reverse-tabletop | Reverse tabletop | Umgekehrter Tisch | bodyweight | glutes triceps | hamstrings rear-delts | time | reverse table, reverse table top pose, ardha purvottanasana, table bridge
    skandasana | Skandasana | Seitliche Hocke | bodyweight | adductors | hamstrings glutes | time | side lunge stretch, side lunge pose, cossack stretch, half squat pose
    cat-pulling-its-tail | Cat pulling its tail | Katze zieht am Schwanz | bodyweight | quads obliques | hip-flexors | time | cat tail
    ninety-ninety-lift-off | Ninety-ninety lift-off | Neunzig-Neunzig-Abheben | bodyweight | glutes hip-flexors | abductors | reps | 90/90 lift-off, 90/90 active hip lift, 90/90 hip lift-off, hip liftoff
    shin-box-get-up | Shin box get-up | Aufstehen aus dem Hürdensitz | bodyweight | glutes quads | hip-flexors adductors | reps | 90/90 get-up
    deep-squat-rotation | Deep squat with rotation | Tiefe Hocke mit Drehung | bodyweight | upper-back adductors | quads calves | reps | deep squat rotation, squat with rotation
    pedaled-downward-dog | Pedaled downward dog | Hund mit wechselnden Fersen | bodyweight | calves hamstrings | front-delts | reps | pedal the dog, downward dog pedal, downward dog calf pedal, walk the dog
    squat-to-stand | Squat to stand | Hocke mit Griff an die Zehen | bodyweight | hamstrings adductors | quads calves | reps | toe touch squat, toe touch to squat, sumo squat to stand
    elephant-walk | Elephant walk | Elefantengang | bodyweight | hamstrings | calves lower-back | reps |
    hamstring-scoop | Hamstring scoop | Schöpfschritt | bodyweight | hamstrings | calves | reps | hamstring sweep
    hurdler-stretch | Hurdler stretch | Hürdensitz | bodyweight | hamstrings | quads | time | inverted hurdler stretch
    hip-internal-rotation-stretch | Hip internal rotation stretch | Innenrotationsdehnung der Hüfte | bodyweight | glutes | hip-flexors | time |
    hip-internal-rotation | Hip internal rotation | Innenrotation der Hüfte | bodyweight | abductors | glutes adductors | reps | hip internal rotation drill, Hüft-Innenrotation
    hip-external-rotation | Hip external rotation | Außenrotation der Hüfte | bodyweight | glutes | hip-flexors | reps | Hüft-Außenrotation
    prone-swimmer | Prone swimmer | Schwimmer in Bauchlage | bodyweight | rear-delts upper-back | front-delts | reps | swimmer hover, shoulder swimmer, Schwimmen in Bauchlage
    reach-roll-lift | Reach roll lift | Strecken-Rollen-Heben | bodyweight | upper-back lats | rear-delts | reps | reach roll and lift
    thoracic-bridge | Thoracic bridge | Gedrehte Brücke | bodyweight | upper-back glutes | front-delts | reps |
    lunge-and-reach | Lunge and reach | Ausfallschritt mit Strecken | bodyweight | hip-flexors obliques | quads | reps | lunge with overhead reach, lunge hip flexor reach
    finger-pulse | Finger pulse | Fingerfedern | bodyweight | forearms | | reps | palm pulse, first knuckle raise
    pails-and-rails | PAILs and RAILs | PAILs und RAILs | bodyweight | hip-flexors glutes | | time | pails, rails, pails/rails, hip pails/rails, pails rails, 90/90 pails rails
    banded-hip-distraction | Banded hip distraction | Hüftzug mit Band | band | hip-flexors | glutes | time | banded hip mobilization
    upper-back-stretch | Upper back stretch | Dehnung des oberen Rückens | bodyweight | upper-back | rear-delts | time | rhomboid stretch
    hip-mobility | Hip mobility | Hüftmobilisation | bodyweight | hip-flexors glutes | adductors | time | hip mobility drill, Hüftmobilität
    spine-mobility | Spine mobility | Wirbelsäulenmobilisation | bodyweight | lower-back | upper-back | reps | spinal mobility, back mobility, thoracic mobility, Rückenmobilisation, Rückenmobilisierung, Wirbelsäulenmobilisierung
    shoulder-mobility | Shoulder mobility | Schultermobilisation | bodyweight | front-delts rear-delts | upper-back | time | shoulder mobility drill, Schultermobilität
    mobility-work | Mobility work | Mobilisation | bodyweight | hip-flexors upper-back | hamstrings | time | mobility, Beweglichkeit, Beweglichkeitstraining, Mobilitätstraining
    down-dog-to-up-dog | Downward dog to upward dog | Hund auf und ab | bodyweight | hamstrings abs | front-delts lower-back | reps | down dog to up dog, downward dog to cobra, down dog to cobra
    wrist-car | Wrist CAR | Kontrollierte Handgelenkkreise | bodyweight | forearms | | reps | controlled wrist rotation
    ankle-car | Ankle CAR | Kontrollierte Fußkreise | bodyweight | calves shins | | reps | controlled ankle rotation
    elbow-car | Elbow CAR | Kontrollierte Ellbogenkreise | bodyweight | biceps triceps | forearms | reps | controlled elbow rotation
    knee-car | Knee CAR | Kontrollierte Kniekreise | bodyweight | quads hamstrings | | reps | controlled knee rotation
    scapular-car | Scapular CAR | Kontrollierte Schulterblattkreise | bodyweight | upper-back traps | | reps | controlled scapular rotation
    femoral-nerve-glide | Femoral nerve glide | Femoralisgleiten | bodyweight | quads | hip-flexors | reps | femoral nerve floss, femoral nerve slider, femoral nerve stretch
    slump-stretch | Slump stretch | Slump-Dehnung | bodyweight | hamstrings lower-back | neck | time |
    kapalabhati | Skull-shining breath | Feueratmung | bodyweight | abs | | time | kapalabhati, kapalbhati, breath of fire
    bhastrika | Bellows breath | Blasebalgatmung | bodyweight | abs | | time | bhastrika
    bhramari | Bee breath | Bienenatmung | bodyweight | abs | | time | bhramari, humming bee breath
    sheetali | Cooling breath | Kühlende Atmung | bodyweight | abs | | time | sheetali, sitali, shitali
    pursed-lip-breathing | Pursed-lip breathing | Lippenbremse | bodyweight | abs | | time |
    four-seven-eight-breathing | Four-seven-eight breathing | Vier-sieben-acht-Atmung | bodyweight | abs | | time | 4-7-8 breathing, 4-7-8, 4-7-8-Atmung, 4-7-8 Atemtechnik
    coherent-breathing | Coherent breathing | Kohärente Atmung | bodyweight | abs | | time | resonance breathing, equal breathing, sama vritti, Kohärenzatmung
    deep-breathing | Deep breathing | Tiefes Atmen | bodyweight | abs | | time | deep breath, Tiefe Atmung, Atemübung, breathing exercise, nasal breathing, extended exhale breathing
    three-part-breath | Three-part breath | Volle Yogaatmung | bodyweight | abs | | time | three-part breathing, dirga, Vollatmung, Yogaatmung
    breath-hold | Breath hold | Luft anhalten | bodyweight | abs | | time | Atem anhalten, co2 table, o2 table, apnea table
    physiological-sigh | Physiological sigh | Physiologischer Seufzer | bodyweight | abs | | time | cyclic sighing
    wim-hof-breathing | Wim Hof breathing | Wim-Hof-Atmung | bodyweight | abs | | time | wim hof, tummo
    incentive-spirometer | Incentive spirometer | Atemtrainer | other | abs | | reps | spirometer
    progressive-muscle-relaxation | Progressive muscle relaxation | Progressive Muskelentspannung | bodyweight | abs | | time | Muskelentspannung, pmr
    autogenic-training | Autogenic training | Autogenes Training | bodyweight | abs | | time |
    body-scan | Body scan | Körperreise | bodyweight | abs | | time |
    yoga-nidra | Yoga nidra | Yoga-Nidra | bodyweight | abs | | time |
    cervical-flexion-and-extension | Cervical flexion and extension | Kopf beugen und strecken | bodyweight | neck | | reps | cervical flexion, cervical extension, head nod, cervical nod, Kopfnicken, neck flexion and extension
    chin-tuck-head-lift | Chin tuck with head lift | Kopf anheben mit eingezogenem Kinn | bodyweight | neck | | reps | chin tuck head lift, deep neck flexor activation
    isometric-shoulder-extension | Isometric shoulder extension | Isometrische Schulterstreckung | bodyweight | rear-delts lats | triceps | time |
    isometric-hip-abduction | Isometric hip abduction | Isometrische Hüftabduktion | bodyweight | abductors | glutes | time | hip abduction isometric
    isometric-hip-flexion | Isometric hip flexion | Isometrische Hüftbeugung | bodyweight | hip-flexors | abs | time |
    isometric-ankle-hold | Isometric ankle hold | Isometrische Fußspannung | bodyweight | calves shins | | time | ankle isometric, isometric ankle eversion, isometric ankle inversion
    scapular-depression | Scapular depression | Schulterblätter senken | bodyweight | upper-back traps | lats | reps |
    scapular-protraction | Scapular protraction | Schulterblätter vorschieben | bodyweight | chest | front-delts | reps |
    prone-lying | Prone lying | Bauchlage | bodyweight | lower-back | | time | lying prone
    seated-lumbar-flexion | Seated lumbar flexion | Rumpfbeugen im Sitzen | bodyweight | lower-back | | reps | seated flexion
    side-glide | Side glide | Seitgleiten | bodyweight | obliques | lower-back | reps | side shift, lateral shift correction
    shoulder-internal-rotation-stretch | Shoulder internal rotation stretch | Schürzengriff mit Handtuch | bodyweight | rear-delts | | time | internal rotation towel stretch, towel stretch behind back, behind the back towel stretch
    shoulder-external-rotation-stretch | Shoulder external rotation stretch | Außenrotationsdehnung der Schulter | bodyweight | chest front-delts | | time |
    inferior-capsule-stretch | Inferior capsule stretch | Dehnung der unteren Schulterkapsel | bodyweight | lats | triceps | time |
    elbow-flexion-and-extension | Elbow flexion and extension | Ellbogen beugen und strecken | bodyweight | biceps triceps | | reps | elbow flexion, elbow extension
    pronation-and-supination | Pronation and supination | Unterarm drehen | bodyweight | forearms | biceps | reps | supination and pronation
    thumb-opposition | Thumb opposition | Daumenopposition | bodyweight | forearms | | reps | thumb touch
    finger-spread | Finger spread | Finger spreizen | bodyweight | forearms | | reps | finger stretch, finger abduction
    knee-flexion-stretch | Knee flexion stretch | Kniebeugedehnung | bodyweight | quads | | time | active knee flexion
    birthing-ball-circle | Birthing ball circle | Beckenkreisen auf dem Ball | other | glutes abs | obliques | reps | birth ball circle, hip circles on ball, ball hip circle, figure eights on ball
    birthing-ball-bounce | Birthing ball bounce | Hüpfen auf dem Ball | other | glutes quads | abs | time | birth ball bounce, Gymnastikball hüpfen
    isometric-hip-adduction | Isometric hip adduction | Isometrische Hüftadduktion | bodyweight | adductors | glutes | time | hip adduction squeeze, hip adduction isometric
    king-cobra | King cobra | Königskobra | bodyweight | lower-back hip-flexors | abs quads | time | raja bhujangasana
    half-bow-pose | Half bow pose | Halber Bogen | bodyweight | quads lower-back | chest | time | half bow, ardha dhanurasana
    supine-angle-pose | Supine angle pose | Liegender Winkel | bodyweight | hamstrings adductors | lower-back neck | time | supine angle, supta konasana
    little-thunderbolt | Little thunderbolt | Kleiner Donnerkeil | bodyweight | quads hip-flexors | lower-back | time | laghu vajrasana
    buteyko-breathing | Buteyko breathing | Buteyko-Atmung | bodyweight | abs | | time | buteyko
    triangle-breathing | Triangle breathing | Dreiecksatmung | bodyweight | abs | | time |
    standing-backbend | Standing backbend | Stehende Rückbeuge | bodyweight | lower-back | abs | time | half wheel pose, half wheel, Halbes Rad, ardha chakrasana, anuvittasana
    epley-maneuver | Epley maneuver | Epley-Manöver | bodyweight | neck | abs | reps | epley, epley exercise
    one-legged-wheel | One-legged wheel | Einbeiniges Rad | bodyweight | lower-back glutes | front-delts hip-flexors | time | eka pada urdhva dhanurasana
    fallen-triangle | Fallen triangle | Gefallenes Dreieck | bodyweight | obliques front-delts | abs glutes | time | fallen triangle pose, patita tarasana
    seated-side-stretch | Seated side stretch | Seitneigung im Sitzen | bodyweight | obliques | lats | time | seitliche Rumpfdehnung im Sitzen, seated lateral stretch, seated crescent stretch, parsva sukhasana, Flankendehnung im Sitzen
    """
}
