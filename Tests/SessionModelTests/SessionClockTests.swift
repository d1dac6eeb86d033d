/// What the clock of a session does when the machine sleeps, is set, crashes or restarts.

import SessionModel
import Testing

@Suite("The session clock")
struct SessionClockTests {
  static let hour = 3_600_000

  private func moment(boot: String = "a", _ bootMilliseconds: Int, wall: Int) -> Moment {
    Moment(bootID: boot, bootMilliseconds: bootMilliseconds, wallMilliseconds: wall)
  }

  private func milliseconds(_ count: Int) -> Instant { Instant(milliseconds: count) }

  @Test("A session begins at instant 0, whatever the clocks say")
  func begins() {
    let began = moment(77_000, wall: 1_000_000)
    #expect(SessionClock(starting: began).instant(at: began) == milliseconds(0))
  }

  @Test("Suspended time counts: the boot clock runs on while the lid is closed")
  func suspend() {
    let clock = SessionClock(starting: moment(1000, wall: 0))
    #expect(clock.instant(at: moment(1000 + 2 * Self.hour, wall: 5)) == milliseconds(2 * Self.hour))
  }

  @Test(
    "Steps of the wall clock, forward or back, change nothing on the same boot",
    arguments: [-86_400_000, -1, 86_400_000])
  func wallSteps(step: Int) {
    let clock = SessionClock(starting: moment(1000, wall: 1_000_000_000))
    #expect(clock.instant(at: moment(6000, wall: 1_000_005_000 + step)) == milliseconds(5000))
  }

  @Test("After a restart on the same boot the boot clock decides, though the wall clock was set meanwhile")
  func restart() {
    let last = moment(50_000, wall: 1_000_000)
    let now = moment(80_000, wall: 0)
    let clock = SessionClock(resuming: milliseconds(42_000), of: last, now: now)
    #expect(clock.instant(at: now) == milliseconds(72_000))
    #expect(clock.instant(at: moment(81_000, wall: 7)) == milliseconds(73_000))
  }

  @Test("After a reboot the wall clock decides once, then the new boot clock does")
  func reboot() {
    let last = moment(boot: "a", 900_000, wall: 1_000_000)
    let now = moment(boot: "b", 20_000, wall: 1_060_000)
    let clock = SessionClock(resuming: milliseconds(5000), of: last, now: now)
    #expect(clock.instant(at: now) == milliseconds(65_000))
    #expect(clock.instant(at: moment(boot: "b", 21_000, wall: 0)) == milliseconds(66_000))
  }

  @Test("After a reboot with a wall clock that went back, no time has passed: never backwards")
  func rebootBackwards() {
    let last = moment(boot: "a", 900_000, wall: 1_000_000)
    let now = moment(boot: "b", 20_000, wall: 0)
    let clock = SessionClock(resuming: milliseconds(5000), of: last, now: now)
    #expect(clock.instant(at: now) == milliseconds(5000))
  }

  @Test("A boot clock that is behind on the same boot is not believed; the wall clock decides")
  func snapshotRestored() {
    let last = moment(900_000, wall: 1_000_000)
    let now = moment(100_000, wall: 1_030_000)
    #expect(SessionClock(resuming: milliseconds(5000), of: last, now: now).instant(at: now) == milliseconds(35_000))
  }

  @Test(
    "A state of exactly 24 hours continues, one of a millisecond more is abandoned; by the boot clock on the same boot")
  func abandonedOnTheSameBoot() {
    let last = moment(1000, wall: 1_000_000)
    let day = moment(1000 + 24 * Self.hour, wall: 0)
    #expect(
      Resumption(after: milliseconds(9), of: last, now: day)
        == .goesOn(SessionClock(resuming: milliseconds(9), of: last, now: day)))
    let later = moment(1001 + 24 * Self.hour, wall: 0)
    #expect(
      Resumption(after: milliseconds(9), of: last, now: later) == .abandoned(idle: Milliseconds(24 * Self.hour + 1)))
  }

  @Test("After a reboot, 24 hours are those of the wall clock")
  func abandonedAfterReboot() {
    let last = moment(boot: "a", 1000, wall: 1_000_000)
    let now = moment(boot: "b", 500, wall: 1_000_000 + 25 * Self.hour)
    #expect(Resumption(after: milliseconds(9), of: last, now: now) == .abandoned(idle: Milliseconds(25 * Self.hour)))
  }

  @Test("A deadline is a time of this boot's clock")
  func deadlines() {
    let clock = SessionClock(starting: moment(10_000, wall: 1_000_000))
    #expect(clock.bootMilliseconds(of: milliseconds(90_000)) == 100_000)
  }

  @Test("Clocks that read nonsense never trap", arguments: [Int.min, Int.max, 0], [Int.min, Int.max, 0])
  func nonsense(last: Int, now: Int) {
    let before = moment(last, wall: last)
    for boot in ["a", "b"] {
      let after = moment(boot: boot, now, wall: now)
      let clock = SessionClock(resuming: milliseconds(1), of: before, now: after)
      #expect(clock.instant(at: after) >= milliseconds(1))
      #expect(clock.instant(at: before) >= milliseconds(1))
      _ = clock.bootMilliseconds(of: milliseconds(1_000_000))
      _ = Resumption(after: milliseconds(1), of: before, now: after)
    }
  }
}
