/// Names with parentheses and slashes, as other apps and published plans write them.

import Testing

@testable import PlanLanguage

@Suite("What a name says in parentheses")
struct NameDetailsTests {
  private let library = ExerciseLibrary.builtIn

  @Test(
    "A muscle that the exercise trains, or how it is done, is no part of the name",
    arguments: [
      ("Dips (Triceps Focused)", "dip"), ("Wadenheben sitzend (Soleus)", "seated-calf-raise"),
      ("Dumbbell Pullover (Lat Bias)", "dumbbell-pullover"), ("Weighted Dips (Chest Lean)", "weighted-dip"),
      ("Diamant-Liegestütze (Trizeps)", "diamond-push-up"), ("Pike Push-ups (Schultern)", "pike-push-up"),
      ("Child's Pose (Unterer Rücken)", "childs-pose"), ("Taube (Po/Hüfte)", "pigeon-stretch"),
      ("Kobra-Pose (Bauchdehnung)", "cobra"), ("Front Squat (Straps)", "front-squat"),
      ("Barbell Row (explosive)", "barbell-row"),
      ("Hampelmänner (Aufwärmen)", "jumping-jack"), ("Liegestütze (klassisch)", "push-up"),
      ("Tempo Bench (3-1-1)", "tempo-bench-press"), ("Armkreisen (vorwärts/rückwärts)", "arm-circle"),
      ("Beinpendel (vor/zurück & seitlich)", "leg-swing"),
    ])
  func remarks(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "What changes the exercise is added to its name, wherever it stands",
    arguments: [
      ("Seated Row (Lats) (Machine)", "machine-row"), ("Rear Delt Flies (Pec Deck)", "reverse-pec-deck"),
      ("Arnold Press (Kettlebell)", "kettlebell-arnold-press"), ("Überzüge (Pullover, KH)", "dumbbell-pullover"),
      ("Klimmzüge (eng/Untergriff)", "close-grip-chin-up"),
      ("Overhead Press (Barbell/Standing)", "overhead-press"), ("Herabschauender Hund (gehalten)", "downward-dog"),
      ("Chest-Supported Row (Maschine)", "machine-row"),
    ])
  func changes(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "Another name for the same exercise may stand beside it",
    arguments: [
      ("Butt Kicks (Anfersen)", "butt-kick"), ("High Knees (Kniehebelauf)", "high-knees"),
      ("Raupenlauf (Inchworm)", "inchworm"), ("Knöchel-Mobilisierung (Knie zur Wand)", "ankle-rock"),
      ("Jumping Jack / Hampelmann", "jumping-jack"), ("Beckenheben/Glute Bridge", "glute-bridge"),
    ])
  func synonyms(name: String, key: String) {
    #expect(library.find(name)?.key == key)
  }

  @Test(
    "What may make it another exercise leaves the name unknown",
    arguments: [
      "Bankdrücken (Wade)", "squat (biceps)", "Radfahren (locker)", "Leg Curl Machine (Lying/Seated)",
      "Scheibenwischer (Liegend/Hängend)", "Bankdrücken (Langhantel oder Kurzhanteln)", "Row (calories)",
      "Tuck front lever (3s)", "Hampelmann (modifiziert)", "squat, lunge", "squat / lunge", "squat / spoon",
      "squat (left)", "Thorax-Kreisen (Vierfüßlerstand)", "Schmetterlings-Sitz (Adduktoren)", "squat ((light))",
      "squat (light", "squat light)", "squat (, )", "bench press, close grip", "(light) (slow)", "plate-loaded press",
      "Fliegende (Kabel/Maschine)", "Wadenheben (einbeinig/beidbeinig)",
      "squat (light, slow, heavy, strict, speed)", "Ausfallschritt (vorwärts)", "wall lean (calves)",
    ])
  func others(name: String) {
    #expect(library.find(name) == nil)
  }
}
