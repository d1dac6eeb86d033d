/// The servers for editors and agents, in German.

extension ServerText {
  var german: String {
    switch self {
    case .lsp: "Einem Editor dienen: das Language Server Protocol auf Standardein- und -ausgabe."
    case .lspMore:
      """
      Dein Editor startet ihn; einzugeben gibt es hier nichts. Er zeigt Fehler beim Schreiben, mit ihren Korrekturen, \
      ergänzt und erklärt Wörter und Übungen und formatiert Pläne. Er findet und ändert Namen, auch in den \
      Plänen deines Ordners, die sie benutzen. Neben dem Text zeigt er die Lasten von heute mit ihren \
      Scheiben, den Stand der Zustände mit Grund, die Dauer der Blöcke und die Sätze je Muskel; jedes davon schaltet \
      {"inlayHints": {"load": false, "state": false, "duration": false, "muscles": false}} ab. Diese Werte liest er aus \
      deinem Log, und wieder, sobald es sich ändert; er schreibt nichts.

      Exit-Status: 0 der Editor hat ihn beendet; 1 die Verbindung ist abgebrochen.
      """
    case .mcp: "Einem Agenten dienen: das Model Context Protocol auf Standardein- und -ausgabe."
    case .mcpMore:
      """
      Ein Agent startet ihn; einzugeben gibt es hier nichts. Er kann Wörter nachschlagen, Pläne prüfen, formatieren, zeigen, \
      simulieren und proben und das Log lesen. Mit --allow-write kann er auch Workouts speichern und ins Log eintragen; \
      Dateien ändert er nie.

      Exit-Status: 0, wenn der Agent die Verbindung geschlossen hat.
      """
    case .allowWrite: "Auch die Werkzeuge anbieten, die Workouts speichern und ins Log eintragen."
    case .stdioOption: "Standardein- und -ausgabe benutzen, wie immer."
    }
  }
}
