/// A number with the singular or plural of a word: `1 set`, `3 sets`.

package func counted(_ count: some BinaryInteger, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
