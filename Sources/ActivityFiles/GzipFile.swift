/// Files that are packed with gzip, as portals export them; zlib unpacks them.

import CZlib

package enum GzipFile {
  /// In megabytes: a small file may unpack to more than any memory holds. Real exports are smaller.
  package static let limit = 256

  package static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// What is in the file; of several parts, one after the other.
  ///
  /// - Parameter limit: the most that comes out, in megabytes.
  package static func unpack(_ bytes: [UInt8], upTo limit: Int = limit) throws(ActivityProblem) -> [UInt8] {
    try bytes.withUnsafeBufferPointer { unpack($0, upTo: limit) }.get()
  }

  private static func unpack(
    _ bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int
  ) -> Result<[UInt8], ActivityProblem> {
    var stream = z_stream()
    stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.avail_in = UInt32(bytes.count)
    // With 16, zlib reads the header of gzip.
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return .failure(.brokenGzip)
    }
    defer { inflateEnd(&stream) }
    var unpacked: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let code = chunk.withUnsafeMutableBufferPointer { chunk in
        stream.next_out = chunk.baseAddress
        stream.avail_out = UInt32(chunk.count)
        return inflate(&stream, Z_NO_FLUSH)
      }
      unpacked += chunk.dropLast(Int(stream.avail_out))
      if unpacked.count > limit << 20 { return .failure(.unpacksTooLarge(megabytes: limit)) }
      if code == Z_OK { continue }
      guard code == Z_STREAM_END else { return .failure(.brokenGzip) }
      // After the last part there may be padding.
      guard isGzip(bytes.suffix(Int(stream.avail_in))) else { return .success(unpacked) }
      inflateReset(&stream)
    }
  }
}
