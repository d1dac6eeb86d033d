/// The words of a sheet in German.

import SessionModel

extension SheetText {
  package var german: String {
    switch self {
    case .rest(let length): "Pause \(length)"
    case .restOpen: "Pause nach Belieben"
    case .maxHeartRate: "HFmax"
    case .allInPounds: "Alle Lasten sind in Pfund; trainierst du in Pfund: satz profile set --units lb"
    case .runsOn(let rest): "\(rest), läuft weiter"
    case .betweenRounds(let rest): "\(rest), nicht nach der letzten Runde"
    case .warmupPart: "Aufwärmen"
    case .cooldownPart: "Abwärmen"
    case .warmup: "Aufwärmen"
    case .drop: "Dropsatz"
    case .eachSide: "je Seite"
    case .left: "links"
    case .right: "rechts"
    case .alternateSides: "Seiten im Wechsel"
    case .level(let level, let others):
      "Stufe: \(level)" + (others.isEmpty ? "" : " (auch \(others.joined(separator: ", ")))")
    case .atLevel(let levels): "Auf Stufe \(list(levels, or: "und")):"
    case .asPrescribed: "wie vorgegeben"
    case .scaled: "angepasst"
    case .height(let height): "\(height) hoch"
    case .incline(let incline): "\(incline) Steigung"
    case .resistance(let level): "Widerstand \(level)"
    case .easy: "locker"
    case .steady: "gleichmäßig"
    case .hard: "hart"
    case .allOut: "maximal"
    case .loadOfSet(let number, let isShare): isShare ? "von Satz \(number)" : "wie in Satz \(number)"
    case .loadOfLastSet(let isShare): isShare ? "vom letzten Satz" : "wie im letzten Satz"
    case .loadOfBestSet(let isShare): isShare ? "vom schwersten Satz" : "wie im schwersten Satz"
    case .bestLoad(let exercise, let isShare):
      isShare ? "vom schwersten Satz \(exercise)" : "wie im schwersten Satz \(exercise)"
    case .ofLift(let exercise): "von \(exercise)"
    case .tempo(let tempo): "Tempo \(tempo)"
    case .optional: "freiwillig"
    case .leftOut(let set): "\(set) (freiwillig)"
    case .upTo(let sets): "bis zu \(sets)"
    case .atLeast(let count): "mindestens \(count)"
    case .atMost(let count): "höchstens \(count)"
    case .holdEach(let length): "je \(length) halten"
    case .clusterPause(let length): "Pause \(length)"
    case .cutOff: "Zeit ist um"
    case .unfinished: "nicht geschafft"
    case .label(let label): "„\(label)“"
    case .rounds(let count): count == 1 ? "1 Runde" : "\(count) Runden"
    case .superset(let count): count == 1 ? "Supersatz" : "Supersatz × \(count)"
    case .circuit(let count): count == 1 ? "Zirkel" : "Zirkel × \(count)"
    case .complex(let count): count == 1 ? "Komplex" : "Komplex × \(count)"
    case .tabata(let count): "Tabata × \(count)"
    case .alternating: "im Wechsel"
    case .emom(let length): "EMOM \(length)"
    case .deathBy: "EMOM, bis eine Minute verpasst ist"
    case .untilTotal(let length): "Alle \(length), bis die Summe geschafft ist"
    case .untilMissed(let length): "Alle \(length), bis ein Start verpasst ist"
    case .rampTest(let length): "Stufen von \(length), bis eine nicht mehr geht"
    case .every(let interval, let rounds): "Alle \(interval) × \(rounds)"
    case .eachEvery(let interval): "alle \(interval)"
    case .amrap(let length): "AMRAP \(length)"
    case .forTime(let cap): cap.map { "Auf Zeit, höchstens \($0)" } ?? "Auf Zeit"
    case .forGoal(let goal, let length, let cap):
      goal.german + (length.map { ", \($0)" } ?? "")
        + (cap.map { ", höchstens \($0)" } ?? "")
    case .ladder(let rungs): "Leiter \(rungs)"
    case .chooseOne: "Eins davon"
    case .anyOrder: "Reihenfolge egal"
    case .inhale: "Einatmen"
    case .exhale: "Ausatmen"
    case .hold: "Halten"
    case .moreReps(let count): (count < 0 ? "−" : "+") + "\(count.magnitude) Wdh."
    case .breaths(let count): count == "1" ? "1 Atemzug" : "\(count) Atemzüge"
    case .open: "Ende offen"
    case .sit: "Sitzen"
    case .reflect: "Nachspüren"
    case .walk: "Gehen"
    case .scan: "Body-Scan"
    case .says(let words): "sagt „\(words)“"
    case .bell(let every): "Glocke alle \(every)"
    case .countdown: "Mach dich bereit"
    case .restName: "Pause"
    case .waiting: "Bis zum nächsten Start"
    case .setOf(let set, let count): "Satz \(set) von \(count)"
    case .soFar(let done, let all, let left): "\(done) von \(all)" + (left.map { ", noch \($0)" } ?? "")
    case .inWhatIsLeft: "in der restlichen Zeit"
    case .inTotal(let sum): "\(sum) insgesamt"
    case .about(let time): "etwa \(time)"
    case .sets(let count): count == 1 ? "1 Satz" : "\(count) Sätze"
    case .inAll(let sum): "insgesamt \(sum)"
    case .inAllWithRecoveries(let sum, let whole): "insgesamt \(sum), mit den Pausen \(whole)"
    case .openRoundsOnce: "offene Runden einmal gezählt"
    case .bar(let mass): "Stange \(mass)"
    case .plates(let plates): "\(plates) je Seite"
    case .setsPerMuscle: "Sätze je Muskel"
    case .setsPerMuscleJoiningHolds: "Sätze je Muskel (30 s aus Halteübungen unter 15 s sind ein Satz)"
    case .enterMax(let names):
      "Für Lasten in % fehlt das Maximum: satz profile max \(names.first.map { "\"\($0)\"" } ?? "ÜBUNG") 100kg (es fehlt: \(names.joined(separator: ", ")))"
    case .assisted(let mass): "\(mass) Unterstützung"
    case .emptyBar: "leere Stange"
    case .lighterBar(let names):
      "Die berechnete Last liegt unter der leeren Stange: \(names.joined(separator: ", ")). Hast du eine leichtere: satz profile set --bar 10kg"
    case .freeTraining: "Freies Training"
    case .enterBodyweight: "Es fehlt dein Körpergewicht: satz profile set --bodyweight 80kg"
    case .enterFTP: "Es fehlt deine FTP: satz profile set --ftp 250"
    case .enterMaxHeartRate: "Es fehlt dein Maximalpuls: satz profile set --max-heart-rate 185"
    case .emptySession: "Noch nichts zu tun."
    case .noDeclarations(let path):
      "\(path) enthält kein Workout. Das kleinste ist:  workout \"Push\" < bench 3x8 rest 90s >"
    case .pickOne(let path, let names):
      "\(path) enthält mehrere; nenne eins davon: \(names.map { "„\($0)“" }.joined(separator: ", "))"
    case .noSuchName(let name, let names):
      "„\(name)“ gibt es darin nicht, aber \(names.map { "„\($0)“" }.joined(separator: ", "))"
    }
  }
}

extension Goal {
  fileprivate var german: String {
    switch self {
    case .load: "Auf Last"
    case .reps: "Auf Wiederholungen"
    case .distance: "Auf Strecke"
    case .calories: "Auf Kalorien"
    }
  }
}
