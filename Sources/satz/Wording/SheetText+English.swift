/// The words of a sheet in English.

extension SheetText: Worded {
  var english: String {
    switch self {
    case .rest(let length): "rest \(length)"
    case .restOpen: "rest as long as you like"
    case .restUpTo(let from, let to): "rest \(from) – \(to)"
    case .warmup: "warm-up"
    case .drop: "drop"
    case .eachSide: "each side"
    case .left: "left"
    case .right: "right"
    case .alternateSides: "sides in turn"
    case .tempo(let tempo): "tempo \(tempo)"
    case .label(let label): "“\(label)”"
    case .rounds(let count): "\(count) rounds"
    case .superset(let count): count == 1 ? "Superset" : "Superset × \(count)"
    case .circuit(let count): count == 1 ? "Circuit" : "Circuit × \(count)"
    case .complex(let count): count == 1 ? "Complex" : "Complex × \(count)"
    case .tabata(let count): "Tabata × \(count)"
    case .alternating: "in turn"
    case .emom(let length): "EMOM \(length)"
    case .every(let interval, let rounds): "Every \(interval) × \(rounds)"
    case .amrap(let length): "AMRAP \(length)"
    case .forTime(let cap): cap.map { "For time, cap \($0)" } ?? "For time"
    case .ladder(let rungs): "Ladder \(rungs)"
    case .chooseOne: "Choose one"
    case .anyOrder: "In any order"
    case .inhale: "Breathe in"
    case .exhale: "Breathe out"
    case .hold: "Hold"
    case .breaths(let count): "\(count) breaths"
    case .open: "open"
    case .sit: "Sit"
    case .reflect: "Reflect"
    case .walk: "Walk"
    case .scan: "Body scan"
    case .bell(let every): "bell every \(every)"
    case .countdown: "Get ready"
    case .about(let time): "about \(time)"
    case .sets(let count): count == 1 ? "1 set" : "\(count) sets"
    case .volume(let mass): "\(mass) in all"
    case .bar(let mass): "bar \(mass)"
    case .plates(let plates): "\(plates) a side"
    case .setsPerMuscle: "Sets per muscle"
    case .enterMax(let names):
      "Loads in % need a max: satz profile max \(names.first.map { "\"\($0)\"" } ?? "EXERCISE") 100kg (missing: \(names.joined(separator: ", ")))"
    case .tags: "Tags"
    case .notes: "Notes"
    case .emptySession: "Nothing to do in it yet."
    case .noDeclarations(let path):
      "\(path) holds no workout. The smallest is:  workout \"Push\" < bench 3x8 rest 90s >"
    case .pickOne(let path, let names):
      "\(path) holds several; add one of their names: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noSuchName(let name, let names):
      "There is no “\(name)” in it; it has \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }
}
