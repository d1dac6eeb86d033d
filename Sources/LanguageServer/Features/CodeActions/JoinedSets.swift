/// `3x8, 3x8` written as `6x8`.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func joinedSets(in selection: ClosedRange<Int>, of document: Document) -> [CodeAction] {
    guard !document.analysis.hasErrors else { return [] }
    let tree = document.analysis.tree
    return document.analysis.written.items.compactMap { item in
      guard case .exercise(_, let entries) = item.kind, item.span.touches(selection), entries.count > 1 else {
        return nil
      }
      let edits = tree.joined(Array(tree[entries]))
      guard !edits.isEmpty, keepsTraining(edits, in: document) else { return nil }
      let sets = edits.map(\.text).joined(separator: ", ")
      return CodeAction(title: EditorText.joinSets(sets).said(in: setting.language), kind: .rewrite, edits: edits)
    }
  }
}

extension PlanTree {
  /// One edit for each run of entries that differ only in their number of sets.
  fileprivate func joined(_ entries: [SetEntry]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var index = 0
    while index < entries.count {
      guard var count = count(of: entries[index]) else {
        index += 1
        continue
      }
      let each = each(of: entries[index])
      var last = index
      while last + 1 < entries.count, self.each(of: entries[last + 1]) == each,
        let more = self.count(of: entries[last + 1])
      {
        count += more
        last += 1
      }
      if last > index {
        let span = Span(start: entries[index].span.start, end: entries[last].span.end)
        edits.append(TextEdit(span: span, text: "\(count)x\(each)"))
      }
      index = last + 1
    }
    return edits
  }

  private func count(of entry: SetEntry) -> Int? { entry.sets.map { wholeNumber($0) } ?? 1 }

  /// What one set of an entry is, as it is written.
  private func each(of entry: SetEntry) -> String {
    guard let sets = entry.sets else { return string(entry.span) }
    let rest = string(Span(start: sets.span.end, end: entry.span.end)).drop { $0 == " " }
    return String(rest.dropFirst().drop { $0 == " " })
  }
}
