/// The words of the pages of `satz stats`: endurance, sitting and breathing.

import PlanWording

enum PageText: Hashable, Sendable, Worded {
  case byWeek, distanceByWeek, bestByDistance, holds, retention
  case within(String)
  case title(Stillness)
  case days(Int)
  case aDay(String)
  case streak(now: Int, longest: Int)
  case mean(String)
  case nothingOf(Stillness)

  var english: String {
    switch self {
    case .byWeek: "By week"
    case .distanceByWeek: "Distance by week"
    case .bestByDistance: "Best by distance"
    case .holds: "Open holds"
    case .retention: "longest open hold"
    case .within(let distance): "in \(distance)"
    case .title(.sitting): "Sitting"
    case .title(.breathing): "Breathing"
    case .days(let count): count == 1 ? "1 day" : "\(count) days"
    case .aDay(let time): "\(time) on each"
    case .streak(let now, let longest): "\(now == 1 ? "1 day" : "\(now) days") in a row, longest \(longest)"
    case .mean(let time): "mean \(time)"
    case .nothingOf(.sitting): "No sitting in the log yet: satz run with a meditation."
    case .nothingOf(.breathing): "No breathing in the log yet: satz run with a breathing exercise."
    }
  }

  var german: String {
    switch self {
    case .byWeek: "Je Woche"
    case .distanceByWeek: "Strecke je Woche"
    case .bestByDistance: "Bestzeiten nach Strecke"
    case .holds: "Offene Atempausen"
    case .retention: "längste offene Atempause"
    case .within(let distance): "in \(distance)"
    case .title(.sitting): "Sitzen"
    case .title(.breathing): "Atmen"
    case .days(let count): count == 1 ? "1 Tag" : "\(count) Tage"
    case .aDay(let time): "je \(time)"
    case .streak(let now, let longest): "\(now == 1 ? "1 Tag" : "\(now) Tage") in Folge, längste Folge \(longest)"
    case .mean(let time): "im Mittel \(time)"
    case .nothingOf(.sitting): "Noch kein Sitzen im Log: satz run mit einer Meditation."
    case .nothingOf(.breathing): "Noch kein Atmen im Log: satz run mit einer Atemübung."
    }
  }
}
