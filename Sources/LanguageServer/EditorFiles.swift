/// Files that an editor can open, which the tool keeps for that: the server itself writes none.

/// Each gives the path of a file, or nil where none can be kept.
public struct EditorFiles: Sendable {
  /// The page about the code of a diagnostic.
  public var page: @Sendable (_ code: String) -> String?
  /// The first picture of the exercise with this key.
  public var picture: @Sendable (_ exercise: String) -> String?
  /// The result of a command; the next one of the same name takes its place.
  public var result: @Sendable (_ name: String, _ text: String) -> String?

  /// Without arguments, there are none.
  public init(
    page: @escaping @Sendable (_ code: String) -> String? = { _ in nil },
    picture: @escaping @Sendable (_ exercise: String) -> String? = { _ in nil },
    result: @escaping @Sendable (_ name: String, _ text: String) -> String? = { _, _ in nil }
  ) {
    (self.page, self.picture, self.result) = (page, picture, result)
  }
}
