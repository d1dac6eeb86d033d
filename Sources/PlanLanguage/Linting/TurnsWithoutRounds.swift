/// Finds groups that alternate although nothing in or around them repeats, so that only their first item is ever done.

import SessionModel

extension Plan {
  /// Their places in the source. A template's group counts only if it is so in every call.
  var turnsWithoutRounds: Set<Span> {
    guard groups.contains(where: { $0.alternates }) else { return [] }
    var once: Set<Span> = []
    var repeated: Set<Span> = []
    for declaration in declarations {
      let isRepeated = declaration.length != nil || known(declaration.times) != 1
      var open: [(end: Int32, repeats: Bool)] = [(declaration.items.upperBound, isRepeated)]
      for index in declaration.items {
        while let last = open.last, last.end <= index, open.count > 1 { open.removeLast() }
        guard case .group(let place) = items[Int(index)].content else { continue }
        let group = groups[Int(place)]
        let repeats = repeats(group.form) || open.last?.repeats == true
        if group.alternates {
          if repeats { repeated.insert(items[Int(index)].span) } else { once.insert(items[Int(index)].span) }
        }
        open.append((items[Int(index)].end, repeats))
      }
    }
    return once.subtracting(repeated)
  }

  private func repeats(_ form: GroupForm) -> Bool {
    switch form {
    case .rounds(let count, _): known(count) != 1
    case .lasting, .tabata, .intervals, .window, .ladder: true
    case .sequence, .warmup, .cooldown, .forTime, .choice, .freeOrder: false
    }
  }
}
