/// What a name means: where it is defined, what it is now.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// In Markdown; nil for a name about which there is nothing to say.
  func card(of reference: ReferenceTable.Reference, in document: Document) -> String? {
    let table = document.analysis.references
    let definition = table.definitions[reference.definition]
    switch definition.kind {
    case .exercise:
      let written = document.text.string(reference.place.span.range)
      let entry = document.analysis.checked.library.find(written) ?? setting.library.find(definition.name)
      return entry.map(card)
    case .program: return programCard(definition, in: document)
    case .session: return sessionCard(definition, in: document)
    case .template, .value, .state, .exercises, .parameter, .turn: return definitionCard(definition, in: document)
    case .level, .label: return nil
    }
  }

  // MARK: Exercises

  private func card(of entry: ExerciseEntry) -> String {
    let language = setting.language
    var lines = ["**\(escaped(entry.name(in: language.ofNames)))**"]
    lines.append(escaped(entry.category.said(in: language) + " · " + entry.equipment.said(in: language)))
    let primary = entry.primary.map { "**\(escaped($0.said(in: language)))**" }
    let muscles = primary + entry.secondary.map { escaped($0.said(in: language)) }
    if !muscles.isEmpty { lines.append(muscles.joined(separator: ", ")) }
    let names = ([entry.english, entry.german] + entry.aliases).filter { $0 != entry.name(in: language.ofNames) }
    if !names.isEmpty { lines.append("*" + escaped(names.joined(separator: ", ")) + "*") }
    let figures = setting.known.figures(entry.key)
    if figures.isEmpty, let max = setting.athlete.maxes[entry.key] {
      lines.append("1RM " + escaped(setting.formatter.mass(max)))
    }
    return (lines + figures.map(escaped)).joined(separator: "\n\n")
  }

  // MARK: Sessions and programs

  /// How long it takes, and what it trains.
  private func sessionCard(_ definition: ReferenceTable.Definition, in document: Document) -> String? {
    guard !document.analysis.hasErrors,
      let place = document.analysis.places[definition.whole],
      let placed = today(place, in: document)
    else { return nil }
    var lines = ["**\(escaped(definition.name))**"]
    if let time = placed.session.estimatedDuration() { lines.append("≈ " + setting.formatter.rough(time)) }
    let works = placed.session.plannedCourse().compactMap { if case .work(let work) = $0.step { work } else { nil } }
    let muscles = MuscleSets(works, in: setting.library).text(setting.language)
    if !muscles.isEmpty { lines.append(escaped(muscles)) }
    return lines.joined(separator: "\n\n")
  }

  /// The weeks that a table shows.
  private static let weeks = 4

  /// A table of the next weeks, from the athlete's next turn on.
  private func programCard(_ definition: ReferenceTable.Definition, in document: Document) -> String? {
    let plan = document.analysis.plan
    guard !document.analysis.hasErrors, let program = plan.programs.first(where: { $0.span == definition.whole }) else {
      return nil
    }
    func word(_ text: EditorText) -> String { text.said(in: setting.language) }
    let sessions = nextSessions(of: program, weeks: Self.weeks, in: plan)
    let rows = sessions.map { session in
      let lifts = session.lifts.map { lift in
        setting.formatter.exercise(lift.exercise) + " " + setting.formatter.runs(lift.works)
      }
      return "| \(session.week) | \(escaped(session.name)) | \(lifts.map(escaped).joined(separator: "<br>")) |"
    }
    let head = ["| \(word(.week)) | \(word(.session)) | |", "| --: | --- | --- |"]
    return "**\(escaped(definition.name))**\n\n\(word(.nextWeeks))\n\n" + (head + rows).joined(separator: "\n")
  }

  // MARK: Values, states and templates

  /// Its definition, and what it is now.
  private func definitionCard(_ definition: ReferenceTable.Definition, in document: Document) -> String? {
    guard let place = definition.place, let source = source(ofFile: place.file, in: document) else { return nil }
    let whole = Span(
      start: min(definition.whole.start, place.span.start),
      end: min(UInt32(clamping: source.count), max(definition.whole.end, place.span.end)))
    let lines = String(decoding: source[whole.range], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.shownLines).joined(separator: "\n") + (lines.count > Self.shownLines ? "\n…" : "")
    var parts = [code(shown)]
    if place.file == 0 { parts += now(definition, at: place.span, in: document).map(escaped) }
    if place.file > 0 {
      let file = document.analysis.references.files[place.file]
      let name = file.split(separator: "/").last.map(String.init) ?? file
      parts.append(escaped(EditorText.declaredIn(file: name).said(in: setting.language)))
    }
    return parts.joined(separator: "\n\n")
  }

  private static let shownLines = 12

  private func now(_ definition: ReferenceTable.Definition, at span: Span, in document: Document) -> [String] {
    guard !document.analysis.hasErrors else { return [] }
    func said(_ text: EditorText) -> String { text.said(in: setting.language) }
    switch definition.kind {
    case .value:
      let value = document.analysis.plan.value(
        ofLetNamed: definition.name, in: definition.whole, athlete: setting.athlete)
      return value.map { [said(.valueNow(setting.formatter.value($0)))] } ?? []
    case .state:
      return statesNow(of: document).filter { $0.state.span == span }.compactMap { now in
        now.state.value.map { value in
          "\(now.state.key): " + said(.now(setting.formatter.value(value), because: now.reason))
        }
      }
    case .session, .program, .exercise, .template, .parameter, .turn, .exercises, .level, .label: return []
    }
  }

  /// The text of a file of the table of names.
  func source(ofFile file: Int, in document: Document) -> [UInt8]? {
    let analysis = document.analysis
    guard file > 0 else { return analysis.source }
    let name = analysis.references.files[file]
    return analysis.used.first { $0.name == name && !$0.source.isEmpty }?.source
  }
}
