/// What a plan costs, without a process around it: its tree, a whole check, its sessions.

import Glibc
import PlanLanguage
import SessionModel

enum PlanFigures {
  /// Bytes to a tree with every place and every problem of syntax.
  static func parse(_ path: String) throws -> () -> [Double] {
    let source = try bytes(of: path)
    return { [seconds { _ = PlanLanguage.checkSyntax(source) }] }
  }

  /// Bytes to everything that can be said without an athlete: parsed, names resolved, units checked.
  static func check(_ path: String) throws -> () -> [Double] {
    let source = try bytes(of: path)
    return { [seconds { _ = PlanLanguage.check(source) }] }
  }

  /// The same, and the session of each workout, one after the other: nobody keeps ten thousand of them.
  static func compile(_ path: String) throws -> () -> [Double] {
    let source = try bytes(of: path)
    return {
      var blocks = 0
      let taken = seconds {
        let plan = PlanLanguage.check(source).plan
        for declaration in plan.declarations {
          blocks += PlanLanguage.compile(declaration, of: plan, athlete: Athlete()).session?.blocks.count ?? 0
        }
      }
      return blocks > 0 ? [taken] : []
    }
  }

  /// The weeks of a program, one session after the other, each with a miss now and then and what the rules make of it.
  static func simulate(_ path: String) throws -> () -> [Double] {
    let source = try bytes(of: path)
    return {
      var sessions = 0
      let taken = seconds {
        let plan = PlanLanguage.check(source).plan
        guard let program = plan.programs.first else { return }
        let simulated = plan.simulate(program, weeks: program.weeks ?? 1, athlete: Athlete()) { turn, work in
          (turn.index * 7 + work.set) % 11 == 0 ? Performance(reps: 1) : .prescribed(by: work)
        }
        sessions = simulated.count
      }
      return sessions > 0 ? [taken] : []
    }
  }

  static func sessions(of source: [UInt8]) -> [Session] {
    let plan = PlanLanguage.check(source).plan
    return plan.declarations.compactMap { PlanLanguage.compile($0, of: plan, athlete: Athlete()).session }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Unreadable() }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress, 1, count, file) }
  }
}

struct Unreadable: Error {}
