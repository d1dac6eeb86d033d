/// Exercises for mobility, yoga and stretching.

extension Table {
  static let mobility = """
    downward-dog | Downward dog | Herabschauender Hund | bodyweight | hamstrings calves | front-delts lats | time | downward-facing dog, down dog, adho mukha svanasana
    upward-dog | Upward dog | Heraufschauender Hund | bodyweight | abs hip-flexors | lower-back | time | upward-facing dog, up dog
    cobra | Cobra | Kobra | bodyweight | lower-back | abs | time | cobra pose, cobra stretch
    childs-pose | Child's pose | Kindhaltung | bodyweight | lower-back lats | glutes | time | child pose, balasana, Stellung des Kindes, Kindeshaltung
    cat-cow | Cat-cow | Katze-Kuh | bodyweight | lower-back abs | upper-back | reps | cat camel, cat stretch, cat and cow, Katzenbuckel, Katze und Kuh
    sun-salutation | Sun salutation | Sonnengruß | bodyweight | hamstrings lower-back | front-delts chest | reps | surya namaskar, Sonnengrüße
    warrior-one | Warrior one | Krieger eins | bodyweight | quads hip-flexors | glutes | time | warrior pose, warrior, Krieger
    warrior-two | Warrior two | Krieger zwei | bodyweight | quads adductors | side-delts | time |
    warrior-three | Warrior three | Krieger drei | bodyweight | hamstrings glutes | lower-back | time | Standwaage
    triangle-pose | Triangle pose | Dreieck | bodyweight | hamstrings obliques | adductors | time | triangle, trikonasana
    tree-pose | Tree pose | Baum | bodyweight | glutes abductors | calves | time | tree, vrksasana
    chair-pose | Chair pose | Stuhlhaltung | bodyweight | quads glutes | lower-back | time | utkatasana
    boat-pose | Boat pose | Boot | bodyweight | abs hip-flexors | | time | navasana, boat
    plow-pose | Plow pose | Pflug | bodyweight | lower-back hamstrings | neck | time | plough pose, plow, halasana
    shoulder-stand | Shoulder stand | Schulterstand | bodyweight | abs neck | upper-back | time | Kerze
    camel-pose | Camel pose | Kamel | bodyweight | hip-flexors abs | quads lower-back | time | camel
    bow-pose | Bow pose | Bogen | bodyweight | lower-back | quads chest | time | dhanurasana
    bridge-pose | Bridge pose | Schulterbrücke halten | bodyweight | glutes | hamstrings lower-back | time | bridge hold, glute bridge hold, Beckenheben halten
    corpse-pose | Corpse pose | Totenstellung | bodyweight | abs | | time | savasana, shavasana
    happy-baby | Happy baby | Glückliches Baby | bodyweight | adductors lower-back | hamstrings | time | happy baby pose
    pigeon-stretch | Pigeon stretch | Taube | bodyweight | glutes | hip-flexors | time | pigeon pose, pigeon, Taubenstellung, Taubendehnung
    figure-four-stretch | Figure-four stretch | Vierer-Dehnung | bodyweight | glutes | abductors | time | figure four, piriformis stretch, lying glute stretch, Gesäßdehnung
    couch-stretch | Couch stretch | Couch Stretch | bodyweight | quads hip-flexors | | time | rear foot elevated hip flexor stretch, Couch-Dehnung
    hip-flexor-stretch | Hip flexor stretch | Hüftbeugerdehnung | bodyweight | hip-flexors | quads | time | half kneeling hip flexor stretch, kneeling hip flexor stretch, lunge stretch, Hüftbeuger dehnen
    quad-stretch | Quad stretch | Oberschenkeldehnung | bodyweight | quads | hip-flexors | time | quadriceps stretch, standing quad stretch, Oberschenkelvorderseite dehnen, Quadrizepsdehnung
    hamstring-stretch | Hamstring stretch | Beinrückseitendehnung | bodyweight | hamstrings | calves | time | lying hamstring stretch, seated hamstring stretch, Beinbeuger dehnen, Beinbeugerdehnung
    forward-fold | Forward fold | Vorbeuge | bodyweight | hamstrings | lower-back calves | time | standing forward fold, toe touch, uttanasana, Rumpfvorbeuge, stehende Vorbeuge
    seated-forward-fold | Seated forward fold | Sitzende Vorbeuge | bodyweight | hamstrings | lower-back | time | pike stretch, pike, paschimottanasana, Vorbeuge im Sitzen
    pancake-stretch | Pancake stretch | Grätschvorbeuge | bodyweight | adductors hamstrings | lower-back | time | pancake, straddle stretch, seated straddle stretch
    butterfly-stretch | Butterfly stretch | Schmetterlingsdehnung | bodyweight | adductors | hip-flexors | time | bound angle pose, groin stretch, Adduktorendehnung, Schneidersitzdehnung
    frog-stretch | Frog stretch | Froschdehnung | bodyweight | adductors | hip-flexors | time | frog pose, Frosch
    front-split | Front split | Längsspagat | bodyweight | hamstrings hip-flexors | quads | time | Spagat
    middle-split | Middle split | Querspagat | bodyweight | adductors | hamstrings | time | side split, straddle split, Seitspagat
    calf-stretch | Calf stretch | Wadendehnung | bodyweight | calves | | time | standing calf stretch, wall calf stretch, Waden dehnen
    adductor-rock-back | Adductor rock-back | Adduktorenschaukel | bodyweight | adductors | hip-flexors | reps | rocking frog
    worlds-greatest-stretch | World's greatest stretch | Großer Ausfallschritt mit Drehung | bodyweight | hip-flexors hamstrings | upper-back adductors | reps | wgs, lunge with rotation, spiderman lunge, spiderman stretch, Ausfallschritt mit Drehung
    lizard-pose | Lizard pose | Eidechse | bodyweight | hip-flexors adductors | hamstrings | time | lizard stretch, lizard
    ninety-ninety-stretch | Ninety-ninety stretch | Neunzig-Neunzig-Dehnung | bodyweight | glutes hip-flexors | adductors | time | 90/90 stretch, 90/90, 90-90 stretch
    hip-switch | Hip switch | Hüftwechsel | bodyweight | hip-flexors glutes | adductors | reps | 90/90 hip switch, shin box
    deep-squat-hold | Deep squat hold | Tiefe Hocke | bodyweight | quads adductors | calves glutes | time | deep squat, squat hold, resting squat, third world squat, asian squat, garland pose, malasana, Hocke, tiefe Hocke halten
    ankle-rock | Ankle rock | Sprunggelenkmobilisation | bodyweight | calves shins | | reps | knee to wall, ankle mobility, ankle dorsiflexion, ankle mobilisation, ankle mobilization
    toe-stretch | Toe stretch | Zehendehnung | bodyweight | calves shins | | time | toe squat, seiza toe stretch
    thoracic-rotation | Thoracic rotation | Brustwirbelrotation | bodyweight | upper-back obliques | lats | reps | t-spine rotation, open book, quadruped rotation, BWS-Rotation, offenes Buch
    thread-the-needle | Thread the needle | Nadelöhr | bodyweight | upper-back | rear-delts | reps | needle thread, Nadel einfädeln
    thoracic-extension | Thoracic extension | Brustwirbelstreckung | other | upper-back | lats | reps | t-spine extension, foam roller thoracic extension, BWS-Streckung
    spinal-twist | Spinal twist | Drehsitz | bodyweight | obliques lower-back | glutes | time | supine twist, lying spinal twist, seated twist pose, lying twist, Drehlage, Wirbelsäulendrehung
    lat-stretch | Lat stretch | Latdehnung | bodyweight | lats | upper-back | time | prayer stretch, bench lat stretch, Latissimus dehnen
    chest-stretch | Chest stretch | Brustdehnung | bodyweight | chest | front-delts biceps | time | doorway stretch, pec stretch, doorway chest stretch, Brust dehnen
    shoulder-stretch | Shoulder stretch | Schulterdehnung | bodyweight | rear-delts | upper-back | time | cross-body shoulder stretch, cross-body stretch, Schulter dehnen
    sleeper-stretch | Sleeper stretch | Sleeper-Dehnung | bodyweight | rear-delts | | time |
    triceps-stretch | Triceps stretch | Trizepsdehnung | bodyweight | triceps | lats | time | overhead triceps stretch, Trizeps dehnen
    biceps-stretch | Biceps stretch | Bizepsdehnung | bodyweight | biceps | front-delts chest | time | wall biceps stretch, Bizeps dehnen
    wrist-stretch | Wrist stretch | Handgelenkdehnung | bodyweight | forearms | | time | wrist mobility, forearm stretch, wrist prep, Unterarmdehnung, Handgelenke dehnen
    neck-stretch | Neck stretch | Nackendehnung | bodyweight | neck traps | | time | upper trap stretch, Nacken dehnen
    shoulder-dislocate | Shoulder dislocate | Schulterkreisen mit Stab | other | front-delts chest | rear-delts | reps | pass-through, shoulder pass-through, pvc pass-through, band dislocate, dislocate, Ausschultern
    wall-slide | Wall slide | Wandgleiten | bodyweight | upper-back traps | rear-delts | reps | wall angel, scapular wall slide, Wandengel
    shoulder-car | Shoulder CAR | Kontrollierte Schulterkreise | bodyweight | front-delts rear-delts | upper-back | reps | controlled shoulder rotation
    hip-car | Hip CAR | Kontrollierte Hüftkreise | bodyweight | hip-flexors abductors | glutes | reps | controlled hip rotation
    side-stretch | Standing side stretch | Seitneigung | bodyweight | obliques | lats | time | side stretch, standing side bend, lateral stretch, crescent stretch, Seitdehnung
    foam-roll | Foam roll | Faszienrolle | other | quads | upper-back | time | foam rolling, foam roller, Faszienrollen, Blackroll, ausrollen
    sciatic-nerve-glide | Nerve glide | Nervengleiten | bodyweight | hamstrings | | reps | sciatic nerve glide, nerve floss
    stretching | Stretching | Dehnen | bodyweight | hamstrings hip-flexors | chest | time | stretch, static stretching, full body stretch, Dehnung, Dehnprogramm
    yoga | Yoga | Yoga-Fluss | bodyweight | hamstrings abs | lower-back | time | yoga flow, vinyasa, vinyasa flow, hatha yoga
    pilates | Pilates | Pilates-Übungen | bodyweight | abs | glutes lower-back | time | pilates hundred
    tai-chi | Tai chi | Tai-Chi | bodyweight | quads | abs | time | taiji, qigong
    """
}
