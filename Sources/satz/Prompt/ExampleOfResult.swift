/// What an athlete could type as the result of a set.

import SessionModel

extension Target {
  /// `8`, `500m`, with what is prescribed.
  var exampleOfResult: String {
    switch self {
    case .reps(let amount), .repsWithin(let amount, _): "\(max(1, amount.min))"
    case .total(let length, of: .time): "\(max(1, min(length / 1000, 45)))s"
    case .total(let way, of: .distance): "\(max(1, min(way / 1000, 500)))m"
    case .total(let energy, of: .energy): "\(min(energy, 20))cal"
    case .time(let amount): "\(max(1, amount.min / 1000))s"
    case .distance(let amount): "\(max(1, amount.min / 1000))m"
    case .energy(let amount): "\(max(1, amount.min))cal"
    case .energyWithin: "15cal"
    case .distanceWithin: "250m"
    case .breaths: "20s"
    case .total(let count, of: nil): "\(min(count, 10))"
    case .cluster(let parts, _): "\(max(1, parts.reduce(0) { $0 &+ $1.min }))"
    case .rung, .open: ""
    }
  }

  var exampleOfDone: String { exampleOfResult.isEmpty ? "done" : "done " + exampleOfResult }
}
