import Geometry

/// A line to be stroked: a flattened subpath, or a part of one.
struct StrokeContour {
  var vertices: [StrokeVertex]
  /// True if the last vertex is followed by the first.
  var isClosed: Bool

  /// The number of straight segments between vertices.
  var segmentCount: Int { isClosed ? vertices.count : vertices.count - 1 }

  /// Returns the vertex that follows the one at `index`.
  func vertex(after index: Int) -> StrokeVertex { vertices[index + 1 < vertices.count ? index + 1 : 0] }

  /// Returns the length of the path that a segment replaces.
  ///
  /// Segments that replace a curve are longer than it, as their ends are outside it: by θ²/24 for an angle θ between
  /// the curve's directions at both ends, where θ² ≈ 2(1 − cos θ).
  func length(ofSegment index: Int) -> Double {
    let (a, b) = (vertices[index], vertex(after: index))
    return (b.point - a.point).length * (1 - (1 - a.leaving.dot(b.arriving)) / 12)
  }

  var length: Double { (0..<segmentCount).reduce(0) { $0 + length(ofSegment: $1) } }

  var reversed: StrokeContour {
    StrokeContour(vertices: vertices.reversed().map(\.reversed), isClosed: isClosed)
  }

  /// True if this is a line to a point and straight back.
  var isThereAndBack: Bool {
    isClosed && vertices.count == 2 && vertices.allSatisfy { $0.arriving.dot($0.leaving) < -0.999_999 }
  }

  /// The line from its first to its last vertex, without closing it.
  var opened: StrokeContour {
    var contour = StrokeContour(vertices: vertices, isClosed: false)
    for index in [0, vertices.count - 1] {
      let direction = index == 0 ? vertices[index].leaving : vertices[index].arriving
      (contour.vertices[index].arriving, contour.vertices[index].leaving) = (direction, direction)
    }
    return contour
  }
}

extension StrokeContour {
  /// Returns the part of the line between two positions, where `length` is the length of the whole line; nil if it is
  /// empty.
  ///
  /// If all of a closed line is kept, it stays closed.
  func part(from start: Double, to end: Double, length: Double) -> StrokeContour? {
    let tolerance = 1e-9 * length
    guard start > tolerance || end < length - tolerance else { return self }
    let range = (max(0, start), min(length, end))
    guard range.0 < range.1 else { return nil }
    var cutter = StrokeCutter(self, length: length)
    return cutter.part(range.0...range.1)
  }
}
