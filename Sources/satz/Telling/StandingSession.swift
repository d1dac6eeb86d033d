/// The running session as the helper sees it: what it has to tell, and when.

import Channels
import Glibc
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

/// Read from the journal again after each change. The log is open only while something is done with it.
struct StandingSession {
  let path: String
  let desktop = HelperDesktop()
  private let teller = Teller.ofThisProcess(.helper)
  private var announcer: Announcer?
  private var programs = StartedPrograms()
  /// The last session that ran, as its journal has it: no time has passed in it since the last command.
  private var run: DurableRun?
  /// Whether it still runs, as far as the journal knows.
  private(set) var isRunning = false
  /// When it was read, on its own clock: what was due until then is owed or told.
  private var readAt = Instant(milliseconds: 0)
  /// All that was due until then has been told.
  private var toldUntil = Instant(milliseconds: -1)
  /// What is due and has not been told.
  private var owed: [Expiry] = []
  /// What this process has told of the session, whether or not it could be written.
  private var toldHere: Set<Instant> = []

  init(in folder: DataFolder) { path = folder.store }

  /// Reads what has changed. With the helper switched off, there is no session for it.
  mutating func read() throws(StoreProblem) {
    guard let store = try TrainingStore.reading(path: path) else {
      (run, isRunning, owed) = (nil, false, [])
      return
    }
    defer { store.closeFile() }
    guard Settings(stored: try store.settings()).isOn(.helper) else {
      (run, isRunning, owed) = (nil, false, [])
      return
    }
    let now = Moment.now()
    let recorded = try store.running()
    if let recorded, case .goesOn(let clock) = recorded.resumption(at: now) {
      if run?.id != recorded.id { (toldUntil, toldHere) = (Instant(milliseconds: -1), []) }
      run = .replay(recorded, clock: clock, in: store)
      isRunning = true
    } else {
      isRunning = false
    }
    guard let run else { return }
    if !isRunning || run.snapshot(at: now).phase != .expired { desktop.notices.closeWaiting() }
    readAt = run.instant(at: now)
    // Of a session that is over, only what somebody has begun to tell is still to be told.
    let due = isRunning ? run.engine.expiries(until: readAt) : try store.begunExpiries(of: run.id)
    let told = try store.toldInstants(of: run.id, after: toldUntil).union(toldHere)
    owed = due.filter { $0.at > toldUntil && !told.contains($0.at) }
    if owed.isEmpty, let last = due.last { toldUntil = max(toldUntil, last.at) }
  }

  /// When there is something to tell, on the boot clock; it may have passed. Nil if nothing is due by itself.
  var nextCall: Instant? {
    guard let run else { return nil }
    var next = owed.first?.at
    if next == nil, isRunning {
      var engine = run.engine
      _ = engine.advance(to: readAt)
      next = engine.nextExpiry?.at
    }
    return next.map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
  }

  /// Tells what has become due since the journal was read, before it is read again: that takes a while. If the journal has
  /// changed meanwhile, it tells nothing.
  mutating func tellDue(after patience: Milliseconds) throws(StoreProblem) {
    guard let run, isRunning, let due = nextCall, due + patience <= BootClock.now else { return }
    // Whoever has removed the log gets no new one.
    guard access(path, F_OK) == 0 else { return }
    owed = run.engine.expiries(until: run.instant(at: .now())).filter { $0.at > toldUntil && !toldHere.contains($0.at) }
    _ = try tell()
  }

  /// Tells what is owed. True if another process is about to tell some of it.
  mutating func tell() throws(StoreProblem) -> Bool {
    guard let run, !owed.isEmpty else { return false }
    let store = try TrainingStore(path: path)
    defer { store.closeFile() }
    let now = Moment.now()
    var mine: [Expiry] = []
    var isHeld = false
    claims: for expiry in owed {
      let claim = try store.claim(
        expiry, of: run.id, due: run.moment(of: expiry.at, at: now), by: teller, at: now,
        known: isRunning ? run.entries.count : nil, isAlive: \.isAlive)
      switch claim {
      case .yours: mine.append(expiry)
      case .isTold: break
      case .isHeld: isHeld = true
      case .isOutdated:
        if mine.isEmpty { return false }
        // What is claimed has to be told.
        break claims
      }
    }
    if !mine.isEmpty {
      toldHere.formUnion(mine.map(\.at))
      try announce(mine, of: run, in: store, at: now)
    }
    return isHeld
  }

  /// A program that nobody waits for.
  mutating func start(_ call: ProgramCall) { _ = programs.start(call) }

  private mutating func announce(
    _ mine: [Expiry], of run: DurableRun, in store: TrainingStore, at now: Moment
  ) throws(StoreProblem) {
    let settings = Settings(stored: try store.settings())
    let formatter = UnitFormatter(
      language: .chosen(setting: settings.language), units: try store.athlete().units,
      library: AthleteLibrary(try store.ownLibrary()).exercises)
    let language = formatter.language
    desktop.language = language
    var announcer = Announcer(withoutTerminal: settings, language, after: announcer, on: desktop.notices)
    let announcement = mine.map { Announcement($0.kind) }.max()
    let occasion = run.occasion(of: mine, at: now)
    // What is heard does not wait for the desktop.
    _ = announcer.announce(
      announcement, text: "", words: { occasion?.spoken(formatter) ?? "" }, notice: { nil }, at: now)
    let told = Moment.now()
    if announcement?.calls == true, let notice = occasion?.notice(formatter) {
      announcer.show(notice, within: .seconds(1))
    }
    self.announcer = announcer
    for expiry in mine {
      try store.markTold(
        expiry, of: run.id, by: teller, through: announcer.heard, late: run.lateness(of: expiry.at, at: told),
        at: told)
    }
  }
}

extension DurableRun {
  /// What has happened since just before these expiries.
  fileprivate func occasion(of expiries: [Expiry], at now: Moment) -> Occasion? {
    guard let first = expiries.first else { return nil }
    var before = engine
    _ = before.advance(to: first.at - Milliseconds(1))
    var after = before
    let effects = after.advance(to: instant(at: now))
    return Occasion(command: nil, effects: effects, before: before, after: after, at: instant(at: now))
  }
}
