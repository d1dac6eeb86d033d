/// The info sheets in German.

extension InfoTopic {
  var german: InfoText {
    switch self {
    case .rest:
      InfoText(
        title: "Pause",
        text:
          "rest 90s läuft nach jedem Satz. Gezählt wird bis zum Endzeitpunkt; auch ein Laptop, der schlief, zeigt die richtige Zeit. Danach wartet die Session auf dich; wo die Uhr ringsum alles beendet, läuft die Pause weiter.",
        tips: [
          "+30s und -15s verschieben das Ende.", "rest 90s-2min darf ab 90 s enden.", "skip oder Enter geht weiter.",
          "Nach einer Pause trägt done oder ein Ergebnis den nächsten Satz ein.",
        ])
    case .rpe:
      InfoText(
        title: "RPE, empfundene Anstrengung",
        text: "Wie schwer ein Satz war, von 1 bis 10. 10: keine weitere Wiederholung; 9: noch eine; 8: noch zwei.",
        tips: ["Im Plan: squat 3x5 @ rpe 8", "Beim Training: done 5 rpe 8,5"])
    case .rir:
      InfoText(
        title: "RIR, Wiederholungen in Reserve", text: "Wie viele Wiederholungen noch gegangen wären. RIR 2 ist RPE 8.",
        tips: ["Im Plan: bench 3x8 @ rir 2"])
    case .tempo:
      InfoText(
        title: "Tempo", text: "tempo 3-1-1-0: drei Sekunden ablassen, eine unten halten, eine hoch, keine oben.",
        tips: ["x heißt so schnell es geht: tempo 3-1-x-0"])
    case .superset:
      InfoText(
        title: "Supersatz", text: KeywordInfo.meaning(of: .superset).german,
        tips: [KeywordInfo.meaning(of: .superset).example])
    case .circuit:
      InfoText(
        title: "Zirkel", text: KeywordInfo.meaning(of: .circuit).german,
        tips: [KeywordInfo.meaning(of: .circuit).example])
    case .amrap:
      InfoText(
        title: "AMRAP, so viele Runden wie möglich", text: "Runden, bis die Zeit um ist; auch mitten im Satz.",
        tips: ["Am Ende: done 12 rounds 5"])
    case .emom:
      InfoText(
        title: "EMOM, jede Minute von vorn",
        text:
          "Mit jeder Minute beginnt die Arbeit; was von der Minute bleibt, ist Pause. Wer länger braucht, verbraucht die Pause.",
        tips: ["emom 12min < 10 swings >", "every 2min x5 < … > für andere Abstände"])
    case .tabata:
      InfoText(
        title: "Tabata", text: KeywordInfo.meaning(of: .tabata).german,
        tips: [KeywordInfo.meaning(of: .tabata).example])
    case .cluster:
      InfoText(
        title: "Cluster", text: "Minisätze mit kurzen Pausen, die als ein Satz zählen.",
        tips: ["snatch 5x(1, 1, 1) @ 85% pause 15s rest 3min"])
    case .drop:
      InfoText(
        title: "Dropsatz",
        text: "Nach dem letzten Satz sinkt die Last, und es geht ohne Pause bis zum Versagen weiter.",
        tips: ["curl 10 @ 20kg drop 15kg, 10kg"])
    case .warmup:
      InfoText(
        title: "Aufwärmsätze",
        text: "Leichtere Sätze vor der Arbeit; ihre Prozente beziehen sich auf den ersten Arbeitssatz.",
        tips: ["squat 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60%, 2 @ 80%"])
    case .ladder:
      InfoText(
        title: "Leiter", text: "Die Wiederholungen ändern sich von Sprosse zu Sprosse: 21-15-9.",
        tips: ["ladder 21-15-9 < thruster; pull-up >"])
    case .load:
      InfoText(
        title: "Last und Intensität",
        text: "@ sagt, wie schwer oder hart: 80kg, 2x24kg, 75%, rpe 8, bw+10kg, ask, 4:30/km, 200w, zone 2.",
        tips: [
          "Prozente beziehen sich auf das Maximum: satz profile max bench 100kg",
          "Lasten werden auf deine Scheiben abgerundet.",
        ])
    case .breathing:
      InfoText(
        title: "Atmen", text: "in, hold und out folgen von selbst aufeinander; hold open wartet auf Enter.",
        tips: ["breathing \"Box\" x10 < in 4s; hold 4s; out 4s; hold 4s >"])
    case .meditation:
      InfoText(title: "Sitzen", text: "sit 20min bell 5min läutet alle fünf Minuten.", tips: ["pause hält die Uhr an."])
    case .resume:
      InfoText(
        title: "Weitermachen",
        text:
          "Jeder Befehl steht auf der Platte, bevor du seine Wirkung siehst. Nach einem Absturz macht satz dort weiter, wo du warst.",
        tips: ["Eine Session, die länger als 24 Stunden ruht, gilt als verlassen; resume holt sie zurück."])
    case .oneRepMax:
      InfoText(
        title: "1RM, Maximalgewicht",
        text:
          "Was du genau einmal heben kannst. 75% im Plan ist ein Anteil davon. Satz schätzt es auch aus deinen Sätzen und zeigt es als e1RM.",
        tips: ["Eintragen: satz profile max squat 140kg", "Im Plan: squat 5 @ 75%, oder max(squat) in einer Regel"])
    case .trainingMax:
      InfoText(
        title: "Trainingsmax",
        text:
          "Neun Zehntel des Maximalgewichts: Programme nehmen ihre Prozente davon, damit ein schlechter Tag Platz hat.",
        tips: ["Im Plan: squat 5 @ 85% of tm", "Eins, das mit dem Programm wächst: state tm = 90% of max(squat)"])
    case .level:
      InfoText(
        title: "Stufen",
        text: "Ein Workout für mehrere: Jede Zeile sagt, was jede Stufe macht. Deine Stufe wählst du einmal.",
        tips: [
          "Im Plan: thruster 21 @ 43kg or 30kg", "Am Anfang des Workouts benannt: levels men, women",
          "satz profile set --level scaled oder satz run FILE --level scaled",
        ])
    case .plates:
      InfoText(
        title: "Stange und Scheiben",
        text:
          "Womit eine Stange beladen werden kann: was die Stange wiegt, und Scheibenpaare, eine Scheibe je Seite. Eine Last, die Satz für eine Stange berechnet, wird auf das abgerundet, was sie ergeben; die Scheiben einer Seite stehen dabei. Eine Last, die du schreibst, bleibt, wie sie ist.",
        tips: [
          "Was du hast: satz profile", "satz profile set --bar 20kg --plates 25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg",
        ])
    case .streak:
      InfoText(
        title: "Serie",
        text:
          "Wie viele Wochen hintereinander du dein Wochenziel erreicht hast, von Montag bis Sonntag. Diese Woche zählt, sobald sie es erreicht hat, und unterbricht nichts, solange sie läuft. Beim Atmen und Sitzen sind es Tage hintereinander.",
        tips: ["satz stats zeigt sie, satz stats sitting die Tage.", "satz info goal"])
    case .goal:
      InfoText(
        title: "Wochenziel",
        text:
          "Wie viele Workouts du in einer Woche schaffen willst; drei, solange du nichts anderes sagst. Sitzen und Atmen zählen dafür nicht.",
        tips: ["satz profile set --weekly-goal 4; 0 vergisst es", "In wie vielen Wochen es erreicht war: satz stats"])
    }
  }
}
