/// What a sheet promises is what a rehearsal takes, to the second, where the clock decides.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Estimates")
struct EstimateTests {
  @Test(
    "The estimate of a session by the clock is the time of its rehearsal",
    arguments: [
      (
        "Mona fartlek",
        """
        rounds x2 < run 90s @ hard; run 90s @ easy >
        rounds x4 < run 60s @ hard; run 60s @ easy >
        rounds x4 < run 30s @ hard; run 30s @ easy >
        rounds x4 < run 15s @ hard; run 15s @ easy >
        """, 20 * 60 + 3
      ),
      (
        "Fight Gone Bad",
        """
        rounds x3 rest 1min <
          wall ball max in 1min; sumo deadlift high pull max in 1min; box jump max in 1min
          push press max in 1min; row max in 1min
        >
        """, 17 * 60 + 3
      ),
      ("30/30", "rounds x12 < run 30s @ hard; run 30s @ easy >", 12 * 60 + 3),
      ("30/30 with rests", "rounds x12 rest 30s < run 30s @ hard >", 11 * 60 + 33),
      ("Tabata", "tabata < air bike >", 3 * 60 + 53),
      // The rest after the last round of the first one leads on to the second.
      ("Two tabatas", "tabata < air bike >; tabata < row >", 7 * 60 + 53),
      ("Tabata in turn", "tabata x8 < alternate < push-up; squat > >", 3 * 60 + 53),
      ("Boxing", "rounds x6 rest 1min < jump rope 3min >", 23 * 60 + 3),
      ("A rest with a range", "squat 3x5 rest 2min-3min", 6 * 60 + 45),
      ("Boxing, timed by sets", "jump rope 6x3min rest 1min", 23 * 60 + 3),
      ("AMRAPs", "rounds x5 < amrap 3min < run 5min >; rest 1min >", 19 * 60 + 3),
      ("Send-offs that are not met", "freestyle 3x100m @ 2:00/100m every 1:40", 6 * 60 + 3),
      ("Send-offs in rounds", "rounds x3 < freestyle 100m every 1:50; rest 20s >; plank 30s", 7 * 60 + 3),
      (
        "Sets with the usual rests", "squat 3x5; warmup < bench press 10 >; bench press 2x8",
        15 * 3 + 2 * 150 + 60 + 30 + 60 + 48 + 90
      ),
      (
        "Lifts with the lighter sets before them", "squat 5x5 @ 100kg; bench press 5x5 @ 80kg; deadlift 1x5 @ 140kg",
        30 * 60 + 45
      ),
      ("Doubles near the max", "squat 5x2 @ 92.5%", 4 * 180 + 5 * 20),
      ("Light doubles", "squat 8x2 @ 60%", 7 * 90 + 8 * 20),
      ("Attempts", "squat 3x1 @ ask; bench press 3x1 @ ask; deadlift 3x1 @ ask", 29 * 60),
      ("Open rests", "squat 5x3 @ 80% rest open; squat 1x3 @ 70% rest open", 5 * 180 + 6 * 20),
      ("Held reps", "hamstring stretch 3x10 hold 10s", 3 * 130 + 2 * 30),
      ("Some reps of each", "push-up 20; sit-up 20; air squat 20", 130),
      ("Small lifts", "curl 3x10 @ 20kg; lateral raise 3x12 @ 8kg", 4 * 90 + 60 + 90 + 108),
      ("Sets without any rest", "squat 10x10 rest none", 5 * 60),
      ("A heavy single", "deadlift 1+ @ 100kg", 20),
      ("A carry as far as it goes", "farmer carry max m @ 2x32kg", 50),
      ("A complex", "complex x2 @ 60kg < clean 1; front squat 1; jerk 1 >", 2 * 11),
      ("Heavy carries", "yoke 2x15m @ 200kg", 20 + 90 + 20),
      ("Carries without a load", "bear crawl 2x15m", 60),
      (
        "A sprint, an interval, an easy run, a long one", "run 100m; run 400m; run 1km @ easy; run 5km",
        18 + 90 + 360 + 1800
      ),
      (
        "Runs, the harder the faster",
        "run 5km @ all out; run 5km @ hard; run 5km @ easy; run 200m @ zone 3; run 400m @ rpe 7",
        1425 + 1500 + 1800 + 66 + 132
      ),
      ("Other endurance all out", "row 5km @ all out; swim 500m @ zone 5; bike 25km @ 110% of ftp", 1107 + 492 + 2952),
      ("A carry is no faster for being hard", "farmer carry 40m @ rpe 9", 40),
      ("What nobody knows, in yards", "zigzag eights 25000yd", 27_432),
      ("Boulders", "boulder problem 4x1 rest 2min", 4 * 45 + 3 * 120),
      ("A march", "ruck 2km @ 20kg", 19 * 60),
      ("The hundred", "hundred 10x10 rest none", 100),
      ("After reps", "rounds x3 < squat 10; plank 30s >", 3 * 63),
      ("Death by, where 16 do not fit into a minute", "emom < ladder 1-2-... < burpee > >", 16 * 60 + 3),
      ("A total with its rests", "squat 40 total rest 45s", 4 * 30 + 3 * 45),
      ("A total that ends its rounds", "every 3min < burpee 10; row 100cal total >", 8 * 60 + 43),
      ("A minute with time left", "emom 10min < burpee 10 >", 9 * 60 + 43),
      ("Short minutes", "emom 3min < burpee 2 >", 2 * 60 + 11),
      ("Minutes in turn, the last of them a rest", "emom 12min alternate < row 15cal; burpee 10; rest >", 10 * 60 + 43),
      ("Minutes with something after them", "emom 3min < burpee 2 >; rest 30s; plank 30s", 4 * 60 + 3),
      ("Minutes in rounds", "rounds x2 < emom 3min < burpee 2 > >", 5 * 60 + 11),
      ("A minute that is too short", "emom 2min < burpee 40 >", 2 * 60 + 3),
      ("Minutes with a ladder", "emom 6min < ladder 1-2-3-4-5-6 < pull-up > >", 5 * 60 + 21),
      ("A ladder in turn", "emom x6 alternate < ladder 1-2-3 < pull-up >; burpee 10 >", 5 * 60 + 43),
      ("A minute that is filled", "emom 3min < burpee 5; amrap < row 5cal > >", 3 * 60 + 3),
      ("A ride in watts", "bike 40km @ 200w", 4308),
      ("Ergs in watts", "row 2000m @ 200w; ski erg 2000m @ 200w; bike erg 4000m @ 200w", 3 * 482),
      ("A ride with a range, and a ramp", "bike 10km @ 180-220w; bike 10km @ 150w to 250w", 2154),
      ("Holds in a circuit", "circuit x2 rest 30s < plank 30s; hollow hold 20s >; rest 1min; wall sit 1min", 253),
    ])
  func byTheClock(_ name: String, _ items: String, _ seconds: Int) throws {
    let checked = check(Array("workout \"\(name)\" < \(items) >".utf8))
    #expect(!checked.hasErrors, "\(checked.diagnostics)")
    let session = try #require(compileFirst(checked.plan, athlete: Athlete())?.session)
    var rehearsal = Rehearsal(session: session)
    _ = rehearsal.run()
    #expect(session.estimatedDuration() == rehearsal.elapsed)
    #expect(rehearsal.elapsed == .seconds(seconds))
  }
}
