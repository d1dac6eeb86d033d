/// Everything that is known about one version of a document: made when it is first asked for, kept until the document
/// or a file that it uses changes.

import PlanLanguage

/// A class, because what one question finds out serves the next one.
final class DocumentAnalysis {
  /// The text in UTF-8.
  let source: [UInt8]
  /// The path of its file; empty for a document that is no file.
  let path: String
  /// Finds used files: the text in an open document counts, then the file.
  let find: FindUsed
  private let library: ExerciseLibrary

  /// What was known about the version before, and the edit since then.
  private var before: (known: Recheck, edit: SourceEdit)?

  init(_ source: [UInt8], path: String, library: ExerciseLibrary, find: @escaping FindUsed) {
    (self.source, self.path, self.library, self.find) = (source, path, library, find)
  }

  /// Of the text after an edit.
  init(_ source: [UInt8], of earlier: DocumentAnalysis, after edit: SourceEdit) {
    (self.source, path, library, find) = (source, earlier.path, earlier.library, earlier.find)
    before = earlier.known.map { ($0, edit) }
    usedPaths = earlier.usedPaths
  }

  // MARK: The text

  private(set) lazy var parsed: Parsed = parse(source)
  var tree: PlanTree { parsed.tree }
  /// What the text names and encloses.
  private(set) lazy var walk = TreeWalk(tree)
  /// Its items, whatever they are in.
  private(set) lazy var written = WrittenItems(tree)

  // MARK: The meaning

  private(set) lazy var checked: Checked = {
    isChecked = true
    return check(parsed, library: library, find: findAndNote)
  }()
  private var isChecked = false
  var plan: Plan { checked.plan }

  /// After an edit within a session, without a check of the whole text.
  private(set) lazy var diagnostics: [Diagnostic] = offeringReadings(problems, of: source, library: library)

  private lazy var problems: [Diagnostic] = {
    guard var (known, edit) = before else { return checked.diagnostics }
    before = nil
    let found = known.problems(after: edit, in: source, library: library, find: findAndNote)
    if found != nil { rechecked = known }
    return found ?? checked.diagnostics
  }()
  private var rechecked: Recheck?

  /// The session around a place with what it can see, as a text of its own, and the place in it. Short texts are as
  /// they are.
  func near(_ offset: Int) -> (analysis: DocumentAnalysis, offset: Int) {
    guard source.count >= Self.shortest else { return (self, offset) }
    if before != nil { _ = diagnostics }
    let parts = rechecked?.parts ?? PlanParts(tree)
    guard let excerpt = parts.excerpt(of: source, around: offset) else { return (self, offset) }
    return (DocumentAnalysis(excerpt.text, path: path, library: library, find: find), excerpt.offset)
  }

  /// In bytes.
  private static let shortest = 4096

  /// For the version after this one.
  private var known: Recheck? {
    if before != nil { _ = diagnostics }
    return rechecked ?? (isChecked ? Recheck(parsed, checked) : nil)
  }

  var hasErrors: Bool { checked.hasErrors }
  /// The exercises that it can name: those of the library, and those that it declares.
  var exercises: ExerciseLibrary {
    let declaresAny = tree.declarations.contains { if case .exercise = $0.kind { true } else { false } }
    return declaresAny ? checked.library : library
  }
  /// Whether it names any file that it uses.
  var usesFiles: Bool { tree.declarations.contains { if case .use = $0.kind { true } else { false } } }
  /// The files that it uses, also through others, one for each `use`.
  var used: [UsedFile] { checked.used }

  /// The places of its sessions among the plan's declarations, by where they are written.
  private(set) lazy var places: [Span: Int] = Dictionary(
    plan.declarations.enumerated().map { ($1.span, $0) }, uniquingKeysWith: { first, _ in first })
  /// The parameters of the templates that it can call, by their names in small letters.
  private(set) lazy var templates = findTemplates()
  private(set) lazy var brokenSessions = findBrokenSessions()
  /// Its sessions as they would be today.
  let today = TodaysSessions()

  /// What its names refer to.
  private(set) lazy var references = PlanLanguage.references(in: tree, using: used, library: checked.library)

  /// Its tokens by what they are.
  private(set) lazy var tokens = classifiedTokens(of: tree, references)

  /// The paths that were looked for, whether found or not.
  private var usedPaths: Set<String> = []

  private func findAndNote(_ written: String, _ user: String?) throws(UseFailure) -> UsedFile? {
    usedPaths.insert(usedPath(written, by: user ?? path))
    let found = try find(written, user)
    // The file may have another name behind a link.
    if let found { usedPaths.insert(found.name) }
    return found
  }

  /// Whether what is known here came about with the file at the path.
  func depends(on path: String) -> Bool { usedPaths.contains(path) }

  /// Whether it uses the file at the path.
  func uses(_ path: String) -> Bool {
    usesFiles && used.contains { $0.name == path }
  }
}

/// The path of a used file, as the file at `user` writes it.
func usedPath(_ written: String, by user: String) -> String {
  let folder = user.lastIndex(of: "/").map { String(user[...$0]) } ?? ""
  return normalised(written.hasPrefix("/") ? written : folder + written)
}
