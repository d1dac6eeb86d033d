/// Takes a result whose load is of another kind than the plan's: on top of the bodyweight where the plan leaves it open, or
/// of two implements where it has one. The set is then one with that load, and so are those after it that ask the same.

import SessionModel
import TrainingStore

extension LivePrompt {
  func done(_ done: Performance, with load: Load, at now: Instant) {
    guard let run, let view = snapshot(at: now), view.phase == .work, !view.isPaused,
      case .work(let work)? = view.current
    else { return notice(.refused(.wrongMeasure(fitting: workOfResult(at: now)?.target.exampleOfDone))) }
    let atHand = run.engine.blockAtHand(at: run.instant(at: .atBoot(now)))
    let asksTheSame = run.engine.session.works.filter { id, other in
      if id == atHand { return true }
      guard case .asked = work.load else { return false }
      return other.exercise == work.exercise && other.load == work.load && other.role == work.role
    }
    let units = WrittenUnits.given(load: done.units?.load, distance: work.units?.distance)
    let revisions = asksTheSame.map { id, other in
      Revision(
        block: id, target: other.target, load: load, effort: other.effort, rampTo: other.rampTo,
        units: units)
    }
    attempt { () throws(StoreProblem) in
      _ = try log.run?.perform(.revise(revisions), at: .atBoot(now))
    }
    var done = done
    done.load = nil
    done.units = WrittenUnits.given(load: nil, distance: done.units?.distance)
    command(.done(done), at: now)
  }
}
