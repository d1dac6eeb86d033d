/// What is said about synchronising the log, in English.

import PlanWording
import TrainingStore

extension SharingText: Worded {
  var english: String {
    switch self {
    case .sync: "Keep one log on several machines, through a folder that they share."
    case .syncMore:
      """
      The folder may belong to Syncthing, Nextcloud or Dropbox, or be a git repository: anything that copies files \
      from one machine to the others will do. Each machine writes one file there and reads those of the others; all \
      end up with the same log, in whatever order files arrive. satz settings set sync FOLDER synchronises after \
      each session. Settings that belong to one machine (sync, heart-rate) stay there. Exit status: 0 all was read; \
      1 a file needs attention.
      """
    case .folder: "The folder; without it, the one that is set."
    case .dryRun: "Only say what would come and go."
    case .status: "Say what is in the folder, and what waits to come or go."
    case .quiet: "Say only what needs attention."
    case .noFolder: "name the folder that your machines share: satz sync ~/Sync/satz"
    case .hint(let path): "To do this after each session: satz settings set sync \(path.visibleInRow)"
    case .synchronised(let done): done.english("Synchronised", "came", "went") ?? "Everything is the same already."
    case .wouldSynchronise(let done):
      done.english("Dry run", "would come", "would go") ?? "Everything is the same already."
    case .trainedTwice(let turn):
      """
      \(turn.program), turn \(turn.turn), was trained \(turn.sessions.count) times before the machines knew of each other: \
      \(turn.sessions.joined(separator: ", ")). All of it is in the log; the program continues from the last one.
      """
    case .changedTwice(let conflict):
      "Changed here and on another machine: \(conflict.what.english); "
        + (conflict.isKeptHere ? "this machine's version is kept" : "the other machine's version is taken")
    case .leftOut(let file): file.english
    case .statusFolder(let path): "Folder: \(path.visibleInRow)"
    case .statusLast(let day?): "Synchronised last: \(day)"
    case .statusLast(nil): "Not synchronised yet"
    case .statusFile(let file): file.row
    case .emptyFolder: "no machine has a file here yet"
    case .waiting(let done): done.english("Waiting", "to come", "to go") ?? "Nothing waits."
    }
  }
}

extension Synchronised {
  /// Nil if there is nothing to do.
  fileprivate func english(_ what: String, _ comes: String, _ goes: String) -> String? {
    guard hasNews || sent > 0 else { return nil }
    let came = [
      newSessions > 0 ? counted(newSessions, "new session", "new sessions") : nil,
      changedSessions > 0 ? counted(changedSessions, "changed session", "changed sessions") : nil,
      goneSessions > 0 ? counted(goneSessions, "session of an undone import", "sessions of undone imports") : nil,
      corrections > 0 ? counted(corrections, "correction", "corrections") : nil,
      others > 0 ? counted(others, "other change", "other changes") : nil,
    ].compactMap(\.self)
    let here = (came.isEmpty ? "nothing" : came.joined(separator: ", ", last: " and ")) + " " + comes
    let there = sent > 0 ? counted(sent, "change", "changes") + " of this machine" : "nothing"
    return "\(what): \(here); \(there) \(goes)."
  }
}

extension SharedConflict.What {
  fileprivate var english: String {
    switch self {
    case .item(let kind, let name):
      switch kind {
      case .profile: "the profile (\(ProfileField.name(ofColumn: name) ?? name))"
      case .plates: "the plates"
      case .picture: "the picture of the profile"
      case .setting: "the setting \(name.visibleInRow)"
      case .category: "the category \(name.visibleInRow)"
      case .exercise: "the exercise \(name.visibleInRow)"
      case .pictures: "the pictures of \(name.visibleInRow)"
      case .workout: "the workout \(name.visibleInRow)"
      case .mapping: "what “\(name.visibleInRow)” is called here"
      }
    case .session(let title): "an entry of \(title.visibleInRow)"
    }
  }
}

extension SyncedFile {
  fileprivate var english: String {
    let name = name.visibleInRow
    switch state {
    case .read: return "\(name) was read"
    case .partly(_, let faults):
      let lines = faults.first.map { "  line \($0.line): \($0.reason.english)".visibleInRow }
      let rest = faults.count > lines.count ? ["  and \(faults.count - lines.count) more"] : []
      return (["\(counted(faults.count, "line", "lines")) of \(name) cannot be read and stay out:"] + lines + rest)
        .joined(separator: "\n")
    case .torn: return "\(name) is not whole yet; it is read as soon as it is"
    case .merged(let line):
      return
        "\(name):\(line): git could not merge this. Only one machine writes it, so take its version: git checkout --theirs, then git add"
    case .newer: return "\(name) was written by a newer Satz; update Satz here to read it"
    case .foreign: return "\(name) is not a file of Satz; rename or remove it"
    case .tooLarge: return "\(name) is larger than any log; it was not read"
    case .unreadable(let code):
      return "\(name) cannot be read: \(SystemReason(code: Int32(clamping: code)).english)"
    }
  }

  fileprivate var row: String {
    let machine = (machine ?? "?").visibleInRow + (isOwn ? " (this store)" : "")
    switch state {
    case .read(let items), .partly(let items, _): return machine + ", " + counted(items, "item", "items")
    case .torn: return "not whole yet"
    case .merged, .newer, .foreign, .tooLarge, .unreadable: return "left out"
    }
  }
}

extension SyncProblem: Worded {
  public var english: String {
    switch self {
    case .store(let problem): problem.english
    case .folder(let path, let code):
      "\(path.visibleInRow.asArgument) cannot be synchronised with: \(SystemReason(code: Int32(clamping: code)).english)"
    case .file(let path, let code):
      "\(path.visibleInRow) cannot be written: \(SystemReason(code: Int32(clamping: code)).english). What came from other machines is in your log."
    }
  }

  public var german: String {
    switch self {
    case .store(let problem): problem.german
    case .folder(let path, let code):
      "Mit \(path.visibleInRow) geht kein Abgleich: \(SystemReason(code: Int32(clamping: code)).german)"
    case .file(let path, let code):
      "\(path.visibleInRow) lässt sich nicht schreiben: \(SystemReason(code: Int32(clamping: code)).german). Was von anderen Rechnern kam, steht in deinem Log."
    }
  }
}
