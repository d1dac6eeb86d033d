/// What a client can show, as it says when it begins.

struct ClientAbilities {
  /// Values beside the text.
  var takesHints = false
  /// It asks again for values when it is told that they have changed.
  var refreshesHints = false
  /// Completions with places to fill in.
  var takesSnippets = false
  /// It shows the results of commands itself, so that they need no message.
  var showsResults = false
  /// It opens a file when it is asked to.
  var opensFiles = false
  /// A code may be a link to its page.
  var linksCodes = false
  /// It shows the pictures of files in Markdown, which no ability of the protocol says.
  var showsPictures = false

  init() {}

  init(_ capabilities: JSONValue) {
    let document = capabilities["textDocument"]
    takesHints = document?["inlayHint"]?.object != nil
    refreshesHints = capabilities["workspace"]?["inlayHint"]?["refreshSupport"]?.bool ?? false
    opensFiles = capabilities["window"]?["showDocument"]?["support"]?.bool ?? false
    linksCodes = document?["publishDiagnostics"]?["codeDescriptionSupport"]?.bool ?? false
    takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
  }
}
