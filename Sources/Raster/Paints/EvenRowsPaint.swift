/// A paint with one color per row.
protocol EvenRowsPaint: Paint {
  /// The color of the current row.
  var solid: SolidPaint { get }
}
