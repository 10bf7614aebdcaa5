import Geometry
import LayerTree

/// A layer of a composition during playback.
final class LayerInstance {
  let model: LayerModel
  let clock: CompositionClock
  private let parent: LayerInstance?
  /// The cameras of the composition, if it has any and the layer is a 3-D layer.
  var camera: CameraView?
  private var last: (frame: Double, matrix: Transform3D)?

  init(_ model: LayerModel, clock: CompositionClock, parent: LayerInstance?) {
    (self.model, self.clock, self.parent) = (model, clock, parent)
  }

  /// True if the transform never changes, including the parents' transforms.
  var isTransformStatic: Bool {
    model.transform.isTransformStatic && !model.isAutoOriented && camera == nil && parent?.isTransformStatic ?? true
  }

  /// Returns the transform from the layer's space to its composition's, projected along the z axis without perspective.
  func matrix(at frame: Double) -> AffineTransform { matrix3D(at: frame).affine }

  /// Returns the transform from the layer's space to the camera's view of its composition; nil without a camera.
  func cameraMatrix(at frame: Double) -> Transform3D? {
    camera?.view(at: frame).map { matrix3D(at: frame).concatenating($0) }
  }

  /// Returns the transform from camera space, with the camera looking along the z axis, to the composition's space.
  func viewpoint(at frame: Double, looksAtAnchor: Bool) -> Transform3D {
    var matrix = model.transform.turns3D(at: frame)
    let position = model.transform.position.value(at: frame)
    if looksAtAnchor {
      let way = model.transform.anchor.value(at: frame) - position
      let flat = (way.x * way.x + way.z * way.z).squareRoot()
      let length = (flat * flat + way.y * way.y).squareRoot()
      if flat > 0 {
        let forward = SIMD4(way.x, way.y, way.z, 0) / length
        let right = SIMD4(way.z, 0, -way.x, 0) / flat
        let down = SIMD4(
          forward.y * right.z - forward.z * right.y, forward.z * right.x - forward.x * right.z,
          forward.x * right.y - forward.y * right.x, 0)
        matrix = matrix.concatenating(Transform3D(rows: (right, down, forward, [0, 0, 0, 1])))
      }
    }
    matrix = matrix.concatenating(.translation(position.x, position.y, position.z))
    return parent.map { matrix.concatenating($0.matrix3D(at: frame)) } ?? matrix
  }

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

  /// Returns the direction of the layer's motion path, in degrees.
  private func direction(at frame: Double) -> Double {
    let position = model.transform.position
    guard let span = position.span else { return 0 }
    // Beyond the keyframes, the direction at the first or last keyframe is kept.
    let middle = max(span.lowerBound + 0.02, min(span.upperBound - 0.02, frame))
    let way = position.value(at: middle + 0.01) - position.value(at: middle - 0.01)
    return way.x == 0 && way.y == 0 ? 0 : Point(way.x, way.y).angle * 180 / .pi
  }

  func opacity(at frame: Double) -> Double { max(0, min(1, model.transform.opacity.value(at: frame).x / 100)) }

  /// Returns true if the layer is visible at a frame of its composition.
  func isShown(at frame: Double) -> Bool { frame >= model.inPoint && frame < model.outPoint }
}
