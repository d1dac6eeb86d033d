/// Identities that are the same in every store: of corrections and of imports, as sessions have them.

extension Schema {
  /// `made` orders corrections everywhere: Unix milliseconds, but later than every correction that was known when this
  /// one was made, whatever the clock said. Undoing a correction has one identity wherever it is undone.
  static let identities = """
    ALTER TABLE correction ADD COLUMN identity TEXT;
    ALTER TABLE correction ADD COLUMN made INTEGER;
    DROP TRIGGER correction_never_changes;
    UPDATE correction SET made = known.made, identity = known.identity FROM (
      SELECT id, id + max(wall_ms - id) OVER (ORDER BY id) AS made,
        act || '-' || wall_ms || '-' || utc_offset_s || iif(copy > 1, '-' || copy, '') AS identity
      FROM (
        SELECT *, row_number() OVER (PARTITION BY act, wall_ms, utc_offset_s ORDER BY id) AS copy FROM correction)
      ) AS known WHERE known.id = correction.id;
    UPDATE correction SET identity = 'undo-' || (SELECT identity FROM correction AS undone WHERE undone.id = correction.undoes)
      WHERE undoes IS NOT NULL;
    CREATE UNIQUE INDEX correction_by_identity ON correction (identity);
    CREATE INDEX correction_by_time ON correction (made);
    CREATE TRIGGER correction_has_an_identity AFTER INSERT ON correction WHEN NEW.identity IS NULL OR NEW.made IS NULL
      BEGIN
        UPDATE correction SET
          identity = coalesce(NEW.identity, 'undo-' || (SELECT identity FROM correction WHERE id = NEW.undoes),
            'satz-' || lower(hex(randomblob(8)))),
          made = ifnull(NEW.made,
            min(max(NEW.wall_ms, (SELECT ifnull(max(made), 0) + 1 FROM correction)), \(latest)))
          WHERE id = NEW.id;
      END;
    CREATE TRIGGER correction_never_changes BEFORE UPDATE ON correction
      WHEN OLD.identity IS NOT NULL AND OLD.made IS NOT NULL
      BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;

    ALTER TABLE import ADD COLUMN identity TEXT;
    UPDATE import SET identity = 'import-' || wall_ms || '-' || kind || '-' || id;
    CREATE UNIQUE INDEX import_by_identity ON import (identity);
    CREATE TRIGGER import_has_an_identity AFTER INSERT ON import WHEN NEW.identity IS NULL
      BEGIN
        UPDATE import SET identity = 'import-' || lower(hex(randomblob(8))) WHERE id = NEW.id;
      END;
    """

  /// No order is later, so that a wrong clock elsewhere cannot lead to numbers that no store accepts.
  private static let latest = ClosedRange<Int>.plausibleInteger.upperBound
}
