/// A paint that is one color in all of a row.
protocol EvenRowsPaint: Paint {
  /// The color of the row begun last.
  var solid: SolidPaint { get }
}
