/// Exercises for the arms.

extension Table {
  static let arms = """
    biceps-curl | Biceps curl | Bizepscurl | barbell | biceps | forearms | reps | curl, bicep curl, barbell biceps curl, standing curl, Langhantelcurl, Bizepscurls mit der Langhantel, Armbeugen, twenty-ones, bicep curl twenty-ones, 21s, 21s bicep curl, arm curl, standing biceps curl, standing barbell biceps curl, biceps twenty-ones, biceps 21s, 21er Bizepscurls, 21er-Curls
    ez-bar-curl | EZ-bar curl | SZ-Curl | barbell | biceps | forearms | reps | ez curl, SZ-Bizepscurl, SZ-Stangencurl, Bizepscurl SZ, ez bar biceps curl, Bizepscurl Z-Stange, Curls Z-Stange
    dumbbell-curl | Dumbbell curl | Kurzhantelcurl | dumbbell | biceps | forearms | reps | dumbbell biceps curl, alternating dumbbell curl, alternating curl, Kurzhantelbizepscurl, Bizepscurl mit Kurzhanteln, Bizepscurls Kurzhantel
    incline-dumbbell-curl | Incline dumbbell curl | Schrägbankcurl | dumbbell | biceps | forearms | reps | incline curl, incline biceps curl, Bizepscurls auf der Schrägbank, Curls auf der Schrägbank, seated incline curl, seated incline dumbbell curl, dumbbell incline curl, Bizepscurl 45°, Curl 45°
    hammer-curl | Hammer curl | Hammercurl | dumbbell | biceps forearms | | reps | dumbbell hammer curl, neutral grip curl
    cross-body-hammer-curl | Cross-body hammer curl | Hammercurl vor dem Körper | dumbbell | biceps forearms | | reps | pinwheel curl, cross body curl, cross-body hammer
    rope-hammer-curl | Rope hammer curl | Hammercurl am Kabelzug | cable | biceps forearms | | reps | cable hammer curl, rope curl, Hammercurl mit Seil, Hammercurls am Seil, rope biceps curl, Bizepscurls mit Seil
    concentration-curl | Concentration curl | Konzentrationscurl | dumbbell | biceps | forearms | reps | Konzentrations-Curl
    preacher-curl | Preacher curl | Scottcurl | barbell | biceps | forearms | reps | scott bench curl, ez-bar preacher curl, Curls an der Scottbank, Larry-Scott-Curl, Predigercurl, Prediger-Curls
    dumbbell-preacher-curl | Dumbbell preacher curl | Scottcurl mit Kurzhantel | dumbbell | biceps | forearms | reps | single arm preacher curl, Kurzhantel an der Scottmaschine, KH an Scottmaschine
    machine-curl | Machine biceps curl | Bizepsmaschine | machine | biceps | forearms | reps | machine curl, biceps curl machine, machine preacher curl, Bizepscurl Maschine, Armbeuger, Bizepsgerät
    spider-curl | Spider curl | Spidercurl | dumbbell | biceps | forearms | reps | prone incline curl, prone incline dumbbell curl, prone dumbbell curl
    bayesian-curl | Bayesian curl | Bayesian Curl | cable | biceps | forearms | reps | behind the back cable curl, behind the back curl, behind the body cable curl
    drag-curl | Drag curl | Drag-Curl | barbell | biceps | rear-delts | reps | body drag curl
    zottman-curl | Zottman curl | Zottman-Curl | dumbbell | biceps forearms | | reps |
    reverse-curl | Reverse curl | Reverse-Curl | barbell | forearms biceps | | reps | reverse grip curl, Curls im Obergriff, Bizepscurl Obergriff, reverse-grip biceps curl, overhand biceps curl, overhand curl, Bizepscurls im Obergriff
    cable-curl | Cable curl | Bizepscurl am Kabelzug | cable | biceps | forearms | reps | cable biceps curl, Kabelcurl, Bizepscurls am Kabel, Curls am Kabel, rope cable curl, ez-bar cable curl, cable ez-bar curl, Bizepscurl am Kabel mit SZ-Stange, Bizeps am Kabel, Bizeps Kabel, Bizepscurls am tiefen Block
    high-cable-curl | High cable curl | Bizepscurl am hohen Kabelzug | cable | biceps | forearms | reps | overhead cable curl, crucifix curl, overhead curl, cable overhead curl, Bizepscurls am hohen Block, Bizepscurls über Kopf am Kabel, Bizepscurls an zwei hohen Blöcken, Bizeps Curls über Kopf Kabel
    band-curl | Band curl | Bizepscurl mit Band | band | biceps | forearms | reps | banded curl, band biceps curl
    kettlebell-curl | Kettlebell curl | Kettlebell-Curl | kettlebell | biceps forearms | | reps |
    ring-curl | Ring curl | Ringcurl | rings | biceps | forearms abs | reps | ring biceps curl, bodyweight curl
    triceps-pushdown | Triceps pushdown | Trizepsdrücken | cable | triceps | | reps | pushdown, pressdown, triceps pressdown, tricep pushdown, cable triceps pushdown, cable pushdown, Trizepsdrücken am Kabelzug, Trizepsdrücken am Kabel, Trizepsdrücken Kabel, triceps pushdown straight bar, cable straight bar triceps pushdown, v-bar pushdown, triceps pushdown v-bar, v-bar triceps pushdown, triceps pulldown, Trizeps am Kabel, Trizeps Kabel, Trizepsdrücken am Turm, Trizeps-Pushdown
    rope-pushdown | Rope pushdown | Trizepsdrücken mit Seil | cable | triceps | | reps | rope triceps pushdown, triceps rope pushdown, rope pressdown, Trizepsdrücken am Seil, Trizeps Seil, Trizeps am Seil, Trizeps-Seildrücken
    single-arm-pushdown | Single-arm pushdown | Einarmiges Trizepsdrücken | cable | triceps | | reps | one arm pushdown, single arm triceps pushdown, einarmiges Trizepsdrücken am Kabel, cable single arm triceps pushdown, Trizepsdrücken einarmig
    triceps-extension | Triceps extension | Trizepsstrecken | dumbbell | triceps | | reps | overhead triceps extension, dumbbell triceps extension, overhead extension, overhead dumbbell extension, dumbbell overhead triceps extension, Trizepsstrecken über Kopf, Trizepsdrücken über Kopf, Trizepsdrücken Kurzhantel, Trizeps über Kopf, Trizeps-Überkopfstrecken, Kurzhantel-Trizepsdrücken, overhead tricep press, overhead triceps press, seated overhead tricep press, seated overhead triceps press, Überkopf-Trizepsstrecken, Überkopf-Trizepsstreckung
    cable-overhead-triceps-extension | Cable overhead triceps extension | Trizepsstrecken über Kopf am Kabelzug | cable | triceps | | reps | overhead cable extension, overhead rope extension, overhead cable triceps extension, cable overhead extension, Trizepsdrücken über Kopf am Kabel, cable triceps extension, rope triceps extension, overhead rope triceps extension, triceps overhead rope extension, Trizepsdrücken über dem Kopf am Kabelzug, rope overhead extension, overhead triceps rope, Overhead-Trizeps Seil, Überkopf-Trizeps am Kabel, Trizeps über Kopf am Kabel, Trizeps über Kopf Seil, katana extension, cable katana extension
    french-press | French press | French Press | barbell | triceps | | reps | standing french press, seated french press, barbell overhead extension, ez-bar overhead triceps extension, barbell overhead triceps extension, overhead barbell triceps extension, standing barbell overhead triceps extension, seated barbell overhead triceps extension
    skull-crusher | Skull crusher | Stirndrücken | barbell | triceps | | reps | lying triceps extension, nose breaker, ez-bar skull crusher, Stirndrücken mit SZ-Stange, SZ-Stirndrücken, skullcrusher, barbell triceps extension, lying french press, French Press liegend, lying barbell triceps extension, lying triceps press
    dumbbell-skull-crusher | Dumbbell skull crusher | Stirndrücken mit Kurzhanteln | dumbbell | triceps | | reps | lying dumbbell triceps extension, dumbbell lying triceps extension, dumbbell skullcrusher, dumbbell lying extension
    jm-press | JM press | JM-Press | barbell | triceps | chest | reps |
    tate-press | Tate press | Tate-Press | dumbbell | triceps | chest | reps |
    triceps-kickback | Triceps kickback | Trizeps-Kickback | dumbbell | triceps | rear-delts | reps | kickback, dumbbell kickback, dumbbell triceps kickback, Armstrecken nach hinten
    cable-kickback | Cable triceps kickback | Trizeps-Kickback am Kabelzug | cable | triceps | | reps | cable kickback
    machine-triceps-extension | Machine triceps extension | Trizepsmaschine | machine | triceps | | reps | triceps machine, triceps extension machine, machine triceps press, Armstrecker, Trizepsdrücken an der Maschine, seated triceps press, machine triceps pushdown, Trizepsstrecker Maschine, Trizepsstrecken an der Maschine
    triceps-dip | Triceps dip | Trizeps-Dip | bodyweight | triceps | chest front-delts | reps | upright dip, dip triceps version
    bench-dip | Bench dip | Bankdip | bodyweight | triceps | front-delts chest | reps | chair dip, box dip, Dips an der Bank, Dips zwischen zwei Bänken, Arnold-Dips, bench triceps dip, Dips zwischen 2 Bänken, dip between two benches, Dips am Sessel, Dips am Stuhl, Dips am Sofa, Dips auf dem Stuhl, straight-leg box dip, Trizeps-Dips am Stuhl, Dips an der Stuhlkante, Stuhldips, Trizepsdips am Stuhl, triceps dip on chair, Dips an der Couch, Dips zwischen 2 Bänke, Dips zwischen zwei Bänke
    bodyweight-triceps-extension | Bodyweight triceps extension | Trizepsstrecken mit Körpergewicht | bodyweight | triceps | abs | reps | bodyweight skull crusher, sphinx push-up, tiger bend push-up, body-up, body triceps press
    wrist-curl | Wrist curl | Handgelenkcurl | barbell | forearms | | reps | barbell wrist curl, dumbbell wrist curl, Unterarmcurl, Handgelenkbeugen, palms-up wrist curl, underhand wrist curl, Unterarmcurls im Untergriff, Unterarmcurl Untergriff, Untergriff Unterarmcurl, Handgelenkcurl Untergriff, Handgelenkcurl im Untergriff, wrist curl palms-up, supinated wrist curl
    reverse-wrist-curl | Reverse wrist curl | Umgekehrter Handgelenkcurl | barbell | forearms | | reps | wrist extension, Unterarmstrecken, Reverse-Unterarmcurl, palms-down wrist curl, overhand wrist curl, reverse-grip wrist curl, Unterarmcurls im Obergriff, Handgelenkstreckung, Unterarmcurl Obergriff, Obergriff Unterarmcurl, Handgelenkcurl im Obergriff, wrist curl palms-down, pronated wrist curl
    wrist-roller | Wrist roller | Unterarmroller | other | forearms | | reps | forearm roller, Handgelenkroller
    hand-gripper | Hand gripper | Handtrainer | other | forearms | | reps | gripper, grip crusher, Fingerhantel, captain of crush, captains of crush
    plate-pinch | Plate pinch | Scheibenhalten | other | forearms | | time | plate pinch hold, pinch grip hold, Pinch-Griff
    barbell-hold | Barbell hold | Stangenhalten | barbell | forearms traps | | time | bar hold, grip hold, static barbell hold
    fingerboard-hang | Fingerboard hang | Griffbretthängen | other | forearms | lats | time | hangboard, hangboard hang, dead hang fingerboard, Griffbrett, Fingerhängen, fingerboard, hangboard max hang, abrahang, Hängen am Griffbrett, hängende Leiste, hang on the edge
    half-crimp-hang | Half-crimp hang | Hängen mit aufgestellten Fingern | other | forearms | lats | time | half crimp, Halbaufgestellt, halb aufgestellt hängen
    open-hand-hang | Open-hand hang | Hängen mit offener Hand | other | forearms | lats | time | open hand, drag hang, three-finger drag, three-finger drag hang, open-hand drag, 3 finger drag, front three drag
    campus-board | Campus board | Campusboard | other | forearms lats | biceps | reps | campusing, campus ladder, campus board ladder, campus boarding, Campusboard Leitern, campus 1-3-5, campus 1-4-7, campus 1-5-9
    finger-extension | Finger extension | Fingerstrecken | band | forearms | | reps | band finger extension, rubber band finger extension, rubber band extension, extensor band
    single-arm-cable-curl | Single-arm cable curl | Einarmiger Bizepscurl am Kabelzug | cable | biceps | forearms | reps | single arm curl, cable single arm curl, one arm cable curl
    suspension-curl | Suspension curl | Bizepscurl am Schlingentrainer | other | biceps | forearms | reps | suspension biceps curl, trx biceps curl, trx curl
    band-hammer-curl | Band hammer curl | Hammercurl mit Band | band | biceps forearms | | reps | banded hammer curl
    dumbbell-reverse-curl | Dumbbell reverse curl | Reverse-Curl mit Kurzhanteln | dumbbell | forearms biceps | | reps | Curls im Obergriff mit Kurzhanteln
    cable-reverse-curl | Cable reverse curl | Reverse-Curl am Kabelzug | cable | forearms biceps | | reps | reverse cable curl
    band-reverse-curl | Band reverse curl | Reverse-Curl mit Band | band | forearms biceps | | reps | banded reverse curl
    reverse-grip-concentration-curl | Reverse-grip concentration curl | Konzentrationscurl im Obergriff | dumbbell | forearms biceps | | reps | dumbbell reverse grip concentration curl
    barbell-spider-curl | Barbell spider curl | Spidercurl mit Langhantel | barbell | biceps | forearms | reps | ez-bar spider curl
    waiter-curl | Waiter curl | Kellnercurl | dumbbell | biceps | forearms | reps | dumbbell waiter curl
    plate-curl | Plate curl | Bizepscurl mit Scheibe | other | biceps forearms | | reps | plate biceps curl
    single-arm-triceps-extension | Single-arm triceps extension | Einarmiges Trizepsstrecken | dumbbell | triceps | | reps | one arm triceps extension, dumbbell single arm triceps extension, single arm overhead triceps extension
    suspension-triceps-extension | Suspension triceps extension | Trizepsstrecken am Schlingentrainer | other | triceps | abs | reps | trx triceps extension
    band-triceps-extension | Band triceps extension | Trizepsstrecken mit Band | band | triceps | | reps | banded triceps extension, band overhead triceps extension
    reverse-grip-pushdown | Reverse-grip pushdown | Trizepsdrücken im Untergriff | cable | triceps | forearms | reps | reverse grip triceps pushdown, reverse bar grip triceps pushdown, underhand pushdown, Trizepsdrücken Untergriff
    behind-the-back-wrist-curl | Behind-the-back wrist curl | Handgelenkcurl hinter dem Rücken | barbell | forearms | | reps | behind the back bicep wrist curl, behind the back barbell wrist curl
    seated-wrist-curl | Seated palms-up wrist curl | Handgelenkcurl im Sitzen | dumbbell | forearms | | reps | seated palms up wrist curl, seated wrist curl
    seated-wrist-extension | Seated wrist extension | Handgelenkstrecken im Sitzen | barbell | forearms | | reps | seated reverse wrist curl, seated palms down wrist curl
    eccentric-wrist-extension | Eccentric wrist extension | Exzentrisches Handgelenkstrecken | dumbbell | forearms | | reps | eccentric wrist curl, slow wrist extension
    tyler-twist | Tyler twist | Tyler-Twist | other | forearms | | reps | flexbar twist, flex bar twist
    forearm-pronation | Forearm pronation | Unterarmpronation | dumbbell | forearms | | reps | hammer pronation, pronation, Pronation, pronation with hammer
    forearm-supination | Forearm supination | Unterarmsupination | dumbbell | forearms biceps | | reps | hammer supination, supination, Supination, supination with hammer
    grip-squeeze | Ball squeeze | Ball kneten | other | forearms | | reps | grip squeeze, stress ball squeeze, putty squeeze, theraputty squeeze, hand squeeze, Faust machen, grip strengthening
    towel-hang | Towel hang | Handtuchhang | other | forearms | lats | time | towel grip hang
    three-finger-pocket-hang | Three-finger pocket hang | Dreifingerloch-Hang | other | forearms | lats | time | three-finger pocket, back three hang, front three hang
    two-finger-pocket-hang | Two-finger pocket hang | Zweifingerloch-Hang | other | forearms | lats | time | two-finger pocket, front two hang, middle two hang, back two hang, two-finger hang, Zweifingerloch, Lochgriff
    mono-hang | Mono hang | Einfingerhang | other | forearms | lats | time | monos, one-finger hang, mono pocket hang
    full-crimp-hang | Full-crimp hang | Hang mit vollem Aufstellen | other | forearms | lats | time | full crimp, closed crimp hang
    open-crimp-hang | Open-crimp hang | Hang mit offenem Aufstellen | other | forearms | lats | time | open crimp
    sloper-hang | Sloper hang | Sloperhang | other | forearms | lats | time | slopers
    pinch-hang | Pinch hang | Zangengriffhang | other | forearms | lats | time | pinch grip hang
    jug-hang | Jug hang | Henkelhang | other | forearms | lats | time | jug hold
    edge-hang | Edge hang | Leistenhang | other | forearms | lats | time | min edge hang, minimum edge hang, small edge hang, twenty-millimeter hang, 20mm hang, 20 mm edge hang, micro edge hang, Fingerhang
    max-hang | Max hang | Maximalhang | other | forearms | lats | time | weighted hang, added weight hang, max weight hang, max hang 20mm, maximum hang, fingerboard max hang, Maximalkrafthang
    repeater | Repeater | Intervallhang | other | forearms | lats | time | seven-three repeaters, hangboard repeater, 7-3 repeater, 7/3 repeater, Intervallhänge
    density-hang | Density hang | Langer Griffbretthang | other | forearms | lats | time |
    one-arm-hang | One-arm hang | Einarmiger Hang | other | forearms | lats | time | one-arm hangboard hang, single-arm hang, one-arm dead hang, single-arm dead hang
    edge-lift | Edge lift | Leistenheben | other | forearms | upper-back | time | no-hang, no-hang pull, edge pick-up, block lift, lifting edge, finger lift, no-hang device, tension block lift
    pinch-block | Pinch block | Pinchblock | other | forearms | | time | pinch block lift, pinch block hold, pinch lift, Zangengriff
    finger-curl | Finger curl | Fingercurl | barbell | forearms | | reps | finger roll, barbell finger curl
    rice-bucket | Rice bucket | Reiseimer | other | forearms | | time | rice bucket drill
    campus-bump | Campus bump | Campusboard-Nachfassen | other | forearms lats | biceps | reps | campus bumping
    campus-touch | Campus touch | Campusboard-Antippen | other | forearms lats | biceps | reps |
    campus-laddering | Campus laddering | Campusboard-Leiter | other | forearms lats | biceps | reps | campus laddering on board
    foot-on-campus | Foot-on campus | Campusboard mit Füßen | other | forearms lats | biceps | reps | feet-on campus, feet-on campusing, foot-on campusing
    kettlebell-rack-hold | Kettlebell rack hold | Kettlebell-Halten in der Frontablage | kettlebell | abs | upper-back forearms | time | double kettlebell rack hold, rack hold, front-rack hold
    hercules-hold | Hercules hold | Herkuleshalten | other | forearms lats | upper-back | time | pillars hold, pillars of hercules, power hold
    rolling-thunder | Rolling Thunder | Rolling-Thunder-Heben | other | forearms | | reps | rolling thunder deadlift
    thors-hammer | Thor's hammer | Thors Hammer | other | forearms | | reps | thors hammer lift
    frame-hold | Frame hold | Rahmenhalten | other | forearms | traps | time | strongman frame hold
    dinnie-stone-lift | Dinnie stone lift | Dinnie-Steine heben | other | forearms glutes | lower-back | reps | dinnie stones
    dinnie-stone-hold | Dinnie stone hold | Dinnie-Steine halten | other | forearms | traps | time |
    wrist-flexion | Wrist flexion | Handgelenkbeugung | bodyweight | forearms | | reps | active wrist flexion
    radial-deviation | Radial deviation | Radialabduktion | dumbbell | forearms | | reps | wrist radial deviation, Handgelenk nach innen kippen
    ulnar-deviation | Ulnar deviation | Ulnarabduktion | dumbbell | forearms | | reps | wrist ulnar deviation
    towel-wring | Towel wring | Handtuch auswringen | other | forearms | | reps | towel wringing, towel twist, towel squeeze
    finger-flexion | Finger flexion | Fingerbeugen | bodyweight | forearms | | reps | finger bend, fist making
    tendon-glide | Tendon glide | Sehnengleiten | bodyweight | forearms | | reps | tendon gliding, finger tendon glide, hook fist, full fist
    rolling-triceps-extension | Rolling triceps extension | Rollendes Trizepsstrecken | dumbbell | triceps | | reps | dumbbell rolling extension
    california-press | California press | California Press | barbell | triceps | chest front-delts | reps |
    plate-pinch-carry | Plate pinch carry | Scheibentragen im Zangengriff | other | forearms | traps | distance | pinch carry, plate pinch walk
    hub-pinch | Hub pinch | Nabengriff | other | forearms | | time | hub lift
    axle-hold | Axle hold | Halten der dicken Stange | barbell | forearms | traps | time | axle bar hold, fat bar hold
    supinating-dumbbell-curl | Supinating dumbbell curl | Bizepscurl mit Supination | dumbbell | biceps | forearms | reps | bicep curl with supination, curl with supination, supinating curl
    cross-body-triceps-extension | Cross-body triceps extension | Trizepsstrecken über Kreuz am Kabelzug | cable | triceps | | reps | cross cable triceps extension, cable cross triceps extension, cross-body cable triceps extension, crossover triceps extension, cross-body pushdown, cable cross-body triceps extension
    preacher-hammer-curl | Preacher hammer curl | Scott-Hammercurl | dumbbell | biceps forearms | | reps | hammer preacher curl, dumbbell preacher hammer curl, Hammercurl an der Scottbank
    inner-biceps-curl | Inner biceps curl | Bizepscurl nach außen | dumbbell | biceps | forearms | reps | dumbbell inner biceps curl, Bizepscurl mit Außendrehung
    seated-dip-machine | Seated dip machine | Dipmaschine sitzend | machine | triceps chest | front-delts | reps | machine seated dip, dip press machine, triceps dip machine, seated machine dip
    """
}
