import Geometry
import LayerTree

/// Drives the transform and opacity of a character with text animators.
///
/// The transforms are applied in the order of lottie-web's `TextAnimatorProperty`: about the anchor point of the
/// character's group, first the anchor points and scales of all animators, then the skew and rotations of each, then
/// the positions.
final class GlyphDriver: LayerDriver {
  private let glyph: TextBuilder.Glyph
  private let animation: TextAnimation
  private let line: TextPathLine?
  private let clock: CompositionClock

  init(_ glyph: TextBuilder.Glyph, _ animation: TextAnimation, line: TextPathLine?, clock: CompositionClock) {
    (self.glyph, self.animation, self.line, self.clock) = (glyph, animation, line, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    var opacity = 1.0
    let alignment = animation.alignment.value(at: frame)
    // The group alignment is in percent of half the group's width and of the cap height.
    let pivot = SIMD2(
      glyph.group.middle + alignment.x * glyph.group.width / 200, alignment.y / 100 * animation.capHeight)
    var (anchor, scale, position) = (Vector.zero, SIMD2<Double>(1, 1), Vector.zero)
    var turns = Transform3D.identity
    for animator in animation.animators {
      let share = animator.selector.strength(of: glyph, in: animation.units, at: frame)
      if let track = animator.anchor { anchor += track.value(at: frame) * share }
      if let track = animator.scale { scale *= 1 + (track.value(at: frame).lowHalf / 100 - 1) * share }
      if let track = animator.position { position += track.value(at: frame) * share }
      if let track = animator.opacity { opacity += (track.value(at: frame).x / 100 - opacity) * share }
      turns = turns.concatenating(animator.turns(at: frame, share: share))
    }
    let tracking = animation.tracking(of: glyph, at: frame)
    let matrix = Transform3D.translation(-pivot.x - anchor.x, -pivot.y - anchor.y, anchor.z)
      .concatenating(.scale(scale.x, scale.y)).concatenating(turns)
      .concatenating(.translation(pivot.x + position.x, pivot.y + position.y, -position.z))
    let middle = Vector(glyph.width / 2, 0, 0, 0)
    let distance = glyph.origin.x + tracking + middle.x
    let place = line?.matrix(at: distance, frame: frame) ?? .translation(distance, 0)
    // The depth is projected along the z axis, as in lottie-web.
    let flat = matrix.flattened.concatenating(.translation(-middle.x, glyph.origin.y)).concatenating(place)
    properties.place(by: flat, anchor: Vector(pivot.x, pivot.y, 0, 0))
    properties.opacity = max(0, min(1, opacity))
  }
}

extension TextAnimator {
  /// Returns the skew and rotations, scaled by the selection of a character.
  fileprivate func turns(at frame: Double, share: Double) -> Transform3D {
    var transform = TransformModel()
    func part(_ track: Track<Vector>?) -> Track<Vector> {
      track.map { Track([$0.value(at: frame).x * share, 0, 0, 0]) } ?? Track(.zero)
    }
    transform.skew = part(skew)
    transform.skewAxis = part(skewAxis)
    transform.rotation = part(rotation)
    transform.rotationX = part(rotationX)
    transform.rotationY = part(rotationY)
    return transform.matrix3D(at: frame)
  }
}

extension Transform3D {
  /// The transform of the xy plane, projected along the z axis.
  fileprivate var flattened: AffineTransform {
    let (origin, x, y) = (apply([0, 0, 0, 1]), apply([1, 0, 0, 1]), apply([0, 1, 0, 1]))
    return AffineTransform(
      a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y)
  }
}
