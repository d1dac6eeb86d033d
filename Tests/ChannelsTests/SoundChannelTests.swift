import SessionModel
import Testing

@testable import Channels

@Suite("Sound and speech as channels")
struct SoundChannelTests {
  private func surroundings(_ environment: [String: String], _ files: Set<String>) -> Surroundings {
    Surroundings(environment: { environment[$0] }, exists: { files.contains($0) })
  }
  private let all: Set<String> = ["/usr/bin/pw-play", "/usr/bin/paplay", "/usr/bin/aplay"]

  @Test("The player is the one whose server runs")
  func players() {
    let run = ["XDG_RUNTIME_DIR": "/run/user/1000"]
    #expect(
      SoundChannel(
        surroundings(run, all.union(["/run/user/1000/pipewire-0", "/run/user/1000/pulse/native"])), volume: 1)?
        .player == .pipeWire)
    #expect(
      SoundChannel(surroundings(run, all.union(["/run/user/1000/pulse/native"])), volume: 1)?.player == .pulseAudio)
    #expect(
      SoundChannel(surroundings(["PULSE_SERVER": "host"], all), volume: 1)?.player == .pulseAudio)
    #expect(SoundChannel(surroundings(run, all.union(["/dev/snd/timer"])), volume: 1)?.player == .alsa)
    #expect(SoundChannel(surroundings(run, all), volume: 1) == nil)
    #expect(SoundChannel(surroundings(run, ["/run/user/1000/pipewire-0"]), volume: 1) == nil)
  }

  @Test("Nothing is played or said on a machine that somebody uses from afar")
  func remote() {
    let afar = surroundings(["SSH_CONNECTION": "1", "PULSE_SERVER": "host"], all.union(["/usr/bin/spd-say"]))
    #expect(SoundChannel(afar, volume: 1) == nil)
    #expect(SpeechChannel(afar, language: "de", volume: 1) == nil)
  }

  @Test("Each announcement has a sound of its own, which is never too loud", arguments: Announcement.allCases)
  func tones(_ announcement: Announcement) {
    let samples = announcement.tone.samples()
    let peak = samples.reduce(0) { max($0, abs($1)) }
    #expect(0.2 < peak && peak <= 1)
    // It ends softly, without a click.
    let end = samples.last ?? 1
    #expect(abs(end) < 0.05)
    #expect(Announcement.allCases.allSatisfy { $0 == announcement || $0.tone != announcement.tone })
  }

  @Test("A WAV file says how long it is, and half the volume is half the amplitude")
  func wave() {
    let loud = WaveFile.bytes(of: [0, 1, -1, 2], volume: 1)
    #expect(loud.count == 44 + 8)
    #expect(String(decoding: loud[0..<4], as: UTF8.self) == "RIFF")
    #expect(loud[4..<8].elementsEqual([44, 0, 0, 0]))
    #expect(loud[40..<44].elementsEqual([8, 0, 0, 0]))
    #expect(loud[44...].elementsEqual([0, 0, 0xFF, 0x7F, 0x01, 0x80, 0xFF, 0x7F]))
    #expect(WaveFile.bytes(of: [1], volume: 0.5)[44...].elementsEqual([0xFF, 0x3F]))
  }

  @Test("The end of a rest comes before everything else of its instant but the end of the session")
  func order() {
    #expect([.workBegins, .restOver, .countdown, .record].max() == Announcement.restOver)
    #expect(Announcement.allCases.filter { $0 > .restOver } == [.sessionOver, .sitOver])
  }

  @Test("The words are read from the input, so that none is taken for an option")
  func speech() {
    let channel = SpeechChannel(surroundings([:], ["/usr/bin/espeak-ng"]), language: "de", volume: 0.5)
    let call = channel?.call(toSay: "-h")
    #expect(call?.arguments == ["-v", "de", "-a", "100", "--stdin"])
    #expect(call.map { String(decoding: $0.input, as: UTF8.self) } == "-h\n")
    let both = surroundings([:], ["/usr/bin/espeak-ng", "/usr/bin/spd-say"])
    #expect(SpeechChannel(both, language: "en", volume: 1)?.speaker == .speechDispatcher)
  }
}
