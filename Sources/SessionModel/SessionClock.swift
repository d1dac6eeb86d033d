/// Maps readings of the machine's clocks to the clock of a session, across suspends, wall-clock steps, crashes and
/// reboots.

/// The clock of one session. A pure value: the caller reads the real clocks and passes it a `Moment`.
///
/// On the same boot it follows the boot clock, which counts suspended time and ignores every step of the wall clock.
/// After a reboot only the wall clock is left; if it went back, no time has passed. It never runs backwards.
public struct SessionClock: Hashable, Codable, Sendable {
  private var anchor: Instant
  private var moment: Moment

  /// The clock of a session that begins now, at instant 0.
  public init(starting moment: Moment) {
    self.init(at: Instant(milliseconds: 0), moment: moment)
  }

  /// The clock of a session that continues after its last journaled event. Ask `Resumption` first whether it should.
  public init(resuming last: Instant, of lastMoment: Moment, now: Moment) {
    let before = SessionClock(at: last, moment: lastMoment)
    self.init(at: before.instant(at: now), moment: now)
  }

  private init(at anchor: Instant, moment: Moment) {
    self.anchor = anchor
    self.moment = moment
  }

  /// The instant of the session at a moment; never before the instant at which this clock began.
  public func instant(at now: Moment) -> Instant {
    Instant(milliseconds: anchor.milliseconds.plausible + now.elapsed(since: moment).count)
  }

  /// What the boot clock will read at an instant, in milliseconds: the absolute deadline for a timer of this boot.
  public func bootMilliseconds(of instant: Instant) -> WideInt {
    moment.bootMilliseconds.plausible + instant.milliseconds.plausible - anchor.milliseconds.plausible
  }
}

/// One reading of the machine's clocks.
public struct Moment: Hashable, Codable, Sendable {
  /// Identifies the boot (`/proc/sys/kernel/random/boot_id`): boot clocks of different boots cannot be compared.
  public var bootID: String
  /// Since the machine started, suspended time included (`CLOCK_BOOTTIME`).
  public var bootMilliseconds: WideInt
  /// Since 1970 in UTC (`CLOCK_REALTIME`); it may be set at any time.
  public var wallMilliseconds: WideInt
  /// Local time minus UTC, so that the log knows the athlete's local day.
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
  /// A boot clock that is behind on the same boot (a virtual machine put back to a snapshot) is not trusted.
  public func elapsed(since earlier: Moment) -> Milliseconds {
    let onSameBoot = bootID == earlier.bootID && bootMilliseconds >= earlier.bootMilliseconds
    let difference =
      onSameBoot
      ? bootMilliseconds.plausible - earlier.bootMilliseconds.plausible
      : wallMilliseconds.plausible - earlier.wallMilliseconds.plausible
    return Milliseconds(Swift.max(0, difference))
  }
}

/// Whether a session found in the journal continues.
public enum Resumption: Hashable, Sendable {
  /// It continues with this clock.
  case goesOn(SessionClock)
  /// Nothing was journaled for more than 24 hours: it is offered as abandoned, and resumed only if the athlete says so.
  case abandoned(idle: Milliseconds)

  /// How long a session may be idle before it counts as abandoned: 24 hours.
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
  /// Within ±2⁵³. Clocks are also read back from files: nonsense values must not make a sum trap.
  fileprivate var plausible: WideInt { Swift.min(Swift.max(self, -(1 << 53)), 1 << 53) }
}
