import PlanLanguage
import Testing

/// Plans as they are typed, and as they are laid out.
@Suite("The canonical layout")
struct FormatTests {
  static let layouts: [(source: String, layout: String)] = [
    // Tokens
    ("workout \"A\" < bench 3 x 8 @80 kg rest 90 s >", "workout \"A\" < bench 3x8 @ 80kg rest 90s >\n"),
    ("WORKOUT “A” < Bench 3×8 REST 90SEC >", "workout \"A\" < Bench 3x8 rest 90s >\n"),
    (
      "workout \"A\" < Side Plank 3x30s; Max Effort Squat 5 >",
      "workout \"A\" < Side Plank 3x30s; Max Effort Squat 5 >\n"
    ),
    (
      "workout \"A\" < a   b 5 ;dips 3xMAX; dips MAX in 2 min >",
      "workout \"A\" < a b 5; dips 3xmax; dips max in 2min >\n"
    ),
    (
      "let a = 1km;workout \"A\" < run 1km @ 4:30/a-4:15 / km; run 1km @ 9s/a-8s/a; run 1km @ 9s/a - 8s/a >",
      "let a = 1km\nworkout \"A\" < run 1km @ 4:30/a-4:15/km; run 1km @ 9s / a-8s / a; run 1km @ 9s / a - 8s / a >\n"
    ),
    (
      "let n = 5;workout \"A\" < a  ( KH,SZ-Stange ,  neu )3 x 5; b (u&v)  5; 3x5 c ( w / x)@ 5 kg; d ( n )x5 >",
      "let n = 5\nworkout \"A\" < a (KH,SZ-Stange, neu) 3x5; b (u&v) 5; 3x5 c (w / x) @ 5kg; d (n)x5 >\n"
    ),
    (
      "let p = press ( a - b );workout \"A\" < p 5; a 5 @ 5% of max( fly ( c & d ) ) >",
      "let p = press (a - b)\nworkout \"A\" < p 5; a 5 @ 5% of max(fly (c & d)) >\n"
    ),
    (
      "workout \"A\" < a 8 – 12; b 5+; c 5x5+,3; d (8+,3+ , 2+)pause 15s >",
      "workout \"A\" < a 8-12; b 5+; c 5x5+, 3; d (8+, 3+, 2+) pause 15s >\n"
    ),
    (
      "workout \"A\" < a 5 tempo 31X0 ; b 5 @ rpe8; c 5 @ 8 rpe ; d 5@2 x 24kg >",
      "workout \"A\" < a 5 tempo 3-1-x-0; b 5 @ rpe 8; c 5 @ 8 rpe; d 5 @ 2x24kg >\n"
    ),
    (
      "workout \"A\" < run 1km @ 4:15/km-4:30 / km; row 500m @1:55/500m-2:00/500m; run 1km @ race/km - 2 s/km >",
      "workout \"A\" <\n  run 1km @ 4:15/km-4:30/km\n  row 500m @ 1:55/500m-2:00/500m\n  run 1km @ race / km - 2s/km\n>\n"
    ),
    (
      "workout \"A\" < box jump 30 @24 in; box jump @ 60CM 5; ball 20 @ 9kg @ 10ft >",
      "workout \"A\" < box jump 30 height 24in; box jump height 60cm 5; ball 20 @ 9kg height 10ft >\n"
    ),
    (
      "workout \"A\" < LEVELS men ,women; a 21 @43 kg OR 30KG; b 5 or  c 8; d 20 @ 24 in or 20 in; e 5 @ 2 x 24kg or rpe8 >",
      "workout \"A\" <\n  levels men, women\n  a 21 @ 43kg or 30kg\n  b 5 or c 8\n  d 20 height 24in or 20in\n"
        + "  e 5 @ 2x24kg or rpe 8\n>\n"
    ),
    (
      "def main(move,step=5 kg,reps = 3-5) < move 5 >\nworkout \"A\" < main( squat,step :10kg,Reps:(3)) >",
      "def main(move, step = 5kg, reps = 3-5) < move 5 >\nworkout \"A\" < main(squat, step: 10kg, reps: (3)) >\n"
    ),
    (
      "let a=by week 1,3 , 3\nlet b = (a-1)  MOD 3\nlet c = BY (a) squat,front squat",
      "let a = by week 1, 3, 3\nlet b = (a - 1) mod 3\nlet c = by (a) squat, front squat\n"
    ),
    (
      "workout \"A\" < 10 lunges EACH leg; a 8/side; a 3x8 / leg @ 20kg; a 8 each; a 8 per arm rest 90s; a 8 left >",
      "workout \"A\" <\n  10 lunges each side\n  a 8 each side\n  a 3x8 each side @ 20kg\n  a 8 each side\n"
        + "  a 8 each side rest 90s\n  a 8 left\n>\n"
    ),
    (
      "workout \"A\" < 20 alternating lunges @ 10kg // c\nalternating lunge 20; a 8 alternating; a 8 alternate legs >",
      "workout \"A\" <\n  20 lunges @ 10kg alternate sides // c\n  lunge 20 alternate sides\n"
        + "  a 8 alternate sides\n  a 8 alternate sides\n>\n"
    ),
    (
      "workout \"A\" < run 400m @ 4:00 - 4:30/KM; run 1 km @ 4:00 / km; row @ 30cal/min 5 >",
      "workout \"A\" < run 400m @ 4:00 - 4:30/km; run 1km @ 4:00/km; row @ 30cal/min 5 >\n"
    ),
    (
      "let a=80kg+2.5 kg*2\nlet b = -(a-5kg)/2-1\nlet c=90 %of max( squat )",
      "let a = 80kg + 2.5kg * 2\nlet b = -(a - 5kg) / 2 - 1\nlet c = 90% of max(squat)\n"
    ),
    (
      "workout \"A\" < ladder 3 – 6–9–… x 2 < a > ; ladder \"T\" 21 - 15-... < b >; ladder 1-2-... < c > >",
      "workout \"A\" < ladder 3-6-9-... x2 < a >; ladder \"T\" 21-15-... < b >; ladder 1-2-... < c > >\n"
    ),
    (
      "workout \"A\" < every 2min x 5 < a 5 >; superset rpe 8 x3 < a 5 > >",
      "workout \"A\" < every 2min x5 < a 5 >; superset rpe 8 x3 < a 5 > >\n"
    ),
    (
      "workout \"A\" < a 5 note “say \"hi” cue \"x\\qy\" >",
      "workout \"A\" < a 5 note \"say \\\"hi\" cue \"xqy\" >\n"
    ),
    ("workout \"A\" < 8 in 1min >", ""),
    ("workout \"A\" < a 8 in 1 min; 500 m row; 8 Reps b >", "workout \"A\" < a 8 in 1min; 500m row; 8 reps b >\n"),
    (
      "let n=5;workout \"A\" < squat 3 x ( n )+rest 90s; squat (n+1)+ >",
      "let n = 5\nworkout \"A\" < squat 3x(n)+ rest 90s; squat (n + 1)+ >\n"
    ),
    // What would be read differently without its space, or with it
    (
      "workout \"A\" < squat 5 reps x3 @ 60kg; squat 5 reps×3; squat 5 reps x (2 + 1); squat 3-5 reps x 3 >",
      "workout \"A\" < squat 5 reps x3 @ 60kg; squat 5 reps x3; squat 5 reps x(2 + 1); squat 3-5 reps x3 >\n"
    ),
    (
      "workout \"A\" < rounds x\u{FEFF}10 < squat 5 >; squat 3 x\u{2009}8; rounds x\t3 < squat 5 > >",
      "workout \"A\" < rounds x10 < squat 5 >; squat 3x8; rounds x3 < squat 5 > >\n"
    ),
    ("workout \"A\" < squat 5 × max; squat 5 reps – 8 reps >", "workout \"A\" < squat 5xmax; squat 5 reps-8 reps >\n"),
    // Items and blocks
    (
      "workout \"A\"\n<\n   a 5;b 5\n\n\n\n c 5 > workout \"B\"<a 5>",
      "workout \"A\" <\n  a 5\n  b 5\n\n  c 5\n>\n\nworkout \"B\" < a 5 >\n"
    ),
    ("workout \"A\" <\n superset x3\n < a 5; b 5 >\n < c 5 >\n < d\n5 > >", ""),
    (
      "workout \"A\" <\n superset x3\n < a 5; b 5 >\n < c 5 >\n <\nd 5 > >",
      "workout \"A\" <\n  superset x3 < a 5; b 5 >\n  < c 5 >\n  <\n    d 5\n  >\n>\n"
    ),
    ("let a = 1\nlet b = 2\n\n\nlet c = 3; let d = 4", "let a = 1\nlet b = 2\n\nlet c = 3\nlet d = 4\n"),
    ("workout \"A\" < >\nworkout \"B\" <\n>", "workout \"A\" < >\nworkout \"B\" < >\n"),
    (
      "exercise \"Z\" < category chest; muscles chest,triceps\n>",
      "exercise \"Z\" <\n  category chest\n  muscles chest, triceps\n>\n"
    ),
    ("", ""), ("\n\n  \n", ""),
    (
      "workout \"A\" <\n when 1 is 1 < a 5 > else < b 5 >\n when 1 is 1 < a 5 >\n\n else when 2 is 1 <\n b 5 > else\n < c 5 > >",
      """
      workout "A" <
        when 1 is 1 < a 5 > else < b 5 >
        when 1 is 1 < a 5 >
        else when 2 is 1 <
          b 5
        > else < c 5 >
      >

      """
    ),
    (
      "workout \"A\" <\n rounds x2 <\n a 5\n >\n\n else 3x5\n >",
      "workout \"A\" <\n  rounds x2 <\n    a 5\n  >\n\n  else 3x5\n>\n"
    ),
    // Lists
    ("workout \"A\" <\na 5 @ 60%,\n3 @ 70%,  1 @ 80%\n>", "workout \"A\" <\n  a 5 @ 60%,\n    3 @ 70%, 1 @ 80%\n>\n"),
    // Comments
    ("// one\n\n\n// two  \nlet a = 1 // three\n// four\n", "// one\n\n// two\nlet a = 1 // three\n// four\n"),
    (
      "workout \"A\" < // one\n a 5// two\n // three\n superset x3 // four\n < // five\n // six\n b 5 // seven\n // eight\n > // nine\n // ten\n > // eleven",
      """
      workout "A" < // one
        a 5         // two
        // three
        superset x3 < // four
          // five
          // six
          b 5 // seven
          // eight
        > // nine
        // ten
      > // eleven

      """
    ),
    (
      "workout \"A\" < a 5, 3, // heavy\n 1+; b 5, // then\n 8-12 >",
      "workout \"A\" <\n  a 5, 3, // heavy\n    1+\n  b 5, // then\n    8-12\n>\n"
    ),
    (
      "workout \"A\" < a 5, // heavy\n // and\n 3 // done\n >",
      "workout \"A\" <\n  a 5, // heavy\n    // and\n    3 // done\n>\n"
    ),
    (
      "workout \"A\" < a 5\n>\n// of B\nworkout \"B\" < a 5 >",
      "workout \"A\" <\n  a 5\n>\n\n// of B\nworkout \"B\" < a 5 >\n"
    ),
    (
      "workout \"A\" < a 5\n>\n// of A\n\nworkout \"B\" < a 5 >",
      "workout \"A\" <\n  a 5\n>\n// of A\n\nworkout \"B\" < a 5 >\n"
    ),
  ]

  @Test("A plan has one layout", arguments: layouts)
  func layout(_ source: String, _ layout: String) throws {
    let formatted = format(parse(Array(source.utf8)))
    #expect(formatted ?? "" == layout)
    if formatted != nil { try Kept.check(Array(source.utf8), "it") }
  }

  @Test("What does not fit into a hundred columns is broken, first at its blocks, then after its commas")
  func width() throws {
    let items = (1...9).map { "exercise number \(Array("abcdefghi")[$0 - 1]) 3x\($0)" }
    let plan = "workout \"A\" < \(items.joined(separator: "; ")) >"
    #expect(
      format(parse(Array(plan.utf8))) == "workout \"A\" <\n" + items.map { "  \($0)\n" }.joined() + ">\n")
    let sets = (100...130).map { "\($0)" }.joined(separator: ", ")
    let list = try #require(format(parse(Array("workout \"A\" < squat \(sets) rest 90s >".utf8))))
    let lines = list.split(separator: "\n" as Character)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.map { $0.prefix { $0 == " " }.count } == [0, 2, 4, 0])
  }

  @Test("A plan with errors is not laid out")
  func errors() {
    #expect(format(parse(Array("workout \"A\" < bench 3x8 rst 90s >".utf8))) == nil)
    #expect(format(parse(Array("workout \"A\" < bench 3x8".utf8))) == nil)
  }

  @Test(
    "A wrong layout would be noticed",
    arguments: [
      "workout \"A\" < squat 3x5 @ 61kg rest 90s >", "workout \"A\" < squat 3x5 @ 60kg rest 90s; squat 3x5 >",
      "workout \"A\" < squat 3x5 @ 60kg rst 90s >", "workout \"B\" < squat 3x5 @ 60kg rest 90s >",
    ])
  func guarded(_ other: String) {
    let checked = check(Array("workout \"A\" < squat 3x5 @ 60kg rest 90s >".utf8))
    #expect(!check(Array(other.utf8)).means(theSameAs: checked))
    #expect(check(Array("workout \"A\" <\n  squat 3 x 5 @60 kg rest 90s\n>".utf8)).means(theSameAs: checked))
  }
}
