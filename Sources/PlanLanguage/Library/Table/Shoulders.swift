/// Exercises for the shoulders.

extension Table {
  static let shoulders = """
    overhead-press | Overhead press | Schulterdrücken | barbell | front-delts | triceps side-delts traps | reps | ohp, press, military press, strict press, shoulder press, standing press, standing overhead press, barbell shoulder press, barbell military press, Überkopfdrücken, Schulterdrücken stehend, Langhantel-Schulterdrücken, Militärdrücken, Frontdrücken, standing military press, strict military press, Militärpresse, military barbell press
    seated-overhead-press | Seated overhead press | Schulterdrücken im Sitzen | barbell | front-delts | triceps side-delts | reps | seated press, seated barbell press, seated military press, seated shoulder press, Schulterdrücken sitzend
    behind-the-neck-press | Behind-the-neck press | Nackendrücken | barbell | side-delts front-delts | triceps | reps | btn press, behind neck press, press behind neck, press behind the neck, press from behind the neck, Schulterdrücken hinter dem Kopf, Schulterdrücken Langhantel hinter dem Kopf
    z-press | Z press | Z-Drücken | barbell | front-delts | triceps abs | reps | seated floor press
    push-press | Push press | Schwungdrücken | barbell | front-delts | triceps quads glutes | reps | barbell push press, pp
    bradford-press | Bradford press | Bradford-Drücken | barbell | side-delts front-delts | triceps | reps | rocky press
    dumbbell-shoulder-press | Dumbbell shoulder press | Schulterdrücken mit Kurzhanteln | dumbbell | front-delts | triceps side-delts | reps | dumbbell overhead press, db ohp, standing dumbbell press, dumbbell military press, Schulterdrücken Kurzhantel, dumbbell strict press, Kurzhantelschulterdrücken, palms-in dumbbell press
    seated-dumbbell-shoulder-press | Seated dumbbell shoulder press | Schulterdrücken mit Kurzhanteln im Sitzen | dumbbell | front-delts | triceps side-delts | reps | seated dumbbell press, seated dumbbell overhead press, Schulterdrücken sitzend Kurzhantel, dumbbell seated overhead press, Kurzhantelschulterdrücken im Sitzen
    single-arm-dumbbell-shoulder-press | Single-arm dumbbell shoulder press | Einarmiges Schulterdrücken mit Kurzhantel | dumbbell | front-delts | triceps obliques | reps | one arm dumbbell shoulder press, single arm overhead press, single arm dumbbell overhead press, einarmiges Schulterdrücken, Einarmiges Kurzhantelschulterdrücken
    arnold-press | Arnold press | Arnold-Drücken | dumbbell | front-delts side-delts | triceps | reps | arnold dumbbell press, Arnold-Presse, arnold shoulder press
    dumbbell-push-press | Dumbbell push press | Kurzhantel-Schwungdrücken | dumbbell | front-delts | triceps quads | reps | single arm dumbbell push press
    kettlebell-press | Kettlebell press | Kettlebell-Drücken | kettlebell | front-delts | triceps obliques | reps | kettlebell overhead press, kettlebell shoulder press, kettlebell military press, kettlebell strict press, Kugelhanteldrücken
    double-kettlebell-press | Double kettlebell press | Doppeltes Kettlebell-Drücken | kettlebell | front-delts | triceps abs | reps | double kettlebell overhead press
    kettlebell-push-press | Kettlebell push press | Kettlebell-Schwungdrücken | kettlebell | front-delts | triceps quads | reps |
    bottoms-up-press | Bottoms-up press | Bottoms-up-Drücken | kettlebell | front-delts forearms | triceps | reps | bottoms up kettlebell press
    landmine-press | Landmine press | Landmine-Drücken | barbell | front-delts chest | triceps abs | reps | single arm landmine press, landmine rotational press, rotational landmine press, angled press, one arm landmine press, half kneeling landmine press
    shoulder-press-machine | Shoulder press machine | Schulterpresse | machine | front-delts | triceps side-delts | reps | machine shoulder press, machine overhead press, Schulterdrücken Maschine, Schulterdrücken an der Maschine, machine plates shoulder press, plate loaded shoulder press, seated shoulder press machine, machine seated shoulder press, Schultermaschine
    smith-shoulder-press | Smith machine shoulder press | Schulterdrücken an der Multipresse | machine | front-delts | triceps side-delts | reps | smith shoulder press, smith overhead press, smith machine overhead press
    cuban-press | Cuban press | Cuban-Press | dumbbell | rear-delts side-delts | traps front-delts | reps | cuban rotation
    lateral-raise | Lateral raise | Seitheben | dumbbell | side-delts | traps | reps | side raise, lat raise, dumbbell side raise, side lateral raise, Seitheben mit Kurzhanteln, Seitheben Kurzhantel, side lateral, dumbbell side lateral, Seitenheben, shoulder fly, lateral deltoid raise, Arme seitlich heben, seitliches Armheben, Armheben seitlich, Arme seitlich anheben
    cable-lateral-raise | Cable lateral raise | Seitheben am Kabelzug | cable | side-delts | traps | reps | single arm cable lateral raise, Seitheben am Kabel, Kabelseitheben, cable single arm lateral raise, high cable lateral raise, cuffed cable lateral raise, Seitheben am Kabel einarmig
    machine-lateral-raise | Machine lateral raise | Seitheben an der Maschine | machine | side-delts | traps | reps | lateral raise machine, Seithebemaschine, Seitheben Maschine
    leaning-lateral-raise | Leaning lateral raise | Seitheben mit Schräglage | dumbbell | side-delts | traps | reps | lean-away lateral raise, lean-in lateral raise
    lu-raise | Lu raise | Lu-Heben | dumbbell | side-delts | traps front-delts | reps | overhead lateral raise, full range lateral raise, super rom lateral raise
    front-raise | Front raise | Frontheben | dumbbell | front-delts | side-delts | reps | dumbbell front raise, Frontheben Kurzhantel, Arme vorne heben, Arme nach vorne heben, Armheben vorne
    plate-front-raise | Plate front raise | Frontheben mit Scheibe | other | front-delts | side-delts | reps | plate raise, overhead plate raise
    cable-front-raise | Cable front raise | Frontheben am Kabelzug | cable | front-delts | side-delts | reps | Frontheben am Kabel
    rear-delt-fly | Rear delt fly | Vorgebeugtes Seitheben | dumbbell | rear-delts | upper-back | reps | reverse fly, reverse flye, rear delt flye, rear delt raise, bent-over lateral raise, rear lateral raise, bent-over fly, Seitheben vorgebeugt, umgekehrte Fliegende, Reverse Fliegende, rear delt reverse fly, lying rear delt raise, bent-over reverse fly, bent-over rear delt fly, bent-over rear delt raise, seated rear delt fly, rear deltoid fly, rear deltoid raise, Reverse Flys Kurzhantel, back fly, dumbbell back fly, flat bench back fly, rear fly
    reverse-pec-deck | Reverse pec deck | Reverse-Butterfly | machine | rear-delts | upper-back | reps | rear delt machine, reverse machine fly, machine rear delt fly, Butterfly Reverse, Butterfly rückwärts, machine reverse fly, machine rear delt reverse fly, Hintere Schulter Maschine, machine rear delt raise, pec deck rear delt fly, rear delt pec deck, rear delt pec deck fly
    cable-rear-delt-fly | Cable rear delt fly | Umgekehrte Fliegende am Kabelzug | cable | rear-delts | upper-back | reps | cable reverse fly, cable rear delt raise, reverse cable crossover, cable rear delt reverse fly, Hintere Schulter am Kabel, Reverse Butterfly am Kabel, bent-over cable rear delt fly, cable crossover reverse fly, Vorgebeugte Reverse Flys am Kabelzug, Butterfly Reverse am Kabelzug, Seilzug Butterfly Reverse, Reverse Butterfly am Kabelzug
    upright-row | Upright row | Aufrechtes Rudern | barbell | side-delts traps | biceps front-delts | reps | barbell upright row, Rudern aufrecht, Rudern stehend, upright shoulder row
    dumbbell-upright-row | Dumbbell upright row | Aufrechtes Rudern mit Kurzhanteln | dumbbell | side-delts traps | biceps | reps |
    cable-upright-row | Cable upright row | Aufrechtes Rudern am Kabelzug | cable | side-delts traps | biceps | reps |
    high-pull | High pull | High Pull | barbell | traps side-delts | glutes hamstrings | reps | barbell high pull, Hohes Ziehen
    external-rotation | External rotation | Außenrotation | cable | rear-delts | upper-back | reps | cable external rotation, shoulder external rotation, rotator cuff external rotation, Außenrotation am Kabel, external rotation in abduction, abducted external rotation, 90/90 external rotation
    isometric-external-rotation | Isometric external rotation | Isometrische Außenrotation | bodyweight | rear-delts | upper-back | time | external rotation isometric, external rotation hold
    internal-rotation | Internal rotation | Innenrotation | cable | front-delts | chest | reps | cable internal rotation, shoulder internal rotation, Innenrotation am Kabel
    dumbbell-external-rotation | Dumbbell external rotation | Außenrotation mit Kurzhantel | dumbbell | rear-delts | upper-back | reps | side-lying external rotation, side-lying dumbbell external rotation
    powell-raise | Powell raise | Powell-Heben | dumbbell | rear-delts | upper-back | reps |
    trap-raise | Trap raise | Trap Raise | dumbbell | traps | rear-delts | reps | lower trap raise, trap-3 raise
    pike-push-up | Pike push-up | Pike-Liegestütz | bodyweight | front-delts | triceps chest | reps | pike press, Pike-Liegestütze, Hechtliegestütz, Hechtliegestütze
    elevated-pike-push-up | Elevated pike push-up | Erhöhter Pike-Liegestütz | bodyweight | front-delts | triceps chest | reps | feet elevated pike push-up, erhöhte Pike-Liegestütze, box pike push-up, box handstand push-up
    scapular-push-up | Scapular push-up | Scapula-Liegestütz | bodyweight | chest | upper-back | reps | scap push-up, serratus push-up, scapula push-up, Schulterblatt-Liegestütze, Schulterblatt-Liegestütz
    push-up-plus | Push-up plus | Liegestütz plus | bodyweight | chest | triceps upper-back | reps | push-up with a plus, wall push-up plus
    cable-overhead-press | Cable overhead press | Schulterdrücken am Kabelzug | cable | front-delts | triceps side-delts | reps | cable shoulder press
    seated-lateral-raise | Seated lateral raise | Seitheben im Sitzen | dumbbell | side-delts | traps | reps | dumbbell seated lateral raise, seated dumbbell lateral raise, Kurzhantel-Seitheben im Sitzen
    barbell-front-raise | Barbell front raise | Frontheben mit der Langhantel | barbell | front-delts | side-delts | reps | Langhantel-Frontheben
    band-front-raise | Band front raise | Frontheben mit Band | band | front-delts | side-delts | reps | banded front raise
    suspension-front-raise | Suspension front raise | Frontheben am Schlingentrainer | other | front-delts | traps abs | reps | trx front raise
    single-arm-cable-rear-delt-fly | Single-arm cable rear delt fly | Einarmige umgekehrte Fliegende am Kabelzug | cable | rear-delts | upper-back | reps | reverse fly single arm, single arm cable reverse fly, cable reverse fly single arm
    chest-supported-rear-delt-fly | Chest-supported rear delt fly | Umgekehrte Fliegende mit Brustauflage | dumbbell | rear-delts | upper-back | reps | chest supported reverse fly, incline rear delt fly, incline reverse fly
    chest-supported-y-raise | Chest-supported Y raise | Y-Heben mit Brustauflage | dumbbell | traps side-delts | rear-delts | reps | incline y raise, dumbbell y raise
    ytwl-raise | YTWL raise | YTWL-Heben | bodyweight | upper-back rear-delts | traps | reps | y t w l raise, ytwl, ytw, ytw raise, y-t-w
    scaption | Scaption | Heben in der Schulterblattebene | dumbbell | side-delts front-delts | traps | reps | full can raise, full can, scaption raise
    empty-can-raise | Empty can raise | Empty-Can-Heben | dumbbell | side-delts | traps | reps | empty can
    shoulder-flexion | Shoulder flexion | Schulterflexion | bodyweight | front-delts | traps | reps | active shoulder flexion, Arm heben
    shoulder-abduction | Shoulder abduction | Schulterabduktion | bodyweight | side-delts | traps | reps | active shoulder abduction, Arm abspreizen
    band-internal-rotation | Band internal rotation | Innenrotation mit Band | band | front-delts | chest | reps | banded internal rotation
    scapular-retraction | Scapular retraction | Schulterblätter zusammenziehen | bodyweight | upper-back | traps | reps | scapular squeeze, shoulder blade squeeze, scap retraction, scapular setting, scapula setting, Schulterblatt nach hinten ziehen, Schulterblätter nach hinten ziehen, Schulterblatt-Pressen, Schulterblätter kneifen
    scapular-shrug | Scapular shrug | Schulterblattheben | bodyweight | traps | upper-back | reps | scap shrug, scapula shrug
    serratus-punch | Serratus punch | Serratus-Stoß | dumbbell | chest | front-delts | reps | supine serratus punch, scapular punch, serratus anterior punch
    half-kneeling-press | Half-kneeling press | Drücken im Halbkniestand | dumbbell | front-delts | triceps abs obliques | reps | half kneeling shoulder press, half kneeling overhead press, half-kneeling dumbbell press
    viking-press | Viking press | Viking-Press | machine | front-delts | triceps chest | reps | viking press machine
    behind-the-neck-push-press | Behind-the-neck push press | Schwungdrücken hinter dem Nacken | barbell | front-delts side-delts | triceps quads | reps | push press behind neck, btn push press
    snatch-grip-behind-the-neck-press | Snatch-grip behind-the-neck press | Nackendrücken im Reißgriff | barbell | side-delts front-delts | triceps | reps | snatch-grip press behind neck, klokov press
    see-saw-press | See-saw press | Wippendrücken | kettlebell | front-delts | triceps obliques | reps | kettlebell see-saw press
    crucifix-hold | Crucifix hold | Kreuzhalten | other | side-delts | front-delts traps | time | strongman crucifix
    prone-horizontal-abduction | Prone horizontal abduction | Armheben seitlich in Bauchlage | bodyweight | rear-delts | upper-back | reps | horizontal abduction
    table-slide | Table slide | Tischgleiten | bodyweight | front-delts | | reps | shoulder table slide, table-supported shoulder flexion, table shoulder flexion, shoulder flexion on table, tabletop shoulder flexion, supported shoulder flexion
    wand-flexion | Wand flexion | Schulterflexion mit Stab | other | front-delts | | reps | dowel flexion, cane flexion, stick flexion, wand exercise, cane exercise, wand shoulder flexion, Arme heben mit Stock, Armheben mit Stock, Arme heben mit Stab, Stabübung Schulter
    wand-external-rotation | Wand external rotation | Außenrotation mit Stab | other | rear-delts | | reps | cane external rotation, dowel external rotation, stick external rotation
    shoulder-pulley | Shoulder pulley | Schulterseilzug | other | front-delts | | time | pulley flexion, pulleys, overhead pulley
    isometric-shoulder-flexion | Isometric shoulder flexion | Isometrische Schulterflexion | bodyweight | front-delts | | time | shoulder flexion isometric
    isometric-shoulder-abduction | Isometric shoulder abduction | Isometrische Schulterabduktion | bodyweight | side-delts | | time | shoulder abduction isometric
    isometric-internal-rotation | Isometric internal rotation | Isometrische Innenrotation | bodyweight | front-delts chest | | time | internal rotation isometric
    arm-raise | Arm raise | Arme heben | bodyweight | front-delts | side-delts | reps | overhead arm raise
    overhead-reach | Overhead reach | Armstrecken über Kopf | bodyweight | front-delts | lats | reps | reach overhead, standing overhead reach
    side-reach | Side reach | Seitliches Strecken | bodyweight | obliques | lats | reps |
    kettlebell-armbar | Kettlebell armbar | Kettlebell-Armbar | kettlebell | front-delts upper-back | chest | reps |
    savickas-press | Savickas press | Savickas-Drücken | barbell | front-delts | triceps abs | reps | big z press
    bus-driver | Bus driver | Lenkraddrehen | other | front-delts side-delts | forearms | reps | bus drivers, plate steering
    suspension-y-fly | Suspension Y fly | Y-Heben am Schlingentrainer | other | upper-back rear-delts | traps | reps | trx y, trx y fly, trx y raise
    side-press | Side press | Seitdrücken | kettlebell | front-delts | obliques triceps | reps | kettlebell side press
    bent-arm-bar | Bent arm bar | Gebeugter Kettlebell-Armbar | kettlebell | front-delts upper-back | chest | reps | kettlebell bent arm bar
    rear-delt-row | Rear delt row | Rudern für die hintere Schulter | dumbbell | rear-delts upper-back | biceps traps | reps | rear deltoid row, wide-elbow row
    cable-y-raise | Cable Y raise | Y-Heben am Kabelzug | cable | side-delts traps | rear-delts | reps | standing cable y raise, cable y fly
    lateral-raise-to-front-raise | Lateral raise to front raise | Seitheben und Frontheben im Wechsel | dumbbell | side-delts front-delts | traps | reps | front to lateral raise, lateral to front raise, side lateral to front raise, side lateral raise to front raise, Front- und Seitheben
    front-raise-machine | Front raise machine | Frontheben an der Maschine | machine | front-delts | side-delts | reps | machine front raise, Frontheben Maschine
    """
}
