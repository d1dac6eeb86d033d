/// A short sound as a sum of sine waves, each with its own pitch, beginning and decay.

import Glibc

/// A sound that is computed, not recorded.
public struct Tone: Hashable, Sendable {
  /// One sine wave, which may glide from one pitch to another.
  public struct Partial: Hashable, Sendable {
    /// Its pitch at its beginning and its end, in hertz.
    public var from, to: Double
    /// Its share of the full amplitude, 0 to 1.
    public var level: Double
    /// When it begins and how long it sounds, in seconds.
    public var begins, lasts: Double
    /// How its loudness changes while it sounds.
    public var envelope: Envelope

    public init(
      _ from: Double, to: Double? = nil, level: Double, begins: Double = 0, lasts: Double, _ envelope: Envelope
    ) {
      (self.from, self.to) = (from, to ?? from)
      (self.level, self.begins, self.lasts, self.envelope) = (level, begins, lasts, envelope)
    }
  }

  public enum Envelope: Hashable, Sendable {
    /// Struck: loud at once, then it dies away by 60 dB.
    case struck
    /// Blown: swells and fades evenly.
    case swelling
    /// Held: equally loud to the end, with soft edges.
    case held
  }

  public var partials: [Partial]

  public init(_ partials: [Partial]) { self.partials = partials }

  /// Its length in seconds.
  public var length: Double { partials.map { $0.begins + $0.lasts }.max() ?? 0 }

  /// Samples per second.
  public static let rate = 22_050

  /// Its samples at `Tone.rate`, from -1 to 1 if its levels add up to at most 1.
  public func samples() -> [Double] {
    let rate = Double(Self.rate)
    var samples = [Double](repeating: 0, count: Int(length * rate))
    for partial in partials {
      let first = Int(partial.begins * rate)
      let count = min(Int(partial.lasts * rate), samples.count - first)
      var phase = 0.0
      for index in 0..<max(count, 0) {
        let elapsed = Double(index) / Double(count)
        samples[first + index] += partial.level * partial.envelope.loudness(at: elapsed, of: partial.lasts) * sin(phase)
        phase += 2 * .pi * (partial.from + (partial.to - partial.from) * elapsed) / rate
      }
    }
    return samples
  }
}

extension Tone.Envelope {
  /// From 0 to 1, at a share of the time that the partial lasts (in seconds).
  fileprivate func loudness(at elapsed: Double, of seconds: Double) -> Double {
    // 5 ms at either end, so that nothing clicks.
    let edge = min(1, elapsed * seconds / 0.005, (1 - elapsed) * seconds / 0.005)
    switch self {
    case .struck: return edge * exp(-6.9 * elapsed)
    case .swelling: return sin(.pi * elapsed)
    case .held: return edge
    }
  }
}

extension Tone {
  /// This tone after itself, `times` in all, each beginning `seconds` after the one before.
  public func repeated(_ times: Int, every seconds: Double) -> Tone {
    Tone(
      (0..<times).flatMap { time in
        partials.map { partial in
          var later = partial
          later.begins += Double(time) * seconds
          return later
        }
      })
  }

  /// A struck piece of metal: `partials` are multiples of its pitch, higher ones quieter and shorter.
  public static func struck(_ pitch: Double, partials: [Double], lasts: Double) -> Tone {
    let weights = partials.indices.map { 1 / Double($0 + 1) }
    let sum = weights.reduce(0, +)
    return Tone(
      zip(partials, weights).map { multiple, weight in
        Partial(pitch * multiple, level: weight / sum, lasts: lasts * (0.4 + 0.6 * weight), .struck)
      })
  }
}
