/// The plates on a bar, in words: `bar 20 kg, 25 + 5 a side`.

import PlanLanguage
import SessionModel

package struct PlatesText {
  package var formatter: UnitFormatter
  package var athlete: Athlete

  package init(formatter: UnitFormatter, athlete: Athlete) { (self.formatter, self.athlete) = (formatter, athlete) }

  /// With the bar; nil if the exercise has none or one of its own, or if there is nothing to say.
  package func withBar(_ work: Work) -> String? {
    let text = inUnits(of: work)
    guard text.athlete == athlete else { return text.withBar(work) }
    guard let (mass, loading) = loading(of: work) else { return nil }
    guard !loading.perSide.isEmpty else { return mass == loading.bar ? word(.emptyBar) : nil }
    // The total is added if the plates do not make the load exactly.
    let total = abs(loading.total.grams - mass.grams) < 100 ? "" : " = \(formatter.mass(loading.total))"
    return word(.bar(formatter.mass(loading.bar))) + ", " + plates(loading) + total
  }

  /// `25 + 5 a side`; nil where `withBar` is, and for an empty bar.
  package func aSide(_ work: Work) -> String? {
    let text = inUnits(of: work)
    guard let (_, loading) = text.loading(of: work), !loading.perSide.isEmpty else { return nil }
    return text.plates(loading)
  }

  /// `25 + 5`, beside a load; nil where `aSide` is.
  package func plates(_ work: Work) -> String? {
    let text = inUnits(of: work)
    guard let (_, loading) = text.loading(of: work), !loading.perSide.isEmpty else { return nil }
    return text.bare(loading)
  }

  /// A load in pounds is made with the plates of a gym that uses them, if the athlete has chosen no units.
  private func inUnits(of work: Work) -> PlatesText {
    let athlete = athlete.making(loadsIn: work.units?.load)
    guard athlete != self.athlete else { return self }
    var text = PlatesText(formatter: formatter, athlete: athlete)
    text.formatter.units = athlete.units
    return text
  }

  private func loading(of work: Work) -> (mass: Mass, loading: BarLoading)? {
    guard case .mass(1, let mass, _) = work.load,
      formatter.library.entry(for: work.exercise.key)?.usesStraightBar == true
    else { return nil }
    return (mass, athlete.barLoading(atMost: mass))
  }

  private func plates(_ loading: BarLoading) -> String {
    word(.plates(bare(loading)))
  }

  private func bare(_ loading: BarLoading) -> String {
    loading.perSide.map { formatter.bare($0) }.joined(separator: " + ")
  }

  private func word(_ text: SheetText) -> String { text.said(in: formatter.language) }
}
