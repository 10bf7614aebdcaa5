import Geometry
import LayerTree

/// Drives the colors of a ramp, everywhere.
final class RampDriver: LayerDriver {
  /// A rectangle farther than any layer reaches.
  private static let everywhere = Path.rect(Rect(-1e5, -1e5, 2e5, 2e5))

  private let ramp: RampEffect
  private let clock: CompositionClock

  init(_ ramp: RampEffect, clock: CompositionClock) { (self.ramp, self.clock) = (ramp, clock) }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    var shape = ShapeContent()
    shape.path = Self.everywhere
    shape.fillColor = nil
    shape.fillGradient = ramp.gradient(at: clock.frame(at: time))
    properties.content = .shape(shape)
  }
}
