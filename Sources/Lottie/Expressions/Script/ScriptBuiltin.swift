/// A function that scripts know without an object before it.
enum ScriptBuiltin: String, CaseIterable {
  // Of the language.
  case parseInt, parseFloat, isNaN, isFinite, eval
  case string = "String", number = "Number", boolean = "Boolean", array = "Array", object = "Object", error = "Error"
  // Of Bodymovin, in place of operators, as After Effects' work on lists.
  case sum = "$bm_sum", sub = "$bm_sub", mul = "$bm_mul", div = "$bm_div", mod = "$bm_mod", neg = "$bm_neg"
  // Of After Effects.
  case add, linear, ease, easeIn, easeOut, clamp, length, normalize, dot, cross, degreesToRadians, radiansToDegrees
  case rgbToHsl, hslToRgb, timeToFrames, framesToTime, seedRandom, random, gaussRandom, noise, createPath, comp
  case posterizeTime

  /// Other names of some.
  private static let aliases: [String: ScriptBuiltin] = [
    "sum": .sum, "sub": .sub, "mul": .mul, "div": .div, "mod": .mod,
    "degrees_to_radians": .degreesToRadians, "radians_to_degrees": .radiansToDegrees,
  ]

  private static let named = Dictionary(
    allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first }
  ).merging(aliases) { first, _ in first }

  /// The function of a name.
  static func named(_ name: String) -> ScriptBuiltin? { named[name] }

  /// The functions, and methods, whose numbers are random.
  static let varying: Set<String> = ["random", "gaussRandom", "noise", "wiggle", "temporalWiggle"]
}
