/// `satz export`: everything as JSON, the log as a table, as text that can be kept in git, or in the form of another
/// program.

import ActivityFiles
import ArgumentParser
import Glibc
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: say(.export), discussion: say(.exportMore))

  @OptionGroup var common: CommonOptions
  @Flag(help: help(.exportJSON)) var json = false
  @Flag(help: help(.exportCSV)) var csv = false
  @Flag(help: help(.exportText)) var text = false
  @Flag(help: help(.exportStrong)) var strong = false
  @Flag(help: help(.exportHevy)) var hevy = false
  @Flag(help: help(.exportICS)) var ics = false
  @Flag(help: help(.exportFIT)) var fit = false
  @Flag(help: help(.exportTCX)) var tcx = false
  @OptionGroup var span: SpanOptions
  @Option(help: help(.exportSession)) var session: String?
  @Argument(help: ArgumentHelp(say(.exportFile), valueName: "file")) var target: String?

  /// Nil for standard output, which is also called `-`.
  private var file: String? { target == "-" ? nil : target }

  func run() throws {
    guard [json, csv, text, strong, hevy, ics, fit, tcx].count(where: \.self) == 1 else {
      throw fail(.exportForm, .usage)
    }
    if session != nil, !fit, !tcx { throw fail(.exportSessionAlone, .usage) }
    if span.isGiven, json || fit || tcx { throw fail(.exportSpan, .usage) }
    _ = try span.days()
    guard let store = try TrainingStore.ofThisUser() else { throw fail(.nothingToExport, .errors) }
    defer { store.sayUnreadable() }
    if fit || tcx { return try writeActivity(of: store) }
    guard let file else {
      report(try write(store) { json ? Output.writeJSON($0) : Output.writeData($0) })
      return
    }
    try check(file)
    let losses = try write(store, to: file)
    Output.show(.exported, saying: Notice.exported.said(in: .current) + ": " + file)
    report(losses)
  }

  /// The form of another program, if it is one.
  private var otherForm: OtherForm? { strong ? .strong : hevy ? .hevy : ics ? .calendar : nil }

  private func report(_ losses: FormLosses) {
    if losses != FormLosses() { Output.printProblem(say(.exportLost(losses))) }
  }

  /// One session, for programs that take activities.
  private func writeActivity(of store: TrainingStore) throws {
    let wanted = session ?? "last"
    guard let choice = WantedSessions(text: wanted) else {
      throw fail(.invalidValue(option: "--session", value: wanted, .sessionNumber), .usage)
    }
    // What a terminal would show of bytes is of no use.
    if fit, file == nil, Output.terminalColumns != nil { throw fail(.exportNeedsFile, .usage) }
    if let file { try check(file) }
    let formatter = try store.formatter()
    let sessions = try LoggedSessions(store: store, formatter: formatter).sessions(choice)
    if sessions.count > 1 { throw fail(.exportManySessions(sessions.map(\.id.rawValue)), .usage) }
    let found = try sessions.first.flatMap { session in
      try store.answer { store throws(StoreProblem) in try store.portableSession(session.id) }
    }
    guard let found else { throw fail(.noSessionToExport(wanted), .errors) }
    let names = FITNames { formatter.library.find($0)?.key }
    var losses = FormLosses()
    let bytes =
      fit
      ? FITFile.bytes(of: found, naming: names, losing: &losses)
      : Array(TCXFile.text(of: found.withName, naming: names, losing: &losses).utf8)
    if let file {
      let target = try AtomicFile(at: file)
      do {
        try target.append(bytes)
        try target.commit()
      } catch {
        target.discard()
        throw error
      }
      Output.show(.exported, saying: Notice.exported.said(in: .current) + ": " + file)
    } else {
      Output.writeData(bytes)
    }
    report(losses)
  }

  /// A plan keeps its own language, whatever was typed.
  private func check(_ file: String) throws {
    if file.lowercased().hasSuffix(".satz") { throw FileProblem(path: file, reason: .plan, isAboutWriting: true) }
  }

  private func write(_ store: TrainingStore, to file: String) throws -> FormLosses {
    let interruption = Interruption()
    let target = try AtomicFile(at: file)
    do {
      let losses = try write(store) { piece in
        try target.append(Array(piece.utf8))
        if interruption.isPending { throw BackupProblem.interrupted(path: file) }
      }
      try target.commit()
      return losses
    } catch {
      target.discard()
      throw error
    }
  }

  /// In larger chunks: one chunk per line would be one system call each.
  private func write(_ store: TrainingStore, to take: (String) throws -> Void) throws -> FormLosses {
    var losses = FormLosses()
    let meter = WorkMeter()
    defer { meter.end() }
    var buffer = ""
    func gather(_ piece: String) throws {
      buffer += piece
      if buffer.utf8.count > 1 << 16 {
        try take(buffer)
        buffer = ""
      }
    }
    let show = { (share: Double) in meter.show(share) }
    let days = try span.days()
    func forEachEntry(_ body: (PortableEntry) throws -> Void) throws {
      try store.forEachEntry(progress: show) { if days.contains($0.day) { try body($0) } }
    }
    if json { try store.forEachJSONPiece(progress: show, gather) }
    if csv {
      try gather(LogCSV.header)
      try forEachEntry { try gather(LogCSV.rows(of: $0)) }
    }
    if text {
      try gather(PlainLog.header + "\n")
      try forEachEntry { try gather(PlainLog.lines(of: $0)) }
    }
    if let form = otherForm {
      try gather(form.header)
      var namesakes = Namesakes()
      let stock = form.stock
      try forEachEntry { entry in
        var named = entry.named(for: form)
        if form != .calendar { named = namesakes.toldApart(named, losing: &losses) }
        try gather(form.text(of: named, knowing: { stock?.has($0) ?? true }, losing: &losses))
      }
      try gather(form.footer)
    }
    try take(buffer)
    return losses
  }
}

/// Sessions of one name that began in the same minute: a table without sessions of its own would make one of them.
private struct Namesakes {
  private var counts: [String: Int] = [:]

  mutating func toldApart(_ entry: PortableEntry, losing losses: inout FormLosses) -> PortableEntry {
    guard case .session(var session) = entry else { return entry }
    let key = "\(session.began.milliseconds / 60_000) \(session.name)"
    counts[key, default: 0] += 1
    guard let count = counts[key], count > 1 else { return entry }
    session.name += " (\(count))"
    losses.namesakes += 1
    return .session(session)
  }
}

extension PortableSession {
  /// Other programs show names as they are.
  fileprivate var withName: PortableSession {
    var session = self
    session.name = Language.current.sessionName(name)
    return session
  }
}

extension PortableEntry {
  /// The day on which it is logged.
  fileprivate var day: Day {
    switch self {
    case .session(let session): session.began.day
    case .bodyweight(let bodyweight): bodyweight.day
    case .max(let max): max.day
    }
  }

  /// With names that the other program shows, or knows.
  fileprivate func named(for form: OtherForm) -> PortableEntry {
    switch self {
    case .session(let session): .session(session.withName.withStockNames(of: form))
    case .bodyweight, .max: self
    }
  }
}

/// A sentence about exports and imports.
func say(_ text: ExchangeText) -> String { text.said(in: .current) }

func help(_ text: ExchangeText) -> ArgumentHelp { ArgumentHelp(say(text)) }

func fail(_ text: ExchangeText, _ code: ExitCode) -> ExitCode {
  Output.printProblem(say(text))
  return code
}
