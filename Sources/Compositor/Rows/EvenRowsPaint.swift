/// A paint that is one colour in all of a row.
protocol EvenRowsPaint: Paint {
  /// The colour of the row begun last.
  var solid: SolidPaint { get }
}
