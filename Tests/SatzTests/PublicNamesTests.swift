/// Every public type of the libraries, used by its bare name in a file that imports Foundation: a name that another module
/// has too does not compile here, and so would not in somebody's app.

import Foundation
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Testing
import TrainingStore

@Suite("The names of the libraries")
struct PublicNamesTests {
  @Test("A file that imports Foundation can name every public type", arguments: try LibrarySources.libraries())
  func complete(library: String) throws {
    let declared = try LibrarySources.files(of: library).flatMap { file in file.lines.compactMap(publicName) }
    let said = types[library, default: []].map { String(describing: $0) } + others[library, default: [:]].keys
    #expect(Set(declared).subtracting(said).sorted() == [], "add them to the list of \(library) in \(#fileID)")
    #expect(Set(said).subtracting(declared).sorted() == [], "\(library) has them no more: take them off the list")
  }

  @Test("No public type is named like one that SwiftUI apps have", arguments: try LibrarySources.libraries())
  func swiftUI(library: String) throws {
    for file in try LibrarySources.files(of: library) {
      for (index, line) in file.lines.enumerated() {
        guard let name = publicName(line), namesOfSwiftUI.contains(name) else { continue }
        Issue.record("\(file.path):\(index + 1): SwiftUI has a `\(name)`, too; give it another name, or nest it")
      }
    }
  }

  /// The public name that a line at the top level of a file declares.
  private func publicName(_ line: String) -> String? {
    guard line.hasPrefix("public ") || line.hasPrefix("@"), line.contains("public ") else { return nil }
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1) else { return nil }
    return String(words[kind + 1])
  }
}

/// By library. What has no metatype, or another name than it is declared by, is in `others`.
private let types: [String: [Any.Type]] = [
  "SessionModel": [
    Amount.self, Athlete.self, BarLoading.self, Block.self, Breath.self, Cadence.self, Choosable.self, Command.self,
    CourseStep.self, Cue.self, Effect.self, Effort.self, Energy.self, Engine.self, Exercise.self, Expiry.self,
    Goal.self, HeartRate.self, HeartRateZone.self,
    Implement.self, Instant.self, Length.self, LengthUnit.self, Load.self, LoadFrom.self, LoggedSet.self,
    MachineSetting.self, Mass.self, MaxEstimate.self, MeasuredHeartRate.self,
    EffortWord.self, Height.self, MaxFormula.self, Milliseconds.self, Moment.self, Note.self, Occurrence.self,
    PaceUnit.self, PartOfSet.self, Performance.self, Phase.self, PhaseMoment.self, PlatePairs.self, Refusal.self,
    Rehearsal.self,
    RehearsalScript.self, RepMax.self, Recovery.self, Reshape.self, Rest.self, RestChange.self, Resumption.self,
    RoundTimes.self,
    RulesVersion.self,
    Revision.self, Role.self, RoundStyle.self, Rung.self, Session.self, SessionClock.self, Side.self, Sit.self,
    BlockScore.self, Score.self, Snapshot.self, Station.self, Step.self, Summary.self, Target.self, Tempo.self,
    TimelineEvent.self, TotalMeasure.self, TotalProgress.self,
    Units.self, Work.self, WrittenUnits.self,
  ],
  "PlanLanguage": [
    Adopted.self, Arithmetic.self, BlockContext.self, Checked.self, Compiled.self, CompiledFragment.self, Counted.self,
    Diagnostic.self, Equipment.self, ExerciseCategory.self, ExerciseEntry.self, ExerciseLibrary.self,
    Expectation.self, Expected.self, Fix.self, Fixed.self, Found.self, Hint.self, LabelRole.self, LexicalProblem.self,
    LintProblem.self, LiveRules.self, MeaningProblem.self, Measure.self, MistakeExample.self, Muscle.self,
    NameLanguage.self,
    NextSession.self, OtherThanValue.self, Plan.self, PlanFunction.self, Problem.self, ProblemKind.self,
    ProfileGap.self,
    ProgramState.self, RuleNote.self, ScriptProblem.self, Settlement.self, Severity.self, SimulatedSession.self,
    Simulation.self,
    RuleAnswer.self, RuleQuestion.self, SkippedRule.self, Span.self, StateChange.self, StateValue.self,
    SyntaxProblem.self, Turn.self, UseFailure.self, UsedFile.self, Weekday.self,
  ],
  "PlanWording": [
    ColumnUnit.self, DiagnosticRenderer.self, Explanation.self, Language.self, Place.self,
    RenderedText.self, SourceLines.self, UnitFormatter.self,
  ],
  "TrainingStore": [
    BackupProblem.self, BestScore.self, Bests.self, BroughtKind.self, CSVTable.self, CategoryChoice.self,
    CheckedBackup.self, DoubtfulSet.self, QuestionedSet.self,
    FastestEver.self, WorkoutWeek.self,
    ComparedScore.self, Correction.self, Day.self, Ending.self, EnteredSession.self, EntryID.self, ExerciseDay.self,
    ExerciseSums.self, DistanceBest.self, DistanceOfSession.self, FasterTime.self, LibraryChange.self,
    EnduranceDay.self, NewBest.self, StillDay.self,
    TrainedProgram.self,
    ExerciseMark.self, ExpiryClaim.self, Teller.self, ToldChannel.self, ToldExpiry.self, ToldTotals.self,
    DueReminder.self, Reminder.self, ToldReminder.self,
    ChangedElsewhere.self, SharedConflict.self, FormLosses.self, KnownSessions.self, OtherForm.self,
    ForeignApp.self, ForeignLog.self, ForeignSession.self, ForeignSet.self, Foreignness.self,
    ImportUndoing.self, WeighingTable.self, JefitExport.self, KnownTable.self, MappedTable.self, SessionTwin.self,
    SimultaneousSession.self,
    WorkoutColumn.self, TableMapping.self,
    HevyCSV.self, ImplausibleValue.self, Import.self, ImportKind.self, ImportProblem.self,
    ImportedExercise.self, JournalEntry.self, KeptChange.self, KeptExercise.self, KeptMax.self, LocalTime.self,
    LogCSV.self, LogEntry.self, LogFaults.self, LogQuery.self, LogTotals.self, LoggedChange.self, LoggedExercise.self,
    MappedExercise.self,
    OpenedStore.self, Outcome.self, OwnCategory.self, OwnExercise.self, OwnLibrary.self, PersonalRecord.self,
    PictureFormat.self, PlainLog.self, PlainLogProblem.self, PortableBodyweight.self, PortableEntry.self,
    PortableMax.self, PortableSession.self, PortableSet.self, Profile.self, ProgramEntry.self,
    ProgramPlace.self, Rebuilt.self, RecordKind.self, RecordWatch.self, RecordedMax.self, RecordedSession.self,
    Restoration.self, SavedWorkout.self, SchemaFault.self, SessionDay.self, SessionID.self, SessionOrigin.self,
    SessionSummary.self,
    LoggedSession.self, SetAside.self, SetEdit.self, SetFigures.self, StoreProblem.self, StoreStamp.self,
    LoggedScore.self, MergedSessions.self, MergeRefused.self, MovedExercise.self, StoreSummary.self, StoredPicture.self,
    StrongCSV.self, TitledScore.self, TrainingStore.self,
    SharedTurn.self, SyncFile.self, SyncFolder.self, SyncPlace.self, SyncProblem.self, SyncedFile.self,
    Synchronised.self, UndoneImport.self, UnreadLine.self,
    UnreadableRow.self, WallMoment.self, Weighing.self, WorkoutSaving.self, WorkoutVersion.self,
  ],
  "SessionRunner": [
    DurableRun.self, FileProblem.self, KeptReason.self, LoadedPlan.self, PlanProblem.self,
    PreparedSession.self, SimulatedHistory.self, SimulatedTraining.self,
    Trainee.self,
  ],
]

/// A lock cannot be copied, so that its own metatype does not go into a list.
private typealias TakingSessionLock = (borrowing SessionLock) -> Void

private let others: [String: [String: Any.Type]] = [
  "PlanLanguage": ["FindUsed": FindUsed.self],
  "PlanWording": ["Worded": (any Worded).self],
  "TrainingStore": ["Brought": Brought.self, "SessionLock": TakingSessionLock.self],
]

private let namesOfSwiftUI: Set = [
  "Alignment", "Angle", "Animation", "App", "Axis", "Binding", "Button", "Capsule", "Circle", "Color", "Commands",
  "Divider", "Edge", "Ellipse", "Environment", "Font", "Form", "Gauge", "Gesture", "Grid", "Group", "Image",
  "Label", "Layout", "Link", "List", "Material", "Menu", "Namespace", "Path", "Picker", "Rectangle", "Scene",
  "Section", "Settings", "Shape", "Slider", "Spacer", "State", "Stepper", "Table", "Text", "Toggle", "Transaction",
  "View", "Visibility", "Window",
]
