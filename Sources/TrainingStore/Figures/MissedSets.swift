/// A set in which no rep was done is kept, but is not work: it counts for no muscle and in no number of sets.

extension Schema {
  static let missedSets = """
    DROP VIEW set_as_day;
    DROP VIEW exercise_day_of_log;
    CREATE VIEW exercise_day_of_log AS
      SELECT exercise, day, sum(reps IS NOT 0) AS sets, ifnull(sum(min(reps, 10000) * sides), 0) AS reps,
        sum(volume_grams * sides) AS volume_grams, ifnull(sum(milliseconds * sides), 0) AS milliseconds,
        ifnull(sum(millimetres * sides), 0) AS millimetres, ifnull(sum(kilocalories * sides), 0) AS kilocalories,
        max(lifted_grams) AS load_grams, max(added_grams) AS added_grams,
        max(estimated_max_grams) AS estimated_max_grams, nullif(max(volume_grams), 0) AS set_volume_grams,
        max(free_reps) AS free_reps, max(held_milliseconds) AS held_milliseconds,
        max(covered_millimetres) AS covered_millimetres
      FROM counted_set GROUP BY exercise, day;
    CREATE VIEW set_as_day AS
      SELECT session, position, exercise, day, reps IS NOT 0 AS sets, ifnull(min(reps, 10000) * sides, 0) AS reps,
        volume_grams * sides AS volume_grams, ifnull(milliseconds * sides, 0) AS milliseconds,
        ifnull(millimetres * sides, 0) AS millimetres, ifnull(kilocalories * sides, 0) AS kilocalories,
        lifted_grams AS load_grams, added_grams, estimated_max_grams, nullif(volume_grams, 0) AS set_volume_grams,
        free_reps, held_milliseconds, covered_millimetres
      FROM counted_set;
    UPDATE exercise_day SET sets = (
        SELECT sum(reps IS NOT 0) FROM counted_set
        WHERE counted_set.exercise = exercise_day.exercise AND counted_set.day = exercise_day.day)
      WHERE (exercise, day) IN (SELECT exercise, day FROM logged_set WHERE reps = 0 AND role <> 'warmup');
    """
}
