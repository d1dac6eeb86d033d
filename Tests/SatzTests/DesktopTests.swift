/// Notifications and media keys on a real session bus, with dunst, python-dbusmock and playerctl, by
/// `Tests/Support/desktop_scenarios.py`.

import Channels
import SessionModel
import Testing

@testable import satz

@Suite("The desktop")
struct DesktopTests {
  @Test(
    "What calls the athlete is shown on the desktop, once, to somebody who is not there",
    arguments: [
      "the_end_of_a_rest_is_shown_and_continue_goes_on", "what_is_asked_of_the_service",
      "a_rest_that_is_acknowledged_elsewhere_closes_it", "continue_counts_once_and_brings_the_terminal_forward",
      "who_is_there_gets_no_notification", "focus_is_somebody_there_and_its_loss_is_nobody",
      "a_time_that_is_up_replaces_the_one_before", "it_is_shown_in_one_place",
      "without_a_service_the_terminal_shows_it", "a_service_that_hangs_delays_nothing",
      "a_service_that_comes_later_is_found", "without_a_bus_nothing_is_missing", "a_bus_that_goes_away_is_let_go",
      "the_test_shows_one_and_the_doctor_says_so", "continue_goes_on_without_a_prompt",
      "continue_reaches_a_prompt_that_was_late",
    ])
  func notified(_ scene: String) async throws {
    try await play(scene, of: "desktop_scenarios.py")
  }

  @Test(
    "Media keys steer the session",
    arguments: [
      "the_keys_steer_the_session", "changes_are_told_and_nothing_else", "the_keys_can_be_switched_off",
      "a_second_prompt_has_a_name_of_its_own",
    ])
  func steered(_ scene: String) async throws {
    try await play(scene, of: "desktop_scenarios.py")
  }

  @Test("A key means for a minute that somebody is there, and focus for as long as it lasts")
  func presence() {
    func at(_ seconds: Int) -> Instant { Instant(milliseconds: seconds * 1000) }
    var presence = Presence()
    #expect(!presence.isHere(at: at(0)))
    presence.keyWasPressed(at: at(10))
    #expect(presence.isHere(at: at(69)))
    #expect(!presence.isHere(at: at(70)))
    presence.focusWasReported(true)
    #expect(presence.isHere(at: at(1000)))
    // The reports are no keys.
    presence.keyWasPressed(at: at(1000))
    presence.focusWasReported(false)
    #expect(!presence.isHere(at: at(1000)))
    presence.keyWasPressed(at: at(1000))
    #expect(presence.isHere(at: at(1001)))
    // Somebody who turns to another window is not there, however short ago the last key was.
    presence.keyWasPressed(at: at(1010))
    presence.focusWasReported(false)
    #expect(!presence.isHere(at: at(1011)))
    presence.focusWasReported(true)
    #expect(presence.isHere(at: at(1012)))
  }

  @Test("A new terminal is opened only where there is a desktop for it")
  func newTerminal() {
    func opening(_ variables: [String: String], _ programs: Set<String>) -> ProgramCall? {
      let all = variables.merging(["PATH": "/usr/bin"]) { $1 }
      return TerminalWindow.opening(
        "/opt/satz", Surroundings(environment: { all[$0] }, exists: { programs.contains($0) }))
    }
    let xterm = ProgramCall(path: "/usr/bin/xterm", arguments: ["-e", "/opt/satz"])
    #expect(opening(["DISPLAY": ":0"], ["/usr/bin/xterm"]) == xterm)
    #expect(opening(["WAYLAND_DISPLAY": "wayland-0"], ["/usr/bin/xterm"]) == xterm)
    let foot = ProgramCall(path: "/usr/bin/foot", arguments: ["-e", "/opt/satz"])
    #expect(opening(["DISPLAY": ":0", "TERMINAL": "foot"], ["/usr/bin/foot", "/usr/bin/xterm"]) == foot)
    #expect(opening(["DISPLAY": ":0"], []) == nil)
    #expect(opening([:], ["/usr/bin/xterm"]) == nil)
    #expect(opening(["DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"], ["/usr/bin/xterm"]) == nil)
  }

  @Test("The terminal's window is brought forward only where that is possible")
  func window() {
    func window(_ variables: [String: String], _ programs: Set<String> = []) -> TerminalWindow {
      TerminalWindow(Surroundings(environment: { variables[$0] }, exists: { programs.contains($0) }))
    }
    let x11 = ["DISPLAY": ":0", "WINDOWID": "4194315", "PATH": "/usr/bin"]
    let xdotool = ProgramCall(path: "/usr/bin/xdotool", arguments: ["windowactivate", "4194315"])
    let wmctrl = ProgramCall(path: "/usr/bin/wmctrl", arguments: ["-i", "-a", "4194315"])
    #expect(window(x11, ["/usr/bin/xdotool", "/usr/bin/wmctrl"]) == .raised(by: xdotool))
    #expect(window(x11, ["/usr/bin/wmctrl"]).raising == wmctrl)
    #expect(window(x11) == .noProgram)
    #expect(window(x11.merging(["SSH_TTY": "/dev/pts/1"]) { $1 }, ["/usr/bin/wmctrl"]) == .none)
    #expect(window(["DISPLAY": ":0", "WINDOWID": "; rm"], ["/usr/bin/xdotool"]) == .unknown)
    #expect(window(["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"]) == .wayland)
    #expect(window([:]) == .none)
  }
}
