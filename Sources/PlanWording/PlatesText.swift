/// The plates on a bar, in words: `bar 20 kg, 25 + 5 a side`.

import PlanLanguage
import SessionModel

package struct PlatesText {
  package var formatter: UnitFormatter
  package var athlete: Athlete

  package init(formatter: UnitFormatter, athlete: Athlete) { (self.formatter, self.athlete) = (formatter, athlete) }

  /// With the bar; nil if the exercise has none or one of its own, or if there is nothing to say.
  package func withBar(_ work: Work) -> String? {
    guard let (mass, loading, formatter) = loading(of: work) else { return nil }
    guard !loading.perSide.isEmpty else { return mass == loading.bar ? word(.emptyBar) : nil }
    // The total is added if the plates do not make the load exactly.
    let total = abs(loading.total.grams - mass.grams) < 100 ? "" : " = \(formatter.mass(loading.total))"
    let plates = word(.plates(bare(loading, formatter)))
    return word(.bar(formatter.mass(loading.bar))) + ", " + plates + total
  }

  /// `25 + 5 a side`; nil where `withBar` is, and for an empty bar.
  package func aSide(_ work: Work) -> String? { plates(work).map { word(.plates($0)) } }

  /// `25 + 5`, beside a load; nil where `aSide` is.
  package func plates(_ work: Work) -> String? {
    guard let (_, loading, formatter) = loading(of: work), !loading.perSide.isEmpty else { return nil }
    return bare(loading, formatter)
  }

  /// A load in pounds is made with the plates of a gym that uses them, and its plates are in pounds, if the athlete has
  /// chosen no units.
  private func loading(of work: Work) -> (mass: Mass, loading: BarLoading, formatter: UnitFormatter)? {
    guard case .mass(1, let mass, _) = work.load,
      formatter.library.entry(for: work.exercise.key)?.usesStraightBar == true
    else { return nil }
    guard let guest = athlete.inGym(forLoadIn: work.units?.load) else {
      return (mass, athlete.barLoading(atMost: mass), formatter)
    }
    var guestFormatter = formatter
    guestFormatter.units = guest.units
    return (mass, guest.barLoading(atMost: mass), guestFormatter)
  }

  private func bare(_ loading: BarLoading, _ formatter: UnitFormatter) -> String {
    loading.perSide.map { formatter.bare($0) }.joined(separator: " + ")
  }

  private func word(_ text: SheetText) -> String { text.said(in: formatter.language) }
}
