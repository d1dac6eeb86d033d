/// The words about the heart rate, in German.

extension HeartRateText {
  var german: String {
    switch self {
    case .zone(let number): "Zone \(number)"
    case .ago(let time): "vor \(time)"
    case .place(.below): "unter Ziel"
    case .place(.within): "im Ziel"
    case .place(.above): "über Ziel"
    case .spoken(let beats, let place): "Puls \(beats), \(HeartRateText.place(place).german)"
    case .noHeartRate: "Kein Puls: tipp hr 128, oder satz settings set heart-rate bluetooth"
    case .programEnded(let command):
      "Puls: „\(command)“ hat aufgehört, ohne einen Puls zu liefern, und wird wieder gestartet"
    case .noSystemBus, .noBluetooth: "Puls: hier kein Bluetooth; satz doctor sagt, was fehlt"
    case .noStrap: "Puls: kein Gurt gekoppelt; satz doctor sagt, wie es geht"
    case .option: "bluetooth, oder ein Programm, das den Puls ausgibt, eine Zahl je Zeile; die Shell führt es aus."
    }
  }
}
