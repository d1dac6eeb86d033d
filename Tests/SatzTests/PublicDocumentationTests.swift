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
