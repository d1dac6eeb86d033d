/// Exercises for gymnastics and calisthenics.

extension Table {
  static let gymnastics = """
    muscle-up | Muscle-up | Muscle-up | bodyweight | lats triceps | chest biceps | reps | bar muscle-up, mu, bmu, strict muscle-up, Aufschwung in den Stütz
    ring-muscle-up | Ring muscle-up | Muscle-up an den Ringen | rings | lats chest triceps | biceps | reps | rmu
    kipping-pull-up | Kipping pull-up | Kipping Pull-up | bodyweight | lats | abs biceps | reps | kip pull-up, kipping, Kipping-Klimmzüge, Schwungklimmzug, Kipping-Klimmzug
    butterfly-pull-up | Butterfly pull-up | Butterfly-Klimmzug | bodyweight | lats | abs biceps | reps | Butterfly-Klimmzüge
    chest-to-bar-pull-up | Chest-to-bar pull-up | Chest-to-Bar-Klimmzug | bodyweight | lats upper-back | biceps | reps | c2b, ctb, chest-to-bar, c2b pull-up, ctb pull-up, Klimmzüge Brust zur Stange, Klimmzug mit Brust zur Stange
    kip-swing | Kip swing | Kip Swing | bodyweight | lats abs | front-delts | reps | beat swing, kipping swing, tap swing, Kip-Schwung
    ring-pull-up | Ring pull-up | Klimmzug an den Ringen | rings | lats | biceps upper-back | reps | ring chin-up, Klimmzüge an den Ringen
    ring-dip | Ring dip | Ringdip | rings | chest triceps | front-delts | reps | rings dip, Dips an den Ringen
    ring-support-hold | Ring support hold | Ringstütz | rings | triceps chest | front-delts abs | time | ring support, rto support, rto support hold, Stütz an den Ringen
    support-hold | Support hold | Stützhalten | bodyweight | triceps chest | front-delts abs | time | parallel bar support hold, bar support hold, dip support hold, top of dip hold, dip hold, Stütz am Barren, Barrenstützhalte
    false-grip-hang | False grip hang | Hang im Zuggriff | rings | forearms | lats | time | false grip hold
    ring-dead-hang | Ring hang | Hang an den Ringen | rings | forearms | lats | time | ring dead hang
    skin-the-cat | Skin the cat | Skin the Cat | rings | lats front-delts | abs chest | reps | skinning the cat, Durchhocken
    german-hang | German hang | Rückhang | rings | front-delts chest | biceps | time |
    inverted-hang | Inverted hang | Sturzhang | rings | lats | abs upper-back | time | upside down hang, candlestick hang
    front-lever | Front lever | Front Lever | bodyweight | lats abs | upper-back | time | front lever hold, Hangwaage, Hangwaage vorlings
    tuck-front-lever | Tuck front lever | Tuck Front Lever | bodyweight | lats abs | upper-back | time | advanced tuck front lever, tucked front lever, Gehockte Hangwaage
    front-lever-raise | Front lever raise | Front Lever Raise | bodyweight | lats abs | upper-back | reps | front lever pull, Heben in die Hangwaage
    front-lever-row | Front lever row | Front Lever Row | bodyweight | lats upper-back | biceps abs | reps | tuck front lever row, Rudern in der Hangwaage
    back-lever | Back lever | Back Lever | rings | front-delts chest lats | lower-back biceps | time | back lever hold, tuck back lever, Hangwaage rücklings
    planche | Planche | Planche | bodyweight | front-delts chest | abs biceps | time | planches, planche hold, full planche, Stützwaage
    tuck-planche | Tuck planche | Tuck Planche | bodyweight | front-delts chest | abs | time | tucked planche, advanced tuck planche, Gehockte Stützwaage
    straddle-planche | Straddle planche | Straddle Planche | bodyweight | front-delts chest | abs | time | Gegrätschte Stützwaage
    planche-lean | Planche lean | Planche Lean | bodyweight | front-delts | chest abs | time | planche lean hold, Stützwaage mit Vorlage
    planche-push-up | Planche push-up | Planche-Liegestütz | bodyweight | front-delts chest | triceps abs | reps | tuck planche push-up, Liegestütz in der Stützwaage
    l-sit | L-sit | L-Sit | bodyweight | abs hip-flexors | triceps quads | time | l sit hold, l hang, L-Sitz, L-Stütz, Schwebestütz, Winkelstütz
    tuck-l-sit | Tuck L-sit | Tuck L-Sit | bodyweight | abs hip-flexors | triceps | time | tuck sit, tuck hold, one leg l-sit, Gehockter Winkelstütz
    v-sit | V-sit | V-Sit | bodyweight | abs hip-flexors | triceps | time | Spitzwinkelstütz
    manna | Manna | Manna-Stütz | bodyweight | abs hip-flexors | rear-delts triceps | time |
    straddle-l-sit | Straddle L-sit | Straddle L-Sit | bodyweight | abs hip-flexors | triceps adductors | time | straddle sit, Grätschwinkelstütz
    handstand | Handstand | Freier Handstand | bodyweight | front-delts traps | triceps abs | time | freestanding handstand, free handstand, hs, handstand balance
    handstand-hold | Handstand hold | Handstand halten | bodyweight | front-delts traps | triceps abs | time | wall handstand, wall handstand hold, handstand against wall, chest to wall handstand, Handstand an der Wand, Wandhandstand
    handstand-push-up | Handstand push-up | Handstandliegestütz | bodyweight | front-delts triceps | traps chest | reps | hspu, handstand press-up, strict handstand push-up, strict hspu, shspu, wall handstand push-up, Handstandliegestütze, Handstanddrücken
    freestanding-handstand-push-up | Freestanding handstand push-up | Freier Handstandliegestütz | bodyweight | front-delts triceps | traps abs | reps | freestanding hspu
    handstand-walk | Handstand walk | Handstand Walk | bodyweight | front-delts traps | triceps abs | distance | hsw, handstand walking, Laufen im Handstand, Handstandlauf
    handstand-kick-up | Handstand kick-up | Aufschwingen in den Handstand | bodyweight | front-delts | abs | reps | kick up, kick-up to handstand
    press-to-handstand | Press to handstand | Heben in den Handstand | bodyweight | front-delts | abs hip-flexors | reps | press handstand
    handstand-shoulder-tap | Handstand shoulder tap | Schultertippen im Handstand | bodyweight | front-delts traps | abs | reps |
    wall-walk | Wall walk | Wall Walk | bodyweight | front-delts abs | triceps chest | reps | wall climb, Wandläufe, Wandlauf
    headstand | Headstand | Kopfstand | bodyweight | neck front-delts | abs | time |
    crow-pose | Crow pose | Krähe | bodyweight | triceps front-delts | abs | time | frog stand, crow, crane pose, crow stand, Froschstand, Kranich
    human-flag | Human flag | Human Flag | bodyweight | obliques lats | front-delts | time | flag, side lever, Menschliche Fahne
    iron-cross | Iron cross | Kreuzhang | rings | chest lats | biceps front-delts | time | ring cross
    pelican-curl | Pelican curl | Pelikan-Curl | rings | biceps | front-delts chest | reps |
    korean-dip | Korean dip | Koreanischer Dip | bodyweight | triceps front-delts | chest | reps |
    straight-bar-dip | Straight bar dip | Dip an der Stange | bodyweight | chest triceps | front-delts | reps | single bar dip, Dips an der Reckstange
    russian-dip | Russian dip | Russischer Dip | bodyweight | triceps chest | front-delts | reps |
    explosive-pull-up | Explosive pull-up | Explosiver Klimmzug | bodyweight | lats | biceps upper-back | reps | high pull-up, clapping pull-up, plyometric pull-up, explosive Klimmzüge, Klatschklimmzug
    bar-pullover | Bar pullover | Felgaufschwung | bodyweight | abs lats | biceps | reps | hip pull-over, gymnastic pullover, Aufschwung
    pegboard | Pegboard climb | Pegboard | other | lats biceps | forearms | reps | pegboard ascent
    monkey-bars | Monkey bars | Hangeln | bodyweight | forearms lats | biceps | distance | monkey bar, brachiation, Hangelleiter
    cartwheel | Cartwheel | Rad schlagen | bodyweight | front-delts obliques | adductors | reps | Radschlag
    forward-roll | Forward roll | Rolle vorwärts | bodyweight | abs | neck | reps | somersault roll, Vorwärtsrolle, Purzelbaum
    candlestick-roll | Candlestick roll | Kerze rollen | bodyweight | abs | lower-back | reps | candlestick, rolling squat
    back-bridge | Back bridge | Bogenbrücke | bodyweight | lower-back glutes | front-delts triceps | time | gymnastic bridge, full bridge, wheel pose, upward bow, backbend, Gymnastikbrücke, Rad-Pose
    neck-curl | Neck curl | Nackenbeugen | other | neck | | reps | neck flexion, plate neck curl, Halsbeugen
    neck-extension | Neck extension | Nackenstrecken | other | neck | traps | reps | neck harness, Halsstrecken
    neck-bridge | Neck bridge | Nackenbrücke | bodyweight | neck | traps | time | wrestler's bridge, Ringerbrücke
    kipping-handstand-push-up | Kipping handstand push-up | Kipping-Handstandliegestütz | bodyweight | front-delts triceps | traps glutes | reps | kipping hspu, khspu, Kipping-Handstandliegestütze
    """
}
