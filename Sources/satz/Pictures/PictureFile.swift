/// A picture from a file: its type depends on its content, not on its name.

import CPictures
import SessionRunner
import TrainingStore

enum PictureFile {
  /// Nil if the file is not a picture, or is larger than the limit.
  static func picture(_ bytes: [UInt8]) -> StoredPicture? {
    guard bytes.count <= StoredPicture.limit, let format = PictureFormat(of: bytes) else { return nil }
    let picture = StoredPicture(format: format, bytes: bytes)
    return picture.size == nil ? nil : picture
  }

  /// The picture in a file, or ends the command.
  static func load(_ path: String) throws -> StoredPicture {
    let file = try SourceFile.load(path)
    guard let picture = picture(file.bytes) else { throw fail(PictureText.noPicture(path), .errors) }
    return picture
  }
}

extension StoredPicture {
  /// In pixels, from its header; nil if there is none.
  var size: (width: Int, height: Int)? {
    var (width, height): (CInt, CInt) = (0, 0)
    guard bytes.count <= Int(CInt.max), cp_size(bytes, CInt(bytes.count), &width, &height) == 1 else { return nil }
    return (Int(width), Int(height))
  }
}
