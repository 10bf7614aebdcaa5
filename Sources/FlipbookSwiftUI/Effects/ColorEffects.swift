public import FlipbookUIKit
public import Geometry
import LayerTree

extension View {
  /// Sets the opacity of the view as a whole.
  public func opacity(_ opacity: Double) -> some View {
    effect([opacity]) { layer, numbers, _ in layer.model.opacity = min(1, max(0, numbers[0])) }
  }
  /// Blurs the view; the radius is the standard deviation, in points.
  public func blur(radius: CGFloat) -> some View {
    effect([Double(radius)]) { layer, numbers, _ in layer.model.effects.filters.blurRadius = max(0, numbers[0]) }
  }
  /// Adds to the components of colors.
  public func brightness(_ amount: Double) -> some View {
    effect([amount]) { layer, numbers, _ in layer.model.effects.filters.brightness = numbers[0] }
  }
  /// Sets the contrast of colors.
  public func contrast(_ amount: Double) -> some View {
    effect([amount]) { layer, numbers, _ in layer.model.effects.filters.contrast = numbers[0] }
  }
  /// Sets the saturation of colors.
  public func saturation(_ amount: Double) -> some View {
    effect([amount]) { layer, numbers, _ in layer.model.effects.filters.saturation = max(0, numbers[0]) }
  }
  /// Removes colors; 1 leaves only gray.
  public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }
  /// Rotates the hues of colors.
  public func hueRotation(_ angle: Angle) -> some View {
    effect([angle.radians]) { layer, numbers, _ in layer.model.effects.filters.hueRotation = numbers[0] }
  }
  /// Paints the view as one image.
  public func compositingGroup() -> some View {
    effect([]) { layer, _, _ in layer.model.effects.isIsolated = true }
  }
  /// Paints the view as one image.
  public func drawingGroup() -> some View { compositingGroup() }
  /// Isolates the view's position and size from changes of its parent's.
  public func geometryGroup() -> some View { effect([]) { _, _, _ in } }
  /// Sets the mode that mixes the view's colors with the colors behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect([]) { layer, _, _ in layer.model.effects.blendMode = blendMode }
  }
}

/// A way of mixing colors: SwiftUI's `BlendMode`.
public typealias BlendMode = Geometry.BlendMode
