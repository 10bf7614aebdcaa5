import TestSupport
import Testing

@testable import Motion

@Suite struct TimingFunctionTests {
  @Test func agreesWithTheTable() throws {
    let table = try ReferenceTable("timing_functions")
    var greatest = 0.0
    for row in table.rows {
      let function = try TimingFunction(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let error = try abs(function.value(at: row.number("t")) - row.number("y"))
      greatest = max(greatest, error)
    }
    #expect(table.rows.count == 1111)
    #expect(greatest <= 1e-13)
  }

  @Test(arguments: TimingFunction.named.map(\.name)) func namesMeanTheTablesCurves(name: String) throws {
    let row = try #require(ReferenceTable("timing_functions").rows.first { try $0["curve"] == name })
    let function = try #require(TimingFunction.named.first { $0.name == name }?.function)
    #expect(
      try function
        == TimingFunction(row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2")))
  }

  @Test func startsEndsAndNeverFalls() {
    var random = SeededRandom(seed: 1)
    for round in 0..<2000 {
      // Corners of the range are where a solver is most easily led astray.
      func x() -> Double { [0, 1, .random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0 }
      let function = TimingFunction(
        x(), .random(in: 0...1, using: &random), x(), .random(in: 0...1, using: &random))
      #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
      #expect(function.value(at: -3) == 0 && function.value(at: 7) == 1)
      var previous = 0.0
      for step in 0...200 {
        let value = function.value(at: Double(step) / 200)
        #expect(value >= previous - 1e-12, "round \(round), step \(step) of \(function)")
        previous = value
      }
    }
  }

  @Test func solvesTheCurveItself() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<2000 {
      let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let (y1, y2) = (Double.random(in: -2...3, using: &random), Double.random(in: -2...3, using: &random))
      let s = Double.random(in: 0.001...0.999, using: &random)
      func coordinate(_ a: Double, _ b: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      let value = TimingFunction(x1, y1, x2, y2).value(at: coordinate(x1, x2))
      #expect(abs(value - coordinate(y1, y2)) < 1e-9)
    }
  }

  @Test func controlPointsAreChecked() {
    #expect(TimingFunction.isValid(0, -5, 1, 5))
    #expect(!TimingFunction.isValid(-0.1, 0, 1, 1))
    #expect(!TimingFunction.isValid(0, 0, 1.1, 1))
    #expect(!TimingFunction.isValid(.nan, 0, 1, 1))
    #expect(!TimingFunction.isValid(0, .infinity, 1, 1))
  }
}
