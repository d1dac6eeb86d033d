/// Why a value cannot be, in English.

import TrainingStore

extension ImplausibleValue {
  var english: String {
    let found = value.isEmpty ? column : "\(column) “\(value)”"
    return switch allowed {
    case .numbers(let range): "\(found) is not valid; it must be from \(range.lowerBound) to \(range.upperBound)"
    case .days: "\(found) is out of range; a day of the log is from 1900-01-01 to 2199-12-31"
    case .words(let words): "\(found) is not one of \(words.joined(separator: ", "))"
    case .text(isName: true):
      "\(found) is not valid; a name must not be empty or contain NUL, and must be shorter than a megabyte"
    case .text(isName: false): "\(found) is not valid; a text must not contain NUL, and must be shorter than a megabyte"
    case .sense: "\(found) makes no sense here"
    }
  }
}
