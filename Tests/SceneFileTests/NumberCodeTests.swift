import Geometry
import SceneDiagnostics
import Testing

@testable import SceneCompiler
@testable import SceneProgram

/// Code computes the same numbers as the formulas that it is made of, and gives up where they are something else.
@Suite struct NumberCodeTests {
  private static let states: [String: ExpressionValue] = [
    "a": .number(2.5), "b": .number(-3), "zero": .number(0), "open": .boolean(true), "shut": .boolean(false),
    "pause": .number(0.5, .seconds), "word": .choice(Choice(word: "one", words: ["one", "two"])),
  ]

  private let values = SceneValues(
    states: states, directory: LayerDirectory(), time: { 1.25 }, properties: { _, _ in fatalError("no layers") },
    touchState: { _, _ in false })

  private func formula(_ text: String) throws -> Formula {
    FormulaCompiler(scope: Scope(), live: values).formula(of: try ExpressionParser.parse(text))
  }

  private func run(_ code: NumberCode?) -> Double? {
    var stack: [Double] = []
    let frame = Frame(log: DiagnosticLog(sources: []), values: values)
    return code?.value(of: values, at: 1.25, in: frame, &stack)
  }

  @Test(arguments: [
    "7", "time", "a", "-a", "--a", "a + b * time", "(a + b) * time", "a / b", "a mod b", "b mod a", "a ^ 2", "2 ^ b",
    "10 * time + 4", "clamp(time / 10, 0, 1)", "min(a, b, time, 0)", "max(a)", "nearest(time * 10, a, b, 4)",
    "lerp(a, b, time)", "rubberBand(a, b)", "rubberBand(a, b, time)", "project(a)", "project(a, 0.9)",
    "sin(time * 360)",
    "atan2(a, b)", "hypot(a, b)", "abs(b) + sign(b)", "random(a)", "if open then a else b", "if shut then a else b",
    "if not open then a else b", "if a > b and open then time else -time", "if a < b or shut then 1 else 2",
    "if a == 2.5 then 1 else 2", "if a != 2.5 then 1 else 2", "if a >= 2.5 and b <= -3 then 1 else 2",
    "if a > 1 then if b > 1 then 1 else 2 else 3", "if shut and 1 / zero > 1 then 1 else 4",
    "if (if open then shut else open) then 5 else 6", "if true then a else b", "if shut then 1 / zero else a",
  ])
  func computes(text: String) throws {
    let formula = try formula(text)
    guard case .number(let number, _) = try formula.value(in: Frame(log: DiagnosticLog(sources: []), values: values))
    else {
      Issue.record("\(text) isn't a number")
      return
    }
    let found = try #require(run(NumberCode(formula)), "\(text)")
    #expect(found.bitPattern == number.bitPattern, "\(text)")
  }

  @Test(arguments: [
    "a / zero", "a mod zero", "open", "a + open", "1s", "45deg", "pause", "2 * pause", "pi * a", "'text'", "word",
    "red", "if a then 1 else 2", "if pause > 1 then 1 else 2", "if word == one then 1 else 2", "[a, b]", "nothing",
    "clamp(a, b)", "degrees(a)", "if open then pause else a", "unknown(a)",
  ])
  func givesUp(text: String) throws { #expect(run(NumberCode(try formula(text))) == nil) }

  @Test func checks() throws {
    func run(_ text: String, _ conversions: NumberConversion...) throws -> Double? {
      self.run(NumberCode(try formula(text), conversions))
    }
    #expect(try run("a * 2", .checked(0...5)) == 5)
    #expect(try run("a * 2", .checked(0...4.9)) == nil)
    #expect(try run("a * 2", .checked(5.1...6)) == nil)
    #expect(try run("exp(a * 1000)") == .infinity)
    #expect(try run("exp(a * 1000)", .checked(-.infinity ... .infinity)) == nil)
    #expect(try run("a * 2", .radians) == 5 * .pi / 180)
    #expect(try run("a * 2", .checked(0...5), .radians) == 5 * .pi / 180)
  }

  /// Random formulas, from a fixed seed.
  @Test func agrees() throws {
    var seed = 17.0
    func random(_ count: Int) -> Int {
      seed += 1
      return Int(Double.random(of: seed) * Double(count))
    }
    func number(_ depth: Int) -> String {
      guard depth > 0 else { return ["a", "b", "time", "0.5", "3", "zero"][random(6)] }
      switch random(6) {
      case 0: return "-\(number(depth - 1))"
      case 1: return "(if \(truth(depth - 1)) then \(number(depth - 1)) else \(number(depth - 1)))"
      case 2: return "clamp(\(number(depth - 1)), \(number(depth - 1)), \(number(depth - 1)))"
      case 3: return "min(\(number(depth - 1)), \(number(depth - 1)))"
      default:
        return "(\(number(depth - 1)) \(["+", "-", "*", "/", "mod"][random(5)]) \(number(depth - 1)))"
      }
    }
    func truth(_ depth: Int) -> String {
      guard depth > 0 else { return ["open", "shut", "true", "false"][random(4)] }
      switch random(4) {
      case 0: return "not (\(truth(depth - 1)))"
      case 1: return "(\(truth(depth - 1)) \(["and", "or"][random(2)]) \(truth(depth - 1)))"
      default: return "(\(number(depth - 1)) \(["<", "<=", "==", "!=", ">", ">="][random(6)]) \(number(depth - 1)))"
      }
    }
    for _ in 0..<2000 {
      let text = number(1 + random(4))
      let formula = try formula(text)
      let frame = Frame(log: DiagnosticLog(sources: []), values: values)
      let expected: Double? =
        if case .number(let number, .none)? = try? formula.value(in: frame) { number } else { nil }
      #expect(run(NumberCode(formula))?.bitPattern == expected?.bitPattern, "\(text)")
    }
  }
}
