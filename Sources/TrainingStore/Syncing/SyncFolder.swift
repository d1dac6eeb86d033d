/// The folder that machines share: each writes its own file there and reads those of the others.

import Glibc
import SessionModel

/// A folder that something else keeps the same on several machines.
public struct SyncFolder: Hashable, Sendable {
  /// As the user wrote it.
  public var path: String

  /// A folder, which has to exist.
  public init(path: String) { self.path = path }

  /// Larger than the log of any lifetime.
  private static let largestFile = 1 << 30
  private static let mostFiles = 1000
}

/// Why a folder was not synchronised.
public enum SyncProblem: Error, Hashable, Sendable {
  /// The log could not be read or changed.
  case store(StoreProblem)
  /// The folder cannot be read; errno.
  case folder(path: String, code: Int)
  /// The file of this machine cannot be written; errno. What came from the others was entered.
  case file(path: String, code: Int)
}

extension TrainingStore {
  /// Enters what other machines have put into a folder, and puts there what is new here. A rehearsal only says what
  /// would happen. Reports progress, 0 … 1.
  public func synchronise(
    with folder: SyncFolder, at place: SyncPlace, _ moment: Moment, isRehearsal: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws(SyncProblem) -> Synchronised {
    // Two processes of this machine take turns, so that neither writes an older file over a newer one.
    let lock = FolderLock(around: folder.path + "/" + Self.syncSuffix)
    let (files, unread) = try folder.files()
    var done: Synchronised
    do throws(StoreProblem) {
      done = try synchronise(files, at: place, moment, isRehearsal: isRehearsal, progress: progress)
    } catch {
      throw .store(error)
    }
    done.files = (done.files + unread).sorted { $0.name < $1.name }
    if done.isWritten, !isRehearsal { try folder.write(done.file) }
    _ = consume lock
    return done
  }
}

extension SyncFolder {
  /// Which files are there and whether they are whole, without a store.
  public func survey() throws(SyncProblem) -> [SyncedFile] {
    let (files, unread) = try files()
    return (TrainingStore.read(files).1 + unread).sorted { $0.name < $1.name }
  }

  /// The files of all machines, and those that cannot be read.
  fileprivate func files() throws(SyncProblem) -> ([SyncFile], unread: [SyncedFile]) {
    guard let entries = opendir(path) else { throw .folder(path: path, code: Int(errno)) }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if Self.isOurs(name) { names.append(name) }
    }
    var files: [SyncFile] = []
    var unread: [SyncedFile] = []
    for name in names.sorted().prefix(Self.mostFiles) {
      do throws(FileFailure) {
        files.append(SyncFile(name: name, bytes: try Self.bytes(of: path + "/" + name)))
      } catch {
        let state: SyncedFile.State = error.code == Int(EFBIG) ? .tooLarge : .unreadable(code: error.code)
        // It may have been renamed since the folder was read.
        if error.code != Int(ENOENT) {
          unread.append(SyncedFile(name: name, machine: nil, isOwn: false, state: state))
        }
      }
    }
    return (files, unread)
  }

  /// Every name that a synchroniser gives to a file of ours or to a copy of one; not what is still being written.
  private static func isOurs(_ name: String) -> Bool {
    guard !name.hasPrefix("."), !AtomicFile.isPartial(name) else { return false }
    return name.split(separator: ".").dropFirst().contains { $0.hasPrefix(TrainingStore.syncSuffix) }
  }

  private static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(code: Int(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(code: Int(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(code: Int(EINVAL)) }
    guard status.st_size <= largestFile else { throw FileFailure(code: Int(EFBIG)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= largestFile {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(code: Int(errno))
      }
      bytes += chunk[..<count]
    }
    throw FileFailure(code: Int(EFBIG))
  }

  fileprivate func write(_ file: SyncFile) throws(SyncProblem) {
    do throws(AtomicFileFailure) {
      let target = try AtomicFile(at: path + "/" + file.name)
      do throws(AtomicFileFailure) {
        try target.append(file.bytes)
        try target.commit()
      } catch {
        target.discard()
        throw error
      }
    } catch {
      throw .file(path: path + "/" + file.name, code: error.code)
    }
  }
}
