package import Geometry
import Pixels

/// The source of an outline, without its position: the key for flattened outlines.
package enum OutlineSource: Hashable {
  /// A layer's own outline, or its border.
  case box(OutlineShape)
  /// The inside of a path.
  case path(SampledPath)
  /// The line along a path.
  case stroke(SampledPath, StrokeStyle)

  /// The outline, fine enough for `scale`.
  package func flattened(for scale: FlatteningScale) -> Polyline {
    let scale = scale.pixelsPerUnit
    switch self {
    case .box(let shape): return shape.flattened(for: scale)
    case .path(let sampled): return OutlineSource.marked(Polyline(sampled.path, scale: scale), scale: scale)
    case .stroke(let sampled, let style):
      return OutlineSource.marked(Stroker.outline(of: sampled.path, style: style, scale: scale), scale: scale)
    }
  }

  private static func marked(_ polyline: Polyline, scale: Double) -> Polyline {
    var polyline = polyline
    polyline.mayOverlap = EdgeList.mayOverlap(polyline, scale: scale)
    return polyline
  }

  /// A rectangle around the outline.
  package var extent: Rect {
    switch self {
    case .box(let shape): return Rect(origin: .zero, size: shape.size)
    case .path(let sampled): return sampled.path.controlBox ?? .zero
    case .stroke(let sampled, let style):
      guard let box = sampled.path.controlBox, style.reach.isFinite else { return .zero }
      return Rect(
        box.minX - style.reach, box.minY - style.reach, box.width + 2 * style.reach, box.height + 2 * style.reach)
    }
  }

  /// The memory that only the source holds, in bytes.
  package var byteCount: Int {
    switch self {
    case .box: 0
    case .path(let sampled), .stroke(let sampled, _): sampled.path.elements.count * MemoryLayout<Path.Element>.stride
    }
  }
}
