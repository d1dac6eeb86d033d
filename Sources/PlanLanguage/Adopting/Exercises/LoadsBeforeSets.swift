/// `75% 3x5, 85% 1x3`, `60kg 2x8; 70kg 2x6`: loads that come before the sets that they are for.

extension LineParts {
  /// The load of each detail that consists of sets, by its place: if at least two sets have one, and each of them
  /// directly before it. A single load in front is for all sets, whatever follows.
  var loadsBeforeSets: [Int: String] {
    // `60x5 80x5 100x3 then 110 3x5`: those with loads of their own need none.
    let hasLoaded = details.contains { $0.isLoadedSets }
    let places = details.indices.filter { place in
      switch details[place].detail {
      case .sets: !details[place].isLoadedSets
      case .intensities: true
      case .amount, .attribute, .intervals, .remark, .lastSetOpen, .lastSetOf, .times, .drop: false
      }
    }
    guard places.count >= (hasLoaded ? 2 : 4), places.count.isMultiple(of: 2) else { return [:] }
    var loads: [Int: String] = [:]
    for pair in stride(from: 0, to: places.count, by: 2) {
      guard case .intensities(let load) = details[places[pair]].detail, load.count == 1,
        case .sets(let runs) = details[places[pair + 1]].detail, runs.allSatisfy({ $0.intensity == nil }),
        areTogether(places[pair], places[pair + 1])
      else { return [:] }
      loads[places[pair + 1]] = load[0]
    }
    return loads
  }
}
