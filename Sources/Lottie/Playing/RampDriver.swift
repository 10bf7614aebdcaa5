import Geometry
import LayerTree

/// Drives a layer that is filled with a gradient ramp, beyond the extent of any other layer.
final class RampDriver: LayerDriver {
  /// A rectangle that covers the extent of any layer.
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
