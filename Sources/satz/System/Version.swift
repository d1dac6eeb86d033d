/// The version as `satz --version` says it: `0.1.0`, and `0.1.0 (3f74938c01)` if the build was given its commit, as by
/// `.ci/package`.

import CVersion

enum Version {
  static let text = text(number: String(cString: cv_version()), commit: String(cString: cv_commit()))

  static func text(number: String, commit: String) -> String {
    commit.isEmpty ? number : "\(number) (\(commit))"
  }
}
