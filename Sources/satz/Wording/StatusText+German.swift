/// `satz status` in German.

extension StatusText {
  var german: String {
    switch self {
    case .status: "Die laufende Session für andere Programme."
    case .statusMore:
      """
      Eine Zeile für eine Statusleiste; die Session wird nicht gestört. Mit --follow eine Zeile je Änderung: jede \
      Sekunde, solange eine Uhr zu sehen ist, und mit --json nur, wenn etwas geschieht.

      waybar: "custom/satz": { "exec": "satz status --waybar --follow", "return-type": "json" }
      tmux: set -g status-interval 1; set -g status-right "#(satz status --tmux)"
      """
    case .textOption: "Eine Zeile wie 1:12 Bankdrücken Satz 2 von 3."
    case .jsonOption: "Alles, als JSON in einer Zeile."
    case .waybarOption: "Für ein eigenes Modul von waybar."
    case .tmuxOption: "Für die Statuszeile von tmux, mit deren Farben; leer, wenn nichts läuft."
    case .followOption: "Weitermachen und jede Änderung ausgeben, bis niemand mehr liest."
    case .cannotFollow: "Der Datenordner lässt sich hier nicht beobachten"
    }
  }
}
