/// Exercises for warming up.

extension Table {
  static let warmUp = """
    arm-circle | Arm circle | Armkreisen | bodyweight | front-delts side-delts | rear-delts | reps | Armkreise, big arm circle
    arm-swing | Arm swing | Armschwingen | bodyweight | chest rear-delts | | reps | arm hug, Armpendel
    leg-swing | Leg swing | Beinschwingen | bodyweight | hip-flexors hamstrings | glutes adductors | reps | front leg swing, side leg swing, Beinpendel, Beinschwünge
    hip-circle | Hip circle | Hüftkreisen | bodyweight | hip-flexors glutes | abs | reps | hip rotation, Hüftkreise, Beckenkreisen
    knee-circle | Knee circle | Kniekreisen | bodyweight | quads | calves | reps |
    ankle-circle | Ankle circle | Fußkreisen | bodyweight | calves shins | | reps | Fußkreise
    wrist-circle | Wrist circle | Handgelenkkreisen | bodyweight | forearms | | reps | wrist rotation, Handkreisen
    neck-circle | Neck circle | Kopfkreisen | bodyweight | neck | traps | reps | neck roll, head roll
    shoulder-roll | Shoulder roll | Schulterkreisen | bodyweight | traps | front-delts | reps | shoulder circle
    trunk-rotation | Trunk rotation | Rumpfdrehen | bodyweight | obliques | abs | reps | torso twist, standing twist, Rumpfkreisen
    band-pull-apart | Band pull-apart | Band auseinanderziehen | band | rear-delts upper-back | traps | reps | pull-apart, banded pull-apart, bpa, Bandziehen
    band-pass-through | Band pass-through | Band über Kopf führen | band | front-delts chest | upper-back | reps | band pass-through stretch
    band-external-rotation | Band external rotation | Außenrotation mit Band | band | rear-delts | upper-back | reps | banded external rotation, banded er
    band-row | Band row | Rudern mit Band | band | upper-back lats | biceps | reps | banded row, resistance band row, band bent-over row, Theraband Rudern, Rudern am Band
    band-press | Band press | Brustdrücken mit Band | band | chest | triceps front-delts | reps | band chest press, banded chest press
    band-squat | Band squat | Kniebeuge mit Band | band | quads glutes | abductors | reps | banded squat, Kniebeugen mit Band, mini-band squat
    band-pulldown | Band pulldown | Latziehen mit Band | band | lats | biceps | reps | band lat pulldown, banded lat pulldown, kneeling band pulldown, band kneeling pulldown
    band-lateral-raise | Band lateral raise | Seitheben mit Band | band | side-delts | traps | reps | banded lateral raise
    band-overhead-press | Band overhead press | Schulterdrücken mit Band | band | front-delts | triceps | reps | banded overhead press, band shoulder press
    band-pushdown | Band pushdown | Trizepsdrücken mit Band | band | triceps | | reps | band triceps pushdown, banded triceps pushdown, banded pushdown
    march-in-place | March in place | Marschieren auf der Stelle | bodyweight | hip-flexors | calves quads | time | marching, march, marching in place, Marschieren, march on the spot, marching on the spot, march on spot
    run-in-place | Run in place | Laufen auf der Stelle | bodyweight | calves quads | hip-flexors | time | running in place, jog in place, jogging in place, run on the spot, running on the spot, jog on the spot, jogging on the spot, Joggen auf der Stelle
    walking-knee-hug | Walking knee hug | Kniezug im Gehen | bodyweight | glutes | hip-flexors | reps | knee hug
    walking-quad-stretch | Walking quad stretch | Fersenzug im Gehen | bodyweight | quads | hip-flexors | reps |
    toy-soldier | Toy soldier | Zinnsoldat | bodyweight | hamstrings hip-flexors | abs | reps | frankenstein walk, straight leg march, straight leg kick
    toe-walk | Toe walk | Zehengang | bodyweight | calves | | distance | tiptoe walk, Zehenspitzengang
    heel-walk | Heel walk | Fersengang | bodyweight | shins | | distance |
    backward-run | Backward run | Rückwärtslaufen | run | quads calves | hamstrings | distance | backpedal, backwards run, running backwards, Rückwärtslauf
    carioca | Carioca | Überkreuzlauf | run | abductors adductors | obliques calves | distance | karaoke, grapevine run, Kreuzschritte, grapevine
    skip | Skip | Hüpfen | bodyweight | calves hip-flexors | quads | distance | power skip, forward skip
    kettlebell-prying-squat | Prying goblet squat | Goblet-Hocke mit Wippen | kettlebell | adductors | quads glutes | reps | kettlebell prying squat, prying squat, goblet squat pry
    scapular-circle | Scapular circle | Schulterblattkreisen | bodyweight | upper-back | traps | reps | scap circle
    quadruped-rock | Quadruped rock-back | Vierfüßler-Schaukel | bodyweight | lower-back glutes | quads | reps | rock-back, quadruped rock
    general-warm-up | General warm-up | Allgemeines Aufwärmen | bodyweight | quads | front-delts | time | warm-up, Aufwärmen, Einlaufen, Einfahren, Warm machen
    cool-down | Cool-down | Auslaufen | bodyweight | quads | hamstrings | time | Abwärmen, Abkühlen, Ausfahren
    """
}
