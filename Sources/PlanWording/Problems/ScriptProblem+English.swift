/// What is wrong with scripts, in English.

import PlanLanguage

extension ScriptProblem {
  public var english: String {
    switch self {
    case .unknownTemplate(let name):
      "nothing is defined as `\(name)`"
    case .templateBelow(let name):
      "`\(name)` stands further down; a `def` can only use what stands above it"
    case .duplicateTemplate(let name):
      "`\(name)` is defined twice"
    case .unusedTemplate(let name):
      "`\(name)` is defined and never used"
    case .argumentCount(let name, let given, let wanted):
      "`\(name)` takes \(counted(wanted, "value", "values")), and here \(given == 1 ? "is" : "are") \(given)"
    case .argumentsDoNotFit(let name):
      "these values do not fit `\(name)`"
    case .templateAsValue(let name):
      "`\(name)` is a template, not a value"
    case .loopNotKnown:
      "how often this goes round must be known from the plan alone"
    case .nothingToPick:
      "there is nothing to pick from"
    case .notComparable(let one, let two):
      "\(one.english) does not compare with \(two.english)"
    case .notACondition:
      "this is a value; a condition compares it with another"
    case .unknownFact(let name):
      "`\(name)` is neither true nor false"
    case .conditionAsValue(let name):
      "`\(name)` is true or false and has no value"
    case .whichSets(let name):
      "`\(name)` of which sets?"
    case .onlyInARule(let name):
      "`\(name)` is known only when something has been done: in a rule"
    case .unknownState(let name):
      "no state is called `\(name)`"
    case .notAState(let name):
      "`\(name)` never changes; only a `state` can"
    case .notAssignable:
      "only a state or `max(lift)` can get a new value"
    case .assignedUnit(let one, let two):
      "here \(one.english) is needed, and this is \(two.english)"
    case .stateChangesUnit(let name, let one, let two):
      "`\(name)` was \(one.english) before, and here it is \(two.english)"
    case .progressWithoutTop:
      "nothing says where the reps end: write `3x8-12`, or `reps to 12`"
    case .ruleWithoutLift:
      "this rule speaks of a lift, and stands outside of any workout"
    case .cannotUse(let path, .notFound): "there is no file `\(path)`"
    case .cannotUse(let path, .circle): "`\(path)` uses this file, and this file uses it"
    case .cannotUse(let path, .hasErrors): "`\(path)` has errors; `satz check` on it says which"
    case .cannotUse(let path, .tooMany): "`\(path)` is one file too many"
    case .cannotUse(let path, .isFolder): "`\(path)` is a folder; name a file in it"
    case .cannotUse(let path, .isNoFile): "`\(path)` is a pipe or a device; only a file can be used"
    case .cannotUse(let path, .isUnreadable): "the file `\(path)` is there, and cannot be read"
    case .cannotUse(let path, .isTooLarge(let limit)):
      "`\(path)` is larger than \(limit) MB, which is the most for a used file"
    case .cannotUse(let path, .areTooLarge(let limit)):
      "with `\(path)`, the used files are larger than \(limit) MB in all, which is the most"
    case .shadowsUsed(let name): "`\(name)` of a used file is hidden by this one"
    case .notOne(let name, isList: true): "`\(name)` is a list; here a single one is needed"
    case .notOne(let name, isList: false): "`\(name)` is an exercise, and here a value is needed"
    case .templateElsewhere(let name, .breathing): "`\(name)` is made of breaths, and belongs in a breathing"
    case .templateElsewhere(let name, .meditation): "`\(name)` is made for sitting, and belongs in a meditation"
    case .templateElsewhere(let name, _): "`\(name)` is made of exercises, and belongs in a workout"
    case .emptyProgram:
      "this program has no workouts"
    }
  }
}
