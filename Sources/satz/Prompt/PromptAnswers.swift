/// What the prompt answers to what was done or refused: a notice in the frame, and where that is too little a line above
/// the prompt.

extension LivePrompt {
  func notice(_ notice: Notice) {
    showPill([notice])
  }

  func showPill(_ notices: [Notice]) {
    if notices.contains(where: \.isRefusal) { loop?.overheard?.isRefused = true }
    for notice in notices where notice.isSaidAbove || saysAgainAbove(notice) {
      loop?.say(notice.icon + " " + notice.said(in: formatter.language))
    }
    if let pill = Pill(notices, in: formatter.language) { loop?.show(pill) }
  }

  /// Somebody who reads slowly should still see why something was refused. Where notices are lines, they are that. A key
  /// that is pressed again and again gets one line.
  private func saysAgainAbove(_ notice: Notice) -> Bool {
    guard source == .keyboard, loop?.isLive == true, notice.isRefusal else {
      lastRefusal = nil
      return false
    }
    defer { lastRefusal = notice }
    return answersLine || notice != lastRefusal
  }

  /// For what is not reported as the effect of a command.
  func noticeWithLine(_ notice: Notice) {
    loop?.say(notice.icon + " " + notice.said(in: formatter.language))
    self.notice(notice)
  }
}
