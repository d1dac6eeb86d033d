/// Where a picture goes and which background it has, for every command that can draw what it shows.

import ArgumentParser

struct PictureOptions: ParsableArguments {
  @Option(help: help(ChartWord.svg), completion: .file(extensions: ["svg"])) var svg: String?
  @Option(help: help(ChartWord.png), completion: .file(extensions: ["png"])) var png: String?
  @Flag(name: .long, help: help(ChartWord.dark)) var dark = false
  @Flag(name: .long, help: help(ChartWord.light)) var light = false

  /// Whether there is something to draw.
  var isWanted: Bool { svg != nil || png != nil }

  /// Ends the command where two documents would be mixed, or two backgrounds.
  func check(json: Bool = false) throws {
    if svg == "-", json || png == "-" { throw fail(.invalidValue(option: "--svg", value: "-"), .usage) }
    if png == "-", json { throw fail(.invalidValue(option: "--png", value: "-"), .usage) }
    if dark, light { throw fail(.excludeEachOther("--dark", "--light"), .usage) }
    if dark || light, !isWanted { throw fail(ChartWord.backgroundOfPicture(dark ? "--dark" : "--light"), .usage) }
  }

  /// How the command ends if there is no picture of what it shows.
  func refused() -> ExitCode {
    fail(.invalidValue(option: svg == nil ? "--png" : "--svg", value: svg ?? png ?? ""), .usage)
  }

  /// Writes what `draw` makes, and says where, unless standard output is for data.
  func write(isQuiet: Bool = false, _ draw: (PictureTheme) -> String) throws {
    guard isWanted else { return }
    let picture = draw(dark ? .dark : light ? .light : .both)
    if let svg { try save(Array(picture.utf8), to: svg, isQuiet) }
    if let png { try save(try drawn(picture), to: png, isQuiet) }
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
