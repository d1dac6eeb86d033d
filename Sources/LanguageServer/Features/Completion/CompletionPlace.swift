/// Where something is about to be written, from the text of its line and the blocks around it.

import PlanLanguage

struct CompletionPlace {
  enum Kind: Hashable {
    /// At the top of the file.
    case declaration
    /// In a program, outside its sessions.
    case program
    /// Where an item of a workout begins.
    case item
    case breathing, meditation
    /// After `@`.
    case intensity
    /// After the digits of a number: these, the likeliest first.
    case unit([String])
    /// After the sets of an exercise: those that are not there yet.
    case attribute([String])
    /// Of a call, whose template is named; the parameters that are named already.
    case argument(of: String, named: Set<String>)
    /// A value of `exercise < … >`.
    case field([String])
  }

  private(set) var kind: Kind
  /// What is there already of the word or the name.
  private(set) var typed: String
  let offset: Int

  /// Nil in a text and in a comment.
  init?(at offset: Int, in document: Document) {
    self.offset = offset
    let text = document.text
    let line = text.line(text.position(of: offset).line)
    let before = Array(text.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))])
    guard !Self.isInText(before) else { return nil }
    let separators = [UInt8(ascii: "<"), UInt8(ascii: ";"), UInt8(ascii: ">")]
    let start = (before.lastIndex { separators.contains($0) } ?? -1) + 1
    let item = String(decoding: before[start...].drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let wordStart = (before.lastIndex { !$0.isOfWord } ?? -1) + 1
    let word = String(decoding: before[wordStart...], as: UTF8.self)
    let rest = String(item.dropLast(word.count))
    typed = word
    if let call = OpenCall(in: item) {
      kind = .argument(of: call.name, named: call.labels)
      typed = call.argument
      if typed.first?.isNumber != true { return }
    }
    if let first = word.first, first.isNumber {
      typed = String(word.drop { $0.isNumber })
      kind = .unit(Self.units(behind: rest))
    } else if rest.hasSuffix("@ ") || rest.hasSuffix("@") {
      kind = .intensity
    } else if let fields = Self.fields(item, at: offset, in: document) {
      kind = .field(fields)
    } else if item.contains(where: \.isNumber) {
      kind = .attribute(OfferedWords.freeAttributes(behind: rest))
    } else {
      kind = Self.kind(at: offset, in: document)
      typed = item
    }
  }

  /// What may follow `@` besides a number.
  static let intensities = [
    "rpe", "rir", "bw", "ask", "max", "lifted", "easy", "steady", "hard", "all out", "zone",
  ]

  private static func isInText(_ line: [UInt8]) -> Bool {
    line.count { $0 == UInt8(ascii: "\"") } % 2 == 1 || line.firstRange(of: Array("//".utf8)) != nil
  }

  private static func kind(at offset: Int, in document: Document) -> Kind {
    let written = document.analysis.written
    // A block that is not closed yet ends with the text.
    if depth(before: offset, in: document.text) == 0 { return .declaration }
    let session = written.sessions.last { $0.body.span.holds(offset) }
    switch session?.kind {
    case .breathing?: return .breathing
    case .meditation?: return .meditation
    case .workout?: return .item
    case nil: break
    }
    let isInTemplate = written.definitions.contains { $0.definition.body.span.holds(offset) }
    return !isInTemplate && written.programs.contains { $0.body.span.holds(offset) } ? .program : .item
  }

  /// Those of what the number is about come first.
  private static func units(behind text: String) -> [String] {
    let words = text.split { $0 == " " || $0 == "," }
    let times = ["s", "min", "h", "ms"]
    let loads = ["kg", "lb", "%", "g", "w", "bpm"]
    let lengths = ["m", "km", "mi", "ft", "yd", "in", "cm"]
    let all = OfferedWords.units + ["%"]
    var first: [String]
    switch words.last.map({ $0.lowercased() }) {
    case "rest", "every", "emom", "amrap", "cap", "pause", "on", "off", "bell", "in", "out", "hold", "sit", "reflect",
      "scan", "walk":
      first = times
    case "height": first = ["in", "cm", "m"]
    case "cadence": first = ["rpm", "spm"]
    case "incline": first = ["%"]
    case "resistance": first = []
    case "drop", "progress": first = loads
    default: first = text.contains("@") || words.first == "let" || words.first == "state" ? loads : times + lengths
    }
    first += all.filter { !first.contains($0) }
    return first
  }

  /// The words of a field of `exercise < … >`, or the fields themselves.
  private static func fields(_ item: String, at offset: Int, in document: Document) -> [String]? {
    let tree = document.analysis.tree
    let isInside = tree.declarations.contains { declaration in
      guard case .exercise = declaration.kind, declaration.span.holds(offset) else { return false }
      return depth(before: offset, in: document.text) > 0
    }
    guard isInside else { return nil }
    switch item.split(separator: " ").first.map({ $0.lowercased() }) {
    case "category" where item.contains(" "): return ExerciseCategory.allCases.map(\.rawValue)
    case "equipment" where item.contains(" "): return Equipment.allCases.map(\.rawValue)
    case "measure" where item.contains(" "): return Measure.allCases.map(\.rawValue)
    case "muscles" where item.contains(" "), "secondary" where item.contains(" "):
      return Muscle.allCases.map(\.rawValue)
    default: return OfferedWords.fields
    }
  }

  /// How many blocks are open before the place; brackets in texts and comments do not count.
  static func depth(before offset: Int, in text: DocumentText) -> Int {
    var (depth, isQuoted, isComment) = (0, false, false)
    var previous: UInt8 = 0
    for byte in text.bytes[..<min(offset, text.bytes.count)] {
      switch byte {
      case 0x0A, 0x0D: (isQuoted, isComment) = (false, false)
      case UInt8(ascii: "\"") where !isComment: isQuoted.toggle()
      case UInt8(ascii: "/") where previous == byte && !isQuoted: isComment = true
      case UInt8(ascii: "<") where !isQuoted && !isComment: depth += 1
      case UInt8(ascii: ">") where !isQuoted && !isComment: depth = max(0, depth - 1)
      default: break
      }
      previous = byte
    }
    return depth
  }
}

/// A call whose parenthesis is open at the end of a stretch of text.
struct OpenCall {
  /// The words right before the parenthesis.
  var name: String
  /// The place of the argument that is being written, from 0.
  var index: Int
  /// What is there of it, after its name.
  var argument: String
  /// The parameters that are named before it.
  var labels: Set<String>
  /// The parameter that it names itself.
  var label: String?

  init?(in text: String) {
    var opens: [(name: String, start: String.Index)] = []
    var previous: String.Index?
    for index in text.indices {
      switch text[index] {
      case "(":
        let isTouching = previous.map { text[$0].isLetter || text[$0].isNumber } ?? false
        let words = text[..<index].split { "<;>,@(+-*/".contains($0) }.last.map(String.init) ?? ""
        opens.append((isTouching ? String(words.drop { $0 == " " }) : "", text.index(after: index)))
      case ")": _ = opens.popLast()
      default: break
      }
      previous = index
    }
    guard let open = opens.last, !open.name.isEmpty, open.name.split(separator: " ").last?.first?.isNumber != true
    else { return nil }
    let arguments = text[open.start...].split(separator: ",", omittingEmptySubsequences: false)
    func label(_ argument: Substring) -> String? {
      let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? String(parts[0].drop { $0 == " " }).lowercased() : nil
    }
    name = open.name
    index = max(0, arguments.count - 1)
    labels = Set(arguments.dropLast().compactMap(label))
    let last = arguments.last ?? ""
    self.label = label(last)
    argument = String(
      (last.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last ?? "").drop { $0 == " " })
  }
}
