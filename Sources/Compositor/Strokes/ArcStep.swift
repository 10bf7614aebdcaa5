import Geometry

/// The rotation from one point to the next of a line that replaces an arc: some part of a half turn.
struct ArcStep {
  private let turn: AffineTransform
  /// How much farther from the center points within an arc lie, so that the line covers as much as the arc.
  let reach: Double
  /// The angle in radians.
  let radians: Double

  /// How far the middle of a chord may be from the arc, in pixels.
  private static let sagitta = 0.014
  /// What a half turn may cost at most.
  private static let mostSteps = 2048.0

  /// The step for arcs of that many pixels' radius.
  init(radiusPixels: Double) {
    let wanted = (8 * ArcStep.sagitta / radiusPixels).squareRoot()
    let steps = (.pi / wanted).rounded(.up)
    radians = .pi / (steps < ArcStep.mostSteps ? max(3, steps) : ArcStep.mostSteps)
    turn = .rotation(radians: radians)
    reach = 1 + radians * radians / 12
  }

  /// The cosine of the angle.
  var cosine: Double { turn.a }

  /// `direction`, one step on.
  func turned(_ direction: Point) -> Point { turn.apply(direction) }
}
