/// The words on info sheets, in English and German.

import PlanWording

enum InfoWord: Hashable, Sendable {
  case info, infoMore, topicArgument
  case oneRepMax(String)
  case lastTime(day: String, sets: String)
  case atThePrompt(String)
  case inTheShell(String)
  case topics, words, commands
}

extension InfoWord: Worded {
  var english: String {
    switch self {
    case .info: "Explain a term, a word of the language, a command or an exercise."
    case .infoMore: "satz info rpe; satz info emom; satz info bench press. Without a topic: a list of them all."
    case .topicArgument: "A term, a word of the language, a command of the prompt, or an exercise."
    case .oneRepMax(let load): "One-rep max: \(load)"
    case .lastTime(let day, let sets): "Last time, \(day): \(sets)"
    case .atThePrompt(let usage): "At the prompt: \(usage)"
    case .inTheShell(let command): "In the shell: satz \(command) --help"
    case .topics: "Terms"
    case .words: "Words of the language"
    case .commands: "Commands of the prompt"
    }
  }

  var german: String {
    switch self {
    case .info: "Erklärt einen Begriff, ein Wort der Sprache, einen Befehl oder eine Übung."
    case .infoMore: "satz info rpe; satz info emom; satz info Bankdrücken. Ohne Begriff: eine Liste aller."
    case .topicArgument: "Ein Begriff, ein Wort der Sprache, ein Befehl des Prompts oder eine Übung."
    case .oneRepMax(let load): "Maximum: \(load)"
    case .lastTime(let day, let sets): "Zuletzt am \(day): \(sets)"
    case .atThePrompt(let usage): "Am Prompt: \(usage)"
    case .inTheShell(let command): "In der Shell: satz \(command) --help"
    case .topics: "Begriffe"
    case .words: "Wörter der Sprache"
    case .commands: "Befehle des Prompts"
    }
  }
}
