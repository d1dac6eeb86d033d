/// A socket that only processes of this user and machine can reach, by a name in a folder.

import CTerminal
import Glibc

enum LocalSocket {
  /// Listens under this name, in place of a socket that somebody left behind. The descriptor does not block; nil if the
  /// system refuses.
  static func listen(named name: String, in folder: String) -> CInt? {
    open(named: name + ".new", in: folder) { socket, address in
      let new = withUnsafePointer(to: address) { path(of: $0) }
      unlink(new)
      // It gets its final name only when it is listening, and only this user may connect.
      return reach(address) { bind(socket, $0, $1) == 0 } && chmod(new, 0o600) == 0 && Glibc.listen(socket, 8) == 0
        && rename(new, String(new.dropLast(4))) == 0
    }
  }

  /// Connects to whoever listens under this name; nil if nobody does.
  static func connect(named name: String, in folder: String) -> CInt? {
    guard let socket = open(named: name, in: folder, connects) else { return nil }
    // It was opened without blocking, but its reader has nothing else to do and may wait.
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) & ~O_NONBLOCK)
    return socket
  }

  /// The next one who connects, as a descriptor that does not block; nil if nobody does.
  static func accept(_ listener: CInt) -> CInt? {
    let socket = Glibc.accept(listener, nil, nil)
    guard socket >= 0 else { return nil }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    return socket
  }
}

extension LocalSocket {
  private static func connects(_ socket: CInt, _ address: sockaddr_un) -> Bool {
    reach(address) { Glibc.connect(socket, $0, $1) == 0 }
  }

  /// The folder is named by a descriptor: its own path may be longer than an address can hold.
  private static func open(
    named name: String, in folder: String, _ use: (CInt, sockaddr_un) -> Bool
  ) -> CInt? {
    let directory = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return nil }
    defer { close(directory) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { place in
      place.withMemoryRebound(to: CChar.self) { path in
        path.baseAddress.map { ct_path_in(directory, name, $0, path.count) < path.count } ?? false
      }
    }
    let socket = ct_local_socket()
    guard socket >= 0 else { return nil }
    guard fits, use(socket, address) else {
      close(socket)
      return nil
    }
    return socket
  }

  private static func reach(_ address: sockaddr_un, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func path(of address: UnsafePointer<sockaddr_un>) -> String {
    withUnsafeBytes(of: address.pointee.sun_path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
