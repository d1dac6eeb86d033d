/// `adopt` at the prompt: takes what somebody scribbled, line by line or pasted at once, and makes a session of it.

import PlanLanguage
import SessionModel
import SessionRunner

extension LivePrompt {
  func beginScribble() {
    scribble = []
    loop?.say(AdoptText.paste.said(in: formatter.language))
  }

  /// Whether the lines belong to the scribble. An empty line on its own ends it.
  func takenByScribble(_ lines: [String], at now: Instant) -> Bool {
    guard scribble != nil else { return false }
    if lines.count == 1, lines[0].trimmingBlanks().isEmpty {
      endScribble(at: now)
    } else {
      scribble?.append(contentsOf: lines)
    }
    return true
  }

  /// Begins the session that was meant.
  func endScribble(at now: Instant) {
    let lines = scribble ?? []
    scribble = nil
    guard !lines.isEmpty else { return loop?.say(AdoptText.dropped.said(in: formatter.language)) ?? () }
    carryOut(reader(at: now).adopted(lines.joined(separator: "\n")), at: now)
  }

  /// Drops the scribble; false if there was none.
  func droppedScribble() -> Bool {
    guard scribble != nil else { return false }
    scribble = nil
    loop?.say(AdoptText.dropped.said(in: formatter.language))
    return true
  }
}

extension LineReader {
  /// The first workout of a scribble.
  func adopted(_ text: String) -> LineMeaning {
    let plan = adopt(Array(text.utf8), library: library, bareLoads: athlete.units).text
    guard let session = wholeSession(plan) else { return .refused(.nothingToAdopt) }
    guard case .session(let prepared) = session else { return session }
    let hasWork = prepared.session.course().contains { step in
      if case .work = step.step { true } else { false }
    }
    return hasWork ? .adopted(prepared) : .refused(.nothingToAdopt)
  }
}
