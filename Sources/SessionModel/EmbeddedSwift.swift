/// Replacements for what the standard library lacks in Embedded Swift, for building the libraries for a browser.

#if hasFeature(Embedded)
  /// Nothing is encoded there: the calling code passes values to the page.
  public protocol Codable {}
#endif
