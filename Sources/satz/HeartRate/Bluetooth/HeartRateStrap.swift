/// A heart-rate strap over Bluetooth, through BlueZ on the system's bus. Straps drop the link, and some stop after half a
/// minute: whatever happens, it looks again after a pause.

import CTerminal
import Glibc
import SessionModel

final class HeartRateStrap: HeartRateSource {
  /// What the alarm, or what BlueZ says next, ends.
  private enum State: Equatable {
    case looks
    case connects(device: String)
    case listens(device: String, measurements: String)
  }

  private let timer = ct_timer_open()
  private var bus: BusConnection?
  private var state = State.looks
  private var pauses = Pauses()
  private var event: HeartRateEvent?
  private var isInTrouble = false

  /// A strap sends once a second; one that is silent for so long has lost the link without saying so.
  private static let silence = Milliseconds.seconds(15)
  /// BlueZ gives up before that.
  private static let patience = Milliseconds.seconds(45)

  init() { open() }

  var descriptors: [CInt] { [timer] + [bus?.descriptor].compactMap(\.self) }

  func ready(_ descriptor: CInt, at now: Instant) -> HeartRateEvent? {
    defer { event = nil }
    if descriptor == timer {
      ct_timer_set(timer, 0)
      bus?.isOpen == true ? look() : open()
    } else {
      bus?.process()
      if bus?.isOpen == false { lookLater() }
    }
    return event
  }

  func close() {
    if case .listens(_, let path) = state {
      bus?.call(.call(BluetoothStraps.service, path, BluetoothStraps.characteristic, "StopNotify"))
    }
    bus = nil
    Glibc.close(timer)
  }

  // MARK: Looking

  private func open() {
    bus = BusConnection(.system)
    guard let bus else {
      tell(.noSystemBus)
      return lookLater()
    }
    for (interface, member) in [
      ("org.freedesktop.DBus.Properties", "PropertiesChanged"),
      ("org.freedesktop.DBus.ObjectManager", "InterfacesAdded"),
    ] {
      let signal = BusConnection.Signal(
        sender: BluetoothStraps.service, path: nil, interface: interface, member: member)
      bus.listen(to: signal) { [weak self] in self?.heard($0) }
    }
    look()
  }

  private func look() {
    state = .looks
    alarm(after: Self.patience)
    bus?.call(BluetoothStraps.objects) { [weak self] reply in
      guard let self, bus?.isOpen == true, state == .looks else { return }
      switch reply {
      case .success(let objects): take(BluetoothStraps(objects))
      case .failure:
        tell(.noBluetooth)
        lookLater()
      }
    }
  }

  private func take(_ known: BluetoothStraps) {
    guard let strap = known.straps.first else {
      tell(.noStrap)
      return lookLater()
    }
    guard strap.isConnected else { return connect(strap) }
    // Its services are not known yet; BlueZ says when they are.
    guard let measurements = strap.measurements else { return lookLater() }
    state = .listens(device: strap.path, measurements: measurements)
    alarm(after: Self.silence)
    bus?.call(.call(BluetoothStraps.service, measurements, BluetoothStraps.characteristic, "StartNotify"))
  }

  private func connect(_ strap: BluetoothStraps.Strap) {
    state = .connects(device: strap.path)
    alarm(after: Self.patience)
    bus?.call(.call(BluetoothStraps.service, strap.path, BluetoothStraps.device, "Connect")) { [weak self] reply in
      guard let self, bus?.isOpen == true, state == .connects(device: strap.path) else { return }
      switch reply {
      case .success: look()
      case .failure: lookLater()
      }
    }
  }

  // MARK: What BlueZ says

  private func heard(_ message: BusMessage) {
    if message.member == "InterfacesAdded" {
      // Such as the services of a strap that has just connected, or a strap that was just paired.
      if state == .looks { alarm(after: Milliseconds(200)) }
      return
    }
    guard let changed = message.arguments.dropFirst().first, let path = message.path else { return }
    let interface = message.arguments.first?.text
    switch state {
    case .listens(device: _, measurements: path) where interface == BluetoothStraps.characteristic:
      guard let bytes = changed["Value"]?.bytes else { return }
      alarm(after: Self.silence)
      pauses = Pauses()
      if let beats = HeartRateMeasurement.beats(in: bytes) { event = .measured(beats) }
    case .listens(device: path, measurements: _) where interface == BluetoothStraps.device:
      if changed["Connected"]?.boolean == false { lookLater() }
    case .looks where interface == BluetoothStraps.device:
      if changed["Connected"]?.boolean == true || changed["ServicesResolved"]?.boolean == true {
        alarm(after: Milliseconds(200))
      }
    case .looks, .connects, .listens: break
    }
  }

  private func lookLater() {
    state = .looks
    alarm(after: pauses.next())
  }

  private func alarm(after pause: Milliseconds) { ct_timer_set(timer, (BootClock.now + pause).nanoseconds) }

  /// What is missing is said once; `satz doctor` says it at any time.
  private func tell(_ text: HeartRateText) {
    guard !isInTrouble else { return }
    isInTrouble = true
    event = .trouble(text)
  }
}
