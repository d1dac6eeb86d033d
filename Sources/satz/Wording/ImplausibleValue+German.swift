/// Why a value cannot be, in German.

import TrainingStore

extension ImplausibleValue {
  var german: String {
    let found = value.isEmpty ? column : "\(column) „\(value)“"
    return switch allowed {
    case .numbers(let range):
      "\(found) ist unmöglich; möglich ist eine Zahl von \(range.lowerBound) bis \(range.upperBound)"
    case .days: "\(found) liegt zu weit weg; ein Tag des Logs liegt zwischen 1900-01-01 und 2199-12-31"
    case .words(let words): "\(found) ist keins von: \(words.joined(separator: ", "))"
    case .text(isName: true):
      "\(found) ist unmöglich; ein Name darf nicht leer sein, kein NUL enthalten und muss kürzer als ein Megabyte sein"
    case .text(isName: false):
      "\(found) ist unmöglich; ein Text darf kein NUL enthalten und muss kürzer als ein Megabyte sein"
    case .sense: "\(found) ergibt hier keinen Sinn"
    }
  }
}
