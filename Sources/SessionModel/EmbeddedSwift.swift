/// What the standard library lacks where the libraries are built for a browser, as Embedded Swift.

#if hasFeature(Embedded)
  /// Nothing is encoded there: a page gets its values from the code that calls it.
  public protocol Codable {}
#endif
