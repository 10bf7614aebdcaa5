/// A global function of the script language.
enum ScriptBuiltin: String, CaseIterable {
  // Functions of ECMAScript.
  case parseInt, parseFloat, isNaN, isFinite, eval
  case string = "String", number = "Number", boolean = "Boolean", array = "Array", object = "Object", error = "Error"
  // Functions of Bodymovin that replace operators, because operators work on lists in After Effects.
  case sum = "$bm_sum", sub = "$bm_sub", mul = "$bm_mul", div = "$bm_div", mod = "$bm_mod", neg = "$bm_neg"
  // Functions of After Effects.
  case add, linear, ease, easeIn, easeOut, clamp, length, normalize, dot, cross, degreesToRadians, radiansToDegrees
  case rgbToHsl, hslToRgb, timeToFrames, framesToTime, seedRandom, random, gaussRandom, noise, createPath, comp
  case posterizeTime

  /// Alternative names of functions.
  private static let aliases: [String: ScriptBuiltin] = [
    "sum": .sum, "sub": .sub, "mul": .mul, "div": .div, "mod": .mod,
    "degrees_to_radians": .degreesToRadians, "radians_to_degrees": .radiansToDegrees,
  ]

  private static let named = Dictionary(
    allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first }
  ).merging(aliases) { first, _ in first }

  /// Returns the function with a name or alias.
  static func named(_ name: String) -> ScriptBuiltin? { named[name] }

  /// The functions and methods with random results.
  static let varying: Set<String> = ["random", "gaussRandom", "noise", "wiggle", "temporalWiggle"]
}
