/// The plans of scribbles, each made once for all tests: to adopt all of them takes a while.

import PlanLanguage
import SessionModel
import Synchronization

enum AdoptedOnce {
  private struct Scribble: Hashable {
    var source: [UInt8]
    var bareLoads: Units
  }

  private static let made = Mutex<[Scribble: String]>([:])

  static func text(of source: [UInt8], bareLoads: Units = .kilograms) -> String {
    let scribble = Scribble(source: source, bareLoads: bareLoads)
    if let text = made.withLock({ $0[scribble] }) { return text }
    let text = adopt(source, bareLoads: bareLoads).text
    made.withLock { $0[scribble] = text }
    return text
  }
}
