import Arithmetic
import Geometry

/// The path of a text's baseline.
final class TextPathLine {
  private let model: TextPathModel
  private let shape: Track<BezierShape>
  /// The fraction of the free space along the path that is placed before the text: 0 aligns the text to the start of
  /// the path.
  private let alignment: Double
  private var last: (frame: Double, shape: MeasuredShape)?

  init(_ model: TextPathModel, along shape: Track<BezierShape>, alignment: Double) {
    (self.model, self.shape, self.alignment) = (model, shape, alignment)
  }

  /// Returns the transform from the coordinate space of a character, with the origin at its center on the baseline, to
  /// the coordinate space of the text; nil if the path has no length.
  ///
  /// The distance is measured from the alignment point on the path to the character.
  func matrix(at distance: Double, frame: Double) -> AffineTransform? {
    let measured = measured(at: frame)
    let (first, end) = (model.firstMargin.value(at: frame).x, measured.length + model.lastMargin.value(at: frame).x)
    guard let place = measured.location(at: first + (end - first) * alignment + distance) else { return nil }
    let isTurned = model.isPerpendicular.value(at: frame).x != 0
    let angle = place.direction.angle
    return AffineTransform.rotation(radians: isTurned ? angle : 0)
      .concatenating(.translation(place.point.x, place.point.y))
  }

  private func measured(at frame: Double) -> MeasuredShape {
    if let last, last.frame == frame { return last.shape }
    let contour = shape.value(at: frame)
    let measured = MeasuredShape(model.isReversed.value(at: frame).x != 0 ? contour.reversed : contour)
    last = (frame, measured)
    return measured
  }
}
