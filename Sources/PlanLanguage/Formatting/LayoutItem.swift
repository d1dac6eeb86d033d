/// The units of the layout: items and declarations as lines of text with blocks in them.

/// An item, a declaration, or a comment on lines of its own.
struct LayoutItem {
  /// Whether a blank line was before it.
  var hasBlankBefore: Bool
  /// Whether it contained no newline.
  var isOnOneLine: Bool
  var pieces: [Piece]
  /// Its trailing comment.
  var comment: String?

  /// Whether it is only a comment.
  var isComment: Bool

  enum Piece {
    case run(Run)
    case block(LayoutBlock)
  }
}

/// Tokens that are never separated.
struct Run {
  var text: String
  var start: Start
  /// What was before it, after the preceding comma or block.
  var comments: [PlacedComment] = []

  enum Start {
    /// Continues the line, with or without a space.
    case inLine(hasSpace: Bool)
    /// Begins a new line if it does not fit into this one.
    case whereItFits
    /// Begins a new, indented line, as the author wrote it.
    case nextLine
    /// An `else`: begins a new line, unless the whole item fits into one, or the line begins with the `>` before it.
    case alternative
  }
}

struct LayoutBlock {
  var hasSpaceBefore: Bool
  /// Whether there was no newline between its brackets.
  var isOnOneLine: Bool
  /// The comment after its `<`.
  var comment: String?
  var items: [LayoutItem]
}

struct PlacedComment {
  var text: String
  var isOnItsOwnLine: Bool
}
