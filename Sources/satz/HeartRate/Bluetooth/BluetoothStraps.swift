/// The heart-rate straps that BlueZ knows, out of what its object manager says.

import SessionModel

struct BluetoothStraps: Equatable {
  struct Strap: Equatable {
    /// The path of the device.
    var path: String
    var name: String
    var isConnected: Bool
    /// The path of its measurements, once its services are known.
    var measurements: String?
  }

  /// Whether there is an adapter, and one that is on.
  var hasAdapter = false
  var isPowered = false
  /// Those that are paired, trusted or connected; connected ones first.
  var straps: [Strap] = []

  static let service = "org.bluez"
  static let objects = BusMessage.call(service, "/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects")
  static let characteristic = "org.bluez.GattCharacteristic1"
  static let device = "org.bluez.Device1"

  init(_ reply: [BusValue]) {
    var measurements: [String] = []
    for entry in reply.first?.entries ?? [] {
      guard let path = entry.key.text else { continue }
      if let adapter = entry.value["org.bluez.Adapter1"] {
        hasAdapter = true
        isPowered = isPowered || adapter["Powered"]?.boolean != false
      }
      if let device = entry.value[Self.device], let strap = Strap(path, device) { straps.append(strap) }
      if entry.value[Self.characteristic]?["UUID"]?.text?.lowercased() == Self.uuid("2a37") {
        measurements.append(path)
      }
    }
    for index in straps.indices {
      straps[index].measurements = measurements.first { $0.hasPrefix(straps[index].path + "/") }
    }
    straps.sort { ($0.isConnected ? 0 : 1, $0.path) < ($1.isConnected ? 0 : 1, $1.path) }
  }

  /// A number of the Bluetooth SIG, of four digits, as BlueZ writes it.
  fileprivate static func uuid(_ digits: String) -> String { "0000\(digits)-0000-1000-8000-00805f9b34fb" }
}

extension BluetoothStraps.Strap {
  /// Nil if it is no strap, or a stranger's.
  fileprivate init?(_ path: String, _ device: BusValue) {
    let services = device["UUIDs"]?.elements.compactMap { $0.text?.lowercased() } ?? []
    let isConnected = device["Connected"]?.boolean == true
    guard services.contains(BluetoothStraps.uuid("180d")),
      isConnected || device["Paired"]?.boolean == true || device["Trusted"]?.boolean == true
    else { return nil }
    self.init(
      path: path, name: device["Alias"]?.text ?? device["Name"]?.text ?? device["Address"]?.text ?? path,
      isConnected: isConnected)
  }
}
