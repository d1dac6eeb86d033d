/// Why the system refused a file, in words; the ones a user meets are translated, the others are as the system says them.

import Glibc

struct SystemReason: Worded {
  var code: Int32

  var english: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "the disk is full"
    default: String(cString: strerror(code))
    }
  }

  var german: String {
    switch code {
    case ENOENT: "die Datei oder den Ordner gibt es nicht"
    case EISDIR: "das ist ein Ordner"
    case ENOTDIR: "ein Teil des Pfads ist kein Ordner"
    case EACCES, EPERM: "keine Berechtigung"
    case EROFS: "das Dateisystem ist schreibgeschützt"
    case ENOSPC: "der Datenträger ist voll"
    default: String(cString: strerror(code))
    }
  }
}
