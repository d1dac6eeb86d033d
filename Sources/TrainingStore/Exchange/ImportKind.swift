/// What a file was read as, and what follows from it.

/// What a file was read as.
public enum ImportKind: String, Hashable, Sendable, CaseIterable {
  /// The export of an app, any other table, the file of a device or portal, or one of our own formats.
  case strong, hevy, fitnotes, fitbod, jefit, liftosaur, gymrun, table, gpx, tcx, fit, health, text, csv, json
}

extension ImportKind {
  /// Whether sessions can have been corrected there since.
  var isOfOtherApp: Bool {
    switch self {
    case .strong, .hevy, .fitnotes, .fitbod, .jefit, .liftosaur, .gymrun, .table: true
    case .gpx, .tcx, .fit, .health, .text, .csv, .json: false
    }
  }

  /// Whether another program may have recorded the same session.
  var canHaveTwins: Bool {
    switch self {
    case .strong, .hevy, .fitnotes, .fitbod, .jefit, .liftosaur, .gymrun, .table, .gpx, .tcx, .fit, .health: true
    // These bring our own sessions, whose identities say which is which.
    case .text, .csv, .json: false
    }
  }
}
