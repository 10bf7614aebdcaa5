import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct KeyframesTests {
  /// A case of the table: the keyframes, and the timing function of the whole.
  private func keyframes(_ row: ReferenceTable.Row) throws -> (Keyframes, overall: TimingFunction) {
    func function(_ name: some StringProtocol) throws -> TimingFunction {
      try #require(TimingFunction.named.first { $0.name == name }).function
    }
    func list(_ column: String) throws -> [Double]? {
      try row[column].isEmpty ? nil : row.numbers(column)
    }
    let values = try row["values"].split(separator: ";").map { text -> AnimatableValue in
      let numbers = try text.split(separator: " ").map { try #require(Double($0)) }
      return numbers.count == 1 ? .number(numbers[0]) : .point(Point(numbers[0], numbers[1]))
    }
    let segments = try row["segment_timing_functions"]
    let overall = try row["timing_function"]
    let mode = try #require(CalculationMode(rawValue: row["mode"]))
    let keyframes = try Keyframes(
      values: values, keyTimes: list("key_times"),
      timingFunctions: segments.isEmpty ? nil : segments.split(separator: " ").map { try function($0) },
      calculationMode: mode, tensionValues: list("tension"), continuityValues: list("continuity"),
      biasValues: list("bias"))
    return (keyframes, overall.isEmpty ? .linear : try function(overall))
  }

  @Test func agreeWithTheTable() throws {
    let cases = try ReferenceTable("keyframes_cases").rows
    let samples = try ReferenceTable("keyframes")
    var compared = 0
    for (name, rows) in try samples.groups(by: "case") {
      let (keyframes, overall) = try keyframes(#require(cases.first { try $0["case"] == name }))
      let tolerance = keyframes.calculationMode == .cubicPaced ? 1e-4 : 1e-12
      for row in rows {
        let value = keyframes.value(at: overall.value(at: try row.number("fraction")))
        let error = try abs(value.components[row.integer("component")] - row.number("value"))
        #expect(error <= tolerance * max(1, abs(try row.number("value"))), "\(name), \(row.testDescription)")
        compared += 1
      }
    }
    #expect(compared == 4020)
  }

  @Test(arguments: CalculationMode.allCases) func passThroughTheirValues(mode: CalculationMode) throws {
    let values: [AnimatableValue] = [0, 4, -2, 7]
    let keyframes = try Keyframes(values: values, calculationMode: mode)
    #expect(keyframes.value(at: 0) == 0)
    #expect(keyframes.value(at: 1) == 7)
    #expect(keyframes.value(at: -0.5) == 0 && keyframes.value(at: 1.5) == 7)
    #expect(try Keyframes(values: [5], calculationMode: mode).value(at: 0.3) == 5)
    #expect(try Keyframes(values: [5, 5, 5], calculationMode: mode).value(at: 0.3) == 5)
  }

  @Test func equalKeyTimesJump() throws {
    let keyframes = try Keyframes(values: [0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.25) == 0.5)
    #expect(keyframes.value(at: 0.5) == 5)
    #expect(keyframes.value(at: 0.75) == 5.5)
    let cubic = try Keyframes(values: [0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1], calculationMode: .cubic)
    #expect(cubic.value(at: 0.5) == 5 && cubic.value(at: 0.4).isFinite && cubic.value(at: 0.6).isFinite)
  }

  @Test func valuesAreHeldOutsideTheKeyTimes() throws {
    let keyframes = try Keyframes(values: [2, 4], keyTimes: [0.25, 0.75])
    #expect(keyframes.value(at: 0.1) == 2)
    #expect(keyframes.value(at: 0.5) == 3)
    #expect(keyframes.value(at: 0.9) == 4)
  }

  @Test func cubicTransformsTurnWithoutShrinking() throws {
    let turns = [0.0, 0.8, 1.5, 2.6].map { AnimatableValue.transform(.rotation(radians: $0)) }
    let keyframes = try Keyframes(values: turns, calculationMode: .cubic)
    for step in 0...30 {
      guard case .transform(let transform) = keyframes.value(at: Double(step) / 30) else { continue }
      #expect(abs(transform.affine.determinant - 1) < 1e-12)
      #expect(transform.isAffine)
    }
    #expect(keyframes.value(at: 1).distance(to: turns[3]) < 1e-12)
  }

  @Test(
    arguments: [
      ([], nil, nil, CalculationMode.linear, "expected at least one value, found none"),
      ([0, 1], [0, 1.5], nil, .linear, "keyTimes[1] is 1.5, expected a number from 0 to 1"),
      ([0, 1], [0, .nan], nil, .linear, "keyTimes[1] is nan, expected a number from 0 to 1"),
      ([0, 1, 2], [0, 0.6, 0.5], nil, .cubic, "keyTimes[2] is 0.5, expected at least 0.6, the value before it"),
      ([0, 1], nil, 2, .linear, "expected 1 timingFunctions, found 2"),
      ([0, .number(.nan)], nil, nil, .linear, "values[1] is not a finite number"),
      ([0, .point(.zero)], nil, nil, .linear, "values[1] is a point, expected a number like the first"),
    ] as [([AnimatableValue], [Double]?, Int?, CalculationMode, String)])
  func whatCannotBeKeyframesIsRefused(
    values: [AnimatableValue], keyTimes: [Double]?, functions: Int?, mode: CalculationMode, message: String
  ) throws {
    let error = #expect(throws: KeyframesError.self) {
      try Keyframes(
        values: values, keyTimes: keyTimes,
        timingFunctions: functions.map { [TimingFunction](repeating: .linear, count: $0) }, calculationMode: mode)
    }
    #expect(error?.description == message)
  }

  @Test func curveParametersAreChecked() throws {
    let count = #expect(throws: KeyframesError.self) {
      try Keyframes(values: [0, 1], calculationMode: .cubic, tensionValues: [0])
    }
    #expect(count?.description == "expected 2 tensionValues, found 1")
    let finite = #expect(throws: KeyframesError.self) {
      try Keyframes(values: [0, 1], calculationMode: .cubic, biasValues: [0, .infinity])
    }
    #expect(finite?.description == "biasValues[1] is not a finite number")
  }
}
