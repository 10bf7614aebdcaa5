import Geometry
import LayerTree

/// Drives a character of a text with animators: its place and its opacity.
final class GlyphDriver: LayerDriver {
  private let glyph: TextBuilder.Glyph
  private let units: TextUnits
  private let animators: [TextAnimator]
  private let line: TextPathLine?
  private let clock: CompositionClock

  init(
    _ glyph: TextBuilder.Glyph, _ units: TextUnits, _ animators: [TextAnimator], line: TextPathLine?,
    clock: CompositionClock
  ) {
    (self.glyph, self.units, self.animators, self.line, self.clock) = (glyph, units, animators, line, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    var (position, scale, rotation, opacity) = (SIMD2<Double>.zero, SIMD2<Double>(1, 1), 0.0, 1.0)
    for animator in animators {
      let share = animator.selector.share(of: glyph, in: units, at: frame)
      if let track = animator.position { position += track.value(at: frame).lowHalf * share }
      if let track = animator.scale { scale *= 1 + (track.value(at: frame).lowHalf / 100 - 1) * share }
      if let track = animator.rotation { rotation += track.value(at: frame).x * share }
      if let track = animator.opacity { opacity += (track.value(at: frame).x / 100 - opacity) * share }
      // Wider letters move all that come after them.
      if let track = animator.tracking { position.x += track.value(at: frame).x * share * Double(glyph.character) }
    }
    let middle = Vector(glyph.advance / 2, 0, 0, 0)
    let distance = glyph.origin.x + middle.x
    let place = line?.matrix(at: distance, frame: frame) ?? .translation(distance, 0)
    let matrix = AffineTransform.translation(-middle.x, 0)
      .concatenating(.scale(scale.x, scale.y)).concatenating(.rotation(radians: rotation * .pi / 180))
      .concatenating(.translation(position.x, glyph.origin.y + position.y)).concatenating(place)
    properties.place(by: matrix, anchor: middle)
    properties.opacity = max(0, min(1, opacity))
  }
}

/// Drives the colors of a character of a text with animators.
final class GlyphPaintDriver: LayerDriver {
  private let glyph: TextBuilder.Glyph
  private let units: TextUnits
  private let animators: [TextAnimator]
  private let clock: CompositionClock

  init(_ glyph: TextBuilder.Glyph, _ units: TextUnits, _ animators: [TextAnimator], clock: CompositionClock) {
    (self.glyph, self.units, self.animators, self.clock) = (glyph, units, animators, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    guard animators.contains(where: { $0.fill != nil || $0.stroke != nil || $0.strokeWidth != nil }),
      case .shape(var shape) = properties.content
    else { return }
    let frame = clock.frame(at: time)
    for animator in animators {
      let share = animator.selector.share(of: glyph, in: units, at: frame)
      func mixed(_ color: Color, _ track: Track<Vector>) -> Color {
        let other = track.value(at: frame)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(red: mix(color.red, other.x), green: mix(color.green, other.y), blue: mix(color.blue, other.z))
      }
      if let track = animator.fill, let color = shape.fillColor { shape.fillColor = mixed(color, track) }
      if let track = animator.stroke, let color = shape.strokeColor { shape.strokeColor = mixed(color, track) }
      if let track = animator.strokeWidth, shape.strokeColor != nil {
        shape.lineWidth = max(0, shape.lineWidth + track.value(at: frame).x * share)
      }
    }
    properties.content = .shape(shape)
  }
}

/// Drives one of several documents of a text: it shows during its span.
final class DocumentDriver: LayerDriver {
  private let start: Double
  private let end: Double
  private let clock: CompositionClock

  init(from start: Double, to end: Double, clock: CompositionClock) {
    (self.start, self.end, self.clock) = (start, end, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    properties.isHidden = frame < start || frame >= end
  }
}
