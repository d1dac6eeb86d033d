import FoundationEssentials
import PlanLanguage
import SessionRunner
import Testing

@testable import satz

@Suite("The plans that come with Satz")
struct PresetTests {
  @Test("Each preset has the text of its file in Examples and is found by its name", arguments: Preset.all)
  func text(_ preset: Preset) throws {
    let file = preset.name == "push-day" ? "push" : preset.name
    let url = Built.repository.appending(path: "Examples/\(file).satz")
    #expect(try preset.text == String(contentsOf: url, encoding: .utf8))
    #expect(!check(Array(preset.text.utf8)).hasErrors)
    #expect(Preset.named(preset.name.uppercased()) == preset)
  }

  @Test("Every command that reads a plan knows the presets, and fmt writes none of them")
  func commands() async throws {
    let home = try TemporaryFolder()
    let line = "cd \"$HOME\"; satz simulate gzclp --weeks 1 && satz check gzclp && ! satz fmt gzclp && ! test -e gzclp"
    let (output, status) = try await shell(line, home: home.path)
    #expect(status == 0, "\(output)")
  }

  @Test("No two presets have the same name")
  func names() { #expect(Set(Preset.all.map(\.name)).count == Preset.all.count && Preset.all.count > 20) }
}
