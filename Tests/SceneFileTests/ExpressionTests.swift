import Geometry
import SceneDiagnostics
import Testing

@testable import SceneCompiler
@testable import SceneProgram
@testable import SceneSyntax

@Suite struct ExpressionTests {
  private func value(_ text: String) throws -> ExpressionValue {
    var scope = Scope()
    scope["stutter"] = .number(0.06)
    scope["open"] = .boolean(true)
    scope["canvas.width"] = .number(320)
    scope["accent"] = .color(Color(hex: 0x112233))
    return try FormulaCompiler(scope: scope).formula(of: ExpressionParser.parse(text)).value(in: nil)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ^ 3 ^ 2", 512), ("-2 ^ 2", -4), ("7 mod 3", 1), ("-1 mod 3", 2),
    ("1.5e2", 150), (".5", 0.5), ("30%", 0.3), ("10 - 4 - 3", 3), ("canvas.width / 2 + 296 / 2", 308),
    ("initial(0)", .nan), ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("clamp(5, 0, 1)", 1), ("nearest(7, 10, 5, 0)", 5),
    ("nearest(-9, 3)", 3), ("nearest(2)", .nan),
    ("lerp(10, 20, 0.25)", 12.5), ("rubberBand(100, 400)", 48.35164835164835),
    ("rubberBand(-100, 400)", -48.35164835164835),
    ("rubberBand(100, 400, 1)", 80), ("rubberBand(5, 0)", 0), ("project(1000)", 499), ("project(-1000, 0.99)", -99),
    ("abs(-3)", 3), ("sqrt(16)", 4), ("round(2.5)", 3), ("floor(-0.5)", -1), ("sin(90)", 1), ("cos(60)", 0.5),
    ("1 + (3 * stutter)", 1.18), ("if open then 2 else 3", 2), ("if not open then 2 else 3", 3),
    ("if 1 < 2 and 2 <= 2 or 1 > 3 then 1 else 0", 1), ("if not 1 == 2 then 1 else 0", 1),
    ("if false then 1 / 0 else 4", 4), ("exp(0) + log(1)", 1),
  ])
  func numbers(text: String, expected: Double) throws {
    guard !expected.isNaN else {
      #expect(throws: ExpressionError.self) { try value(text) }
      return
    }
    guard case .number(let number, _) = try value(text) else {
      Issue.record("\(text) isn't a number")
      return
    }
    #expect(abs(number - expected) < 1e-12, "\(text)")
  }

  @Test(arguments: [
    ("350ms", 0.35, ExpressionValue.Unit.seconds), ("0.35s", 0.35, .seconds), ("45deg", 45, .degrees),
    ("radians(pi / 4)", 45, .degrees), ("0.5rad", 0.5 * 180 / Double.pi, .degrees), ("2 * 350ms", 0.7, .seconds),
    ("700ms / 350ms", 2, .none), ("pi / 2", Double.pi / 2, .pi),
  ])
  func units(text: String, expected: Double, unit: ExpressionValue.Unit) throws {
    guard case .number(let number, let found) = try value(text) else {
      Issue.record("\(text) isn't a number")
      return
    }
    #expect(abs(number - expected) < 1e-12)
    #expect(found == unit)
  }

  @Test(arguments: [
    ("#fff", Color(hex: 0xFFFFFF)), ("#2E6BE6", Color(hex: 0x2E6BE6)),
    ("#00ff0080", Color(red: 0, green: 1, blue: 0, alpha: 128.0 / 255)),
    ("#0f08", Color(red: 0, green: 1, blue: 0, alpha: 8.0 / 15)), ("green", Color(hex: 0x008000)),
    ("UIColor.green", Color(red: 0, green: 1, blue: 0)), ("Rebeccapurple", Color(hex: 0x663399)),
    ("rgb(0, 165, 33)", Color(hex: 0x00A521)), ("rgba(255, 0, 0, 50%)", Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ("hsl(120, 100%, 25%)", Color(red: 0, green: 0.5, blue: 0)),
    ("hsl(0, 0%, 50%)", Color(red: 0.5, green: 0.5, blue: 0.5)),
    ("UIColor(0.1, 0.5, 0.7)", Color(red: 0.1, green: 0.5, blue: 0.7)),
    ("white(0.9)", Color(red: 0.9, green: 0.9, blue: 0.9)),
    ("black.opacity(0.3)", Color(red: 0, green: 0, blue: 0, alpha: 0.3)), ("accent", Color(hex: 0x112233)),
    ("mix(black, white, 0.5)", Color(red: 0.5, green: 0.5, blue: 0.5)), ("clear", .clear),
    ("if open then red else blue", Color(hex: 0xFF0000)),
  ])
  func colors(text: String, expected: Color) throws {
    guard case .color(let color) = try value(text) else {
      Issue.record("\(text) isn't a color")
      return
    }
    for (a, b) in [
      (color.red, expected.red), (color.green, expected.green), (color.blue, expected.blue),
      (color.alpha, expected.alpha),
    ] { #expect(abs(a - b) < 1e-12, "\(text)") }
  }

  @Test(arguments: [
    ("1 +", 3, "expected a value, found the end of the expression"),
    ("(1", 2, "expected ‘)’, found the end of the expression"),
    ("1 2", 2, "expected an operator or the end, found 2"), ("a.b", 0, "unknown name ‘a.b’"),
    ("1 + open", 4, "expected a number, found true or false"), ("minn(1)", 0, "no function named ‘minn’"),
    ("sqrt(1, 2)", 0, "sqrt takes 1 argument, found 2"), ("1s + 2deg", 0, "seconds and degrees cannot be combined"),
    ("sin(pi)", 0, "sin takes degrees"), ("1 == red", 5, "a color cannot be compared with a number"),
    ("open && open", 5, "‘&’ cannot be part of an expression"), ("'abc", 0, "the closing ' is missing"),
    ("if 1 then 2 else 3", 3, "expected true or false, found a number"),
  ])
  func errorsPointAtTheSpot(text: String, offset: Int, message: String) throws {
    let error = try #require(throws: ExpressionError.self) { try value(text) }
    #expect(error.offset == offset)
    #expect(error.message == message)
  }

  @Test func commasInParenthesesAreHiddenFromYAML() {
    let text = "[max(a, b), 40]\n(x, y\nz) f(g(1, 2), 3), 4 'é(ü, ß)'\n"
    let mask = ExpressionMask(text: text)
    let masked = mask.masked(text)
    #expect(masked.filter { $0 == "," }.count == 3)
    #expect(masked.unicodeScalars.count == text.unicodeScalars.count)
    #expect(mask.unmasked(masked) == text)
  }

  @Test(
    "Lists after then and else are hidden from YAML, and no others",
    arguments: [
      ("{to: if open then [1, 2] else [3, 4], by: [5, 6]}", 2), ("[else, then: [1, 2]]", 2), ("{then: [1, 2]}", 1),
      ("if a then [1, 2", 1),
    ])
  func listsOfBranchesAreHiddenFromYAML(text: String, commas: Int) {
    let mask = ExpressionMask(text: text)
    let masked = mask.masked(text)
    #expect(masked.filter { $0 == "," }.count == commas)
    #expect(masked.unicodeScalars.count == text.unicodeScalars.count)
    #expect(mask.unmasked(masked) == text)
  }

  @Test(arguments: [
    ("prefix('Hello', 2)", ExpressionValue.text("He")), ("prefix('Hello', 2.9)", .text("He")),
    ("prefix('Hello', 99)", .text("Hello")), ("prefix('Hello', -1)", .text("")), ("prefix('👍🏽é!', 2)", .text("👍🏽é")),
    ("length('👍🏽é!')", .number(3)), ("length('')", .number(0)), ("prefix(125, 2)", .text("12")),
  ])
  func texts(text: String, expected: ExpressionValue) throws { #expect(try value(text) == expected) }

  @Test(arguments: [
    ("7 % 3", "write 7 mod 3"), ("mod(7, 3)", "write it between two numbers: 7 mod 3"),
  ])
  func moduloStandsBetweenItsNumbers(text: String, hint: String) {
    do throws(ExpressionError) {
      _ = try ExpressionParser.parse(text)
      Issue.record("\(text) is none")
    } catch { #expect(error.hint == hint) }
  }

  @Test(arguments: [
    ("[1, 2 * 3]", [1.0, 6]), ("if open then [1, 2] else [3, 4]", [1, 2]), ("if not open then [1, 2] else [3]", [3]),
  ])
  func lists(text: String, expected: [Double]) throws { #expect(try value(text) == .numbers(expected)) }

  @Test(arguments: [
    ("opacty", "opacity"), ("postion", "position"), ("Opacity", "opacity"), ("zPositoin", "zPosition"),
    ("xyz", nil), ("", nil),
  ])
  func nearestNames(name: String, expected: String?) {
    #expect(NearestName.of(name, among: ["opacity", "position", "zPosition"]) == expected)
  }
}
