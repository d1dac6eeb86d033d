/// Values beside the text: how long a session takes.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// Behind the first line of each session that begins in the range.
  func inlayHints(of document: Document, within range: JSONValue?) -> JSONValue {
    let checked = document.analysis.checked
    guard hintsDurations, !checked.hasErrors else { return [] }
    let first = range?["start"]?["line"]?.integer ?? 0
    let lines = first...max(first, range?["end"]?["line"]?.integer ?? document.text.lineCount)
    let formatter = UnitFormatter(language: setting.language, units: setting.athlete.units)
    var hints: [JSONValue] = []
    for declaration in checked.plan.declarations {
      let line = document.text.position(of: Int(declaration.span.start)).line
      guard lines.contains(line),
        let time = compile(declaration, of: checked.plan, athlete: setting.athlete).session?.estimatedDuration()
      else { continue }
      let place = document.text.position(of: document.text.line(line).upperBound)
      hints.append([
        "position": place.json, "label": .string("≈ " + formatter.rough(time).visibleInRow), "paddingLeft": true,
      ])
    }
    return .array(hints)
  }

  /// Takes `{"inlayHints": {"duration": false}}`, also under `satz`.
  mutating func configure(_ settings: JSONValue) {
    let own = settings["satz"] ?? settings
    if let isWanted = own["inlayHints"]?["duration"]?.bool { hintsDurations = isWanted }
  }
}
