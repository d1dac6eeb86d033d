/// Writes the load of a set, or what it will follow from.

import SessionModel

extension UnitFormatter {
  /// The load of a set, or what it will follow from; empty if the plan gives none.
  public func load(of work: Work) -> String {
    if case .share(let permille, let upTo, let of) = work.load {
      return share(permille, upTo, of: of, by: work.exercise)
    }
    guard let from = work.loadFrom else { return load(work.load) }
    let plus = from.plus.map { ($0 < .zero ? " − " : " + ") + asWritten($0.magnitude) } ?? ""
    switch work.load {
    case .asked: return load(from, by: work.exercise) + plus
    case .bodyweight(plus: .zero): return "bw + " + load(from, by: work.exercise, isAdded: true) + plus
    case .bodyweight, .mass, .unstated, .share: return load(work.load)
    }
  }

  /// - Parameter isAdded: whether it follows a `+`, where all of a load is `100 %` of it.
  private func load(_ from: LoadFrom, by exercise: Exercise, isAdded: Bool = false) -> String {
    let upTo = from.upTo.map { "–" + decimal($0, per: 10) } ?? ""
    let share = from.permille == 1000 && upTo.isEmpty && !isAdded ? "" : decimal(from.permille, per: 10) + upTo + " % "
    let source: SheetText
    switch from.source {
    case .profile(let name): return self.share(from.permille, from.upTo, of: name, by: exercise)
    case .set(let number): source = .loadOfSet(number, isShare: !share.isEmpty)
    case .lastSet: source = .loadOfLastSet(isShare: !share.isEmpty)
    case .bestSet: source = .loadOfBestSet(isShare: !share.isEmpty)
    case .best(let exercise): source = .bestLoad(of: exerciseInSentence(exercise), isShare: !share.isEmpty)
    }
    return share + source.said(in: language)
  }

  /// `80 %` of the lift itself, `80 % TM`, `80 % of Deadlift`.
  private func share(_ permille: WideInt, _ upTo: WideInt?, of name: String, by exercise: Exercise) -> String {
    let isOwn = [exercise.key, Load.trainingMax, Load.ownBodyweight].contains(name)
    let share = load(.share(permille: permille, upTo: upTo, of: name))
    let other = exerciseInSentence(Exercise(key: name, name: name))
    return isOwn ? share : share + " " + SheetText.ofLift(other).said(in: language)
  }

  /// Empty if the plan gives none.
  public func load(_ load: Load) -> String {
    switch load {
    case .unstated: ""
    case .mass(1, let each, nil) where each < .zero: SheetText.assisted(asWritten(each.magnitude)).said(in: language)
    case .mass(let count, let each, let upTo):
      (count > 1 ? "\(count) × " : "") + (upTo.map { joined(asWritten(each), asWritten($0)) } ?? asWritten(each))
    case .bodyweight(let plus):
      plus == .zero ? "bw" : "bw \(plus < .zero ? "−" : "+") \(asWritten(plus.magnitude))"
    case .asked(let suggestion): suggestion.map { "? (\(asWritten($0)))" } ?? "?"
    case .share(let permille, let upTo, let of):
      decimal(permille, per: 10) + (upTo.map { "–" + decimal($0, per: 10) } ?? "")
        + (of == Load.trainingMax ? " % TM" : of == Load.ownBodyweight ? " % bw" : " %")
    }
  }
}

extension Mass {
  /// Without its sign.
  fileprivate var magnitude: Mass { Mass(grams: abs(max(grams, -.max))) }
}
