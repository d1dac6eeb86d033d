/// A number with the word for one or for many: `1 set`, `3 sets`.

package func counted(_ count: some BinaryInteger, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
