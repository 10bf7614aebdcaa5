import Geometry

/// The cameras of a composition; the first one active at a frame projects its 3-D layers.
final class CameraView {
  private let cameras: [LayerInstance]
  private let size: Size
  private var last: (frame: Double, view: Transform3D?)?

  init?(_ instances: [LayerInstance], size: Size) {
    cameras = instances.filter { if case .camera = $0.model.content { true } else { false } }
    self.size = size
    if cameras.isEmpty { return nil }
  }

  /// Returns true if a layer is one of the cameras; cameras are not rendered.
  func has(_ instance: LayerInstance) -> Bool { cameras.contains { $0 === instance } }

  /// Returns the perspective transform from composition space to the view; nil if no camera is active at the frame.
  func view(at frame: Double) -> Transform3D? {
    if let last, last.frame == frame { return last.view }
    let view: Transform3D? = cameras.first { $0.isShown(at: frame) }.flatMap { projection(of: $0, at: frame) }
    last = (frame, view)
    return view
  }

  private func projection(of camera: LayerInstance, at frame: Double) -> Transform3D? {
    guard case .camera(let track, let looksAtAnchor) = camera.model.content else { return nil }
    let distance = track.value(at: frame).x
    guard distance > 0, let inverse = camera.viewpoint(at: frame, looksAtAnchor: looksAtAnchor).inverted else {
      return nil
    }
    // Objects at the camera's zoom distance keep their size.
    let perspective = Transform3D(rows: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1 / distance], [0, 0, 0, 0]))
    return inverse.concatenating(perspective).concatenating(.translation(size.width / 2, size.height / 2))
  }
}
