/// Maps what the clocks of the machine say to the clock of a session, across suspends, wall-clock steps, crashes and reboots.

/// The clock of one session. A pure value: whoever reads the real clocks hands it a `Moment`.
///
/// On the same boot it follows the boot clock, which counts suspended time and ignores every step of the wall clock. After
/// a reboot only the wall clock is left; a wall clock that went back counts as no time at all. It never runs backwards.
public struct SessionClock: Hashable, Codable, Sendable {
  private var anchor: Instant
  private var moment: Moment

  /// The clock of a session that begins now: instant 0.
  public init(starting moment: Moment) {
    self.init(at: Instant(milliseconds: 0), moment: moment)
  }

  /// The clock of a session that goes on after its last journaled event. Ask `Resumption` first whether it should.
  public init(resuming last: Instant, of lastMoment: Moment, now: Moment) {
    let before = SessionClock(at: last, moment: lastMoment)
    self.init(at: before.instant(at: now), moment: now)
  }

  private init(at anchor: Instant, moment: Moment) {
    self.anchor = anchor
    self.moment = moment
  }

  /// The instant of the session at a moment; never before the instant that this clock began with.
  public func instant(at now: Moment) -> Instant {
    Instant(milliseconds: anchor.milliseconds.plausible + now.elapsed(since: moment).count)
  }

  /// What the boot clock will say at an instant, in milliseconds: the absolute deadline for a timer of this boot.
  public func bootMilliseconds(of instant: Instant) -> WideInt {
    moment.bootMilliseconds.plausible + instant.milliseconds.plausible - anchor.milliseconds.plausible
  }

  /// What a wall clock that is not stepped will say at an instant, in Unix milliseconds; `now` is read at the same time.
  public func wallMilliseconds(of instant: Instant, now: Moment) -> WideInt {
    now.wallMilliseconds.plausible + instant.milliseconds.plausible - self.instant(at: now).milliseconds.plausible
  }
}

/// One reading of the machine's clocks.
public struct Moment: Hashable, Codable, Sendable {
  /// Names the run of the machine (`/proc/sys/kernel/random/boot_id`): boot clocks of different boots do not compare.
  public var bootID: String
  /// Since the machine started, suspended time included (`CLOCK_BOOTTIME`).
  public var bootMilliseconds: WideInt
  /// Since 1970 in UTC (`CLOCK_REALTIME`); somebody may set it at any time.
  public var wallMilliseconds: WideInt
  /// Local time minus UTC, so that the log knows the day it was for the athlete.
  public var utcOffsetSeconds: WideInt

  /// A reading of both clocks, taken at the same time.
  public init(bootID: String, bootMilliseconds: WideInt, wallMilliseconds: WideInt, utcOffsetSeconds: WideInt = 0) {
    self.bootID = bootID
    self.bootMilliseconds = bootMilliseconds
    self.wallMilliseconds = wallMilliseconds
    self.utcOffsetSeconds = utcOffsetSeconds
  }

  /// The time since an earlier moment, never negative: by the boot clock on the same boot, else by the wall clock.
  ///
  /// A boot clock that is behind on the same boot (a virtual machine put back to a snapshot) is not believed.
  public func elapsed(since earlier: Moment) -> Milliseconds {
    let onSameBoot = bootID == earlier.bootID && bootMilliseconds >= earlier.bootMilliseconds
    let difference =
      onSameBoot
      ? bootMilliseconds.plausible - earlier.bootMilliseconds.plausible
      : wallMilliseconds.plausible - earlier.wallMilliseconds.plausible
    return Milliseconds(Swift.max(0, difference))
  }
}

/// Whether a session found in the journal is gone on with.
public enum Resumption: Hashable, Sendable {
  /// It runs on, with this clock.
  case goesOn(SessionClock)
  /// Nothing was journaled for more than 24 hours: it is offered as abandoned, and resumed only if the athlete says so.
  case abandoned(idle: Milliseconds)

  /// How long a session may lie idle before it counts as abandoned: 24 hours.
  public static let patience = Milliseconds(24 * 3_600_000)

  /// Decides by the last journaled event (or the beginning, if there is none).
  public init(after last: Instant, of lastMoment: Moment, now: Moment) {
    let idle = now.elapsed(since: lastMoment)
    self =
      idle > Self.patience
      ? .abandoned(idle: idle)
      : .goesOn(SessionClock(resuming: last, of: lastMoment, now: now))
  }
}

extension WideInt {
  /// Within ±2⁵³. Clocks are read back from files as well: sums of nonsense must be nonsense, not a trap.
  fileprivate var plausible: WideInt { Swift.min(Swift.max(self, -(1 << 53)), 1 << 53) }
}
