extension Double {
  /// Makes the number with the shortest notation of `value`: 0.3 for the slightly larger `Float` 0.3.
  ///
  /// Core Animation stores opacities and a few other numbers as `Float`; here they keep the program's value.
  init(shortest value: Float) { self = Double("\(value)") ?? Double(value) }
}
