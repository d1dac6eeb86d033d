/// Pictures of exercises and of the athlete, stored as they were in their files.

import FoundationEssentials
import GRDB

/// The supported picture formats, recognised by their first bytes, whatever the file name.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// The formats that every viewer and most terminals show.
  case png, jpeg, gif

  /// Nil for anything else.
  public init?(of bytes: [UInt8]) {
    let formats: [(PictureFormat, [UInt8])] = [
      (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), (.jpeg, [0xFF, 0xD8, 0xFF]),
      (.gif, Array("GIF87a".utf8)), (.gif, Array("GIF89a".utf8)),
    ]
    guard let format = formats.first(where: { bytes.starts(with: $0.1) })?.0 else { return nil }
    self = format
  }
}

/// A picture as it was in its file.
public struct StoredPicture: Hashable, Sendable {
  /// The format of its bytes.
  public var format: PictureFormat
  /// The file, byte for byte.
  public var bytes: [UInt8]

  /// In bytes; larger pictures would make the log too large to copy around.
  public static let limit = 8 << 20

  /// A picture of this format; `PictureFormat(of:)` recognises it from the bytes.
  public init(format: PictureFormat, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}

extension TrainingStore {
  /// The pictures of an exercise, in their order.
  public func pictures(of exercise: String) throws(StoreProblem) -> [StoredPicture] {
    try reading { db in
      let sql = "SELECT format, bytes FROM exercise_picture WHERE exercise = ? ORDER BY position"
      return try Row.fetchAll(db, sql: sql, arguments: [exercise]).map(StoredPicture.init(row:))
    }
  }

  /// The athlete's own picture.
  public func profilePicture() throws(StoreProblem) -> StoredPicture? {
    try reading { db in
      try Row.fetchOne(db, sql: "SELECT format, bytes FROM profile_picture").map(StoredPicture.init(row:))
    }
  }

  /// Nil removes it.
  public func setProfilePicture(_ picture: StoredPicture?) throws(StoreProblem) {
    try writing { db in
      try db.execute(sql: "DELETE FROM profile_picture")
      guard let picture else { return }
      try db.execute(
        sql: "INSERT INTO profile_picture VALUES (1, ?, ?)",
        arguments: [picture.format.rawValue, Data(picture.bytes)])
    }
  }

  /// Replaces the present ones.
  static func set(_ pictures: [StoredPicture], of exercise: String, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM exercise_picture WHERE exercise = ?", arguments: [exercise])
    for (position, picture) in pictures.enumerated() {
      try db.execute(
        sql: "INSERT INTO exercise_picture (exercise, position, format, bytes) VALUES (?, ?, ?, ?)",
        arguments: [exercise, position, picture.format.rawValue, Data(picture.bytes)])
    }
  }
}

extension StoredPicture {
  fileprivate init(row: Row) throws {
    self.init(format: try row.choice("format"), bytes: try row.bytes("bytes"))
  }
}
