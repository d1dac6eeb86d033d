/// Exercises for the arms.

extension Table {
  static let arms = """
    biceps-curl | Biceps curl | Bizepscurl | barbell | biceps | forearms | reps | curl, bicep curl, barbell biceps curl, standing curl, Langhantelcurl, Bizepscurls mit der Langhantel, Armbeugen
    ez-bar-curl | EZ-bar curl | SZ-Curl | barbell | biceps | forearms | reps | ez curl, SZ-Bizepscurl, SZ-Stangencurl, Bizepscurl SZ
    dumbbell-curl | Dumbbell curl | Kurzhantelcurl | dumbbell | biceps | forearms | reps | dumbbell biceps curl, alternating dumbbell curl, alternating curl, Kurzhantelbizepscurl, Bizepscurl mit Kurzhanteln, Bizepscurls Kurzhantel
    incline-dumbbell-curl | Incline dumbbell curl | Schrägbankcurl | dumbbell | biceps | forearms | reps | incline curl, incline biceps curl, Bizepscurls auf der Schrägbank, Curls auf der Schrägbank
    hammer-curl | Hammer curl | Hammercurl | dumbbell | biceps forearms | | reps | dumbbell hammer curl, neutral grip curl
    cross-body-hammer-curl | Cross-body hammer curl | Hammercurl vor dem Körper | dumbbell | biceps forearms | | reps | pinwheel curl, cross body curl
    rope-hammer-curl | Rope hammer curl | Hammercurl am Kabelzug | cable | biceps forearms | | reps | cable hammer curl, rope curl, Hammercurl mit Seil
    concentration-curl | Concentration curl | Konzentrationscurl | dumbbell | biceps | forearms | reps |
    preacher-curl | Preacher curl | Scottcurl | barbell | biceps | forearms | reps | scott bench curl, ez-bar preacher curl, Curls an der Scottbank, Larry-Scott-Curl
    dumbbell-preacher-curl | Dumbbell preacher curl | Scottcurl mit Kurzhantel | dumbbell | biceps | forearms | reps | single arm preacher curl
    machine-curl | Machine biceps curl | Bizepsmaschine | machine | biceps | forearms | reps | machine curl, biceps curl machine, machine preacher curl, Bizepscurl Maschine, Armbeuger
    spider-curl | Spider curl | Spidercurl | dumbbell | biceps | forearms | reps | prone incline curl
    bayesian-curl | Bayesian curl | Bayesian Curl | cable | biceps | forearms | reps | behind the back cable curl
    drag-curl | Drag curl | Drag-Curl | barbell | biceps | rear-delts | reps | body drag curl
    zottman-curl | Zottman curl | Zottman-Curl | dumbbell | biceps forearms | | reps |
    reverse-curl | Reverse curl | Reverse-Curl | barbell | forearms biceps | | reps | reverse grip curl, Curls im Obergriff, Bizepscurl Obergriff
    cable-curl | Cable curl | Bizepscurl am Kabelzug | cable | biceps | forearms | reps | cable biceps curl, Kabelcurl, Bizepscurls am Kabel, Curls am Kabel
    high-cable-curl | High cable curl | Bizepscurl am hohen Kabelzug | cable | biceps | forearms | reps | overhead cable curl, crucifix curl
    band-curl | Band curl | Bizepscurl mit Band | band | biceps | forearms | reps | banded curl, band biceps curl
    kettlebell-curl | Kettlebell curl | Kettlebell-Curl | kettlebell | biceps forearms | | reps |
    ring-curl | Ring curl | Ringcurl | rings | biceps | forearms abs | reps | ring biceps curl, bodyweight curl, trx curl
    triceps-pushdown | Triceps pushdown | Trizepsdrücken | cable | triceps | | reps | pushdown, pressdown, triceps pressdown, tricep pushdown, cable triceps pushdown, cable pushdown, Trizepsdrücken am Kabelzug, Trizepsdrücken am Kabel, Trizepsdrücken Kabel
    rope-pushdown | Rope pushdown | Trizepsdrücken mit Seil | cable | triceps | | reps | rope triceps pushdown, triceps rope pushdown, rope pressdown, Trizepsdrücken am Seil
    single-arm-pushdown | Single-arm pushdown | Einarmiges Trizepsdrücken | cable | triceps | | reps | one arm pushdown, single arm triceps pushdown, einarmiges Trizepsdrücken am Kabel
    triceps-extension | Triceps extension | Trizepsstrecken | dumbbell | triceps | | reps | overhead triceps extension, dumbbell triceps extension, overhead extension, overhead dumbbell extension, dumbbell overhead triceps extension, Trizepsstrecken über Kopf, Trizepsdrücken über Kopf, Trizepsdrücken Kurzhantel
    cable-overhead-triceps-extension | Cable overhead triceps extension | Trizepsstrecken über Kopf am Kabelzug | cable | triceps | | reps | overhead cable extension, overhead rope extension, overhead cable triceps extension, cable overhead extension, Trizepsdrücken über Kopf am Kabel
    french-press | French press | French Press | barbell | triceps | | reps | standing french press, seated french press, barbell overhead extension, ez-bar overhead triceps extension
    skull-crusher | Skull crusher | Stirndrücken | barbell | triceps | | reps | lying triceps extension, nose breaker, ez-bar skull crusher, Stirndrücken mit SZ-Stange, SZ-Stirndrücken
    dumbbell-skull-crusher | Dumbbell skull crusher | Stirndrücken mit Kurzhanteln | dumbbell | triceps | | reps | lying dumbbell triceps extension, dumbbell lying triceps extension
    jm-press | JM press | JM-Press | barbell | triceps | chest | reps |
    tate-press | Tate press | Tate-Press | dumbbell | triceps | chest | reps |
    triceps-kickback | Triceps kickback | Trizeps-Kickback | dumbbell | triceps | rear-delts | reps | kickback, dumbbell kickback, dumbbell triceps kickback
    cable-kickback | Cable triceps kickback | Trizeps-Kickback am Kabelzug | cable | triceps | | reps | cable kickback
    machine-triceps-extension | Machine triceps extension | Trizepsmaschine | machine | triceps | | reps | triceps machine, triceps extension machine, machine triceps press, Armstrecker, Trizepsdrücken an der Maschine
    triceps-dip | Triceps dip | Trizeps-Dip | bodyweight | triceps | chest front-delts | reps | upright dip
    bench-dip | Bench dip | Bankdip | bodyweight | triceps | front-delts chest | reps | chair dip, box dip, Dips an der Bank, Dips zwischen zwei Bänken, Arnold-Dips
    bodyweight-triceps-extension | Bodyweight triceps extension | Trizepsstrecken mit Körpergewicht | bodyweight | triceps | abs | reps | bodyweight skull crusher, sphinx push-up, tiger bend push-up
    wrist-curl | Wrist curl | Handgelenkcurl | barbell | forearms | | reps | barbell wrist curl, dumbbell wrist curl, Unterarmcurl, Handgelenkbeugen
    reverse-wrist-curl | Reverse wrist curl | Umgekehrter Handgelenkcurl | barbell | forearms | | reps | wrist extension, Unterarmstrecken, Reverse-Unterarmcurl
    wrist-roller | Wrist roller | Unterarmroller | other | forearms | | reps | forearm roller, Handgelenkroller
    hand-gripper | Hand gripper | Handtrainer | other | forearms | | reps | gripper, grip crusher, Fingerhantel
    plate-pinch | Plate pinch | Scheibenhalten | other | forearms | | time | plate pinch hold, pinch grip hold, Pinch-Griff
    barbell-hold | Barbell hold | Stangenhalten | barbell | forearms traps | | time | bar hold, grip hold, static barbell hold
    fingerboard-hang | Fingerboard hang | Griffbretthängen | other | forearms | lats | time | hangboard, hangboard hang, dead hang fingerboard, Griffbrett, Fingerhängen
    finger-extension | Finger extension | Fingerstrecken | band | forearms | | reps | band finger extension
    """
}
