/// The keywords as a reader sees them: the word, and how it is written with its value.

package struct KeywordForm: Hashable, Sendable {
  package let keyword: Keyword
  package let word: String
  package let form: String

  /// All of them, from the table.
  package static let all = Keyword.allCases.map { KeywordForm(keyword: $0, word: $0.word, form: $0.entry.form) }
}
