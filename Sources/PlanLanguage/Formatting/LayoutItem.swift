/// What the layout moves about: items and declarations as lines of text with blocks in them.

/// An item, a declaration, or a comment on lines of its own.
struct LayoutItem {
  /// A blank line stood before it.
  var hasBlankBefore: Bool
  /// No newline stood in it.
  var isOnOneLine: Bool
  var pieces: [Piece]
  /// The comment after it.
  var comment: String?

  /// Whether it is only a comment.
  var isComment: Bool

  enum Piece {
    case run(Run)
    case block(LayoutBlock)
  }
}

/// Tokens that are never parted.
struct Run {
  var text: String
  var start: Start
  /// What stood before it, after the comma or the block that it follows.
  var comments: [PlacedComment] = []

  enum Start {
    /// Goes on in the line, with or without a space.
    case inLine(hasSpace: Bool)
    /// Begins a new line if it does not fit into this one.
    case whereItFits
    /// Begins a new line, further in, as its author had it.
    case nextLine
    /// An `else`: begins a new line, unless the whole item fits into one, or the line begins with the `>` before it.
    case alternative
  }
}

struct LayoutBlock {
  var hasSpaceBefore: Bool
  /// No newline stood between its brackets.
  var isOnOneLine: Bool
  /// The comment after its `<`.
  var comment: String?
  var items: [LayoutItem]
}

struct PlacedComment {
  var text: String
  var isOnItsOwnLine: Bool
}
