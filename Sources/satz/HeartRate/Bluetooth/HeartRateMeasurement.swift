/// The value of the Bluetooth characteristic 0x2A37, *Heart Rate Measurement*, as a strap sends it once a second.

enum HeartRateMeasurement {
  /// In beats per minute; nil if the strap says that it does not touch the skin, or it is no such value. The first byte
  /// has the flags: bit 0 for a rate of 16 bits, bit 2 if contact is known, bit 1 if there is contact. Energy and
  /// intervals between beats may follow the rate (Bluetooth SIG, Heart Rate Service 1.0, 3.1).
  static func beats(in bytes: [UInt8]) -> Int? {
    guard let flags = bytes.first else { return nil }
    let isOfTwoBytes = flags & 0x01 != 0
    guard bytes.count > (isOfTwoBytes ? 2 : 1), flags & 0x06 != 0x04 else { return nil }
    let beats = Int(bytes[1]) + (isOfTwoBytes ? Int(bytes[2]) << 8 : 0)
    return HeartRateReading.plausible.contains(beats) ? beats : nil
  }
}
