/// The meaning of names: a copy costs nothing, and a change to one copies a few nodes, however many names there are.

/// A hash trie (Bagwell 2001): sixteen branches per level; an update copies only those on its path. Each template and
/// each block argument keeps the names around it, so a flat table would be copied for each of them.
struct NameTable<Value> {
  fileprivate var root = Node.empty
  private(set) var count = 0

  fileprivate indirect enum Node {
    case empty
    /// Names with the same hash.
    case names(hash: Int, [(name: String, value: Value)])
    case branches([Node])
  }

  var isEmpty: Bool { count == 0 }

  subscript(name: String) -> Value? {
    get {
      var (node, hash) = (root, name.hashValue)
      while case .branches(let branches) = node {
        node = branches[hash & 15]
        hash >>= 4
      }
      guard case .names(_, let entries) = node else { return nil }
      return entries.first { $0.name == name }?.value
    }
    set {
      if newValue == nil, isEmpty { return }
      let known = self[name] != nil
      if newValue == nil, !known { return }
      root = root.with(newValue, for: name, hash: name.hashValue, level: 0)
      count += (newValue == nil ? 0 : 1) - (known ? 1 : 0)
    }
  }

  /// In no order.
  var entries: [(name: String, value: Value)] {
    var entries: [(name: String, value: Value)] = []
    entries.reserveCapacity(count)
    root.append(to: &entries)
    return entries
  }
}

extension NameTable.Node {
  /// - Parameters:
  ///   - hash: the whole hash of the name.
  ///   - level: the number of levels above this node; each uses four bits of the hash.
  fileprivate func with(_ value: Value?, for name: String, hash: Int, level: Int) -> NameTable.Node {
    switch self {
    case .empty: return value.map { .names(hash: hash, [(name, $0)]) } ?? .empty
    case .names(let other, var entries):
      guard other == hash || level == 16 else {
        var branches = [NameTable.Node](repeating: .empty, count: 16)
        branches[(other >> (4 * level)) & 15] = self
        return NameTable.Node.branches(branches).with(value, for: name, hash: hash, level: level)
      }
      entries.removeAll { $0.name == name }
      if let value { entries.append((name, value)) }
      return entries.isEmpty ? .empty : .names(hash: hash, entries)
    case .branches(var branches):
      let place = (hash >> (4 * level)) & 15
      branches[place] = branches[place].with(value, for: name, hash: hash, level: level + 1)
      return .branches(branches)
    }
  }

  fileprivate func append(to entries: inout [(name: String, value: Value)]) {
    switch self {
    case .empty: break
    case .names(_, let names): entries += names
    case .branches(let branches): for branch in branches { branch.append(to: &entries) }
    }
  }
}
