/// `Schwimmtraining Mi (50m Bahn)`, `Sat ride - 2h total`, `5/3/1 BBB Monday` as the first line: a title, whose numbers
/// are not work.

extension LineForm {
  static let title = LineForm { line, reader in
    guard reader.isTitleWithNumbers(line) else { return nil }
    return [.heading(HeadingText.of(line), level: 0, isAfterBlank: true)]
  }
}
