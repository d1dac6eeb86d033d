/// What is said about the heart rate.

enum HeartRateText: Hashable, Sendable {
  case zone(Int)
  /// Of a value that is old.
  case ago(String)
  case place(HeartRateView.Place)
  case spoken(Int, HeartRateView.Place)
  case noHeartRate
  /// The program of the user has measured nothing.
  case programEnded(String)
  /// Without Bluetooth, or a strap.
  case noSystemBus, noBluetooth, noStrap
  case option
}
