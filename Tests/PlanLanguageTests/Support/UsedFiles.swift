/// Files for `use`, without a disk.

import PlanLanguage

/// The files that the plans of these tests may use.
func findUsed(_ path: String, _ user: String?) -> UsedFile? {
  let texts = [
    "library.satz": "let heavy = 60kg; def main(move) < move 3x5 @ heavy >; def assistance(move) < move 3x10 >",
    "circle.satz": "use \"circle.satz\"",
    "broken.satz": "def main(move < move 3x5 >",
  ]
  return texts[path].map { UsedFile(path: path, user: user, name: path, source: Array($0.utf8)) }
}
