import Testing

/// Users of a library read its declarations first: each has a `///` comment that says what it is.
@Suite("The documentation of the libraries")
struct PublicDocumentationTests {
  @Test("Every public declaration has a doc comment")
  func everything() throws {
    for library in try LibrarySources.libraries() {
      let files = try LibrarySources.files(of: library)
      #expect(!files.isEmpty, "\(library) has no sources")
      for file in files {
        for number in undocumented(file.lines) {
          let declaration = file.lines[number - 1].drop { $0 == " " }
          Issue.record("\(file.path):\(number): write a /// above `\(declaration)`, or make it package")
        }
      }
    }
  }

  @Test("Every case of a public enum has a doc comment, alone or with those on its line")
  func cases() throws {
    for library in try LibrarySources.libraries() {
      for file in try LibrarySources.files(of: library) {
        for number in undocumentedCases(file.lines) {
          let declaration = file.lines[number - 1].drop { $0 == " " }
          Issue.record("\(file.path):\(number): write a /// above `\(declaration)`: its meaning, its unit, an example")
        }
      }
    }
  }

  @Test("Cases are distinguished from the patterns of a switch")
  func selfCheckOfCases() {
    let lines = """
      public enum A: Hashable {
        case a
        /// Said.
        case b, c
        indirect case d(A)

        public enum Kind {
          case a = "E1"
        }

        public var e: Int {
          switch self {
          case .a: 1
          case let .d(a): 2
          }
        }
      }
      enum B {
        case a
        public enum C {
          case a
        }
      }
      extension A {
        public enum D {
          case a
        }
      }
      public enum F { case a, b }
      """
    #expect(undocumentedCases(lines.components(separatedBy: "\n")) == [2, 5, 26])
  }

  @Test("What needs a doc comment is distinguished from what does not")
  func selfCheck() {
    let lines = """
      public struct A {
        public var a = 1
        /// Said.
        public var b = 1
        /// Said.
        @inlinable
        public init() {}
        @inlinable public init(c: Int) {}
        public private(set) var d = 1
        static public let e = 1
        // public var no = 1
        package var f = 1
        public static func < (a: A, b: A) -> Bool { true }
        public func encode(to encoder: any Encoder) {}
        public var description: String { "" }
        public var english: String { "" }
        public var english = ""

      open func g() {}
      }
      public protocol P {
        var h: Int { get }
        /// Said.
        func i()
      }
      public extension A {
      """
    #expect(undocumented(lines.components(separatedBy: "\n")) == [1, 2, 8, 9, 10, 17, 19, 21, 22, 26])
  }

  /// The numbers of the lines, from 1, that begin a public declaration without a comment right above it.
  private func undocumented(_ lines: [String]) -> [Int] {
    var found: [Int] = []
    // The indentation of the public protocol around a line, whose requirements are as public as itself.
    var inProtocol: String?
    for (index, line) in lines.enumerated() {
      if line == (inProtocol ?? "") + "}" { inProtocol = nil }
      // Most lines are not declarations, and a regex is slow.
      guard inProtocol != nil || line.contains("public ") || line.contains("open ") else { continue }
      let isPublic = line.prefixMatch(of: Self.publicDeclaration) != nil
      let isRequirement = inProtocol != nil && line.prefixMatch(of: Self.requirement) != nil
      if line.prefixMatch(of: Self.publicProtocol) != nil { inProtocol = String(line.prefix { $0 == " " }) }
      guard isPublic || isRequirement, !isExempt(line) else { continue }
      if !hasComment(above: index, in: lines) { found.append(index + 1) }
    }
    return found
  }

  /// The numbers of the lines, from 1, with cases of a public enum and no comment right above.
  ///
  /// Exempt is `Kind`: the enum around it has the same cases with their payloads, and says there what they mean. An
  /// enum on a single line is documented as a whole.
  private func undocumentedCases(_ lines: [String]) -> [Int] {
    var found: [Int] = []
    // The declarations around a line: how far each is indented, and whether its cases are public.
    var around: [(indent: Int, visible: Bool, isEnum: Bool)] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      guard !text.isEmpty, !text.hasPrefix("//") else { continue }
      while let last = around.last, last.indent >= indent { around.removeLast() }
      if text.hasPrefix("case ") || text.hasPrefix("indirect case ") {
        guard let last = around.last, last.isEnum, last.visible, indent == last.indent + 2 else { continue }
        if !hasComment(above: index, in: lines) { found.append(index + 1) }
      } else if text.hasSuffix("{") {
        let words = text.split(whereSeparator: { " :<".contains($0) })
        guard let type = words.firstIndex(where: Self.types.contains), type + 1 < words.count else { continue }
        let isVisible = around.allSatisfy(\.visible) && (words[type] == "extension" || words.contains("public"))
        around.append((indent, isVisible && words[type + 1] != "Kind", words[type] == "enum"))
      }
    }
    return found
  }

  private static let types: Set<Substring> = ["enum", "struct", "class", "actor", "extension", "protocol"]

  private func hasComment(above index: Int, in lines: [String]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    return above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
  }

  private static var publicDeclaration: Regex<Substring> {
    /\ *(?:@\w+(?:\([^)]*\))?\ +|(?:static|class|final|indirect|mutating|override|nonisolated)\ +)*(?:public|open)\ /
  }

  private static var publicProtocol: Regex<Substring> { /\ *public\ protocol\ / }

  private static var requirement: Regex<Substring> {
    /\ +(?:static\ |mutating\ )*(?:var|func|init|subscript|associatedtype)\b/
  }

  /// Operators, and what a protocol or a superclass asks for that is explained elsewhere.
  private func isExempt(_ line: String) -> Bool {
    line.firstMatch(of: /func\ [^\w`\s]|func\ encode\(to|func\ hash\(into|init\(from\ |\boverride\ /) != nil
      || line.firstMatch(of: /var\ (?:description|debugDescription|rawValue|hashValue|english|german):\ \w+\ \{/) != nil
  }
}
