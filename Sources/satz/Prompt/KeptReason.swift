/// Why a state has changed, as the journal keeps it: data, which each reader's language says in its own words.

import FoundationEssentials
import PlanLanguage
import SessionModel

struct KeptReason: Codable, Hashable {
  var cause: Cause
  /// How many misses there were, where the cause counts them.
  var misses: Int?
  /// The condition that held, as the plan has it.
  var condition: String?
  /// What was done; nil where nothing was counted or measured.
  var done: [Amount?]

  enum Cause: String, Codable { case progressed, missed, reduced, set, lift, session, week }

  enum Amount: Codable, Hashable {
    case reps(Int)
    case milliseconds(Int)
    case millimetres(Int)
  }

  init(_ reason: StateChange.Reason) {
    (cause, misses) =
      switch reason.cause {
      case .progressed: (.progressed, nil)
      case .missed(let times): (.missed, times)
      case .reduced(let misses): (.reduced, misses)
      case .afterSet: (.set, nil)
      case .afterLift: (.lift, nil)
      case .afterSession: (.session, nil)
      case .afterWeek: (.week, nil)
      }
    condition = reason.condition
    done = reason.sets.map { set in
      set.performance.reps.map(Amount.reps) ?? set.performance.time.map { .milliseconds($0.count) }
        ?? set.performance.distance.map { .millimetres($0.millimetres) }
    }
  }
}

extension KeptReason {
  /// Nil for a sentence, which is what older versions of Satz kept.
  init?(text: String) {
    guard text.hasPrefix("{"), let reason = try? JSONDecoder().decode(KeptReason.self, from: Data(text.utf8)) else {
      return nil
    }
    self = reason
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
