/// What is said about a word, in parts that each reader shows in its own way: an editor as Markdown, the prompt as lines.

import PlanWording

struct WordCard: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case title(String)
    case text(String)
    /// The most important ones first.
    case list(strong: [String], [String])
    case otherNames([String])
    /// Of a plan.
    case code(String)
    /// A file.
    case picture(uri: String, of: String)
    /// The weeks of a program: each session with its lifts.
    case weeks(head: [String], rows: [Week])
  }

  struct Week: Equatable, Sendable {
    var number: Int
    var session: String
    var lifts: [String]
  }

  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }
}

extension WordCard {
  var markdown: String { parts.map(\.markdown).joined(separator: "\n\n") }

  /// Without its title.
  var lines: [String] { Array(parts.map(\.lines).filter { !$0.isEmpty }.joined(separator: [""])) }

  var title: String? { parts.compactMap { if case .title(let title) = $0 { title } else { nil } }.first }
}

extension WordCard.Part {
  fileprivate var markdown: String {
    switch self {
    case .title(let title): return "**\(escaped(title))**"
    case .text(let text): return escaped(text)
    case .list(let strong, let others):
      return (strong.map { "**\(escaped($0))**" } + others.map(escaped)).joined(separator: ", ")
    case .otherNames(let names): return "*" + escaped(names.joined(separator: ", ")) + "*"
    case .code(let text): return fenced(text)
    case .picture(let uri, let name): return "![\(escaped(name))](\(uri))"
    case .weeks(let head, let rows):
      let lines = rows.map { row in
        "| \(row.number) | \(escaped(row.session)) | \(row.lifts.map(escaped).joined(separator: "<br>")) |"
      }
      return (["| \(head.joined(separator: " | ")) | |", "| --: | --- | --- |"] + lines).joined(separator: "\n")
    }
  }

  fileprivate var lines: [String] {
    switch self {
    case .title, .picture: []
    case .text(let text): [text.visibleInRow]
    case .list(let strong, let others): [(strong + others).joined(separator: ", ").visibleInRow]
    case .otherNames(let names): [names.joined(separator: ", ").visibleInRow]
    case .code(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + String($0).visibleInRow }
    case .weeks(_, let rows):
      rows.map { "\($0.number)  \($0.session): \($0.lifts.joined(separator: ", "))".visibleInRow }
    }
  }
}

/// Names are anybody's text: no mark-up.
func escaped(_ text: String) -> String {
  var plain = ""
  for character in text.visibleInRow {
    if "\\`*_[]<>#|!&".contains(character) { plain.append("\\") }
    plain.append(character)
  }
  return plain
}

/// A fence that nothing in the text ends.
func fenced(_ text: String) -> String {
  let longest = text.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visibleInRow }
  return "\(fence)satz\n\(lines.joined(separator: "\n"))\n\(fence)"
}
