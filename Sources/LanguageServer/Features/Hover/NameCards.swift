/// What a name means: where it is defined, what it is now.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// Nil for a name about which there is nothing to say.
  func card(of reference: ReferenceTable.Reference, in document: Document) -> WordCard? {
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

  private func card(of entry: ExerciseEntry) -> WordCard {
    let language = setting.language
    var parts: [WordCard.Part] = [
      .title(entry.name(in: language.ofNames)),
      .text(entry.category.said(in: language) + " · " + entry.equipment.said(in: language)),
    ]
    if !(entry.primary + entry.secondary).isEmpty {
      parts.append(
        .list(
          strong: entry.primary.map { $0.said(in: language) }, entry.secondary.map { $0.said(in: language) }))
    }
    let names = ([entry.english, entry.german] + entry.aliases).filter { $0 != entry.name(in: language.ofNames) }
    if !names.isEmpty { parts.append(.otherNames(names)) }
    let figures = setting.known.figures(entry.key)
    if figures.isEmpty, let max = setting.athlete.maxes[entry.key] {
      parts.append(.text("1RM " + setting.formatter.mass(max)))
    }
    parts += figures.map { .text($0) }
    if client.showsPictures, let file = setting.files.picture(entry.key) {
      parts.append(.picture(uri: uri(ofFile: file), of: entry.name(in: language.ofNames)))
    }
    return WordCard(parts)
  }

  // MARK: Sessions and programs

  /// How long it takes, and what it trains.
  private func sessionCard(_ definition: ReferenceTable.Definition, in document: Document) -> WordCard? {
    guard !document.analysis.hasErrors,
      let place = document.analysis.places[definition.whole],
      let placed = today(place, in: document)
    else { return nil }
    var parts: [WordCard.Part] = [.title(definition.name)]
    if let time = placed.session.estimatedDuration() { parts.append(.text("≈ " + setting.formatter.rough(time))) }
    let works = placed.session.plannedCourse().compactMap { if case .work(let work) = $0.step { work } else { nil } }
    let muscles = MuscleSets(works, in: setting.library).text(setting.language)
    if !muscles.isEmpty { parts.append(.text(muscles)) }
    return WordCard(parts)
  }

  /// The weeks that a table shows.
  private static let weeks = 4

  /// A table of the next weeks, from the athlete's next turn on.
  private func programCard(_ definition: ReferenceTable.Definition, in document: Document) -> WordCard? {
    let plan = document.analysis.plan
    guard !document.analysis.hasErrors, let program = plan.programs.first(where: { $0.span == definition.whole }) else {
      return nil
    }
    func word(_ text: EditorText) -> String { text.said(in: setting.language) }
    let sessions = nextSessions(of: program, weeks: Self.weeks, in: plan)
    let rows = sessions.map { session in
      WordCard.Week(
        number: Int(clamping: session.week), session: session.name,
        lifts: session.lifts.map { lift in
          setting.formatter.exercise(lift.exercise) + " " + setting.formatter.prescription(lift.works)
        })
    }
    return WordCard([
      .title(definition.name), .text(word(.nextWeeks)), .weeks(head: [word(.week), word(.session)], rows: rows),
    ])
  }

  // MARK: Values, states and templates

  /// Its definition, and what it is now.
  private func definitionCard(_ definition: ReferenceTable.Definition, in document: Document) -> WordCard? {
    guard let place = definition.place, let source = source(ofFile: place.file, in: document) else { return nil }
    let whole = Span(
      start: min(definition.whole.start, place.span.start),
      end: min(UInt32(clamping: source.count), max(definition.whole.end, place.span.end)))
    let lines = String(decoding: source[whole.range], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.shownLines).joined(separator: "\n") + (lines.count > Self.shownLines ? "\n…" : "")
    var parts: [WordCard.Part] = [.code(shown)]
    if place.file == 0 { parts += now(definition, at: place.span, in: document).map { .text($0) } }
    if place.file > 0 {
      let file = document.analysis.references.files[place.file]
      let name = file.split(separator: "/").last.map(String.init) ?? file
      parts.append(.text(EditorText.declaredIn(file: name).said(in: setting.language)))
    }
    return WordCard(parts)
  }

  private static let shownLines = 12

  private func now(_ definition: ReferenceTable.Definition, at span: Span, in document: Document) -> [String] {
    guard !document.analysis.hasErrors else { return [] }
    func said(_ text: EditorText) -> String { text.said(in: setting.language) }
    switch definition.kind {
    case .value:
      let value = document.analysis.plan.value(
        ofLetNamed: definition.name, in: definition.whole, athlete: setting.athlete)
      return value.map { [said(.valueNow(setting.formatter.writing($0.units).value($0.value)))] } ?? []
    case .state:
      return statesNow(of: document).filter { $0.state.span == span }.compactMap { now in
        now.state.value.map { value in
          "\(now.state.key): "
            + said(.now(setting.formatter.writing(now.state.units).value(value), because: now.reason))
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
