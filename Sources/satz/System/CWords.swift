/// The words of a command as C takes them: a list that ends with NULL.

import Glibc

/// They live until the body returns.
func withCWords<Result>(_ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = words.map { (word: String) in strdup(word) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
