/// Exercises for gymnastics and calisthenics.

extension Table {
  static let gymnastics = """
    muscle-up | Muscle-up | Muscle-up | bodyweight | lats triceps | chest biceps | reps | bar muscle-up, mu, bmu, strict muscle-up, Aufschwung in den Stütz, bar mu, Muskel-Up
    ring-muscle-up | Ring muscle-up | Muscle-up an den Ringen | rings | lats chest triceps | biceps | reps | rmu, ring mu
    kipping-pull-up | Kipping pull-up | Kipping Pull-up | bodyweight | lats | abs biceps | reps | kip pull-up, kipping, Kipping-Klimmzüge, Schwungklimmzug, Kipping-Klimmzug
    butterfly-pull-up | Butterfly pull-up | Butterfly-Klimmzug | bodyweight | lats | abs biceps | reps | Butterfly-Klimmzüge, bf pull-up
    chest-to-bar-pull-up | Chest-to-bar pull-up | Chest-to-Bar-Klimmzug | bodyweight | lats upper-back | biceps | reps | c2b, ctb, chest-to-bar, c2b pull-up, ctb pull-up, Klimmzüge Brust zur Stange, Klimmzug mit Brust zur Stange
    kip-swing | Kip swing | Kip Swing | bodyweight | lats abs | front-delts | reps | beat swing, kipping swing, tap swing, Kip-Schwung
    ring-pull-up | Ring pull-up | Klimmzug an den Ringen | rings | lats | biceps upper-back | reps | ring chin-up, Klimmzüge an den Ringen
    ring-dip | Ring dip | Ringdip | rings | chest triceps | front-delts | reps | rings dip, Dips an den Ringen, strict ring dip, Dips an Ringen
    ring-support-hold | Ring support hold | Ringstütz | rings | triceps chest | front-delts abs | time | ring support, rto support, rto support hold, Stütz an den Ringen
    support-hold | Support hold | Stützhalten | bodyweight | triceps chest | front-delts abs | time | parallel bar support hold, bar support hold, dip support hold, top of dip hold, dip hold, Stütz am Barren, Barrenstützhalte, parallel bar support
    false-grip-hang | False grip hang | Hang im Zuggriff | rings | forearms | lats | time | false grip hold
    ring-dead-hang | Ring hang | Hang an den Ringen | rings | forearms | lats | time | ring dead hang
    skin-the-cat | Skin the cat | Skin the Cat | rings | lats front-delts | abs chest | reps | skinning the cat, Durchhocken
    german-hang | German hang | Rückhang | rings | front-delts chest | biceps | time |
    inverted-hang | Inverted hang | Sturzhang | rings | lats | abs upper-back | time | upside down hang, candlestick hang, inverted hang on rings
    front-lever | Front lever | Front Lever | bodyweight | lats abs | upper-back | time | front lever hold, Hangwaage, Hangwaage vorlings
    tuck-front-lever | Tuck front lever | Tuck Front Lever | bodyweight | lats abs | upper-back | time | tucked front lever, Gehockte Hangwaage
    advanced-tuck-front-lever | Advanced tuck front lever | Weit gehockte Hangwaage | bodyweight | lats abs | upper-back | time | adv tuck front lever, advanced tuck fl, adv tuck fl, atfl
    front-lever-raise | Front lever raise | Front Lever Raise | bodyweight | lats abs | upper-back | reps | front lever pull, Heben in die Hangwaage
    front-lever-row | Front lever row | Front Lever Row | bodyweight | lats upper-back | biceps abs | reps | Rudern in der Hangwaage
    tuck-front-lever-row | Tuck front lever row | Rudern in der gehockten Hangwaage | bodyweight | upper-back lats | biceps abs | reps |
    back-lever | Back lever | Back Lever | rings | front-delts chest lats | lower-back biceps | time | back lever hold, Hangwaage rücklings
    tuck-back-lever | Tuck back lever | Gehockte Hangwaage rücklings | rings | lats chest | abs biceps | time |
    planche | Planche | Planche | bodyweight | front-delts chest | abs biceps | time | planches, planche hold, full planche, Stützwaage
    tuck-planche | Tuck planche | Tuck Planche | bodyweight | front-delts chest | abs | time | tucked planche, Gehockte Stützwaage
    advanced-tuck-planche | Advanced tuck planche | Weit gehockte Stützwaage | bodyweight | front-delts abs | chest | time | adv tuck planche
    straddle-planche | Straddle planche | Straddle Planche | bodyweight | front-delts chest | abs | time | Gegrätschte Stützwaage
    planche-lean | Planche lean | Planche Lean | bodyweight | front-delts | chest abs | time | planche lean hold, Stützwaage mit Vorlage, pseudo planche lean
    planche-push-up | Planche push-up | Planche-Liegestütz | bodyweight | front-delts chest | triceps abs | reps | Liegestütz in der Stützwaage
    tuck-planche-push-up | Tuck planche push-up | Liegestütz in der gehockten Stützwaage | bodyweight | chest front-delts | triceps abs | reps |
    l-sit | L-sit | L-Sit | bodyweight | abs hip-flexors | triceps quads | time | l sit hold, L-Sitz, L-Stütz, Schwebestütz, Winkelstütz
    l-hang | L-hang | L-Hang | bodyweight | abs hip-flexors | forearms lats | time | hanging l-sit
    tuck-l-sit | Tuck L-sit | Tuck L-Sit | bodyweight | abs hip-flexors | triceps | time | tuck sit, tuck hold, Gehockter Winkelstütz
    one-leg-l-sit | One-leg L-sit | Einbeiniger Winkelstütz | bodyweight | abs hip-flexors | triceps quads | time | single leg l-sit, l-sit one leg
    v-sit | V-sit | V-Sit | bodyweight | abs hip-flexors | triceps | time | Spitzwinkelstütz
    manna | Manna | Manna-Stütz | bodyweight | abs hip-flexors | rear-delts triceps | time |
    straddle-l-sit | Straddle L-sit | Straddle L-Sit | bodyweight | abs hip-flexors | triceps adductors | time | straddle sit, Grätschwinkelstütz, straddle l
    handstand | Handstand | Freier Handstand | bodyweight | front-delts traps | triceps abs | time | freestanding handstand, free handstand, hs, handstand balance, Handstand frei, adho mukha vrksasana
    handstand-hold | Handstand hold | Handstand halten | bodyweight | front-delts traps | triceps abs | time | wall handstand, wall handstand hold, handstand against wall, chest to wall handstand, Handstand an der Wand, Wandhandstand, hs hold, wall facing handstand hold, back-to-wall handstand, stomach-to-wall handstand, belly-to-wall handstand, wall-facing handstand
    handstand-push-up | Handstand push-up | Handstandliegestütz | bodyweight | front-delts triceps | traps chest | reps | hspu, handstand press-up, strict handstand push-up, strict hspu, shspu, wall handstand push-up, Handstandliegestütze, Handstanddrücken
    freestanding-handstand-push-up | Freestanding handstand push-up | Freier Handstandliegestütz | bodyweight | front-delts triceps | traps abs | reps | freestanding hspu
    handstand-walk | Handstand walk | Handstand Walk | bodyweight | front-delts traps | triceps abs | distance | hsw, handstand walking, Laufen im Handstand, Handstandlauf, hs walk, Handstandlaufen, lateral handstand walk
    handstand-kick-up | Handstand kick-up | Aufschwingen in den Handstand | bodyweight | front-delts | abs | reps | kick up, kick-up to handstand
    press-to-handstand | Press to handstand | Heben in den Handstand | bodyweight | front-delts | abs hip-flexors | reps | press handstand, l-sit to handstand, straddle press, straddle press to handstand, pike press handstand, pike press to handstand, straddle press handstand
    handstand-shoulder-tap | Handstand shoulder tap | Schultertippen im Handstand | bodyweight | front-delts traps | abs | reps |
    wall-walk | Wall walk | Wall Walk | bodyweight | front-delts abs | triceps chest | reps | wall climb, handstand wall walk
    headstand | Headstand | Kopfstand | bodyweight | neck front-delts | abs | time | sirsasana, salamba sirsasana
    crow-pose | Crow pose | Krähe | bodyweight | triceps front-delts | abs | time | frog stand, crow, crane pose, crow stand, Froschstand, Kranich, bakasana, crane, kakasana, Krähenstand, advanced frog stand
    human-flag | Human flag | Human Flag | bodyweight | obliques lats | front-delts | time | flag, side lever, Menschliche Fahne, Menschliche Flagge
    iron-cross | Iron cross | Kreuzhang | rings | chest lats | biceps front-delts | time | ring cross
    pelican-curl | Pelican curl | Pelikan-Curl | rings | biceps | front-delts chest | reps |
    korean-dip | Korean dip | Koreanischer Dip | bodyweight | triceps front-delts | chest | reps |
    straight-bar-dip | Straight bar dip | Dip an der Stange | bodyweight | chest triceps | front-delts | reps | single bar dip, Dips an der Reckstange
    russian-dip | Russian dip | Russischer Dip | bodyweight | triceps chest | front-delts | reps |
    explosive-pull-up | Explosive pull-up | Explosiver Klimmzug | bodyweight | lats | biceps upper-back | reps | high pull-up, clapping pull-up, plyometric pull-up, explosive Klimmzüge, Klatschklimmzug
    bar-pullover | Bar pullover | Felgaufschwung | bodyweight | abs lats | biceps | reps | hip pull-over, gymnastic pullover, Aufschwung, back pullover, pull over on bar, Hüftaufschwung
    pegboard | Pegboard climb | Pegboard | other | lats biceps | forearms | reps | pegboard ascent
    monkey-bars | Monkey bars | Hangeln | bodyweight | forearms lats | biceps | distance | monkey bar, brachiation, Hangelleiter
    cartwheel | Cartwheel | Rad schlagen | bodyweight | front-delts obliques | adductors | reps | Radschlag
    forward-roll | Forward roll | Rolle vorwärts | bodyweight | abs | neck | reps | somersault roll, Vorwärtsrolle, Purzelbaum, Rolle
    candlestick-roll | Candlestick roll | Kerze rollen | bodyweight | abs | lower-back | reps | candlestick, rolling squat
    back-bridge | Back bridge | Bogenbrücke | bodyweight | lower-back glutes | front-delts triceps | time | gymnastic bridge, full bridge, wheel pose, upward bow, backbend, Gymnastikbrücke, Rad-Pose, urdhva dhanurasana, chakrasana, Brücke rücklings
    neck-curl | Neck curl | Nackenbeugen | other | neck | | reps | neck flexion, plate neck curl, Halsbeugen, lying neck curl, weighted lying neck curl, lying neck curl weighted
    neck-extension | Neck extension | Nackenstrecken | other | neck | traps | reps | neck harness, Halsstrecken, lying neck extension, weighted lying neck extension, neck harness extension, lying face down plate neck resistance, seated head harness neck resistance, seated neck harness extension
    neck-bridge | Neck bridge | Nackenbrücke | bodyweight | neck | traps | time | wrestler's bridge, Ringerbrücke
    kipping-handstand-push-up | Kipping handstand push-up | Kipping-Handstandliegestütz | bodyweight | front-delts triceps | traps glutes | reps | kipping hspu, khspu, Kipping-Handstandliegestütze
    low-bar-muscle-up | Jumping bar muscle-up | Muscle-up mit Sprung | bodyweight | lats triceps | chest quads | reps | box bar muscle-up, box assisted bar muscle-up, low bar muscle-up, jumping muscle-up, box bar mu
    deficit-handstand-push-up | Deficit handstand push-up | Tiefer Handstandliegestütz | bodyweight | front-delts triceps | traps chest | reps | deficit hspu, parallette handstand push-up, parallette hspu, strict deficit handstand push-up, handstand push-up on parallel bars
    ring-handstand-push-up | Ring handstand push-up | Handstandliegestütz an den Ringen | rings | front-delts triceps | traps abs | reps | ring hspu
    precision-jump | Precision jump | Präzisionssprung | bodyweight | quads glutes | calves | reps | precision, standing precision, running precision, rail precision, plyo precision, Präzision, Präzisionssprünge
    running-jump | Running jump | Sprung aus dem Lauf | bodyweight | quads glutes | calves hamstrings | reps | Weitsprung, running leap, gap jump, running long jump
    landing | Landing | Landung | bodyweight | quads glutes | calves | reps | safety landing, drop landing, Landungen, soft landing, réception
    parkour-roll | Parkour roll | Parkourrolle | bodyweight | abs | upper-back | reps | safety roll, pk roll, judo roll, Judorolle, Abrollen
    safety-vault | Safety vault | Safety Vault | bodyweight | front-delts quads | abs | reps | step vault, two-handed vault
    speed-vault | Speed vault | Speed Vault | bodyweight | quads front-delts | obliques | reps |
    lazy-vault | Lazy vault | Lazy Vault | bodyweight | front-delts hip-flexors | abs | reps |
    thief-vault | Thief vault | Thief Vault | bodyweight | front-delts hip-flexors | abs | reps |
    kong-vault | Kong vault | Katzensprung | bodyweight | front-delts quads | abs lats | reps | kong, cat pass, saut de chat, monkey vault, double kong, diving kong, kong to precision, kong to cat
    dash-vault | Dash vault | Dash Vault | bodyweight | quads triceps | abs hip-flexors | reps |
    reverse-vault | Reverse vault | Reverse Vault | bodyweight | front-delts obliques | quads | reps |
    turn-vault | Turn vault | Turn Vault | bodyweight | front-delts lats | abs | reps | turn down, demi-tour
    gate-vault | Gate vault | Gate Vault | bodyweight | abs front-delts | lats | reps |
    pop-vault | Pop vault | Pop Vault | bodyweight | quads front-delts | abs | reps |
    cat-leap | Cat leap | Armsprung | bodyweight | lats quads | forearms biceps | reps | arm jump, saut de bras, cat grab, running cat, Armsprünge, cat to cat
    cat-hang | Cat hang | Hang an der Kante | bodyweight | forearms lats | biceps | time | cat hold, ledge hang, arm hang, wall hang
    crane-jump | Crane jump | Crane Jump | bodyweight | quads glutes | calves hip-flexors | reps |
    climb-up | Climb-up | Climb-up | bodyweight | lats triceps | chest biceps | reps | wall muscle-up, climbup, wall climb-up, muscle-up on wall
    wall-run | Wall run | Wallrun | bodyweight | quads lats | calves biceps | reps | wallrun, passe muraille, wall pass, vertical wall run, Mauerlauf, Wandlauf, Wandläufe
    tic-tac | Tic tac | Tic Tac | bodyweight | quads glutes | calves obliques | reps | wall kick-off
    wall-dip | Wall dip | Dip an der Mauer | bodyweight | triceps chest | front-delts | reps | ledge dip
    lache | Lache | Laché | bodyweight | lats forearms | abs | reps | bar swing, swing to precision, bar to bar, lache to precision, lache precision, swing and release
    underbar | Underbar | Underbar | bodyweight | lats forearms | abs | reps | franchissement, Durchbruch, underbar pass
    balance-walk | Balance walk | Balancieren | bodyweight | calves abductors | abs | distance | tandem walk, heel-to-toe walk, rail walk, rail balance, beam walk, balance beam, slackline, Balanciergang, tandem walking, Tandemgang, heel toe walk, walking heel to toe, Fersen-Zehen-Gang, Seiltänzergang, tightrope walk, walk the line, Balancieren auf der Stange, balance on rail, line walk, slacklining
    cat-balance | Cat balance | Cat Balance | bodyweight | abs front-delts | quads forearms | distance | rail cat crawl, cat crawl
    stair-jump | Stair jump | Treppensprung | bodyweight | quads glutes | calves | reps | stair hop, jumps up stairs, Treppensprünge
    handspring | Handspring | Handstandüberschlag | bodyweight | front-delts quads | abs lower-back | reps | front handspring, Handstützüberschlag
    back-handspring | Back handspring | Flickflack | bodyweight | lower-back quads | front-delts | reps | flic flac, backspring
    front-flip | Front flip | Salto vorwärts | bodyweight | quads abs | calves | reps | front tuck, Vorwärtssalto
    back-flip | Back flip | Salto rückwärts | bodyweight | quads abs | calves lower-back | reps | back tuck, backflip, Rückwärtssalto
    side-flip | Side flip | Salto seitwärts | bodyweight | quads obliques | calves | reps | sideflip, Seitwärtssalto
    gainer | Gainer | Gainer | bodyweight | quads abs | hip-flexors calves | reps |
    palm-spin | Palm spin | Palm Spin | bodyweight | front-delts obliques | abs | reps | palm flip, wall spin
    dive-roll | Dive roll | Flugrolle | bodyweight | abs quads | upper-back neck | reps | Hechtrolle
    backward-roll | Backward roll | Rolle rückwärts | bodyweight | abs | neck | reps | Rückwärtsrolle
    round-off | Round-off | Radwende | bodyweight | front-delts obliques | quads | reps | roundoff, Rondat
    wrist-push-up | Wrist push-up | Handgelenkliegestütz | bodyweight | forearms | front-delts | reps | first knuckle push-up
    front-scale | Front scale | Standwaage vorlings | bodyweight | hip-flexors quads | abs | time | front scale hold
    standing-split | Standing split | Standspagat | bodyweight | hamstrings | glutes | time | urdhva prasarita eka padasana
    forearm-stand | Forearm stand | Unterarmstand | bodyweight | front-delts | abs upper-back | time | feathered peacock, pincha mayurasana, pincha, forearm balance, feathered peacock pose, forearm handstand, elbow stand
    side-crow | Side crow | Seitliche Krähe | bodyweight | triceps obliques | front-delts | time | side crane, parsva bakasana
    firefly-pose | Firefly pose | Glühwürmchen | bodyweight | triceps hip-flexors | abs hamstrings | time | firefly, tittibhasana
    eight-angle-pose | Eight-angle pose | Achtwinkelstellung | bodyweight | triceps | abs obliques | time | astavakrasana
    rope-ladder-climb | Rope ladder climb | Strickleiter | other | lats biceps | forearms | reps | rope ladder, caving ladder
    tripod-headstand | Tripod headstand | Dreipunkt-Kopfstand | bodyweight | front-delts neck | abs triceps | time | sirsasana II
    flying-crow | Flying crow | Fliegende Krähe | bodyweight | triceps front-delts | abs glutes | time | eka pada galavasana, flying pigeon
    one-leg-front-lever | One-leg front lever | Einbeinige Hangwaage | bodyweight | lats abs | upper-back | time | single-leg front lever
    straddle-front-lever | Straddle front lever | Gegrätschte Hangwaage | bodyweight | lats abs | upper-back | time |
    front-lever-pull-up | Front lever pull-up | Klimmzug in der Hangwaage | bodyweight | lats upper-back | biceps abs | reps | front lever chin-up
    ice-cream-maker | Ice cream maker | Ice Cream Maker | bodyweight | lats abs | biceps | reps | ice cream makers
    tuck-flag | Tuck flag | Gehockte Menschliche Fahne | bodyweight | obliques lats | front-delts | time | tuck human flag, tucked flag
    ninety-degree-push-up | Ninety-degree push-up | Neunzig-Grad-Liegestütz | bodyweight | front-delts triceps | chest abs | reps | 90-degree push-up, 90-Grad-Liegestütz
    hefesto | Hefesto | Hefesto | bodyweight | biceps | lats chest | reps | hephaestus
    impossible-dip | Impossible dip | Impossible Dip | bodyweight | triceps | chest front-delts | reps |
    bulgarian-ring-dip | Bulgarian dip | Bulgarischer Dip | rings | chest triceps | front-delts | reps | bulgarian ring dip
    commando-pull-up | Commando pull-up | Kommando-Klimmzug | bodyweight | lats biceps | obliques forearms | reps | commando chin-up, Kommando-Klimmzüge
    around-the-world-pull-up | Around-the-world pull-up | Kreisender Klimmzug | bodyweight | lats | biceps upper-back | reps |
    mixed-grip-pull-up | Mixed-grip pull-up | Klimmzug im Kreuzgriff | bodyweight | lats | biceps upper-back | reps | mixed grip chin-up
    negative-one-arm-chin-up | Negative one-arm chin-up | Negativer einarmiger Klimmzug | bodyweight | lats biceps | upper-back | reps | one-arm chin-up negative, one-arm pull-up negative
    assisted-one-arm-chin-up | Assisted one-arm chin-up | Unterstützter einarmiger Klimmzug | bodyweight | lats biceps | upper-back | reps | assisted one-arm pull-up
    weighted-muscle-up | Weighted muscle-up | Muscle-up mit Zusatzgewicht | bodyweight | lats triceps | chest biceps | reps |
    typewriter-push-up | Typewriter push-up | Schreibmaschinen-Liegestütz | bodyweight | chest triceps | front-delts abs | reps | Schreibmaschinen-Liegestütze
    superman-push-up | Superman push-up | Superman-Liegestütz | bodyweight | chest triceps | abs | reps | flying push-up, Superman-Liegestütze
    aztec-push-up | Aztec push-up | Aztec-Liegestütz | bodyweight | chest triceps | abs hip-flexors | reps | Aztec-Liegestütze
    rto-push-up | Rings turned out push-up | Ringliegestütz mit ausgedrehten Ringen | rings | chest | triceps biceps abs | reps | rto push-up
    maltese | Maltese | Schwalbe | rings | chest front-delts | biceps abs | time | maltese cross
    victorian | Victorian | Victorian | rings | lats rear-delts | abs triceps | time | victorian cross
    elbow-lever | Elbow lever | Ellbogenwaage | bodyweight | abs triceps | lower-back forearms | time | peacock pose, mayurasana, Pfau
    bent-arm-stand | Bent-arm stand | Beugestand | bodyweight | triceps front-delts | chest abs | time | bent arm handstand
    swing-to-handstand | Swing to handstand | Schwungstemme in den Handstand | bodyweight | front-delts triceps | abs | reps | dip swing to handstand
    toes-to-rings | Toes-to-rings | Zehen an die Ringe | rings | abs hip-flexors | lats forearms | reps | toes to ring
    pistol-to-box | Pistol to box | Pistol Squat auf den Kasten | bodyweight | quads glutes | hip-flexors abs | reps | box pistol squat, single-leg squat to box, single-leg box squat, pistol squat to box
    weighted-pistol-squat | Weighted pistol squat | Pistol Squat mit Gewicht | kettlebell | quads glutes | hip-flexors abs | reps | weighted pistol, kettlebell pistol squat
    ring-face-pull | Ring face pull | Face Pull an den Ringen | rings | rear-delts upper-back | biceps | reps | ring face pulls
    ring-archer-push-up | Ring archer push-up | Archer-Liegestütz an den Ringen | rings | chest triceps | front-delts abs | reps | archer ring push-up
    ring-l-sit | Ring L-sit | L-Sitz an den Ringen | rings | abs hip-flexors | triceps quads | time | l-sit on rings
    parallette-l-sit | Parallette L-sit | L-Sitz auf Parallettes | bodyweight | abs hip-flexors | triceps quads | time | l-sit on parallettes
    parallette-shoot-through | Parallette shoot-through | Durchschwung auf Parallettes | bodyweight | abs triceps | chest hip-flexors | reps | paralette shoot-through, shoot-through
    wall-facing-handstand-push-up | Wall-facing handstand push-up | Handstand-Liegestütz mit Blick zur Wand | bodyweight | front-delts triceps | traps abs | reps | chest-to-wall handstand push-up, wall-facing strict handstand push-up
    kipping-toes-to-bar | Kipping toes-to-bar | Toes-to-Bar mit Schwung | bodyweight | abs hip-flexors | lats forearms | reps | kipping t2b
    inchworm-push-up | Inchworm push-up | Raupe mit Liegestütz | bodyweight | chest abs | hamstrings triceps | reps | walkout push-up, inchworm to push-up
    pendant-pose | Pendant pose | Schaukelhaltung | bodyweight | triceps abs | front-delts | time | lolasana
    koundinyasana | Flying splits | Fliegender Spagat | bodyweight | triceps obliques | front-delts hamstrings | time | koundinyasana, eka pada koundinyasana
    scorpion-pose | Scorpion pose | Skorpion im Unterarmstand | bodyweight | front-delts lower-back | abs | time | vrschikasana, scorpion handstand, vrischikasana, scorpion forearm stand
    tuck-handstand | Tuck handstand | Gehockter Handstand | bodyweight | front-delts traps | abs | time |
    straddle-handstand | Straddle handstand | Gegrätschter Handstand | bodyweight | front-delts traps | abs adductors | time |
    one-arm-handstand | One-arm handstand | Einarmiger Handstand | bodyweight | front-delts traps | obliques | time |
    ring-handstand | Ring handstand | Handstand an den Ringen | rings | front-delts traps | triceps abs | time |
    handstand-heel-pull | Handstand heel pull | Fersenlösen im Handstand | bodyweight | front-delts traps | abs | reps | handstand toe pull, heel pull, toe pull
    handstand-shrug | Handstand shrug | Schulterheben im Handstand | bodyweight | traps front-delts | | reps | handstand shoulder shrug
    handstand-pirouette | Handstand pirouette | Handstandpirouette | bodyweight | front-delts traps | obliques | reps |
    handstand-forward-roll | Handstand forward roll | Handstand abrollen | bodyweight | front-delts abs | neck | reps |
    headstand-push-up | Headstand push-up | Kopfstandliegestütz | bodyweight | front-delts triceps | neck | reps | headstand press
    stalder-press | Stalder press | Grätschstützheben in den Handstand | bodyweight | front-delts hip-flexors | abs | reps |
    bent-arm-press-to-handstand | Bent-arm press to handstand | Beugeheben in den Handstand | bodyweight | front-delts triceps | abs | reps |
    one-leg-planche | One-leg planche | Einbeinige Stützwaage | bodyweight | front-delts chest | abs | time | single-leg planche
    half-lay-planche | Half-lay planche | Halb gestreckte Stützwaage | bodyweight | front-delts chest | abs | time |
    bent-arm-planche | Bent-arm planche | Stützwaage mit gebeugten Armen | bodyweight | front-delts triceps | chest abs | time |
    ring-planche | Ring planche | Stützwaage an den Ringen | rings | front-delts chest | abs biceps | time |
    straddle-planche-push-up | Straddle planche push-up | Liegestütz in der gegrätschten Stützwaage | bodyweight | front-delts chest | triceps abs | reps |
    advanced-tuck-back-lever | Advanced tuck back lever | Weit gehockte Hangwaage rücklings | rings | front-delts chest | abs biceps | time |
    straddle-back-lever | Straddle back lever | Gegrätschte Hangwaage rücklings | rings | front-delts chest | lower-back biceps | time |
    back-lever-pull-out | Back lever pull-out | Heben aus der Hangwaage rücklings | rings | front-delts chest | lats abs | reps |
    front-lever-negative | Front lever negative | Senken in die Hangwaage | bodyweight | lats abs | upper-back | reps | negative front lever
    tuck-front-lever-pull-up | Tuck front lever pull-up | Klimmzug in der gehockten Hangwaage | bodyweight | lats upper-back | biceps abs | reps |
    tuck-front-lever-raise | Tuck front lever raise | Heben in die gehockte Hangwaage | bodyweight | lats abs | upper-back | reps |
    foot-supported-l-sit | Foot-supported L-sit | Winkelstütz mit abgestellten Füßen | bodyweight | abs triceps | hip-flexors | time |
    advanced-tuck-l-sit | Advanced tuck L-sit | Weit gehockter Winkelstütz | bodyweight | abs hip-flexors | triceps | time |
    tuck-hang | Tuck hang | Gehockter Hang | bodyweight | abs hip-flexors | forearms lats | time | hanging tuck hold
    straddle-human-flag | Straddle human flag | Gegrätschte Menschliche Fahne | bodyweight | obliques lats | front-delts | time | straddle flag
    kipping-muscle-up | Kipping muscle-up | Muscle-up mit Kip | bodyweight | lats triceps | chest abs | reps | kipping bar muscle-up
    muscle-up-transition | Muscle-up transition | Umgreifen im Muscle-up | rings | chest triceps | lats biceps | reps | low ring muscle-up transition, ring muscle-up transition
    false-grip-pull-up | False grip pull-up | Klimmzug im Zuggriff | rings | lats biceps | forearms | reps | false grip ring pull-up
    false-grip-row | False grip row | Rudern im Zuggriff | rings | upper-back lats | biceps forearms | reps | false grip ring row
    inverted-cross | Inverted cross | Umgekehrter Kreuzhang | rings | front-delts chest | triceps traps | time |
    ring-swing | Ring swing | Schwingen an den Ringen | rings | lats abs | front-delts | reps |
    gymnastic-kip | Gymnastic kip | Schwungkippe | bodyweight | lats abs | triceps | reps | glide kip, Kippe
    cast-to-handstand | Cast to handstand | Abstemmen in den Handstand | bodyweight | front-delts abs | triceps | reps |
    giant-swing | Giant swing | Riesenfelge | bodyweight | lats front-delts | abs forearms | reps | giant
    back-hip-circle | Back hip circle | Felgumschwung | bodyweight | abs lats | front-delts | reps | Hüftumschwung rückwärts
    front-hip-circle | Front hip circle | Hüftumschwung vorwärts | bodyweight | abs front-delts | lats | reps |
    underswing-dismount | Underswing dismount | Unterschwung | bodyweight | lats abs | hip-flexors | reps | underswing
    back-walkover | Back walkover | Überschlag langsam rückwärts | bodyweight | lower-back front-delts | hip-flexors abs | reps |
    front-walkover | Front walkover | Überschlag langsam vorwärts | bodyweight | lower-back front-delts | hip-flexors abs | reps |
    back-limber | Back limber | Bogengang rückwärts | bodyweight | lower-back front-delts | abs | reps |
    front-limber | Front limber | Bogengang vorwärts | bodyweight | lower-back front-delts | abs | reps |
    bridge-kickover | Bridge kickover | Aufschwingen aus der Brücke | bodyweight | front-delts abs | lower-back | reps |
    stand-to-bridge | Stand to bridge | Fallen in die Brücke | bodyweight | lower-back abs | front-delts quads | reps | drop back
    wall-walk-to-bridge | Wall walk to bridge | Brücke an der Wand | bodyweight | lower-back front-delts | abs | reps | wall bridge
    bridge-push-up | Bridge push-up | Brückenliegestütz | bodyweight | lower-back triceps | glutes front-delts | reps |
    bridge-rotation | Bridge rotation | Brücke mit Drehung | bodyweight | lower-back obliques | front-delts glutes | reps |
    back-extension-roll | Back extension roll | Rolle rückwärts in den Handstand | bodyweight | front-delts triceps | abs | reps | back roll to handstand, Felgrolle
    one-handed-cartwheel | One-handed cartwheel | Einarmiges Rad | bodyweight | front-delts obliques | adductors | reps |
    aerial | Aerial | Freies Rad | bodyweight | quads obliques | glutes | reps | aerial cartwheel
    kip-up | Kip-up | Kippaufstand | bodyweight | abs quads | hip-flexors front-delts | reps | rising handspring
    crow-to-handstand | Crow to handstand | Aus der Krähe in den Handstand | bodyweight | front-delts triceps | abs | reps |
    straddle-jump | Straddle jump | Grätschsprung | bodyweight | quads hip-flexors | adductors calves | reps | Grätschsprünge
    pike-jump | Pike jump | Grätschwinkelsprung | bodyweight | quads hip-flexors | abs calves | reps |
    split-leap | Split leap | Spagatsprung | bodyweight | quads hip-flexors | hamstrings | reps |
    webster | Webster | Webster | bodyweight | quads abs | calves | reps |
    wall-flip | Wall flip | Wandsalto | bodyweight | quads abs | calves | reps |
    butterfly-twist | Butterfly twist | Butterfly-Schraube | bodyweight | quads obliques | abs | reps | b-twist
    cork | Cork | Korkenzieher-Salto | bodyweight | quads obliques | abs | reps | corkscrew flip
    kash-vault | Kash vault | Kash Vault | bodyweight | front-delts quads | abs | reps |
    side-vault | Side vault | Flanke | bodyweight | front-delts obliques | quads | reps |
    squat-vault | Squat vault | Hocke über den Kasten | bodyweight | quads front-delts | abs | reps | Hockwende
    stride-jump | Stride jump | Laufsprung | bodyweight | quads glutes | calves | reps | stride precision
    jumping-chest-to-bar | Jumping chest-to-bar pull-up | Brust zur Stange mit Sprung | bodyweight | lats quads | biceps | reps | jumping chest-to-bar
    chin-stand | Chin stand | Kinnstand | bodyweight | lower-back triceps | front-delts chest | time | ganda bherundasana
    dolphin-push-up | Dolphin push-up | Delfin-Liegestütz | bodyweight | front-delts triceps | abs | reps |
    box-pike-hold | Box pike hold | Winkelstütz kopfüber am Kasten | bodyweight | front-delts traps | abs triceps | time |
    """
}
