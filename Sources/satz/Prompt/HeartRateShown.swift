/// What is said of the heart rate: its zone, if the profile has a maximum, and whether it is below, on or above the
/// target.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LiveScreen {
  /// Nil if there is none, or it is too old.
  func heartRate(_ view: Snapshot, at now: Instant) -> HeartRateView? {
    guard let heart, !heart.isGone(at: boot(now)) else { return nil }
    var shown = HeartRateView(rate: String(heart.beats))
    if let age = heart.shownAge(at: boot(now)) {
      shown.age = said(.ago(formatter.length(age)))
      shown.shortAge = "\(age.count / 1000)s"
      return shown
    }
    let max = athlete.maxHeartRate
    shown.zone = max.flatMap { HeartRateZone.number(of: heart.beats, max: $0) }.map { said(.zone($0)) }
    guard let wanted = effortNow(view, at: now)?.heartRates(max: max) else { return shown }
    let place: HeartRateView.Place =
      heart.beats < wanted.lowerBound ? .below : heart.beats > wanted.upperBound ? .above : .within
    shown.place = place
    shown.target = said(.place(place))
    shown.spoken = said(.spoken(heart.beats, place))
    return shown
  }

  private func said(_ text: HeartRateText) -> String { text.said(in: formatter.language) }
}

extension LivePrompt {
  /// `hr 128`, or `hr` alone to be told.
  func heartRate(_ beats: Int?, at now: Instant) {
    if let beats {
      heart.take(beats, at: now, counts: logHeartRate(beats, at: now) ? .nowhereElse : .inItsSet)
      return notice(.heartRateTaken(beats, zone: zone(of: beats)))
    }
    guard let latest = heart.latest, !latest.isGone(at: now) else { return say(.noHeartRate) }
    let age = latest.shownAge(at: now).map { HeartRateText.ago(formatter.length($0)).said(in: formatter.language) }
    let zone = age == nil ? zone(of: latest.beats).map { HeartRateText.zone($0).said(in: formatter.language) } : nil
    loop?.say(
      (["♥ \(latest.beats)"] + [zone, age].compactMap(\.self)).joined(separator: " · "))
  }

  private func zone(of beats: Int) -> Int? { athlete.maxHeartRate.flatMap { HeartRateZone.number(of: beats, max: $0) } }

  /// The heart rates in the sets of a run, by what was measured here.
  func heartRates(of run: DurableRun) -> DurableRun.HeartRateOfSet {
    let (clock, trace, most) = (run.clock, heart.trace, athlete.maxHeartRate)
    return { set in
      let from = Instant(milliseconds: clock.bootMilliseconds(of: set.began))
      let to = Instant(milliseconds: clock.bootMilliseconds(of: set.ended))
      var rate = trace.heartRate(from: from, to: to)
      rate?.zoneSeconds = most.map { trace.zoneSeconds(from: from, to: to, max: $0) }
      return rate
    }
  }

  /// Who measures by hand does so right after the set: within a minute it counts for that, if nothing else does. False
  /// if it does not.
  private func logHeartRate(_ beats: Int, at now: Instant) -> Bool {
    guard let run, let set = run.engine.log.last, heartRates(of: run)(set) == nil,
      run.instant(at: .atBoot(now)) - set.ended < .minutes(1)
    else { return false }
    attempt { () throws(StoreProblem) in
      let measured = MeasuredHeartRate(
        began: set.began, ended: set.ended, heartRate: HeartRate(average: beats, maximum: beats))
      _ = try log.run?.perform(.heartRate(measured), at: .atBoot(now))
    }
    return true
  }

  /// Follows the setting, once there is a loop to wait in.
  func followHeartRate() {
    guard loop != nil else { return }
    heart.follow(HeartRateChoice(settings[.heartRate]), at: BootClock.now)
  }

  private func say(_ text: HeartRateText) { loop?.say(text.said(in: formatter.language)) }
}
