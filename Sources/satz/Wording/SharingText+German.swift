/// What is said about synchronising the log, in German.

import PlanWording
import TrainingStore

extension SharingText {
  var german: String {
    switch self {
    case .sync: "Ein Log auf mehreren Rechnern, über einen gemeinsamen Ordner."
    case .syncMore:
      """
      Der Ordner darf von Syncthing, Nextcloud oder Dropbox kommen oder ein git-Repository sein: alles, was Dateien von \
      einem Rechner zu den anderen bringt. Jeder Rechner schreibt dort eine Datei und liest die der anderen; am Ende haben \
      alle dasselbe Log, egal in welcher Reihenfolge Dateien ankommen. satz settings set sync ORDNER gleicht nach jeder \
      Session ab. Einstellungen, die zu einem Rechner gehören (sync, heart-rate), bleiben dort. Exit-Status: 0 alles wurde \
      gelesen; 1 um eine Datei muss man sich kümmern.
      """
    case .folder: "Der Ordner; ohne ihn der, der eingestellt ist."
    case .dryRun: "Nur sagen, was käme und ginge."
    case .status: "Sagen, was im Ordner liegt und was noch kommt oder geht."
    case .quiet: "Nur sagen, worum man sich kümmern muss."
    case .noFolder: "Nenn den Ordner, den deine Rechner teilen: satz sync ~/Sync/satz"
    case .hint(let path): "Nach jeder Session geht das mit: satz settings set sync \(path.visibleInRow)"
    case .synchronised(let done): done.german("Abgeglichen. Gekommen", "gegangen") ?? "Alles ist schon gleich."
    case .wouldSynchronise(let done): done.german("Es käme", "es ginge") ?? "Alles ist schon gleich."
    case .trainedTwice(let turn):
      """
      \(turn.program), Einheit \(turn.turn), wurde \(turn.sessions.count)-mal trainiert, bevor die Rechner voneinander \
      wussten: \(turn.sessions.joined(separator: ", ")). Alles steht im Log; das Programm geht von der letzten aus weiter.
      """
    case .changedTwice(let conflict):
      "Hier und auf einem anderen Rechner geändert: \(conflict.what.german); "
        + (conflict.isKeptHere ? "die Fassung dieses Rechners bleibt" : "die Fassung des anderen gilt")
    case .leftOut(let file): file.german
    case .statusFolder(let path): "Ordner: \(path.visibleInRow)"
    case .statusLast(let day?): "Zuletzt abgeglichen: \(day)"
    case .statusLast(nil): "Noch nie abgeglichen"
    case .statusFile(let file): file.germanRow
    case .emptyFolder: "hier hat noch kein Rechner eine Datei"
    case .waiting(let done): done.german("Noch zu holen", "noch zu schicken") ?? "Nichts wartet."
    }
  }
}

extension Synchronised {
  /// Nil if there is nothing to do.
  fileprivate func german(_ comes: String, _ goes: String) -> String? {
    guard hasNews || sent > 0 else { return nil }
    let came = [
      newSessions > 0 ? counted(newSessions, "neue Session", "neue Sessions") : nil,
      changedSessions > 0 ? counted(changedSessions, "geänderte Session", "geänderte Sessions") : nil,
      goneSessions > 0
        ? counted(goneSessions, "Session eines zurückgenommenen Imports", "Sessions zurückgenommener Importe") : nil,
      corrections > 0 ? counted(corrections, "Korrektur", "Korrekturen") : nil,
      others > 0 ? counted(others, "andere Änderung", "andere Änderungen") : nil,
    ].compactMap(\.self)
    let here = came.isEmpty ? "nichts" : came.joined(separator: ", ", last: " und ")
    let there = sent > 0 ? counted(sent, "Änderung", "Änderungen") + " von hier" : "nichts"
    return "\(comes): \(here); \(goes): \(there)."
  }
}

extension SharedConflict.What {
  fileprivate var german: String {
    switch self {
    case .item(let kind, let name):
      switch kind {
      case .profile: "das Profil (\(ProfileField.name(ofColumn: name) ?? name))"
      case .plates: "die Scheiben"
      case .picture: "das Profilbild"
      case .setting: "die Einstellung \(name.visibleInRow)"
      case .category: "die Kategorie \(name.visibleInRow)"
      case .exercise: "die Übung \(name.visibleInRow)"
      case .pictures: "die Bilder von \(name.visibleInRow)"
      case .workout: "das Workout \(name.visibleInRow)"
      case .mapping: "wie „\(name.visibleInRow)“ hier heißt"
      }
    case .session(let title): "ein Eintrag von \(title.visibleInRow)"
    }
  }
}

extension SyncedFile {
  fileprivate var german: String {
    let name = name.visibleInRow
    switch state {
    case .read: return "\(name) wurde gelesen"
    case .partly(_, let faults):
      let lines = faults.first.map { "  Zeile \($0.line): \($0.reason.german)".visibleInRow }
      let rest = faults.count > lines.count ? ["  und \(faults.count - lines.count) weitere"] : []
      let head =
        faults.count == 1
        ? "1 Zeile von \(name) ist nicht lesbar und bleibt außen vor:"
        : "\(faults.count) Zeilen von \(name) sind nicht lesbar und bleiben außen vor:"
      return ([head] + lines + rest).joined(separator: "\n")
    case .torn: return "\(name) ist noch nicht vollständig; gelesen wird sie, sobald sie es ist"
    case .merged(let line):
      return
        "\(name):\(line): git konnte das nicht zusammenführen. Nur ein Rechner schreibt diese Datei, also nimm seine Fassung: git checkout --theirs, dann git add"
    case .newer: return "\(name) stammt von einer neueren Version von Satz; aktualisiere Satz hier, dann geht es"
    case .foreign: return "\(name) ist keine Datei von Satz; benenn sie um oder lösch sie"
    case .tooLarge: return "\(name) ist größer als jedes Log; sie wurde nicht gelesen"
    case .unreadable(let code):
      return "\(name) ist nicht lesbar: \(SystemReason(code: Int32(clamping: code)).german)"
    }
  }

  fileprivate var germanRow: String {
    let machine = (machine ?? "?").visibleInRow + (isOwn ? " (dieses Log)" : "")
    switch state {
    case .read(let items), .partly(let items, _): return machine + ", " + counted(items, "Eintrag", "Einträge")
    case .torn: return "noch nicht vollständig"
    case .merged, .newer, .foreign, .tooLarge, .unreadable: return "bleibt außen vor"
    }
  }
}
