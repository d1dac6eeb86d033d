/// What a session is called on a screen.

extension Language {
  /// A session that comes from no plan has no name.
  public func sessionName(_ name: String) -> String {
    name.isEmpty ? SheetText.freeTraining.said(in: self) : name
  }
}
