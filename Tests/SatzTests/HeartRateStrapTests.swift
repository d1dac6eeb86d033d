import Testing

@testable import satz

@Suite("A heart-rate strap")
struct HeartRateStrapTests {
  @Test(
    "Its value has 8 or 16 bits, and energy and intervals behind it do not matter",
    arguments: [
      ([0x00, 128], 128), ([0x10, 61, 0x80, 0x03], 61), ([0x01, 0x80, 0x00], 128), ([0x19, 0x82, 0, 1, 2, 3, 4], 130),
      ([0x06, 99], 99), ([0x16, 99, 1, 2], 99), ([0x02, 99], 99), ([0xff, 0xfa, 0x00], 250),
    ] as [([UInt8], Int)])
  func measured(_ bytes: [UInt8], _ beats: Int) { #expect(HeartRateMeasurement.beats(in: bytes) == beats) }

  @Test(
    "Without contact, without a value, or with one that no heart has, there is none",
    arguments: [
      [], [0x00], [0x01, 128], [0x04, 128], [0x05, 128, 0], [0x00, 0], [0x00, 255], [0x01, 0, 1], [0x01, 255, 255],
    ]
      as [[UInt8]])
  func nothing(_ bytes: [UInt8]) { #expect(HeartRateMeasurement.beats(in: bytes) == nil) }

  @Test("Any bytes give a plausible value or none")
  func fuzz() {
    var random = SplitMix(state: 180)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(HeartRateMeasurement.beats(in: bytes).map(HeartRateReading.plausible.contains) ?? true)
    }
  }

  private func objects(_ objects: [(String, [(String, KeyValuePairs<String, BusValue>)])]) -> [BusValue] {
    func entry(_ key: BusValue, _ value: BusValue) -> BusValue.Entry { BusValue.Entry(key: key, value: value) }
    return [
      .dictionary(
        key: "o", value: "a{sa{sv}}",
        objects.map { path, interfaces in
          entry(
            .objectPath(path),
            .dictionary(
              key: "s", value: "a{sv}", interfaces.map { entry(.string($0.0), .properties($0.1)) }))
        })
    ]
  }

  private let services = BusValue.strings(["0000180D-0000-1000-8000-00805f9b34fb"])

  @Test("The straps that are ours are found, the connected one first, with their measurements")
  func found() {
    let known = BluetoothStraps(
      objects([
        ("/org/bluez/hci0", [("org.bluez.Adapter1", ["Powered": .boolean(true)])]),
        (
          "/org/bluez/hci0/dev_A",
          [("org.bluez.Device1", ["UUIDs": services, "Paired": .boolean(true), "Alias": .string("Old")])]
        ),
        (
          "/org/bluez/hci0/dev_B",
          [("org.bluez.Device1", ["UUIDs": services, "Connected": .boolean(true), "Alias": .string("H10")])]
        ),
        ("/org/bluez/hci0/dev_C", [("org.bluez.Device1", ["UUIDs": services, "Alias": .string("a stranger's")])]),
        ("/org/bluez/hci0/dev_D", [("org.bluez.Device1", ["UUIDs": .strings([]), "Paired": .boolean(true)])]),
        (
          "/org/bluez/hci0/dev_BB/service/char",
          [("org.bluez.GattCharacteristic1", ["UUID": .string("00002a37-0000-1000-8000-00805f9b34fb")])]
        ),
        (
          "/org/bluez/hci0/dev_B/service/char",
          [("org.bluez.GattCharacteristic1", ["UUID": .string("00002A37-0000-1000-8000-00805F9B34FB")])]
        ),
        (
          "/org/bluez/hci0/dev_B/service/body",
          [("org.bluez.GattCharacteristic1", ["UUID": .string("00002a38-0000-1000-8000-00805f9b34fb")])]
        ),
      ]))
    #expect(known.hasAdapter && known.isPowered)
    #expect(known.straps.map(\.name) == ["H10", "Old"])
    #expect(known.straps.map(\.measurements) == ["/org/bluez/hci0/dev_B/service/char", nil])
  }

  @Test("Anything else that BlueZ may say is no strap")
  func strange() {
    for reply: [BusValue] in [[], [.uint32(1)], [.string("x")], [.strings(["a"])], objects([("/a", [("b", [:])])])] {
      #expect(BluetoothStraps(reply).straps.isEmpty && !BluetoothStraps(reply).hasAdapter)
    }
    let off = objects([("/a", [("org.bluez.Adapter1", ["Powered": .boolean(false)])])])
    #expect(BluetoothStraps(off).hasAdapter && !BluetoothStraps(off).isPowered)
  }

  @Test(
    "On a bus with BlueZ, the strap is found, heard, lost and found again",
    arguments: [
      "a_strap_is_heard_and_found_again", "without_contact_there_is_no_value", "a_strap_that_is_paired_later_is_found",
      "the_end_of_bluez_ends_nothing", "the_doctor_says_what_is_missing",
    ])
  func scene(_ scene: String) async throws { try await play(scene, of: "strap_scenarios.py") }
}
