/// `satz log edit`: corrects an entry; the original stays in the history.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension Log {
  struct Edit: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: say(.logEdit), discussion: say(.logEditMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(.entryArgument)) var entry: String
    @Argument(help: help(.performanceArgument)) var performance: [String] = []
    @Option(help: help(.newExerciseOption)) var exercise: String?
    @Flag(help: help(.newNameOption)) var new = false
    @Option(help: help(.roleOption)) var role: String?
    @Option(help: help(.sessionNameOption)) var name: String?
    @Option(help: help(.onOption)) var on: String?
    @Option(help: help(.newLengthOption)) var time: String?

    func run() throws {
      let entry = try EntryID.said(entry)
      switch entry.place {
      case .session: try editSession(entry)
      case .set:
        if let option = [("--name", name), ("--on", on), ("--time", time)].first(where: { $0.1 != nil })?.0 {
          throw fail(.invalidValue(option: option, value: entry.text, .session), .usage)
        }
        try editSet(entry)
      case .score: try editScore(entry)
      }
    }

    private func editSession(_ entry: EntryID) throws {
      if exercise != nil { throw fail(.notForASession(option: "--exercise"), .usage) }
      if role != nil { throw fail(.notForASession(option: "--role"), .usage) }
      if !performance.isEmpty { throw fail(.notForASession(option: performance.joined(separator: " ")), .usage) }
      let day = try on.map { try Day.entered($0, option: "--on") }
      let length = try time.map { try SaidLength($0, isOfWork: false) }
      if name == nil && day == nil && length == nil { throw fail(.nothingToEdit, .usage) }
      let isDone = try TrainingStore.toWrite().answer { store throws(StoreProblem) in
        try store.editSession(entry.session, name: name, day: day, length: length?.time, at: .now())
      }
      guard isDone else { throw fail(.noSuchEntry(entry.text)) }
      Output.print(say(.edited) + (length?.spelling ?? ""))
    }

    private func editScore(_ id: EntryID) throws {
      let options = [("--exercise", exercise), ("--role", role), ("--name", name), ("--on", on), ("--time", time)]
      if let option = options.first(where: { $0.1 != nil })?.0 { throw fail(.notForAScore(option: option), .usage) }
      let store = try TrainingStore.toWrite()
      guard let logged = try store.answer({ store throws(StoreProblem) in try store.score(id) }) else {
        throw fail(.noSuchEntry(id.text))
      }
      if performance.isEmpty { throw fail(.nothingToEdit, .usage) }
      let said = performance.joined(separator: " ")
      guard let score = ScoreReader.read(said, as: logged.score) else {
        let text = ScoreText(formatter: try store.formatter())
        throw fail(
          .wrongScore(
            entry: id.text, name: text.name(of: logged), score: text.words(logged.score), said: said,
            fitting: ScoreReader.example(of: logged.score)), .usage)
      }
      _ = try store.answer { store throws(StoreProblem) in try store.edit(id, score: score, at: .now()) }
      Output.print(say(.edited))
    }

    private func editSet(_ id: EntryID) throws {
      let (text, plus) = BodyweightText.taken(from: performance.joined(separator: " "))
      let said = try result(text)
      let role = try self.role.map { text in
        guard let role = Role(rawValue: text.lowercased()) else {
          throw fail(.invalidValue(option: "--role", value: text, .words(["work", "warmup", "drop"])), .usage)
        }
        return role
      }
      if said.isEmpty && plus == nil && role == nil && exercise == nil { throw fail(.nothingToEdit, .usage) }
      let store = try TrainingStore.toWrite()
      guard let entry = try store.answer({ store throws(StoreProblem) in try store.set(id) }) else {
        throw fail(.noSuchEntry(id.text))
      }
      let library = try AthleteLibrary.ofThisUser().exercises
      var edit = SetEdit(said, exercise: try named(in: library, store), role: role)
      if let plus { edit.onBodyweight = plus.isLess ? Mass(grams: -plus.mass.grams) : plus.mass }
      edit.implements = PerformanceText.implements(in: text)
      edit.performance.units = edit.performance.units ?? plus?.units
      edit.replacesMeasure = try judge(edit, of: entry, in: library)
      let wanted = edit
      _ = try store.answer { store throws(StoreProblem) in try store.edit(id, wanted, at: .now()) }
      // An effort that was felt with other numbers may not be meant any longer.
      let kept = said.isMeasured || plus != nil || said.load != nil ? entry.performance.rpeTenths : nil
      guard let kept, said.rpeTenths == nil else { return Output.print(say(.edited)) }
      Output.print(say(.editedKeeping(rpe: try store.formatter().decimal(kept, per: 10))))
    }

    private func result(_ text: String) throws -> Performance {
      do throws(PerformanceMistake) {
        let said = try PerformanceText.read(text)
        guard said.isPlausible else { throw PerformanceMistake.implausible(text) }
        return said
      } catch {
        throw fail(error, .usage)
      }
    }

    /// The exercise that it really was: from the library, from the log, or under its own name if the user asks for
    /// that.
    private func named(in library: ExerciseLibrary, _ store: TrainingStore) throws -> Exercise? {
      guard let name = exercise?.trimmingBlanks() else { return nil }
      if let entry = library.find(name) { return Exercise(key: entry.key, name: entry.english) }
      if let logged = try store.answer({ store throws(StoreProblem) in try store.loggedExercise(name.lowercased()) }) {
        return logged
      }
      guard new, !name.isEmpty else {
        let nearest = library.nearest(to: name, limit: 3).map { $0.name(in: Language.current.ofNames) }
        throw fail(LogText.noSuchExercise(name, nearest: nearest), .errors)
      }
      return Exercise(key: name.lowercased(), name: name.prefix(1).uppercased() + name.dropFirst())
    }

    /// Whether the earlier measure has to be removed; ends the command if the set cannot have been that.
    private func judge(_ edit: SetEdit, of entry: LogEntry, in library: ExerciseLibrary) throws -> Bool {
      let exercise = edit.exercise ?? entry.exercise
      let known = library.entry(for: exercise.key)
      let fit = ResultFit(target: entry.target, exercise: known)
      let isOther = edit.exercise != nil && edit.exercise?.key != entry.exercise.key
      func canBe(_ done: Performance) -> Bool { known?.canBe(done) ?? true }
      let sum = edit.performance.summed
      let merged = entry.performance.overridden(by: sum)
      if fit.fits(sum), !isOther || canBe(merged) { return false }
      // A set logged in a measure that the exercise does not have can be corrected with one that it has.
      if sum.isMeasured, canBe(sum), isOther || !canBe(entry.performance) { return true }
      let formatter = try TrainingStore.toWrite().formatter()
      let done = StepText(formatter: formatter).done(entry)
      let said = performance.joined(separator: " ")
      guard isOther else {
        throw fail(
          .wrongMeasure(
            entry: entry.id.text, exercise: formatter.exercise(exercise), done: done, said: said,
            fitting: entry.target.exampleOfResult), .usage)
      }
      throw fail(
        .otherMeasure(
          entry: entry.id.text, exercise: formatter.exercise(exercise),
          done: edit.performance.isMeasured ? said : done,
          fitting: (known?.exampleOfResult ?? "8") + " --exercise \(exercise.key)"), .usage)
    }
  }
}
