/// `satz profile picture`: the athlete's own picture, from a file into the store.

import ArgumentParser
import PlanWording
import TrainingStore

extension ProfileCommand {
  struct Picture: LogWriter {
    static let configuration = CommandConfiguration(commandName: "picture", abstract: say(PictureText.profilePicture))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(PictureText.fileArgument), completion: .file(extensions: ["png", "jpg", "jpeg", "gif"]))
    var file: String?
    @Flag(name: .long, help: help(PictureText.removeOption)) var remove = false

    var writes: Bool { remove || file != nil }

    func run() throws {
      if file == nil, !remove { return try show() }
      let picture = try remove ? nil : file.map(PictureFile.load)
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.setProfilePicture(picture) }
      Output.show(.profilePictureChanged)
    }

    private func show() throws {
      let store = try TrainingStore.ofThisUser()
      let picture = try store?.answer { store throws(StoreProblem) in try store.profilePicture() } ?? nil
      guard let store, let picture else { return Output.print(say(PictureText.noProfilePicture)) }
      try Output.show([picture], for: store)
    }
  }
}

extension Output {
  /// Describes each picture, and shows it if the terminal can.
  static func show(_ pictures: [StoredPicture], for store: TrainingStore) throws {
    let settings = Settings(stored: try store.answer { store throws(StoreProblem) in try store.settings() })
    let display = PictureDisplay.chosen(by: settings)
    let depth = TerminalSettings.depth(environment: environment, isTerminal: true)
    for picture in pictures {
      if let text = display?.text(of: picture, columns: ScreenSize.current.columns - 2, depth: depth) { print(text) }
      print(
        say(
          PictureText.picture(
            picture.format, width: picture.size?.width ?? 0, height: picture.size?.height ?? 0,
            kilobytes: (picture.bytes.count + 999) / 1000)))
    }
  }
}
