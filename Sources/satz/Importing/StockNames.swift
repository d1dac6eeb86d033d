/// What Strong and Hevy call our exercises, so that an exported log is counted as the exercises of their own lists there.
/// Others keep the names that they have here and become exercises of the athlete's own.

import PlanLanguage
import SessionModel
import TrainingStore

/// The list of an app.
struct StockList {
  /// As the app shows them.
  let names: [String]
  private let known: Set<String>
  private let byKey: [String: String]

  /// Names between commas. Where several of them are one exercise here, the first one is written, those of `preferring`
  /// before all others.
  init(_ names: String, preferring: [String] = []) {
    self.names = names.split(separator: ", ").map(String.init)
    known = Set(self.names.map { $0.lowercased() })
    byKey = Dictionary(
      (preferring + self.names).compactMap { name in
        ForeignNames.entry(name, in: .builtIn).map { ($0.key, name) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Nil if none of them is the exercise with this key.
  func name(of key: String) -> String? { byKey[key] }

  /// With a load on top of the body, `Pull Up` is `Pull Up (Weighted)` where the app has that: it counts no load otherwise.
  func name(of key: String, with load: Load) -> String? {
    guard let name = name(of: key) else { return nil }
    guard case .bodyweight(let plus) = load, plus.grams > 0 else { return name }
    let weighted = name + " (Weighted)"
    return has(weighted) ? weighted : name
  }

  func has(_ name: String) -> Bool { known.contains(name.lowercased()) }
}

extension OtherForm {
  /// Nil if the program that reads it has no list.
  var stock: StockList? {
    switch self {
    case .strong: .strong
    case .hevy: .hevy
    case .calendar: nil
    }
  }
}

extension PortableSession {
  /// With exercises named as the other app has them; what is noted of one is noted under that name.
  func withStockNames(of form: OtherForm) -> PortableSession {
    guard let stock = form.stock else { return self }
    var session = self
    for index in session.sets.indices {
      let (exercise, load) = (session.sets[index].exercise, session.sets[index].load)
      let ours = exercise.name
      guard let name = stock.name(of: exercise.key, with: load), name != ours else { continue }
      session.sets[index].exercise.name = name
      session.notes = session.notes.map { $0.hasPrefix(ours + ": ") ? name + $0.dropFirst(ours.count) : $0 }
    }
    return session
  }
}
