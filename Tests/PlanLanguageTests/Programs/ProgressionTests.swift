/// Published progressions over weeks with misses: every set of every session against loads that were computed without
/// Satz, by `Tests/Support/progressions.py`, from the published rules.

import Foundation
import PlanLanguage
import SessionModel
import Testing

@Suite("Progressions")
struct ProgressionTests {
  static let folder = GoldenFiles.folder("Progressions")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".expected") }.map { String($0.dropLast(9)) }.sorted() ?? []

  @Test("Ten published programs are here, each over eight weeks at least")
  func all() throws {
    #expect(Self.names.count == 10)
    for name in Self.names { #expect(try History(name).weeks >= 8, "\(name)") }
  }

  @Test("Each set of each session is what the published rules lead to", arguments: names)
  func progression(_ name: String) throws {
    let history = try History(name)
    let own = "\(Self.folder)/\(name).satz"
    let source = try FileManager.default.fileExists(atPath: own) ? GoldenFiles.bytes(own) : Diary.source(name)
    let checked = check(source)
    #expect(checked.diagnostics.isEmpty)
    let rows = try history.rows(of: checked.plan)
    for (row, expected) in zip(rows, history.expected) where row != expected {
      Issue.record("\(row)   instead of   \(expected)")
      break
    }
    #expect(rows.count == history.expected.count)
  }
}

/// A golden file: what was done otherwise than prescribed, and the rows that follow.
private struct History {
  var weeks = 0
  /// The reps of each set, by lift and by how often it was trained.
  var reps: [String: [Int: [Int]]] = [:]
  var expected: [String] = []

  init(_ name: String) throws {
    let text = String(decoding: try GoldenFiles.bytes("\(ProgressionTests.folder)/\(name).expected"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      let words = line.split { " :,".contains($0) }.map { String($0) }
      switch words[0] {
      case "weeks": weeks = try #require(Int(words[1]))
      case "reps": reps[words[1], default: [:]][try #require(Int(words[2]))] = words.dropFirst(3).compactMap { Int($0) }
      default: expected.append(String(line))
      }
    }
  }

  /// The work sets of the lifts in the golden file: `3 squat 55x5 55x5 55x4`.
  func rows(of plan: Plan) throws -> [String] {
    let program = try #require(plan.programs.first)
    let lifts = Set(expected.compactMap { $0.split(separator: " ").dropFirst().first.map { String($0) } })
    var days: [String: (session: Int, day: Int, set: Int)] = [:]
    let sessions = plan.simulate(program, weeks: weeks, athlete: Diary.athlete) { turn, work in
      var done = Performance.prescribed(by: work)
      if case .asked = work.load { done.load = Mass(pounds: 135) }
      guard work.role == .work else { return done }
      var place = days[work.exercise.key] ?? (session: 0, day: 0, set: 0)
      place = place.session == turn.session ? place : (turn.session, place.day + 1, 0)
      place.set += 1
      days[work.exercise.key] = place
      if let sets = reps[work.exercise.key]?[place.day], place.set <= sets.count {
        let count = sets[place.set - 1]
        if done.time == nil { done.reps = count } else { done.time = .seconds(count) }
      }
      return done
    }
    return sessions.enumerated().flatMap { number, session in
      lifts.sorted().compactMap { lift in
        let sets = session.log.filter { $0.work.exercise.key == lift && $0.work.role == .work }
        return sets.isEmpty ? nil : "\(number + 1) \(lift) " + sets.map(Self.text).joined(separator: " ")
      }
    }
  }

  /// `55x5`, `bw+5x8`, `x5`, and `x20` for a hold of 20 s.
  private static func text(_ set: LoggedSet) -> String {
    let load: String
    switch set.work.load {
    case .mass(_, let each, _): load = pounds(each)
    case .bodyweight(let plus): load = plus == .zero ? "bw" : "bw+\(pounds(plus))"
    case .asked: load = set.performance.load.map(pounds) ?? "?"
    case .unstated, .share: load = ""
    }
    return "\(load)x\(set.performance.reps ?? (set.performance.time?.count ?? 0) / 1000)"
  }

  private static func pounds(_ mass: Mass) -> String {
    let pounds = Diary.pounds(mass.grams)
    return pounds == pounds.rounded() ? "\(Int(pounds))" : "\(pounds)"
  }
}
