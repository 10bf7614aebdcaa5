extension Double {
  /// Creates the number with the shortest decimal notation of `value`: 0.3 for the slightly larger `Float` 0.3.
  ///
  /// Core Animation stores opacities and a few other numbers as `Float`; here they keep the value written in the code.
  init(shortest value: Float) { self = Double("\(value)") ?? Double(value) }
}
