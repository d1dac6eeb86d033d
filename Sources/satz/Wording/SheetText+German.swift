/// The words of a sheet in German.

extension SheetText {
  var german: String {
    switch self {
    case .rest(let length): "Pause \(length)"
    case .restOpen: "Pause nach Belieben"
    case .restUpTo(let from, let to): "Pause \(from) – \(to)"
    case .warmup: "Aufwärmen"
    case .drop: "Reduktion"
    case .eachSide: "je Seite"
    case .left: "links"
    case .right: "rechts"
    case .alternateSides: "Seiten im Wechsel"
    case .tempo(let tempo): "Tempo \(tempo)"
    case .label(let label): "„\(label)“"
    case .rounds(let count): count == 1 ? "1 Runde" : "\(count) Runden"
    case .superset(let count): count == 1 ? "Supersatz" : "Supersatz × \(count)"
    case .circuit(let count): count == 1 ? "Zirkel" : "Zirkel × \(count)"
    case .complex(let count): count == 1 ? "Komplex" : "Komplex × \(count)"
    case .tabata(let count): "Tabata × \(count)"
    case .alternating: "im Wechsel"
    case .emom(let length): "EMOM \(length)"
    case .every(let interval, let rounds): "Alle \(interval) × \(rounds)"
    case .amrap(let length): "AMRAP \(length)"
    case .forTime(let cap): cap.map { "Auf Zeit, höchstens \($0)" } ?? "Auf Zeit"
    case .ladder(let rungs): "Leiter \(rungs)"
    case .chooseOne: "Eins davon"
    case .anyOrder: "Reihenfolge egal"
    case .inhale: "Einatmen"
    case .exhale: "Ausatmen"
    case .hold: "Halten"
    case .breaths(let count): "\(count) Atemzüge"
    case .open: "offen"
    case .sit: "Sitzen"
    case .reflect: "Nachspüren"
    case .walk: "Gehen"
    case .scan: "Körperreise"
    case .bell(let every): "Glocke alle \(every)"
    case .countdown: "Mach dich bereit"
    case .about(let time): "etwa \(time)"
    case .sets(let count): count == 1 ? "1 Satz" : "\(count) Sätze"
    case .volume(let mass): "insgesamt \(mass)"
    case .bar(let mass): "Stange \(mass)"
    case .plates(let plates): "\(plates) je Seite"
    case .setsPerMuscle: "Sätze je Muskel"
    case .enterMax(let names):
      "Für Lasten in % fehlt das Maximum: satz profile max \(names.first.map { "\"\($0)\"" } ?? "ÜBUNG") 100kg (es fehlt: \(names.joined(separator: ", ")))"
    case .tags: "Schlagwörter"
    case .notes: "Notizen"
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
