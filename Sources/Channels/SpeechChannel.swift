/// Announces in words: chooses a program of the system that speaks.

/// The voice of this machine. It says nothing itself.
public struct SpeechChannel: Hashable, Sendable {
  /// The programs that speak, in the order in which they are looked for.
  public enum Speaker: String, Hashable, Sendable, CaseIterable {
    /// Speech Dispatcher, which has the voice and the speed that the desktop is set to.
    case speechDispatcher = "spd-say"
    /// eSpeak NG itself, with its own voices.
    case espeak = "espeak-ng"
  }
  /// What speaks, and where it is.
  public var speaker: Speaker
  public var path: String
  /// As in `de`.
  public var language: String
  /// From 0 to 1.
  public var volume: Double

  /// The first speaker that is installed; nil if there is none, or nobody would hear it.
  public init?(_ surroundings: Surroundings, language: String, volume: Double) {
    guard !surroundings.isRemote else { return nil }
    for speaker in Speaker.allCases {
      guard let path = surroundings.program(speaker.rawValue) else { continue }
      (self.speaker, self.path, self.language, self.volume) = (speaker, path, language, volume)
      return
    }
    return nil
  }

  /// The program that says the words. It reads them from its input, so that none of them is taken for an option.
  public func call(toSay words: String) -> ProgramCall {
    let input = Array(words.utf8) + [UInt8(ascii: "\n")]
    switch speaker {
    case .speechDispatcher:
      // Its volume is from -100 to 100.
      let volume = Int(volume * 200) - 100
      return ProgramCall(
        path: path, arguments: ["-e", "-N", "Satz", "-l", language, "-i", "\(volume)"], input: input)
    case .espeak:
      // Its usual volume is 100 of 200.
      return ProgramCall(
        path: path, arguments: ["-v", language, "-a", "\(Int(volume * 200))", "--stdin"], input: input)
    }
  }
}
