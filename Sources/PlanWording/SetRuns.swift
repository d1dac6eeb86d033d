/// The sets of an exercise in one line: equal ones are counted, not repeated.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// `3 × 8 @ 80 kg`, `3–5 × 8`, `5 @ 60 kg, 5 @ 65 kg (optional)`, or `5 @ 45 kg, 3 @ 51 kg, 1+ @ 57 kg`. An effort is
  /// written only where it differs from set to set: `3 @ RPE 7, 3 @ RPE 8`.
  package func runs(_ works: [Work]) -> String { runs(works, withEffort: false) }

  /// The same with the effort and the cadence that all sets have: `4 × 500 m @ 1:55/500 m`, `3 × 5 @ 80 kg · RPE 8`,
  /// `10 min @ 200 W · 90 rpm`.
  package func prescription(_ works: [Work]) -> String { runs(works, withEffort: true) }

  /// A drop set: its load, and its reps if the plan says how many: `9 kg`, `10 @ 9 kg`.
  package func drop(_ work: Work) -> String {
    if case .reps(let amount) = work.target, amount.prescribed == nil {
      return work.loadFrom == nil ? writing(work).load(work.load) : writing(work).load(of: work)
    }
    return prescription([work])
  }

  private func runs(_ works: [Work], withEffort: Bool) -> String {
    // What may be left out is the end of a range, unless all of it may.
    let isAllOptional = works.allSatisfy { $0.isOptional == true }
    var runs: [(set: SetText, least: Int, count: Int)] = []
    for work in works {
      let set = SetText(work, writing(work), withCadence: withEffort)
      let least = isAllOptional || work.isOptional != true ? 1 : 0
      if let last = runs.last, last.set == set {
        runs[runs.count - 1].count += 1
        runs[runs.count - 1].least += least
      } else {
        runs.append((set, least, 1))
      }
    }
    let loads = Set(runs.map { $0.set.load })
    let efforts = Set(runs.map { $0.set.effort })
    // After loads that differ, one effort would seem to belong to the last of them.
    let isEffortOfEach = efforts.count > 1 || withEffort && loads.count > 1
    let counted = runs.map { run in
      let said = [loads.count > 1 ? run.set.load : "", isEffortOfEach ? run.set.effort : ""].filter { !$0.isEmpty }
      // Next to sets with a load, one without is marked: a load after the last one would seem to belong to all of them.
      let how = said.isEmpty && loads.count > 1 ? "?" : said.joined(separator: " · ")
      let set = run.set.target + (how.isEmpty ? "" : " @ \(how)")
      let times = run.count > 1 ? "\(run.count) × " : ""
      if run.least == 0 { return optional(times + set, isOne: run.count == 1) }
      return (run.least < run.count ? "\(run.least)–\(run.count) × " : times) + set
    }
    let shared = [
      loads.count == 1 ? loads.first : nil, withEffort && !isEffortOfEach ? efforts.first : nil,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    let text = counted.joined(separator: ", ") + (shared.isEmpty ? "" : " @ " + shared.joined(separator: " · "))
    return String(text.drop { $0 == " " })
  }

  /// `5 @ 65 kg (optional)`, or `up to 2 × 5 @ 65 kg`: all of it may be left out.
  private func optional(_ sets: String, isOne: Bool) -> String {
    let word = isOne ? SheetText.leftOut(sets) : .upTo(sets)
    return word.said(in: language)
  }
}

/// What a line says about a set; sets that are equal in all of it are one run.
private struct SetText: Hashable {
  var target: String
  var load: String
  var effort: String

  init(_ work: Work, _ formatter: UnitFormatter, withCadence: Bool) {
    target = formatter.target(work.target)
    load = formatter.load(of: work)
    let cadence = withCadence ? work.cadence.map { formatter.cadence($0) } : nil
    effort = [formatter.effort(of: work), cadence].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
