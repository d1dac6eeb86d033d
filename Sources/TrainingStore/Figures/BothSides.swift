/// Sums in which work on each side counts for both: ten reps each side are ten left and ten right.

import GRDB

extension Schema {
  /// Only sums change: the best set is still that of one side (`Work.sides` says the same in Swift).
  static let bothSides = """
    DROP VIEW set_as_day;
    DROP VIEW exercise_day_of_log;
    DROP VIEW counted_set;
    CREATE VIEW counted_set AS
      SELECT session, position, day, exercise, reps, milliseconds, millimetres, kilocalories,
        ifnull(load_kind, 'bodyweight') AS load_kind, ifnull(load_count, 1) AS load_count,
        ifnull(load_grams, 0) AS load_grams,
        CASE WHEN load_kind = 'mass' AND load_grams > 0
          AND (reps > 0 OR reps IS NULL AND (milliseconds > 0 OR millimetres > 0 OR kilocalories > 0))
          THEN load_grams END AS lifted_grams,
        CASE WHEN load_kind = 'bodyweight' AND reps > 0 THEN load_grams END AS added_grams,
        CASE WHEN load_kind = 'mass' AND reps > 0
          THEN min(max(load_grams, 0), 2000000) * min(max(load_count, 0), 100) * min(reps, 10000)
          ELSE 0 END AS volume_grams,
        CASE WHEN load_kind = 'mass' AND load_grams BETWEEN 1 AND 2000000 AND reps BETWEEN 1 AND 12 THEN
          CASE WHEN reps = 1 AND ifnull(rpe_tenths, 100) = 100 THEN load_grams
          WHEN ifnull(rpe_tenths, 100) BETWEEN 50 AND 100
            THEN (load_grams * (400 + reps * 10 - ifnull(rpe_tenths, 100)) + 150) / 300 END
        END AS estimated_max_grams,
        CASE WHEN reps > 0 AND (load_kind IS NULL OR load_kind = 'bodyweight' AND load_grams = 0)
          THEN reps END AS free_reps,
        CASE WHEN milliseconds > 0 AND reps IS NULL AND millimetres IS NULL AND kilocalories IS NULL
          THEN milliseconds END AS held_milliseconds,
        CASE WHEN millimetres > 0 THEN millimetres END AS covered_millimetres,
        CASE side WHEN 'each' THEN 2 ELSE 1 END AS sides
      FROM logged_set WHERE role <> 'warmup';
    CREATE VIEW exercise_day_of_log AS
      SELECT exercise, day, count(*) AS sets, ifnull(sum(min(reps, 10000) * sides), 0) AS reps,
        sum(volume_grams * sides) AS volume_grams, ifnull(sum(milliseconds * sides), 0) AS milliseconds,
        ifnull(sum(millimetres * sides), 0) AS millimetres, ifnull(sum(kilocalories * sides), 0) AS kilocalories,
        max(lifted_grams) AS load_grams, max(added_grams) AS added_grams,
        max(estimated_max_grams) AS estimated_max_grams, nullif(max(volume_grams), 0) AS set_volume_grams,
        max(free_reps) AS free_reps, max(held_milliseconds) AS held_milliseconds,
        max(covered_millimetres) AS covered_millimetres
      FROM counted_set GROUP BY exercise, day;
    CREATE VIEW set_as_day AS
      SELECT session, position, exercise, day, 1 AS sets, ifnull(min(reps, 10000) * sides, 0) AS reps,
        volume_grams * sides AS volume_grams, ifnull(milliseconds * sides, 0) AS milliseconds,
        ifnull(millimetres * sides, 0) AS millimetres, ifnull(kilocalories * sides, 0) AS kilocalories,
        lifted_grams AS load_grams, added_grams, estimated_max_grams, nullif(volume_grams, 0) AS set_volume_grams,
        free_reps, held_milliseconds, covered_millimetres
      FROM counted_set;
    DELETE FROM exercise_day;
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log;
    """
}
