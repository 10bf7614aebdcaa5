import Geometry
import LayerTree

/// Drives the colors and the stroke width of a character with text animators.
final class GlyphPaintDriver: LayerDriver {
  private let glyph: TextBuilder.Glyph
  private let animation: TextAnimation
  private let clock: CompositionClock

  init(_ glyph: TextBuilder.Glyph, _ animation: TextAnimation, clock: CompositionClock) {
    (self.glyph, self.animation, self.clock) = (glyph, animation, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    guard animation.animators.contains(where: \.paints), case .shape(var shape) = properties.content else { return }
    let frame = clock.frame(at: time)
    for animator in animation.animators where animator.paints {
      let share = animator.selector.strength(of: glyph, in: animation.units, at: frame)
      if let color = shape.fillColor { shape.fillColor = animator.fill.applied(to: color, share: share, at: frame) }
      guard let color = shape.strokeColor else { continue }
      shape.strokeColor = animator.stroke.applied(to: color, share: share, at: frame)
      if let track = animator.strokeWidth {
        shape.lineWidth = max(0, shape.lineWidth + track.value(at: frame).x * share)
      }
    }
    properties.content = .shape(shape)
  }
}
