/// Announces through the loudspeaker: chooses a player of the system and gives it the tone.

/// The sound of this machine. It plays nothing itself.
public struct SoundChannel: Hashable, Sendable {
  /// The programs that can play a WAV file, in the order in which they are looked for.
  public enum Player: String, Hashable, Sendable, CaseIterable {
    /// PipeWire, which most desktops have by now.
    case pipeWire = "pw-play"
    /// PulseAudio, or PipeWire in its place.
    case pulseAudio = "paplay"
    /// ALSA, without a sound server.
    case alsa = "aplay"
  }
  /// What plays, and where it is.
  public var player: Player
  public var path: String
  /// From 0 to 1.
  public var volume: Double

  /// The first player whose server runs and that is installed; nil if there is none, or nobody would hear it.
  public init?(_ surroundings: Surroundings, volume: Double) {
    guard !surroundings.isRemote else { return nil }
    for player in Player.allCases where player.isServed(surroundings) {
      guard let path = surroundings.program(player.rawValue) else { continue }
      (self.player, self.path, self.volume) = (player, path, volume)
      return
    }
    return nil
  }

  /// The program to start for an announcement.
  public func call(for announcement: Announcement) -> ProgramCall {
    ProgramCall(
      path: path, arguments: player.arguments + ["/dev/stdin"],
      input: WaveFile.bytes(of: announcement.tone.samples(), volume: volume))
  }
}

extension SoundChannel.Player {
  /// Whether the sound server that it plays through is running.
  fileprivate func isServed(_ surroundings: Surroundings) -> Bool {
    let folder = surroundings.environment("XDG_RUNTIME_DIR")
    func isThere(_ socket: String) -> Bool { folder.map { surroundings.exists("\($0)/\(socket)") } ?? false }
    return switch self {
    case .pipeWire: isThere("pipewire-0")
    case .pulseAudio: surroundings.environment("PULSE_SERVER") != nil || isThere("pulse/native")
    case .alsa: surroundings.exists("/dev/snd/timer")
    }
  }

  fileprivate var arguments: [String] {
    switch self {
    case .pipeWire: ["--media-role=Notification"]
    case .pulseAudio: ["--client-name=Satz", "--property=media.role=event"]
    case .alsa: ["-q"]
    }
  }
}
