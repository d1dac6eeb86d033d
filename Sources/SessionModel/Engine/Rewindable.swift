/// A list that can be rewound to a mark, at a cost proportional to the changes since.
struct Rewindable<Element: Hashable & Sendable>: Hashable, Sendable {
  private(set) var elements: [Element] = []
  /// What was overwritten or removed, in order. What was appended needs no record: the mark has the count.
  private var losses: [Loss] = []

  struct Mark: Hashable, Sendable {
    var count: Int
    var losses: Int
  }

  private struct Loss: Hashable, Sendable {
    var index: Int
    var element: Element
  }

  var mark: Mark { Mark(count: elements.count, losses: losses.count) }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeLast() -> Element? {
    guard let element = elements.popLast() else { return nil }
    losses.append(Loss(index: elements.count, element: element))
    return element
  }

  mutating func replace(at index: Int, with element: Element) {
    guard elements.indices.contains(index) else { return }
    losses.append(Loss(index: index, element: elements[index]))
    elements[index] = element
  }

  /// Returns the removed elements and the restored ones, each in order.
  mutating func rewind(to mark: Mark) -> (gone: [Element], again: [Element]) {
    var common = mark.count
    for loss in losses[mark.losses...] { common = min(common, loss.index) }
    let gone = Array(elements[min(common, elements.count)...])
    while losses.count > mark.losses, let loss = losses.popLast() {
      if loss.index < elements.count { elements[loss.index] = loss.element } else { elements.append(loss.element) }
    }
    elements.removeSubrange(mark.count...)
    return (gone, Array(elements[common...]))
  }
}
