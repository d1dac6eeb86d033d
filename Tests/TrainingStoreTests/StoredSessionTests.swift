/// Compiled sessions as kept in the store: what older versions of Satz wrote is read as they meant it.

import SessionModel
import Testing

@testable import TrainingStore

@Suite struct StoredSessionTests {
  @Test("A stored session that names no version of the rules began with the first")
  func withoutVersion() {
    let session = StoredSession.session(
      from: #"{"blocks":[],"kind":"workout","name":"Push","notes":[],"tags":["upper"]}"#)
    #expect(session == Session(name: "Push", kind: .workout, tags: ["upper"], blocks: [], rules: .first))
  }

  @Test("A session that begins now is read with the rules that it began with")
  func withVersion() throws {
    let session = Session(name: "Push", kind: .workout, blocks: [Block(id: 1, .step(.rest(Rest(length: nil))))])
    #expect(StoredSession.session(from: try StoredSession.text(of: session)) == session)
  }

  @Test("A session of rules that are not known yet is not read")
  func newerVersion() {
    let text = #"{"blocks":[],"kind":"workout","name":"Push","notes":[],"rules":99,"tags":[]}"#
    #expect(StoredSession.session(from: text) == nil)
  }
}
