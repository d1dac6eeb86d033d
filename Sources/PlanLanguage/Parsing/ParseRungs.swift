/// The rungs of a ladder: `21-15-9`, `3-6-9-...`, `100w-120w-...`, `1, 2, 3`.

extension Parser {
  // rungs = rung ~ "-" ~ rung { ~ "-" ~ rung } [ ~ "-" ~ "..." [ ~ "-" ~ rung ] ] | INTEGER { "," INTEGER } ;
  mutating func parseRungs() -> GroupForm {
    let base = listStack.count
    var end = LadderEnd.closed
    repeat {
      listStack.append(startsRung ? parseRung() : parseExpression())
      while at(.minus) || at(.dash), end != .filled {
        presume()
        if at(.ellipsis) {
          presume()
          end = .endless
        } else if startsRung {
          if end == .endless { end = .filled }
          listStack.append(parseRung())
        } else {
          expected.insert(.rungs)
          reportUnexpected()
        }
      }
      if at(.ellipsis), end == .closed {
        presume()
        end = .endless
      }
    } while end == .closed && acceptListComma()
    spreadUnit(from: base)
    let start = tree.expressions.count
    tree.expressions.append(contentsOf: listStack[base...])
    listStack.removeSubrange(base...)
    return .ladder(Nodes(start, tree.expressions.count), end)
  }

  private var startsRung: Bool { at(.number) || at(.clock) || at(.openParenthesis) }

  /// Whether the rungs have no unit, or that of calories.
  func countsReps(_ rungs: Nodes<Expression>) -> Bool {
    tree[rungs].allSatisfy { rung in isQuantity(rung).map { $0.unit == .none || $0.unit == .calorie } ?? true }
  }

  // rung = number-of-rung | enclosed ;
  // number-of-rung = WORK | LOAD ;
  private mutating func parseRung() -> Expression {
    if at(.openParenthesis) { return parseOperand() }
    let start = token.start
    let quantity = parseQuantity(.ofWork)
    return Expression(span: span(from: start), kind: .quantity(quantity))
  }

  /// `10-20-30s`: the unit of the last rung applies to all of them.
  private mutating func spreadUnit(from base: Int) {
    guard let last = listStack.last.flatMap(isQuantity), last.unit != .none else { return }
    for index in listStack.indices.dropFirst(base) {
      guard let quantity = isQuantity(listStack[index]), quantity.unit == .none else { continue }
      listStack[index].kind = .quantity(Quantity(thousandths: quantity.thousandths, unit: last.unit))
    }
  }
}
