/// The parameters of the call that is being written, of a template or of a function.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func signatureHelp(at offset: Int, in document: Document) -> JSONValue {
    let text = document.text
    let line = text.line(text.position(of: offset).line)
    let before = text.string(line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound)))
    guard !isInQuotes(offset, in: text), let call = OpenCall(in: before) else { return .null }
    let signatures = signatures(of: call, in: document)
    guard let first = signatures.first else { return .null }
    // A function may be written in several ways; the first one with room for the argument is meant.
    let active = signatures.firstIndex { $0.parameters.count > call.index } ?? 0
    let named = call.label.flatMap { label in
      first.parameters.firstIndex { $0.lowercased() == label || $0.lowercased().hasPrefix(label + " =") }
    }
    return [
      "signatures": .array(signatures.map(json)), "activeSignature": .integer(active),
      "activeParameter": .integer(named ?? call.index),
    ]
  }

  private struct Signature {
    var name: String
    var parameters: [String]
  }

  private func json(_ signature: Signature) -> JSONValue {
    [
      "label": .string("\(signature.name)(\(signature.parameters.joined(separator: ", ")))".visibleInRow),
      "parameters": .array(signature.parameters.map { ["label": .string($0.visibleInRow)] }),
    ]
  }

  /// The words before a parenthesis may begin with others: `bench 3x5 @ round(`.
  private func signatures(of call: OpenCall, in document: Document) -> [Signature] {
    let words = call.name.split(separator: " ").map(String.init)
    for start in words.indices {
      let name = words[start...].joined(separator: " ")
      if let parameters = document.analysis.templates[name.lowercased()] {
        return [Signature(name: name, parameters: parameters.map(\.written))]
      }
      if let function = PlanFunction.all.first(where: { $0.name == name.lowercased() && $0.place != .word }) {
        return forms(of: function)
      }
    }
    return []
  }

  /// `max(squat), max(100kg, load)` as two.
  private func forms(of function: PlanFunction) -> [Signature] {
    var forms: [Signature] = []
    var rest = function.form[...]
    while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close {
      let arguments = rest[rest.index(after: open)..<close].split(separator: ",")
      forms.append(Signature(name: function.name, parameters: arguments.map { String($0.drop { $0 == " " }) }))
      rest = rest[rest.index(after: close)...]
    }
    return forms
  }
}
