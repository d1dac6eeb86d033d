/// Why a command cannot go on, and the way out, in German.

import PlanWording

extension FailureText {
  var german: String {
    switch self {
    case .output(let reason):
      "Die Ausgabe lässt sich nicht schreiben: \(reason.german). Sie ist unvollständig; schaff Platz oder "
        + "schreib sie woandershin"
    case .system(let reason):
      "Das System verweigert es: \(reason.german). Versuch es noch einmal; dein Log ist unverändert"
    case .unexpected:
      "Ein unerwarteter Fehler hat den Befehl beendet. Was in deinem Log steht, ist sicher: Versuch es noch einmal; "
        + "bleibt es dabei, sichere es mit satz backup und melde, was du getan hast"
    }
  }
}
