/// The sound of each announcement. Each can be recognised with closed eyes.

extension Announcement {
  /// What it sounds like.
  public var tone: Tone {
    switch self {
    // Three notes that go up and come down again.
    case .reminder: Self.arpeggio([659, 880, 659], every: 0.22)
    case .countdown: Tone([.init(880, level: 0.6, lasts: 0.12, .held)])
    case .workBegins: Tone([.init(1320, level: 0.8, lasts: 0.45, .held)])
    case .workEnds:
      Tone([.init(660, level: 0.7, lasts: 0.2, .held), .init(440, level: 0.7, begins: 0.2, lasts: 0.35, .held)])
    case .switchSides: Tone([.init(660, level: 0.7, lasts: 0.15, .held)]).repeated(2, every: 0.22)
    case .halfway: Tone([.init(550, level: 0.5, lasts: 0.3, .swelling)])
    // Three strokes, as at the end of a round in boxing.
    case .restOver: Self.boxingBell.repeated(3, every: 0.45)
    case .windowOver: Self.boxingBell.repeated(5, every: 0.22)
    case .breathIn: Tone([.init(220, to: 330, level: 0.5, lasts: 0.9, .swelling)])
    case .breathOut: Tone([.init(330, to: 196, level: 0.5, lasts: 1.1, .swelling)])
    case .bell: Self.gong(392, lasts: 3)
    case .sitChanges: Self.gong(262, lasts: 4)
    case .sitBegins: Self.gong(175, lasts: 5)
    case .sitOver: Self.gong(131, lasts: 6)
    // A major chord, note by note.
    case .record: Self.arpeggio([523, 659, 784, 1047], every: 0.11)
    case .sessionOver: Self.arpeggio([392, 523, 659], every: 0.18)
    }
  }

  /// Bright and inharmonic, with a short decay.
  private static let boxingBell = Tone.struck(740, partials: [1, 1.5, 2.03, 2.74, 3.76], lasts: 1.3)

  /// A singing bowl: its partials are those of a free ring, near 1 : 2.8 : 5.4.
  private static func gong(_ pitch: Double, lasts: Double) -> Tone {
    .struck(pitch, partials: [1, 1.005, 2.77, 5.4], lasts: lasts)
  }

  private static func arpeggio(_ pitches: [Double], every seconds: Double) -> Tone {
    Tone(
      pitches.enumerated().map { index, pitch in
        Tone.Partial(pitch, level: 0.35, begins: Double(index) * seconds, lasts: 0.7, .struck)
      })
  }
}
