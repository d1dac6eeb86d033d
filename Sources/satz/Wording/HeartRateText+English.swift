/// The words about the heart rate, in English.

import PlanWording

extension HeartRateText: Worded {
  var english: String {
    switch self {
    case .zone(let number): "zone \(number)"
    case .ago(let time): "\(time) ago"
    case .place(.below): "below target"
    case .place(.within): "on target"
    case .place(.above): "above target"
    case .spoken(let beats, let place): "Heart rate \(beats), \(HeartRateText.place(place).english)"
    case .noHeartRate: "No heart rate: type hr 128, or satz settings set heart-rate COMMAND"
    case .programEnded(let command): "Heart rate: “\(command)” has ended without one; it is tried again"
    case .option: "A program that prints the heart rate, a number a line; the shell runs it."
    }
  }
}
