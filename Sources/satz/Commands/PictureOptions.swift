/// Where a picture goes and which background it has, for every command that can draw what it shows.

import ArgumentParser

struct PictureOptions: ParsableArguments {
  @Option(help: help(ChartWord.svg), completion: .file(extensions: ["svg"])) var svg: String?
  @Option(help: help(ChartWord.png), completion: .file(extensions: ["png"])) var png: String?
  @Flag(name: .long, help: help(ChartWord.picture)) var picture = false
  @Flag(name: .long, help: help(ChartWord.dark)) var dark = false
  @Flag(name: .long, help: help(ChartWord.light)) var light = false

  /// Whether there is something to draw.
  var isWanted: Bool { svg != nil || png != nil || picture }

  /// Ends the command where two documents would be mixed, or two backgrounds.
  func check(json: Bool = false) throws {
    if svg == "-", json || png == "-" { throw fail(.invalidValue(option: "--svg", value: "-", .file), .usage) }
    if png == "-", json { throw fail(.invalidValue(option: "--png", value: "-", .file), .usage) }
    if picture, json { throw fail(.excludeEachOther("--picture", "--json"), .usage) }
    if picture, svg == "-" || png == "-" { throw fail(.excludeEachOther("--picture", "-"), .usage) }
    if dark, light { throw fail(.excludeEachOther("--dark", "--light"), .usage) }
    if dark || light, !isWanted { throw fail(ChartWord.backgroundOfPicture(dark ? "--dark" : "--light"), .usage) }
  }

  /// How the command ends if there is no picture of what it shows.
  func refused() -> ExitCode {
    if picture { return fail(ChartWord.noPictureOfThis, .usage) }
    return fail(
      .invalidValue(option: svg == nil ? "--png" : "--svg", value: svg ?? png ?? "", .nothingHere), .usage)
  }

  /// Writes what `draw` makes, and says where, unless standard output is for data.
  func write(isQuiet: Bool = false, _ draw: (PictureTheme) -> String) throws {
    guard isWanted else { return }
    let theme: PictureTheme = dark ? .dark : light ? .light : .both
    if svg != nil || png != nil {
      let drawing = draw(theme)
      if let svg { try save(Array(drawing.utf8), to: svg, isQuiet) }
      if let png { try save(try drawn(drawing), to: png, isQuiet) }
    }
    // Nothing in a terminal says which background its reader prefers.
    if picture { try show(draw(theme == .both ? .dark : theme)) }
  }

  private func show(_ drawing: String) throws {
    let display = PictureDisplay.chosen(by: try Settings.ofThisUser())
    guard display == .kitty || display == .sixel else { throw fail(ChartWord.noPictures) }
    guard let text = ShownPicture.text(of: try drawn(drawing), on: display, columns: Output.chartSize.columns) else {
      throw fail(ChartWord.pngFailed)
    }
    Output.write(text)
  }

  private func drawn(_ picture: String) throws -> [UInt8] {
    do {
      return try DrawnPNG.bytes(of: picture)
    } catch {
      switch error {
      case .notInstalled: throw fail(ChartWord.noPNG)
      case .failed: throw fail(ChartWord.pngFailed)
      }
    }
  }

  private func save(_ bytes: [UInt8], to path: String, _ isQuiet: Bool) throws {
    do { try SavedFile.write(bytes, to: path) } catch { throw fail(error.said) }
    if !isQuiet, svg != "-", png != "-" { Output.print(say(.wroteFile(path))) }
  }
}
