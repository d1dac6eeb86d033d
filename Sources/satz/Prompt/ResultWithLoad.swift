/// Takes a result whose load is of another kind than the plan's: on top of the bodyweight where the plan leaves it open, or
/// of two implements where it has one. The set is then one with that load, and so are those after it that ask the same.

import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  func done(_ done: Performance, with load: Load, at now: Instant) {
    if let set = setAskedForLoad(at: now), done.isLoadAlone {
      return answered(set, done, with: load, at: now)
    }
    guard let run, let view = snapshot(at: now), view.phase == .work, !view.isPaused,
      case .work(let work)? = view.current
    else { return notice(.refused(.wrongMeasure(fitting: workOfResult(at: now)?.target.exampleOfDone))) }
    revise(work, to: load, in: done.units, of: run, at: now)
    var done = done
    done.load = nil
    done.units = WrittenUnits.given(load: nil, distance: done.units?.distance)
    command(.done(done), at: now)
  }

  /// The set before, if only its load is asked for.
  func setAskedForLoad(at now: Instant) -> LoggedSet? {
    guard let run, let view = snapshot(at: now), view.repsAskedFor == nil, let asked = view.loadAskedFor,
      let last = run.engine.log.last, last.occurrence == asked
    else { return nil }
    return last
  }

  /// The load of a set that is done already: it is taken back and done again with it, and its rest is over when it would have
  /// been.
  private func answered(_ set: LoggedSet, _ answer: Performance, with load: Load, at now: Instant) {
    guard let run else { return }
    let instant = run.instant(at: .atBoot(now))
    var before = run.engine
    let isTakenBack = before.handle(.undo, at: instant).contains(.setTakenBack(set.occurrence))
    guard isTakenBack, case .work(let work)? = before.snapshot(at: instant).current,
      before.blockAtHand(at: instant) == set.occurrence.block
    else { return notice(.refused(.wrongMeasure(fitting: nil))) }
    attempt { () throws(StoreProblem) in _ = try log.run?.perform(.undo, at: .atBoot(now)) }
    guard let run = self.run else { return }
    revise(work, to: load, in: answer.units, of: run, at: now)
    var done = set.performance
    (done.load, done.rpeTenths) = (nil, answer.rpeTenths ?? done.rpeTenths)
    done.units = WrittenUnits.given(load: nil, distance: done.units?.distance)
    command(.done(done), at: now)
    let passed = instant - set.ended
    if passed >= .seconds(1), snapshot(at: now)?.phase == .rest, snapshot(at: now)?.phaseEnds != nil {
      attempt { () throws(StoreProblem) in _ = try log.run?.perform(.extend(.zero - passed), at: .atBoot(now)) }
    }
  }

  /// Gives the running set this load, and those after it that ask the same.
  private func revise(_ work: Work, to load: Load, in given: WrittenUnits?, of run: DurableRun, at now: Instant) {
    let atHand = run.engine.blockAtHand(at: run.instant(at: .atBoot(now)))
    let asksTheSame = run.engine.session.works.filter { id, other in
      if id == atHand { return true }
      guard case .asked = work.load else { return false }
      return other.exercise == work.exercise && other.load == work.load && other.role == work.role
    }
    let units = WrittenUnits.given(load: given?.load, distance: work.units?.distance)
    let revisions = asksTheSame.map { id, other in
      Revision(
        block: id, target: other.target, load: load, effort: other.effort, rampTo: other.rampTo,
        units: units)
    }
    attempt { () throws(StoreProblem) in
      _ = try log.run?.perform(.revise(revisions), at: .atBoot(now))
    }
  }
}

extension Performance {
  /// Whether it says nothing of how much was done; the load of the body is not among its values.
  var isLoadAlone: Bool {
    var rest = self
    (rest.load, rest.rpeTenths, rest.units) = (nil, nil, nil)
    return rest.isEmpty
  }
}
