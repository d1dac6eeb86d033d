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

  init() {}

  init(_ capabilities: JSONValue) {
    let document = capabilities["textDocument"]
    takesHints = document?["inlayHint"]?.object != nil
    refreshesHints = capabilities["workspace"]?["inlayHint"]?["refreshSupport"]?.bool ?? false
    takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
  }
}
