/// The session as a media player (MPRIS), so that the desktop's media keys, a headset's button, the lock screen and
/// `playerctl` steer it. It speaks only when something has changed.

import Glibc
import SessionModel

final class SessionPlayer {
  enum Button: String {
    case play = "Play"
    case pause = "Pause"
    case playPause = "PlayPause"
    case next = "Next"
    /// Pauses, too: a key must not end a session.
    case stop = "Stop"
    case raise = "Raise"
  }

  private let bus: SessionBus
  private let canRaise: () -> Bool
  /// Where it has appeared.
  private weak var connection: BusConnection?
  /// Under which name, once that is ours.
  private var name: String?
  private var shown: Shown?
  /// What was pressed, wherever that was.
  var pressed: (Button) -> Void = { _ in }

  init(on bus: SessionBus, canRaise: @escaping () -> Bool) { (self.bus, self.canRaise) = (bus, canRaise) }

  /// Nil: there is nothing to steer.
  func show(_ state: PlayerState?) {
    guard let state else { return withdraw() }
    guard let bus = bus.open() else { return }
    let before = bus === connection ? shown : nil
    let now = Shown(state: state, track: (before?.track ?? 0) + (before?.state.title == state.title ? 0 : 1))
    shown = now
    guard let before else { return appear(on: bus) }
    let told = before.properties
    let changes = now.properties.filter { !told.contains($0) }
    if !changes.isEmpty {
      let changed = BusValue.dictionary(key: "s", value: "v", changes)
      bus.emit(Self.path, Self.properties, "PropertiesChanged", [.string(Self.player), changed, .strings([])])
    }
    if now.hasJumped(since: before) { bus.emit(Self.path, Self.player, "Seeked", [now.position(at: BootClock.now)]) }
  }

  private func appear(on bus: BusConnection) {
    connection = bus
    bus.export(at: Self.path) { [weak self] in self?.answer(to: $0) ?? .failure(.unknownMethod) }
    own("org.mpris.MediaPlayer2.satz", orElse: "org.mpris.MediaPlayer2.satz.instance\(getpid())")
  }

  /// A second prompt, with another data folder, has a name of its own.
  private func own(_ wanted: String, orElse other: String?) {
    name = wanted
    connection?.own(wanted) { [weak self] isOurs in
      guard let self, !isOurs, name == wanted else { return }
      name = nil
      if let other { own(other, orElse: nil) }
    }
  }

  private func withdraw() {
    guard shown != nil else { return }
    if let name { connection?.disown(name) }
    connection?.withdraw(Self.path)
    (connection, name, shown) = (nil, nil, nil)
  }
}

// MARK: What others ask

extension SessionPlayer {
  private static let path = "/org/mpris/MediaPlayer2"
  private static let root = "org.mpris.MediaPlayer2"
  private static let player = "org.mpris.MediaPlayer2.Player"
  private static let properties = "org.freedesktop.DBus.Properties"

  private func answer(to call: BusMessage) -> BusConnection.Reply {
    switch (call.interface ?? "", call.member ?? "") {
    case (Self.properties, "Get"): return property(call.arguments)
    case (Self.properties, "GetAll"):
      let entries = call.arguments.first?.text.flatMap(entries(of:))
      return entries.map { .success([.dictionary(key: "s", value: "v", $0)]) } ?? .failure(.unknownProperty)
    case (Self.properties, "Set"): return .failure(.readOnly)
    case ("org.freedesktop.DBus.Introspectable", "Introspect"): return .success([.string(Self.description)])
    case (Self.player, let member), (Self.root, let member), ("", let member): return press(member)
    default: return .failure(.unknownMethod)
    }
  }

  private func press(_ member: String) -> BusConnection.Reply {
    // A player that cannot do these takes them and does nothing.
    if ["Quit", "Previous", "Seek", "SetPosition", "OpenUri"].contains(member) { return .success([]) }
    guard let button = Button(rawValue: member) else { return .failure(.unknownMethod) }
    pressed(button)
    return .success([])
  }

  private func property(_ arguments: [BusValue]) -> BusConnection.Reply {
    guard arguments.count == 2, let name = arguments[1].text, let entries = arguments[0].text.flatMap(entries(of:)),
      let entry = entries.first(where: { $0.key.text == name })
    else { return .failure(.unknownProperty) }
    return .success([entry.value])
  }

  /// Nil if there is no such interface.
  private func entries(of interface: String) -> [BusValue.Entry]? {
    switch interface {
    case Self.root:
      BusValue.properties([
        "CanQuit": .boolean(false), "CanRaise": .boolean(canRaise()), "HasTrackList": .boolean(false),
        "Identity": .string("Satz"), "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
      ]).entries
    case Self.player:
      (shown?.properties ?? [])
        + BusValue.properties(["Position": shown?.position(at: BootClock.now) ?? .int64(0)]).entries
    default: nil
    }
  }
}

// MARK: What is shown

private struct Shown {
  var state: PlayerState
  /// Counts what was played.
  var track: Int

  /// All but the position, which is asked for.
  var properties: [BusValue.Entry] {
    BusValue.properties([
      "PlaybackStatus": .string(state.status.rawValue), "Metadata": metadata, "Rate": .double(1),
      "MinimumRate": .double(1), "MaximumRate": .double(1), "Volume": .double(1), "CanGoNext": .boolean(true),
      "CanGoPrevious": .boolean(false), "CanPlay": .boolean(true), "CanPause": .boolean(true),
      "CanSeek": .boolean(false), "CanControl": .boolean(true),
    ]).entries
  }

  private var metadata: BusValue {
    let id = BusValue.objectPath("/org/satz/step/\(track)")
    let title = BusValue.string(state.title.visibleInRow)
    let artist = BusValue.strings([state.artist.visibleInRow].filter { !$0.isEmpty })
    guard let length = state.length else {
      return .properties(["mpris:trackid": id, "xesam:title": title, "xesam:artist": artist])
    }
    return .properties([
      "mpris:trackid": id, "mpris:length": length.microseconds, "xesam:title": title, "xesam:artist": artist,
    ])
  }

  func position(at now: Instant) -> BusValue { state.position(at: now).microseconds }

  /// Whether the same step began anew.
  func hasJumped(since before: Shown) -> Bool {
    guard track == before.track, case .running(let since) = state.position,
      case .running(let earlier) = before.state.position
    else { return false }
    return since != earlier
  }
}

extension Milliseconds {
  fileprivate var microseconds: BusValue { .int64(Int64(clamping: count) &* 1000) }
}

extension SessionPlayer {
  /// For tools that ask an object what it can do.
  private static let description = """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
    <node>
      <interface name="org.mpris.MediaPlayer2">
        <method name="Raise"/><method name="Quit"/>
        <property name="CanQuit" type="b" access="read"/><property name="CanRaise" type="b" access="read"/>
        <property name="HasTrackList" type="b" access="read"/><property name="Identity" type="s" access="read"/>
        <property name="SupportedUriSchemes" type="as" access="read"/>
        <property name="SupportedMimeTypes" type="as" access="read"/>
      </interface>
      <interface name="org.mpris.MediaPlayer2.Player">
        <method name="Next"/><method name="Previous"/><method name="Pause"/><method name="PlayPause"/>
        <method name="Stop"/><method name="Play"/>
        <signal name="Seeked"><arg name="Position" type="x"/></signal>
        <property name="PlaybackStatus" type="s" access="read"/><property name="Metadata" type="a{sv}" access="read"/>
        <property name="Position" type="x" access="read"/><property name="Rate" type="d" access="read"/>
        <property name="MinimumRate" type="d" access="read"/><property name="MaximumRate" type="d" access="read"/>
        <property name="Volume" type="d" access="read"/><property name="CanGoNext" type="b" access="read"/>
        <property name="CanGoPrevious" type="b" access="read"/><property name="CanPlay" type="b" access="read"/>
        <property name="CanPause" type="b" access="read"/><property name="CanSeek" type="b" access="read"/>
        <property name="CanControl" type="b" access="read"/>
      </interface>
    </node>
    """
}
