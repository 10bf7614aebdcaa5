package import Geometry
import Pixels

/// The source of an outline, independent of its position: the key for flattened outlines.
package enum OutlineSource: Hashable {
  /// A layer's own outline, or its border.
  case box(OutlineShape)
  /// The inside of a path.
  case path(SampledPath)
  /// A stroke along a path.
  case stroke(SampledPath, StrokeStyle)

  /// Returns the flattened outline, fine enough for `scale`.
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

  /// A rectangle that contains the outline.
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

  /// The size of the memory that only the source holds, in bytes.
  package var byteCount: Int {
    switch self {
    case .box: 0
    case .path(let sampled), .stroke(let sampled, _): sampled.path.elements.count * MemoryLayout<Path.Element>.stride
    }
  }
}

extension OutlineSource {
  /// Returns the outline with long boxes shortened: just long enough that neither end affects the middle of a shadow
  /// with the standard deviation `radius`.
  func ends(radius: Double) -> OutlineSource {
    guard case .box(var shape) = self, shape.borderWidth == nil else { return self }
    let corner = max(0, min(shape.cornerRadius, shape.size.width / 2, shape.size.height / 2))
    shape.cornerRadius = corner
    // Continuous corners extend beyond circular ones by more than half of their radius.
    let reach = shape.cornerCurve == .circular ? corner : 1.6 * corner
    // The room is three standard deviations, and a margin for the cells.
    let room = 2 * (reach + 4 * radius)
    shape.size = Size(min(shape.size.width, room), min(shape.size.height, room))
    return .box(shape)
  }
}

/// A path as a dictionary key: hashed by a sample of its elements, and compared by all of them.
///
/// Paths of a million elements are looked up in every frame. Identical arrays in memory compare equal immediately;
/// otherwise the comparison stops at the first difference.
package struct SampledPath: Hashable {
  package let path: Path

  private static let samples = 8

  package init(_ path: Path) { self.path = path }

  package func hash(into hasher: inout Hasher) {
    let elements = path.elements
    hasher.combine(elements.count)
    let step = max(1, elements.count / SampledPath.samples)
    for index in stride(from: elements.count - 1, through: 0, by: -step) { hasher.combine(elements[index]) }
  }
}
