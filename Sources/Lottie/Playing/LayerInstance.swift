import Geometry
import LayerTree

/// A layer of a composition as it plays.
final class LayerInstance {
  let model: LayerModel
  let clock: CompositionClock
  private let parent: LayerInstance?
  private var last: (frame: Double, matrix: Transform3D)?

  init(_ model: LayerModel, clock: CompositionClock, parent: LayerInstance?) {
    (self.model, self.clock, self.parent) = (model, clock, parent)
  }

  /// True if the placement never changes, including the parents'.
  var isPlaceStatic: Bool {
    model.transform.isPlaceStatic && !model.isAutoOriented && parent?.isPlaceStatic ?? true
  }

  /// The transform from the layer's space to its composition's, viewed from the front without perspective.
  func matrix(at frame: Double) -> AffineTransform { matrix3D(at: frame).affine }

  private func matrix3D(at frame: Double) -> Transform3D {
    if let last, last.frame == frame { return last.matrix }
    let turn = model.isAutoOriented ? direction(at: frame) : 0
    var matrix =
      model.is3D
      ? model.transform.matrix3D(at: frame, turnedBy: turn)
      : Transform3D(model.transform.matrix(at: frame, turnedBy: turn))
    if let parent { matrix = matrix.concatenating(parent.matrix3D(at: frame)) }
    last = (frame, matrix)
    return matrix
  }

  /// The direction in which the layer moves, in degrees.
  private func direction(at frame: Double) -> Double {
    let position = model.transform.position
    guard let span = position.span else { return 0 }
    // Beyond the keyframes it keeps the direction that it had there.
    let middle = max(span.lowerBound + 0.02, min(span.upperBound - 0.02, frame))
    let way = position.value(at: middle + 0.01) - position.value(at: middle - 0.01)
    return way.x == 0 && way.y == 0 ? 0 : Point(way.x, way.y).angle * 180 / .pi
  }

  /// Returns whether the layer shows at a frame of its composition.
  func isShown(at frame: Double) -> Bool { frame >= model.inPoint && frame < model.outPoint }
}

extension LayerProperties {
  /// Places the layer by a matrix, its anchor point where the file has it.
  mutating func place(by matrix: AffineTransform, anchor: Vector) {
    let anchor = Point(anchor.x, anchor.y)
    if bounds.isEmpty {
      bounds.origin = anchor
      anchorPoint = .zero
    } else {
      anchorPoint = Point(anchor.x / bounds.width, anchor.y / bounds.height)
    }
    position = matrix.apply(anchor)
    transform = Transform3D(AffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
  }
}
