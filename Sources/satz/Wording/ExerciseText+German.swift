/// The athlete's exercises in German.

extension ExerciseText {
  var german: String {
    switch self {
    case .exercisesMore:
      "satz exercises curl; satz exercises --muscle lats --equipment cable; satz exercises add \"Box-Pistol\" --muscles quads"
    case .list: "Übungen auflisten oder nach Namen suchen."
    case .show: "Alles zu einer Übung zeigen."
    case .add: "Eine eigene Übung hinzufügen; Pläne können sie dann nennen."
    case .addMore:
      "satz exercises add \"Box-Pistol\" --equipment bodyweight --muscles quads,glutes --alias \"Pistol Box\""
    case .edit: "Eine eigene Übung ändern oder deine Fassung einer eingebauten."
    case .editMore:
      """
      satz exercises edit bench press --note \"Füße flach.\" --alias flach. Was nicht genannt ist, bleibt; ein leerer Text \
      nimmt es weg. Im Log bleiben die Sätze bei derselben Übung, wie sie auch heißt.
      """
    case .delete: "Eine eigene Übung löschen; ihre Sätze bleiben im Log."
    case .deleteMore: "Fragt nach ihrem Namen; ein Skript sagt --yes-delete NAME."
    case .replace: "Eine eigene Übung löschen; ihre Namen stehen von da an für eine andere."
    case .replaceMore: "satz exercises replace box-pistol with pistol squat"
    case .favourite: "Eine Übung zum Favoriten machen; --off nimmt es zurück."
    case .unknown: "Die Übungen des Logs, die die Bibliothek nicht hat; und sagen, welche es sind."
    case .unknownMore:
      "satz exercises unknown --map \"Ihr Name=Glute Bridge\" ordnet die vorhandenen Sätze zu und merkt es sich für Importe."
    case .nothingUnknown: "Die Bibliothek hat jede Übung deines Logs."
    case .unknownHint(let hasVariations):
      (hasVariations
        ? "Varianten zählen für die Muskeln ihrer Übung, die anderen für keinen." : "Sie zählen für keinen Muskel.")
        + " --map \"Ihr Name=Bankdrücken\" sagt, welche es ist; satz exercises add macht sie zu deiner."
    case .variation(let name): "Variante von \(name)"
    case .mapped(let sets, let canBeUndone):
      "\(sets == 1 ? "1 Satz des Logs wird" : "\(sets) Sätze des Logs werden") neu gezählt"
        + (canBeUndone ? "; satz log undo nimmt das zurück." : ".")
    case .notUnknown(let name): "Das Log hat keine Übung „\(name)“, die der Bibliothek fehlt"
    case .nameArgument: "Die Übung, mit irgendeinem ihrer Namen."
    case .newNameArgument: "Wie die neue Übung heißt."
    case .newName: "Ein anderer Name."
    case .replaceArgument: "Die Übung, das Wort with und die, für die ihre Namen von da an stehen."
    case .replaceForm: "Nenn beide: satz exercises replace box-pistol with pistol squat"
    case .offOption: "Die Markierung aufheben."
    case .onlyEquipment: "Nur mit diesem Gerät."
    case .onlyMuscle: "Nur was diesen Muskel trainiert."
    case .onlyFavourites: "Nur deine Favoriten."
    case .onlyOwn: "Nur deine eigenen."
    case .germanOption: "Ihr deutscher Name."
    case .equipmentOption: "Womit: barbell, cable, bodyweight …"
    case .musclesOption: "Welche Muskeln sie trainiert, die wichtigsten zuerst: quads,glutes."
    case .secondaryOption: "Welche Muskeln helfen: hamstrings,calves."
    case .measureOption: "Worin ein Satz gezählt wird: reps, time, distance oder energy."
    case .categoryOption: "Ihre Kategorie: legs oder eine von deinen."
    case .aliasOption: "Ein weiterer Name; geht auch mehrmals."
    case .noteOption: "Was du dir merken willst."
    case .dropAlias: "Ein Name, den sie nicht mehr hat."
    case .yourOwn: "deine eigene"
    case .inNoCategory: "Noch in keiner Kategorie"
    case .noFavourites: "Noch keine Favoriten: satz exercises favourite bench press"
    case .noOwnExercises: "Noch keine Übungen definiert: satz exercises add \"Box-Pistol\" --muscles quads"
    case .nothingMatches: "Keine Übung passt."
    case .nameTaken(let name, let other): "„\(name)“ ist schon ein Name von \(other)"
    case .noName(let name):
      "„\(name)“ geht nicht als Name: er braucht einen Buchstaben oder eine Ziffer, höchstens 64, ohne Anführungszeichen"
    case .noSuchAlias(let name, let exercise): "„\(name)“ ist kein Name, den du \(exercise) gegeben hast"
    case .noSuchWord(let word, let option, let there):
      "„\(word)“ ist kein Wert für \(option); es gibt \(there.joined(separator: ", "))"
    case .nothingToEdit: "Es gibt nichts zu ändern; sag, was, etwa --note \"Füße flach.\""
    case .isBuiltIn(let name): "\(name) ist eingebaut und bleibt"
    case .builtInIsBack(let name): "\(name) ist wieder die eingebaute Übung."
    case .sameExercise(let name): "Das ist \(name) selbst"
    }
  }
}
