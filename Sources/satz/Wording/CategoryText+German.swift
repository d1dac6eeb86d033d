/// Categories in German.

extension CategoryText {
  var german: String {
    switch self {
    case .categories: "Wie die Bibliothek sortiert ist und was noch in keiner Kategorie steht."
    case .categoriesMore: "satz categories add Armtag; satz categories assign Armtag curl \"hammer curl\""
    case .list: "Die Kategorien auflisten und die Übungen, die noch in keiner sind."
    case .show: "Die Übungen einer Kategorie auflisten."
    case .add: "Eine Kategorie anlegen."
    case .rename: "Eine eigene Kategorie umbenennen; ihre Übungen bleiben darin."
    case .delete: "Eine eigene Kategorie löschen; ihre Übungen stehen wieder, wo sie vorher waren."
    case .assign: "Übungen in eine Kategorie stellen; none stellt sie zurück."
    case .assignMore: "satz categories assign Armtag curl \"hammer curl\"; satz categories assign none curl"
    case .nameArgument: "Die Kategorie."
    case .newNameArgument: "Wie sie heißen soll."
    case .exercisesArgument: "Übungen, jede mit einem ihrer Namen, mehrere Wörter in Anführungszeichen."
    case .exercises(let count): count == 1 ? "1 Übung" : count == 0 ? "noch keine Übungen" : "\(count) Übungen"
    case .inNone: "Noch in keiner Kategorie"
    case .allAreIn: "Jede Übung ist in einer Kategorie."
    case .isEmpty(let name): "Noch keine Übungen in „\(name)“: satz categories assign \"\(name)\" ÜBUNG"
    case .isThere(let name): "Eine Kategorie „\(name)“ gibt es schon"
    case .isBuiltIn(let name): "„\(name)“ ist eingebaut und bleibt; satz categories add legt eine eigene an"
    case .noSuchCategory(let name, let there):
      "Eine Kategorie „\(name)“ gibt es nicht; es gibt \(there.joined(separator: ", "))"
    case .noName: "Eine Kategorie braucht einen Namen, in einer Zeile"
    }
  }
}
