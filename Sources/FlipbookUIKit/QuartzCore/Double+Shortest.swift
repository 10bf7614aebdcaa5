extension Double {
  /// Makes the number that was written as `value`: 0.3 for the `Float` that stands for 0.3, which is a little more.
  ///
  /// Core Animation keeps opacities and a few other numbers as `Float`; here they keep what the program says.
  init(shortest value: Float) { self = Double("\(value)") ?? Double(value) }
}
