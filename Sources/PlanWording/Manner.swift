/// How the sets of an exercise are done beside their reps, their load and their effort.

import PlanLanguage
import SessionModel

extension UnitFormatter {
  /// `each side · height 24 in · hold 10 s · tempo 3-1-1-0`: what all of the sets have in common; empty if that is nothing.
  package func manner(of works: [Work]) -> String {
    guard let first = works.first else { return "" }
    func common<Value: Equatable>(_ value: (Work) -> Value?) -> Value? {
      works.allSatisfy { value($0) == value(first) } ? value(first) : nil
    }
    let side: SheetText? =
      switch common({ $0.side }) {
      case .each: .eachSide
      case .left: .left
      case .right: .right
      case .alternate: .alternateSides
      case nil: nil
      }
    let texts: [SheetText?] = [
      side, common { $0.incline }.map { .incline(incline($0)) },
      common { $0.resistance }.map { .resistance(level($0)) }, common { $0.height }.map { .height(height($0)) },
      common { $0.hold }.map { .holdEach(hold($0)) }, common { $0.tempo }.map { .tempo($0.notation) },
    ]
    return texts.compactMap { $0?.said(in: language) }.joined(separator: " · ")
  }
}
