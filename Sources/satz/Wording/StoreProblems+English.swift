/// What is wrong with the log, and the way out, in English.

import PlanWording
import TrainingStore

extension StoreProblem: Worded {
  public var english: String {
    switch self {
    case .cannotOpen(let path): "cannot open the log \(path); check that its folder exists and is yours"
    case .readOnly(let path): "cannot write to \(path); check the permissions of its folder"
    case .diskFull: "the disk is full; free some space and try again. Nothing was half-written."
    case .inputOutput(let path, let code):
      "the disk failed while using \(path) (SQLite \(code)); try again, and back up the file"
    case .busy(let path): "another process is writing to \(path); try again in a moment"
    case .foreign(let path, .noFile): "\(path) is not a file, so it is not a Satz log; \(Self.wayOut)"
    case .foreign(let path, .notSQLite): "\(path) is not a Satz log (not a SQLite file); \(Self.wayOut)"
    case .foreign(let path, .anotherProgram):
      "\(path) belongs to another program; set SATZ_HOME to use another folder. Otherwise, \(Self.wayOut)"
    case .unreachable(let path, let code):
      "cannot read the log \(path): \(SystemReason(code: Int32(clamping: code)).english). Check the permissions of its folder, or set SATZ_HOME"
    case .damaged(let path, _):
      "\(path) is damaged; satz restore FILE puts a backup in its place and keeps this file"
    case .wrongSchema(let path, let fault):
      "\(path) cannot be used: \(fault.english). Nothing in it was run or changed; \(Self.wayOut)"
    case .newerSchema(let path, _, _): "\(path) was written by a newer Satz; it is left as it is. Update Satz to use it"
    case .sessionRuns: "a session is already running: satz takes you there"
    case .noSuchSession: "that session is not in the log"
    case .unreadable: "the session in the log cannot be understood by this version of Satz; a newer one may"
    case .heldByAnother(_, let process):
      "a session is open in another terminal\(process.map { " (process \($0))" } ?? ""); satz --take-over takes it over, or leave it there with quit"
    case .cannotSetAside(let path, _):
      "\(path) is damaged and could not be moved away; move it yourself, or set SATZ_HOME"
    case .implausible(let value): value.english + ". Nothing was entered."
    case .failed(let path, let code, _):
      "the log \(path) cannot be used\(code > 0 ? " (SQLite \(code))" : ""); try again, and if that does not help, restore a backup of it"
    }
  }
}

extension StoreProblem {
  /// For a file that cannot be used as it is.
  private static let wayOut =
    "the next command that writes sets it aside, and satz restore FILE puts a backup in its place. The file is kept"
}

extension SchemaFault: Worded {
  public var english: String {
    switch self {
    case .missing(let name): "`\(name)` is missing, or the file does not have the version that it claims"
    case .changed(let name): "`\(name)` is not what it should be, or the file does not have the version that it claims"
    case .foreign(let kind, let name): "the \(kind) `\(name)` in it is not part of Satz"
    }
  }
}
