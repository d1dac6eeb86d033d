/// What a set of the log was besides its result: of one side or of each, a warm-up, a drop, to failure, missed, in a superset,
/// or a question.

import PlanWording
import SessionModel
import TrainingStore

struct SetMarks {
  private let set: LogEntry

  init(_ set: LogEntry) { self.set = set }

  /// The letter of its superset among those of the session: A, B, C …; nil if it is in none.
  var superset: String? {
    guard let number = set.superset else { return nil }
    return number < 26 ? Unicode.Scalar(UInt8(ascii: "A") + UInt8(number)).description : "\(number + 1)"
  }

  /// Without the superset.
  func texts(in language: Language) -> [String] {
    var texts: [String] = []
    if let side = set.side { texts.append(StepText(formatter: UnitFormatter(language: language)).side(side)) }
    switch set.role {
    case .work: break
    case .warmup: texts.append(SheetText.warmup.said(in: language))
    case .drop: texts.append(SheetText.drop.said(in: language))
    }
    if set.isToFailure { texts.append(LogText.toFailure.said(in: language)) }
    if set.isMissed { texts.append(LogText.missed.said(in: language)) }
    if set.isQuestioned { texts.append(LogText.questioned.said(in: language)) }
    return texts
  }
}
