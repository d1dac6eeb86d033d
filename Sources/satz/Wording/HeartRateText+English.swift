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
    case .noHeartRate: "No heart rate: type hr 128, or satz settings set heart-rate bluetooth"
    case .programEnded(let command): "Heart rate: “\(command)” has ended without one; it is tried again"
    case .noSystemBus, .noBluetooth: "Heart rate: no Bluetooth here; satz doctor says what is missing"
    case .noStrap: "Heart rate: no strap is paired; satz doctor says how"
    case .option: "bluetooth, or a program that prints the heart rate, one number per line; the shell runs it."
    }
  }
}
