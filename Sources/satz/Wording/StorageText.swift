/// What is said about where the log is kept.
import PlanWording

enum StorageText: Worded {
  /// The environment names no folder to keep anything in.
  case noHome
}
