/// Plans that come with Satz, by their names: `satz run box`, `satz run cindy`. Their texts are those in `Examples/`; a
/// test compares them.

/// A plan that needs no file.
package struct Preset: Hashable, Sendable {
  /// As it is typed.
  package let name: String
  /// The plan.
  package let text: String

  package static let all = stillness + workouts + programs

  /// By its name, ignoring case.
  package static func named(_ name: String) -> Preset? {
    let wanted = name.lowercased()
    return all.first { $0.name == wanted }
  }
}
