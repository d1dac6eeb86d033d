/// The options that every command takes, and how commands end.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Synchronization

struct CommonOptions: ParsableArguments {
  @Option(
    name: .long, help: help(.langOption),
    transform: { tag in
      guard let language = Language(tag: tag) else { throw ValidationError(say(.languageNames)) }
      return language
    })
  var lang: Language?
}

extension Language {
  /// The language of this process. Help texts are made before options are parsed, so it is determined without the
  /// parser. The prompt sets it when its setting changes.
  static var current: Language {
    get { ofThisProcess.withLock { $0 } }
    set { ofThisProcess.withLock { $0 = newValue } }
  }

  private static let ofThisProcess = Mutex(chosen(setting: Settings.ofThisUserIfReadable.language))

  /// The same, with this setting.
  static func chosen(setting: @autoclosure () -> Language?) -> Language {
    chosen(arguments: CommandLine.arguments, setting: setting(), environment: environment)
  }
}

/// A sentence in the language of this process.
func say(_ text: CommandText) -> String { text.said(in: .current) }

func help(_ text: CommandText) -> ArgumentHelp { ArgumentHelp(say(text)) }

/// Of an option whose value is read by a `transform`: the parser does not say its default value then.
func help(_ text: some Worded, default value: Int) -> ArgumentHelp {
  ArgumentHelp(say(text) + " (default: \(value))")
}

func say(_ text: some Worded) -> String { text.said(in: .current) }

func help(_ text: some Worded) -> ArgumentHelp { ArgumentHelp(say(text)) }

/// How a command ends, other than in success.
extension ExitCode {
  /// The command was called wrongly.
  static let usage = ExitCode.validationFailure
  /// The plan has errors, or what was asked for does not exist.
  static let errors = ExitCode(1)
  /// A file or the log could not be read.
  static let unreadable = ExitCode(2)
}

/// Says what is wrong and ends the command.
func fail(_ text: CommandText, _ code: ExitCode = .unreadable) -> ExitCode {
  Output.printProblem(say(text))
  return code
}

func fail(_ text: some Worded, _ code: ExitCode = .unreadable) -> ExitCode {
  Output.printProblem(say(text))
  return code
}

extension Output {
  /// A notice as a line: with its icon and colour on a terminal, the words alone elsewhere. At the prompt, it is a pill, too.
  ///
  /// - Parameter more: in the line, in place of the notice's own words.
  static func show(_ notice: Notice, saying more: String? = nil, in language: Language = .current) {
    let text = notice.said(in: language)
    let line = more ?? text
    if isatty(STDOUT_FILENO) == 1 {
      print(Theme.ofOutput.rendered("\(notice.icon) \(line)", .notice(notice.style)))
    } else if environment(columnsOfPrompt) != nil {
      print("\(notice.icon) \(line)")
      writeData(Pill(icon: notice.icon, text: text, style: notice.style).inOutput)
    } else {
      print(line)
    }
  }
}

extension SourceFile {
  /// The file; if there is none, ends the command with a sentence.
  static func load(_ path: String, upTo limit: Int = limit) throws -> SourceFile {
    do {
      return try read(path, upTo: limit)
    } catch {
      throw fail(error.said)
    }
  }
}

extension FileProblem {
  var said: CommandText {
    let meant = isAboutWriting || reason != .system(ENOENT) ? nil : PlanFiles.meant(by: path)?.visibleInRow
    let path = path.visibleInRow.asArgument
    return switch reason {
    case .system(let code):
      isAboutWriting
        ? .cannotWrite(path: path, reason: SystemReason(code: code).said(in: .current))
        : .cannotRead(path: path, reason: SystemReason(code: code).said(in: .current), meant: meant)
    case .tooLarge(let megabytes): .tooLarge(path: path, megabytes: megabytes)
    case .plan: .plansStay(path: path)
    }
  }
}

extension DataFolder {
  /// The folder; ends the command if the environment names none.
  static func ofThisUser() throws -> DataFolder {
    guard let folder = find() else { throw fail(StorageText.noHome) }
    return folder
  }

  /// Creates it, or ends the command with a sentence.
  func make() throws {
    do { try create() } catch {
      switch error.reason {
      case .system(let code):
        throw fail(.cannotMakeFolder(path: error.path, reason: SystemReason(code: code).said(in: .current)))
      case .tooLarge, .plan: throw fail(error.said)
      }
    }
  }
}
