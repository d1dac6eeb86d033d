/// What is wrong with the script in a plan: templates, loops, conditions, states and rules.

/// A problem with templates, loops, states, rules or used files.
public enum ScriptProblem: Hashable, Sendable {
  /// A call of a name that no `def` declares.
  case unknownTemplate(String)
  /// A template can use only those above it, and not itself.
  case templateBelow(String)
  /// A second `def` of this name.
  case duplicateTemplate(String)
  /// A `def` that nothing calls.
  case unusedTemplate(String)
  /// A call with more or fewer arguments than the template or the function takes.
  case argumentCount(String, given: Int, wanted: Int)
  /// Arguments that a function does not take.
  case argumentsDoNotFit(String)
  /// The name of a template where a value is needed.
  case templateAsValue(String)
  /// `for i in 1-week < … >`: the length must follow from the plan alone.
  case loopNotKnown
  /// A `by` whose block has no items.
  case nothingToPick
  /// `load above 5min`: the dimensions of the two sides.
  case notComparable(Plan.Dimension, Plan.Dimension)
  /// `when load < … >`: a value that is compared with nothing.
  case notACondition
  /// A word alone as a condition that is neither true nor false.
  case unknownFact(String)
  /// `done` where a value is needed.
  case conditionAsValue(String)
  /// `last`, `all` or a number from 1 is missing.
  case whichSets(String)
  /// What asks about sets that were done, outside of `after …` and `progress … when`.
  case onlyInARule(String)
  /// An assignment to a name that no `state` declares.
  case unknownState(String)
  /// An assignment to what a `let` or `for` named.
  case notAState(String)
  /// The left side of an assignment is neither a state nor `max(lift)`.
  case notAssignable
  /// `load = 5min`: the dimension of the state, and that of the value.
  case assignedUnit(Plan.Dimension, Plan.Dimension)
  /// A state whose declared dimension, the first, is not that of the value it gets.
  case stateChangesUnit(String, Plan.Dimension, Plan.Dimension)
  /// `progress reps then +2kg` where the reps have no upper end.
  case progressWithoutTop
  /// `pull-up 3xmax progress +1 rep`, `bike 20min @ 200w progress +5%`: it has nothing to change.
  case progressOfNothing
  /// `after set` or `after lift` directly in a program.
  case ruleWithoutLift
  /// A program without a workout.
  case emptyProgram
  /// A `use` of this file, and why it fails.
  case cannotUse(String, UseFailure)
  /// A name from a used file that is also used here.
  case shadowsUsed(String)
  /// A list, an exercise or an effort where a single value is needed; a list where a single exercise is needed.
  case notOne(String, OtherThanValue)
  /// A template of breaths in a workout, or the other way round.
  case templateElsewhere(String, BlockContext)
  /// A rule about a lift or its sets with no item above it.
  case ruleWithoutItem
  /// A rule about an item, in a block with earlier sets of the same lift.
  case earlierSets
  /// `main(squat, stp: 5kg)`
  case unknownParameter(String, of: String)
  /// `main(squat, step: 5kg, step: 10kg)`
  case argumentTwice(String)
  /// A state that a rule sets from today's sets is read later in the same workout.
  case setForNextTime(String)
  /// `for n in 1-(top)`: a single number, which is gone through once.
  case loopOverOne
  /// `after week` in a workout that is never the last one of its week.
  case ruleOfTheWeekTooEarly
  /// `squat 3x5 @ rpe 8 progress +2.5kg`: nothing says from where the load rises.
  case progressWithoutLoad
  /// `superset x3 progress +2.5kg < burpee 10; run 200m >`: nothing inside has what it changes.
  case progressOfNoneInside
  /// `squat 5 @ 100kg progress +5kg; squat 3x8 @ 80kg progress +2.5kg`: each step changes both.
  case progressOfBoth
}

/// What a name stands for that is not a single value.
public enum OtherThanValue: Hashable, Sendable { case list, exercise, effort }

/// Why a file cannot be used.
public enum UseFailure: Error, Hashable, Sendable {
  /// There is no file of this name.
  case notFound
  /// It uses this one, directly or through others.
  case circle
  /// It does not check clean by itself.
  case hasErrors
  /// More files than any plan should use.
  case tooMany
  /// The name is that of a folder.
  case isFolder
  /// A pipe, a device or a socket: reading one might never end.
  case isNoFile
  /// It cannot be opened or read.
  case isUnreadable
  /// Larger than any plan, in megabytes of 1,048,576 bytes.
  case isTooLarge(limitMegabytes: Int)
  /// Together with the files read before, it would be too large.
  case areTooLarge(limitMegabytes: Int)
}

extension ScriptProblem: DeclaredProblem {
  /// `E0301` and up. A code never changes its meaning.
  var declaration: ProblemDeclaration {
    switch self {
    case .unknownTemplate:
      .init(
        "E0301",
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
        "E0302",
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
        "E0303",
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
        "W0304",
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
        "E0305",
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
        "E0306",
        """
        workout "A" < squat 5 @ round(80%, 5kg) >
        """,
        right: """
          workout "A" < squat 5 @ round(80% of max(squat), 5kg) >
          """, .file)
    case .templateAsValue:
      .init(
        "E0307",
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
        "E0308",
        """
        program "P" < workout "A" < for i in 1 to week < squat 5 > > >
        """,
        right: """
          program "P" < workout "A" < squat (week)x5 > >
          """, .file)
    case .nothingToPick:
      .init(
        "E0309",
        """
        program "P" < workout "A" < squat 5; by week < > > >
        """,
        right: """
          program "P" < workout "A" < by week < squat 5; squat 3 > > >
          """, .file)
    case .notComparable:
      .init(
        "E0310",
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
        "E0311",
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
        "E0312",
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
        "E0313",
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
        "E0314",
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
        "E0315",
        """
        workout "A" < squat 5; when done < squat 5 > >
        """,
        right: """
          workout "A" < squat 5 @ 60kg progress +5kg when done >
          """, .file)
    case .unknownState:
      .init(
        "E0316",
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
        "E0317",
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
        "E0318",
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
        "E0319",
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
        "E0320",
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
        "E0321",
        """
        workout "A" < curl 3xmax @ 20kg progress reps then +2kg >
        """,
        right: """
          workout "A" < curl 3x8-12 @ 20kg progress reps then +2kg >
          """, .file)
    case .progressOfNothing:
      .init(
        "E0338",
        """
        workout "A" < pull-up 3xmax progress +1 rep >
        """,
        right: """
          workout "A" < pull-up 3x5+ progress +1 rep >
          """, .file)
    case .ruleWithoutLift:
      .init(
        "E0322",
        """
        program "P" < after lift < note "Well done." >; workout "A" < squat 5 > >
        """,
        right: """
          program "P" < after session < note "Well done." >; workout "A" < squat 5 > >
          """, .file)
    case .emptyProgram:
      .init(
        "W0323",
        """
        program "P" < note "Soon." >
        """,
        right: """
          program "P" < workout "A" < squat 5 > >
          """, .file)
    case .cannotUse: .init("E0324")
    case .shadowsUsed: .init("W0325")
    case .notOne:
      .init(
        "E0326",
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
        "E0327",
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
        "E0328",
        """
        workout "A" < after lift < note "Well done." >; squat 3x5 >
        """,
        right: """
          workout "A" < squat 3x5; after lift < note "Well done." > >
          """, .file)
    case .earlierSets:
      .init(
        "W0329",
        """
        workout "A" < squat 3 @ 100kg; squat 3x8 @ 80kg; after lift < when done < note "Well done." > > >
        """,
        right: """
          workout "A" < < squat 3 @ 100kg; squat 3x8 @ 80kg >; after lift < when done < note "Well done." > > >
          """, .file)
    case .unknownParameter:
      .init(
        "E0330",
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
        "E0331",
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
        "W0332",
        """
        workout "A" < state top = 60kg; squat 3x1 @ ask; after lift < top = best(lift) >; squat 5 @ 80% of top >
        """,
        right: """
          workout "A" < squat 3x1 @ ask; squat 5 @ 80% of best(lift) >
          """, .file)
    case .loopOverOne:
      .init(
        "E0333",
        "let top = 5; for reps in 1-(top) < squat (reps) >",
        right: "let top = 5; for reps in 1 to top < squat (reps) >")
    case .ruleOfTheWeekTooEarly:
      .init(
        "W0334",
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
    case .progressWithoutLoad:
      .init(
        "E0335",
        "squat 3x5 @ rpe 8 progress +2.5kg",
        right: "squat 3x5 @ ask rpe 8 progress +2.5kg")
    case .progressOfNoneInside:
      .init(
        "E0336",
        "superset x3 progress +2.5kg < bench press 5; dip 8 >",
        right: "superset x3 progress +2.5kg < bench press 5 @ 60kg; dip 8 >")
    case .progressOfBoth:
      .init(
        "W0337",
        """
        squat 5 @ 100kg progress +5kg
        squat 3x8 @ 80kg progress +2.5kg
        """,
        right: """
          squat 5 @ 100kg progress +5kg
          squat 3x8 @ 80kg progress +2.5kg label "light"
          """)
    }
  }

  static let samples: [Self] = [
    .unknownTemplate("main"),
    .templateBelow("main"),
    .duplicateTemplate("main"),
    .unusedTemplate("main"),
    .argumentCount("main", given: 1, wanted: 2),
    .argumentsDoNotFit("round"),
    .templateAsValue("main"),
    .loopNotKnown,
    .nothingToPick,
    .notComparable(.mass, .time),
    .notACondition,
    .unknownFact("fresh"),
    .conditionAsValue("done"),
    .whichSets("reps"),
    .onlyInARule("reps"),
    .unknownState("load"),
    .notAState("load"),
    .notAssignable,
    .assignedUnit(.mass, .number),
    .stateChangesUnit("load", .mass, .share),
    .progressWithoutTop,
    .progressOfNothing,
    .ruleWithoutLift,
    .emptyProgram,
    .cannotUse("library.satz", .notFound),
    .shadowsUsed("main"),
    .notOne("lifts", .list),
    .templateElsewhere("calm", .breathing),
    .ruleWithoutItem,
    .earlierSets,
    .unknownParameter("step", of: "main"),
    .argumentTwice("step"),
    .setForNextTime("top"),
    .loopOverOne,
    .ruleOfTheWeekTooEarly,
    .progressWithoutLoad,
    .progressOfNoneInside,
    .progressOfBoth,
  ]
}
