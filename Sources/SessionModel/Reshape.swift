/// How what is still to come takes another shape because of what was done: sets and parts that come in or are left out,
/// groups that go round another number of times or have another clock, and rests of another length.

extension Session {
  /// What turns this session into another compilation of its plan, whose blocks have the same ids as here.
  ///
  /// - Parameters:
  ///   - isAhead: whether a block with this id has not begun. What has begun stays.
  ///   - takesLength: whether a rest with this id takes another length: not the one that runs, nor one whose length the
  ///     athlete has chosen.
  ///   - removed: the ids of blocks that the athlete removed. They stay away.
  package func reshape(
    to planned: Session, isAhead: (Int) -> Bool = { _ in true }, takesLength: (Int) -> Bool = { _ in true },
    removed: Set<Int> = []
  ) -> Reshape {
    var difference = Difference(
      removed: removed, firstAdded: planned.firstAddedID ?? .max, changesTimes: rules >= .twelfth)
    difference.compare(blocks, planned.blocks, in: nil, isAhead, takesLength)
    return difference.reshape
  }

  /// The session in its other shape.
  package func reshaped(by reshape: Reshape) -> Session {
    var session = self
    session.blocks = reshape.applied(to: blocks, in: nil)
    return session
  }
}

/// A change of shape.
public struct Reshape: Hashable, Codable, Sendable {
  /// The ids of the blocks that are left out.
  public var leftOut: [Int]
  /// The blocks that come in, in the order of the session.
  public var inserted: [Insertion]
  /// The groups that go round another number of times, or have another clock.
  public var resized: [Resized]
  /// The rests of another length; nil for none.
  public var rests: [NewRest]?

  /// A block that comes in.
  public struct Insertion: Hashable, Codable, Sendable {
    /// With the ids of the plan.
    public var block: Block
    /// The id of its group; nil for the session's own list.
    public var group: Int?
    /// The id of the block before it in the group; nil if it is the first.
    public var after: Int?

    package init(block: Block, group: Int?, after: Int?) {
      (self.block, self.group, self.after) = (block, group, after)
    }
  }

  /// A group with another number of rounds.
  public struct Resized: Hashable, Codable, Sendable {
    /// The id of the group.
    public var block: Int
    /// Its form, with the new number.
    public var form: Block.Form

    package init(block: Int, form: Block.Form) { (self.block, self.form) = (block, form) }
  }

  /// A rest of another length.
  public struct NewRest: Hashable, Codable, Sendable {
    /// The id of the rest.
    public var block: Int
    /// How long it is from now on.
    public var length: Milliseconds
    /// The upper end of its range; nil if there is none.
    public var upTo: Milliseconds?

    package init(block: Int, length: Milliseconds, upTo: Milliseconds? = nil) {
      (self.block, self.length, self.upTo) = (block, length, upTo)
    }
  }

  package init(
    leftOut: [Int] = [], inserted: [Insertion] = [], resized: [Resized] = [], rests: [NewRest]? = nil
  ) {
    (self.leftOut, self.inserted, self.resized, self.rests) = (leftOut, inserted, resized, rests)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { count == 0 }

  /// The number of its changes.
  package var count: Int { leftOut.count + inserted.count + resized.count + (rests?.count ?? 0) }
}

extension Reshape {
  fileprivate func applied(to blocks: [Block], in group: Int?) -> [Block] {
    let out = Set(leftOut)
    var shaped: [Block] = []
    for block in blocks where !out.contains(block.id) {
      var block = block
      if case .step(.rest(let rest)) = block.content, let new = rests?.first(where: { $0.block == block.id }) {
        block.content = .step(.rest(rest.taking(new)))
      }
      if case .group(var inside) = block.content {
        if let resized = resized.first(where: { $0.block == block.id }) { inside.form = resized.form }
        inside.blocks = applied(to: inside.blocks, in: block.id)
        block.content = .group(inside)
      }
      shaped.append(block)
    }
    for insertion in inserted where insertion.group == group {
      let before = insertion.after.flatMap { id in shaped.firstIndex { $0.id == id } }
      shaped.insert(insertion.block, at: before.map { $0 + 1 } ?? 0)
    }
    return shaped
  }
}

/// Compares two compilations, group by group.
private struct Difference {
  let removed: Set<Int>
  /// Blocks from this id on were added by the athlete: no plan has them.
  let firstAdded: Int
  /// Whether lengths may be others, too; before the twelfth rules they stayed.
  let changesTimes: Bool
  var reshape = Reshape()

  mutating func compare(
    _ now: [Block], _ planned: [Block], in group: Int?, _ isAhead: (Int) -> Bool, _ takesLength: (Int) -> Bool
  ) {
    let wanted = Set(planned.map { $0.id })
    for (place, block) in now.enumerated() where !wanted.contains(block.id) && block.id < firstAdded {
      leaveOut(block, behind: place > 0 ? now[place - 1] : nil, isAhead)
    }
    var here: [Int: Block] = [:]
    for block in now { here[block.id] = block }
    var before: Int?
    for block in planned where !removed.contains(block.id) {
      defer { before = block.id }
      guard let known = here[block.id] else {
        reshape.inserted.append(Reshape.Insertion(block: block, group: group, after: before))
        continue
      }
      switch (known.content, block.content) {
      case (.step(.rest(let old)), .step(.rest(let new))):
        if changesTimes, takesLength(block.id), let change = old.change(to: new, of: block.id) {
          reshape.rests = (reshape.rests ?? []) + [change]
        }
      case (.group(let old), .group(let new)):
        let canLast = changesTimes && isAhead(block.id) && old.form.canLast(as: new.form)
        if old.form.canBecome(new.form) || canLast {
          reshape.resized.append(.init(block: block.id, form: new.form))
        }
        compare(old.blocks, new.blocks, in: block.id, isAhead, takesLength)
      case (.step, _), (.group, _): break
      }
    }
  }

  /// What has begun stays, with the rest after it.
  private mutating func leaveOut(_ block: Block, behind previous: Block?, _ isAhead: (Int) -> Bool) {
    if case .step(.rest) = block.content, let previous, !isAhead(previous.id) { return }
    if isAhead(block.id) {
      reshape.leftOut.append(block.id)
    } else if case .group(let group) = block.content {
      for (place, inside) in group.blocks.enumerated() {
        leaveOut(inside, behind: place > 0 ? group.blocks[place - 1] : nil, isAhead)
      }
    }
  }
}

extension Rest {
  /// Nil if the length is the same, or one of the two ends otherwise.
  fileprivate func change(to new: Rest, of block: Int) -> Reshape.NewRest? {
    guard recovery == nil, new.recovery == nil, length != nil, let least = new.length,
      (length, upTo) != (new.length, new.upTo)
    else { return nil }
    return Reshape.NewRest(block: block, length: least, upTo: new.upTo)
  }

  func taking(_ new: Reshape.NewRest) -> Rest {
    var rest = self
    (rest.length, rest.upTo) = (new.length, new.upTo)
    return rest
  }
}

extension Block.Form {
  /// Whether the other is the same with another clock, which only a group that has not begun can take over.
  func canLast(as other: Block.Form) -> Bool {
    switch (self, other) {
    case (.window(let length), .window(let new)): length != new
    case (.forTime(let cap?), .forTime(let new?)): cap != new
    case (.intervals(let lengths, _), .intervals(let new, _)): lengths != new
    case (.exercise, _), (.sequence, _), (.rounds, _), (.intervals, _), (.window, _), (.forTime, _), (.ladder, _),
      (.choice, _), (.freeOrder, _):
      false
    }
  }

  /// Whether the other is the same with another number of rounds, which a running group can take over.
  func canBecome(_ other: Block.Form) -> Bool {
    switch (self, other) {
    case (.rounds(let count, let style), .rounds(let new, let newStyle)): count != new && style == newStyle
    case (.intervals(let lengths, let count), .intervals(let new, let newCount)): lengths == new && count != newCount
    case (.exercise, _), (.sequence, _), (.rounds, _), (.intervals, _), (.window, _), (.forTime, _), (.ladder, _),
      (.choice, _), (.freeOrder, _):
      false
    }
  }
}
