/// Whole workouts and programs with places to fill in.

import PlanWording

extension LanguageServer {
  /// None for clients that would write their marks as text.
  func snippets(inProgram isInProgram: Bool) -> [Candidate] {
    guard client.takesSnippets else { return [] }
    let workout = Candidate(
      "workout …", .snippet, detail: EditorText.newWorkout.said(in: setting.language),
      snippet: """
        workout "${1:Push}" <
          ${2:bench press} ${3:3x8} @ ${4:60kg} rest ${5:2min}
          ${6:overhead press} ${7:3x8} @ ${8:40kg} rest ${9:2min}
          ${10:dips} ${11:3x10} rest ${12:90s}$0
        >
        """)
    guard !isInProgram else { return [workout] }
    let program = Candidate(
      "program …", .snippet, detail: EditorText.newProgram.said(in: setting.language),
      snippet: """
        program "${1:Full body}" on ${2:mon, wed, fri} <
          workout "A" <
            ${3:squat} ${4:3x5} @ ${5:60kg} rest 3min progress ${6:+2.5kg}
          >
          workout "B" <
            ${7:bench press} ${8:3x5} @ ${9:40kg} rest 3min progress ${10:+2.5kg}$0
          >
        >
        """)
    let breathing = Candidate(
      "breathing …", .snippet, detail: EditorText.newBreathing.said(in: setting.language),
      snippet: "breathing \"${1:Box}\" x${2:10} < in ${3:4s}; hold ${4:4s}; out ${5:4s}; hold ${6:4s} >$0")
    return [workout, program, breathing]
  }
}
