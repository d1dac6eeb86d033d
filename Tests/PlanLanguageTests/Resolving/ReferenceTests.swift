/// What each name refers to: in small plans one by one, in all others by renaming everything.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("References of names")
struct ReferenceTests {
  @Test(
    "A name refers to the innermost definition above it",
    arguments: [
      ("let [1a] = 5kg; workout \"W\" < let b = 2 * [1a]; squat 5 @ [1a] >", ""),
      // Up to the end of its block.
      ("let [1a] = 5kg; workout \"W\" < < let [2a] = 9kg; squat 5 @ [2a] >; squat 5 @ [1a] >", ""),
      // Its own value is the outer one's.
      ("let [1a] = 5kg; workout \"W\" < let [2a] = [1a] + 1kg; squat 5 @ [2a] >", ""),
      ("workout \"W\" < def [1t]([2m], step = 5kg) < [2m] 3x5 @ step >; [1t](squat, step: 5kg) >", ""),
      ("workout \"W\" < def t(m, [1step] = 5kg) < m 3x5 @ [1step] >; t(squat, [1step]: 5kg) >", ""),
      ("workout \"W\" < for [1m] in squat, bench < [1m] 3x5 @ 75% of max([1m]) > >", ""),
      ("workout \"W\" < let [1mine] = squat, bench; for m in [1mine] < m 3x5 > >", ""),
      // An item is an exercise, a load is a value.
      ("let [1press] = 60kg; workout \"W\" < [2press] 3x5 @ [1press]; [2press] 5 >", ""),
      (
        "exercise \"[1Zot]\" < category chest; aliases zott >; workout \"W\" < [1zot] 5; \"[1Zot]\" 5; zott 5 >", "zott"
      ),
      (
        "exercise [1Zot (new)] < aliases zott (old) >; workout \"W\" < [1zot (new)] 5; 5 [1zot (new)]; zott (old) 5 >",
        "zott (old)"
      ),
      ("let [1n] = 5; def t([2m]) < [2m] ([1n])x5 >; workout \"W\" < zot (n) 5; zot ([1n]) >", ""),
      (
        "program \"P\" < workout \"W\" < state [1load] = 50kg; squat 5 @ [1load]; after lift < [1load] += 1kg > > >",
        ""
      ),
      // Rules see all that their block names.
      (
        "program \"P\" < after session < when [1w] is 1 < note \"x\" > >; state [1w] = 1; workout \"W\" < squat 5 > >",
        ""
      ),
      ("workout \"W\" < squat 5 label \"[1top]\"; squat 5 label \"[1top]\" >", ""),
      ("let [1a] = 5kg; workout \"W\" < none(squat, [1a]) >", ""),
    ])
  func marked(text: String, otherName: String) throws {
    let (plain, marks) = Self.unmarked(text)
    let tree = parse(Array(plain.utf8)).tree
    let table = references(in: tree, using: [], library: check(tree.source).library)
    for (number, spans) in marks {
      let found = try #require(table.reference(at: Int(spans[0].start)), "\(number) of \(text)")
      let places = table.references(to: found.definition).filter { !$0.isOtherName }.map(\.place.span)
      #expect(places == spans, "\(number) of \(text)")
    }
    #expect(table.references.filter(\.isOtherName).map { tree.string($0.place.span) }.joined() == otherName)
  }

  @Test("Names of used files are found through every use, each at its own place")
  func used() throws {
    let texts = [
      "a.satz": "use \"b.satz\"\ndef main(move) < move 3x5 @ heavy >\nworkout \"Not ours\" < squat 5 @ heavy >",
      "b.satz": "let heavy = 60kg",
    ]
    func find(_ path: String, _ user: String?) -> UsedFile? {
      texts[path].map { UsedFile(path: path, user: user, name: path, source: Array($0.utf8)) }
    }
    let source = Array("use \"a.satz\"; use \"b.satz\"; workout \"W\" < main(squat); bench 5 @ heavy >".utf8)
    let checked = check(source, find: find)
    let table = references(in: parse(source).tree, using: checked.used, library: checked.library)
    #expect(table.files == ["", "a.satz", "b.satz"])
    func files(of name: String) -> [Int] {
      table.references.filter { table.definitions[$0.definition].name == name }.map(\.place.file)
    }
    #expect(files(of: "heavy") == [0, 1, 2])
    #expect(files(of: "main") == [0, 1])
  }

  /// The resolver is the judge: after a name is changed at all of its places, and at no other, the plan means the same.
  @Test("A plan means the same after every name in it is changed", arguments: plans)
  func renamed(path: String) throws {
    let source = try GoldenFiles.bytes(path)
    let find = Self.finder(around: path)
    let checked = check(source, find: find)
    guard !checked.hasErrors else { return }
    let table = references(in: parse(source).tree, using: checked.used, library: checked.library)
    let sessions = Self.sessions(of: checked.plan)
    let own = table.definitions.enumerated().filter { $0.element.place?.file == 0 }
    // Those of a large plan are much alike.
    for (index, definition) in own.prefix(20) {
      let name = definition.kind == .exercise ? "Zq \(index.isMultiple(of: 2) ? "press" : "row")" : "zq\(index)"
      var bytes = source
      for reference in table.references(to: index).reversed() where !reference.isOtherName {
        bytes.replaceSubrange(reference.place.span.range, with: Array(name.utf8))
      }
      let renamed = check(bytes, find: find)
      let text = "\(definition.kind) \(definition.name) of \(path)"
      #expect(!renamed.hasErrors, "\(text)")
      let after = references(in: parse(bytes).tree, using: renamed.used, library: renamed.library)
      #expect(after.references.map(\.definition) == table.references.map(\.definition), "\(text)")
      switch definition.kind {
      case .template, .parameter, .turn, .value, .exercises:
        #expect(Self.sessions(of: renamed.plan) == sessions, "\(text)")
      // Their names are part of the session or of what it keeps.
      case .session, .program, .exercise, .state, .level, .label: break
      }
    }
  }

  @Test("Any text has references, each with a name of its definition", arguments: 0..<4)
  func anyText(_ round: Int) {
    for seed in 0..<40 * Mutation.times {
      var writer = PlanWriter(GrammarTests.grammar, seed: UInt64(90_000 + round * 100_000 + seed))
      let text = writer.plan()
      var random = SeededGenerator(seed: UInt64(seed))
      for source in [Array(text.utf8), random.changingBytes(of: Array(text.utf8))] {
        let tree = parse(source).tree
        let table = references(in: tree, using: [], library: .builtIn)
        for reference in table.references where table.definitions[reference.definition].kind != .exercise {
          let name = Name(span: reference.place.span, isQuoted: reference.isQuoted)
          let definition = table.definitions[reference.definition]
          #expect(tree.string(name).lowercased() == definition.name.lowercased())
        }
      }
    }
  }

  // MARK: Support

  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  private static let plans =
    ["Scripts", "Progressions", "Names"].flatMap { folder in
      let path = root + "/Tests/PlanLanguageTests/Golden/" + folder
      return GoldenFiles.plans(in: path).map { "\(path)/\($0).satz" }
    } + GoldenFiles.plans(in: root + "/Examples").map { "\(root)/Examples/\($0).satz" }

  private static func finder(around path: String) -> FindUsed {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return { written, user in
      if let source = try? GoldenFiles.bytes("\(folder)/\(written)") {
        return UsedFile(path: written, user: user, name: written, source: source)
      }
      return findUsed(written, user)
    }
  }

  private static func sessions(of plan: Plan) -> [Session?] {
    plan.declarations.map { compile($0, of: plan, athlete: Athlete()).session }
  }

  /// The text without its marks, and the places of each number: `[1name]`.
  private static func unmarked(_ text: String) -> (String, [Character: [Span]]) {
    var (plain, marks) = ("", [Character: [Span]]())
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]") {
      plain += rest[..<open]
      let number = rest[rest.index(after: open)]
      let name = rest[rest.index(open, offsetBy: 2)..<close]
      let start = UInt32(plain.utf8.count)
      plain += name
      marks[number, default: []].append(Span(start: start, end: UInt32(plain.utf8.count)))
      rest = rest[rest.index(after: close)...]
    }
    return (plain + rest, marks)
  }
}
