import Geometry

/// The rotation from one point to the next of a polyline that replaces an arc: a fraction of a half turn.
struct ArcStep {
  private let turn: AffineTransform
  /// The factor of the radius for points within an arc, so that the polyline covers the same area as the arc.
  let reach: Double
  /// The angle in radians.
  let radians: Double

  /// The maximum distance of a chord's middle from the arc, in pixels.
  private static let sagitta = 0.014
  /// The maximum number of steps in a half turn.
  private static let maximumStepCount = 2048.0
  /// The maximum number of steps in all arcs of a stroke.
  private static let maximumStrokeStepCount = 4_194_304.0

  /// The number of steps in a half turn.
  let halfTurnSteps: Double

  /// Creates the step for `arcCount` arcs with a radius in pixels.
  init(radiusPixels: Double, arcCount: Int) {
    let limit = min(
      ArcStep.maximumStepCount, max(4, (ArcStep.maximumStrokeStepCount / Double(arcCount)).rounded(.down)))
    let wanted = (8 * ArcStep.sagitta / radiusPixels).squareRoot()
    let steps = (.pi / wanted).rounded(.up)
    halfTurnSteps = steps < limit ? max(3, steps) : limit
    radians = .pi / halfTurnSteps
    turn = .rotation(radians: radians)
    reach = 1 + radians * radians / 12
  }

  /// The cosine of the angle.
  var cosine: Double { turn.a }

  /// Returns `direction`, rotated by one step.
  func turned(_ direction: Point) -> Point { turn.apply(direction) }
}
