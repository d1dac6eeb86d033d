/// The exercises of FIT's profile by their numbers (developer.garmin.com/fit: the types `exercise_category` and
/// `…_exercise_name`), as far as the exercise library knows their names.

/// An exercise as a FIT file has it: its category, and which one of those it is; nil if only the category is known.
struct FITExercise: Hashable {
  var category: Int
  var name: Int?

  /// What the profile calls it in words: `barbell bench press`. Of one that is not below, the category; nil if that is
  /// unknown, too.
  var words: String? { Self.names[self] ?? Self.names[FITExercise(category: category)] }

  /// Not in the profile: its title says what it is.
  static let unknownCategory = 65_534

  static let names: [FITExercise: String] = {
    var names: [FITExercise: String] = [:]
    for line in table.split(separator: "\n") {
      let entries = line.split(separator: ",").compactMap(entry)
      guard let category = entries.first else { continue }
      names[FITExercise(category: category.number)] = category.words
      for (number, words) in entries.dropFirst() { names[FITExercise(category: category.number, name: number)] = words }
    }
    return names
  }()

  private static func entry(_ text: Substring) -> (number: Int, words: String)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return (number, String(parts[1]))
  }

  /// A category with its number, then its exercises with theirs.
  private static let table = """
    0 bench press, 1 barbell bench press, 2 barbell board bench press, 3 barbell floor press, 5 decline dumbbell \
    bench press, 6 dumbbell bench press, 7 dumbbell floor press, 8 incline barbell bench press, 9 incline dumbbell \
    bench press, 21 single arm dumbbell bench press, 22 smith machine bench press
    1 calf raise, 4 donkey calf raise, 6 seated calf raise, 15 single leg standing calf raise, 18 standing calf \
    raise
    2 cardio
    3 carry, 0 bar holds, 1 farmers walk, 4 overhead carry, 7 farmers carry
    4 chop, 0 cable pull through, 2 cable woodchop
    5 core, 3 barbell rollout, 7 cable side bend, 8 side bend, 17 kettlebell windmill, 18 kneeling ab wheel, 43 \
    overhead walk, 44 inchworm, 46 russian twist, 49 bicycle, 51 cat cow, 59 pelvic clocks, 65 scissors, 70 \
    swimming, 75 hanging l sit, 88 l sit, 89 turkish get up
    6 crunch, 0 bicycle crunch, 1 cable crunch, 11 elbow to knee crunch, 13 flutter kicks, 24 hollow rock, 28 \
    kneeling cable crunch, 32 knees to elbow, 33 leg extensions, 36 mcgill curl up, 46 reverse crunch, 68 swiss ball \
    crunch, 79 weighted crunch, 81 toes to bar, 83 crunch
    7 curl, 3 barbell biceps curl, 4 barbell reverse wrist curl, 5 barbell wrist curl, 8 cable biceps curl, 9 cable \
    hammer curl, 16 dumbbell hammer curl, 18 dumbbell wrist curl, 19 ez bar preacher curl, 46 dumbbell biceps curl
    8 deadlift, 0 barbell deadlift, 1 barbell straight leg deadlift, 2 dumbbell deadlift, 4 dumbbell straight leg \
    deadlift, 7 rack pull, 9 single arm deadlift, 15 sumo deadlift, 16 sumo deadlift high pull, 17 trap bar \
    deadlift, 20 kettlebell deadlift, 23 romanian deadlift, 25 straight leg deadlift
    9 flye, 0 cable crossover, 2 dumbbell flye, 3 incline dumbbell flye
    10 hip raise, 11 hip raise, 23 kettlebell swing, 44 clams, 48 leg lift
    11 hip stability, 1 dead bug, 7 hip circles, 9 inner thigh lift, 17 quadruped hip extension, 21 side lying leg \
    raise, 28 standing hip abduction
    12 hip swing, 0 single arm kettlebell swing, 3 one arm swing
    13 hyperextension, 8 kicks, 21 side step, 38 cobra
    14 lateral raise, 2 bar muscle up, 3 bent over lateral raise, 5 cable front raise, 10 front raise, 13 muscle up, \
    16 plate raises, 17 ring dip, 19 ring muscle up, 21 rope climb, 23 scaption, 24 seated lateral raise, 30 wall \
    slide, 32 arm circles, 34 dumbbell lateral raise, 37 wall walk
    15 leg curl, 0 leg curl, 2 good morning, 6 sliding leg curl, 12 band good morning
    16 leg raise, 0 hanging knee raise, 1 hanging leg raise
    17 lunge, 0 overhead lunge, 10 barbell lunge, 11 barbell reverse lunge, 13 barbell split squat, 18 dumbbell \
    bulgarian split squat, 21 dumbbell lunge, 25 dumbbell side lunge, 32 lunge, 61 side lunge, 78 walking lunge, 82 \
    dumbbell reverse lunge, 83 overhead dumbbell lunge, 86 curtsy lunge
    18 olympic lift, 0 barbell hang power clean, 1 barbell hang squat clean, 2 barbell power clean, 3 barbell power \
    snatch, 4 barbell squat clean, 5 clean and jerk, 6 barbell hang power snatch, 8 barbell high pull, 9 barbell \
    snatch, 10 barbell split jerk, 11 clean, 12 dumbbell clean, 15 push jerk, 16 single arm dumbbell snatch, 18 \
    single arm kettlebell snatch, 19 split jerk, 20 squat clean and jerk, 25 dumbbell snatch, 26 medicine ball \
    clean, 27 clean and press, 28 snatch
    19 plank, 4 bear crawl, 6 cross body mountain climber, 14 extended plank, 22 kneeling plank, 34 mountain \
    climber, 43 plank, 66 side plank, 90 spiderman plank, 92 straight arm plank, 96 swiss ball plank, 117 weighted \
    plank
    20 plyo, 3 body weight jump squat, 4 weighted jump squat, 7 depth jump, 9 dumbbell jump squat, 25 medicine ball \
    slam, 33 box jump, 34 box jump overs, 37 jump squat
    21 pull up, 0 banded pull ups, 5 close grip lat pulldown, 13 lat pulldown, 18 reverse grip pulldown, 20 straight \
    arm pulldown, 22 towel pull up, 24 weighted pull up, 25 wide grip lat pulldown, 26 wide grip pull up, 28 burpee \
    pull up, 30 jumping pull ups, 32 kipping pull up, 34 l pull up, 38 pull up, 39 chin up, 41 weighted chin up, 42 \
    band assisted pull up, 43 neutral grip pull up
    22 push up, 7 clapping push up, 13 decline push up, 15 diamond push up, 23 hand release push up, 25 handstand \
    push up, 27 incline push up, 33 kneeling push up, 35 medicine ball chest pass, 38 one arm push up, 40 weighted \
    push up, 43 push up plus, 53 spiderman push up, 65 t push up, 71 parallette handstand push up, 73 ring handstand \
    push up, 75 ring push up, 77 push up, 80 kipping handstand push up, 83 hindu push up, 84 pike push up, 85 wide \
    grip push up, 90 wall push up
    23 row, 2 dumbbell row, 5 face pull, 9 kettlebell row, 15 renegade row, 18 seated cable row, 20 single arm cable \
    row, 28 t bar row, 35 inverted row, 36 row, 38 indoor row, 39 banded face pulls, 40 chest supported dumbbell \
    row, 44 ring row, 45 barbell row
    24 shoulder press, 1 arnold press, 3 barbell push press, 4 barbell shoulder press, 8 dumbbell push press, 17 \
    seated dumbbell shoulder press, 18 single arm dumbbell shoulder press, 20 smith machine overhead press, 24 \
    dumbbell shoulder press, 25 military press, 27 strict press, 28 dumbbell front raise
    25 shoulder stability, 1 band external rotation, 2 band internal rotation, 4 cable external rotation, 20 incline \
    y raise, 33 cable internal rotation
    26 shrug, 0 barbell jump shrug, 1 barbell shrug, 2 barbell upright row, 5 dumbbell shrug, 6 dumbbell upright \
    row, 11 scapular retraction, 24 upright row
    27 sit up, 4 butterfly sit up, 16 medicine ball sit up, 31 v up, 34 weighted sit up, 37 sit up, 38 ghd sit ups
    28 squat, 0 leg press, 2 back squats, 6 barbell back squat, 7 barbell box squat, 8 barbell front squat, 9 \
    barbell hack squat, 10 barbell hang squat snatch, 14 barbell squat snatch, 17 barbell step up, 20 body weight \
    wall squat, 27 dumbbell front squat, 28 dumbbell split squat, 29 dumbbell squat, 30 dumbbell squat clean, 31 \
    dumbbell stepover, 32 dumbbell step up, 37 goblet squat, 42 one legged squat, 44 overhead squat, 47 pistol \
    squat, 51 plie squat, 61 squat, 66 step up, 67 weighted step up, 68 suitcase squats, 69 sumo squat, 79 \
    thrusters, 83 wall ball, 84 wide stance barbell squat, 86 zercher squat, 100 air squat, 101 dumbbell thrusters
    29 total body, 0 burpee, 2 burpee box jump, 5 man makers, 7 squat thrusts, 19 burpee box jump over
    30 triceps extension, 0 bench dip, 2 body weight dip, 3 cable kickback, 5 cable overhead triceps extension, 6 \
    dumbbell kickback, 7 dumbbell lying triceps extension, 8 ez bar overhead triceps extension, 19 rope pressdown, \
    39 triceps pressdown, 40 weighted dip
    """
}
