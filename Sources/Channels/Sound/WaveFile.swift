/// Samples as the bytes of a WAV file, which every player reads.

enum WaveFile {
  /// One channel of 16 bits at `Tone.rate`. `volume` is from 0 to 1; louder samples are clipped.
  static func bytes(of samples: [Double], volume: Double) -> [UInt8] {
    let rate = UInt32(Tone.rate)
    let size = UInt32(samples.count * 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + samples.count * 2)
    bytes += Array("RIFF".utf8) + little(36 + size) + Array("WAVEfmt ".utf8) + little(UInt32(16))
    // PCM, one channel, samples and bytes a second, bytes and bits a sample.
    bytes +=
      little(UInt16(1)) + little(UInt16(1)) + little(rate) + little(rate * 2) + little(UInt16(2)) + little(UInt16(16))
    bytes += Array("data".utf8) + little(size)
    for sample in samples {
      let value = UInt16(bitPattern: Int16(max(-1, min(1, sample * volume)) * 32_767))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
