/// Another app's export, before its exercises are given our names.

import SessionModel

/// The files of other apps that are understood.
public enum ForeignApp: String, Hashable, Sendable, CaseIterable {
  /// The apps whose tables have a fixed head.
  case strong, hevy, fitnotes, fitbod, jefit, liftosaur, gymrun
  /// Any other table, whose columns are mapped.
  case table

  /// Whether its files can have the date of a session without the time of day.
  var mayLackTimeOfDay: Bool {
    switch self {
    case .strong, .hevy, .fitbod, .liftosaur: false
    case .fitnotes, .jefit, .gymrun, .table: true
    }
  }
}

/// An export of another app, read; every line of it is either in a session, a rest timer or in `unread`.
public struct ForeignLog: Hashable, Sendable {
  /// The app that wrote it.
  public var app: ForeignApp
  /// In the order of the file.
  public var sessions: [ForeignSession]
  /// The lines that could not be understood, in the order of the file.
  public var unread: [UnreadLine]
  /// Values that are left out of sets and sessions that are not, in the order of the file.
  public var unreadValues: [UnreadLine] = []
  /// How many notes about single sets became notes of their sessions.
  public var notesOfSets = 0
  /// What its sessions are named after in the log: two tables that nobody knows are not the same source.
  var source: String
  /// Whether the file does not say if its loads are kilograms or pounds.
  public var unitIsOpen: Bool
  /// Whether the file does not say if its distances are kilometres or miles.
  public var distanceUnitIsOpen = false
  /// Whether dates such as 4/8/2026 can be read in two ways.
  public var dateOrderIsOpen = false

  init(app: ForeignApp, sessions: [ForeignSession], unread: [UnreadLine], unitIsOpen: Bool) {
    (self.app, self.sessions, self.unread, self.unitIsOpen) = (app, sessions, unread, unitIsOpen)
    source = app.rawValue
  }
}

/// A session as another app logged it.
public struct ForeignSession: Hashable, Sendable {
  /// As the other app calls it.
  public var name: String
  /// When it began, as the file has it.
  public var began: LocalTime
  /// Whether that is in UTC instead of where the athlete was.
  public var isInUTC = false
  /// From its beginning to its end; nil if the file does not say.
  public var length: Milliseconds?
  /// In the order in which they were done.
  public var sets: [ForeignSet]
  /// What the athlete noted in it.
  public var notes: [String]
}

/// A set as another app logged it.
public struct ForeignSet: Hashable, Sendable {
  /// As the other app calls it.
  public var exercise: String
  /// What the set was in its exercise.
  public var role: Role
  /// To failure, in a superset: whatever the log has no column for.
  public var label: String?
  /// What was done, and its load.
  public var performance: Performance
  /// Taken off the bodyweight instead of added to it.
  public var isAssisted: Bool
}

/// A line that could not be understood and is left out.
public struct UnreadLine: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: Reason
  /// What can be wrong with a line of another app.
  public enum Reason: Hashable, Sendable {
    /// The text that should be a date.
    case noDate(String)
    /// A set without the name of an exercise.
    case noExercise
    /// The text that should be a number, and its column.
    case notANumber(column: String, String)
    /// The text that should be a whole number, and its column.
    case notWhole(column: String, String)
    /// The text whose unit is not known, and its column.
    case unknownUnit(column: String, String)
    /// The text that should be the length of a session, of a day at most, and its column.
    case notALength(column: String, String)
    /// It is understood but impossible.
    case implausible(ImplausibleValue)
    /// Neither reps nor load nor time nor distance.
    case empty
  }
}
