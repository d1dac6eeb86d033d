/// `satz remind` in German.

extension RemindText {
  var german: String {
    switch self {
    case .remind: "Erinnerungen ans Training, ans Atmen und ans Sitzen."
    case .remindMore:
      """
      satz remind add workout 18:00 --days mo,mi,fr. Eine Erinnerung klingt, spricht und zeigt eine Benachrichtigung auf \
      dem Desktop, wie es deine Einstellungen sagen; an einem Tag, an dem du es schon getan hast, schweigt sie, außer mit \
      --always. Ein systemd-Timer meldet sie, sonst der Helfer. War der Rechner aus oder im Ruhezustand, wird sie \
      am selben Tag nachgeholt. Ein offener Prompt zeigt sie auch. satz notices zeigt, was gemeldet wurde.
      """
    case .list: "Die Erinnerungen auflisten."
    case .add: "Eine Erinnerung anlegen."
    case .addMore:
      "satz remind add workout 18:00 --days mo,mi,fr; satz remind add sitting 7 --note \"Zehn Minuten\"."
    case .edit: "Eine Erinnerung ändern, mit ihrer Nummer."
    case .delete: "Erinnerungen löschen, mit ihren Nummern."
    case .on: "Erinnerungen einschalten."
    case .off: "Erinnerungen ausschalten; sie bleiben in der Liste."
    case .tell: "Melden, was jetzt fällig ist. Der Timer ruft das auf."
    case .kindArgument, .kindOption: "Woran sie erinnert: workout, breathing oder sitting."
    case .timeArgument, .timeOption: "Wann, nach deiner Uhr: 18:00, 7, 6:30pm."
    case .numberArgument: "Die Nummer einer Erinnerung, wie satz remind sie zeigt."
    case .daysOption: "An welchen Tagen: mo,mi,fr, mo-fr, werktags, wochenende; ohne Angabe täglich."
    case .newDaysOption: "An welchen Tagen: mo,mi,fr, mo-fr, werktags, wochenende, täglich."
    case .alwaysOption: "Auch melden, wenn du es an dem Tag schon getan hast."
    case .unlessDoneOption: "Nicht melden, wenn du es an dem Tag schon getan hast."
    case .noteOption: "Deine eigenen Worte, die dabei stehen und gesprochen werden."
    case .newNoteOption: "Deine eigenen Worte, die dabei stehen und gesprochen werden; \"\" entfernt sie."
    case .none: "Noch keine Erinnerungen: satz remind add workout 18:00 --days mo,mi,fr"
    case .noSuchKind(let word): "An „\(word)“ kann nichts erinnern; es gibt workout, breathing und sitting"
    case .noSuchTime(let text): "„\(text)“ ist keine Uhrzeit; schreib 18:00, 7 oder 6:30pm"
    case .noSuchDays(let text):
      "„\(text)“ sind keine Wochentage; schreib mo,mi,fr, mo-fr, werktags, wochenende oder täglich"
    case .noSuchReminder(let number): "Eine Erinnerung \(number) gibt es nicht; satz remind zeigt sie alle"
    case .nothingToEdit: "Sag, was sich ändern soll: satz remind edit 2 --at 18:30"
    case .deleted(let number): "Erinnerung \(number) gelöscht."
    case .kind(.workout): "Training"
    case .kind(.breathing): "Atmen"
    case .kind(.meditation): "Sitzen"
    case .daily: "täglich"
    case .unlessDone: "falls offen"
    case .always: "immer"
    case .isOn: "an"
    case .isOff: "aus"
    case .nobodyTells:
      "Hier gibt es keine systemd-Timer, und der Helfer ist aus, darum meldet niemand die Erinnerungen: satz settings set helper on"
    case .timeFor(.workout): "Zeit fürs Training"
    case .timeFor(.breathing): "Zeit zum Atmen"
    case .timeFor(.meditation): "Zeit zum Sitzen"
    case .reminder: "Erinnerung"
    case .wasDone: "schon getan"
    }
  }
}
