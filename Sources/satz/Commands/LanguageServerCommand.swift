/// `satz lsp`: the language server for editors, on standard input and output.

import ArgumentParser
import LanguageServer
import PlanLanguage
import PlanWording
import SessionRunner

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: say(ServerText.lsp), discussion: say(ServerText.lspMore))

  @OptionGroup var common: CommonOptions
  // Many clients add it without being asked.
  @Flag(name: .long, help: help(ServerText.stdioOption)) var stdio = false

  func run() throws {
    var server = LanguageServer(.ofThisUser)
    let status = ServerStream.loop(.headers).run(&server)
    if status != 0 { throw ExitCode(status) }
  }
}

extension ServerSetting {
  /// With the athlete's own exercises and maxes; a store that cannot be read changes nothing but these values.
  static var ofThisUser: ServerSetting {
    var setting = ServerSetting(
      language: .current, version: Version.text,
      finder: { SourceFile(path: $0, bytes: []).finder }, plans: { PlanFiles.below($0) },
      keyword: { word in
        KeywordInfo.of(word).map { info in
          let sheet = info.sheet(in: .current)
          return (sheet.title, sheet.text, sheet.tips.first)
        }
      })
    setting.known = .ofThisUser()
    setting.sheets = PlanSheets(
      rehearsal: { compiled, declaration, plan, formatter in
        RehearsalSheet(compiled: compiled, declaration: declaration, plan: plan, formatter: formatter).rows()
      },
      simulation: { sessions, program, formatter in
        SimulationSheet(formatter: formatter, hasCycles: program.cycle != nil).rows(of: sessions)
      })
    setting.files = .ofThisUser
    setting.renewed = { $0.renewed() }
    return setting
  }
}
