/// What a plan costs: its tree with every place and problem, without a process around it.

import Glibc
import PlanLanguage

enum PlanFigures {
  static func parse(_ path: String) throws -> () -> [Double] {
    let source = try bytes(of: path)
    return { [seconds { _ = PlanLanguage.parse(source) }] }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Unreadable() }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress, 1, count, file) }
  }
}

struct Unreadable: Error {}
