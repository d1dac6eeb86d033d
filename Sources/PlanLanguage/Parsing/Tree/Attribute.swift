/// What follows the sets of an exercise or the keyword of a group: `rest 90s`, `tempo 3-1-1-0`, `note "…"`.

package struct Attribute: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case rest(WrittenRest)
    /// `rest 30s between exercises`: from item to item of a block.
    case between(WrittenRest)
    /// `every 1:45`, or a list that falls.
    case every(Nodes<Expression>)
    case tempo(TempoDigits)
    /// `hold 5s`: how long each rep is held.
    case hold(Expression)
    case side(SideWord)
    /// `height 24in`, of a box, a step or a target; `@ 24in` means the same. `24in or 20in` has one for each level.
    case height(Nodes<Expression>)
    /// `cadence 90rpm`, `cadence 24-26spm`, `cadence 80 to 100rpm`; `@ 90rpm` means the same.
    case cadence(Expression, to: Expression?)
    /// `incline 12%`, `incline 4-6%`, of a treadmill.
    case incline(Expression)
    /// `resistance 8`, `resistance 6-8`, of a bike or another machine.
    case resistance(Expression)
    case warmup(NodeID<WarmupSets>)
    /// `drop 15kg, 10kg`, `drop 8 @ 15kg, 8 @ 10kg`.
    case drop(Nodes<LighterSet>)
    case pause(Expression)
    /// `rpe 8` and `rir 2` without an `@`, beside a load.
    case rpe(Expression)
    case rir(Expression)
    case note(Text)
    case cue(Text)
    case say(Text)
    case label(Text)
    /// `bell 5min`, in a meditation.
    case bell(Expression)
    case progress(NodeID<Progress>)
    /// It may be left out without a miss.
    case optional
  }
}

/// `warmup 5 @ 40%, 3 @ 60%`
package struct WarmupSets: Hashable, Sendable {
  /// None for `warmup none`.
  package var entries: Nodes<SetEntry>
  /// The `@` at the end of the list, as in an item.
  package var closing: Nodes<Intensity>
}

/// One of the sets behind `drop`: `15kg`, `8 @ 15kg`, `2x12kg`.
package struct LighterSet: Hashable, Sendable {
  /// Nil: as many as possible.
  package var amount: Expression?
  /// The `2` of `2x12kg`; nil: as many implements as in the set before.
  package var count: Expression?
  package var load: Expression
}

/// Seconds down, at the bottom, up, at the top; nil is explosive (`x`).
package struct TempoDigits: Hashable, Sendable {
  package var lowering: UInt8?
  package var bottom: UInt8?
  package var lifting: UInt8?
  package var top: UInt8?
}

/// `left`, `right`, `each side`, `alternate sides`.
package enum SideWord: Hashable, Sendable { case left, right, each, alternate }

/// How long a rest is.
package enum WrittenRest: Hashable, Sendable {
  /// `rest open`, and a `rest` alone: as long as the athlete likes.
  case open
  case none
  /// `rest 90s`, `rest 90s-2min`, `rest 400m`
  case lasting(Expression)

  /// Its length, if it says one.
  var length: Expression? { if case .lasting(let length) = self { length } else { nil } }
}
