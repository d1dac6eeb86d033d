/// Exercises for warming up.

extension Table {
  static let warmUp = """
    arm-circle | Arm circle | Armkreisen | bodyweight | front-delts side-delts | rear-delts | reps | Armkreise, big arm circle, Arme kreisen, Armkreisen vorwärts, Armkreisen rückwärts, small arm circle
    arm-swing | Arm swing | Armschwingen | bodyweight | chest rear-delts | | reps | arm hug, Armpendel, Arme schwingen, arm cross, cross-body arm swing, arm swing drill, arm drive drill
    leg-swing | Leg swing | Beinschwingen | bodyweight | hip-flexors hamstrings | glutes adductors | reps | front leg swing, side leg swing, Beinpendel, Beinschwünge, Beinpendeln, lateral leg swing, forward leg swing, front to back leg swing, side to side leg swing, Beinpendel seitlich, seitliches Beinpendel, Beinschwünge seitlich
    hip-circle | Hip circle | Hüftkreisen | bodyweight | hip-flexors glutes | abs | reps | hip rotation, Hüftkreise, Beckenkreisen, pelvic circle
    knee-circle | Knee circle | Kniekreisen | bodyweight | quads | calves | reps |
    ankle-circle | Ankle circle | Fußkreisen | bodyweight | calves shins | | reps | Fußkreise, Fußgelenke kreisen, Fußgelenkkreisen, Knöchelkreisen
    wrist-circle | Wrist circle | Handgelenkkreisen | bodyweight | forearms | | reps | wrist rotation, Handkreisen, Handgelenke kreisen
    neck-circle | Neck circle | Kopfkreisen | bodyweight | neck | traps | reps | neck roll, head roll, Nackenkreisen, Nackenrollen, Kopfrollen, Halskreisen
    shoulder-roll | Shoulder roll | Schulterkreisen | bodyweight | traps | front-delts | reps | shoulder circle, Schulterkreisen rückwärts, Schulterkreisen vorwärts, backward shoulder roll, posterior shoulder roll, anterior shoulder roll, Schulterrollen, Schulternrollen
    trunk-rotation | Trunk rotation | Rumpfdrehen | bodyweight | obliques | abs | reps | torso twist, standing twist, Rumpfkreisen, Oberkörperrotation, Oberkörperdrehung, Sitzende Rotation, trunk twist, Rumpfrotation im Stand, Rumpfrotation im Stehen, Rumpfrotation stehend
    band-pull-apart | Band pull-apart | Band auseinanderziehen | band | rear-delts upper-back | traps | reps | pull-apart, banded pull-apart, bpa, Bandziehen, Gummiband auseinanderziehen, Gummiband auseinander ziehen, Theraband auseinanderziehen, Band auseinander ziehen
    band-pass-through | Band pass-through | Band über Kopf führen | band | front-delts chest | upper-back | reps | band pass-through stretch, over-and-back, over-and-backs, shoulder over-and-back, band over-and-back
    band-external-rotation | Band external rotation | Außenrotation mit Band | band | rear-delts | upper-back | reps | banded external rotation, banded er, Außenrotation mit Übungsband, band external rotation in abduction, banded external rotation in abduction
    band-row | Band row | Rudern mit Band | band | upper-back lats | biceps | reps | banded row, resistance band row, band bent-over row, Theraband Rudern, Rudern am Band
    band-press | Band press | Brustdrücken mit Band | band | chest | triceps front-delts | reps | band chest press, banded chest press
    band-squat | Band squat | Kniebeuge mit Band | band | quads glutes | abductors | reps | banded squat, Kniebeugen mit Band, mini-band squat
    band-pulldown | Band pulldown | Latziehen mit Band | band | lats | biceps | reps | band lat pulldown, banded lat pulldown, kneeling band pulldown, band kneeling pulldown
    band-lateral-raise | Band lateral raise | Seitheben mit Band | band | side-delts | traps | reps | banded lateral raise
    band-overhead-press | Band overhead press | Schulterdrücken mit Band | band | front-delts | triceps | reps | banded overhead press, band shoulder press
    band-pushdown | Band pushdown | Trizepsdrücken mit Band | band | triceps | | reps | band triceps pushdown, banded triceps pushdown, banded pushdown
    march-in-place | March in place | Marschieren auf der Stelle | bodyweight | hip-flexors | calves quads | time | marching, march, marching in place, Marschieren, march on the spot, marching on the spot, march on spot, Gehen auf der Stelle, high knee march
    run-in-place | Run in place | Laufen auf der Stelle | bodyweight | calves quads | hip-flexors | time | running in place, jog in place, jogging in place, run on the spot, running on the spot, jog on the spot, jogging on the spot, Joggen auf der Stelle, Traben auf der Stelle, sprint in place, sprint on the spot, Sprint auf der Stelle, Sprinten auf der Stelle
    walking-knee-hug | Walking knee hug | Kniezug im Gehen | bodyweight | glutes | hip-flexors | reps | knee hug, standing knee hug
    walking-quad-stretch | Walking quad stretch | Fersenzug im Gehen | bodyweight | quads | hip-flexors | reps |
    toy-soldier | Toy soldier | Zinnsoldat | bodyweight | hamstrings hip-flexors | abs | reps | frankenstein walk, straight leg march, straight leg kick, frankenstein, walking toe touch
    toe-walk | Toe walk | Zehengang | bodyweight | calves | | distance | tiptoe walk, Zehenspitzengang
    heel-walk | Heel walk | Fersengang | bodyweight | shins | | distance |
    backward-run | Backward run | Rückwärtslaufen | run | quads calves | hamstrings | distance | backpedal, backwards run, running backwards, Rückwärtslauf
    carioca | Carioca | Überkreuzlauf | run | abductors adductors | obliques calves | distance | karaoke, grapevine run, Kreuzschritte, grapevine, Kreuzlauf
    skip | Skip | Hüpfen | bodyweight | calves hip-flexors | quads | distance | power skip, forward skip, Hopserlauf, Prellhopserlauf, Prellhopser
    kettlebell-prying-squat | Prying goblet squat | Goblet-Hocke mit Wippen | kettlebell | adductors | quads glutes | reps | kettlebell prying squat, prying squat, goblet squat pry
    scapular-circle | Scapular circle | Schulterblattkreisen | bodyweight | upper-back | traps | reps | scap circle
    quadruped-rock | Quadruped rock-back | Vierfüßler-Schaukel | bodyweight | lower-back glutes | quads | reps | rock-back, quadruped rock, all fours rocking, hands and knees rocking
    general-warm-up | General warm-up | Allgemeines Aufwärmen | bodyweight | quads | front-delts | time | warm-up, Aufwärmen, Warm machen
    cool-down | Cool-down | Abwärmen | bodyweight | quads | hamstrings | time | Abkühlen, warm-down
    leg-cradle | Walking leg cradle | Unterschenkelzug im Gehen | bodyweight | glutes | abductors | reps | leg cradle
    burgener-warm-up | Burgener warm-up | Burgener-Aufwärmen | barbell | traps glutes | front-delts | reps | barbell warm-up
    seated-heel-tap | Seated heel tap | Fersentippen im Sitzen | bodyweight | shins hip-flexors | quads | reps | heel tap in chair, Fersentipp im Sitzen
    """
}
