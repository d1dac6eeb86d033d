/// Exercises for the glutes.

extension Table {
  static let glutes = """
    hip-thrust | Hip thrust | Hip Thrust | barbell | glutes | hamstrings adductors | reps | barbell hip thrust, bht, Hüftstöße, Beckenstoß, Hüftstoß, Hüftstoßen, barbell hip thrust with bench, weighted hip thrust
    kneeling-hip-thrust | Kneeling hip thrust | Hüftstrecken im Kniestand | bodyweight | glutes | hamstrings | reps | kneeling hip extension
    single-leg-hip-thrust | Single-leg hip thrust | Einbeiniger Hip Thrust | bodyweight | glutes | hamstrings | reps | one leg hip thrust, einbeinige Hip Thrusts, Einbeiniger Hüftstoß
    machine-hip-thrust | Machine hip thrust | Hip-Thrust-Maschine | machine | glutes | hamstrings | reps | hip thrust machine, glute drive
    dumbbell-hip-thrust | Dumbbell hip thrust | Hip Thrust mit Kurzhantel | dumbbell | glutes | hamstrings | reps | Hüftstoß mit Kurzhantel
    glute-bridge | Glute bridge | Beckenheben | bodyweight | glutes | hamstrings | reps | hip bridge, hip raise, Schulterbrücke, Hüftheben, Beckenlift, Brücke, bridging, supine bridge, pelvic bridge, Po-Brücke, Gesäßbrücke, Hüftbrücke, butt lift, double leg bridge, Hüftheben auf dem Boden, Po anheben, Po heben, Pomuskelbrücke
    single-leg-glute-bridge | Single-leg glute bridge | Einbeiniges Beckenheben | bodyweight | glutes | hamstrings | reps | one leg glute bridge, single leg bridge, Beckenheben einbeinig, Brücke einbeinig, Schulterbrücke einbeinig, einbeinige Bridge, einbeinige Brücke
    barbell-glute-bridge | Barbell glute bridge | Beckenheben mit Langhantel | barbell | glutes | hamstrings | reps |
    frog-pump | Frog pump | Frog Pump | bodyweight | glutes | abductors | reps | frog bridge, Froschbrücke
    cable-pull-through | Cable pull-through | Pull-Through am Kabelzug | cable | glutes hamstrings | lower-back | reps | pull-through, cable hip hinge
    cable-glute-kickback | Cable glute kickback | Kickback am Kabelzug | cable | glutes | hamstrings | reps | glute kickback, cable hip extension, cable leg kickback, Beinheben nach hinten am Kabel, standing cable glute kickback, single-leg cable kickback, one-leg cable kickback, standing cable kickback, glute cable kickback, Po-Kickback am Kabelzug, Glute Kickback am Kabelzug
    glute-kickback-machine | Glute kickback machine | Glutaeus-Maschine | machine | glutes | hamstrings | reps | machine glute kickback, glute machine, Gesäßmaschine, machine rear kick, rear kick, rear kick machine
    donkey-kick | Donkey kick | Donkey Kick | bodyweight | glutes | hamstrings | reps | quadruped hip extension, bent knee kickback, Eselstritte, Eselstritt, glute kickback on floor, Beinheben auf allen Vieren, quadruped leg raise, kneeling leg lift, kneeling glute kickback, Beinrückheben im Vierfüßlerstand, Beinrückheben, donkey kickback
    fire-hydrant | Fire hydrant | Fire Hydrant | bodyweight | abductors glutes | obliques | reps | quadruped hip abduction, Hydrant, fire hydrant with band, dirty dog
    clamshell | Clamshell | Clamshell | band | abductors | glutes | reps | clam, banded clamshell, Muschelübung, Muschel, clam raise
    side-lying-leg-raise | Side-lying leg raise | Seitliches Beinheben | bodyweight | abductors | glutes obliques | reps | side-lying hip abduction, Beinheben seitlich, lateral leg raise, lying hip abduction, side-lying abduction, Abduktoren-Beinheben, Abduktion in Seitenlage, Bein abspreizen Seitlage, seitlicher Beinheber, liegend seitlicher Beinheber, sideways leg lift, sideways leg raise, side leg lift
    hip-abduction-machine | Hip abduction machine | Abduktorenmaschine | machine | abductors | glutes | reps | abductor machine, hip abduction, abductor, abduction, Abduktoren, Abduktion, machine hip abductor, hip abductor, outer thigh machine, thigh abductor, seated hip abduction, Abduktorenmaschine sitzend, Abduktionsmaschine
    cable-hip-abduction | Cable hip abduction | Abduktion am Kabelzug | cable | abductors | glutes | reps | cable hip abductor, Abduktoren am Kabel, standing cable hip abduction, side cable hip abduction
    lateral-band-walk | Lateral band walk | Monster Walk | band | abductors | glutes | reps | band walk, banded side step, Seitschritte mit Band, Seitgang mit Band, crab walk band, band crab walk, side stepping, banded step, banded side stepping, band side stepping, monster walk sideways, banded lateral walk, mini-band walk, mini-band lateral walk, band side walk, banded side walk, Seitwärtsgehen mit Band, side walk with band, band side step, seitlich laufen mit Gummiband, seitlich gehen mit Band, seitlicher Gang mit Band, Seitwärtsgang mit Band, seitliches Gehen mit Band
    hip-hinge | Hip hinge | Hüftbeuge | bodyweight | glutes hamstrings | lower-back | reps | hinge, hip hinge drill, hip hinge with stick, hip hinge with dowel, dowel hip hinge
    kettlebell-deadlift | Kettlebell deadlift | Kreuzheben mit Kettlebell | kettlebell | glutes hamstrings | lower-back quads | reps | Kettlebell-Kreuzheben
    hip-extension | Hip extension | Hüftstrecken | bodyweight | glutes hamstrings | lower-back | reps | ghd hip extension, Hüftstreckung
    weighted-hip-extension | Weighted hip extension | Hüftstrecken mit Gewicht | other | glutes hamstrings | lower-back | reps | hip extension weighted, weighted ghd hip extension
    band-good-morning | Band good morning | Good Morning mit Band | band | hamstrings glutes | lower-back | reps | banded good morning
    smith-hip-thrust | Smith machine hip thrust | Hip Thrust an der Multipresse | machine | glutes | hamstrings | reps | smith hip thrust
    bodyweight-hip-thrust | Bodyweight hip thrust | Hip Thrust mit Körpergewicht | bodyweight | glutes | hamstrings | reps | hip thrust bodyweight
    dumbbell-single-leg-hip-thrust | Dumbbell single-leg hip thrust | Einbeiniger Hip Thrust mit Kurzhantel | dumbbell | glutes | hamstrings | reps | single leg dumbbell hip thrust
    partial-glute-bridge | Partial glute bridge | Teil-Beckenheben | barbell | glutes | hamstrings | reps | barbell partial glute bridge
    dumbbell-frog-pump | Dumbbell frog pump | Frog Pump mit Kurzhantel | dumbbell | glutes | abductors | reps |
    banded-glute-bridge | Band glute bridge | Beckenheben mit Band | band | glutes | abductors hamstrings | reps | banded glute bridge
    hip-airplane | Hip airplane | Hip Airplane | bodyweight | glutes abductors | hamstrings | reps | Standwaage mit Drehung
    standing-hip-abduction | Standing hip abduction | Beinabspreizen im Stehen | bodyweight | abductors | glutes | reps | standing leg abduction, standing side leg raise, Bein abspreizen im Stand, seitliches Beinheben im Stand, side leg raise with chair, seitliches Beinheben im Stehen
    standing-hip-extension | Standing hip extension | Beinrückheben im Stehen | bodyweight | glutes | hamstrings | reps | standing leg extension back, standing kickback, Bein nach hinten strecken
    prone-hip-extension | Prone hip extension | Beinrückheben in Bauchlage | bodyweight | glutes hamstrings | lower-back | reps | prone leg raise, prone leg lift
    side-lying-hip-adduction | Side-lying hip adduction | Beinheben innen in Seitlage | bodyweight | adductors | | reps | inner thigh lift, side lying adduction, Adduktion in Seitenlage, Adduktion in Seitlage, Bein-Adduktion
    adductor-squeeze | Adductor squeeze | Ball zwischen den Knien drücken | other | adductors | abs | time | adductor ball squeeze, knee ball squeeze, copenhagen squeeze, groin squeeze
    band-hip-abduction | Seated band abduction | Abduktion mit Band im Sitzen | band | abductors | glutes | reps | banded seated abduction, seated banded hip abduction, band hip abduction, banded hip abduction, hip abduction with band, band hip abductor, band abduction, band thigh abduction
    pelvic-drop | Pelvic drop | Beckensenken | bodyweight | abductors glutes | | reps | hip hike, hip hitch
    barbell-single-leg-hip-thrust | Barbell single-leg hip thrust | Einbeiniger Hüftstoß mit Langhantel | barbell | glutes | hamstrings | reps | single-leg barbell hip thrust, one-leg barbell hip thrust
    b-stance-hip-thrust | B-stance hip thrust | Hüftstoß im Schrittstand | barbell | glutes | hamstrings | reps | kickstand hip thrust, staggered hip thrust
    glute-set | Glute set | Gesäßspannung | bodyweight | glutes | | reps | gluteal squeeze, glute squeeze, gluteal set, buttock squeeze, static glute, Po anspannen, Gesäß anspannen
    back-leg-raise | Back leg raise | Bein nach hinten heben | bodyweight | glutes | hamstrings | reps | rear leg raise, standing back leg raise, leg extension back
    band-monster-walk | Band monster walk | Monstergang mit Band | band | glutes abductors | quads | distance | banded monster walk
    pelvic-floor-contraction | Pelvic floor contraction | Beckenbodenspannung | bodyweight | abs | glutes | reps | kegel, kegel exercise, pelvic floor exercise, Beckenbodentraining, Beckenboden anspannen, Beckenbodengymnastik, Beckenbodenübung, Rückbildungsgymnastik, Rückbildung, Fahrstuhlübung, Kegelübung, pelvic floor activation, quick flick, quick flick kegel, elevator kegel, long hold kegel, pelvic floor drop
    band-pull-through | Band pull-through | Pull-Through mit Band | band | glutes hamstrings | lower-back | reps | banded pull-through
    glute-bridge-march | Glute bridge march | Marschieren in der Brücke | bodyweight | glutes | hamstrings abs hip-flexors | reps | bridge march, marching bridge, marching glute bridge, marching hip raise
    elevated-glute-bridge | Feet-elevated glute bridge | Beckenheben mit erhöhten Füßen | bodyweight | glutes | hamstrings | reps | elevated glute bridge, feet elevated hip bridge
    kas-glute-bridge | Kas glute bridge | Kas-Brücke mit Langhantel | barbell | glutes | hamstrings | reps | kas bridge, barbell kas glute bridge
    band-glute-kickback | Band glute kickback | Gesäß-Kickback mit Band | band | glutes | hamstrings | reps | banded glute kickback, glute kickback with band, banded donkey kick, banded leg kickback
    smith-glute-bridge | Smith machine glute bridge | Beckenheben an der Multipresse | machine | glutes | hamstrings | reps | smith glute bridge
    """
}
