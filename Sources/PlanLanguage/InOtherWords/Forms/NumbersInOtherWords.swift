/// Numbers as people write them: `1,5 km`, `1,000lb`, `6'`.

import SessionModel

extension OtherWords {
  static let numbers = [decimalComma, thousands, minutes, joinedMinutes, germanTimes]

  /// `1,5 km`: the decimal comma of other languages, before a unit that is not right behind it.
  private static let decimalComma = OtherWords(ofWarnings: true) { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0) != nil && phrase.kind($0 + 1) == .comma && phrase.touches($0 + 1) && phrase.touches($0 + 2)
          && phrase.whole($0 + 2) != nil && phrase.text($0 + 2).utf8.count < 3
      }), let unit = phrase.unit(place + 3), let word = unit.canonicalSpelling, unit != .none
    else { return nil }
    return phrase.meaning(place, place + 4, "\(phrase.text(place)).\(phrase.text(place + 2))\(word)")
  }

  /// `1,000lb`: no point, as nobody has a thousandth of a pound.
  private static let thousands = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0) != nil && phrase.kind($0 + 1) == .comma && phrase.touches($0 + 1) && phrase.touches($0 + 2)
          && phrase.kind($0 + 2) == .number && phrase.text($0 + 2).prefix { $0.isNumber }.utf8.count == 3
      }), phrase.whole(place) != 0
    else { return nil }
    let unit = phrase[place + 2].unit
    if unit == .pound || unit == .metre || unit == .yard || unit == .foot {
      return phrase.meaning(place, place + 3, phrase.text(place) + phrase.text(place + 2))
    }
    guard unit == .kilogram || unit == .kilometre else { return nil }
    let (one, other) = (phrase.text(place), phrase.text(place + 2))
    return Reworded(place: phrase.span(place, place + 3), hints: [.writeEither(one + other, "\(one).\(other)")])
  }

  /// `Laufen 5 km in 25 Minuten`, `Pause 90 Sekunden`: units as other languages write them.
  private static let germanTimes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0) != nil && phrase.unit($0 + 1) == nil
          && phrase.isWord($0 + 1, "minuten", "minute", "sekunden", "sekunde", "sek", "stunden", "stunde", "std")
      })
    else { return nil }
    let word = phrase.text(place + 1)
    let unit = word.hasPrefix("m") ? "min" : word.hasPrefix("se") ? "s" : "h"
    return phrase.meaning(place, place + 2, phrase.text(place) + unit)
  }

  /// `row 6'`
  private static let minutes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0).map { 1...300 ~= $0 } == true && phrase.kind($0 + 1) == .foreign && phrase.touches($0 + 1)
          && ["'", "′", "’"].contains(phrase.text($0 + 1))
      }), phrase.kind(place + 2) != .number, !phrase.isWord(place - 1, "height"), phrase.kind(place - 1) != .at
    else { return nil }
    let (minutes, feet) = (phrase.text(place) + "min", phrase.text(place) + "ft")
    guard !phrase.isHead, let name = phrase.name, let entry = ExerciseLibrary.builtIn.identify(name),
      !entry.equipment.isOfEndurance, entry.measure != .time
    else { return phrase.meaning(place, place + 2, minutes) }
    // What is carried goes so far, and for anything else either may be meant.
    return entry.measure == .distance
      ? phrase.hint(place, place + 2, feet)
      : Reworded(place: phrase.span(place, place + 2), hints: [.writeEither(minutes, feet)])
  }

  /// `rest 1min30`
  private static let joinedMinutes = OtherWords { phrase in
    guard
      let place = phrase.places.first(where: {
        phrase.whole($0) != nil && phrase.touches($0 + 1) && phrase.kind($0 + 1) == .word
          && phrase.text($0 + 1).hasPrefix("min") && phrase.text($0 + 1).utf8.count == 5
          && phrase.text($0 + 1).dropFirst(3).allSatisfy { $0.isNumber }
      })
    else { return nil }
    return phrase.meaning(place, place + 2, "\(phrase.text(place)):\(phrase.text(place + 1).dropFirst(3))")
  }
}
