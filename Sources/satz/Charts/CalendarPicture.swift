/// The calendar as a picture: a month with its rings, or a year with a square for each day.

import PlanWording
import SessionModel
import TrainingStore

extension CalendarSheet {
  func picture(theme: PictureTheme) -> String {
    var page = PicturePage(width: 1080)
    let (year, month, _) = first.date
    let title = LogText.month(year: year, month: month).said(in: language)
    page.title(title, below: "")
    page.y -= 24
    let formatter = UnitFormatter(language: language)
    let (training, sitting) = days.reduce((0, 0)) { ($0.0 + $1.training, $0.1 + $1.sitting) }
    let trained = days.count { $0.workouts > 0 }
    page.tiles([
      ("\(trained)", ChartWord.daysTrained(trained).said(in: language)),
      (formatter.hours(Milliseconds(training)), ChartWord.trainingTime.said(in: language)),
      (formatter.hours(Milliseconds(sitting)), ChartWord.sittingTime.said(in: language)),
    ])
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let step = page.inner / 7
    for weekday in 0..<7 {
      page.text(
        LogText.weekday(weekday).said(in: language), x: PicturePage.margin + (Double(weekday) + 0.5) * step,
        y: page.y + 16, size: 18, .faint, anchor: .middle)
    }
    page.y += 40
    for number in first.number...max(first.number, last.number) {
      let day = Day(number: number)
      let x = PicturePage.margin + (Double(day.weekday) + 0.5) * step
      draw(byDay[day], number: day.date.day, at: x, on: &page)
      if day.weekday == 6 || day == last { page.y += 136 }
    }
    page.y += 20
    page.legend(
      [(.bar, LogText.trainingGoal(minutes: trainingGoal)), (.line, .sittingGoal(minutes: sittingGoal))], language)
    page.sign()
    return page.document(title: title, theme: theme)
  }

  /// Two rings around the number of the day: outside for training, inside for breathing and sitting.
  private func draw(_ day: SessionDay?, number: Int, at x: Double, on page: inout PicturePage) {
    let y = page.y + 58
    func ring(_ radius: Double, _ milliseconds: Int, _ goal: Int, _ role: PictureRole) {
      page.arc(x: x, y: y, radius: radius, share: 1, .panel, width: 9)
      guard milliseconds > 0 else { return }
      let share = goal > 0 ? Double(milliseconds) / Double(goal * 60_000) : 1
      page.arc(x: x, y: y, radius: radius, share: max(0.03, share), role, width: 9)
    }
    // Trained for nobody knows how long.
    let training = day.map { $0.workouts > 0 ? max($0.training, 60_000) : $0.training } ?? 0
    ring(50, training, trainingGoal, .bar)
    ring(37, day?.sitting ?? 0, sittingGoal, .line)
    page.text(
      "\(number)", x: x, y: y + 8, size: 22, day == nil ? .faint : .ink, isBold: day != nil, anchor: .middle)
  }
}

extension CalendarYear {
  func picture(theme: PictureTheme) -> String {
    var page = PicturePage(width: 1200)
    func said(_ word: ChartWord) -> String { word.said(in: formatter.language) }
    page.title("\(year)", below: said(.yearOfTraining))
    let trained = days.count { $0.workouts > 0 }
    page.tiles([
      ("\(trained)", said(.daysTrained(trained))), ("\(workouts)", said(.sessions(workouts))),
      (formatter.hours(Milliseconds(training)), said(.trainingTime)),
      (formatter.hours(Milliseconds(sitting)), said(.sittingTime)), ("\(longestStreak)", said(.longestStreak)),
    ])
    page.add(map, formatter.language)
    page.y += 12
    if training > 0 { page.add(months) }
    page.sign()
    return page.document(title: "\(year)", theme: theme)
  }
}

extension PicturePage {
  /// What the colours are.
  fileprivate mutating func legend(_ entries: [(role: PictureRole, word: LogText)], _ language: Language) {
    for (role, word) in entries {
      circle(x: Self.margin + 8, y: y + 2, radius: 8, role)
      text(word.said(in: language), x: Self.margin + 28, y: y + 8, size: 18, .faint, room: inner - 120)
      y += 30
    }
    y -= 22
  }
}
