/// The notes of groups, by the blocks with which they are shown.

import SessionModel
import Testing

struct GroupNotesTests {
  private let squat = Step.work(Work(exercise: Exercise(key: "squat", name: "Squat"), target: .reps(.exactly(5))))

  @Test("What a group without work says is shown with the step after it, or at the end")
  func groupsWithoutWork() {
    func said(_ id: Int, _ note: String) -> Block {
      Block(id: id, .group(Block.Group(form: .sequence, notes: [note], blocks: [])))
    }
    let session = Session(
      name: "A", kind: .workout,
      blocks: [said(1, "Move about."), Block(id: 2, .step(squat)), Block(id: 3, .step(squat)), said(4, "Stretch.")])
    #expect(session.groupNotes == [2: ["Move about."]])
    #expect(session.notesAtEnd == ["Stretch."])
  }
}
