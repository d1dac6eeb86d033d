/// What each keyword of the language means, in a sentence per language, with an example that checks clean.

import PlanLanguage
import PlanWording

struct KeywordInfo: Sendable {
  let word: String
  /// How it is written with its value.
  let form: String
  let english: String
  let german: String
  /// Items of a session, or a whole file.
  let example: String

  private init(_ form: KeywordForm) {
    (word, self.form) = (form.word, form.form)
    (english, german, example) = Self.meaning(of: form.keyword)
  }

  /// Nil if the language has no such word.
  static func of(_ word: String) -> KeywordInfo? {
    let word = word.lowercased()
    return KeywordForm.all.first { $0.word == word }.map(KeywordInfo.init)
  }

  /// Of several words: the word in whose form they stand together, as `any order` in that of `any`, or else the first of
  /// them if all are words of the language. Nil if they are not.
  static func of(phrase: String) -> KeywordInfo? {
    let words = phrase.lowercased().split(separator: " ").map { String($0) }
    guard words.count > 1 else { return nil }
    let joined = words.joined(separator: " ")
    if let form = KeywordForm.all.first(where: { ($0.form + " ").hasPrefix(joined + " ") }) { return of(form.word) }
    return words.allSatisfy { of($0) != nil } ? of(words[0]) : nil
  }

  func sheet(in language: Language) -> InfoText {
    let title = form == word ? word : "\(word) · \(form)"
    let text = language == .german ? german : english
    return InfoText(title: title, text: text, tips: example.isEmpty ? [] : [example])
  }

  /// In English and in German, with an example; empty for one that needs more than a file.
  static func meaning(of keyword: Keyword) -> (english: String, german: String, example: String) {
    switch keyword {
    case .workout:
      (
        "Begins a workout: its name, tags, and what is done in it.",
        "Beginnt ein Workout: sein Name, seine Tags und was darin gemacht wird.",
        "workout \"Push\" < bench 3x8 rest 90s >"
      )
    case .breathing:
      (
        "Begins a breathing session of in, hold and out; x10 repeats it.",
        "Beginnt eine Atemübung aus in, hold und out; x10 wiederholt sie.",
        "breathing \"Box\" x10 < in 4s; hold 4s; out 4s; hold 4s >"
      )
    case .meditation:
      (
        "Begins a sitting: sit, reflect, walk, scan, each with a length or open.",
        "Beginnt eine Meditation: sit, reflect, walk, scan, jeweils mit Dauer oder offen.",
        "meditation \"Evening\" < sit 20min bell 5min >"
      )
    case .exercise:
      (
        "Declares an exercise of your own, with its muscles and other names.",
        "Legt eine eigene Übung an, mit ihren Muskeln und anderen Namen.",
        "exercise \"Zercher carry\" < category legs; aliases zercher walk >"
      )
    case .program:
      (
        "Sessions that take turns, with what changes from one to the next.",
        "Sessions, die sich abwechseln, und was sich von einer zur nächsten ändert.",
        "program \"A B\" < workout \"A\" < squat 3x5 @ 60kg progress +2.5kg > workout \"B\" < bench 3x5 @ 40kg progress +2.5kg > >"
      )
    case .use:
      (
        "Takes the templates, values and exercises of another file.",
        "Übernimmt Vorlagen, Werte und Übungen einer anderen Datei.", ""
      )
    case .let: ("Gives a value a name.", "Gibt einem Wert einen Namen.", "let top = 80kg; bench 3x5 @ top")
    case .state:
      (
        "A value that rules change from session to session; the log keeps it.",
        "Ein Wert, den Regeln von Session zu Session ändern; er steht im Log.",
        "workout \"A\" < state load = 60kg; squat 3x5 @ load; after lift < when done < load += 2.5kg > > >"
      )
    case .def:
      (
        "A template: items with parameters, called by its name.",
        "Eine Vorlage: Zeilen mit Parametern, mit ihrem Namen aufgerufen.",
        "def main(move) < move 3x5 rest 3min > workout \"A\" < main(squat) >"
      )
    case .levels:
      (
        "Names the levels of a workout; or gives each its load or movement.",
        "Benennt die Stufen eines Workouts; or gibt jeder ihre Last oder Übung.",
        "workout \"Fran\" < levels rx, scaled; thruster 21 @ 43kg or 30kg >"
      )
    case .warmup:
      (
        "Lighter sets before the work, in shares of its first load; as a group, what comes first.",
        "Leichtere Sätze vor der Arbeit, in Anteilen ihrer ersten Last; als Gruppe das, was zuerst kommt.",
        "squat 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60%"
      )
    case .cooldown:
      (
        "What comes last, not counted as work.", "Was zuletzt kommt und nicht als Arbeit zählt.",
        "cooldown < walk 5min >"
      )
    case .superset:
      (
        "Exercises back to back; the rest comes after the round.",
        "Übungen direkt nacheinander; die Pause kommt nach der Runde.",
        "superset x3 rest 60s < lateral raise 15; face pull 15 >"
      )
    case .circuit:
      (
        "Several exercises in a row, a number of times.", "Mehrere Übungen hintereinander, mehrmals.",
        "circuit x3 < push-up 10; squat 15 >"
      )
    case .rounds: ("Repeats a block.", "Wiederholt einen Block.", "rounds x3 < run 400m; push-up 20 >")
    case .complex:
      (
        "Several lifts without putting the bar down: one set, one load.",
        "Mehrere Übungen, ohne die Stange abzulegen: ein Satz, eine Last.",
        "complex x5 @ 50kg rest 2min < power clean 1; front squat 1 >"
      )
    case .choose:
      (
        "One of its items is picked at the prompt.", "Eine der Zeilen wird am Prompt gewählt.",
        "choose < squat 3x5; front squat 3x5 >"
      )
    case .any, .order:
      (
        "any order: the prompt asks what comes next.", "any order: Der Prompt fragt, was als Nächstes kommt.",
        "any order < curl 3x10; dips 3x8 >"
      )
    case .ladder:
      (
        "The reps change from rung to rung.", "Die Wiederholungen ändern sich von Sprosse zu Sprosse.",
        "ladder 21-15-9 < thruster; pull-up >"
      )
    case .every:
      (
        "Start to start: a set, or a round of a group, begins each time.",
        "Von Beginn zu Beginn: jedes Mal fängt ein Satz oder eine Runde an.",
        "every 2min x5 < clean 3 >"
      )
    case .emom:
      (
        "Every minute on the minute; what is left of the minute is rest.",
        "Jede Minute zur vollen Minute; was von ihr bleibt, ist Pause.",
        "emom 12min < kettlebell swing 10 >"
      )
    case .amrap:
      (
        "As many rounds as possible until the time is over.", "So viele Runden wie möglich, bis die Zeit um ist.",
        "amrap 12min < pull-up 5; push-up 10; squat 15 >"
      )
    case .for:
      (
        "for time, for load, for reps, for distance, for calories: what the block is scored by. for n in 1-5 repeats it with a value.",
        "for time, for load, for reps, for distance, for calories: wonach der Block gewertet wird. for n in 1-5 wiederholt ihn mit einem Wert.",
        "for time cap 10min < run 400m; burpee 20 >"
      )
    case .time:
      (
        "for time: the block is scored by the time that it takes.", "for time: Es zählt, wie lange der Block dauert.",
        "for time < burpee 50 >"
      )
    case .distance:
      (
        "for distance: the block is scored by the sum of all its distances.",
        "for distance: Es zählt die Summe aller Strecken.",
        "for distance 12min < run max m in 1min; rest 30s >"
      )
    case .calories:
      (
        "for calories: the block is scored by the sum of all its calories.",
        "for calories: Es zählt die Summe aller Kalorien.",
        "for calories 30min < row max cal in 1min; rest 1min >"
      )
    case .cal:
      (
        "Calories, as in row 20cal. for cal is for calories: the block is scored by their sum.",
        "Kalorien, etwa in row 20cal. for cal ist for calories: Es zählt ihre Summe.",
        "for cal < row 20cal; air bike 15cal >"
      )
    case .load:
      (
        "for load: the block is scored by the best load.", "for load: Es zählt die beste Last.",
        "for load 15min < clean 1 @ ask >"
      )
    case .cap:
      (
        "The longest that the block may take.", "Die längste Zeit, die der Block dauern darf.",
        "for time cap 10min < burpee 50 >"
      )
    case .tabata:
      (
        "Eight times 20 s on and 10 s off, unless it says otherwise.",
        "Achtmal 20 s Arbeit und 10 s Pause, wenn nichts anderes da steht.", "tabata x4 on 30s off 15s < row >"
      )
    case .on:
      (
        "The work of a tabata; for a program, the weekdays.",
        "Die Arbeit eines Tabatas; bei einem Programm die Wochentage.",
        "tabata x4 on 30s off 15s < row >"
      )
    case .off: ("The rest of a tabata.", "Die Pause eines Tabatas.", "tabata x4 on 30s off 15s < row >")
    case .alternate:
      (
        "The next item of the group in each round; alternate sides changes the side with every rep.",
        "Jede Runde die nächste Zeile der Gruppe; alternate sides wechselt mit jeder Wiederholung die Seite.",
        "lunge 3x20 alternate sides"
      )
    case .alternating: ("The same as alternate sides.", "Dasselbe wie alternate sides.", "lunge 3x20 alternate sides")
    case .sides:
      (
        "alternate sides changes the side with every rep.",
        "alternate sides wechselt mit jeder Wiederholung die Seite.",
        "lunge 3x20 alternate sides"
      )
    case .none:
      (
        "No rest, no warm-up: overrides what the group says.",
        "Keine Pause, kein Aufwärmen: hebt auf, was die Gruppe vorgibt.",
        "circuit x3 rest 30s < push-up 10; squat 15 rest none >"
      )
    case .rest:
      (
        "The rest after each set; as an item, before the next one.",
        "Die Pause nach jedem Satz; als eigene Zeile die vor dem nächsten.", "bench 3x8 rest 90s-2min"
      )
    case .between:
      (
        "What a rest is between: sets, rounds or exercises.",
        "Wo eine Pause liegt: zwischen Sätzen, Runden oder Übungen.",
        "circuit x3 rest 30s between exercises, 2min between rounds < push-up 10; squat 15 >"
      )
    case .exercises:
      (
        "From one exercise of the block to the next.", "Von einer Übung des Blocks zur nächsten.",
        "workout \"Push\" rest 90s between sets, 3min between exercises < bench press 3x8; dips 3x12 >"
      )
    case .sets: ("From one set to the next.", "Von einem Satz zum nächsten.", "bench press 3x8 rest 90s between sets")
    case .note:
      (
        "A remark that is shown with the set.", "Eine Bemerkung, die mit dem Satz gezeigt wird.",
        "bench 3x8 note \"Pause at the chest.\""
      )
    case .cue:
      (
        "A few words to keep in mind during the set.", "Ein paar Worte, an die du beim Satz denkst.",
        "squat 3x5 cue \"Knees out\""
      )
    case .say:
      (
        "Words that are said when the set begins.", "Worte, die zu Beginn des Satzes gesagt werden.",
        "squat 3x5 say \"Breathe and brace\""
      )
    case .label:
      (
        "Tells sets of one exercise apart; records and progress follow it.",
        "Unterscheidet Sätze einer Übung; Rekorde und Steigerung richten sich danach.",
        "squat 1x5 @ 100kg label \"top\""
      )
    case .tempo:
      (
        "Seconds down, below, up, above; x is as fast as you can.",
        "Sekunden ab, unten, auf, oben; x ist so schnell du kannst.", "squat 3x5 tempo 3-1-x-0"
      )
    case .each:
      (
        "each side: the same amount on both sides.", "each side: auf beiden Seiten gleich viel.",
        "split squat 3x10 each side"
      )
    case .per:
      ("per side is the same as each side.", "per side ist dasselbe wie each side.", "split squat 3x10 each side")
    case .side:
      (
        "each side: the same amount on both sides.", "each side: auf beiden Seiten gleich viel.",
        "plank 3x30s each side"
      )
    case .left: ("On the left side only.", "Nur auf der linken Seite.", "split squat 3x10 left")
    case .right: ("On the right side only.", "Nur auf der rechten Seite.", "split squat 3x10 right")
    case .height:
      (
        "How high the box or the target is.", "Wie hoch der Kasten oder das Ziel ist.", "box jump 5x3 height 24in"
      )
    case .cadence: ("Strokes or steps a minute.", "Schläge oder Schritte in der Minute.", "")
    case .incline: ("How steep the treadmill is.", "Wie steil das Laufband ist.", "treadmill walk 30min incline 12%")
    case .resistance:
      ("How hard the machine is set.", "Wie schwer das Gerät eingestellt ist.", "bike 20min resistance 8")
    case .drop:
      (
        "After the last set the load goes down and you go on, without rest.",
        "Nach dem letzten Satz geht die Last runter und es geht ohne Pause weiter.", "curl 10 @ 20kg drop 15kg, 10kg"
      )
    case .pause:
      (
        "Between the parts of a cluster.", "Zwischen den Teilen eines Clusters.", "snatch 5x(1, 1, 1) @ 60kg pause 15s"
      )
    case .progress:
      (
        "How the lift changes for its next session.", "Wie sich die Übung für die nächste Session ändert.",
        "squat 3x5 @ 60kg progress +2.5kg"
      )
    case .bell:
      (
        "A bell during a sitting, at this interval.", "Eine Glocke beim Sitzen, immer nach dieser Zeit.",
        "meditation \"Sit\" < sit 20min bell 5min >"
      )
    case .in:
      (
        "Breathe in; in a loop, what it goes through.", "Einatmen; in einer Schleife das, was durchgegangen wird.",
        "breathing \"Calm\" x5 < in 4s; out 6s >"
      )
    case .out: ("Breathe out.", "Ausatmen.", "breathing \"Calm\" x5 < in 4s; out 6s >")
    case .hold:
      (
        "After sets, how long each rep is held; in a breathing, hold the breath (open waits for Enter).",
        "Hinter Sätzen: wie lange jede Wiederholung gehalten wird; beim Atmen: den Atem halten (open wartet auf Enter).",
        "breathing \"Three rounds\" x3 < breaths 30; hold open; in; hold 15s >"
      )
    case .breath: ("A hold for one breath.", "Einen Atemzug lang halten.", "downward dog 1 breath")
    case .breaths:
      (
        "Several breaths at your own pace.", "Mehrere Atemzüge in deinem Tempo.",
        "breathing \"Three rounds\" x3 < breaths 30; hold open; in; hold 15s >"
      )
    case .open:
      (
        "As long as you want: Enter continues.", "So lange du willst: Enter geht weiter.",
        "breathing \"Three rounds\" x3 < breaths 30; hold open; in; hold 15s >"
      )
    case .sit:
      (
        "Sit still, for a time or open.", "Still sitzen, eine Zeit lang oder offen.",
        "meditation \"Sit\" < sit 20min bell 5min >"
      )
    case .reflect:
      (
        "Think about something, for a time or open.", "Über etwas nachdenken, eine Zeit lang oder offen.",
        "meditation \"Sit\" < reflect 5min >"
      )
    case .walk:
      (
        "Walk mindfully; in a workout it is the exercise.", "Achtsam gehen; in einem Workout ist es die Übung.",
        "meditation \"Sit\" < walk 10min >"
      )
    case .scan: ("A scan through the body.", "Durch den Körper wandern.", "meditation \"Sit\" < scan 15min >")
    case .rpe:
      (
        "How hard, from 1 to 10: 8 leaves two reps.",
        "Wie anstrengend, von 1 bis 10: 8 lässt zwei Wiederholungen übrig.",
        "squat 3x5 @ rpe 8"
      )
    case .rir:
      (
        "How many reps are left: rir 2 is rpe 8.", "Wie viele Wiederholungen übrig bleiben: rir 2 ist rpe 8.",
        "bench 3x8 @ rir 2"
      )
    case .zone:
      (
        "A zone of the heart rate or the power, 1 to 5.", "Eine Zone der Herzfrequenz oder Leistung, 1 bis 5.",
        "run 30min @ zone 2"
      )
    case .easy: ("An effort in a word.", "Eine Anstrengung in einem Wort.", "run 20min @ easy")
    case .steady: ("An effort in a word.", "Eine Anstrengung in einem Wort.", "row 20min @ steady")
    case .hard: ("An effort in a word.", "Eine Anstrengung in einem Wort.", "row 4x500m @ hard rest 2min")
    case .all:
      (
        "all out: as hard as you can. reps(all) are those of all sets.",
        "all out: so hart du kannst. reps(all) sind die aller Sätze.", "row 4x250m @ all out rest 2min"
      )
    case .ask:
      (
        "The load is left blank and asked for; in a rule, a question.",
        "Die Last bleibt offen und wird erfragt; in einer Regel eine Frage.", "bench 3x8 @ ask"
      )
    case .bw:
      ("Your bodyweight, and what is added to it.", "Dein Körpergewicht und was dazukommt.", "dips 3x8 @ bw+10kg")
    case .of: ("What a percentage is of.", "Wovon ein Prozentsatz gilt.", "let tm = 100kg; bench 3x5 @ 85% of tm")
    case .mod:
      ("What is left after a division.", "Was nach einer Teilung übrig bleibt.", "let n = 7 mod 3; bench (n)x5")
    case .max:
      (
        "To failure; max(squat) is the one-rep max of a lift.",
        "Bis nichts mehr geht; max(squat) ist das Maximum einer Übung.", "pull-up 3xmax rest 2min"
      )
    case .total:
      (
        "This many reps in all, in as many sets as it takes.",
        "So viele Wiederholungen insgesamt, in so vielen Sätzen wie nötig.", "pull-up 60 total"
      )
    case .category:
      (
        "The category of your own exercise.", "Die Kategorie einer eigenen Übung.",
        "exercise \"Zercher carry\" < category legs >"
      )
    case .equipment:
      (
        "The equipment of your own exercise.", "Das Gerät einer eigenen Übung.",
        "exercise \"Zercher carry\" < equipment barbell >"
      )
    case .measure:
      (
        "What a set of it is measured in: reps, time, distance or energy.",
        "Worin ein Satz gezählt wird: reps, time, distance oder energy.",
        "exercise \"Half crimp\" < measure time >"
      )
    case .muscles:
      (
        "What an exercise of your own trains.", "Was eine eigene Übung trainiert.",
        "exercise \"Zercher carry\" < muscles quads >"
      )
    case .secondary:
      (
        "What else it trains; a set counts half.", "Was sie nebenbei trainiert; ein Satz zählt halb.",
        "exercise \"Zercher carry\" < muscles quads; secondary biceps >"
      )
    case .aliases:
      (
        "Other names of an exercise of your own.", "Andere Namen einer eigenen Übung.",
        "exercise \"Zercher carry\" < aliases zercher walk >"
      )
    case .german: ("Its German name.", "Ihr deutscher Name.", "exercise \"Zercher carry\" < german \"Zercher-Gehen\" >")
    case .weeks:
      (
        "How many weeks a program lasts.", "Wie lange ein Programm dauert.",
        "program \"P\" weeks 12 < workout \"A\" < squat 3x5 > >"
      )
    case .cycle:
      (
        "A program counts its weeks in cycles of this length.",
        "Ein Programm zählt seine Wochen in Zyklen dieser Länge.",
        "program \"P\" cycle 4 < workout \"A\" < squat 3x5 > >"
      )
    case .optional:
      (
        "A turn that may be left out: satz run --skip.", "Eine Session, die ausfallen darf: satz run --skip.",
        "program \"P\" < workout \"A\" < squat 3x5 > workout \"B\" optional < walk 20min > >"
      )
    case .when:
      (
        "Only if the condition is true; else follows for the other case.",
        "Nur wenn die Bedingung stimmt; else steht für den anderen Fall.",
        "let heavy = 1; when heavy is 1 < squat 3x5 > else < squat 3x10 >"
      )
    case .else:
      (
        "What happens if the condition before it is not true.", "Was geschieht, wenn die Bedingung davor nicht stimmt.",
        "let heavy = 1; when heavy is 1 < squat 3x5 > else < squat 3x10 >"
      )
    case .by:
      (
        "Picks the n-th of several.", "Nimmt das n-te von mehreren.", "let day = 2; by day < squat 3x5; bench 3x5 >"
      )
    case .after:
      (
        "A rule: after the set, the lift, the session or the week.",
        "Eine Regel: nach dem Satz, der Übung, der Session oder der Woche.",
        "workout \"A\" < state load = 60kg; squat 3x5 @ load; after lift < when done < load += 2.5kg > > >"
      )
    case .set:
      (
        "after set: the rule runs after each set.", "after set: Die Regel gilt nach jedem Satz.",
        "workout \"A\" < squat 3x5; after set < note \"Good\" > >"
      )
    case .lift:
      (
        "after lift: the rule runs after the exercise.", "after lift: Die Regel gilt nach der Übung.",
        "workout \"A\" < state load = 60kg; squat 3x5 @ load; after lift < when done < load += 2.5kg > > >"
      )
    case .session:
      (
        "after session: the rule runs at its end.", "after session: Die Regel gilt am Ende der Session.",
        "workout \"A\" < state n = 0; squat 3x5; after session < n += 1 > >"
      )
    case .week:
      (
        "The week of the program; after week runs at its end.",
        "Die Woche des Programms; after week gilt an ihrem Ende.",
        "program \"P\" < workout \"A\" < squat 3x(week) > >"
      )
    case .reps:
      (
        "for reps: the block is scored by the sum of its reps. reps(last) reads those of the last set.",
        "for reps: Es zählt die Summe der Wiederholungen. reps(last) liest die des letzten Satzes.",
        "for reps < push-up max in 1min; squat max in 1min >"
      )
    case .miss:
      (
        "progress …, -10% after 1 miss: what a missed lift changes.",
        "progress …, -10% after 1 miss: was eine verfehlte Übung ändert.",
        "squat 3x5 @ 60kg progress +2.5kg, -10% after 1 miss"
      )
    case .misses:
      (
        "After this many misses in a row.", "Nach so vielen Fehlversuchen in Folge.",
        "squat 3x5 @ 60kg progress +2.5kg, -10% after 3 misses"
      )
    case .is:
      (
        "Compares: is 3, is not 3, is 1-3, is at least 3.", "Vergleicht: is 3, is not 3, is 1-3, is at least 3.",
        "let heavy = 1; when heavy is 1 < squat 3x5 >"
      )
    case .not:
      (
        "Negates a condition.", "Kehrt eine Bedingung um.", "let heavy = 1; when heavy is not 1 < squat 3x10 >"
      )
    case .and:
      (
        "Both conditions must be true.", "Beide Bedingungen müssen stimmen.",
        "let n = 2; when n above 1 and n below 4 < squat 3x5 >"
      )
    case .or:
      (
        "One of the conditions is enough; between loads or exercises, another level.",
        "Eine der Bedingungen genügt; zwischen Lasten oder Übungen eine andere Stufe.", "thruster 21 @ 43kg or 30kg"
      )
    case .above: ("More than.", "Mehr als.", "let n = 2; when n above 1 < squat 3x5 >")
    case .below: ("Less than.", "Weniger als.", "let n = 2; when n below 4 < squat 3x5 >")
    case .at:
      (
        "at least, at most.", "at least: mindestens; at most: höchstens.", "let n = 2; when n at least 2 < squat 3x5 >"
      )
    case .least:
      (
        "at least: that much or more.", "at least: so viel oder mehr.", "let n = 2; when n at least 2 < squat 3x5 >"
      )
    case .most:
      (
        "at most: that much or less.", "at most: so viel oder weniger.", "let n = 2; when n at most 2 < squat 3x5 >"
      )
    case .to:
      (
        "The end of a range that is computed, or of a progression.",
        "Das Ende eines berechneten Bereichs oder einer Steigerung.",
        "let low = 1; let high = 3; for n in low to high < squat (n)x5 >"
      )
    case .then:
      (
        "What comes after the last step of a progression.", "Was nach dem letzten Schritt einer Steigerung kommt.", ""
      )
    }
  }
}
