/// Sound and speech through real programs, listened to by `Tests/Support/sound_scenarios.py`.

import Channels
import SessionModel
import Testing

@testable import satz

@Suite("Sound")
struct SoundTests {
  @Test(
    "It is heard as it should be, and by nobody else",
    arguments: [
      "the_end_of_a_rest_is_heard_after_its_last_seconds", "sound_that_is_off_is_silent_and_the_terminal_rings",
      "nobody_at_another_machine_is_played_to", "a_voice_says_what_comes_next",
      "a_voice_says_that_ten_seconds_are_left",
    ])
  func heard(_ scene: String) async throws {
    try await play(scene, of: "sound_scenarios.py")
  }

  @Test("In the last seconds of a rest its bell is made, and each tone only once")
  func prepared() throws {
    let machine = Surroundings(
      environment: { $0 == "PATH" ? "/usr/bin" : $0 == "XDG_RUNTIME_DIR" ? "/run" : nil }, exists: { _ in true })
    let sound = try #require(SoundChannel(machine, volume: 0.7))
    var tones = PreparedTones(sound)
    #expect(!tones.has(.restOver))
    tones.prepare()
    #expect(tones.has(.restOver) && !tones.has(.windowOver))
    for _ in 0..<9 { tones.prepare() }
    #expect(tones.has(.windowOver) && tones.has(.workBegins) && !tones.has(.bell))
    #expect(tones.call(for: .restOver) == sound.call(for: .restOver))
  }

  @Test("Quiet hours may go past midnight, and a day without any is never quiet")
  func quietHours() {
    let night = QuietHours(from: 22, until: 7)
    #expect((0..<24).filter(night.contains) == [0, 1, 2, 3, 4, 5, 6, 22, 23])
    let noon = QuietHours(from: 12, until: 14)
    #expect((0..<24).filter(noon.contains) == [12, 13])
    #expect(!(0..<24).contains(where: QuietHours(from: nil, until: 7).contains))
    #expect(!(0..<24).contains(where: QuietHours(from: 7, until: 7).contains))
  }
}
