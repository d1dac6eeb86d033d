/// `satz notices` in German.

import SessionModel
import TrainingStore

extension NoticesText {
  var german: String {
    switch self {
    case .notices: "Was dir gemeldet wurde, wann und wie."
    case .noticesMore:
      """
      Jedes Ende einer Pause, einer Zeit, eines Fensters und einer Session und jede Erinnerung, das Neueste zuerst: wann es fällig war, wie \
      spät es gemeldet wurde, auf welchen Wegen und ob du binnen 30 s reagiert hast. Nachgeholt heißt, dass ein Prozess \
      vorher starb und ein anderer es gemeldet hat. Die Zeilen der letzten 200 Sessions und die letzten 1000 Erinnerungen werden aufgehoben.
      """
    case .none: "Bisher wurde nichts gemeldet."
    case .over(.work): "Satz vorbei"
    case .over(.sides): "Seite wechseln"
    case .over(.window): "Zeit um"
    case .over(.rest): "Pause um"
    case .over(.session): "Session vorbei"
    case .over(.sitting): "Sitzen vorbei"
    case .late(let time): "nach \(time)"
    case .untold: "nicht gemeldet"
    case .channel(.screen): "Bildschirm"
    case .channel(.sound): "Ton"
    case .channel(.speech): "Stimme"
    case .channel(.desktop): "Desktop"
    case .channel(.notification): "Benachrichtigung"
    case .channel(.bell): "Glocke"
    case .silently: "auf keinem Weg"
    case .acknowledged(let time): "nach \(time) bestätigt"
    case .timedOut: "keine Reaktion"
    case .open: "offen"
    case .recovered: "nachgeholt"
    }
  }
}
