/// `use`: the templates, values and exercises of other files, as if they were at the top of this one.

import SessionModel

/// A file that a plan uses.
public struct UsedFile: Hashable, Codable, Sendable {
  /// Its path in the plan.
  public var path: String
  /// The name of the file that contains the `use`; nil for the plan itself.
  public var user: String?
  /// A name that no other file has.
  public var name: String
  /// Its text in UTF-8. Empty if an earlier `use` has the text of the same file.
  public var source: [UInt8]

  /// A file that was found.
  public init(path: String, user: String?, name: String, source: [UInt8]) {
    self.path = path
    self.user = user
    self.name = name
    self.source = source
  }
}

/// Finds a file by its path, relative to the file with the given name (nil for the plan itself); nil if there is none.
/// Throws the reason if a file exists but cannot be used.
public typealias FindUsed = (_ path: String, _ user: String?) throws(UseFailure) -> UsedFile?

extension Resolver {
  /// More than any plan needs, and few enough to read quickly.
  private static let fileLimit = 64

  /// Reads the files that the plan uses, before its own contents.
  mutating func resolveUses() {
    resolveUses(of: nil, through: [], at: nil)
    usedLets = plan.lets.count
  }

  /// - Parameters:
  ///   - user: the name of the file that is read here; nil for the plan.
  ///   - through: the names of the files around it.
  ///   - site: the `use` in the plan that led here.
  private mutating func resolveUses(of user: String?, through: [String], at site: Span?) {
    for declaration in tree.declarations {
      guard case .use(let text) = declaration.kind else { continue }
      let path = tree.string(text)
      let site = site ?? declaration.span
      // A repeated `use` in the same file has already been read or reported.
      if used.contains(where: { $0.path == path && $0.user == user }) { continue }
      guard used.count < Self.fileLimit else { return reportUse(path, .tooMany, at: site) }
      do throws(UseFailure) {
        guard let found = try find(path, user) else { throw .notFound }
        use(found, through: through, at: site)
      } catch {
        reportUse(path, error, at: site)
      }
    }
  }

  private mutating func use(_ found: UsedFile, through: [String], at site: Span) {
    if through.contains(found.name) {
      reportUse(found.path, .circle, at: site)
    } else if !used.contains(where: { $0.name == found.name }) {
      return read(found, through: through, at: site)
    }
    // Its text is stored once, with the first `use`.
    var again = found
    again.source = []
    used.append(again)
  }

  private mutating func read(_ found: UsedFile, through: [String], at site: Span) {
    used.append(found)
    let parsed = parse(found.source, rules: plan.rulesVersion)
    if parsed.diagnostics.contains(where: { $0.problem.severity == .error }) {
      reportUse(found.path, .hasErrors, at: site)
    }
    let outer = (file, usedErrors)
    files.append(parsed.tree)
    enter(files.count - 1)
    usedErrors = false
    resolveUses(of: found.name, through: through + [found.name], at: site)
    declareExercises()
    for declaration in tree.declarations {
      switch declaration.kind {
      case .binding(let id): bind(tree[id])
      case .definition(let id): define(tree[id], at: declaration.span)
      // Workouts are trained only from their own file.
      case .session, .program, .exercise, .use: break
      }
    }
    enter(outer.0)
    if usedErrors { reportUse(found.path, .hasErrors, at: site) }
    usedErrors = outer.1
  }

  private mutating func reportUse(_ path: String, _ failure: UseFailure, at site: Span) {
    log.report(Diagnostic(.script(.cannotUse(path, failure)), at: site))
  }
}
