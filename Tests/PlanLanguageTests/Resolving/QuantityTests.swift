import Testing

@testable import PlanLanguage

@Suite("Arithmetic on quantities")
struct QuantityTests {
  let load = Plan.Quantity(80_000, .mass)
  let pause = Plan.Quantity(30_000, .time)

  @Test("Like quantities add and subtract")
  func sums() throws {
    #expect(try load.adding(Plan.Quantity(2_500, .mass)) == Plan.Quantity(82_500, .mass))
    #expect(try pause.subtracting(Plan.Quantity(45_000, .time)) == Plan.Quantity(-15_000, .time))
  }

  @Test("A mass and a time do not add")
  func dimensions() {
    #expect(throws: ArithmeticError.dimensions(.mass, .time)) { try load.adding(pause) }
    #expect(throws: ArithmeticError.dimensions(.mass, .time)) { try load.multiplied(by: pause) }
  }

  @Test("A share of something is of that dimension")
  func shares() throws {
    #expect(try load.multiplied(by: Plan.Quantity(750, .share)) == Plan.Quantity(60_000, .mass))
    #expect(try Plan.Quantity(900, .share).multiplied(by: Plan.Quantity(900, .share)) == Plan.Quantity(810, .share))
    #expect(try load.divided(by: Plan.Quantity(500, .share)) == Plan.Quantity(160_000, .mass))
  }

  @Test("A third three times is the whole again")
  func exact() throws {
    let third = try load.divided(by: Plan.Quantity(3, .number))
    #expect(!third.value.isWhole)
    #expect(third.rounded == 26_667)
    #expect(try third.multiplied(by: Plan.Quantity(3, .number)) == load)
  }

  @Test("Time by distance is a pace, and a pace times a distance the time again")
  func pace() throws {
    let pace = try Plan.Quantity(270_000, .time).divided(by: Plan.Quantity(1_000_000, .length))
    #expect(pace == Plan.Quantity(270_000, .pace))
    #expect(try pace.multiplied(by: Plan.Quantity(400_000, .length)) == Plan.Quantity(108_000, .time))
    #expect(
      try Plan.Quantity(12_000_000, .length).divided(by: Plan.Quantity(3_600_000, .time))
        == Plan.Quantity(300_000, .pace))
    #expect(try Plan.Quantity(108_000, .time).divided(by: pace) == Plan.Quantity(400_000, .length))
  }

  @Test("Numbers too large and a division by zero are answers, not traps")
  func limits() {
    let huge = Plan.Quantity(Int.max, .mass)
    #expect(throws: ArithmeticError.overflow) { try huge.adding(huge) }
    #expect(throws: ArithmeticError.overflow) { try huge.multiplied(by: Plan.Quantity(2, .number)) }
    #expect(throws: ArithmeticError.divisionByZero) { try load.divided(by: Plan.Quantity(0, .number)) }
    #expect(throws: ArithmeticError.overflow) { try Plan.Quantity(Int.min, .mass).negated() }
    #expect(throws: ArithmeticError.divisionByZero) { try load.divided(by: Plan.Quantity(0, .share)) }
  }

  @Test(
    "Halves round away from zero", arguments: [(7, 2, 4), (-7, 2, -4), (10, 3, 3), (-10, 3, -3), (Int.max, 1, Int.max)])
  func rounding(numerator: Int, denominator: Int, expected: Int) throws {
    #expect(try Rational(numerator, over: denominator).rounded == expected)
  }
}
