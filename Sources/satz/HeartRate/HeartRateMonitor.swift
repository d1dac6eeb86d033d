/// The heart rate of the athlete at the prompt: where it comes from, and what it was last.

import Glibc
import SessionModel

/// An input of the loop that never ends; its source may be another one at any time, or none.
final class HeartRateMonitor: LoopInput {
  private(set) var trace = HeartRateTrace()
  var latest: HeartRateReading? { trace.readings.last }
  private(set) var choice = HeartRateChoice.off
  /// From the command line, in place of the setting.
  var chosen: HeartRateChoice?
  private var source: (any HeartRateSource)?
  /// Called after each value.
  var measured: (HeartRateReading) -> Void = { _ in }
  var isInTrouble: (HeartRateText) -> Void = { _ in }

  /// Follows what the setting says, unless the command line says something else.
  func follow(_ setting: HeartRateChoice, at now: Instant) {
    let wanted = chosen ?? setting
    guard wanted != choice else { return }
    choice = wanted
    source?.close()
    source =
      switch wanted {
      case .off: nil
      case .bluetooth: HeartRateStrap()
      case .command(let command): HeartRateProgram(command, at: now)
      }
  }

  func take(_ beats: Int, at now: Instant, counts: HeartRateReading.Counts = .whileItHolds) {
    let reading = HeartRateReading(beats: beats, measured: now, counts: counts)
    trace.take(reading)
    measured(reading)
  }

  func close() {
    source?.close()
    source = nil
  }

  /// While values come, the second of the clock is soon enough; who waits for the first one, or for one after a gap, gets
  /// it at once.
  var canWait: Bool { latest.map { BootClock.now - $0.measured < .seconds(3) } == true }

  var descriptors: [CInt] { source?.descriptors ?? [] }

  func ready(_ descriptor: CInt, at now: Instant) {
    switch source?.ready(descriptor, at: now) {
    case .measured(let beats): take(beats, at: now)
    case .trouble(let text): isInTrouble(text)
    case nil: break
    }
  }
}
