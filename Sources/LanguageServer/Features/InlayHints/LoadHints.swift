/// The load of today after each `@` that does not say it, with its plates.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// `@ 75%` is followed by `82.5 kg · 20 + 10 + 1.25`, `@ 82.5kg` by `20 + 10 + 1.25 a side`.
  func loadHints(of document: Document, in seen: ClosedRange<Int>) -> [InlayHint] {
    let tree = document.analysis.tree
    return document.analysis.written.items.flatMap { item -> [InlayHint] in
      guard case .exercise(let name, let sets) = item.kind, item.span.touches(seen) else { return [] }
      let lifts = todaysSets(at: item.span, in: document)
      guard !lifts.isEmpty else { return [] }
      var found = WrittenSets(tree[sets], closing: tree[item.intensities], behind: name.span, in: tree)
        .places.compactMap { hint(at: $0, for: lifts, of: .work) }
      for attribute in tree[item.attributes] {
        guard case .warmup(let id) = attribute.kind else { continue }
        let warmup = tree[id]
        found += WrittenSets(
          tree[warmup.entries], closing: tree[warmup.closing], behind: attribute.span, in: tree
        ).places.compactMap { hint(at: $0, for: lifts, of: .warmup) }
      }
      return found
    }
  }

  /// The sets of the item as they would be today; one for each exercise that a template is called with.
  func todaysSets(at span: Span, in document: Document) -> [[Work]] {
    let analysis = document.analysis
    // A template may be called in any session.
    let around = analysis.written.sessions.filter { $0.body.span.holds(span) }
    let sessions = (around.isEmpty ? analysis.written.sessions : around).filter(analysis.isSound)
    let places = sessions.compactMap { analysis.places[$0.span] }
    var lifts: [[Work]] = []
    for place in places {
      for work in today(place, in: document)?.works[span] ?? [] {
        if let known = lifts.firstIndex(where: { $0[0].exercise.key == work.exercise.key }) {
          lifts[known].append(work)
        } else {
          lifts.append([work])
        }
      }
    }
    return lifts.map(firstTime)
  }

  /// The sets of an item that is done several times, as they are the first time.
  private func firstTime(_ works: [Work]) -> [Work] {
    var first: [Work] = []
    for work in works {
      if work.role == .work, let last = first.last(where: { $0.role == .work }), work.set <= last.set { break }
      first.append(work)
    }
    return first
  }

  private func hint(at place: WrittenSets.Place, for lifts: [[Work]], of role: Role) -> InlayHint? {
    let works = lifts.map { works in works.filter { $0.role == role } }.map { works in
      place.sets.map { works.isEmpty ? [] : Array(works[$0.clamped(to: works.indices)]) } ?? works
    }.filter { !$0.isEmpty }
    guard let first = works.first?.first else { return nil }
    if works.count == 1 { return hint(at: place, of: works[0]) }
    let said = works.compactMap { works -> String? in
      guard case .mass(_, let mass, _) = works[0].load, !place.writes(mass) else { return nil }
      return setting.formatter.exercise(works[0].exercise) + " " + loads(of: works)
    }
    guard !said.isEmpty, first.load != .unstated else { return nil }
    let more = said.count > 3 ? ", …" : ""
    return InlayHint(
      offset: place.offset, label: said.prefix(3).joined(separator: ", ") + more,
      tooltip: said.count > 3 ? said.joined(separator: ", ") : nil)
  }

  private func hint(at place: WrittenSets.Place, of works: [Work]) -> InlayHint? {
    guard case .mass(_, let mass, _) = works[0].load else { return nil }
    let isOne = works.allSatisfy { $0.load == works[0].load }
    let text = PlatesText(formatter: setting.formatter, athlete: setting.athlete)
    let plates = isOne ? text.aSide(works[0]) : nil
    if place.writes(mass), isOne {
      return plates.map { InlayHint(offset: place.offset, label: $0, tooltip: text.withBar(works[0])) }
    }
    let bare = isOne ? text.plates(works[0]) : nil
    return InlayHint(
      offset: place.offset, label: [loads(of: works), bare].compactMap { $0 }.joined(separator: " · "),
      tooltip: isOne ? text.withBar(works[0]) : nil)
  }

  /// `82.5 kg`, or `60 kg, 70 kg, 80 kg`.
  private func loads(of works: [Work]) -> String {
    var loads: [String] = []
    for work in works {
      let load = setting.formatter.load(of: work)
      if loads.last != load, !load.isEmpty { loads.append(load) }
    }
    return loads.joined(separator: ", ")
  }
}

/// Where the loads of some sets are written, and which sets each is for.
struct WrittenSets {
  struct Place {
    /// The byte after it.
    var offset: Int
    /// The places of its sets, from 0; nil for all.
    var sets: Range<Int>?
    /// The loads that are written there, in grams.
    var written: [WideInt]

    /// Whether the load need not be said.
    func writes(_ mass: Mass) -> Bool { written.contains { abs($0 - mass.grams) <= 1 } }
  }

  private(set) var places: [Place] = []

  /// - Parameter name: what the sets are of; the place of loads that come from a group around it.
  init(_ entries: ArraySlice<SetEntry>, closing: ArraySlice<Intensity>, behind name: Span, in tree: PlanTree) {
    func place(_ intensity: Intensity, _ sets: Range<Int>?) -> Place {
      Place(offset: Int(intensity.span.end), sets: sets, written: tree.masses(of: intensity))
    }
    var counts: [Range<Int>]? = []
    for entry in entries {
      let start = counts?.last?.upperBound ?? 0
      let count: Int? = entry.sets.map { tree.wholeNumber($0) } ?? 1
      counts = count.flatMap { count in counts.map { $0 + [start..<start + count] } }
    }
    let own = entries.compactMap { $0.intensity.map { tree[$0] } }
    if !own.isEmpty {
      guard let counts else { return }
      for (entry, sets) in zip(entries, counts) {
        if let intensity = entry.intensity { places.append(place(tree[intensity], sets)) }
      }
    } else if closing.count == 1, let only = closing.first {
      places = [place(only, nil)]
    } else if closing.isEmpty {
      places = [Place(offset: Int(entries.last?.span.end ?? name.end), sets: nil, written: [])]
    } else if let counts, closing.count == counts.count {
      places = zip(closing, counts).map(place)
    } else {
      // One for each set.
      places = closing.enumerated().map { place($1, $0..<$0 + 1) }
    }
  }
}

extension PlanTree {
  /// A whole number that is written as such.
  func wholeNumber(_ expression: Expression) -> Int? {
    guard case .quantity(let quantity) = expression.kind, quantity.unit == .none, quantity.thousandths % 1000 == 0
    else { return nil }
    return Int(quantity.thousandths / 1000)
  }

  /// The loads that an `@` says itself, in grams.
  fileprivate func masses(of intensity: Intensity) -> [WideInt] {
    func grams(_ expression: Expression) -> WideInt? {
      guard case .quantity(let quantity) = expression.kind else { return nil }
      let thousandths = WideInt(quantity.thousandths)
      return switch quantity.unit {
      case .kilogram: thousandths
      case .gram: thousandths / 1000
      case .pound: (thousandths * Mass.tensOfMicrogramsInPound + 50_000_000) / 100_000_000
      case .none, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre, .metre, .kilometre, .inch,
        .foot, .yard, .mile, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
        nil
      }
    }
    switch intensity.kind {
    case .value(let expression): return [grams(expression)].compactMap { $0 }
    case .each(let operands): return [grams(self[operands].right)].compactMap { $0 }
    case .alternatives(let nodes): return self[nodes].flatMap { masses(of: $0.intensity) }
    case .effort, .ask, .ramp, .missing: return []
    }
  }
}
