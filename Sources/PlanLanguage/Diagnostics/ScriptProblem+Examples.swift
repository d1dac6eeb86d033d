/// Typical mistakes in scripts, each with its correction.

extension ScriptProblem.Kind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  package var example: MistakeExample? {
    switch self {
    case .unknownTemplate:
      .init(
        """
        def main(move) < move 3x5 >
        workout "A" < mian(squat); main(squat) >
        """,
        right: """
          def main(move) < move 3x5 >
          workout "A" < main(squat) >
          """, .file)
    case .templateBelow:
      .init(
        """
        workout "A" < main(squat) >
        def main(move) < move 3x5 >
        workout "B" < main(squat) >
        """,
        right: """
          def main(move) < move 3x5 >
          workout "A" < main(squat) >
          """, .file)
    case .duplicateTemplate:
      .init(
        """
        def main(move) < move 3x5 >
        workout "A" < main(squat) >
        def main(move) < move 5x5 >
        workout "B" < main(squat) >
        """,
        right: """
          def main(move) < move 3x5 >
          def volume(move) < move 5x5 >
          workout "A" < main(squat); volume(squat) >
          """, .file)
    case .unusedTemplate:
      .init(
        """
        def main(move) < move 3x5 >
        workout "A" < squat 3x5 >
        """,
        right: """
          def main(move) < move 3x5 >
          workout "A" < main(squat) >
          """, .file)
    case .argumentCount:
      .init(
        """
        def main(move, load) < move 3x5 @ load >
        workout "A" < main(squat) >
        """,
        right: """
          def main(move, load) < move 3x5 @ load >
          workout "A" < main(squat, 80kg) >
          """, .file)
    case .argumentsDoNotFit:
      .init(
        """
        workout "A" < squat 5 @ round(80%, 5kg) >
        """,
        right: """
          workout "A" < squat 5 @ round(80% of max(squat), 5kg) >
          """, .file)
    case .templateAsValue:
      .init(
        """
        def main(move) < move 3x5 >
        workout "A" < main(squat); bench press 5 @ main(squat) >
        """,
        right: """
          def main(move) < move 3x5 >
          workout "A" < main(squat); bench press 5 @ max(squat) >
          """, .file)
    case .loopNotKnown:
      .init(
        """
        program "P" < workout "A" < for i in 1 to week < squat 5 > > >
        """,
        right: """
          program "P" < workout "A" < squat (week)x5 > >
          """, .file)
    case .nothingToPick:
      .init(
        """
        program "P" < workout "A" < squat 5; by week < > > >
        """,
        right: """
          program "P" < workout "A" < by week < squat 5; squat 3 > > >
          """, .file)
    case .notComparable:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when load above 100 < load = 60kg > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when load above 100kg < load = 60kg > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .notACondition:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when load < load += step > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when load above 0kg < load += step > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .unknownFact:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when doen < load += step > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when done < load += step > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .conditionAsValue:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when reps(last) is done(1) < load += step > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when done(1) < load += step > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .whichSets:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when reps(most) is 5 < load += step > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when reps(all) is 5 < load += step > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .onlyInARule:
      .init(
        """
        workout "A" < squat 5; when done < squat 5 > >
        """,
        right: """
          workout "A" < squat 5 progress +5kg when done >
          """, .file)
    case .unknownState:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < when done < laod += step > > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < when done < load += step > > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .notAState:
      .init(
        """
        def top(move) < let load = 60kg; move 5 @ load; after lift < load += 5kg > >
        workout "A" < top(squat) >
        """,
        right: """
          def top(move) < state load = 60kg; move 5 @ load; after lift < load += 5kg > >
          workout "A" < top(squat) >
          """, .file)
    case .notAssignable:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < best(lift) = step > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < max(move) = best(lift) > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .assignedUnit:
      .init(
        """
        def top(move, step) < state load = 60kg; move 5 @ load; after lift < load += 5 > >
        workout "A" < top(squat, 5kg) >
        """,
        right: """
          def top(move, step) < state load = 60kg; move 5 @ load; after lift < load += 5kg > >
          workout "A" < top(squat, 5kg) >
          """, .file)
    case .stateChangesUnit:
      .init(
        """
        def top(move, first) < state load = first; move 5 @ load; after lift < note "Well done." > >
        workout "A" < top(squat, 60kg); top(squat, 60%) >
        """,
        right: """
          def top(move, first) < state load = first; move 5 @ load; after lift < note "Well done." > >
          workout "A" < top(squat, 60kg); top(bench press, 60%) >
          """, .file)
    case .progressWithoutTop:
      .init(
        """
        workout "A" < curl 3xmax @ 20kg progress reps then +2kg >
        """,
        right: """
          workout "A" < curl 3x8-12 @ 20kg progress reps then +2kg >
          """, .file)
    case .ruleWithoutLift:
      .init(
        """
        program "P" < after lift < note "Well done." >; workout "A" < squat 5 > >
        """,
        right: """
          program "P" < after session < note "Well done." >; workout "A" < squat 5 > >
          """, .file)
    // Files beside the plan cannot be shown as text.
    case .emptyProgram:
      .init(
        """
        program "P" < note "Soon." >
        """,
        right: """
          program "P" < workout "A" < squat 5 > >
          """, .file)
    case .notOne:
      .init(
        """
        let lifts = squat, bench press
        workout "A" < lifts 3x5 >
        """,
        right: """
          let lifts = squat, bench press
          workout "A" < for lift in lifts < lift 3x5 > >
          """, .file)
    case .templateElsewhere:
      .init(
        """
        def box(count) < in (count); hold (count); out (count); hold (count) >
        workout "A" < squat 5; box(4s) >
        """,
        right: """
          def box(count) < in (count); hold (count); out (count); hold (count) >
          workout "A" < squat 5; breathing x5 < box(4s) > >
          """, .file)
    case .ruleWithoutItem:
      .init(
        """
        workout "A" < after lift < note "Well done." >; squat 3x5 >
        """,
        right: """
          workout "A" < squat 3x5; after lift < note "Well done." > >
          """, .file)
    case .earlierSets:
      .init(
        """
        workout "A" < squat 3 @ 100kg; squat 3x8 @ 80kg; after lift < when done < note "Well done." > > >
        """,
        right: """
          workout "A" < < squat 3 @ 100kg; squat 3x8 @ 80kg >; after lift < when done < note "Well done." > > >
          """, .file)
    case .unknownParameter:
      .init(
        """
        def main(move, step = 5kg) < move 3x5 @ 60kg progress +step >
        workout "A" < main(squat, stepp: 10kg) >
        """,
        right: """
          def main(move, step = 5kg) < move 3x5 @ 60kg progress +step >
          workout "A" < main(squat, step: 10kg) >
          """, .file)
    case .argumentTwice:
      .init(
        """
        def main(move, load) < move 3x5 @ load >
        workout "A" < main(squat, load: 60kg, load: 80kg) >
        """,
        right: """
          def main(move, load) < move 3x5 @ load >
          workout "A" < main(squat, load: 80kg) >
          """, .file)
    case .setForNextTime:
      .init(
        """
        workout "A" < state top = 60kg; squat 3x1 @ ask; after lift < top = best(lift) >; squat 5 @ 80% of top >
        """,
        right: """
          workout "A" < squat 3x1 @ ask; squat 5 @ 80% of best(lift) >
          """, .file)
    case .loopOverOne:
      .init(
        "let top = 5; for reps in 1-(top) < squat (reps) >",
        right: "let top = 5; for reps in 1 to top < squat (reps) >")
    case .ruleOfTheWeekTooEarly:
      .init(
        """
        program "Two days" on mon, thu <
          state load = 60kg
          workout "A" < squat 3x5 @ load; after week < load += 5kg > >
          workout "B" < squat 5 @ load >
        >
        """,
        right: """
          program "Two days" on mon, thu <
            state load = 60kg
            workout "A" < squat 3x5 @ load >
            workout "B" < squat 5 @ load >
            after week < load += 5kg >
          >
          """, .file)
    case .cannotUse, .shadowsUsed: nil
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: ScriptProblem {
    switch self {
    case .unknownTemplate: .unknownTemplate("main")
    case .templateBelow: .templateBelow("main")
    case .duplicateTemplate: .duplicateTemplate("main")
    case .unusedTemplate: .unusedTemplate("main")
    case .argumentCount: .argumentCount("main", given: 1, wanted: 2)
    case .argumentsDoNotFit: .argumentsDoNotFit("round")
    case .templateAsValue: .templateAsValue("main")
    case .loopNotKnown: .loopNotKnown
    case .nothingToPick: .nothingToPick
    case .notComparable: .notComparable(.mass, .time)
    case .notACondition: .notACondition
    case .unknownFact: .unknownFact("fresh")
    case .conditionAsValue: .conditionAsValue("done")
    case .whichSets: .whichSets("reps")
    case .onlyInARule: .onlyInARule("reps")
    case .unknownState: .unknownState("load")
    case .notAState: .notAState("load")
    case .notAssignable: .notAssignable
    case .assignedUnit: .assignedUnit(.mass, .number)
    case .stateChangesUnit: .stateChangesUnit("load", .mass, .share)
    case .progressWithoutTop: .progressWithoutTop
    case .ruleWithoutLift: .ruleWithoutLift
    case .emptyProgram: .emptyProgram
    case .cannotUse: .cannotUse("library.satz", .notFound)
    case .shadowsUsed: .shadowsUsed("main")
    case .notOne: .notOne("lifts", .list)
    case .templateElsewhere: .templateElsewhere("calm", .breathing)
    case .ruleWithoutItem: .ruleWithoutItem
    case .earlierSets: .earlierSets
    case .unknownParameter: .unknownParameter("step", of: "main")
    case .argumentTwice: .argumentTwice("step")
    case .setForNextTime: .setForNextTime("top")
    case .loopOverOne: .loopOverOne
    case .ruleOfTheWeekTooEarly: .ruleOfTheWeekTooEarly
    }
  }
}
