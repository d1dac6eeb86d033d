/// Every figure of `stats` and `records` equals what Python computes from `export --csv`.

import Testing

@Suite("Figures, computed twice")
struct FiguresTests {
  @Test("Stats and records of logs of Strong and Hevy equal what follows from their CSV", arguments: [1, 2])
  func figures(seed: Int) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "\"$PYTHON\" Tests/Corpus/figures.py '\(Built.program.path)' \(seed)", home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Every set of a generated export of each app is in the log, or reported", arguments: ["strong", "hevy"])
  func corpus(app: String) async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      """
      "$PYTHON" Tests/Corpus/generate.py \(app) 7 > '\(home.path)/\(app).csv' \
        && "$PYTHON" Tests/Corpus/compare.py '\(Built.program.path)' '\(home.path)/\(app).csv'
      """, home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("Other readers find in an exported activity what the CSV has, and so does its import")
  func activities() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "\"$PYTHON\" Tests/Corpus/exported.py '\(Built.program.path)'", home: home.path)
    #expect(status == 0, "\(output)")
  }
}
