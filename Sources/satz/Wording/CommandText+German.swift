/// What the commands say, in German.

import SessionModel

extension CommandText {
  var german: String {
    switch self {
    case .satz: "Eine Sprache für Trainingspläne und das Werkzeug dazu. Ohne Befehl: die Eingabe."
    case .run: "Ein Workout, eine Atemübung oder Meditation ausführen."
    case .check: "Pläne prüfen: Exit-Status 0 sauber oder nur Warnungen, 1 Fehler, 2 nicht lesbar."
    case .explain: "Erklären, was der Code einer Meldung bedeutet und was richtig wäre."
    case .fmt: "Pläne einheitlich formatieren, direkt in der Datei."
    case .show: "Zeigen, was ein Plan bedeutet: Sätze, Lasten, Scheiben, Pausen, Zeit."
    case .rehearse: "Die ganze Session auf einer virtuellen Uhr durchspielen und den Verlauf ausgeben."
    case .log: "Was trainiert wurde, das Neueste zuerst; add, edit, delete."
    case .exercises: "Die Übungen, die Satz kennt; nach Namen suchen oder eine zeigen."
    case .profile: "Deine Maxima, dein Körpergewicht, Stange und Scheiben."
    case .profileShow: "Das Profil zeigen."
    case .profileSet: "Das Profil ändern."
    case .profileMax: "Ein Maximum eintragen: satz profile max bench 100kg"
    case .satzMore:
      """
      Die Eingabe nimmt Befehle und Plantext: help listet die Befehle auf, info rpe erklärt einen Begriff. Eine \
      laufende Session geht dort weiter, wo sie war.

      Exit-Status: 0 Erfolg; 1 der Plan hat Fehler, das Gesuchte gibt es nicht, oder diff, fmt --check, fmt --diff oder \
      check --fix --diff hat Unterschiede gefunden; 2 eine Datei oder das Log ist nicht lesbar; 64 falscher Aufruf.

      Deine Daten: SATZ_HOME, sonst $XDG_DATA_HOME/satz, sonst ~/.local/share/satz. Meldungen: --lang, \
      satz settings set language de, LC_ALL, LC_MESSAGES, LANG. Farbe: NO_COLOR, CLICOLOR_FORCE. Bildschirm: SATZ_ACCESSIBLE=1, SATZ_REDUCED_MOTION=1, \
      SATZ_LIVE_AREA=line, card oder stage. Vervollständigung: satz --generate-completion-script bash
      """
    case .runMore:
      """
      Enter startet und beendet jeden Satz wie vorgegeben; done 8 @ 82,5kg rpe 8 sagt, wie er wirklich war. Leertaste \
      pausiert, undo nimmt zurück, quit lässt die Session laufen, finish beendet sie.
      """
    case .checkMore: "Exit-Status: 0 sauber oder nur Warnungen, 1 Fehler, 2 eine Datei ist nicht lesbar."
    case .explainMore: "Ohne CODE eine Liste aller: ab E0101 zum Text eines Plans, ab E0201 zu dem, was er bedeutet."
    case .fmtMore:
      """
      Bedeutung und Kommentare bleiben, wie sie sind. Ein Plan mit Syntaxfehlern bleibt unberührt, ein schon formatierter \
      wird nicht neu geschrieben. Bei - geht der formatierte Plan auf die Standardausgabe.

      Exit-Status: 0 Erfolg; 1 ein Plan hat Syntaxfehler, oder --check fand einen, der sich ändern würde; 2 eine Datei ist \
      nicht lesbar oder nicht beschreibbar.
      """
    case .showMore:
      "Ohne NAME die ganze Datei. Prozente werden Lasten durch deine Maxima: satz profile max bench 100kg"
    case .rehearseMore:
      """
      Der virtuelle Athlet tut, was vorgegeben ist. Ein Skript tippt dazwischen: Zeilen MM:SS BEFEHL wie 01:30 done 6 rpe \
      9; // beginnt einen Kommentar.
      """
    case .profileMore: "satz profile set --bodyweight 80kg --bar 20kg; satz profile max bench 100kg"
    case .langOption: "Sprache der Meldungen: en oder de."
    case .jsonOption: "JSON ausgeben."
    case .stdinNameOption: "Die Datei, für die - steht: in Meldungen und für das, was sie benutzt."
    case .fmtCheckOption:
      "Nichts schreiben; die Pläne nennen, die sich ändern würden; gibt es welche, ist der Status 1."
    case .diffOption:
      "Nichts schreiben; Zeile für Zeile zeigen, was sich ändern würde; gibt es etwas, ist der Status 1."
    case .fileArgument: "Ein Plan; - liest die Standardeingabe."
    case .nameArgument: "Der Name eines Workouts darin, wenn es mehrere sind."
    case .filesArgument: "Pläne; - liest die Standardeingabe."
    case .codesArgument: "Codes wie E0142 oder w0202."
    case .scriptOption: "Eine Datei mit Zeilen MM:SS BEFEHL, die zu diesen Zeiten eingegeben werden."
    case .plainOption: "Schlichte Zeilen statt des Live-Bereichs."
    case .dayOption: "Nur dieser Tag: 2026-11-21, heute oder gestern."
    case .exerciseOption: "Nur diese Übung."
    case .textOption: "Nur Einträge, die diesen Text enthalten."
    case .limitOption: "Höchstens so viele Einträge."
    case .limitOfLogOption: "Höchstens so viele Einträge; ohne Angabe 200, mit --json alle."
    case .searchArgument: "Ein Name oder ein Teil davon."
    case .categoryOption: "Nur diese Kategorie."
    case .bodyweightOption: "Körpergewicht: 82.5kg oder 180lb."
    case .barOption: "Was die Stange wiegt: 20kg."
    case .platesOption: "Scheibenpaare: 25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg."
    case .unitsOption: "kg oder lb."
    case .ftpOption: "Leistung an der Schwelle (FTP) in Watt; 0 löscht sie."
    case .maxHeartRateOption: "Maximalpuls in Schlägen je Minute; 0 löscht ihn."
    case .countdownOption: "Sekunden Countdown vor Arbeit auf Zeit, 0 bis 10."
    case .nameOption: "Dein Name."
    case .maxArgument: "Die Übung und ihr Maximum für eine Wiederholung: bench 100kg; 0kg löscht es."
    case .accessibleOption: "Für Screenreader: schlichte Zeilen, jede Änderung einmal angesagt."
    case .reducedMotionOption: "Keine Animation; die Uhr springt einmal je Sekunde."
    case .languageNames: "en oder de"
    case .cannotWrite(let path, let reason): "\(path) lässt sich nicht schreiben: \(reason)"
    case .plansStay(let path): "\(path) heißt wie ein Plan, und in Pläne schreibt nur satz fmt; nenne eine andere Datei"
    case .cannotRead(let path, let reason, let meant):
      "\(path) lässt sich nicht lesen: \(reason)" + (meant.map { ". " + Self.didYouMean($0).german } ?? "")
    case .tooLarge(let path, let megabytes): "\(path) ist größer als \(megabytes) MB; das ist kein Plan"
    case .wouldMeanSomethingElse(let path):
      "\(path) bleibt, wie sie ist: formatiert würde sie etwas anderes bedeuten; das ist ein Fehler in satz, bitte melde ihn mit der Datei"
    case .cannotMakeFolder(let path, let reason):
      "Der Ordner \(path) lässt sich nicht anlegen: \(reason); SATZ_HOME nennt einen anderen"
    case .noTerminalForKeys:
      "Der Plan kam über die Standardeingabe, und kein Terminal nimmt Tasten an; sichere ihn in einer Datei"
    case .storeSetAside(let path, let to):
      "\(path) war beschädigt oder ist kein Log von Satz; es liegt jetzt unter \(to), ein neues Log beginnt. satz restore spielt ein Backup zurück"
    case .checkSummary(let files, let errors, let warnings):
      "\(files == 1 ? "1 Datei" : "\(files) Dateien"): \(errors) Fehler, \(warnings == 1 ? "1 Warnung" : "\(warnings) Warnungen")"
    case .explainSaysMore(let code): "Mehr dazu: satz explain \(code)"
    case .unknownCode(let code, let nearest):
      "Den Code \(code.asArgument) gibt es nicht"
        + (nearest.map { "; am nächsten ist \($0)" } ?? "; satz explain zeigt alle")
    case .wrongForm: "Falsch:"
    case .rightForm: "Richtig:"
    case .anotherSessionRuns(let name):
      "„\(name)“ läuft noch: satz bringt dich hin; beende die Session zuerst mit finish oder abort"
    case .abandonedOffer(let name, let idle):
      "„\(name)“ ruht seit \(age(idle)): resume macht weiter; startest du etwas anderes, wird sie abgeschlossen."
    case .abandonedClosed(let name): "„\(name)“ blieb liegen; was geschafft ist, steht im Log."
    case .notStarted(let name): "„\(name)“ wurde nicht gestartet."
    case .promptAsFile: "<Eingabe>"
    case .nothingRuns: "Es läuft nichts"
    case .welcome:
      "Tipp einen Satz ein wie bench 3x8 rest 90s, oder help. satz run DATEI führt einen Plan aus, run box einen, der bei Satz dabei ist."
    case .saidBefore(let lines): "… davor \(lines == 1 ? "1 Zeile" : "\(lines) Zeilen"): show zeigt alle Sätze"
    case .sessionStays(let name): "„\(name)“ läuft weiter; satz bringt dich zurück."
    case .helpTitle: "Hilfe"
    case .keysHeading: "Tasten, auf leerer Zeile"
    case .keys:
      "Enter fertig · Leertaste pausiert · F3 zurück · F4 überspringen · Strg-N nächste Übung · Bild auf 30 s mehr · Bild ab 15 s weniger · ? oder F1 die Übung · F2 Größe des Bereichs · Esc schließt"
    case .commandsHeading: "Befehle (Abkürzungen gehen, solange sie eindeutig sind)"
    case .toolWordsHeading: "Auch die Befehle des Programms gehen hier; help log erklärt einen"
    case .toolStopped(let command): "„\(command)“ wurde abgebrochen."
    case .takeOverOption: "Die Session übernehmen, die in einem anderen Terminal offen ist."
    case .takeOverQuestion(let process):
      "Satz ist in einem anderen Terminal offen (Prozess \(process)). Übernehmen? [j/N] "
    case .noProcess: "Das System konnte dafür keinen Prozess starten"
    case .abortQuestion(nil): "Was bisher war, zählt dann nicht als Session. Abbrechen? ja oder nein"
    case .abortQuestion(let sets?):
      "\(sets == 1 ? "1 Satz ist gemacht und bleibt" : "\(sets) Sätze sind gemacht und bleiben") im Log. Session abbrechen? ja oder nein"
    case .finishQuestion(let sets?):
      "\(sets == 1 ? "1 Satz ist" : "\(sets) Sätze sind") noch offen. Session beenden? ja oder nein"
    case .finishQuestion(nil): "Es ist noch nicht alles geschafft. Session beenden? ja oder nein"
    case .scoreQuestion(let left):
      "Die Uhr läuft noch" + (left.map { ", \($0) sind übrig" } ?? "") + ". Mit diesem Ergebnis beenden? ja oder nein"
    case .unknownExerciseQuestion(let name, let nearest):
      "Keine Übung heißt „\(name)“" + (nearest.map { "; am nächsten kommt \($0)" } ?? "")
        + ". Als neue Übung hinzufügen? ja oder nein"
    case .nothingChanged: "Es bleibt alles, wie es ist."
    case .notUnderstood(let line, let nearest, let isNote):
      """
      Nichts ist geschehen: „\(line.visibleInRow)“ ist weder ein Befehl noch eine Übung\
      \(nearest.map { "; am nächsten kommt \($0)" } ?? ""). \
      \(isNote ? "Als Notiz: \(Self.note(line)); " : "")help zeigt die Befehle
      """
    case .nothingDone(let isNote):
      "Nichts ist geschehen. " + (isNote ? "note TEXT hält jeden Text als Notiz fest; " : "") + "help zeigt die Befehle"
    case .nothingAsked: "Es war nichts gefragt."
    case .didYouMean(let word): "Meintest du '\(word)'?"
    case .didYouMeanCommand(let word, let candidates):
      "„\(word)“ kann \(candidates.joined(separator: ", ", last: " oder ")) heißen"
    case .usage(let form): "Aufruf: \(form)"
    case .misused(let form): "Nichts ist geschehen; Aufruf: \(form)"
    case .unknownTopic(let topic):
      "Zu „\(topic)“ gibt es keine Erklärung. Versuch rest, rpe, amrap, emom, load oder eine Übung."
    case .nextUp(let what): "Als Nächstes: \(what)"
    case .nothingNext: "Danach kommt nichts mehr."
    case .lineTooLong(let megabytes):
      "Eine Zeile mit mehr als \(megabytes) MB wurde übersprungen; ein so langer Plan gehört in eine Datei: satz run DATEI"
    case .pasted(let lines): "\(lines) Zeilen wurden eingefügt; Enter nimmt sie auf, Strg-C verwirft sie."
    case .repsQuestion: "Wie viele Wiederholungen?"
    case .timeQuestion: "Wie lange?"
    case .distanceQuestion: "Wie weit?"
    case .energyQuestion: "Wie viele Kalorien?"
    case .loadQuestion: "Wie schwer?"
    case .interruptHintIdle: "Noch einmal Strg-C verlässt die Eingabe."
    case .interruptHint: "Noch einmal Strg-C verlässt die Eingabe; die Session läuft weiter."
    case .summaryLine(let sets, let volume, let time):
      "\(sets == 1 ? "1 Satz" : "\(sets) Sätze")\(volume.map { ", \($0)" } ?? ""), \(time)"
    case .logIsEmpty: "Noch nichts trainiert."
    case .logIsEmptyUntilEnd: "Noch nichts im Log: die laufende Session kommt hinein, wenn sie zu Ende ist."
    case .logMatchesNothing: "Kein Eintrag passt."
    case .noExercises: "Keine Übung heißt so."
    case .noSuchCommand(let word, let near): "Einen Befehl „\(word)“ gibt es nicht. Meintest du '\(near)'?"
    case .exerciseUnknown(let name, let nearest):
      nearest.isEmpty
        ? "„\(name)“ steht nicht in der Bibliothek"
        : "„\(name)“ steht nicht in der Bibliothek; meinst du \(nearest.joined(separator: ", "))?"
    case .profileIsEmpty: "Noch keine Maxima: satz profile max bench 100kg"
    case .maxSaved(let exercise, let load): "\(exercise): Maximum \(load)"
    case .maxCleared(let exercise): "\(exercise): Maximum gelöscht"
    case .nothingToSet: "Nichts zu ändern angegeben, etwa --bodyweight 80kg"
    case .invalidMass(let text): "„\(text)“ ist keine Last; schreib 82.5kg oder 180lb"
    case .invalidValue(let option, let value, let allowed):
      "„\(value)“ ist kein Wert für \(option); \(allowed.said(in: .german))"
    case .impossibleMass(let text, let allowed): "„\(text)“ geht nicht; \(allowed.said(in: .german))"
    case .sinceAfterUntil(let since, let until): "--since \(since) liegt nach --until \(until)"
    case .excludeEachOther(let one, let other): "\(one) und \(other) schließen einander aus"
    case .trains(let primary, let secondary):
      secondary.isEmpty ? "trainiert \(primary)" : "trainiert \(primary); auch \(secondary)"
    case .alsoCalled(let names): "auch: \(names)"
    case .bodyweight: "Körpergewicht"
    case .bar: "Stange"
    case .plates: "Scheiben"
    case .units: "Einheiten"
    case .ftp: "FTP"
    case .maxHeartRate: "Maximalpuls"
    case .countdown: "Countdown"
    case .name: "Name"
    case .maxes: "Maxima"
    case .noScriptCommand(let line, let text): "Zeile \(line) des Skripts hat nicht die Form MM:SS BEFEHL: \(text)"
    case .broken: "abgebrochen"
    }
  }
}

/// `26 Stunden`, `3 Tagen`.
private func age(_ idle: Milliseconds) -> String {
  let hours = idle.count / 3_600_000
  return hours < 48 ? "\(hours) Stunden" : "\(hours / 24) Tagen"
}
