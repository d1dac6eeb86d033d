/// Files that only their owner may read, whatever the umask: their contents are private.

import Glibc

package enum PrivateFile {
  /// Removes everyone else's access to a file of ours. Files of others, links, and anything else are left alone.
  package static func secure(_ path: String) { secure(path, of: S_IFREG) }

  package static func secure(folder path: String) { secure(path, of: S_IFDIR) }

  /// Secures the files of a folder whose names match.
  package static func secure(in folder: String, where isOurs: (String) -> Bool) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if isOurs(name) { secure(folder + "/" + name) }
    }
  }

  private static func secure(_ path: String, of kind: mode_t) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_mode & 0o077 != 0,
      status.st_uid == geteuid()
    else { return }
    chmod(path, status.st_mode & 0o700)
  }
}
