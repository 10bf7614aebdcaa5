/// The shadow of whatever a group shows.
struct CastShadow: Hashable {
  /// The deviation along rows, in pixels.
  let sigmaX: Double
  /// The deviation along columns.
  let sigmaY: Double
  /// How far it lies from the group, in pixels.
  let dx: Double
  let dy: Double

  /// Whole pixels by which it lies to the right; the rest is part of the blur's input.
  var columns: Int { Int(dx.rounded(.down)) }
  var rows: Int { Int(dy.rounded(.down)) }

  /// How far it reaches around what casts it once that was moved.
  var margin: (x: Int, y: Int) { (GaussianBlur.margin(sigmaX) + 1, GaussianBlur.margin(sigmaY) + 1) }
}
