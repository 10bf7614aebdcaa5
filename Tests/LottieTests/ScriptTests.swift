import Testing

@testable import Lottie

/// The language of expressions.
@Suite struct ScriptTests {
  /// The result of a script, as text.
  private func result(_ code: String) throws -> String {
    let run = ScriptRun(ExpressionHost(ExpressionScope()))
    return try run.result(of: ScriptCode.parse(code)).text
  }

  private func reason(_ code: String) -> String? {
    do {
      _ = try result(code)
      return nil
    } catch let error as ScriptError {
      return error.reason
    } catch {
      return "\(error)"
    }
  }

  private static let values: [(String, String)] = [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 ** 3 ** 2", "512"), ("7 % 4", "3"), ("-7 % 4", "-3"),
    ("10 / 4", "2.5"), ("1 / 0", "Infinity"), ("0x10 + .5 + 1e2", "116.5"), ("'a' + 1 + 2", "a12"), ("'3' * '4'", "12"),
    ("5 & 3 | 8 ^ 1", "9"), ("1 << 4 >> 2", "4"), ("-1 >>> 28", "15"), ("~5", "-6"), ("!0", "true"),
    ("1 < 2 && 2 <= 2", "true"), ("'b' > 'a'", "true"), ("1 == '1'", "true"), ("1 === '1'", "false"),
    ("null == undefined", "true"), ("null === undefined", "false"), ("NaN != NaN", "true"), ("0 || 'x'", "x"),
    ("0 && 'x'", "0"), ("null ?? 4", "4"), ("1 ? 2 : 3", "2"), ("typeof nothing", "undefined"),
    ("typeof 'a'", "string"),
    ("var a = 3; a += 4; a", "7"), ("var a = 3; a++ + ++a", "8"), ("var a = 1; { let a = 2; } a", "1"),
    ("var $bm_rt; $bm_rt = 5; 6", "5"), ("var n, n; n = 2", "2"), ("1, 2, 3", "3"),
    ("var s = 0; for (var i = 0; i < 5; i++) { if (i == 3) continue; s += i; } s", "7"),
    ("var s = ''; for (var k in {a: 1, b: 2}) s += k; s", "ab"), ("var s = 0; for (let v of [1, 2, 3]) s += v; s", "6"),
    ("var i = 0; while (true) { if (++i > 4) break; } i", "5"), ("var i = 0; do i++; while (i < 3); i", "3"),
    ("var r; switch (2) { case 1: r = 'a'; case 2: r = 'b'; case 3: r += 'c'; break; default: r = 'd'; } r", "bc"),
    ("var r; switch (9) { case 1: r = 'a'; break; default: r = 'd'; } r", "d"),
    ("function f(n) { return n < 2 ? 1 : n * f(n - 1); } f(5)", "120"), ("f(2); function f(a) { return a * 2; }", "4"),
    ("var make = function(a) { return function(b) { return a += b; }; }; var f = make(1); f(2); f(3)", "6"),
    ("((a, b) => a - b)(5, 3)", "2"), ("[1, 2, 3].map(x => x * 2)", "2,4,6"), ("(x => { return x + 1; })(1)", "2"),
    ("try { nothing.at.all } catch (e) { 'caught' }", "caught"), ("try { throw 4 } catch (e) { e + 1 }", "5"),
    ("var r = 1; try { r = 2; } finally { r += 10; } r", "12"),
    ("try { missing() } catch (e) { e.message }", "“missing” is unknown"),
    ("var o = {a: 1, 'b c': [2]}; o['b c'][0] + o.a", "3"), ("var a = [1]; a[3] = 2; a.length", "4"),
    ("[3, 1, 2].sort()", "1,2,3"), ("[3, 1, 20].sort((a, b) => b - a)", "20,3,1"),
    ("[1, 2, 3].slice(-2).join('-')", "2-3"),
    ("[1, 2, 3].indexOf(2)", "1"), ("[1, 2].concat([3], 4).reverse()", "4,3,2,1"),
    ("[1, 2, 3].reduce((a, b) => a + b)", "6"),
    ("'a-b-c'.split('-')[1].toUpperCase()", "B"), ("'hello'.substr(1, 3) + 'hello'.charAt(0)", "ellh"),
    ("'abc'.replace('b', 'x') + 'abc'.indexOf('c')", "axc2"), ("(2.345).toFixed(1) + (-0.5).toFixed(2)", "2.3-0.50"),
    ("'7'.padStart(3, '0')", "007"), ("parseInt('12px') + parseFloat('1.5e1x')", "27"),
    ("String(1.5) + Number('2')", "1.52"),
    ("Math.max(1, 5, 3) + Math.floor(-1.5) + Math.round(2.5)", "6"), ("Math.pow(2, 10) + Math.abs(-1)", "1025"),
    ("new Array(2).length", "2"), ("eval('1 + 1')", "2"), ("// note\n/* more */ 3", "3"), ("1\n+ 2", "3"),
    ("0.1 + 0.2", "0.30000000000000004"),
    ("$bm_sum([1, 2], [3, 4])", "4,6"), ("$bm_mul([1, 2], 3)", "3,6"), ("$bm_neg([1, -2])", "-1,2"),
    ("div([4, 6], 2)", "2,3"),
    ("sub([5, 5], [1, 2])", "4,3"), ("mod(7, 4)", "3"), ("$bm_sum('a', 1)", "a1"), ("sum(1, 2)", "3"),
    ("linear(5, 0, 10, 0, 100)", "50"), ("linear(0.25, [0, 0], [4, 8])", "1,2"), ("linear(-1, 0, 10, 1, 2)", "1"),
    ("ease(0.5, 0, 1)", "0.5"), ("clamp(12, 0, 10)", "10"), ("clamp([-1, 5], 4, 0)", "0,4"), ("length([3, 4])", "5"),
    ("length([1, 1], [4, 5])", "5"), ("dot([1, 2], [3, 4])", "11"), ("cross([1, 0, 0], [0, 1, 0])", "0,0,1"),
    ("normalize([0, 5])", "0,1"), ("Math.round(radiansToDegrees(degreesToRadians(90)))", "90"),
    ("hslToRgb(rgbToHsl([1, 0, 0, 1]))", "1,0,0,1"), ("timeToFrames(0.5)", "30"), ("framesToTime(30)", "0.5"),
  ]

  @Test(arguments: values)
  func evaluates(code: String, expected: String) throws {
    #expect(try result(code) == expected)
  }

  private static let refusals: [(String, String)] = [
    ("while (true) {}", "it takes too many steps"), ("for (;;);", "it takes too many steps"),
    ("function f() { return f(); } f()", "its calls are nested too deeply"),
    ("var a = []; a[4e9] = 1", "it needs too much memory"),
    ("new Array(4e9)", "it needs too much memory"), ("var s = 'x'; while (true) s += s", "it needs too much memory"),
    ("'abc'.repeat(1e9)", "it needs too much memory"),
    ("var a = [1]; while (true) a = a.concat(a)", "it takes too many steps"),
    ("try { while (true) {} } catch (e) { 1 }", "it takes too many steps"),
    ("var a = []; a.push(a); while (true) a = [a, a]", "it takes too many steps"),
    (String(repeating: "(", count: 5000) + "1", "it is nested too deeply"),
    (String(repeating: "!", count: 5000) + "1", "it is nested too deeply"),
    (String(repeating: "1+", count: 20_000) + "1", "it is too long"),
    (String(repeating: "a.", count: 5000) + "a", "it is nested too deeply"),
    (String(repeating: " ", count: 100_001), "it is too long"),
    ("/a+/.test('a')", "a regular expression is not supported"),
    ("missing", "“missing” is unknown"), ("null.a", "null has no member “a”"),
    ("1 +", "expected a value, but found the end"),
    ("throw 'no'", "it throws “no”"), ("Math.fround(1)", "Math.fround is not supported"),
    ("try { [1].flat() } catch (e) { 2 }", "“flat” of a list is not supported"),
  ]

  @Test(arguments: refusals)
  func refuses(code: String, expected: String) {
    #expect(reason(code) == expected)
  }

  /// A chain of operators as deep as may be is evaluated or refused, and neither exhausts the stack.
  @Test(arguments: [50, 150, 900, 9000]) func survivesDepth(count: Int) {
    let sum = reason(String(repeating: "1+", count: count) + "1")
    #expect(sum == (count == 50 ? nil : count == 150 ? sum : "its calls are nested too deeply"))
    #expect(
      reason("function f(n) { if (n) { return [f(n - 1)]; } return 1; } f(\(count))")
        == "its calls are nested too deeply")
  }

  /// Values that hold each other are let go.
  @Test func keepsNothing() throws {
    weak var held: ScriptArray?
    do {
      let run = ScriptRun(ExpressionHost(ExpressionScope()))
      let value = try run.result(of: ScriptCode.parse("var a = []; a.push(function() { return a; }); a.push(a); a"))
      if case .array(let array) = value { held = array }
      #expect(held != nil)
    }
    #expect(held == nil)
  }
}
