/// Why the system refused a file, in words.

import Glibc
import PlanWording

struct SystemReason: Worded, Hashable, Sendable {
  var code: Int32

  var english: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC, EDQUOT: "the disk is full"
    case EIO: "the disk or the terminal failed"
    case EBADF: "it is closed"
    case EPIPE: "nobody reads it any more"
    case EFBIG: "the file would be too large"
    case EBUSY, ETXTBSY: "it is in use"
    case EEXIST: "it already exists"
    case EINVAL: "it is not a regular file"
    case ELOOP: "its links form a circle"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "there is not enough memory"
    case ENXIO, ENODEV: "the device is not there"
    default: "the system gives number \(code) as the reason"
    }
  }

  var german: String {
    switch code {
    case ENOENT: "die Datei oder den Ordner gibt es nicht"
    case EISDIR: "das ist ein Ordner"
    case ENOTDIR: "ein Teil des Pfads ist kein Ordner"
    case EACCES, EPERM: "keine Berechtigung"
    case EROFS: "das Dateisystem ist schreibgeschützt"
    case ENOSPC, EDQUOT: "der Datenträger ist voll"
    case EIO: "Datenträger oder Terminal haben versagt"
    case EBADF: "sie ist geschlossen"
    case EPIPE: "niemand liest mehr mit"
    case EFBIG: "die Datei würde zu groß"
    case EBUSY, ETXTBSY: "sie wird gerade benutzt"
    case EEXIST: "es gibt sie schon"
    case EINVAL: "das ist keine gewöhnliche Datei"
    case ELOOP: "die Links führen im Kreis"
    case ENAMETOOLONG: "der Name ist zu lang"
    case EMFILE, ENFILE: "es sind zu viele Dateien offen"
    case ENOMEM: "der Speicher reicht nicht"
    case ENXIO, ENODEV: "das Gerät ist nicht da"
    default: "das System nennt als Grund die Nummer \(code)"
    }
  }
}

extension String {
  /// As it was typed in a shell: an empty one shows its quotes, as nothing would be seen of it.
  var asArgument: String { isEmpty ? "\"\"" : self }
}
