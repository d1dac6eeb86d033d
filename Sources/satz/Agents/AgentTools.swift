/// The tools of `satz mcp`, each a command of this program.

import LanguageServer

extension AgentTool {
  /// Those that only read, then those that write.
  static let all: [AgentTool] = plans + knowledge + training + writing

  private static let plan = AgentParameter(name: "plan", description: "The text of a plan in Satz.")
  private static let name = AgentParameter(
    name: "name",
    description: "In place of a text: a file, a saved workout, or a plan that comes with Satz, such as cindy.")
  private static let session = AgentParameter(
    name: "session", description: "The name of one session or program in the plan, if it has several.")

  // MARK: Plans

  private static let plans = [
    AgentTool(
      name: "check", title: "Check a plan",
      description:
        "Says what is wrong with a plan, as JSON: code, message, place, hints, and exact edits where one is certain. Call it after every change; a plan can be trained when the list holds no error.",
      parameters: [required(plan)],
      command: {
        AgentCommand(words: ["check", "--json", "--stdin-name=plan.satz", "-"], input: $0["plan"] ?? "", isJSON: true)
      },
      next: {
        $0.succeeded
          ? "The plan has no errors. `show` says what it means, `simulate` where a program leads."
          : "Apply the edits in `fixes`, or read the hints; `explain` with a code says more, `reference` has each word of the language."
      }),
    AgentTool(
      name: "fix", title: "Apply certain edits",
      description: "Returns the plan with every edit applied that is certain. What is left has to be mended by hand.",
      parameters: [required(plan)],
      command: { AgentCommand(words: ["check", "--fix", "--stdin-name=plan.satz", "-"], input: $0["plan"] ?? "") },
      next: { $0.succeeded ? nil : "Errors are left; `check` lists them." }),
    AgentTool(
      name: "format", title: "Format a plan", description: "Returns the plan in its one layout; its meaning stays.",
      parameters: [required(plan)],
      command: { AgentCommand(words: ["fmt", "--stdin-name=plan.satz", "-"], input: $0["plan"] ?? "") },
      next: { $0.succeeded ? nil : "Only a plan that parses can be formatted; `check` says what does not." }),
    AgentTool(
      name: "show", title: "Show what a plan means",
      description:
        "Lists each set as it will be done: reps, loads in kilograms or pounds, plates, rests, length, sets per muscle. Compare it with what was meant.",
      parameters: [plan, name, session, level, week],
      command: { arguments throws(AgentMistake) in
        try arguments.onPlan(["show"] + arguments.options("level", "week"))
      }),
    AgentTool(
      name: "simulate", title: "Train a program on paper",
      description:
        "Plays a program over weeks and prints the loads of each session, and what its rules change. Everything is done as prescribed but for the misses, reps, loads and answers that are given.",
      parameters: [
        plan, name, session, AgentParameter(name: "weeks", kind: .integer, description: "How many weeks."),
        AgentParameter(name: "misses", description: "Days of a lift that are missed: \"squat 3, 5; bench 2\"."),
        AgentParameter(
          name: "reps", description: "What was done set by set on a day of a lift: \"squat 1: 4, 4 @ 95kg, skip\"."),
        AgentParameter(name: "rpe", description: "The RPEs of a day: \"squat 1: 8, 8, 9\"."),
        AgentParameter(
          name: "load", description: "Loads of a day, or one for sets without a load: \"squat 1: 100kg\", \"60kg\"."),
        AgentParameter(name: "answer", description: "Answers to the program's questions: \"Move on?: yes, no\"."),
      ],
      command: { arguments throws(AgentMistake) in
        try arguments.onPlan(["simulate"] + arguments.options("weeks", "misses", "reps", "rpe", "load", "answer"))
      },
      next: { $0.succeeded ? nil : "Where a max is missing, use loads in kg or pounds, or ask for the max." }),
    AgentTool(
      name: "rehearse", title: "Rehearse a session",
      description:
        "Runs one session on a virtual clock and prints what happens when: sets, rests, countdowns, its length.",
      parameters: [plan, name, session, level],
      command: { arguments throws(AgentMistake) in try arguments.onPlan(["rehearse"] + arguments.options("level")) }),
    AgentTool(
      name: "adopt", title: "Read scribbled workouts",
      description:
        "Turns notes, chats and whiteboards into a plan. Lines that were read with a guess keep the original after //: look at each.",
      parameters: [AgentParameter(name: "text", isRequired: true, description: "The text as it was found.")],
      command: { AgentCommand(words: ["adopt", "-"], input: $0["text"] ?? "") },
      next: { _ in "Compare each line that has a // comment with the original, then `check` and `show`." }),
  ]

  private static let level = AgentParameter(
    name: "level", description: "The level to train at, by its name in the plan.")
  private static let week = AgentParameter(
    name: "week", kind: .integer, description: "The sessions of this week of a program.")

  private static func required(_ parameter: AgentParameter) -> AgentParameter {
    var parameter = parameter
    parameter.isRequired = true
    return parameter
  }

  // MARK: What Satz knows

  private static let knowledge = [
    AgentTool(
      name: "reference", title: "Look up the language",
      description:
        "A page of the reference: a keyword (superset, emom, state), an attribute (rest, rpe), an exercise (bench press). Without a topic, the list of topics.",
      parameters: [AgentParameter(name: "topic", description: "A word of the language, or an exercise.")],
      command: { AgentCommand(words: ["info", "--"] + ($0["topic"].map { [$0] } ?? [])) }),
    AgentTool(
      name: "explain", title: "Explain a code",
      description:
        "Explains an error or a warning by its code, with an example and its cure. Without a code, the list of all.",
      parameters: [AgentParameter(name: "code", description: "Such as E0101.")],
      command: { AgentCommand(words: ["explain", "--"] + ($0["code"].map { [$0] } ?? [])) }),
    AgentTool(
      name: "exercises", title: "Find exercises",
      description:
        "Lists the exercises of the library that match: those names mean the same to the log and to records.",
      parameters: [
        AgentParameter(name: "search", description: "A part of the name."),
        AgentParameter(name: "muscle", description: "Such as quads."),
        AgentParameter(name: "equipment", description: "Such as dumbbell."),
        AgentParameter(name: "category", description: "Such as push."),
      ],
      command: { arguments in
        AgentCommand(
          words: ["exercises", "list"] + arguments.options("muscle", "equipment", "category") + ["--"]
            + (arguments["search"].map { [$0] } ?? []))
      }),
  ]

  // MARK: What was trained

  private static let exercise = AgentParameter(name: "exercise", description: "Only this exercise.")

  private static let training = [
    AgentTool(
      name: "log", title: "Read the log",
      description: "What was trained, the newest first, with the numbers of the entries.",
      parameters: [
        exercise, AgentParameter(name: "day", description: "Only this day: 2026-11-21, today or yesterday."),
        AgentParameter(name: "text", description: "Only entries that contain this text."),
        AgentParameter(name: "limit", kind: .integer, description: "At most so many sets; 50 if it is not given."),
      ],
      command: { arguments in
        let limit = arguments.integer("limit") == nil ? ["--limit=50"] : []
        return AgentCommand(
          words: ["log", "show", "--numbers"] + arguments.options("exercise", "day", "text", "limit") + limit)
      }),
    AgentTool(
      name: "records", title: "Read the records",
      description: "Personal records: heaviest load per reps, estimated max, scores.",
      parameters: [exercise],
      command: { AgentCommand(words: ["records", "--json", "--"] + ($0["exercise"].map { [$0] } ?? []), isJSON: true) }),
    AgentTool(
      name: "stats", title: "Read the figures", description: "Volume, sets per muscle and frequency by week.",
      parameters: [exercise, AgentParameter(name: "weeks", kind: .integer, description: "How many weeks.")],
      command: { AgentCommand(words: ["stats", "--json"] + $0.options("exercise", "weeks"), isJSON: true) }),
    AgentTool(
      name: "review", title: "Read a review",
      description:
        "What was done in a week, a month or a year against the one before: sessions, records, what rises and what stands still, muscles, the goal.",
      parameters: [
        AgentParameter(name: "span", description: "week, month or year; week if it is not given."),
        AgentParameter(name: "until", description: "Its last day: 2026-11-21, today or yesterday."),
      ],
      command: {
        AgentCommand(
          words: ["review", "--json"] + $0.options("until") + ["--"] + ($0["span"].map { [$0] } ?? []), isJSON: true)
      }),
    AgentTool(
      name: "states", title: "Read what programs have changed",
      description: "What the rules of programs have set, with the reason: why a load is what it is.",
      parameters: [AgentParameter(name: "program", description: "Only this program.")],
      command: { AgentCommand(words: ["log", "states", "--"] + ($0["program"].map { [$0] } ?? [])) }),
  ]

  // MARK: Writing

  private static let writing = [
    AgentTool(
      name: "workouts_save", title: "Save a workout",
      description: "Saves a plan under a name; what was there stays as an earlier version. Files are never touched.",
      parameters: [
        required(plan),
        AgentParameter(name: "name", isRequired: true, description: "The name, as `satz run NAME` takes it."),
      ],
      writes: true,
      command: { AgentCommand(words: ["workouts", "save", "--", $0["name"] ?? "", "-"], input: $0["plan"] ?? "") },
      next: { $0.succeeded ? nil : "Only a plan without errors is saved; `check` lists them." }),
    AgentTool(
      name: "log_add", title: "Add to the log", description: "Adds what was trained without Satz.",
      parameters: [
        AgentParameter(
          name: "entry", isRequired: true, description: "\"bench press 3x8 @ 80kg\"; several are separated by ;"),
        AgentParameter(name: "on", description: "The day: 2026-11-21, today or yesterday."),
        AgentParameter(name: "note", description: "A note."),
      ],
      writes: true,
      command: { AgentCommand(words: ["log", "add"] + $0.options("on", "note") + ["--", $0["entry"] ?? ""]) },
      next: { $0.succeeded ? "`satz log undo` takes it back." : nil }),
  ]
}

extension AgentArguments {
  /// A command on the plan that is given by its text or by its name.
  fileprivate func onPlan(_ words: [String]) throws(AgentMistake) -> AgentCommand {
    let session = self["session"].map { [$0] } ?? []
    switch (self["plan"], self["name"]) {
    case (let plan?, nil): return AgentCommand(words: words + ["--", "-"] + session, input: plan)
    case (nil, let name?): return AgentCommand(words: words + ["--", name] + session)
    case (nil, nil): throw AgentMistake(text: "Give the plan's text as \"plan\", or a \"name\".")
    case (_?, _?): throw AgentMistake(text: "Give either \"plan\" or \"name\", not both.")
    }
  }
}
